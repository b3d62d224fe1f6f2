"""`catanica deck`: decks of the tournament game, those of the program and your own."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from catanica.cli import card_page as pages
from catanica.cli.common import AsJson, Lang, console, language, print_json, read_text
from catanica.cli.groups import Command, Group
from catanica.cli.wording import Wording
from catanica.encyclopaedia.boxes import box
from catanica.encyclopaedia.decks import Checked, checked, decks
from catanica.encyclopaedia.language import in_language
from catanica.encyclopaedia.sentences import Explained, explain_fault
from catanica.games.principality.cards.deck import Deck
from catanica.kernel.errors import unknown

DeckFile = Annotated[Path, typer.Argument(help="A file with a deck: a card and its count on each line.")]
AsText = Annotated[bool, typer.Option("--text", help="As the text that a file holds.")]
ALL = "all"  # a word for all sets

app = typer.Typer(
    cls=Group,
    name="deck",
    help="""Look at tournament decks and check your own.

    Examples:

        catanica deck list

        catanica deck show hansekontor

        catanica deck check mine.txt --json

        catanica deck build --sets base,zauberer_drachen --seed 3
    """,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.command("list", cls=Command)
def list_decks(json: AsJson = False, lang: Lang = None) -> None:
    """List the decks that come with the program.

    Example: catanica deck list
    """
    words = Wording(language(lang))
    if json:
        print_json(
            [
                {"id": name, "name": in_language(p.name, words.lang), "idea": in_language(p.idea, words.lang)}
                | deck_data(p.deck())
                for name, p in decks().presets().items()
            ]
        )
        return
    table = Table(show_lines=True)
    for key in ("name", "id", "idea"):
        table.add_column(words.say(f"deck.{key}"))
    for name, p in decks().presets().items():
        table.add_row(in_language(p.name, words.lang), name, in_language(p.idea, words.lang))
    console().print(table)


@app.command("show", cls=Command)
def show(
    deck: Annotated[str, typer.Argument(help="A deck of the program by its id, or a file.")],
    text: AsText = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show a deck: its cards, events and first hand.

    Examples:

        catanica deck show schild_und_schwert

        catanica deck show hansekontor --text > mine.txt
    """
    show_deck(find_deck(deck), text, json, lang)


@app.command("check", cls=Command)
def check(file: DeckFile, json: AsJson = False, lang: Lang = None) -> None:
    """Say everything that is wrong with a deck, each with its ruling; exit code 1 if something is.

    Example: catanica deck check mine.txt --json
    """
    words = Wording(language(lang))
    found = checked(read_text(file))
    told = [explain_fault(fault, words.lang) for fault in found.faults]
    if json:
        print_json(checked_data(found, told))
    else:
        out = console()
        for reason in told:
            out.print(Text(f"{reason.sentence} {reason.hint} [{reason.rule}]"))
        out.print(Text(words.say("deck.legal" if found.legal else "deck.faults", n=len(told), size=found.deck.size)))
    if told:
        raise typer.Exit(1)


@app.command("build", cls=Command)
def build(
    sets: Annotated[str, typer.Option(help="The sets to choose from, with commas, or all.")] = ALL,
    seed: Annotated[int, typer.Option(help="Another seed builds another deck.")] = 1,
    text: AsText = False,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Build a sensible deck out of chosen sets: production first, points, cards whose conditions it can meet.

    Examples:

        catanica deck build --sets base,ritter_haendler

        catanica deck build --seed 7 --text > mine.txt
    """
    known = decks().known_sets()
    chosen = known if sets == ALL else sets.split(",")
    for name in chosen:
        if name not in known:
            raise unknown("set", name, known)
    show_deck(decks().build(chosen, seed), text, json, lang)


def show_deck(deck: Deck, text: bool, json: bool, lang: str | None) -> None:
    """A deck as it was asked for: as data, as the text of a file, or as a table."""
    if json:
        print_json(deck_data(deck))
    elif text:
        typer.echo(decks().to_text(deck), nl=False)
    else:
        console().print(deck_table(deck, Wording(language(lang))))


def find_deck(named: str) -> Deck:
    """A deck of the program by its id, or the one a file holds, as far as it can be read."""
    if named in decks().presets():
        return decks().presets()[named].deck()
    if not Path(named).exists():
        raise unknown("deck", named, decks().presets())
    return checked(read_text(Path(named))).deck


def deck_data(deck: Deck) -> dict[str, Any]:
    """A deck as data."""
    return {
        "title": deck.name,
        "sets": list(deck.sets),
        "size": deck.size,
        "cards": dict(deck.cards),
        "events": dict(deck.events),
        "start": list(deck.start),
        "text": decks().to_text(deck),
    }


def checked_data(found: Checked, told: list[Explained]) -> dict[str, Any]:
    """A checked deck as data, each fault with its sentence, ruling and what it is about."""
    faults = [
        {"code": t.code, "says": t.sentence, "hint": t.hint, "rule": t.rule, "rule_title": t.rule_title, **f.params}
        for t, f in zip(told, found.faults, strict=True)
    ]
    return {"legal": found.legal, "faults": faults, "deck": deck_data(found.deck)}


def deck_table(deck: Deck, words: Wording) -> Table:
    """The cards of a deck, its events and its first hand."""
    cat = box(words.game).catalogue()
    table = Table(title=Text(deck.name), caption=words.say("deck.count", n=deck.size, size=decks().size))
    for key in ("copies", "name", "kind", "cost", "worth"):
        table.add_column(words.say(f"cards.{key}"), justify="right" if key == "copies" else "left")
    for card, count in (*deck.cards.items(), *deck.events.items()):
        fact = cat.fact(cat.number(card))
        mark = " *" if card in deck.start else ""
        name = Text(f"{pages.sign(fact)} {words.card(card)}{mark}", style=pages.card_style(fact))
        cost, worth = pages.cost_words(words, fact), pages.worth_words(words, fact)
        table.add_row(str(count), name, pages.kind_words(words, fact), cost, worth)
    return table
