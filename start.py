#!/usr/bin/env python3
"""Set up and run on a fresh machine, with nothing but Python.

    python3 start.py              the numbered menu
    python3 start.py demo         any words of `companion`
    python3 start.py test         the test suite; more words go to pytest

Makes .venv beside this file, installs the project and its speech engine, and does nothing twice.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an old Python must get this sentence, not a traceback
    sys.exit(
        "Il faut Python 3.11 ou plus récent : installez-le depuis python.org. / "
        "Python 3.11 or newer is needed: install it from python.org."
    )

import hashlib
import importlib.util
import locale
import os
import shutil
import signal
import subprocess
import threading
import venv
from pathlib import Path
from typing import NoReturn

HOME = Path(__file__).resolve().parent
ENVIRONMENT = HOME / ".venv"
STAMP = ENVIRONMENT / "installed.txt"
PYTHON = ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

PROGRAMS = {"espeak-ng": "espeak-ng", "aplay": "alsa-utils"}
"""On Linux: program that must be there -> system package that brings it."""

MANAGERS = {
    "apt-get": ["apt-get", "install", "-y", "-qq"],
    "dnf": ["dnf", "install", "-y", "-q"],
    "pacman": ["pacman", "-S", "--noconfirm", "--needed", "-q"],
    "zypper": ["zypper", "--non-interactive", "--quiet", "install"],
}

BY_HAND = {
    "apt-get": ["apt-get", "install"],
    "dnf": ["dnf", "install"],
    "pacman": ["pacman", "-S"],
    "zypper": ["zypper", "install"],
}

WORDS = {
    "fr": {
        "making": "Je prépare le dossier .venv.",
        "installing": "J'installe le programme et ce qu'il lui faut. "
        "Cela peut durer quelques minutes.",
        "working": "J'installe encore.",
        "ready": "L'installation est terminée.",
        "system": "J'installe {packages} avec {manager}.",
        "yourself": "Pour la voix, tapez : {command}",
        "unknown": "Pour la voix, installez {packages} avec l'outil de votre système.",
        "no_venv": "Python ne peut pas préparer le dossier .venv. "
        "Sous Debian ou Ubuntu, tapez : {command}",
        "venv_failed": "Le dossier {folder} ne peut pas être préparé. "
        "Vérifiez que vous avez le droit d'y écrire et qu'il reste de la place.",
        "pip_failed": "L'installation a échoué : {reason}",
        "pip_offline": "Pas d'accès à internet, et la première installation en a besoin. "
        "Connectez-vous, puis recommencez.",
        "interrupted": "Arrêté.",
    },
    "en": {
        "making": "Preparing the folder .venv.",
        "installing": "Installing the program and what it needs. This may take a few minutes.",
        "working": "Still installing.",
        "ready": "The installation is done.",
        "system": "Installing {packages} with {manager}.",
        "yourself": "For the voice, type: {command}",
        "unknown": "For the voice, install {packages} with your system's tool.",
        "no_venv": "Python cannot prepare the folder .venv. On Debian or Ubuntu, type: {command}",
        "venv_failed": "The folder {folder} cannot be prepared. "
        "Check that you may write there and that there is room left.",
        "pip_failed": "The installation failed: {reason}",
        "pip_offline": "There is no internet access, and the first installation needs it. "
        "Connect, then try again.",
        "interrupted": "Stopped.",
    },
}

OFFLINE_SIGNS = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "Failed to establish a new connection",
    "Temporary failure in name resolution",
    "getaddrinfo failed",
    "ProxyError",
    "Max retries exceeded",
)
"""What pip writes when it cannot reach the package index."""


class SetupError(Exception):
    """The set-up cannot go on; its text says why and what to do."""


def language(arguments: list[str]) -> str:
    """The language of the progress lines: --lang, else COMPANION_LANG, else the system."""
    wanted = os.environ.get("COMPANION_LANG", "")
    for position, argument in enumerate(arguments):
        if argument == "--lang":
            wanted = "".join(arguments[position + 1 : position + 2])
        elif argument.startswith("--lang="):
            wanted = argument.partition("=")[2]
    if wanted in WORDS:
        return wanted
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    system = next(filter(None, names), None) or locale.getlocale()[0] or ""
    return "fr" if system.lower().startswith("fr") else "en"


def say(lang: str, key: str, **facts: object) -> None:
    """Print one plain progress line. It goes to standard error: answers stay clean for a pipe."""
    print(WORDS[lang][key].format(**facts), file=sys.stderr, flush=True)


def stamp(extra: str) -> str:
    """What the environment was made from; another text means that it is out of date."""
    project = hashlib.sha256((HOME / "pyproject.toml").read_bytes()).hexdigest()
    return f"{sys.version}\n{HOME}\n{project}\n{extra}\n"


def is_installed(extra: str) -> bool:
    """Tell whether the environment works and holds the project with that extra."""
    if not PYTHON.exists() or not STAMP.exists():
        return False
    if STAMP.read_text(encoding="utf-8") not in {stamp(extra), stamp("test")}:
        return False
    return runs("import companion")


def runs(code: str) -> bool:
    """Tell whether the environment's Python runs a piece of code without error."""
    command = [str(PYTHON), "-c", code]
    return subprocess.run(command, capture_output=True, cwd=ENVIRONMENT).returncode == 0


def set_up(lang: str, extra: str) -> None:
    """Make the environment and install everything, unless that is done. Raises SetupError."""
    if is_installed(extra):
        return
    make_environment(lang)
    say(lang, "installing")
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    failure = failure_of(lang, [*pip, "-e", f"{HOME}[{extra}]" if extra else str(HOME)])
    if failure is not None:
        raise SetupError(pip_reason(lang, failure))
    set_up_voice(lang)
    STAMP.write_text(stamp(extra), encoding="utf-8")
    say(lang, "ready")


def make_environment(lang: str) -> None:
    """Make .venv with pip in it; a broken one is made anew. Raises SetupError."""
    if PYTHON.exists() and runs("import pip, sys; assert sys.version_info >= (3, 11)"):
        return
    say(lang, "making")
    if not can_make_environments():
        package = f"python3.{sys.version_info.minor}-venv"
        if shutil.which("apt-get"):
            install_packages(lang, "apt-get", [package])
        if not can_make_environments():
            command = f"sudo apt-get install {package}"
            raise SetupError(WORDS[lang]["no_venv"].format(command=command))
    try:
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SetupError(WORDS[lang]["venv_failed"].format(folder=ENVIRONMENT)) from error


def can_make_environments() -> bool:
    """Tell whether this Python brings pip; Debian keeps it in a package of its own."""
    importlib.invalidate_caches()
    return importlib.util.find_spec("ensurepip") is not None


def failure_of(lang: str, command: list[str]) -> str | None:
    """Run a long command, saying each half minute that it goes on; its output if it fails."""
    over = threading.Event()

    def reassure() -> None:
        while not over.wait(30):
            say(lang, "working")

    threading.Thread(target=reassure, daemon=True).start()
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,  # what is typed or piped is for the companion
            capture_output=True,
            text=True,
            errors="replace",
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
        )
    finally:
        over.set()
    return None if done.returncode == 0 else done.stdout + done.stderr


def pip_reason(lang: str, output: str) -> str:
    """One text for a failed installation: no network, or the last thing that pip said."""
    if any(sign in output for sign in OFFLINE_SIGNS):
        return WORDS[lang]["pip_offline"]
    lines = [line for line in output.splitlines() if line.strip()]
    return WORDS[lang]["pip_failed"].format(reason=lines[-1] if lines else "pip")


def set_up_voice(lang: str) -> None:
    """On Linux, install what gives the voice; where that cannot be, say what to type."""
    missing = [package for name, package in PROGRAMS.items() if shutil.which(name) is None]
    if not sys.platform.startswith("linux") or not missing:
        return
    manager = next(filter(shutil.which, MANAGERS), None)
    if manager is None:
        say(lang, "unknown", packages=" ".join(missing))
    elif not install_packages(lang, manager, missing):
        say(lang, "yourself", command=" ".join(["sudo", *BY_HAND[manager], *missing]))


def install_packages(lang: str, manager: str, packages: list[str]) -> bool:
    """Install system packages where no password is needed for it; tell whether they are there."""
    prefix = administrator()
    if prefix is None:
        return False
    say(lang, "system", packages=" ".join(packages), manager=manager)
    if manager == "apt-get":
        failure_of(lang, [*prefix, "apt-get", "update", "-qq"])
    return failure_of(lang, [*prefix, *MANAGERS[manager], *packages]) is None


def administrator() -> list[str] | None:
    """The words before a command that make it run as administrator; None if a password is due."""
    if os.geteuid() == 0:
        return []
    sudo = ["sudo", "-n"]
    if shutil.which("sudo") is None:
        return None
    return sudo if subprocess.run([*sudo, "true"], capture_output=True).returncode == 0 else None


def become(command: list[str]) -> NoReturn:
    """Run a command in the place of this program: it gets the keys, and its exit code is ours."""
    sys.stderr.flush()
    if os.name != "nt":
        os.execv(command[0], command)
    # Windows cannot replace a program; Ctrl+C is then for the child alone.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.run(command).returncode)


def main(arguments: list[str]) -> NoReturn:
    """Set up what is missing, then become the companion or its tests."""
    lang = language(arguments)
    testing = arguments[:1] == ["test"]
    try:
        set_up(lang, "test" if testing else "")
    except SetupError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        print(f"\n{WORDS[lang]['interrupted']}", file=sys.stderr)
        sys.exit(130)
    if testing:
        os.chdir(HOME)
    module, words = ("pytest", arguments[1:]) if testing else ("companion", arguments)
    become([str(PYTHON), "-m", module, *words])


if __name__ == "__main__":
    main(sys.argv[1:])
