"""companion kit-check: stick the labels of a kit one by one, each heard right or wrong."""

from __future__ import annotations

import shlex
from functools import partial
from pathlib import Path

import click

from companion.cards import Deck
from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.inputs import inputs
from companion.commands.kit_labels import KitLabels, labels_in, usual_labels
from companion.commands.known_decks import deck_called
from companion.commands.reader_choice import one_reader
from companion.commands.sticking import Sticking, keep_sticking, load_sticking
from companion.commands.sticking_talk import StickingTalk
from companion.commands.talking_cards import card_said
from companion.commands.teller import Teller, telling
from companion.sentences.lists import listed


@click.command("kit-check", help=frame.words("help-kit-check"))
@click.argument("game", metavar=frame.words("metavar-game"))
@one_reader("keyboard", "help-say-reader")
@click.option(
    "--kit",
    "folder",
    type=click.Path(path_type=Path),
    metavar=frame.words("metavar-kit-folder"),
    help=frame.words("help-kit-check-kit"),
)
@click.option("--new", "anew", is_flag=True, help=frame.words("help-kit-check-new"))
@click.option(
    "--reprint",
    type=click.Path(path_type=Path),
    metavar=frame.words("metavar-kit-folder"),
    help=frame.words("help-kit-check-reprint"),
)
@click.option("--silent", is_flag=True, help=frame.words("help-say-silent"))
@frame.common
def command(
    game: str, reader: str, folder: Path | None, anew: bool, reprint: Path | None, silent: bool
) -> None:
    deck = deck_called(game)
    kit = usual_labels(deck) if folder is None else labels_in(deck, folder)
    sticking = Sticking() if anew else load_sticking(deck, kit.making.copy)
    if reprint is not None:
        print_again(deck, kit, sticking, reprint)
        return
    keep = partial(keep_sticking, deck, kit.making.copy)
    keep(sticking)
    with telling(silent=silent) as teller:
        talk = StickingTalk(deck, kit, sticking, keep, teller)
        with inputs(reader) as arriving:
            talk.begin()
            if not talk.over:
                for item in arriving(lambda: talk.expects_card):
                    if not talk.take(item) or talk.over:
                        break
        _end(deck, talk, teller, _typed(deck, folder))


def print_again(deck: Deck, kit: KitLabels, sticking: Sticking, out: Path) -> None:
    """Make a kit of the labels that were lost, as theirs was made.

    Failure: none were, or `out` holds their kit.
    """
    from companion.commands.kit import kit_failure
    from companion.commands.known_sheets import known_sheets
    from stickers import KitError, make_kit
    from stickers.codebooks import codebook_called
    from stickers.printers import Profile
    from stickers.sheets import find_sheet

    making, lost = kit.making, sorted(sticking.again)
    if not lost:
        raise Failure("error-kit-check-nothing-lost")
    if str(out.resolve()) in {kit.folder, *sticking.again.values()}:
        raise Failure("error-kit-check-same-folder", exit_code=2, out=str(out))
    try:
        report = make_kit(
            deck,
            out,
            sheet=find_sheet(making.sheet, known_sheets()),
            codebook=codebook_called(making.codebook, making.lang, making.digits),
            lang=making.lang,
            cards=lost,
            copy=making.copy,
            ids=making.ids,
            onto=making.onto,
            printer=Profile(**making.printer),
        )
    except KitError as error:
        raise kit_failure(error, as_json=False) from error
    sheets = str(report.files[0])
    frame.line(frame.words("kit-check-reprinted", n=len(lost), file=sheets))
    frame.line(frame.words("kit-check-stick-again", typed=_typed(deck, out)))


def _typed(deck: Deck, folder: Path | None) -> str:
    """The command line that comes back to the same kit."""
    words = ["companion", "kit-check", deck.name]
    return shlex.join(words if folder is None else [*words, "--kit", str(folder)])


def _end(deck: Deck, talk: StickingTalk, teller: Teller, typed: str) -> None:
    """Say what is done, what is lost, and what to type next."""
    sticking = talk.sticking
    if not talk.over:
        teller.say("kit-check-kept", typed=typed)
    lost = [card for card in deck.cards if card.id in sticking.again]
    if lost:
        cards = listed([card_said(deck, card, deck, teller.lang) for card in lost], teller.lang)
        ids = ",".join(card.id for card in lost)
        teller.say("kit-check-lost-cards", n=len(lost), cards=cards)
        teller.say("kit-check-print-again", typed=typed, game=deck.name, ids=ids)
    elif talk.over:
        teller.say("kit-check-all-good", n=len(sticking.seen))
