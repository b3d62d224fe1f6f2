"""Whether the bridge holds: after every action of random games both tables must agree.

Three questions each time. Does the position that is built have what they note of every player, the bank and the robber?
Are our legal actions theirs, both ways? And does our engine come to the same position by itself when it does what they
did and chance brings it what it brought them?
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT
from catanatron.models.enums import ActionPrompt, ActionType

from catanica.games.board import verbs
from catanica.games.board.goods import CARD_NAMES, KINDS, amount, size
from catanica.games.board.harvest import claim
from catanica.games.board.island import DESERT
from catanica.games.board.state import CITIES, ROADS, TOWNS, BoardState
from catanica.games.board.vocabulary import card_is, die_is, good_is, other_die_is, seat_of
from catanica.kernel.ints import ones
from catanica.kernel.words import number_of
from tools.catanatron import bridge
from tools.catanatron.bridge import CARDS, GOODS, Way, of, onward, position, ways

LONGEST: Final = "highway"  # the field of the holder
BY_OTHER_RULES: Final = {"fresh", "offered", "reveals"}  # fields of a position text that are told on purpose
SHORT: Final = "short bank"
HOLDER: Final = "holder of the longest road"
ORDER: Final = "who gives cards back first"
SEVEN: Final = 7


def table(game: Any, t: BoardState) -> list[str]:
    """What they note otherwise than the position has it."""
    state, out = game.state, []
    for seat in range(t.seats):
        noted: dict[str, tuple[object, object]] = {
            "hand": (counts(t.hands[seat]), list(bridge.held(state, seat, GOODS).values())),
            "cards": (counts(t.cards[seat]), list(bridge.held(state, seat, CARDS).values())),
            "roads": (int(t.laid[seat]), ROADS - of(state, seat, "ROADS_AVAILABLE")),
            "settlements": (ones(t.towns[seat]), TOWNS - of(state, seat, "SETTLEMENTS_AVAILABLE")),
            "cities": (ones(t.cities[seat]), CITIES - of(state, seat, "CITIES_AVAILABLE")),
            "knights": (int(t.knights[seat]), of(state, seat, "PLAYED_KNIGHT")),
            "army": (t.army == seat, bool(of(state, seat, "HAS_ARMY"))),
            LONGEST: (t.highway == seat, bool(of(state, seat, "HAS_ROAD"))),
            "open points": (t.open_points(seat), of(state, seat, "VICTORY_POINTS")),
            "points": (t.points(seat), of(state, seat, "ACTUAL_VICTORY_POINTS")),
        }
        if not cut(t, seat):
            noted["length"] = int(t.lengths[seat]), state.board.road_lengths.get(state.colors[seat], 0)
        out += [f"{what} of seat {seat}: {one}, not {two}" for what, (one, two) in noted.items() if one != two]
    bank = [state.resource_freqdeck[bridge.BANK.index(resource)] for resource in GOODS]
    if counts(t.stock) != bank or size(t.deck) != len(state.development_listdeck):
        out.append(f"bank: {counts(t.stock)}, not {bank}")
    robbed = state.board.map.land_tiles[state.board.robber_coordinate]
    terrain = DESERT if robbed.resource is None else bridge.good(robbed.resource)
    if (t.island.terrain[t.robber], t.island.tokens[t.robber]) != (terrain, robbed.number or 0):
        out.append("robber: it stands at another hex")
    return out


def cut(t: BoardState, seat: int) -> bool:
    """Whether a foreign building stands at a road of a seat: they do not count a road up to there."""
    return t.reach[seat] & t.all_buildings() & ~t.buildings(seat) != 0


def counts(cards: int) -> list[int]:
    """How many of each kind."""
    return [int(amount(cards, kind)) for kind in range(KINDS)]


def options(t: BoardState, found: dict[Way, Any]) -> list[str]:
    """What is legal on one side only, step by step on the ways; offers, and robbing empty hands, are ours alone."""
    out = []
    for begun in sorted({way[:n] for way in found for n in range(len(way))}):
        line = t.clone()
        for code in begun:
            line.step(code)
        legal = {int(code) for code in line.legal() if code != verbs.OFFER and not _robs_nothing(line, code)}
        out += [f"{line.say(code)}: not legal here" for code in onward(found, begun) - legal]
        out += [f"{line.say(code)}: not legal there" for code in legal - onward(found, begun)]
    return out


def _robs_nothing(t: BoardState, code: int) -> bool:
    return number_of(code) == verbs.ROB and t.hands[seat_of(code)] == 0


def chance(action: Any) -> list[int]:
    """What chance brought with an action of theirs, as ours has it."""
    kind, value = action.action_type, action.value
    if kind == ActionType.ROLL:
        return [int(verbs.DICE | die_is(value[0]) | other_die_is(value[1]))]
    if kind == ActionType.BUY_DEVELOPMENT_CARD:
        return [int(verbs.DRAW | card_is(CARD_NAMES.index(CARDS[value])))]
    if kind == ActionType.MOVE_ROBBER and value[1] is not None:
        return [int(verbs.STEAL | good_is(bridge.good(value[2])))]
    if kind == ActionType.DISCARD:
        return [int(verbs.DISCARD | good_is(bridge.good(resource))) for resource in value]
    return []


def replayed(before: BoardState, way: Way, done: Any, after: BoardState) -> list[str]:
    """The fields in which our engine comes to another position than they do."""
    line = before.clone()
    line.explicit = True
    for code in (*way, *chance(done)):
        line.apply(code)
    ours, theirs = fields(line), fields(after)
    return sorted(name for name in ours.keys() | theirs.keys() if ours.get(name) != theirs.get(name))


def fields(t: BoardState) -> dict[str, str]:
    """A position text by its fields."""
    told = [one.partition("=") for one in t.text().split("/")[1:]]
    return {name: value for name, _, value in told if name not in BY_OTHER_RULES}


def excused(before: BoardState, done: Any, after: BoardState, differ: list[str]) -> str:
    """The difference of rules that explains other fields, or nothing."""
    if not differ:
        return ""
    if differ == [LONGEST] and any(cut(after, seat) for seat in range(after.seats)):
        return HOLDER
    if done.action_type == ActionType.ROLL and sum(done.value) == SEVEN and set(differ) <= {"agenda", "to_move"}:
        return ORDER
    if done.action_type == ActionType.ROLL and set(differ) <= {"hands", "stock"}:
        total = sum(int(claim(before, seat, sum(done.value))) for seat in range(before.seats))
        if any(amount(total, kind) > amount(before.stock, kind) for kind in range(KINDS)):
            return SHORT
    return ""


@dataclass
class Checked:
    """What random games showed."""

    games: int = 0
    actions: int = 0
    other_rules: Counter[str] = field(default_factory=Counter)  # differences a rule explains, and how often
    faults: list[str] = field(default_factory=list)  # differences that must not be


def check(players: int, seed: int, so_far: Checked) -> None:
    """Play a random game, and look at both tables before and after every action."""
    game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed)
    lots = Random(seed)
    t = position(game)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        found = ways(t, game.state, game.state.playable_actions)
        giving = game.state.current_prompt == ActionPrompt.DISCARD
        wrong = table(game, t) + ([] if giving else options(t, found))
        way = () if giving else lots.choice(sorted(found))
        done = game.execute(game.state.playable_actions[0] if giving else found[way])
        after = position(game)
        if game.winning_color() is None:  # what follows a victory is nobody's concern
            differ = replayed(t, way, done, after)
            reason = excused(t, done, after, differ)
            so_far.other_rules.update([reason] if reason else [])
            wrong += [f"{name} after {done}" for name in differ if not reason]
        so_far.faults += [f"game {seed}, turn {game.state.num_turns}: {one}" for one in wrong]
        so_far.actions += 1
        t = after
    so_far.games += 1
