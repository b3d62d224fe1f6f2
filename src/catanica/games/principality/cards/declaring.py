# mypyc: skip
"""What a set's data declare is put on a rulebook: counters with their two steps, figures, hints for bots."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from catanica.games.principality.cards.counter import Counter, Figure, declared
from catanica.games.principality.cards.facts import CardFact, SetFacts
from catanica.games.principality.steps.counters import CounterStep

if TYPE_CHECKING:  # a rulebook is made out of sets
    from catanica.games.principality.position.rulebook import Rulebook


def declare(rules: "Rulebook", about: SetFacts, scope: str) -> None:
    """Put on a rulebook what a set says only it knows; `scope` comes before the names of its steps."""
    facts = rules.cat.facts
    for name, said in about.counters.items():
        room = _column([said.room if _is(f, said.on) else 0 for f in facts])
        price = _column([f.price.get(name, 0) for f in facts])
        paying, gaining = f"pay_{name}", f"gain_{name}"
        rows = declared(scope + paying), declared(scope + gaining)
        counter = Counter(name, room, price, said.worth, *rows, said.icon, said.signs, said.rests)
        rules.add_counter(counter)
        rules.add_step(counter.paying, CounterStep(paying, said.rule, counter, -1))
        rules.add_step(counter.gaining, CounterStep(gaining, said.rule, counter, 1))
    for name, worth in about.figures.items():
        rules.add_figure(Figure(name, _column([f.figures.get(name, 0) for f in facts]), worth))
    for n, f in enumerate(facts, 1):
        rules.worth[n] = rules.worth[n] + sum(worth for name, worth in about.worth.items() if _is(f, name))
        rules.lasting[n] = rules.lasting[n] + sum(worth for name, worth in about.lasting.items() if _is(f, name))
    rules.answers |= {f"{scope}{step}": answer for step, answer in about.answers.items()}


def _is(f: CardFact, name: str) -> bool:
    """Whether a card is meant by its id, its kind, or by what it is or does."""
    return name in (f.id, f.like, f.kind) or name in f.flags or name in f.traits


def _column(values: list[int]) -> vec[i64]:
    """Values by card number; number 0 is a card nobody knows."""
    return vec[i64]([0, *values])
