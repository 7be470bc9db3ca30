"""What is not installed by itself: the line that brings it can be typed or copied as it stands."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from companion.commands.packages import SCREEN_READER, SOLIDS, TAKEN_KEYS, install_line

Companion = Callable[..., subprocess.CompletedProcess[str]]
PROJECT = Path(__file__).parents[2]
MODULES = ("manifold3d", "trimesh", "evdev", "mpremote", "prism")
OUT = "a new folder"
NEEDY = {
    "parts of a reader": (("readers", "build", "--out", OUT), SOLIDS),
    "marks as solids": (("kit", "pixies", "--route", "3d", "--out", OUT), SOLIDS),
    "a reader that types": (("say", "--silent", "--reader", "input:/dev/null"), TAKEN_KEYS),
    "the program of a Pico": (("readers", "program"), ("mpremote",)),
}


@pytest.fixture
def bare(companion: Companion, tmp_path: Path) -> Companion:
    """The command line where none of these packages is installed."""
    hidden = "".join(f"sys.modules[{name!r}] = None\n" for name in MODULES)
    (tmp_path / "sitecustomize.py").write_text(f"import sys\n{hidden}", encoding="utf-8")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return companion(*words, "--width", "500", env={"PYTHONPATH": str(tmp_path)})

    return run


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("words", "packages"), NEEDY.values(), ids=NEEDY)
def test_the_line_that_brings_a_package_stands_alone_and_means_this_very_python(
    bare: Companion, tmp_path: Path, words: Sequence[str], packages: Sequence[str], lang: str
) -> None:
    words = [str(tmp_path / "new") if it == OUT else it for it in words]
    done = bare(*words, "--lang", lang)
    assert done.returncode != 0
    *_, told, line = done.stderr.splitlines()
    assert told.endswith(":")
    assert line == install_line(*packages)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_examination_tells_the_line_for_the_library_of_screen_readers(
    bare: Companion, lang: str
) -> None:
    findings = json.loads(bare("doctor", "--json", "--lang", lang).stdout)["findings"]
    (text,) = (it["text"] for it in findings if it["code"] == "reader-library")
    assert text.endswith(f":\n{install_line(*SCREEN_READER)}")


def test_a_reader_whose_parts_cannot_be_made_yet_has_its_texts_and_its_warnings(
    bare: Companion, tmp_path: Path
) -> None:
    out = tmp_path / "reader"
    done = bare("readers", "build", "--places", "3", "--out", str(out), "--lang", "en")
    assert done.returncode == 1
    assert {it.name for it in out.iterdir()} >= {"parts.txt", "wiring.txt"}
    for told in ("never 5", "one place beside them", "build-a-reader"):
        assert told in done.stdout


@pytest.mark.parametrize(
    ("python", "named"),
    [
        ("project/.venv/bin/python", str(Path(".venv/bin/python"))),
        ("project/.venv/Scripts/python.exe", str(Path(".venv/Scripts/python.exe"))),
        ("else where/python", '"{folder}"'),
        ("elsewhere/python", "{folder}"),
    ],
)
def test_a_python_in_this_folder_is_named_from_here_and_blanks_elsewhere_are_quoted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, python: str, named: str
) -> None:
    project = tmp_path / "my project" / "project"
    project.mkdir(parents=True)
    monkeypatch.chdir(project)
    place = (project.parent if python.startswith("project") else tmp_path) / python
    monkeypatch.setattr(sys, "executable", str(place))
    line = install_line("evdev")
    assert line == f"{named.format(folder=place)} -m pip install evdev"


@pytest.mark.parametrize(
    ("extra", "packages"),
    [("kits3d", SOLIDS), ("grab", TAKEN_KEYS), ("screenreader", SCREEN_READER)],
)
def test_the_packages_of_a_line_are_those_of_the_project(
    extra: str, packages: Sequence[str]
) -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["optional-dependencies"][extra]

    def name(package: str) -> str:
        return re.split(r"[<>=~;]", package)[0]

    assert sorted(map(name, packages)) == sorted(map(name, wanted))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_sentence_and_no_guide_sends_to_a_pip_of_another_python(lang: str) -> None:
    catalogue = (PROJECT / "companion" / "sentences" / "catalogue" / lang).glob("*.ftl")
    guides = (PROJECT / "docs" / "guides").glob(f"*.{lang}.md")
    texts = [*catalogue, *guides]
    assert len(texts) > 20
    for text in texts:
        assert "pip install" not in text.read_text(encoding="utf-8"), text.name
