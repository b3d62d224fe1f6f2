"""A game at a terminal: people and bots take turns, everything is saved, nothing hidden is shown to the wrong one."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from catanica.bots.registry import make
from catanica.bots.search.explain import hint
from catanica.bots.seat import Seated, reason
from catanica.cli import advice
from catanica.cli.common import View
from catanica.cli.face import Face, face_of
from catanica.cli.menu import Choice, fitting, menu, plain
from catanica.cli.short import height_of, short_menu
from catanica.cli.wording import Wording
from catanica.encyclopaedia.errors import said
from catanica.kernel.errors import InputError
from catanica.kernel.refusal import Refusal
from catanica.kernel.state import NOBODY, REFEREE, State
from catanica.kernel.table import Table
from catanica.notation.games import language
from catanica.notation.record import write
from catanica.notation.save import save, write_whole

PERSON: Final = "you"
RECENT: Final = 40  # lines of the log that `log` shows
PROMPT_LINES: Final = 1
OVERLAP: Final = 12  # events told before that new ones may belong to


@dataclass(frozen=True)
class Asked:
    """The pending decision as the player who decides sees it."""

    seat: int
    seen: State
    view: View
    choices: list[Choice]


class Quit(Exception):  # noqa: N818 - a wish, not an error
    """The player wants to stop."""


class Sitting:
    """One game from now to its end, or until somebody stops."""

    def __init__(
        self,
        table: Table,
        players: Sequence[str],
        words: Wording,
        console: Console,
        ask: Callable[[str], str],
        file: Path,
        seed: int,
    ) -> None:
        self.table = table
        self.players = list(players)
        self.words = words
        self.console = console
        self.ask = ask
        self.file = file
        self.game = table.state.header()["game"]
        self.language = language(self.game)
        self.bots = {
            seat: Seated(make(name, self.game, seat, seed), seat) for seat, name in enumerate(players) if name != PERSON
        }
        self.people = [seat for seat, name in enumerate(players) if name == PERSON]
        self.viewer = self.people[0] if len(self.people) == 1 else -1
        self.told = dict.fromkeys(range(len(self.players)), len(table.state.events))

    @property
    def face(self) -> Face:
        """The game's face. In a duel of the successor game the cards are known only once the sets are chosen."""
        return face_of(self.table.state, self.words)

    # -- the course of the game -----------------------------------------------------------------------------------

    def run(self) -> bool:
        """Play on; returns whether the game reached its end. Everything is saved either way, also on Ctrl-C."""
        try:
            while self.table.state.to_move != NOBODY:
                seat = int(self.table.state.to_move)
                if seat in self.bots:
                    self._bot(seat)
                else:
                    self._person(seat)
        except (Quit, EOFError):
            self.keep()
            return False
        except KeyboardInterrupt:
            with suppress(InputError):  # Ctrl-C in the middle of a move: the save made before that move stands
                self.keep()
            raise
        self._finish()
        return True

    def keep(self, file: Path | None = None) -> None:
        """Save the game."""
        seats = ["person" if name == PERSON else name for name in self.players]
        save(file or self.file, self.table, self.words.seats, seats)

    def _bot(self, seat: int) -> None:
        """Let a bot decide. If it fails, the game is kept as it is."""
        try:
            self.table.apply(self.bots[seat].decide(self.table.state))
        except Exception as error:
            self.keep()
            says = "The bot {bot} failed: {reason}. The game is saved in {file}."
            raise InputError(says, bot=self.players[seat], reason=reason(error), file=self.file) from error

    def _person(self, seat: int) -> None:
        """Let a person decide; returns once something was done."""
        if len(self.people) > 1 and self.viewer != seat:
            self._hand_over(seat)
        self.viewer = seat
        asked = self._look(seat)
        self._show(asked)
        while not self._answer(asked, self.ask(f"{self.words.say('screen.prompt')} > ").strip()):
            pass
        self.keep()

    def _look(self, seat: int) -> Asked:
        seen = self.table.state.redacted(seat)
        view = self.language.view(self.table.state, seat, self.words.seats, self.table.options_of(seat))
        return Asked(seat, seen, view, self.face.choices(view))

    def _hand_over(self, seat: int) -> None:
        """Clear the screen so that the next player sees no hand but the own one."""
        self.console.clear()
        self.ask(self.words.say("screen.hand_over", who=self.words.who(seat)) + " ")
        self.console.clear()

    def _show(self, asked: Asked) -> None:
        """The table, what happened since this player last looked, the question and the choices.

        Where that is more than the terminal has lines, the rest comes first and the own land or the island last.
        """
        width, face = self.console.width, self.face
        news = [Text(f"  {line}") for line in self._log(asked.seat, self.told[asked.seat])]
        self.told[asked.seat] = len(self.table.state.events)
        log = [Text(self.words.say("screen.log"), style="bold underline"), *news] if news else []
        question = Text(face.question(asked.seen, asked.view), style="bold green")
        hint = Text(self.words.say("screen.help_hint"), style="dim")
        screen = face.screen(asked.view, asked.seat, width, asked.choices)
        whole = Group(screen, *log, question, menu(asked.choices, width), hint)
        if self.console.is_terminal and height_of(whole, width) > self.console.height - PROMPT_LINES:
            below = Group(question, short_menu(asked.choices, face.on_map, self.words), hint)
            room = self.console.height - PROMPT_LINES - height_of(below, width)
            rest, own = face.parts(asked.view, asked.seat, width, asked.choices, room)
            whole = Group(rest, *log, own, below)
        self.console.rule(style="dim")
        self.console.print(whole)

    def _log(self, seat: int, since: int) -> list[str]:
        """The log as a seat may read it."""
        state = self.table.state
        first = max(0, since - OVERLAP)
        events = [self.language.event(state, e, seat) for e in list(state.events)[first:]]
        return self.face.log(events[since - first :], events[: since - first])

    # -- what a person types --------------------------------------------------------------------------------------

    def _answer(self, asked: Asked, line: str) -> bool:
        """Act on a line; returns whether the position changed."""
        word, _, rest = line.partition(" ")
        if line in ("q", "quit", "exit"):
            raise Quit
        if (line == "" and len(asked.choices) > 1) or line in ("t", "table"):
            self._show(asked)
        elif line.startswith("?"):
            self._explain(asked, line[1:].strip())
        elif line == "log":
            self._tell_log(asked.seat)
        elif line == "position":
            self.console.print(Text(asked.seen.text()), soft_wrap=True)
        elif line == "hint":
            self._hint(asked)
        elif line in ("u", "undo"):
            return self._undo(asked.seat)
        elif word in ("s", "save") and not fitting(asked.choices, line if rest else "save"):
            self._save(rest.strip())
        else:
            return self._move(asked, line)
        return False

    def _move(self, asked: Asked, line: str) -> bool:
        """Take the choice a line names, or say what speaks against it."""
        codes = self._codes(asked, line)
        if codes is None:
            return False
        for code in codes:
            self.table.apply(code)
        return True

    def _codes(self, asked: Asked, line: str) -> list[int] | None:
        """The actions a line names, all of them legal; nothing, with the reason shown, if there are none."""
        if line == "":
            return self._meant(asked, asked.choices[0])
        if line.isdecimal():
            number = int(line)
            if 1 <= number <= len(asked.choices):
                return self._meant(asked, asked.choices[number - 1])
            self.console.print(self.words.say("play.no_choice", number=number, last=len(asked.choices)))
            return None
        text = self._translated(line)
        fits = fitting(asked.choices, text) or fitting(asked.choices, line)
        fits = fits or fitting(asked.choices, self._with_row(text))
        if not fits:
            own = fitting([self._in_own_words(c) for c in asked.choices], " ".join(self._with_verb(line)).strip())
            fits = [c for c in asked.choices if c.number in {o.number for o in own}]
        if len(fits) == 1:
            return self._meant(asked, fits[0])
        if fits:
            self.console.print(advice.ambiguous_page(fits, self.words))
            return None
        refusal = self._refusal(asked, text)
        if isinstance(refusal, Refusal):
            self.console.print(advice.refusal_page(advice.timely(refusal, asked.choices), self.words))
            return None
        return refusal

    def _meant(self, asked: Asked, choice: Choice) -> list[int]:
        """The action of a choice."""
        code = self.language.from_text(asked.seen, choice.text)
        assert isinstance(code, int), f"{choice.text} was offered"
        return [code]

    def _refusal(self, asked: Asked, text: str) -> list[int] | Refusal:
        """The actions of a text in full notation, or why they cannot be done."""
        codes = self.face.read(asked.seen, text)
        if isinstance(codes, Refusal):
            return codes
        return asked.seen.refuse(codes[0]) or codes

    def _translated(self, line: str) -> str:
        """The verb, and names of cards and goods, in the player's language become the words of the notation.

        A word that is a verb of the notation stays one, whatever card may be called so.
        """
        verb, rest = self._with_verb(line)
        typed = f" {rest} "
        for name, word in sorted(self.face.names().items(), key=lambda pair: -len(pair[0])):
            typed = typed.replace(f" {name} ", f" {word} ")
        return f"{verb} {typed.strip()}".strip()

    def _with_verb(self, line: str) -> tuple[str, str]:
        """The verb of the notation a line begins with, empty if it does not, and what follows."""
        head, _, rest = plain(line).partition(" ")
        verb = self._verb(head)
        return (verb, rest) if verb else ("", plain(line))

    def _verb(self, word: str) -> str:
        """The verb of the notation a word stands for: itself, or the one that begins so in the reader's language."""
        if word in self.language.beginnings():
            return word
        known = {verb: plain(self._own_verb(verb)) for verb in sorted(self.language.beginnings())}
        exact = [verb for verb, own in known.items() if own == word]
        found = exact or [verb for verb, own in known.items() if word and own.startswith(word)]
        return found[0] if len(found) == 1 else ""

    def _own_verb(self, verb: str) -> str:
        """A verb in the reader's language."""
        return self.words.say(f"verb.{verb}") if self.words.has(f"verb.{verb}") else verb

    def _in_own_words(self, choice: Choice) -> Choice:
        """A choice whose notation is told with the names of the reader's language, to be found by their beginnings."""
        names = {word: name for name, word in self.face.names().items()}
        verb, *rest = choice.text.split()
        return replace(choice, text=" ".join([verb, *(names.get(word, word) for word in rest)]))

    def _with_row(self, text: str) -> str:
        """A last word that begins like above or below in the player's language stands for it."""
        words = text.split()
        for row, name in enumerate(("above", "below")):
            if len(words) > 1 and plain(self.words.row(row)).startswith(words[-1]):
                return " ".join([*words[:-1], name])
        return text

    def _explain(self, asked: Asked, word: str) -> None:
        if not word:
            self.console.print(advice.help_page(self.words, self.face))
        elif word.isdecimal() and 1 <= int(word) <= len(asked.choices):
            choice = asked.choices[int(word) - 1]
            self.console.print(advice.choice_page(choice, asked.view, self.face, self.words))
        else:
            page = advice.look_up(word, self.face, self.words)
            if page is None and len(word.split()) > 1:
                reasons = self._refusal(asked, self._translated(word))
                if isinstance(reasons, Refusal):
                    page = advice.refusal_page(reasons, self.words)
                else:
                    page = self.words.say("help.legal_move")
            self.console.print(page or advice.not_found(word, self.face, self.words))

    def _tell_log(self, seat: int) -> None:
        lines = self._log(seat, 0)[-RECENT:]
        for line in lines or [self.words.say("screen.nothing_happened")]:
            self.console.print(Text(f"  {line}"))

    def _hint(self, asked: Asked) -> None:
        """What the strongest level would do; never against people."""
        say = self.words.ui
        if len(self.people) > 1:
            self.console.print(say("hint.people"))
            return
        told = hint(self.game, asked.seen, len(self.table.state.trace))
        read_as = {choice.text: f"{choice.number} {choice.group}: {choice.phrase}" for choice in asked.choices}
        action, instead = read_as.get(told.action, told.action), read_as.get(told.instead, told.instead)
        if not told.instead:
            self.console.print(Text(say("hint.only", action=action)))
            return
        values = {"gain": f"{100 * told.gain:+.1f}", "error": f"{100 * told.error:.1f}"}
        reason = self.words.ui(f"reason.{told.reason}")
        self.console.print(Text(say("hint.best", action=action, instead=instead, reason=reason, **values)))

    def _undo(self, seat: int) -> bool:
        refusal = self.table.undo(seat)
        if refusal is not None:
            self.console.print(advice.refusal_page(refusal, self.words))
            return False
        self.console.print(self.words.say("play.undone"))
        for other, n in self.told.items():
            self.told[other] = min(n, len(self.table.state.events))
        return True

    def _save(self, name: str) -> None:
        """Save where the player wants it; a file that cannot be written is named, and the game goes on."""
        file = Path(name) if name else self.file
        try:
            self.keep(file)
        except InputError as wrong:
            self.console.print(Text(said(wrong, self.words.lang), style="red"), soft_wrap=True)
            return
        self.console.print(Text(self.words.say("play.saved", file=file)), soft_wrap=True)

    # -- the end --------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        """The last position with all hands open, the result, and how the points came about."""
        state = self.table.state
        view = self.language.view(state, REFEREE, self.words.seats)
        outcome = state.outcome
        if outcome is None:
            return
        viewer = self.people[0] if self.people else 0
        self.console.rule(style="dim")
        self.console.print(self.face.screen(view, viewer, self.console.width, []))
        for line in self._log(viewer, self.told[viewer]):
            self.console.print(Text(f"  {line}"))
        if outcome.winners:
            winner = ", ".join(self.words.who(seat) for seat in outcome.winners)
            text = self.words.say("play.ended", winner=winner, points=outcome.points[outcome.winners[0]])
        else:
            text = self.words.say("play.stopped", turns=self.language.turn(state))
        self.console.print(Text(text, style="bold green"))
        self.console.print(points_table(self.face, view, self.words, outcome.points))
        write_whole(self.file, write(self.table, self.words.seats))
        self.console.print(Text(self.words.say("play.record", file=self.file)), soft_wrap=True)


def points_table(face: Face, view: View, words: Wording, totals: Sequence[int]) -> RenderableType:
    """Every seat's points, broken down."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for seat, total in enumerate(totals):
        grid.add_row(Text(words.who(seat), style="bold"), "")
        for name, n in face.points(view, seat):
            grid.add_row(f"  {name}", str(n))
        grid.add_row(f"  {words.say('play.total')}", Text(str(total), style="bold"))
    return Group(Text(words.say("play.breakdown"), style="bold underline"), grid)
