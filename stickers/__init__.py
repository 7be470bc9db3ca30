"""Sticker kits: the labels that make a deck readable by touch and by machine.

    deck -> card facts -> codebook -> marks -> layout in mm -> sheets -> paper -> proof

`make_kit(load_deck("pixies"), Path("kit"))` writes a proven kit; KitError says why it cannot.
"""

from stickers.draft import RouteSettings
from stickers.faults import Facts, Fault, KitError
from stickers.kit import KitReport, make_kit
from stickers.proof import Proof
from stickers.second_proof import prove_again
from stickers.sheets import sheet_codes

__all__ = [
    "Facts",
    "Fault",
    "KitError",
    "KitReport",
    "Proof",
    "RouteSettings",
    "make_kit",
    "prove_again",
    "sheet_codes",
]
