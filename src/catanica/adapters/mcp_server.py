"""The games for language models: a server of the Model Context Protocol with tools to look, ask and play.

One process plays any number of games, each with a name; every tool answers with plain data. What is wrong comes back
as a sentence. The other seats are played by bots at once, so that a model only sees its own decisions.
"""

import secrets
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from catanica import __version__
from catanica.bots.registry import make
from catanica.bots.registry import names as bot_names
from catanica.bots.seat import Seated
from catanica.encyclopaedia import library
from catanica.encyclopaedia.errors import said
from catanica.encyclopaedia.sentences import explain
from catanica.games.registry import GAMES, find
from catanica.kernel.errors import InputError, unknown
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import NOBODY, State
from catanica.notation.games import language_of
from catanica.notation.record import result_text, write

MOST_GAMES: Final = 100
MOST_FOUND: Final = 20
HELP: Final = """Play the Catan games. Begin with new_game, look at the position, list the moves, play one of them by
its text. explain_move says why a move is not allowed; find_ruling looks the rules up."""


class Sitting:
    """One game in which a model sits on a seat."""

    def __init__(self, game: str, opponents: list[str], seat: int, seed: int, options: dict[str, Any]) -> None:
        self.game = game
        self.state: State = find(game)(**options).new(seed=seed)
        if not 0 <= seat < self.state.seats:
            raise InputError("seat {seat}: this game has the seats 0 to {last}.", seat=seat, last=self.state.seats - 1)
        for name in opponents:
            if name not in bot_names(game):  # no module or command of its own: a model shall not run programs here
                raise unknown("bot", name, bot_names(game))
        self.seat = seat
        self.told = 0
        self.bots = {
            other: Seated(make(opponents[(other - seat - 1) % len(opponents)], game, other, seed), other)
            for other in range(self.state.seats)
            if other != seat
        }
        self.go_on()

    def go_on(self) -> None:
        """Let the bots play until the model decides."""
        while self.state.to_move not in (NOBODY, self.seat):
            if self.state.to_move < 0:
                self.state.step(self.state.sample())
            else:
                self.state.apply(self.bots[self.state.to_move].decide(self.state))

    def moves(self) -> list[str]:
        """The legal moves as text."""
        words = language_of(self.state)
        return [words.to_text(self.state, code) for code in self.state.legal()] if self.state.to_move >= 0 else []

    def news(self) -> list[dict[str, object]]:
        """What happened since the model was last told."""
        events = list(self.state.events)[self.told :]
        self.told += len(events)
        words = language_of(self.state)
        return [words.event(self.state, event, self.seat) for event in events]

    def asked(self) -> dict[str, Any]:
        """What is asked now, or how it ended."""
        outcome = self.state.outcome
        if outcome is not None:
            return {"over": result_text(outcome), "winners": outcome.winners, "points": outcome.points}
        decision = self.state.decision
        assert decision is not None
        return {"decision": decision.kind, "card": decision.card, "ruling": decision.rule, "moves": self.moves()}


def server() -> MCPServer[Any]:
    """A server with games of its own."""
    made: MCPServer[Any] = MCPServer("catanica", version=__version__, instructions=HELP, log_level="WARNING")
    games: dict[str, Sitting] = {}

    def sitting(name: str) -> Sitting:
        if name not in games:
            raise ToolError(f"There is no game {name!r}; there are {', '.join(games) or 'none, begin with new_game'}.")
        return games[name]

    @made.tool()
    def list_games() -> dict[str, Any]:
        """The games there are with their options and bots, and the games being played."""
        return {
            "games": {
                name: {"options": [o.name for o in find(name).options], "bots": bot_names(name)} for name in GAMES
            },
            "playing": {name: {"game": one.game, "seat": one.seat} for name, one in games.items()},
        }

    @made.tool()
    def new_game(
        game: str,
        opponents: str = "greedy",
        seat: int = 0,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> dict[str, Any]:
        """Begin a game against bots (with commas, in turn); the seed decides what chance brings. Returns its name."""
        if len(games) >= MOST_GAMES:
            raise ToolError(f"{MOST_GAMES} games are being played; end one with end_game.")
        chosen = secrets.randbits(48) if seed is None else seed
        try:
            begun = Sitting(game, [b.strip() for b in opponents.split(",")], seat, chosen, options or {})
        except InputError as wrong:
            raise ToolError(said(wrong, "en")) from None
        name = f"{game}-{len(games) + 1}-{chosen}"
        games[name] = begun
        return {"name": name, "seed": chosen, **begun.asked()}

    @made.tool()
    def look(name: str) -> dict[str, Any]:
        """The position as your seat may know it, what happened since you last looked, and what is asked of you."""
        one = sitting(name)
        words = language_of(one.state)
        names = [f"seat {k}" for k in range(one.state.seats)]
        seen = one.state.redacted(one.seat)
        return {"view": words.view(seen, one.seat, names), "text": seen.text(), "news": one.news(), **one.asked()}

    @made.tool()
    def list_moves(name: str) -> list[str]:
        """Your legal moves as text; `play` takes one of them."""
        return sitting(name).moves()

    @made.tool()
    def explain_move(name: str, move: str) -> dict[str, Any]:
        """Whether a move is allowed now; if not, every reason with its ruling."""
        one = sitting(name)
        code = language_of(one.state).from_text(one.state, move)
        refusal = code if isinstance(code, Refusal) else one.state.refuse(code)
        if refusal is None:
            return {"move": move, "allowed": True, "reasons": []}
        reasons = [{"sentence": r.sentence, "ruling": r.rule} for r in explain(refusal, "en")]
        return {"move": move, "allowed": False, "reasons": reasons}

    @made.tool()
    def play(name: str, move: str) -> dict[str, Any]:
        """Play a move by its text; the bots answer at once. Returns what happened and what is asked next."""
        one = sitting(name)
        told = explain_move(name, move)
        if not told["allowed"]:
            raise ToolError(" ".join(f"{r['sentence']} ({r['ruling']})" for r in told["reasons"]))
        code = language_of(one.state).from_text(one.state, move)
        assert not isinstance(code, Refusal)
        one.state.apply(code)
        one.go_on()
        return {"played": move, "news": one.news(), **one.asked()}

    @made.tool()
    def find_ruling(words: str, game: str | None = None) -> list[dict[str, str]]:
        """Rulings by number (KB-24) or by words in them, in English."""
        exact = [r for r in library.rulings(game) if r.id.casefold() == words.strip().casefold()]
        found = exact or library.search(words, "en", game)
        return [{"id": r.id, "title": r.title("en"), "text": r.text("en")} for r in found[:MOST_FOUND]]

    @made.tool()
    def end_game(name: str) -> str:
        """Stop a game; returns its record as text."""
        one = sitting(name)
        del games[name]
        return write(one.state)

    return made
