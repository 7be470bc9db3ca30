"""What the tests of the voice say, and when they can."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from companion import speech
from companion.sentences.sentence import Priority, Sentence

Sound = Callable[..., Path]
"""The fixture `sound`: installs a sound device, gives the folder of what it was given."""

open_announcer = partial(speech.open_announcer, patience_s=60.0)
"""With its voice, however busy the machine is."""

needs_voice = pytest.mark.skipif(
    not sys.platform.startswith("linux") or shutil.which("espeak-ng") is None,
    reason="the own voice is tested on Linux with espeak-ng, which is not installed here",
)


def sentence(words: str, priority: Priority = Priority.EVENT, lang: str = "fr") -> Sentence:
    """A sentence that is shown as it is spoken."""
    return Sentence(words, words, lang, priority)
