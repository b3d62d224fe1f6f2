"""`python -m catanica` is the same as `catanica`."""

from catanica.cli.app import main

main()
