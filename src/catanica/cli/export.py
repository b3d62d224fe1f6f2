"""`catanica export`: records of games as tables for study."""

from pathlib import Path
from typing import Annotated

import typer

from catanica.cli import common
from catanica.extras import extra
from catanica.kernel.errors import InputError
from catanica.notation.save import ENDING


def export_games(
    files: Annotated[list[Path], typer.Argument(help="Records, or folders of them.", metavar="FILE...")],
    parquet: Annotated[Path, typer.Option(help="The file to write: a row for each decision.", metavar="FILE")],
    json: common.AsJson = False,
) -> None:
    """Write the decisions of records into a Parquet file.

    Example: catanica export games/ --parquet decisions.parquet
    """
    found = [one for file in files for one in (sorted(file.glob(f"*{ENDING}")) if file.is_dir() else [file])]
    if not found:
        raise InputError("There is no record (*{ending}) in {files}.", ending=ENDING, files=", ".join(map(str, files)))
    games, decisions = to_parquet(found, parquet)
    if json:
        common.print_json({"games": games, "decisions": decisions, "file": str(parquet)})
    else:
        typer.echo(f"{parquet}: {games} games, {decisions} decisions")


def ready(target: Path | None) -> None:
    """Refuse a table that cannot be written before the games for it are played."""
    if target is not None:
        with extra("data"):
            import pyarrow  # noqa: F401 - only whether it is there
        if not target.parent.is_dir():
            raise InputError(
                "{file} cannot be written: there is no folder {folder}.", file=target, folder=target.parent
            )


def to_parquet(records: list[Path], target: Path) -> tuple[int, int]:
    """Write the decisions of records; how many games and decisions they are."""
    with extra("data"):
        from catanica.adapters.parquet import export
    return export(records, target)
