"""Changes of the database from version to version, run at every start."""
