"""Where the golden games lie."""

from pathlib import Path

FOLDER = Path(__file__).parent
BASE = sorted(FOLDER.glob("*.catan"))
THEMES = sorted((FOLDER / "themes").glob("*.catan"))
SCIENCE = sorted((FOLDER / "science").glob("*.catan"))
TRADE = sorted((FOLDER / "trade").glob("*.catan"))
MAGIC = sorted((FOLDER / "magic").glob("*.catan"))
BARBARIANS = sorted((FOLDER / "barbarians").glob("*.catan"))
TOURNAMENT = sorted((FOLDER / "tournament").glob("*.catan"))
PRINCES = sorted((FOLDER / "princes").glob("*.catan"))
GAMES = [*BASE, *THEMES, *SCIENCE, *TRADE, *MAGIC, *BARBARIANS, *TOURNAMENT, *PRINCES]
COLLECTIONS = ("themes", "science", "trade", "magic", "barbarians", "tournament", "princes")
