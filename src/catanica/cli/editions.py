"""`catanica rules editions`: what changed between the editions of a game, as its table of dated changes says."""

from rich.table import Table
from rich.text import Text

from catanica.cli.common import console, print_json
from catanica.cli.wording import Wording
from catanica.encyclopaedia.editions import history, stages
from catanica.encyclopaedia.language import in_language
from catanica.games.principality.history import History
from catanica.kernel.errors import InputError


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
        table.add_row(change.article, title, *("\n".join(stages(change, ext, words.lang)) for ext in (False, True)))
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
