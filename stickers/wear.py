"""A worn label as a camera sees it: blurred, speckled, pale and held askew."""

from __future__ import annotations

from random import Random

from PIL import Image, ImageFilter

BLUR = 0.1
"""Radius of the blur, mm: spread ink, a film over the label, a lens that is not quite sharp."""
TILT = 3.0
"""Degrees."""
NOISE = 0.25
"""Part of the picture that is noise: contrast falls by as much."""


def worn_label(picture: Image.Image, dpi: int) -> Image.Image:
    """A grey picture, worn; the same picture always gets the same noise."""
    soft = picture.filter(ImageFilter.GaussianBlur(BLUR * dpi / 25.4))
    askew = soft.rotate(TILT, Image.Resampling.BICUBIC, expand=True, fillcolor=255)
    grains = Random(1).randbytes(askew.width * askew.height)
    return Image.blend(askew, Image.frombytes("L", askew.size, grains), NOISE)
