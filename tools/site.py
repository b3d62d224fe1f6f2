"""Hooks of the site's builder (`mkdocs.yml`): notebooks become pages, with what their cells showed."""

import json
from typing import Any

from mkdocs.structure.files import File, Files

NOTEBOOK = ".ipynb"


def page(notebook: dict[str, Any]) -> str:
    """A notebook as Markdown: its words, its code, and the outputs that are stored in it."""
    parts: list[str] = []
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        for output in cell["outputs"]:
            told = output.get("data", {"text/plain": output.get("text", "")})
            if "image/svg+xml" in told:
                parts.append("".join(told["image/svg+xml"]).replace("\n", ""))
            else:
                parts.append("```text\n" + "".join(told["text/plain"]).rstrip("\n") + "\n```")
    return "\n\n".join(parts) + "\n"


class Notebook(File):
    """A notebook that is a page of the site."""

    def is_documentation_page(self) -> bool:
        """It is, though it is not written in Markdown."""
        return True


def on_files(files: Files, config: Any) -> Files:
    """Every notebook is read as a page."""
    for file in [one for one in files if one.src_uri.endswith(NOTEBOOK)]:
        made = Notebook(file.src_uri, file.src_dir, file.dest_dir, file.use_directory_urls)
        made.content_string = page(json.loads(file.content_string))
        files.remove(file)
        files.append(made)
    return files
