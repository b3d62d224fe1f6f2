"""What changed between the editions of a game, in the reader's language: its table of dated changes."""

from catanica.encyclopaedia.language import in_language
from catanica.games.entry import load
from catanica.games.principality.history import Change, History
from catanica.games.registry import entry


def history(game: str) -> History | None:
    """A game's table of dated changes, if it has editions."""
    address = entry(game).history
    table: History | None = load(address) if address else None
    return table


def stages(change: Change, extended: bool, lang: str) -> list[str]:
    """What held from which edition on, a line each."""
    held = sorted((s.since(extended), in_language(s.told, lang)) for s in change.stage if s.since(extended))
    return [f"{since}: {told}" for since, told in held]


def changes_of(card: str, game: str, lang: str) -> list[tuple[str, str]]:
    """What editions changed about a card: the article, and what held when."""
    told = history(game)
    if told is None:
        return []
    found: list[tuple[str, str]] = []
    for change in told.change:
        if card in change.cards:
            both = dict.fromkeys("\n".join(stages(change, extended, lang)) for extended in (False, True))
            found.append((change.article, "\n".join(lines for lines in both if lines)))
    return found
