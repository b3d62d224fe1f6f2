"""What differs between the games and their editions: one value each, read where the rule lives."""

from mypy_extensions import i64

from catanica.games.principality.position.goods import ORE


class House:
    """The rules that differ between games and editions, each read at one place. See the games' own tables."""

    def __init__(self) -> None:
        self.points_to_win: i64 = 12
        self.hand_limit: i64 = 3
        self.hand_most: i64 = 10  # no limit rises above this (103.H.a)
        self.token_from: i64 = 1  # knight and mill: points needed at least (PR-4)
        self.mill_needs_city: bool = True  # KB-24
        self.robbed: i64 = ORE  # what brigands take besides wool (KB-10, PR-2)
        self.gold_starts_empty: bool = False  # PR-23
        self.start_from_top: bool = False  # the start hand is the top of a stack (PR-23)
        self.start_stacks: i64 = 0  # the stacks a start hand may come from; 0 for all (PR-23)
        self.search_in_fill: bool = True  # refilling may be by search (KB-51); else only the exchange (PR-5)
        self.swap_after_fill: bool = False  # the exchange follows a refill too (PR-5)
        self.first_roll_bare: bool = True  # nothing is played before the very first roll (103.B.a)
        self.ends_with_turn: bool = False  # a winner is looked for at the end of a turn only (PR-22)
        self.threshold: i64 = 7  # action cards: 0 none, 3 each player, 7 together (KB-29)
        self.demolition: bool = True  # KB-23
        self.brigands_from: i64 = 5  # first turn in which brigands come (KB-10)
        self.spy_takes_all: bool = False  # KB-40
        self.spy_needs_citadel: bool = False  # for magic actions, and then wizards and books too (101.D.d(a))
        self.swap_same_stack: bool = True  # KB-52
        self.surplus_waits: bool = True  # KB-31
        self.drawn_waits: bool = True  # where surplus goes at once: not after cards that draw (101.D.b(f))
        self.builder_any_stack: bool = True  # KB-41
        self.civil_war_any_fleet: bool = False  # 101.D.d(l)
        self.society_founds: bool = True  # 101.D.d(s)
        self.printing_puts: i64 = 1  # cards that go under the stack for three (101.D.d(k))
        self.crane_from: i64 = 5  # printed cost from which on a crane helps (101.D.d(m))
        self.castle_cannons: bool = False  # 101.D.d(n)
        self.manufactories_both: bool = True  # 101.D.d(e)
        self.manufactories_anywhere: bool = True  # 101.D.d(e)
        self.errands_forbidden: bool = True  # what keeps from attacks keeps knights from a second job (101.D.d(r))
        self.citadel_units_outside: bool = False  # dragons on the places of a metropolis (101.D.d(u))
        self.laid_aside: i64 = 0  # own cards that each player does without, chosen before shuffling (106.B.a)
        self.standstill: i64 = 200  # turns without anybody's points growing after which the game is counted (KD-9)
        self.turn_limit: i64 = 2000  # a game that long is stopped without a result
