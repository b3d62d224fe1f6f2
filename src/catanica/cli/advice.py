"""Answers to `?`: help, a card, a ruling, a numbered choice, or what speaks against a move."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from catanica.cli.card_page import ruling_page
from catanica.cli.common import View
from catanica.cli.face import Face
from catanica.cli.menu import Choice
from catanica.cli.wording import Wording
from catanica.encyclopaedia import library
from catanica.encyclopaedia.sentences import LIKE, explain
from catanica.kernel.refusal import AMBIGUOUS, Fault, Refusal

UNKNOWN_VERB: Final = "unknown_verb"
KEYS: Final = (
    ("1, 2, 3 ...", "number"),
    ("{move} ...", "words"),
    ("? {card}", "card"),
    ("? {ruling}", "ruling"),
    ("? 7", "option"),
    ("? {move} ...", "move"),
    ("hint", "hint"),
    ("u", "undo"),
    ("s [FILE]", "save"),
    ("log", "log"),
    ("position", "position"),
    ("t", "table"),
    ("q", "quit"),
)


def help_page(words: Wording, face: Face) -> RenderableType:
    """What can be typed, with examples out of the game that is played."""
    card, ruling, move = face.examples()
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column()
    for key, meaning in KEYS:
        if card or meaning != "card":
            grid.add_row(Text(key.format(card=card, ruling=ruling, move=move)), words.say(f"help.{meaning}"))
    return Panel(grid, title=words.say("help.title"), title_align="left")


def refusal_page(refusal: Refusal, words: Wording) -> RenderableType:
    """Every reason against a move with its ruling, and what would help."""
    names = {f"seat:{i}": name for i, name in enumerate(words.seats)}
    parts: list[RenderableType] = [
        Text(words.say("play.refused", kind=words.ui(f"refusal.{refusal.kind}")), style="bold red")
    ]
    for reason in explain(refusal, words.lang, names):
        parts.append(Text.assemble("  ✗ ", reason.sentence, "  ", (f"[{reason.rule}: {reason.rule_title}]", "cyan")))
        parts.append(Text(f"    {words.say('play.hint', hint=reason.hint)}", style="dim"))
    return Group(*parts)


def timely(refusal: Refusal, choices: Sequence[Choice]) -> Refusal:
    """A refusal of a word that is no verb offers the verbs most like it, or else those that can be used now."""
    faults = [Fault(f.code, f.rule, {**f.params, **_verbs(f, choices)}) for f in refusal.faults]
    return Refusal(refusal.kind, faults)


def _verbs(fault: Fault, choices: Sequence[Choice]) -> dict[str, object]:
    known = fault.params.get("known")
    if fault.code != UNKNOWN_VERB or not isinstance(known, list):
        return {}
    near = get_close_matches(str(fault.params["word"]).lower(), known, n=3, cutoff=LIKE)
    return {"known": near or list(dict.fromkeys(choice.text.split()[0] for choice in choices))}


def ambiguous_page(options: Sequence[Choice], words: Wording) -> RenderableType:
    """A text that fits several choices."""
    listed = ", ".join(f"{c.number} {c.phrase}" for c in options)
    title = words.say("play.refused", kind=words.ui(f"refusal.{AMBIGUOUS}"))
    return Group(Text(title, style="bold red"), Text(f"  {words.say('play.could_be', options=listed)}"))


def choice_page(choice: Choice, view: View, face: Face, words: Wording) -> RenderableType:
    """What a numbered choice means: its words, the ruling behind the question, and the card it names."""
    say = words.say
    parts: list[RenderableType] = [
        Text(say("help.option_is", number=choice.number, phrase=f"{choice.group}: {choice.phrase}"), style="bold"),
        Text(say("help.option_words", text=choice.text)),
    ]
    rule = str(view["decision"]["rule"])
    if library.known(rule):
        parts.append(Text(say("help.option_why", rule=rule, title=library.ruling(rule).title(words.lang))))
    card = choice.option.get("card")
    page = face.explain(str(card)) if card else None
    if page is not None:
        parts.append(page)
    return Group(*parts)


def look_up(word: str, face: Face, words: Wording) -> RenderableType | None:
    """A card or a ruling; nothing if the word is neither."""
    page = face.explain(word)
    if page is not None:
        return page
    asked = word.strip().casefold()
    for ruling in library.rulings():
        if ruling.id.casefold() == asked:
            return ruling_page(ruling, words)
    return None


def not_found(word: str, face: Face, words: Wording) -> RenderableType:
    """Nothing by that name; what is near is named."""
    near = face.near(word) + library.nearest(word, 3)
    text = words.say("help.nothing_found", word=word)
    if near:
        text += " " + words.say("help.near", near=", ".join(near))
    return Text(text)
