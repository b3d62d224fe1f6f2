"""The workshop over HTTP: decks are checked, dealt and listed, cards checked and packed; nothing is stored."""

import asyncio
import io
import json
import zipfile
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response

from catanica.encyclopaedia.decks import checked, decks
from catanica.encyclopaedia.errors import in_words
from catanica.encyclopaedia.language import in_language
from catanica.encyclopaedia.sentences import explain_fault
from catanica.games.principality.cards import home
from catanica.games.principality.cards.catalogue import AIMED_NAMES, RAISED_NAMES, SHELTER_NAMES
from catanica.games.principality.cards.deck import Deck
from catanica.games.principality.cards.facts import MOST_PARTS, PARTS
from catanica.games.principality.cards.shelf import home_windows, judged_home
from catanica.games.principality.position.goods import NAMES
from catanica.games.registry import DEFAULT
from catanica.kernel.refusal import Fault
from catanica.server.api import REFUSALS, Lang
from catanica.server.guard import headers_of, reader_language, speak
from catanica.server.home_made import sound_home
from catanica.server.workshop_bodies import (
    DeckCard,
    DeckChecked,
    DeckDealt,
    DeckFault,
    DeckInfo,
    DeckPool,
    DeckText,
    DeckTrial,
    HomeChecked,
    HomeFault,
    HomeForm,
    HomeText,
    PresetDeck,
)

EPOCH: Final = (1980, 1, 1, 0, 0, 0)  # the same set is the same file, whenever it is packed
router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/decks")
async def preset_decks(request: Request, lang: Lang = None) -> list[PresetDeck]:
    """The decks that come with the program."""
    reader = reader_language(headers_of(request.scope), lang)
    return [
        PresetDeck(id=key, name=in_language(p.name, reader), idea=in_language(p.idea, reader), deck=_info(p.deck()))
        for key, p in decks().presets().items()
    ]


@router.get("/decks/pool")
async def pool(
    sets: Annotated[str, Query(max_length=400, description="sets separated by commas; all if left out")] = "",
) -> DeckPool:
    """Which cards a deck of these sets may hold, and how many of each."""
    known = decks().known_sets()
    wanted = [s.strip() for s in sets.split(",") if s.strip()] or known
    cards = [
        DeckCard(card=c.card, event=c.event, sets=list(c.sets), limit=c.limit)
        for c in decks().supply(wanted).values()
        if c.fits and c.limit > 0
    ]
    return DeckPool(size=decks().size, events=decks().events, start=decks().start, sets=known, cards=cards)


@router.post("/decks/check")
async def check(asked: DeckText, request: Request) -> DeckChecked:
    """Everything that is wrong with a deck, in the reader's language, each reason with its ruling."""
    speak(request, asked.lang)
    reader = reader_language(headers_of(request.scope), asked.lang)
    found = await asyncio.to_thread(checked, asked.text)  # long texts take long
    faults = [_fault(fault, reader) for fault in found.faults]
    return DeckChecked(legal=found.legal, faults=faults, deck=_info(found.deck))


@router.post("/decks/deal")
async def deal(asked: DeckTrial) -> DeckDealt:
    """A trial deal, whether the deck is legal or not."""
    found = await asyncio.to_thread(checked, asked.text)
    hand, stacks = decks().deal(found.deck, asked.seed)
    return DeckDealt(hand=hand, stacks=stacks)


def _info(deck: Deck) -> DeckInfo:
    return DeckInfo(
        name=deck.name,
        sets=list(deck.sets),
        cards=dict(deck.cards),
        events=dict(deck.events),
        start=list(deck.start),
        size=deck.size,
        text=decks().to_text(deck),
        code=decks().to_code(deck),
    )


def _fault(fault: Fault, lang: str) -> DeckFault:
    told = explain_fault(fault, lang)
    about = {name: fault.params[name] for name in ("line", "card", "set", "given", "allowed") if name in fault.params}
    return DeckFault.model_validate(
        {
            "code": told.code,
            "rule": told.rule,
            "rule_title": told.rule_title,
            "sentence": told.sentence,
            "hint": told.hint,
            **about,
        }
    )


@router.get("/own-cards/form")
async def form() -> HomeForm:
    """What a home-made card can be and do."""
    return HomeForm(
        kinds=list(home.KINDS),
        slots=list(home.SLOTS),
        flags={kind: list(flags) for kind, flags in home.FLAGS.items()},
        goods=list(NAMES),
        limits={**home.LIMITS, "cost": home.MOST_COST, "goods": home.MOST_GOODS},
        raises=list(RAISED_NAMES),
        shelters={danger: list(reach) for danger, reach in SHELTER_NAMES.items()},
        aimed=list(AIMED_NAMES),
        windows=list(home_windows(DEFAULT)),
        returns=["buildings", "knights", "units"],
        conditions=list(home.CONDITIONS),
        deeds={deed: list(fields) for deed, fields in home.DEEDS.items()},
        played=list(home.PLAYED),
        laid=list(home.LAID),
        parts=list(PARTS),
        cards=home.MOST_CARDS,
        most_parts=MOST_PARTS,
    )


@router.post("/own-cards/check")
async def check_home(asked: HomeText, request: Request) -> HomeChecked:
    """Everything that is wrong with a home-made set, in the reader's language."""
    reader = reader_language(headers_of(request.scope), asked.lang)
    _, faults = judged_home(DEFAULT, asked.set)
    told = [HomeFault(card=f.card, field=f.field, sentence=in_words(f.says, reader)) for f in faults]
    size = len(json.dumps(asked.set, ensure_ascii=False).encode())
    return HomeChecked(faults=told, size=size, most=home.MOST_BYTES)


@router.post(
    "/own-cards/folder",
    response_model=None,
    responses={200: {"description": "The folder", "content": {"application/zip": {"schema": {"type": "string"}}}}},
)
async def folder(asked: HomeText, request: Request) -> Response:
    """A home-made set as the folder that `catanica cards check` takes, packed."""
    speak(request, asked.lang)
    made = sound_home(DEFAULT, asked.set)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in home.files(made).items():
            archive.writestr(zipfile.ZipInfo(f"{home.folder_name(made)}/{name}", EPOCH), text)
    headers = {"content-disposition": f'attachment; filename="{home.folder_name(made)}.zip"'}
    return Response(packed.getvalue(), media_type="application/zip", headers=headers)
