"""The command line: a thin shell over what the layers below can do."""
