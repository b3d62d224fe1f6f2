"""`catanica cards`: browse the cards, explain one, check the sets."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from catanica.cli.card_check import check_sets
from catanica.cli.card_page import card_page, find_card, kind_words, near_cards, worth_words
from catanica.cli.common import AsJson, Lang, console, language, print_json
from catanica.cli.groups import LookUpGroup
from catanica.cli.menu import plain
from catanica.cli.principality_picture import card_style, sign
from catanica.cli.wording import Wording
from catanica.encyclopaedia.cards import card_texts
from catanica.encyclopaedia.coverage import checked_root, find_root
from catanica.games.cardgame.game import SETS, set_facts
from catanica.games.principality.catalogue import KIND_NAMES, CardFact, Catalogue
from catanica.kernel.errors import InputError, unknown

app = typer.Typer(
    name="cards",
    help="""Browse the cards of the card game, explain one, or check the sets.

    Examples:

        catanica cards

        catanica cards knight --lang en

        catanica cards --kind event --json

        catanica cards show spion

        catanica cards check
    """,
    context_settings={"help_option_names": ["-h", "--help"]},
    cls=LookUpGroup,
)


@app.command("find")
def find(
    word: Annotated[str | None, typer.Argument(help="Part of a name, id or text.")] = None,
    set_id: Annotated[str | None, typer.Option("--set", help="One set, by its id or as a folder.")] = None,
    kind: Annotated[str | None, typer.Option(help="action, building, unit, event, region or central.")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List the cards a word fits (`catanica cards WORD` is the same).

    Example: catanica cards find fleet
    """
    list_cards(word, set_id, kind, json, lang)


def list_cards(word: str | None, set_id: str | None, kind: str | None, json: bool, lang: str | None) -> None:
    """The cards that fit, as a table or as data."""
    words = Wording(language(lang))
    if kind is not None and kind not in KIND_NAMES[1:]:
        raise unknown("kind", kind, KIND_NAMES[1:])
    found = [
        (name, fact)
        for name in ((set_id,) if set_id else SETS)
        for fact in set_facts(name)
        if (kind is None or fact.kind == kind) and (word is None or fits(fact, word, words))
    ]
    if json:
        print_json([card_data(name, fact, words) for name, fact in found])
        return
    if not found and word is not None:
        near = near_cards(catalogue(), word, words)
        hint = f" {words.say('help.near', near=', '.join(near))}" if near else ""
        raise InputError(f"{words.say('cards.none')}{hint}")
    console().print(cards_table(found, words))


def fits(fact: CardFact, word: str, words: Wording) -> bool:
    """Whether a card's id, name, text or class contains a word."""
    text = card_texts("cardgame", words.lang).get(fact.id)
    hay = " ".join([fact.id, words.card(fact.id), kind_words(words, fact), *fact.flags, text.text if text else ""])
    return plain(word) in plain(hay)


def cards_table(found: list[tuple[str, CardFact]], words: Wording) -> Table:
    """Name, kind, cost, worth and copies of cards."""
    say = words.say
    total = sum(f.count for _, f in found)
    table = Table(caption=say("cards.count", n=len(found), copies=total))
    for key in ("name", "id", "kind", "cost", "worth", "copies"):
        table.add_column(say(f"cards.{key}"), justify="right" if key == "copies" else "left")
    for _, fact in found:
        name = Text(f"{sign(fact)} {words.card(fact.id)}", style=card_style(fact))
        cost, worth = words.goods(fact.cost), worth_words(words, fact)
        table.add_row(name, fact.id, kind_words(words, fact), cost, worth, str(fact.count))
    return table


def card_data(set_id: str, fact: CardFact, words: Wording) -> dict[str, object]:
    """A card as data, with its name and text in the language asked for."""
    text = card_texts("cardgame", words.lang).get(fact.id)
    fields = (
        "id", "kind", "count", "flags", "slot", "cost", "points", "strength", "tournament", "trade", "resource", "die",
        "hand", "doubles", "rate", "traits", "unique", "rules", "confidence", "reconstructed",
    )  # fmt: skip
    return {
        "set": set_id,
        "name": words.card(fact.id),
        "text": text.text if text else "",
        **{name: getattr(fact, name) for name in fields},
    }


def catalogue() -> Catalogue:
    """All built-in cards."""
    return Catalogue([fact for name in SETS for fact in set_facts(name)])


@app.command("show")
def show(
    card: Annotated[str, typer.Argument(help="Id or name.")],
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Explain one card: text, cost, copies, rulings.

    Example: catanica cards show spion
    """
    words = Wording(language(lang))
    cat = catalogue()
    found = find_card(cat, card, words)
    if found is None:
        near = near_cards(cat, card, words)
        hint = f"Did you mean {' or '.join(near)}?" if near else "`catanica cards` lists them all."
        raise InputError(f"Unknown card {card!r}. {hint}")
    fact = cat.fact(cat.number(found))
    if json:
        print_json(card_data(next(s for s in SETS if found in {f.id for f in set_facts(s)}), fact, words))
    else:
        console().print(card_page(fact, words))


@app.command("check")
def check(
    root: Annotated[Path | None, typer.Option(help="The repository; else the one around this folder.")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Look for cards without tests, effects without cards, wrong totals, missing texts, and rulings that do not exist.

    Example: catanica cards check --json
    """
    words = Wording(language(lang))
    reports = check_sets((find_root(Path.cwd()) if root is None else checked_root(root)) / "tests")
    if json:
        problems = [f"{name}: {p}" for name, report in reports.items() for p in report.problems]
        print_json({"sets": {name: report.as_dict() for name, report in reports.items()}, "problems": problems})
    else:
        table = Table()
        for key in ("set", "cards", "copies", "tested", "problems"):
            table.add_column(words.say(f"cards.{key}"), justify="left" if key == "set" else "right")
        for name, report in reports.items():
            figures = (report.cards, report.copies, report.with_tests, len(report.problems))
            table.add_row(words.ui(f"set.{name}"), *(str(n) for n in figures))
        out = console()
        out.print(table)
        problems = [f"{name}: {p}" for name, report in reports.items() for p in report.problems]
        for line in problems or [words.say("cards.no_problems")]:
            out.print(Text(line))
    if any(report.problems for report in reports.values()):
        raise typer.Exit(1)
