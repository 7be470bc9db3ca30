"""Random games are played as the tests of the games play them."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent / "games"))
