"""How positions, actions and happenings are told: words and views."""
