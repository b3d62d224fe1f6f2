"""`catanica train`: fit what search judges positions by."""

import json as plain
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from catanica import __version__
from catanica._runtime import engine
from catanica.cli import common
from catanica.cli.options import NONE_GIVEN, GameOptions, with_game_options
from catanica.cli.wording import Wording
from catanica.extras import extra
from catanica.games.entry import load
from catanica.games.registry import entry, find, listed
from catanica.kernel.errors import InputError
from catanica.notation.games import option_names
from catanica.notation.save import write_whole

if TYPE_CHECKING:  # these need NumPy
    from catanica.arena.samples import Gathering, Samples
    from catanica.arena.training import Quality

FEWEST: Final = 20
PLAYERS: Final = (2, 4, 2, 3)
MOST_HIDDEN: Final = 256
TIMES: Final = 4  # what games of players who think count, beside those of quick ones
TESTED: Final = 5  # one game in so many is kept from the fit, to judge it by


@with_game_options("edition", "mode", "sets", "points", "option")
def train(
    game: Annotated[str, typer.Argument(help=f"{listed()}.")],
    games: Annotated[int, typer.Option(help="How many games between quick players.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games and weights.")] = 1,
    out: Annotated[Path | None, typer.Option(help="File for the weights, with what they were fitted on.")] = None,
    hidden: Annotated[int, typer.Option(help="Hidden units beside the weighted sum; 0 for none.")] = 0,
    samples: Annotated[Path | None, typer.Option(help="File that keeps the positions: a second run goes on.")] = None,
    by: Annotated[
        Path | None, typer.Option(help="Weights by which the players think before they choose, instead of quick ones.")
    ] = None,
    beside: Annotated[
        Path | None,
        typer.Option(help="Samples of quick players that are fitted as well; those of --by count four times."),
    ] = None,
    first_hands: Annotated[
        bool,
        typer.Option("--first-hands", help="What cards are worth in a first hand instead: hands are dealt by lot."),
    ] = False,
    processes: Annotated[int, typer.Option(help="Processes that share the games.")] = 1,
    ray: common.Ray = None,
    options: GameOptions = NONE_GIVEN,
    json: common.AsJson = False,
    lang: common.Lang = None,
) -> None:
    """Fit the weights that hard and expert judge positions by, from games between quick players.

    Without options all ways to play the game are taken in turn. One game in five is kept from the fit and shows how
    well it judges. Ctrl-C keeps what was played in --samples.

    Examples:

        catanica train cardgame --games 1000 --seed 1 --out weights.json

        catanica train princes --mode theme --sets zeit_des_goldes --samples gold.npz

        catanica train board --games 20000 --samples board.npz --ray auto

        catanica train board -o players=2 --games 30000 --hidden 16 --processes 2 --samples quick.npz --out two.json

        catanica train board -o players=2 --games 7000 --hidden 16 --by two.json --beside quick.npz --out better.json

        catanica train cardgame -o mode=tournament --first-hands --games 60000 --samples hands.npz --out decks.json
    """
    words = Wording(common.language(lang))
    find(game)
    if processes < 1:
        raise InputError("The number of processes must be at least 1, not {given}.", given=processes)
    if games < FEWEST:
        raise InputError("The number of games must be at least {least}, not {given}.", least=FEWEST, given=games)
    if not 0 <= hidden <= MOST_HIDDEN:
        raise InputError("Hidden units: 0 to {most}, not {given}.", most=MOST_HIDDEN, given=hidden)
    if beside is not None and by is None:
        raise InputError("--beside is for games of players who think: name their weights by --by.")
    if first_hands and (hidden or by is not None):
        raise InputError("--first-hands goes with neither --hidden nor --by.")
    for file in (out, samples):
        if file is not None and not file.absolute().parent.is_dir():  # told now, not after a night of games
            raise InputError("{folder} is not a folder; make it first.", folder=file.parent)
    with extra("env"):
        from catanica.arena.first_hands import FirstHands
        from catanica.arena.samples import Gathering, bare_sense
    ways = [options] if options else list(every_way(game))
    thought = "" if by is None else common.read_text(by)
    gathering = (FirstHands if first_hands else Gathering)(game, ways, bare_sense(game), seed, samples, thought)
    try:
        with common.progress_bar(words.say("sim.progress"), quiet=False) as tell:
            found = gathering.gather(games, tell, processes, ray)
    except KeyboardInterrupt:
        kept = "train.lost" if samples is None else "train.kept"
        typer.echo(words.say(kept, n=gathering.played, file=samples), err=True)
        raise
    held_back = found.game % TESTED == 0
    learnt, asked = found.only(~held_back), found.only(held_back)
    told = {
        "game": game,
        "ways": ways,
        "command": " ".join(
            [
                "catanica train",
                game,
                f"--games {games} --seed {seed}",
                *(["--first-hands"] if first_hands else []),
                *([f"--hidden {hidden}"] if hidden else []),
                *([f"--by {by.name}"] if by is not None else []),
                *([f"--beside {beside.name}"] if beside is not None else []),
                *told_options(options),
            ]
        ),
        "engine": engine(),
        "games": games,
        "seed": seed,
        "version": __version__,
        "when": datetime.now(UTC).date().isoformat(),
        "positions": len(found.won),
        **(
            of_hands(gathering, learnt, asked)
            if first_hands
            else of_positions(gathering, learnt, asked, hidden, beside, words)
        ),
    }
    if out is not None:
        write_whole(out, plain.dumps(told, indent=2) + "\n")
    if json or out is None:
        common.print_json(told)
    else:
        right = f"{100 * float(str(told['right'])):.1f}"
        common.console().print(words.say("train.done", file=out, right=right, n=told["tested_on"]))


def of_positions(
    gathering: "Gathering", learnt: "Samples", asked: "Samples", hidden: int, beside: Path | None, words: Wording
) -> dict[str, object]:
    """Weights that positions are judged by, and how well they judge."""
    from catanica.arena.samples import beside as samples_of
    from catanica.arena.samples import joined
    from catanica.arena.things import added_up, beside_lists, weigh
    from catanica.arena.training import fit, fit_hidden, quality, rounded

    features, things = gathering.names(), list(gathering.things)
    if beside is not None:
        learnt = joined(samples_of(beside, gathering), learnt, TIMES)
    worth = weigh(learnt, len(features), things)
    summed, asked = (added_up(one, features, things, worth) for one in (learnt, asked))
    fitted = fit(beside_lists(learnt, summed, things))[: len(features)]
    units = None
    if hidden:
        with common.progress_bar(words.say("train.hidden"), quiet=False) as tell:
            units = fit_hidden(summed, fitted, hidden, gathering.seed, tell)
    judged = quality(asked, fitted, units)
    return {
        **told_quality(judged),
        "weights": rounded(fitted, features),
        **({"things": worth} if worth else {}),
        **({} if units is None else {"hidden": units.told(features)}),
    }


def of_hands(gathering: "Gathering", learnt: "Samples", asked: "Samples") -> dict[str, object]:
    """What cards are worth in a first hand, and how well that tells who wins."""
    from catanica.arena.first_hands import weigh_hands

    worth, judged = weigh_hands(learnt, asked, list(gathering.things))
    return {**told_quality(judged), "worth": worth}


def told_quality(judged: "Quality") -> dict[str, object]:
    """As a file of weights has it."""
    return {"tested_on": judged.positions, "log_loss": round(judged.log_loss, 4), "right": round(judged.right, 4)}


def every_way(game: str) -> Iterator[dict[str, object]]:
    """The ways to play a game: those that are measured, or with every number of players, two most often."""
    if entry(game).modes:
        yield from load(entry(game).modes).values()
    elif "players" in option_names(game):
        for players in PLAYERS:
            yield {"players": players}
    else:
        yield {}


def told_options(options: Mapping[str, object]) -> list[str]:
    """The options as they are typed."""
    return [f"-o {name}={value}" for name, value in sorted(options.items())]
