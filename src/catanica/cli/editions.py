"""`catanica rules editions`: what changed between the editions of a game, as its table of dated changes says."""

from rich.table import Table
from rich.text import Text

from catanica.cli.common import console, print_json
from catanica.cli.wording import Wording
from catanica.encyclopaedia.language import in_language
from catanica.games.entry import load
from catanica.games.principality.history import Change, History
from catanica.games.registry import entry
from catanica.kernel.errors import InputError


def history(game: str) -> History | None:
    """A game's table of dated changes, if it has editions."""
    address = entry(game).history
    table: History | None = load(address) if address else None
    return table


def show_editions(game: str, json: bool, words: Wording) -> None:
    """The table on the screen, or as data."""
    told = history(game)
    if told is None:
        raise InputError("{game} has one edition only; the card game has several.", game=words.ui(f"game.{game}"))
    if json:
        print_json(editions_data(game, told, words.lang))
        return
    out = console()
    table = Table(show_lines=True)
    for name in ("article", "change", "base", "extended"):
        table.add_column(words.say(f"editions.{name}"), style="cyan" if name == "article" else None)
    for change in told.change:
        title = in_language(change.title, words.lang)
        table.add_row(change.article, title, *(stages(change, ext, words.lang) for ext in (False, True)))
    out.print(table)
    out.print(Text(words.say("editions.noted"), style="bold underline"))
    listed = Table.grid(padding=(0, 2, 0, 0))
    listed.add_column(style="cyan", no_wrap=True)
    listed.add_column()
    for row in told.noted:
        why = (
            words.say("editions.other_set", set=words.ui(f"set.{row.set}")) if row.set else words.say("editions.always")
        )
        listed.add_row(row.article, f"{in_language(row.title, words.lang)} ({why})")
    out.print(listed)


def stages(change: Change, extended: bool, lang: str) -> str:
    """What held from which edition on, a line each."""
    held = sorted((s.since(extended), in_language(s.told, lang)) for s in change.stage if s.since(extended))
    return "\n".join(f"{since}: {told}" for since, told in held)


def editions_data(game: str, told: History, lang: str) -> dict[str, object]:
    """The table as data."""
    return {
        "game": game,
        "editions": told.editions,
        "default": told.default,
        "changes": [
            {
                "article": change.article,
                "switch": change.switch,
                "fact": change.fact,
                "cards": change.cards,
                "title": in_language(change.title, lang),
                "stages": [
                    {"value": s.value, "base": s.base, "extended": s.extended, "text": in_language(s.told, lang)}
                    for s in change.stage
                ],
            }
            for change in told.change
        ],
        "noted": [
            {"article": row.article, "set": row.set, "cards": row.cards, "title": in_language(row.title, lang)}
            for row in told.noted
        ],
    }


def changes_of(card: str, game: str, lang: str) -> list[tuple[str, str]]:
    """What editions changed about a card: the article, and what held when."""
    told = history(game)
    if told is None:
        return []
    found: list[tuple[str, str]] = []
    for change in told.change:
        if card in change.cards:
            both = dict.fromkeys(stages(change, extended, lang) for extended in (False, True))
            found.append((change.article, "\n".join(line for line in both if line)))
    return found
