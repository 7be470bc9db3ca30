"""companion kit-proof: the check of a kit once more, from its files."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from companion.commands import frame
from companion.commands.frame import Failure
from companion.commands.kit import tell_faults


@click.command("kit-proof", help=frame.words("help-kit-proof"))
@click.argument(
    "folder", type=click.Path(path_type=Path), metavar=frame.words("metavar-kit-folder")
)
@frame.json_option
@frame.common
def command(folder: Path, as_json: bool) -> None:
    from stickers import KitError, prove_again

    try:
        proof = prove_again(folder)
    except KitError as error:
        facts: dict[str, Any] = dict(error.facts)
        raise Failure(f"error-kit-{error.code}", **facts) from error
    if as_json:
        frame.emit_json({"passed": not proof.faults, **asdict(proof)})
        if proof.faults:
            raise click.exceptions.Exit(1)
        return
    if proof.faults:
        tell_faults(proof.faults)
        raise Failure("error-kit-proof-again", faults=len(proof.faults))
    if proof.codes_expected:
        facts = {"decoded": proof.codes_decoded, "expected": proof.codes_expected}
        frame.line(frame.words("kit-codes-decoded", **facts))
    frame.line(frame.words("kit-proof-good", pages=proof.pages))
