"""`catanica rules`: look rulings up, see which have tests, what changed between editions, and the register."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from catanica.cli.card_page import ruling_page
from catanica.cli.common import AsJson, Lang, console, language, print_json
from catanica.cli.editions import show_editions
from catanica.cli.groups import Command, LookUpGroup
from catanica.cli.wording import Wording
from catanica.encyclopaedia import library
from catanica.encyclopaedia.coverage import coverage as covered
from catanica.encyclopaedia.register import RULING, register
from catanica.games.registry import DEFAULT, entry, listed
from catanica.kernel.errors import InputError, unknown

app = typer.Typer(
    name="rules",
    help="""Look rulings up by number or word, and see which have tests.

    Examples:

        catanica rules KB-24

        catanica rules "trade advantage" --lang en

        catanica rules register spy

        catanica rules editions --lang de

        catanica rules coverage --json
    """,
    context_settings={"help_option_names": ["-h", "--help"]},
    cls=LookUpGroup,
)


@app.command("find", cls=Command)
def find(
    word: Annotated[list[str] | None, typer.Argument(help="A ruling's number, or words in it.")] = None,
    game: Annotated[str | None, typer.Option(help=f"{listed()}.")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Look rulings up by number or words (`catanica rules KB-24` is the same).

    Example: catanica rules find brigands
    """
    show_rulings(" ".join(word) if word else None, game, json, lang)


def show_rulings(word: str | None, game: str | None, json: bool, lang: str | None) -> None:
    """One ruling in full, or a list of those that fit."""
    words = Wording(language(lang))
    if game is not None:
        entry(game)
    if word is None:
        found = library.rulings(game)
    else:
        exact = [r for r in library.rulings(game) if r is library.looked_up(word)]
        found = exact or library.search(word, words.lang, game)
    if not found:
        near = library.nearest(word or "")
        hint = f" {words.say('help.near', near=', '.join(near))}" if near else ""
        raise InputError(words.say("rules.none", word=word) + hint)
    if json:
        print_json([ruling_data(r, words.lang) for r in found])
        return
    out = console()
    if len(found) == 1:
        out.print(ruling_page(found[0], words))
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for ruling in found:
        table.add_row(ruling.id, ruling.title(words.lang))
    out.print(table)
    out.print(Text(words.say("rules.count", n=len(found)), style="dim"))


def ruling_data(ruling: library.Ruling, lang: str) -> dict[str, object]:
    """A ruling as data."""
    return {
        "id": ruling.id,
        "game": ruling.game,
        "sets": list(ruling.sets),
        "cards": list(ruling.cards),
        "see": [r.id for r in library.related(ruling.id)],
        "to_read": ruling.to_read,
        "title": ruling.title(lang),
        "text": ruling.text(lang),
    }


@app.command("coverage", cls=Command)
def coverage(
    game: Annotated[str, typer.Option(help=f"{listed()}.")] = DEFAULT,
    sets: Annotated[
        str | None, typer.Option(help="Card game: the sets asked about, with commas, or all; else the base set.")
    ] = None,
    root: Annotated[Path | None, typer.Option(help="The repository; else the one around this folder.")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the rulings, those with a test, and those without.

    Example: catanica rules coverage --json
    """
    words = Wording(language(lang))
    entry(game)
    asked = _sets_asked(game, sets)
    found = covered(game, asked, root)
    if json:
        print_json({"game": game, "sets": asked, **found.as_dict()})
        return
    total, missing = len(found.by_ruling), found.missing
    table = Table(show_header=False)
    table.add_row(words.say("rules.game"), words.ui(f"game.{game}"))
    table.add_row(words.say("rules.rulings"), str(total))
    table.add_row(words.say("rules.tested"), str(total - len(missing)))
    table.add_row(words.say("rules.missing"), str(len(missing)))
    figures = found.as_dict()
    if figures["articles"]:
        table.add_row(words.say("rules.articles"), f"{figures['articles_proved']} / {figures['articles']}")
        table.add_row(words.say("rules.to_read"), str(len(found.to_read)))
    out = console()
    out.print(table)
    for ruling_id in missing:
        out.print(Text(f"  {ruling_id}  {library.ruling(ruling_id).title(words.lang)}"))
    if not missing:
        out.print(words.say("rules.all_tested"))


@app.command("editions", cls=Command)
def editions(
    game: Annotated[str, typer.Option(help=f"{listed()}.")] = DEFAULT,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List what changed between the editions of a game: what held from when on, and the article that tells of it.

    Example: catanica rules editions --lang de
    """
    words = Wording(language(lang))
    show_editions(game, json, words)


@app.command("register", cls=Command)
def register_of_words(
    word: Annotated[list[str] | None, typer.Argument(help="Words to look for; else the whole register.")] = None,
    game: Annotated[str | None, typer.Option(help=f"{listed()}.")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """The alphabetical register: every card, term and ruling, with the rulings and cards that treat it.

    Example: catanica rules register fleet
    """
    words = Wording(language(lang))
    found = register(words.lang, game, " ".join(word or ()))
    if not found:
        raise InputError(words.say("rules.none", word=" ".join(word or ())))
    if json:
        print_json([asdict(line) for line in found])
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, max_width=34)
    table.add_column(style="cyan")
    letter = ""
    for line in found:
        if line.letter != letter:
            letter = line.letter
            table.add_row(Text(letter, style="bold underline"), "")
        words.game = next(iter(line.games), DEFAULT)
        cards = Text(", ".join(dict.fromkeys(words.card(card) for card in line.cards)), style="dim")
        leads = Text(", ".join(line.rulings))
        said = Text(line.word, style="" if line.kind == RULING else "bold")
        table.add_row(said, Text("\n").join([part for part in (leads, cards) if part]))
    out = console()
    out.print(table)
    out.print(Text(words.say("rules.entries", n=len(found)), style="dim"))


def _sets_asked(game: str, sets: str | None) -> list[str]:
    """The sets whose rulings are wanted, where a game's rulings are told apart by sets."""
    if not library.by_sets(game):
        if sets is not None:
            raise InputError("--sets goes with the card game; the rulings of {game} are taken whole.", game=game)
        return []
    if sets is None:
        return ["base"]
    if sets.strip() == "all":
        return list(library.known_sets())
    asked = [s.strip() for s in sets.split(",") if s.strip()] or [sets]
    for name in asked:
        if name not in library.known_sets():
            raise unknown("set", name, library.known_sets())
    return asked
