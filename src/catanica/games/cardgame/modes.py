# mypyc: skip
"""The ways to play: which cards lie in which stacks, whose they are, and what each way asks for (101.D.c, 106)."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.cardgame.decks.deck import EVENTS, SIZE, Deck
from catanica.games.cardgame.decks.legality import NEVER, SET_ASIDE, supply
from catanica.games.cardgame.tournament import OWN_STACKS
from catanica.games.principality.cards.catalogue import ONE_EACH, Catalogue
from catanica.games.principality.cards.facts import CardFact
from catanica.games.principality.position.duel import EITHER
from catanica.games.principality.position.rulebook import Rulebook
from catanica.kernel.errors import InputError

COMMON: Final = "common"  # one box, stacks for both: base and extended game
TOURNAMENT: Final = "tournament"  # each brings a deck
SMALL: Final = "small"  # one box, split between both (106.B.a)
BEGINNERS: Final = "beginners"  # base game, one theme box, a few more stacks
CHARACTERS: Final = "characters"  # decks of which a character gives twelve cards
MODES: Final = (COMMON, TOURNAMENT, SMALL, BEGINNERS, CHARACTERS)
WITH_DECKS: Final = (TOURNAMENT, CHARACTERS)

BOX_OF_1997: Final = ("base", "ritter_haendler", "wissenschaft_fortschritt")  # what the first tournament set held
STACKED: Final = ("action", "building", "unit", "wizard", "spellbook")  # kinds of cards that lie in the stacks
BASE_STACKS: Final = 5  # the base game's stacks (KB-2)
EXTENDED_BASE_STACKS: Final = 4  # base cards in the extended game (101.D.c)
THEME_STACKS: Final = 2  # for each theme set (105.B.a, 106.C)
BEGINNERS_STACKS: Final = 3  # the theme cards of the beginners' tournament
ONCE: Final = "jahreswechsel"  # the event of which only the host gives one

Facts = dict[str, list[CardFact]]


def usual_sets(mode: str, decks: Sequence[Deck | None], every: Sequence[str]) -> list[str]:
    """The sets of a way to play when none are asked for: those of the decks, of 1997, or all where decks are drawn."""
    named = [s for deck in decks if deck is not None for s in deck.sets]
    if mode != TOURNAMENT:
        named += BOX_OF_1997
    elif not decks or None in decks:
        named += every
    return [s for s in every if s in named] + [s for s in dict.fromkeys(named) if s not in every]


def check_mode(mode: str, sets: Sequence[str], variant: str, own_cards: object) -> None:
    """What a way to play does not go with."""
    if mode == BEGINNERS and set(sets) != set(BOX_OF_1997):
        raise InputError("mode beginners is played with {sets} (101.D.c).", sets=", ".join(BOX_OF_1997))
    if mode != COMMON and variant != "row":
        says = "variant {variant!r} goes with mode common only: it says how shared stacks are laid out."
        raise InputError(says, variant=variant)
    if mode != SMALL and own_cards is not None:
        says = "own_cards = {n} goes with mode small only: it says how many of the split cards each player keeps."
        raise InputError(says, n=own_cards)
    if mode in WITH_DECKS and NEVER in sets:
        raise InputError("{set} is not played in tournaments any more (141.K.b): leave it out.", set=NEVER)


def allowed(mode: str, fact: CardFact) -> CardFact | None:
    """A card as a way to play has it, or nothing where all copies stay in the box."""
    if fact.only and mode not in (*WITH_DECKS, SMALL):
        return None
    left = fact.leaves.get(BEGINNERS, 0) if mode == BEGINNERS else 0  # what the box of 1997 did not hold, most events
    if left == 0:
        return fact
    return fact.model_copy(update={"count": fact.count - left}) if left < fact.count else None


def count_two_boxes(cat: Catalogue, sets: Sequence[str]) -> None:
    """Each player has boxes of his own: a card is in the game as often as both decks together may hold it."""
    for card, held in supply(sets).items():
        n = cat.number(card)
        if n > 0 and (held.event or cat.fact(n).kind in STACKED):
            cat.copies[n] = 2 * held.limit + given_events(cat.fact(n))


def given_events(fact: CardFact) -> int:
    """How many copies of a card both players give to the event stack beside those of their choice (101.D.c)."""
    return (1 if fact.id == ONCE else 2) * fact.leaves.get(SET_ASIDE, 0)


def lay_out(
    rules: Rulebook, mode: str, by_set: Facts, opened: set[str], variant: str, own_cards: object = None
) -> None:
    """Which cards lie in which stacks, whose these are, and which cards are laid open."""
    if mode in WITH_DECKS:
        own_decks(rules)
    elif mode == SMALL:
        split_evenly(rules)
        agree_on(rules, own_cards)
    elif mode == BEGINNERS:
        beginners_stacks(rules, by_set, opened)
    else:
        part_stacks(rules, by_set, opened, variant)


def own_decks(rules: Rulebook) -> None:
    """Four stacks each, of what each player brings."""
    rules.parts = [OWN_STACKS, OWN_STACKS]
    rules.groups = [[], []]
    rules.stack_owner = vec[i64]([0] * OWN_STACKS + [1] * OWN_STACKS)
    rules.deck_cards = SIZE
    rules.deck_events = EVENTS
    rules.fixed_events = [rules.cat.number(f.id) for f in rules.cat.facts for _ in range(given_events(f))]


def split_evenly(rules: Rulebook) -> None:
    """Copies are split between the players; single cards and those left over lie between them (106.B.a)."""
    halves: list[int] = []
    middle: list[int] = []
    for n in range(1, len(rules.cat.ids)):
        if rules.cat.fact(n).kind in STACKED:
            halves += [n] * (rules.cat.copies[n] // 2)
            middle += [n] * (rules.cat.copies[n] % 2)
    rules.groups = [halves, list(halves), middle]
    rules.parts = [OWN_STACKS] * 3
    rules.stack_owner = vec[i64]([0] * OWN_STACKS + [1] * OWN_STACKS + [EITHER] * OWN_STACKS)


def agree_on(rules: Rulebook, own_cards: object) -> None:
    """How many of the split cards each player keeps, if that was agreed on; the others are laid aside (106.B.a)."""
    if isinstance(own_cards, int):
        most = len(rules.groups[0])
        if own_cards > most:
            says = "own_cards = {n}: with these sets each player has {most} cards of his own (106.B.a)."
            raise InputError(says, n=own_cards, most=most)
        rules.house.laid_aside = most - own_cards


def stacked(rules: Rulebook, facts: Sequence[CardFact], opened: set[str]) -> list[int]:
    """The cards of a set that lie in stacks; those laid open are noted as such (105.C.b)."""
    group: list[int] = []
    for f in facts:
        n = rules.cat.number(f.id)
        if f.id in opened:
            rules.displayed[n] = rules.displayed[n] + f.count
            rules.cat.flags[n] = rules.cat.flags[n] | ONE_EACH  # one of each for either player (105.C.b)
        elif f.kind in STACKED:
            group.extend([n] * f.count)
    return group


def beginners_stacks(rules: Rulebook, by_set: Facts, opened: set[str]) -> None:
    """The base game's five stacks, and three more of all theme cards; universities lie open (101.D.c)."""
    rules.groups = [
        stacked(rules, by_set["base"], set()),
        stacked(rules, [f for s, facts in by_set.items() if s != "base" for f in facts], opened),
    ]
    rules.parts = [BASE_STACKS, BEGINNERS_STACKS]


def part_stacks(rules: Rulebook, by_set: Facts, opened: set[str], variant: str) -> None:
    """Stacks for both players: base cards and each theme set, or all together (105.B.a, 105.C.b, 106.C, 106.D)."""
    shuffled = variant == "bear" and len(by_set) > 1
    opened = set() if shuffled else opened  # bear variant: everything is shuffled together (106.D)
    groups = [stacked(rules, facts, opened) for facts in by_set.values()]
    themes = len(groups) - 1
    if shuffled:
        rules.groups = [[n for group in groups for n in group]]
        rules.parts = [EXTENDED_BASE_STACKS + THEME_STACKS * themes]
    else:
        rules.groups = groups
        rules.parts = [EXTENDED_BASE_STACKS if themes else BASE_STACKS] + [THEME_STACKS] * themes
