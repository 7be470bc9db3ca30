"""start.py on a machine that has nothing but Python: a toy project is set up for real."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "toy-companion"
version = "1"
dependencies = [{dependencies}]

[project.optional-dependencies]
test = []
"""

# A build backend without requirements: pip installs the toy without any network.
BACKEND = """
import zipfile, pathlib
HERE = pathlib.Path(__file__).parent
def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    needs = [line for line in HERE.joinpath("needs.txt").read_text().splitlines() if line]
    info = "toy_companion-1.dist-info"
    texts = {
        "toy.pth": str(HERE),
        f"{info}/METADATA": "Metadata-Version: 2.1\\nName: toy-companion\\nVersion: 1\\n"
        + "Provides-Extra: test\\n"
        + "".join(f"Requires-Dist: {need}\\n" for need in needs),
        f"{info}/WHEEL": "Wheel-Version: 1.0\\nGenerator: toy\\nRoot-Is-Purelib: true\\n"
        "Tag: py3-none-any\\n",
        f"{info}/RECORD": "",
    }
    name = "toy_companion-1-py3-none-any.whl"
    with zipfile.ZipFile(pathlib.Path(wheel_directory) / name, "w") as wheel:
        for path, text in texts.items():
            wheel.writestr(path, text)
    return name
"""

MAIN = "import sys\nprint('RUNS', *sys.argv[1:])\nsys.exit(7 if 'fail' in sys.argv else 0)\n"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "toy project"
    (folder / "companion").mkdir(parents=True)
    shutil.copy(ROOT / "start.py", folder)
    (folder / "pyproject.toml").write_text(PYPROJECT.format(dependencies=""))
    (folder / "backend.py").write_text(BACKEND)
    (folder / "needs.txt").write_text("")
    (folder / "companion" / "__init__.py").write_text("")
    (folder / "companion" / "__main__.py").write_text(MAIN)
    return folder


def start(project: Path, *words: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Run start.py with no programs in reach and no package index that answers."""
    system = {name: os.environ[name] for name in ("HOME", "SYSTEMROOT") if name in os.environ}
    return subprocess.run(
        [sys.executable, project / "start.py", *words],
        cwd=project.parent,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        env=system
        | {
            "PATH": str(project),
            "COMPANION_LANG": lang,
            "PYTHONUTF8": "1",
            "PIP_INDEX_URL": "http://127.0.0.1:9/simple",
            "PIP_RETRIES": "1",
            "PIP_CONFIG_FILE": os.devnull,
        },
    )


def test_sets_up_once_runs_at_once_afterwards_and_mends_what_broke(project: Path) -> None:
    first = start(project, "deck", "pixies")
    assert (first.returncode, first.stdout) == (0, "RUNS deck pixies\n")
    progress = first.stderr.splitlines()
    assert progress[0] == "Preparing the folder .venv."
    assert progress[-1] == "The installation is done."
    if sys.platform.startswith("linux"):
        assert "For the voice, install espeak-ng alsa-utils with your system's tool." in progress

    second = start(project, "fail")
    assert (second.returncode, second.stdout, second.stderr) == (7, "RUNS fail\n", "")

    programs = project / ".venv" / ("Scripts" if os.name == "nt" else "bin")
    for python in programs.glob("python*"):
        python.unlink()
    mended = start(project, lang="fr")
    assert (mended.returncode, mended.stdout) == (0, "RUNS\n")
    assert mended.stderr.splitlines()[0] == "Je prépare le dossier .venv."

    with (project / "pyproject.toml").open("a") as settings:
        settings.write("# changed\n")
    assert start(project).stderr.splitlines()[0].startswith("Installing the program")
    assert start(project).stderr == ""


def test_without_network_one_sentence_says_so(project: Path) -> None:
    (project / "pyproject.toml").write_text(PYPROJECT.format(dependencies='"no-such-thing-here"'))
    (project / "needs.txt").write_text("no-such-thing-here")
    done = start(project, "games", lang="fr")
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.splitlines()[-1] == (
        "Pas d'accès à internet, et la première installation en a besoin. "
        "Connectez-vous, puis recommencez."
    )
    assert start(project, "games").returncode == 1


@pytest.fixture(scope="module")
def start_module() -> ModuleType:
    spec = importlib.util.spec_from_file_location("start", ROOT / "start.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_both_languages_say_everything(start_module: ModuleType) -> None:
    assert set(start_module.WORDS["fr"]) == set(start_module.WORDS["en"])


def test_a_failure_of_pip_that_is_no_network_trouble_keeps_its_last_line(
    start_module: ModuleType,
) -> None:
    output = "Collecting x\nERROR: No space left on device\n\n"
    assert start_module.pip_reason("en", output) == (
        "The installation failed: ERROR: No space left on device"
    )


@pytest.mark.parametrize(
    ("words", "environment", "lang"),
    [
        (["demo", "--lang", "fr"], {}, "fr"),
        (["--lang=en"], {"COMPANION_LANG": "fr"}, "en"),
        (["demo"], {"COMPANION_LANG": "fr"}, "fr"),
        (["demo"], {"LANG": "fr_CH.UTF-8"}, "fr"),
        (["demo"], {"LC_ALL": "C", "LANG": "fr_CH.UTF-8"}, "en"),
        (["demo", "--lang"], {"LANG": "en_GB.UTF-8"}, "en"),
    ],
)
def test_progress_speaks_the_language_of_the_run(
    start_module: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    environment: dict[str, str],
    lang: str,
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COMPANION_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert start_module.language(words) == lang


@pytest.mark.skipif(os.name == "nt", reason="the file manager of Windows uses start.bat")
@pytest.mark.parametrize("name", ["start.py", "start.command", ".ci/run"])
def test_what_a_file_manager_or_a_server_starts_is_executable(name: str) -> None:
    assert os.access(ROOT / name, os.X_OK)


@pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")
def test_the_double_click_starter_leaves_its_window_open(project: Path) -> None:
    shutil.copy(ROOT / "start.command", project)
    (project / "start.py").write_text("print('MENU')\n")
    done = subprocess.run(
        [project / "start.command"], input="\n", capture_output=True, text=True, cwd="/"
    )
    assert done.returncode == 0
    assert done.stdout.startswith("MENU\n")
    assert "Enter to close." in done.stdout
