# mypyc: skip
"""The card game at a terminal: a game of principalities in which players make each other offers."""

from typing import Any, cast

from catanica.cli.common import View
from catanica.cli.wording import Wording
from catanica.games.cardgame.trading import OFFER_ANSWER, OFFER_EDIT, given_of, side_bundle, wanted_of
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.position.duel import Duel
from catanica.games.principality.position.goods import KINDS, NAMES, of
from catanica.games.principality.terminal.face import PrincipalityFace
from catanica.games.principality.terminal.picture import PrincipalityPicture
from catanica.kernel.state import State
from catanica.kernel.words import number_of


class CardGameFace(PrincipalityFace):
    """The card game in one language."""

    def __init__(self, words: Wording, cat: Catalogue) -> None:
        super().__init__(words, cat, PrincipalityPicture(words, cat))

    def stack_owner(self, view: View, stack: int) -> str:
        """Before the first stack of every player his name; some may lie between them (106.B.a)."""
        owners = [one["owner"] for one in view["stacks"]]
        if set(owners) == {None} or owners.index(owners[stack]) != stack:
            return ""
        whose = self.words.say("screen.between") if owners[stack] is None else self.words.who(owners[stack])
        return f" · {whose}"

    def offer(self, state: Any) -> str:
        """What is given and what is asked for."""
        top = state.agenda[len(state.agenda) - 1]
        if number_of(top) not in (OFFER_ANSWER.number, OFFER_EDIT.number):
            return ""
        sides = (_amounts(side_bundle(given_of(top))), _amounts(side_bundle(wanted_of(top))))
        return " → ".join(self.words.goods(side) or self.words.ui("term.nothing") for side in sides)


def _amounts(bundle: int) -> dict[str, int]:
    return {NAMES[k]: int(of(bundle, k)) for k in range(KINDS) if of(bundle, k)}


def face(state: State, words: Wording) -> CardGameFace:
    """The face of the game a position belongs to, with the cards that position knows."""
    return CardGameFace(words, cast(Duel, state).rules.cat)
