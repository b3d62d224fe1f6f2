"""One card explained: what it is, what it costs, what it does, and the rulings that treat it."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from catanica.cli.menu import plain
from catanica.cli.wording import Wording
from catanica.encyclopaedia import library
from catanica.encyclopaedia.boxes import box
from catanica.encyclopaedia.cards import card_texts
from catanica.encyclopaedia.collection import held_by
from catanica.encyclopaedia.editions import changes_of
from catanica.encyclopaedia.sentences import LIKE
from catanica.games.principality.cards.catalogue import Catalogue
from catanica.games.principality.cards.facts import CardFact

WHERE: Final = {
    "settlement_or_city": "help.where_green",
    "city": "help.where_red",
    "opponent_city": "help.where_foreign_city",
    "opponent_settlement_or_city": "help.where_foreign_green",
    "region": "help.where_region",
    "road": "help.where_road",
    "cover": "help.where_cover",
    "opponent_region": "help.where_foreign_region",
    "beside": "help.where_beside",
    "crown": "help.where_crown",
    "citadel": "help.where_citadel",
    "on_settlement": "help.where_settlement",
    "opponent_road": "help.where_foreign_road",
}
SIGNS: Final = {
    "action": "»", "event": "!", "region": "▒", "central": "=", "site": "✦", "counter": "#", "sea": "~",
    "metropolis": "♜",
}  # fmt: skip
UNITS: Final = {"knight": "♞", "hero": "♞", "heroine": "♞", "fleet": "≈", "trade_fleet": "≈", "ship": "≈",
                "trade_ship": "≈", "sage": "◉"}  # fmt: skip


def sign(fact: CardFact) -> str:
    """A card's class as a sign: knight, ship, sage, action, event, region and so on, red building, green building."""
    for flag in fact.flags:
        if flag in UNITS:
            return UNITS[flag]
    if fact.kind in SIGNS:
        return SIGNS[fact.kind]
    return {"city": "◆", "road": "╪"}.get(fact.slot, "▪")


def card_style(fact: CardFact) -> str:
    """The colour that goes with the sign."""
    if fact.kind in SIGNS:
        return "bold yellow" if fact.kind == "action" else "bold"
    return "bold red" if fact.slot == "city" else "bold green"


def find_card(cat: Catalogue, word: str, words: Wording) -> str | None:
    """A card by id or name, also by the beginning of either if only one fits."""
    wanted = plain(word)
    exact = [c for c in cat.ids[1:] if wanted in (plain(c), plain(words.card(c)))]
    if exact:
        return exact[0]
    begins = [c for c in cat.ids[1:] if plain(c).startswith(wanted) or plain(words.card(c)).startswith(wanted)]
    alike = {words.card(c) for c in begins}
    return begins[0] if len(alike) == 1 else None


def near_cards(cat: Catalogue, word: str, words: Wording) -> list[str]:
    """Names of cards a mistyped word may have meant."""
    names = {plain(words.card(c)): words.card(c) for c in cat.ids[1:]} | {plain(c): c for c in cat.ids[1:]}
    return [names[n] for n in get_close_matches(plain(word), names, n=3, cutoff=LIKE)]


def kind_words(words: Wording, fact: CardFact) -> str:
    """A card's kind and class in words."""
    parts = [words.ui(f"kind.{fact.kind}")]
    parts += [words.ui(f"kind.{flag}") for flag in fact.flags]
    parts += [words.ui(f"kind.immune_{aimed}") for aimed in fact.immune]
    return ", ".join(dict.fromkeys(parts))


def worth_words(words: Wording, fact: CardFact) -> str:
    """The figures printed on a card."""
    return ", ".join(f"{words.say(key)} {n}" for field, key in box(words.game).printed() if (n := fact.said(field)))


def cost_words(words: Wording, fact: CardFact) -> str:
    """What a card costs: goods, and counters such as owls where it asks for them."""
    more = [words.counted(name, n) for name, n in fact.price.items() if n]
    return ", ".join([words.goods(fact.cost), *more] if fact.cost else more)


def rows(fact: CardFact, words: Wording) -> list[tuple[str, str]]:
    """Everything known about a card besides its text."""
    say = words.say
    found = [(say("help.kind"), kind_words(words, fact))]
    if fact.slot in WHERE:
        found.append((say("help.where"), say(WHERE[fact.slot])))
    if cost_words(words, fact):
        found.append((words.ui("term.cost").capitalize(), cost_words(words, fact)))
    if worth_words(words, fact):
        found.append((say("help.printed"), worth_words(words, fact)))
    if fact.die:
        found.append((say("help.die"), f"{fact.die} ({words.resource(fact.resource)})"))
    if fact.doubles:
        found.append((say("help.doubles"), words.resource(fact.doubles)))
    if fact.rate:
        found.append((say("help.rate"), f"{fact.rate} {words.resource(fact.resource)}"))
    return found


def card_page(fact: CardFact, words: Wording) -> RenderableType:
    """A card with its text and its rulings."""
    text = card_texts(words.game, words.lang).get(fact.id)
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="dim")
    grid.add_column()
    for name, value in rows(fact, words):
        grid.add_row(name, value)
    parts: list[RenderableType] = [Text(text.text if text else "", style="bold"), grid]
    ids = [*(r for r in fact.rules if library.known(r)), *(r.id for r in library.about_card(fact.id, words.game))]
    known = [library.ruling(r) for r in dict.fromkeys(ids)]
    parts += _listed(words.say("help.rulings"), titles(known, words))
    parts += _listed(words.say("editions.changed"), changes_of(fact.id, words.game, words.lang))
    parts += _sources(fact, words)
    title = f"{words.card(fact.id)} · {fact.id} · {words.say('help.copies', n=fact.count)}"
    return Panel(Group(*parts), title=title, title_align="left")


def titles(rulings: Iterable[library.Ruling], words: Wording) -> list[tuple[str, str]]:
    """Rulings by number and title."""
    return [(ruling.id, ruling.title(words.lang)) for ruling in rulings]


def _listed(title: str, entries: list[tuple[str, str]]) -> list[RenderableType]:
    """Entries by their name below a title; nothing where there are none."""
    if not entries:
        return []
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for entry in entries:
        table.add_row(*entry)
    return [Text(title, style="bold underline"), table]


def _sources(fact: CardFact, words: Wording) -> list[RenderableType]:
    """How sure a card's figures are, why some are not, and the line of the data that says them."""
    parts: list[RenderableType] = []
    for held in held_by(words.game, fact.id, words.lang):
        parts.append(Text(f"{held.known} · {held.file}:{held.line}", style="dim"))
        told = Table.grid(padding=(0, 2, 0, 0))
        for style in ("italic", "dim", ""):
            told.add_column(style=style)
        for doubt in held.doubts:
            told.add_row(doubt.what, str(doubt.line), doubt.why)
        parts += [told] if held.doubts else []
    return parts


def ruling_page(ruling: library.Ruling, words: Wording) -> RenderableType:
    """A ruling with its text, the cards it treats and the rulings that go further."""
    words.game = ruling.game
    parts: list[RenderableType] = [Text(ruling.text(words.lang))]
    if ruling.cards:
        parts.append(Text(", ".join(words.card(c) for c in ruling.cards), style="dim"))
    parts += _listed(words.say("rules.see"), titles(library.related(ruling.id), words))
    if ruling.to_read:
        parts.append(Text(words.say("rules.reading"), style="italic"))
    return Panel(Group(*parts), title=f"{ruling.id} · {ruling.title(words.lang)}", title_align="left")
