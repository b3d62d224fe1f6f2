"""A group of commands in which a word that is no command is looked up: `catanica cards knight`."""

from typing import Any, Final

from typer.core import TyperGroup

LOOK_UP: Final = "find"
WITH_VALUE: Final = ("--set", "--sets", "--kind", "--game", "--lang", "-l", "--root")
HELP: Final = ("-h", "--help")


def first_word(arguments: list[str]) -> str | None:
    """The first argument that is neither an option nor an option's value."""
    skip = False
    for argument in arguments:
        if skip:
            skip = False
        elif argument in WITH_VALUE:
            skip = True
        elif not argument.startswith("-"):
            return argument
    return None


class LookUpGroup(TyperGroup):
    """Takes anything that names no command as something to look up."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the missing command in front."""
        word = first_word(args)
        if word not in self.commands and not (word is None and any(a in HELP for a in args)):
            args = [LOOK_UP, *args]
        return super().parse_args(ctx, args)
