"""The slow oracles of the rules stand beside the games' tests."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent.parent))
