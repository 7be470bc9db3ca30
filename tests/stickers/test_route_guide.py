"""The guide leads through the files of every route that was chosen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion.cards import load_deck
from stickers import RouteSettings, make_kit
from stickers.routes import ROUTES

SHEETS = {"label-printer": "57x32"}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("route", [route for route in ROUTES if route != "paper"])
def test_every_file_that_the_guide_names_is_there(route: str, lang: str, tmp_path: Path) -> None:
    cards = [card.id for card in load_deck("pixies").cards][:3]
    make_kit(
        load_deck("odin" if route == "label-printer" else "pixies"),
        tmp_path,
        lang=lang,
        sheet=SHEETS.get(route, ""),
        routes=[route],
        cards=None if route == "label-printer" else cards,
    )
    text = (tmp_path / "kit.txt").read_text(encoding="utf-8")
    part = re.search(r"(?ms)^\n[^\n]+\n1\. .*?\n\n", text)
    assert part
    steps = part[0].split("\n")[2:-2]
    assert [step.split(".")[0] for step in steps] == [str(n) for n in range(1, len(steps) + 1)]
    made = {path.name for path in tmp_path.rglob("*")}
    made |= {path.stem for path in tmp_path.rglob("*")}
    named = set(re.findall(r"[\w-]+\.(?:pdf|brf|txt)", part[0]))
    named |= set(re.findall(r"corner-jig|card-stand|liste-de-collage|sticking-list", part[0]))
    assert named
    assert named <= made
    page = (tmp_path / "kit.html").read_text(encoding="utf-8")
    assert all(f"<p>{step}</p>" in page for step in steps)


def test_the_guide_of_plain_paper_speaks_of_no_machine(tmp_path: Path) -> None:
    make_kit(load_deck("odin"), tmp_path, lang="en")
    text = (tmp_path / "kit.txt").read_text(encoding="utf-8")
    assert not re.search("swell|plotter|embosser|varnish", text)


def test_routes_come_in_one_order_with_their_settings(tmp_path: Path) -> None:
    settings = RouteSettings(inset=12.7, braille_cells=40, braille_lines=25)
    make_kit(
        load_deck("odin"), tmp_path, lang="fr", routes=["embosser", "plotter"], settings=settings
    )
    text = (tmp_path / "kit.txt").read_text(encoding="utf-8").replace("\u00a0", " ")
    assert "les repères à 12,7 millimètres du bord" in text
    assert "sur 40 cellules par ligne et 25 lignes par page" in text
    assert text.index("Traceur de découpe") < text.index("Embosseuse braille")
    assert not set(text) & set("−+×%#/_{}")
