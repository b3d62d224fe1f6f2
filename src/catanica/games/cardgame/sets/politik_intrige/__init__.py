"""Politik & Intrige: church, town hall and intrigue for the extended game."""
