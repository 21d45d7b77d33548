"""Where Touchline keeps things on this machine."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

from touchline.engine.editions import FOLDER


def data_folder() -> Path:
    """Where the tables are kept unless told otherwise: the user's data folder."""
    return user_data_path("touchline", appauthor=False)


def use_editions(folder: Path | None = None) -> None:
    """Have this process, and those that it starts, look for editions in a folder.

    Without one, the environment decides, and if that is silent, the user's data folder.
    """
    if folder is not None:
        os.environ[FOLDER] = str(folder.resolve())
    elif not os.environ.get(FOLDER):
        os.environ[FOLDER] = str(data_folder() / "editions")
