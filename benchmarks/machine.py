"""The machine that a figure was measured on, in plain lines."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

PACKAGES = (
    "click",
    "fluent.runtime",
    "pyserial",
    "pyttsx3",
    "reportlab",
    "qrcode",
    "pypdfium2",
    "zxing-cpp",
)


def describe() -> Iterator[str]:
    """Yield what a reader needs to compare the figures with their own, a line a fact."""
    yield f"Processor: {_processor()}, {os.cpu_count()} cores"
    yield f"System: {_system()}"
    yield f"Python: {platform.python_implementation()} {platform.python_version()}"
    yield f"Voice: {_espeak()}"
    yield "Libraries: " + ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    if hasattr(os, "getloadavg"):
        yield f"Load when the measuring began: {os.getloadavg()[0]:.1f}"
    file_system = _file_system(Path(tempfile.gettempdir()))
    if file_system:
        yield f"Journal and kit were written to: {file_system}"


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        model = re.search(r"^model name\s*: (.+)$", cpuinfo.read_text(), re.MULTILINE)
        if model is not None:
            return model[1]
    return platform.processor() or platform.machine()


def _system() -> str:
    try:
        name = platform.freedesktop_os_release()["PRETTY_NAME"]
    except (OSError, KeyError):
        name = platform.system()
    release = platform.release().partition("-")[0]
    return f"{name}, {platform.system()} {release}, {platform.machine()}"


def _espeak() -> str:
    """Name and version of espeak-ng; elsewhere the system's own voice speaks."""
    try:
        told = subprocess.run(
            ["espeak-ng", "--version"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return "no espeak-ng"
    return told.partition("  Data at")[0].strip()


def _file_system(folder: Path) -> str:
    """Kind of the file system that holds a folder; empty where the system does not tell."""
    try:
        mounts = Path("/proc/mounts").read_text().splitlines()
    except OSError:
        return ""
    kinds = {Path(line.split()[1]): line.split()[2] for line in mounts}
    return next((kinds[part] for part in (folder, *folder.parents) if part in kinds), "")
