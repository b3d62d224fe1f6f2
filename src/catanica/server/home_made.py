"""Home-made sets at the server's door: judged before anything is made of them, and told with their game."""

from collections.abc import Mapping
from typing import Any

from catanica.encyclopaedia.errors import in_words
from catanica.games.principality.cards.facts import Misfit
from catanica.games.principality.cards.home import MARK, SET, HomeSet, home_in, to_word
from catanica.games.principality.cards.shelf import judged_home
from catanica.server.messages import Fault
from catanica.server.refusals import No

OPTION = "sets"  # the option that names the sets of a game


class NotRight(No):
    """A home-made set with faults."""

    def __init__(self, faults: list[Misfit]) -> None:
        super().__init__("home_set", 422)
        self.each = faults

    def faults(self, lang: str, names: Mapping[str, str] | None = None) -> list[Fault]:
        """Every fault by card and field."""
        return [
            Fault(code=self.code, sentence=" ".join(filter(None, (f.card, f.field, in_words(f.says, lang)))))
            for f in self.each
        ]


def sound_home(game: str, data: object) -> HomeSet:
    """A home-made set out of plain data; raises a refusal with everything that is wrong with it."""
    found, faults = judged_home(game, data)
    if found is None:
        raise NotRight(faults)
    return found


def with_home(game: str, options: dict[str, Any], data: object) -> dict[str, Any]:
    """Options of a new game with a home-made set among the sets."""
    chosen = options.get(OPTION, ["base"])
    sets = chosen if isinstance(chosen, list) else str(chosen).split(",")
    return {**options, OPTION: [*sets, to_word(sound_home(game, data))]}


def told_options(options: Mapping[str, str]) -> dict[str, str]:
    """Options as players are told them: a home-made set by a name, not by all that is in it."""
    sets = [SET if name.startswith(MARK) else name for name in options.get(OPTION, "").split(",")]
    return {**options, OPTION: ",".join(sets)} if OPTION in options else dict(options)


def told_home(options: Mapping[str, str]) -> dict[str, Any] | None:
    """The home-made set of a game as plain data."""
    found = home_in(options.get(OPTION, ""))
    return None if found is None else found.plain()
