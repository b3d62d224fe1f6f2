"""What the command line says, in the reader's language: its own texts, names of cards, resources and players."""

from collections.abc import Mapping, Sequence
from typing import Final

from catanica.encyclopaedia.cards import card_names
from catanica.encyclopaedia.language import Texts, t, texts
from catanica.games.registry import DEFAULT

PLACES: Final = ("road", "region", "outside", "laid", "covered", "store")  # words of the notation for places


TERMINAL: Final = Texts("catanica.cli", "texts", "terminal")


def own_texts(lang: str) -> Mapping[str, str]:
    """Every text of the command line in a language, by `section.key`."""
    return TERMINAL.table(lang)


class Wording:
    """A language with the names of the players at the table."""

    def __init__(self, lang: str, seats: Sequence[str] = (), game: str = DEFAULT) -> None:
        self.lang = lang
        self.seats = list(seats)
        self.game = game  # two games share ids of cards, but not all their names

    def say(self, key: str, **params: object) -> str:
        """A text of the command line with its parameters filled in."""
        template = own_texts(self.lang)[key]
        return template.format(**params) if params else template

    def has(self, key: str) -> bool:
        """Whether there is a text under this key."""
        return key in own_texts(self.lang)

    def either(self, key: str, instead: str) -> str:
        """A text as it stands, or another where there is none: sets of the user's own may bring new questions."""
        table = own_texts(self.lang)
        return table.get(key) or table[instead]

    def question(self, kind: str, **params: object) -> str:
        """What a decision asks: as the terminal puts it, or in the words of the set that brought it."""
        if not self.has(f"asked.{kind}") and f"decision.{kind}" in texts(self.lang):
            return self.ui(f"decision.{kind}")
        return self.either(f"asked.{kind}", "asked.other").format(**params)

    def ui(self, key: str, **params: object) -> str:
        """A text shared with the other faces of the program."""
        return t(self.lang, key, **params)

    def card(self, card: object) -> str:
        """A card's name; the id where nobody has given it one."""
        return card_names(self.lang, self.game).get(str(card), str(card))

    def resource(self, name: object) -> str:
        """A resource's name."""
        return self.ui(f"resource.{name}")

    def goods(self, amounts: Mapping[str, int]) -> str:
        """Amounts as a list: `2 ore, 1 grain`."""
        return ", ".join(f"{n} {self.resource(name)}" for name, n in amounts.items() if n)

    def counted(self, name: str, n: int) -> str:
        """A number of a counter: `2 owls`."""
        key = f"counter.{name}.one" if n == 1 else f"counter.{name}.many"
        return f"{n} {texts(self.lang).get(key, name)}"  # a set of one's own may leave its counter unnamed

    def who(self, seat: int) -> str:
        """The name of a seat."""
        return self.seats[seat] if 0 <= seat < len(self.seats) else self.say("screen.player", number=seat + 1)

    def row(self, row: int) -> str:
        """Above or below."""
        return self.say("screen.below" if row else "screen.above")

    def place(self, text: str) -> str:
        """A place of the notation (`L1 above`) in the reader's words."""
        names = {"above": self.row(0), "below": self.row(1)}
        names |= {
            word: self.say(f"screen.{word}") for word in ("road", "region", "outside", "laid", "covered", "store")
        }
        return " ".join(names.get(word, word) for word in text.split())


def seat_names(wording: Wording, players: Sequence[str]) -> list[str]:
    """How the players are called: one person is `You`, several are numbered, bots carry their own names."""
    people = sum(1 for p in players if p == "you")
    names: list[str] = []
    for seat, player in enumerate(players):
        if player != "you":
            names.append(player.rpartition(":")[2])
        elif people == 1:
            names.append(wording.say("screen.you"))
        else:
            names.append(wording.say("screen.player", number=seat + 1))
    return distinct(names)


def distinct(names: Sequence[str]) -> list[str]:
    """Names with the seat's number behind those that occur more than once."""
    return [name if names.count(name) == 1 else f"{name} {seat + 1}" for seat, name in enumerate(names)]
