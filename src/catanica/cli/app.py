"""The `catanica` command and what all its parts share: the version, and how wrong input ends.

Wrong input ends with one sentence on the error stream and exit code 2. Ctrl-C ends quietly with 130.
"""

import errno
import sys
from collections.abc import Callable
from typing import Annotated, Final

import typer

from catanica import __version__
from catanica._runtime import engine
from catanica.cli import cards, deck, games, rules
