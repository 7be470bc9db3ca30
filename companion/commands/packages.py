"""The line to type that brings a package which is not installed by itself."""

from __future__ import annotations

import sys
from pathlib import Path

SOLIDS = ("manifold3d", "trimesh")
"""What makes parts to print in 3D."""
TAKEN_KEYS = ("evdev",)
"""What takes a reader that types from the keyboard."""
SCREEN_READER = ("prismatoid~=0.18.0",)
"""What hands sentences to a screen reader. No sign of it needs quotes in any shell."""


def install_line(*packages: str) -> str:
    """The line that installs packages for the very Python that runs the program.

    A bare `pip` belongs to another Python where `start.py` has made a folder for this one.
    """
    python = Path(sys.executable)
    if python.is_relative_to(Path.cwd()):
        # Without the way there: a name with blanks would have to be quoted, in each shell its way.
        python = python.relative_to(Path.cwd())
    named = f'"{python}"' if " " in str(python) else str(python)
    return f"{named} -m pip install {' '.join(packages)}"
