"""Contests between bots: pairings, blocks of games on the same deal with every seat once, and what they came to."""

import json
import re
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from catanica.arena.bout import Bout, Fault, Played, from_dict
from catanica.arena.guests import tried
from catanica.arena.rating import Meeting, Sprt, rated, wilson
from catanica.arena.seeds import number
from catanica.arena.simulate import fitting
from catanica.arena.workers import play_all
from catanica.bots.registry import bot_class, of_ones_own
from catanica.games.registry import find
from catanica.kernel.errors import InputError, reason_of

Progress = Callable[[int, int], None]
Runner = Callable[[Iterable[Bout]], Generator[Played, None, None]]
ZEROS: Final = ("greedy", "normal", "frozen")  # whose rating is 0, if they take part


@dataclass(frozen=True)
class Pairing:
    """One bot against another; at larger tables one against several of the other."""

    one: str
    other: str

    def seated(self, seats: int, turn: int) -> tuple[str, ...]:
        """Who sits where in a game of a block."""
        return tuple(self.one if seat == turn else self.other for seat in range(seats))


@dataclass
class Terms:
    """What a contest is: the same terms give the same games, wherever and in whatever order they are played."""

    game: str
    options: dict[str, object]
    bots: list[str]
    games: int  # in all, shared out evenly among the pairings, whole blocks only
    seed: int
    gauntlet: bool = False  # the first bot against each other one, instead of everybody against everybody
    seats: int = 2
    sprt: Sprt | None = None
    records: Path | None = None

    def pairings(self) -> list[Pairing]:
        """Who meets whom; at larger tables both ways round."""
        found = []
        for i, one in enumerate(self.bots):
            for j, other in enumerate(self.bots):
                fits = i == 0 if self.gauntlet else i < j or self.seats > 2
                if i != j and fits:
                    found.append(Pairing(one, other))
        return found

    def blocks(self) -> int:
        """Blocks each pairing plays."""
        return max(1, -(-self.games // (len(self.pairings()) * self.seats)))

    def bouts(self, pairing: Pairing, block: int) -> list[Bout]:
        """The games of a block: one deal, every seat once."""
        seed = number(self.seed, "block", block)
        pair = f"{_plain(pairing.one)}-{_plain(pairing.other)}"
        return [
            Bout(
                f"{pair}-{block}-{turn}", self.game, self.options, pairing.seated(self.seats, turn), seed, self.records
            )
            for turn in range(self.seats)
        ]

    def about(self) -> dict[str, Any]:
        """What a log must agree with to be gone on with."""
        return {"game": self.game, "options": self.options, "bots": self.bots, "seed": self.seed, "seats": self.seats}


def _plain(name: str) -> str:
    """A bot's name as it can be part of a file's: without its module, and a command without blanks and slashes."""
    return re.sub(r"[^\w.-]+", "_", name.rpartition(":")[2])


def terms(
    game: str,
    options: Mapping[str, object],
    bots: Sequence[str],
    games: int,
    seed: int,
    gauntlet: bool = False,
    sprt: Sprt | None = None,
    records: Path | None = None,
) -> Terms:
    """Settled terms. Raises InputError for a game, option, bot or number that makes no sense."""
    if games < 1:
        raise InputError("The number of games must be at least 1, not {given}.", given=games)
    if len(bots) < 2:
        raise InputError("A contest needs at least two bots, with commas between them.")
    if len(set(map(_plain, bots))) < len(bots):
        raise InputError("Every bot takes part once; a name is there twice.")
    if records is not None and not records.is_dir():
        raise InputError("{folder} is not a folder; make it first, or leave --records out.", folder=records)
    settled = fitting(game, options, 2)
    seats = find(game)(**settled).new(seed=0, trace=False).seats
    for name in bots:
        if of_ones_own(name):
            tried(name, game, settled)
        else:
            bot_class(name, game)
    return Terms(game, settled, list(bots), games, seed, gauntlet, seats, sprt, records)


class Log:
    """A line for every game, written as it ends: what stands there is not played again."""

    def __init__(self, file: Path | None, about: dict[str, Any]) -> None:
        self.file = file
        self.known: dict[str, Played] = {}
        if file is None:
            return
        if file.exists():
            self._read(file, about)
        else:
            self._add({"contest": about})

    def _read(self, file: Path, about: dict[str, Any]) -> None:
        try:
            lines = file.read_text(encoding="utf-8").split("\n")
        except UnicodeDecodeError as wrong:
            raise InputError("{file} cannot be read as a contest's log ({reason}).", file=file, reason=wrong) from None
        except OSError as wrong:
            raise InputError("{file}: cannot be read ({reason}).", file=file, reason=reason_of(wrong)) from None
        whole = lines[:-1]  # a line that was cut off in the middle is played again
        try:
            first = json.loads(whole[0])["contest"] if whole else None
            games = [from_dict(json.loads(line)) for line in whole[1:]]
        except (ValueError, KeyError, TypeError) as error:
            raise InputError("{file} cannot be read as a contest's log ({reason}).", file=file, reason=error) from error
        if first != json.loads(json.dumps(about, default=str)):
            raise InputError("{file} is the log of another contest: game, options, bots or seed differ.", file=file)
        self.known = {played.name: played for played in games}
        if lines[-1]:
            file.write_text("\n".join([*whole, ""]), encoding="utf-8")

    def _add(self, line: dict[str, Any]) -> None:
        if self.file is not None:
            try:
                with self.file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(line, default=str) + "\n")
            except OSError as wrong:
                says = "{file}: cannot be written ({reason})."
                raise InputError(says, file=self.file, reason=reason_of(wrong)) from None

    def note(self, played: Played) -> None:
        """One more game, counted once however often it was played."""
        if played.name not in self.known:
            self.known[played.name] = played
            self._add(played.as_dict())


@dataclass
class Contest:
    """A contest while it goes on, and what it came to."""

    terms: Terms
    log: Log
    interrupted: bool = False
    asked: set[str] = field(default_factory=set)

    def due(self) -> Iterator[Bout]:
        """The games still to be played, block by block through all pairings; those that are decided are left out."""
        t = self.terms
        for block in range(t.blocks()):
            for pairing in t.pairings():
                if t.sprt is not None and t.sprt.decided(self.scores(pairing), t.seats) != 0:
                    continue
                for bout in t.bouts(pairing, block):
                    if bout.name not in self.log.known and bout.name not in self.asked:
                        self.asked.add(bout.name)
                        yield bout

    def run(self, runner: Runner, progress: Progress | None = None) -> None:
        """Play what is due. Ctrl-C ends it early with the games played so far."""
        total = self.terms.blocks() * self.terms.seats * len(self.terms.pairings())
        games = runner(self.due())
        try:
            for played in games:
                self.log.note(played)
                if progress is not None:
                    progress(len(self.log.known), total)
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            games.close()

    # -- what it came to ------------------------------------------------------------------------------------------

    def block(self, pairing: Pairing, block: int) -> list[Played]:
        """The games of a block that were played."""
        names = [bout.name for bout in self.terms.bouts(pairing, block)]
        return [self.log.known[name] for name in names if name in self.log.known]

    def scores(self, pairing: Pairing) -> list[float]:
        """The share of the first bot in every whole block; a game without a winner counts an even share."""
        out = []
        for block in range(self.terms.blocks()):
            games = self.block(pairing, block)
            if len(games) == self.terms.seats:
                even = 1 / self.terms.seats
                out.append(sum(even if p.winner < 0 else p.bots[p.winner] == pairing.one for p in games) / len(games))
        return out

    def pairing(self, pairing: Pairing) -> dict[str, Any]:
        """How two bots stand against each other."""
        games = [p for block in range(self.terms.blocks()) for p in self.block(pairing, block)]
        ended = [p for p in games if p.winner >= 0]
        won = sum(p.bots[p.winner] == pairing.one for p in ended)
        low, high = wilson(won, len(ended))
        told: dict[str, Any] = {
            "bot": pairing.one,
            "against": pairing.other,
            "games": len(games),
            "won": won,
            "lost": len(ended) - won,
            "without_winner": len(games) - len(ended),
            "share": round(won / len(ended), 4) if ended else None,
            "low": round(low, 4),
            "high": round(high, 4),
            "even_share": round(1 / self.terms.seats, 4),
        }
        if self.terms.sprt is not None:
            scores = self.scores(pairing)
            told["llr"] = round(self.terms.sprt.llr(scores, self.terms.seats), 3)
            told["decided"] = self.terms.sprt.decided(scores, self.terms.seats)
        return told

    def as_dict(self) -> dict[str, Any]:
        """Everything worth knowing, ready for JSON."""
        t = self.terms
        blocks = []
        for pairing in t.pairings():
            for n in range(t.blocks()):
                games = [
                    Meeting(tuple(sorted(p.bots)), p.bots[p.winner]) for p in self.block(pairing, n) if p.winner >= 0
                ]
                if games:
                    blocks.append(games)
        zero = next((name for name in ZEROS if name in t.bots), t.bots[0])
        elo = rated(blocks, t.bots, zero, t.seed)
        return {
            **t.about(),
            "games": t.games,
            "played": len(self.log.known),
            "interrupted": self.interrupted,
            "ladder": [
                {
                    "bot": name,
                    "elo": round(r.elo, 1),
                    "low": round(r.low, 1),
                    "high": round(r.high, 1),
                    **self.pace(name),
                }
                for name, r in sorted(elo.items(), key=lambda pair: -pair[1].elo)
            ],
            "zero": zero,
            "pairings": [self.pairing(pairing) for pairing in t.pairings()],
            "faults": [fault.__dict__ for fault in self.faults()],
        }

    def pace(self, name: str) -> dict[str, float]:
        """CPU time of a bot per decision with a choice, in milliseconds."""
        decisions, seconds, slowest = 0, 0.0, 0.0
        for p in self.log.known.values():
            for seat, bot in enumerate(p.bots):
                if bot == name:
                    decisions += p.unforced[seat]
                    seconds += p.seconds[seat]
                    slowest = max(slowest, p.slowest[seat])
        return {"mean_ms": round(1000 * seconds / max(1, decisions), 2), "slowest_ms": round(1000 * slowest, 1)}

    def faults(self) -> list[Fault]:
        """What bots did wrong."""
        return [fault for name in sorted(self.log.known) for fault in self.log.known[name].faults]


def here(processes: int, patience: float) -> Runner:
    """Games are played by processes of this machine."""
    if processes < 1:
        raise InputError("The number of processes must be at least 1, not {given}.", given=processes)
    if not patience > 0:
        raise InputError("A bot needs more than {given} seconds.", given=f"{patience:g}")
    return lambda bouts: play_all(bouts, processes, patience)
