"""What the server tells about games, cards and rulings to anybody who asks."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from catanica.bots import registry as bots
from catanica.encyclopaedia import library
from catanica.encyclopaedia.cards import card_texts
from catanica.encyclopaedia.collection import held_in, sets_of
from catanica.encyclopaedia.editions import history, stages
from catanica.encyclopaedia.language import in_language
from catanica.encyclopaedia.register import register as words_of
from catanica.games.principality.cards.home import MARK
from catanica.games.principality.cards.shelf import announced, own_sets
from catanica.games.registry import GAMES, entry, find
from catanica.kernel.errors import unknown
from catanica.kernel.options import Option
from catanica.notation.games import language
from catanica.server.bodies import (
    CardInfo,
    DatedChange,
    DoubtInfo,
    EditionTable,
    GameKind,
    OptionInfo,
    OwnCounter,
    OwnSet,
    RegisterLine,
    RuleLink,
    RulingInfo,
)


def options_of(game: str) -> tuple[Option, ...]:
    """The options of a game."""
    return find(game).options


@cache
def game_kind(game: str) -> GameKind:
    """A game as the new-game form needs it. Folders with sets of one's own are for one's own machine, not for here."""
    kind: Any = find(game)
    players = {o.name: o for o in options_of(game)}.get("players")
    seats = list(range(players.low, players.high + 1)) if players else [int(kind.seats)]
    return GameKind(
        game=game,
        rules=language(game).rules,
        seats=seats,
        options=[_option(game, o) for o in options_of(game)],
        bots=bots.names(game),
        guests=list(bots.registered()),
    )


def offered(game: str, o: Option) -> list[str]:
    """What may be chosen from a list: of sets also the operator's own, by id; a folder named from outside never."""
    return [*o.items, *(own_sets(game) if o.name == "sets" else ())]


def only_ours(game: str, texts: Mapping[str, str]) -> None:
    """Raise InputError for a set that is none of this server's: a folder of one's own is code, never from outside."""
    for option in options_of(game):
        items = offered(game, option) if option.items else []
        for item in filter(None, (part.strip() for part in texts.get(option.name, "").split(","))):
            if items and item not in items and not item.startswith(MARK):  # a home-made set is data, and judged
                raise unknown(option.name, item, items)


def own_set_files() -> list[OwnSet]:
    """The operator's own sets as their folders hold them: the page makes its cards from these as from the program's."""
    return [
        OwnSet(
            game=game,
            set=folder.about.id,
            title=folder.about.title,
            card=[
                fact.model_dump(exclude_defaults=True, by_alias=False) | {"kind": fact.kind} for fact in folder.facts()
            ],
            counters={name: OwnCounter(icon=said.icon) for name, said in folder.about.counters.items()},
            texts={lang: folder.texts(lang) for lang in folder.about.languages},
            emblems=[card for card, _ in folder.emblems()],
        )
        for game, folder in announced()
    ]


def emblem(game: str, card: str) -> bytes | None:
    """The drawing of a card of the operator's own."""
    drawings = (folder.emblem(card) for folder in own_sets(game).values())
    return next((drawing for drawing in drawings if drawing is not None), None)


def _option(game: str, o: Option) -> OptionInfo:
    return OptionInfo(
        name=o.name,
        kind=o.kind,
        default=o.default,
        choices=list(o.choices),
        items=offered(game, o),
        low=o.low,
        high=o.high,
        house_rule=o.house_rule,
    )


def editions(game: str, lang: str) -> EditionTable | None:
    """What changed between the editions of a game; nothing if it has only one."""
    find(game)  # an unknown one is refused by name
    told = history(game)
    if told is None:
        return None
    return EditionTable(
        game=game,
        editions=list(told.editions),
        default=told.default,
        changes=[
            DatedChange(
                article=change.article,
                title=in_language(change.title, lang),
                cards=list(change.cards),
                base=stages(change, False, lang),
                extended=stages(change, True, lang),
            )
            for change in told.change
        ],
    )


def games() -> list[GameKind]:
    """All games."""
    return [game_kind(name) for name in sorted(GAMES)]


def card_sets(game: str) -> list[str]:
    """The sets of cards a game has, the base set first; none for a game without cards of this kind."""
    return sets_of(game) if entry(game).box else []


def cards(game: str, lang: str, sets: list[str]) -> list[CardInfo]:
    """Every card of a game's sets."""
    known = card_sets(game)
    for name in sets:
        if name not in known:
            raise unknown("set", name, known)
    return [card for name in (sets or known) for card in _cards_of(game, lang, name)]


@cache
def _cards_of(game: str, lang: str, set_id: str) -> list[CardInfo]:
    texts = card_texts(game, lang)
    out = []
    for held in held_in(game, set_id, lang):
        fact = held.fact
        told = texts.get(fact.id)
        out.append(
            CardInfo(
                id=fact.id,
                set=set_id,
                name=told.name if told else fact.id,
                text=told.text if told else "",
                kind=fact.kind,
                slot=fact.slot,
                flags=fact.flags,
                cost=fact.cost,
                points=fact.points,
                strength=fact.strength,
                tournament=fact.tournament,
                trade=fact.trade,
                hand=fact.hand,
                rate=fact.rate,
                resource=fact.resource,
                die=fact.die,
                doubles=fact.doubles,
                count=fact.count,
                rules=_links(game, fact.id, fact.rules, lang),
                confidence=fact.confidence,
                reconstructed=fact.reconstructed,
                known=held.known,
                doubts=[DoubtInfo.model_validate(asdict(doubt)) for doubt in held.doubts],
                file=held.file,
                line=held.line,
            )
        )
    return out


def _links(game: str, card: str, named: list[str], lang: str) -> list[RuleLink]:
    """The rulings a card's entry names, then those that treat it."""
    ids = [r for r in named if library.known(r)] + [r.id for r in library.about_card(card, game)]
    return [RuleLink(id=i, title=library.ruling(i).title(lang)) for i in dict.fromkeys(ids)]


def ruling(ruling_id: str, lang: str) -> RulingInfo:
    """One ruling; raises InputError naming the nearest."""
    return _told(library.ruling(ruling_id), lang)


def rulings(lang: str, words: str, game: str | None, card: str | None) -> list[RulingInfo]:
    """Rulings by words or by card; all of a game if neither is given."""
    if game is not None and game not in GAMES and game != library.GENERAL:
        raise unknown("game", game, (*GAMES, library.GENERAL))
    if words.strip():
        found = library.search(words, lang, game)
    else:
        found = library.rulings(game)
    return [_told(r, lang) for r in found if card is None or card in r.cards]


def _told(r: library.Ruling, lang: str) -> RulingInfo:
    return RulingInfo(
        id=r.id,
        title=r.title(lang),
        text=r.text(lang),
        game=r.game,
        sets=list(r.sets),
        cards=list(r.cards),
        see=[RuleLink(id=other.id, title=other.title(lang)) for other in library.related(r.id)],
        to_read=r.to_read,
    )


def register(lang: str, game: str | None) -> list[RegisterLine]:
    """The alphabetical register."""
    return [RegisterLine.model_validate(asdict(entry)) for entry in words_of(lang, game)]
