"""The games for OpenSpiel. Importing this module registers them: `pyspiel.load_game("catanica_board")`.

Needs the extra: pip install "catanica[openspiel]".
"""

from catanica.extras import extra

with extra("openspiel"):
    from catanica.adapters.openspiel import register_all

__all__ = ["register_all"]

register_all()
