"""`catanica cards`: browse the cards, explain one, check the sets."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from catanica.cli import card_page as pages
from catanica.cli.card_check import check_folder, check_sets
from catanica.cli.common import AsJson, Lang, console, language, print_json
from catanica.cli.groups import Command, LookUpGroup
from catanica.cli.menu import plain
from catanica.cli.wording import Wording
from catanica.encyclopaedia.boxes import box, box_of, boxes
from catanica.encyclopaedia.cards import card_texts
from catanica.encyclopaedia.collection import Held, held_by, held_in
from catanica.encyclopaedia.coverage import checked_root, find_root
from catanica.games.principality.cards.catalogue import KIND_NAMES
from catanica.games.principality.cards.facts import CardFact, schema
from catanica.games.registry import DEFAULT
from catanica.kernel.errors import Either, InputError, unknown

OfGame = Annotated[str | None, typer.Option("--game", help="cardgame or princes; else the card game.")]

app = typer.Typer(
    name="cards",
    help="""Browse the cards of the card game or of princes, explain one, or check the sets.

    Examples:

        catanica cards

        catanica cards knight --lang en

        catanica cards --kind event --json

        catanica cards --game princes --set zeit_der_weisen

        catanica cards --all --lang de

        catanica cards show spion

        catanica cards check ./my_set
    """,
    context_settings={"help_option_names": ["-h", "--help"]},
    cls=LookUpGroup,
)


@app.command("find", cls=Command)
def find(
    word: Annotated[str | None, typer.Argument(help="Part of a name, id or text.")] = None,
    set_id: Annotated[str | None, typer.Option("--set", help="One set, by its id or as a folder.")] = None,
    kind: Annotated[str | None, typer.Option(help="action, building, unit, event, region, central ...")] = None,
    game: OfGame = None,
    everything: Annotated[
        bool,
        typer.Option("--all", help="By set, with what is known, what is reconstructed and why, and where it stands."),
    ] = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the cards a word fits (`catanica cards WORD` is the same).

    Example: catanica cards find fleet
    """
    list_cards(word, set_id, kind, game, json, lang, everything)


def list_cards(
    word: str | None,
    set_id: str | None,
    kind: str | None,
    game: str | None,
    json: bool,
    lang: str | None,
    everything: bool = False,
) -> None:
    """The cards that fit, as a table or as data; one alone is explained. A set tells the game; else the card game."""
    words = Wording(language(lang), game=_game(game, set_id))
    if kind is not None and kind not in KIND_NAMES[1:]:
        raise unknown("kind", kind, KIND_NAMES[1:])
    here = box(words.game)
    found = [
        held
        for name in ((set_id,) if set_id else here.sets)
        for held in held_in(words.game, name, words.lang)
        if (kind is None or held.fact.kind == kind) and (word is None or fits(held.fact, word, words))
    ]
    if json:
        print_json([card_data(held, words) for held in found])
        return
    if everything and found:
        show_collection(found, words)
        return
    if not found and word is not None:
        near = pages.near_cards(here.catalogue(), word, words)
        hint = f" {words.say('help.near', near=', '.join(near))}" if near else ""
        raise InputError(f"{words.say('cards.none')}{hint}")
    console().print(pages.card_page(found[0].fact, words) if len(found) == 1 else cards_table(found, words))


def _game(asked: str | None, set_id: str | None) -> str:
    """The game whose cards are meant."""
    home = box_of(set_id) if set_id else None
    if asked is None:
        return home.game if home else DEFAULT
    if home and home.game != box(asked).game:
        raise InputError("The set {set!r} belongs to {home}, not to {asked}.", set=set_id, home=home.game, asked=asked)
    return box(asked).game


def fits(fact: CardFact, word: str, words: Wording) -> bool:
    """Whether a card's id, name, text or class contains a word."""
    text = card_texts(words.game, words.lang).get(fact.id)
    hay = " ".join(
        [fact.id, words.card(fact.id), pages.kind_words(words, fact), *fact.flags, text.text if text else ""]
    )
    return plain(word) in plain(hay)


def cards_table(found: list[Held], words: Wording, doubts: bool = False) -> Table:
    """Name, kind, cost, worth and copies of cards; with doubts also the line of the data, and what is uncertain."""
    say = words.say
    total = sum(held.fact.count for held in found)
    table = Table(box=SIMPLE_HEAD, pad_edge=False, caption=say("cards.count", n=len(found), copies=total))
    table.add_column(f"{say('cards.name')}\n{say('cards.id')}", no_wrap=True)  # people type them: others give way
    for key in ("kind", "cost", "worth", "copies", *(("line", "doubt") if doubts else ())):
        table.add_column(say(f"cards.{key}"), justify="right" if key in ("copies", "line") else "left", min_width=8)
    for held in found:
        fact = held.fact
        name = Text.assemble((f"{pages.sign(fact)} {words.card(fact.id)}", pages.card_style(fact)), f"\n  {fact.id}")
        cost, worth = pages.cost_words(words, fact), pages.worth_words(words, fact)
        more = (str(held.line), ", ".join(dict.fromkeys(d.what for d in held.doubts))) if doubts else ()
        table.add_row(name, pages.kind_words(words, fact), cost, worth, str(fact.count), *more)
    return table


def show_collection(found: list[Held], words: Wording) -> None:
    """Cards by set: the file that holds them, and for each what is uncertain; then why, once for each sort."""
    out = console()
    for set_id in dict.fromkeys(held.set for held in found):
        group = [held for held in found if held.set == set_id]
        out.print(Text(words.ui(f"set.{set_id}") if box_of(set_id) else set_id, style="bold underline"))
        out.print(Text(group[0].file, style="dim"))
        sure: dict[str, int] = {}
        for held in group:
            sure[held.known] = sure.get(held.known, 0) + 1
        out.print(Text(", ".join(f"{known}: {n}" for known, n in sure.items())))
        out.print(cards_table(group, words, doubts=True))
    reasons = {doubt.what: doubt.why for held in found for doubt in held.doubts}
    for what, why in reasons.items():
        out.print(Text.assemble((f"{what}: ", "bold"), why))


def card_data(held: Held, words: Wording) -> dict[str, object]:
    """A card as data, with its name and text in the language asked for, and where its own data stand."""
    fact = held.fact
    text = card_texts(words.game, words.lang).get(fact.id)
    fields = (
        "id", "kind", "count", "flags", "slot", "cost", "points", "strength", "tournament", "trade", "resource", "die",
        "hand", "doubles", "rate", "traits", "unique", "rules", "confidence", "reconstructed", "needs", "needs_any",
    )  # fmt: skip
    return {
        "game": words.game,
        "set": held.set,
        "name": words.card(fact.id),
        "text": text.text if text else "",
        "file": held.file,
        "line": held.line,
        "known": held.known,
        "doubts": [asdict(doubt) for doubt in held.doubts],
        **{name: fact.said(name) for name in (*fields, *box(words.game).fields())},
    }


@app.command("show", cls=Command)
def show(
    card: Annotated[str, typer.Argument(help="Id or name.")],
    game: OfGame = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Explain one card: text, cost, copies, rulings. A name both games know means the card game's, unless --game asks.

    Example: catanica cards show spion
    """
    words = Wording(language(lang))
    asked = [box(game)] if game else list(boxes().values())
    for here in asked:
        words.game = here.game
        cat = here.catalogue()
        found = pages.find_card(cat, card, words)
        if found is not None:
            fact = cat.fact(cat.number(found))
            if json:
                print_json(card_data(held_by(here.game, found, words.lang)[0], words))
            else:
                console().print(pages.card_page(fact, words))
            return
    near: list[str] = []
    for here in asked:
        words.game = here.game
        near += [name for name in pages.near_cards(here.catalogue(), card, words) if name not in near]
    if near:
        raise InputError("Unknown card {card!r}. Did you mean {near}?", card=card, near=Either(near[:3]))
    raise InputError("Unknown card {card!r}. `catanica cards` lists them all.", card=card)


@app.command("schema", cls=Command)
def schema_of_cards() -> None:
    """Print the JSON schema of a cards.toml, for editors that check while you type.

    Example: catanica cards schema > cards.schema.json
    """
    print_json(schema())


@app.command("check", cls=Command)
def check(
    folder: Annotated[Path | None, typer.Argument(help="A set of your own; else all sets of the program.")] = None,
    root: Annotated[Path | None, typer.Option(help="The repository; else the one around this folder.")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Look for everything that is wrong with a set in a folder, or with the sets of the program: wrong data, effects
    without cards, wrong totals, missing texts, rulings that do not exist; for those of the program also cards without
    tests.

    Examples:

        catanica cards check ./harvest

        catanica cards check --json
    """
    words = Wording(language(lang))
    if folder is not None:
        reports = {str(folder): check_folder(folder)}
    else:
        reports = check_sets((find_root(Path.cwd()) if root is None else checked_root(root)) / "tests")
    if json:
        problems = [f"{name}: {p}" for name, report in reports.items() for p in report.problems]
        print_json({"sets": {name: report.as_dict() for name, report in reports.items()}, "problems": problems})
    else:
        table = Table()
        for key in ("game", "set", "cards", "copies", "tested", "problems"):
            table.add_column(words.say(f"cards.{key}"), justify="left" if key in ("game", "set") else "right")
        for name, report in reports.items():
            figures = (report.cards, report.copies, report.with_tests, len(report.problems))
            home = box_of(name)
            game = words.ui(f"game.{home.game}") if home else ""
            table.add_row(game, words.ui(f"set.{name}") if home else name, *(str(n) for n in figures))
        out = console()
        out.print(table)
        problems = [f"{name}: {p}" for name, report in reports.items() for p in report.problems]
        for line in problems or [words.say("cards.no_problems")]:
            out.print(Text(line))
    if any(report.problems for report in reports.values()):
        raise typer.Exit(1)
