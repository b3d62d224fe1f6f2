# mypyc: skip
"""Which decks come to the table: by name, as text, or drawn among those of the program."""

from collections.abc import Mapping, Sequence
from typing import Final

from catanica.games.cardgame.decks.building import build_deck
from catanica.games.cardgame.decks.characters import characters
from catanica.games.cardgame.decks.code import deck_named
from catanica.games.cardgame.decks.legality import faults_of, known_sets, supply
from catanica.games.cardgame.decks.presets import presets
from catanica.games.cardgame.decks.text import read_deck
from catanica.games.principality.cards.deck import Deck
from catanica.kernel.errors import InputError
from catanica.kernel.refusal import ILLEGAL, Fault, Refusal
from catanica.kernel.rng import Rng

DRAWN: Final = ("", "-")  # in the place of a deck: one is drawn
WITH_CHARACTERS: Final = "characters"
PLAIN: Final = ("tournament", WITH_CHARACTERS)  # ways to play with decks


def not_legal(deck: Deck, faults: list[Fault]) -> InputError:
    """The error for a deck that must not be played, with everything that speaks against it."""
    says = "The deck {deck!r} cannot be played: {refusal}."
    return InputError(says, deck=deck.name, refusal=Refusal(ILLEGAL, faults))


def read_decks(given: Sequence[str], mode: str) -> list[Deck | None]:
    """The decks that were asked for, by seat; nothing for one that is to be drawn."""
    if given and mode not in PLAIN:
        says = "decks go with mode {modes} only; mode {mode} is played from shared stacks."
        raise InputError(says, modes=" or ".join(PLAIN), mode=mode)
    if len(given) not in (0, 2):
        raise InputError("decks must name two decks, one for each seat, not {given}.", given=len(given))
    return [None if item in DRAWN else find_deck(item, mode) for item in given]


def find_deck(item: str, mode: str) -> Deck:
    """A deck by its name, as one word, or as the text that a person mails."""
    if mode == WITH_CHARACTERS and item in characters():
        return completed(item, ())
    if "\n" not in item:
        return deck_named(item)
    deck, wrong = read_deck(item, supply(known_sets()), {})
    if wrong:
        raise not_legal(deck, wrong)
    return deck


def check_decks(decks: Sequence[Deck | None], sets: Sequence[str], mode: str) -> None:
    """No deck comes to the table that is not legal; all faults are told."""
    for deck in decks:
        if deck is not None:
            wrong = faults_of(deck, sets, given_cards(deck) if mode == WITH_CHARACTERS else None)
            if wrong:
                raise not_legal(deck, wrong)


def given_cards(deck: Deck) -> Mapping[str, int]:
    """The twelve cards of the character that a deck is nearest to (101.D.c)."""
    return max(
        (who.cards for who in characters().values()),
        key=lambda cards: sum(min(n, deck.cards.get(card, 0)) for card, n in cards.items()),
    )


def completed(character: str, sets: Sequence[str]) -> Deck:
    """A character's deck: the twelve given cards, and twenty-one more of the same sort."""
    who = characters()[character]
    return build_deck(sets or who.sets, who.no, who.cards, who.name["en"])


def drawn_decks(decks: Sequence[Deck | None], mode: str, sets: Sequence[str], rng: Rng) -> list[Deck]:
    """Both decks, those that nobody chose drawn among the program's that these sets allow."""
    out: list[Deck] = []
    for seat in range(2):
        deck = decks[seat] if decks else None
        if deck is None:
            if mode == WITH_CHARACTERS:
                names = sorted(characters())
                deck = completed(names[int(rng.below(len(names)))], [s for s in sets if s in known_sets()])
            else:
                fits = [p.deck() for p in presets().values() if set(p.sets) <= set(sets)]
                deck = fits[int(rng.below(len(fits)))]
        out.append(deck)
    return out
