"""home: the folder of the user's own files."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def home() -> Path:
    """The folder of journals, profiles and settings; COMPANION_HOME puts it elsewhere.

    The folder may not exist yet.
    """
    chosen = os.environ.get("COMPANION_HOME")
    return Path(chosen) if chosen else user_data_path("tactile-card-companion", appauthor=False)
