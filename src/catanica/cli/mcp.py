"""`catanica mcp`: the games for language models, over standard input and output."""

from catanica.extras import extra


def mcp() -> None:
    """Serve the games to a language model: the Model Context Protocol on standard input and output.

    Tools: list_games, new_game, look, list_moves, explain_move, play, find_ruling, end_game.

    Example, as an entry of a client's settings: {"command": "catanica", "args": ["mcp"]}
    """
    with extra("mcp"):
        from catanica.adapters.mcp_server import server
    server().run()
