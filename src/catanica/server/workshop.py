"""The workshop over HTTP: decks are checked, dealt and listed. Nothing is stored."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from catanica.encyclopaedia.decks import checked, decks
from catanica.encyclopaedia.language import in_language
from catanica.encyclopaedia.sentences import explain_fault
from catanica.games.principality.cards.deck import Deck
from catanica.kernel.refusal import Fault
from catanica.server.api import REFUSALS, Lang
from catanica.server.guard import headers_of, reader_language, speak
from catanica.server.workshop_bodies import (
    DeckCard,
    DeckChecked,
    DeckDealt,
    DeckFault,
    DeckInfo,
    DeckPool,
    DeckText,
    DeckTrial,
    PresetDeck,
)

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
