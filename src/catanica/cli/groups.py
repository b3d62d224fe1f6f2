"""Commands and groups of them: their help, and a group in which a word that is no command is looked up."""

from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

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


def without_type(parameters: list[Any]) -> list[Any]:
    """Parameters as help shows them: a flag takes no value, so none is named behind it."""
    for parameter in parameters:
        if getattr(parameter, "is_flag", False):
            parameter.metavar = ""
    return parameters


class Command(TyperCommand):
    """One command."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Its parameters, that of `--help` included."""
        return without_type(super().get_params(ctx))


class Group(TyperGroup):
    """A group of commands."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Its own parameters, that of `--help` included."""
        return without_type(super().get_params(ctx))


class LookUpGroup(Group):
    """Takes anything that names no command as something to look up: `catanica cards knight`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the missing command in front."""
        word = first_word(args)
        if word not in self.commands and not (word is None and any(a in HELP for a in args)):
            args = [LOOK_UP, *args]
        return super().parse_args(ctx, args)
