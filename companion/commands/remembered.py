"""What is chosen is remembered: the settings file is changed here and nowhere else."""

from __future__ import annotations

from companion.commands.frame import Failure
from companion.commands.setting_words import label, typed_levels
from companion.commands.settings_file import read_settings, settings_path
from companion.commands.user_files import keep
from companion.settings import NAMES, Settings, SettingsError, text_of


def settings() -> Settings:
    """The settings of the user. Failure for a file that is damaged or cannot be opened."""
    try:
        return read_settings()
    except SettingsError as error:
        raise failure_of_file(error) from error
    except OSError as error:
        raise Failure("error-settings-closed", file=str(settings_path())) from error


def remember(name: str, value: object, outlet: str = "") -> Settings:
    """Change one setting in the file and return all. Failure for a value that it cannot have.

    A damaged file is never overwritten: Failure says what is wrong in it.
    """
    before = settings()
    try:
        after = before.changed(name, value, outlet)
    except SettingsError as error:
        raise failure_of_value(error) from error
    keep_settings(after)
    return after


def keep_settings(chosen: Settings) -> None:
    """Write the whole file. Failure when the disk does not let it."""
    keep(settings_path(), text_of(chosen))


def failure_of_value(error: SettingsError) -> Failure:
    """A wrong name or value, as it is said to whoever typed it."""
    facts = {**error.facts}
    if facts.get("name") in NAMES:
        facts["setting"] = label(str(facts["name"]))
    if error.code == "choice" and facts["name"] == "level":
        facts["known"] = typed_levels()
    return Failure(f"error-setting-{error.code}", exit_code=2, **facts)


def failure_of_file(error: SettingsError) -> Failure:
    """What is wrong in the file, and what to do."""
    file = str(settings_path())
    if error.code == "torn":
        return Failure("error-settings-torn", line=int(error.facts["line"]), file=file)
    entry = error.facts.get("name") or error.facts.get("outlet", "")
    return Failure("error-settings-entry", entry=str(entry), file=file)
