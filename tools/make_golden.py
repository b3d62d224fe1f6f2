"""Make the golden games: complete games between bots that between them use every card of the sets they are played with.

    python tools/make_golden.py base [--games 120] [--keep 10]
    python tools/make_golden.py themes [--games 40] [--keep 6]
    python tools/make_golden.py science [--games 66] [--keep 7]
    python tools/make_golden.py trade [--games 24] [--keep 5]
    python tools/make_golden.py magic [--games 25] [--keep 8]
    python tools/make_golden.py barbarians [--games 12] [--keep 5]
    python tools/make_golden.py tournament [--games 8] [--keep 4]
    python tools/make_golden.py princes [--games 1260] [--keep 28]

Many games are played, with seeds that never change; then those are kept that add most to what the others show, at
least one of every kind. The files are written to a folder of tests/golden/, with a note of how each game ends. They
are made anew only when the rules' version changes: a golden game that no longer replays is a change of the rules, and
the test that says so must be heard. Then `tools/fingerprints.py` takes the fingerprints of the new ones.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import catanica  # noqa: E402 - the project's folder must be on the path first
from catanica.bots.bot import Bot  # noqa: E402
from catanica.bots.match import play  # noqa: E402
from catanica.bots.registry import make  # noqa: E402
from catanica.games.cardgame.editions import EDITIONS  # noqa: E402
from catanica.games.princes.game import MEASURED  # noqa: E402
from catanica.games.princes.game import SETS as PRINCES  # noqa: E402
from catanica.notation import record  # noqa: E402
from tests.golden.coverage import cards_to_use, cards_used_in, deeds_in, end_of, uses_of  # noqa: E402
from tools.eager import Eager  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
LIMIT = 20_000  # decisions
THEMES = ("ritter_haendler", "politik_intrige")
SCIENCE = "wissenschaft_fortschritt"
TRADE = "handel_wandel"
MAGIC = "zauberer_drachen"
BARBARIANS = "barbaren_handelsherren"


@dataclass(frozen=True)
class Collection:
    """A folder of golden games: what is played, by whom, and which sets' cards must all be used."""

    game: str
    folder: Path
    kinds: dict[str, dict[str, object]]  # options by name
    bots: tuple[tuple[str, str], ...]
    covers: tuple[str, ...]
    deeds: tuple[str, ...] = ()  # what lines must tell of, beside cards that must be used


def dealt(sets: list[str], hand0: str, hand1: str, **more: object) -> dict[str, object]:
    """Games with theme sets in which some cards are dealt out, because dear ones come seldom."""
    return {"sets": ["base", *sets], "hand0": hand0.split(), "hand1": hand1.split(), **more}


COLLECTIONS = {
    "tournament": Collection(
        "cardgame",
        FOLDER / "tournament",
        {
            "decks": {"mode": "tournament", "decks": ["schild_und_schwert", "rat_und_raenke"]},
            "characters": {"mode": "characters", "decks": ["barbar", "weise"]},
            "small": {"mode": "small"},
            "beginners": {"mode": "beginners"},
        },
        (("greedy", "random"), ("random", "greedy")),
        (),
    ),
    "base": Collection(
        "cardgame",
        FOLDER,
        {edition: {"edition": edition} for edition in EDITIONS},
        (("greedy", "greedy"), ("greedy", "random"), ("random", "greedy")),
        ("base",),
    ),
    "themes": Collection(
        "cardgame",
        FOLDER / "themes",
        {
            "row": dealt([*THEMES], "palast theater kathedrale", "haus_der_republik gericht bischofssitz"),
            "bear": dealt(
                [*THEMES], "geheimbund grosser_hafen archivar", "bankhaus bestechung roland_der_hammer", variant="bear"
            ),
            "politics": dealt(
                ["politik_intrige"], "gericht theater kathedrale", "haus_der_republik bischofssitz geheimbund"
            ),
        },
        (("random", "random"), ("greedy", "random"), ("random", "random"), ("random", "greedy")),
        THEMES,
    ),
    "science": Collection(
        "cardgame",
        FOLDER / "science",
        {
            "alone": dealt([SCIENCE], "buchdruck schreibstube gesandtschaft", "halle_des_volkes umsiedlung medicus"),
            "all": dealt(
                [*THEMES, SCIENCE],
                "handelsakademie baukran universitaet",
                "ingo_der_geschickte kanone universitaet",
                variant="bear",
            ),
            "old": dealt(
                [SCIENCE],
                "erfinder dreifelderwirtschaft grosse_mauer",
                "handelsakademie feuerwache baukran",
                edition="1997",
            ),
        },
        (("random", "random"), ("greedy", "random"), ("random", "greedy")),
        (SCIENCE,),
    ),
    "trade": Collection(
        "cardgame",
        FOLDER / "trade",
        {
            "alone": dealt(
                [TRADE],
                "handelsmesse faerberei schnapsbrennerei",
                "hansebund grosser_turnierplatz naturalienspeicher",
                points=17,
            ),
            "bear": dealt(
                [TRADE],
                "leuchtturm warenboerse schatzkammer",
                "grosser_basar kunstschmiede wagner",
                points=17,
                variant="bear",
            ),
            "old": dealt(
                [TRADE],
                "handelsmesse kunstschmiede grosser_turnierplatz",
                "werft handelsposten gestuet",
                points=17,
                edition="1997",
            ),
            "all": dealt(
                [*THEMES, SCIENCE, TRADE],
                "schatzkammer handelsakademie pfandleiher",
                "geheimbund grenzkonflikt handelsniederlassung",
                variant="bear",
            ),
        },
        (("eager", "eager"), ("eager", "greedy")),
        (TRADE,),
        tuple(sorted(uses_of(TRADE))),
    ),
    "magic": Collection(
        "cardgame",
        FOLDER / "magic",
        {
            "alone": dealt([MAGIC], "hafli ira stein_der_weisen", "ari arsa transmutation", points=16),
            "bear": dealt(
                [MAGIC], "hor sechster_zauberer zweiter_drache", "hafli ira landzauber", points=16, variant="bear"
            ),
            "old": dealt([MAGIC], "ari hor ort_wandle_dich", "ira hafli zaubertrank", points=16, edition="1997"),
            "druid": dealt([MAGIC], "sechster_zauberer hor eryn_der_druide", "ari arsa bessere_welt", points=16),
            "all": dealt(
                [*THEMES, SCIENCE, TRADE, MAGIC],
                "hafli zauberveto magisches_auge",
                "ari zeitsprung materialisation",
                variant="bear",
                points=12,
            ),
        },
        (("eager", "eager"), ("eager", "greedy")),
        (MAGIC,),
        (*sorted(uses_of(MAGIC)), "citadel", "use zauberveto", "use zeitsprung"),
    ),
    "barbarians": Collection(
        "cardgame",
        FOLDER / "barbarians",
        {
            "alone": dealt(
                [BARBARIANS],
                "kolonialstuetzpunkt residenz_muenz flaggschiff",
                "triumphbogen brauerei schatzflotte",
                points=15,
            ),
            "bear": dealt(
                [BARBARIANS],
                "gilde_der_handelsherren johanna_die_kriegerin geheime_bruderschaft",
                "residenz_papier residenz_tuch weinkellerei",
                points=15,
                variant="bear",
            ),
            "all": dealt(
                [*THEMES, SCIENCE, TRADE, BARBARIANS],
                "flavo_der_gaukler barbarenstuetzpunkt dogma",
                "baroc_der_soeldner handelsherr_christoph sigismund_der_seeheld",
                variant="bear",
                points=15,
            ),
        },
        (("eager", "eager"), ("eager", "greedy")),
        (BARBARIANS,),
    ),
    "princes": Collection(
        "princes",
        FOLDER / "princes",
        MEASURED | {f"long_{mode}": {**options, "points": 18} for mode, options in MEASURED.items() if mode in PRINCES},
        (("greedy", "greedy"), ("greedy", "random"), ("random", "random"), ("random", "greedy")),
        PRINCES,
    ),
}


@dataclass(frozen=True)
class Candidate:
    """A game played: what it would be called, its record, and the cards it uses and deeds it shows."""

    name: str
    kind: str
    text: str
    cards: frozenset[str]


def player(name: str, game: str, seat: int, seed: int) -> Bot:
    """A bot by its name, or the one that puts cards to use."""
    return Eager(seed, seat) if name == "eager" else make(name, game, seat, seed)


def played(collection: Collection, games: int) -> Iterator[Candidate]:
    """Games of all kinds between different bots, each with a seed of its own."""
    names = list(collection.kinds)
    for seed in range(games):
        kind = names[seed % len(names)]
        pair = collection.bots[seed // len(names) % len(collection.bots)]
        state = catanica.game(collection.game, **collection.kinds[kind]).new(seed=seed)
        play(state, [player(bot, collection.game, seat, seed) for seat, bot in enumerate(pair)], LIMIT)
        if state.outcome is not None:
            text = record.write(state, players=pair)
            name = f"{kind}-{pair[0]}-{pair[1]}-{seed}"
            yield Candidate(name, kind, text, frozenset(cards_used_in(state) | deeds_in(text, collection.deeds)))


def chosen(collection: Collection, candidates: list[Candidate], keep: int) -> list[Candidate]:
    """First one game of every kind, then whatever adds most for its length."""
    names = list(collection.kinds)
    wanted_cards = cards_to_use(*collection.covers) | set(collection.deeds)
    kept: list[Candidate] = []
    seen: set[str] = set()
    for n in range(keep):
        wanted = names[n] if n < len(names) else ""
        left = [c for c in candidates if c not in kept and wanted in ("", c.kind)]
        best = max(left, key=lambda c: len((c.cards & wanted_cards) - seen) / len(c.text))
        kept.append(best)
        seen |= best.cards
    return kept


def main() -> None:
    """Play, choose, write; say what no game used."""
    parser = argparse.ArgumentParser(description="Make the golden games.")
    parser.add_argument("collection", choices=list(COLLECTIONS), help="which folder of games is made anew")
    parser.add_argument("--games", type=int, default=120, help="how many games are played to choose from")
    parser.add_argument("--keep", type=int, default=10, help="how many are kept")
    asked = parser.parse_args()
    collection = COLLECTIONS[asked.collection]
    kept = chosen(collection, list(played(collection, asked.games)), asked.keep)
    wanted = cards_to_use(*collection.covers) | set(collection.deeds)
    missing = wanted - {card for game in kept for card in game.cards}
    if missing:
        sys.exit(f"No game uses {', '.join(sorted(missing))}: play more games with --games, or keep more with --keep.")
    collection.folder.mkdir(exist_ok=True)
    for old in collection.folder.glob("*.catan"):
        old.unlink()
    ends = {game.name: end_of(record.check(game.text)) for game in kept}
    (collection.folder / "ends.json").write_text(json.dumps(ends, indent=1) + "\n", encoding="utf-8")
    for game in kept:
        (collection.folder / f"{game.name}.catan").write_text(game.text, encoding="utf-8")
        print(f"{game.name}: {len(game.text)} characters, {len(game.cards)} cards")


if __name__ == "__main__":
    main()
