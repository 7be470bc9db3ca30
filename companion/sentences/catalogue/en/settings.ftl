# Settings: the first question, companion settings, and the voice in a game.

# Asked once, as text and by voice, at the first start.
first-who-speaks = Who is to speak? Type 1 or 2.
first-screen-reader = 1, my screen reader speaks.
    .text = 1. My screen reader speaks.
first-program = 2, the program speaks.
    .text = 2. The program speaks.

# The voice in a game. $rate goes from minus 10 to 10.
control-rate = Speed { $rate_said }.
control-fastest = It cannot go faster.
control-slowest = It cannot go slower.
control-volume = Volume { $volume }.
control-loudest = It cannot be louder.
control-softest = It cannot be softer.
# $accent is the end of the name that the speech engine gives to the voice.
control-voice = Voice { $number } of { $most }{ $accent ->
    [en] { ", British English" }
    [en-us] { ", American English" }
    [en-gb-scotland] { ", Scottish English" }
    [en-029] { ", Caribbean English" }
   *[other] { "" }
}.
    .text = Voice { $number } of { $most }{ $accent ->
        [en] { ": British English" }
        [en-us] { ": American English" }
        [en-gb-scotland] { ": Scottish English" }
        [en-029] { ": Caribbean English" }
       *[other] { ": " }{ $voice }
    }.
control-one-voice = There is no other voice here.
control-not-mine = Your screen reader keeps its own voice. Change it there.
control-only-writes = The program has no voice here, it only writes. If a screen reader reads to you, change its voice there.
control-muted = Voice muted.
control-unmuted = Voice back.
control-level-brief = Brief sentences.
control-level-normal = Normal sentences.
control-level-detailed = Detailed sentences.
# $done confirms the change.
control-not-kept = { $done } It holds for this game only, because the settings could not be written.

# companion settings
help-settings = Choose language, who speaks, speed, voice, volume, signal sounds and printer. Without any word it asks; with a name it shows, with a name and a value it changes.
help-settings-outlet = Which voice a speed, volume, voice or level is for: auto, terminal, screen-reader, speech-dispatcher, own-voice. Without it, the one that speaks.
metavar-setting-name = [NAME]
metavar-setting-value = [VALUE]
metavar-outlet = OUTLET
about-settings = Choose voice, speed, language, sounds, printer.
menu-settings = Settings
setting-shown = { $name }: { $value }
setting-kept = Kept. { $name }: { $value }.
settings-question = What would you like to change?
settings-leave = That is all
settings-file = Settings are kept in { $file }.
settings-sample = This is how the voice sounds: Ana lays minus 3 on place 2.

setting-name-language = Language
setting-name-outlet = Who speaks
setting-name-rate = Speed of the voice
setting-name-voice = Voice
setting-name-volume = Volume of the voice
setting-name-level = How much is said
setting-name-muted = Voice muted
setting-name-earcons = Signal sounds
setting-name-earcon-volume = Volume of the signal sounds
setting-name-reader-signals = Signals at the reader
setting-name-printer = Printer for stickers
setting-with-value = { $setting }: { $now }

# As they are typed after companion settings; the words of both languages are understood.
setting-typed-language = language
setting-typed-outlet = outlet
setting-typed-rate = rate
setting-typed-voice = voice
setting-typed-volume = volume
setting-typed-level = level
setting-typed-muted = muted
setting-typed-earcons = earcons
setting-typed-earcon-volume = earcon-volume
setting-typed-reader-signals = reader-signals
setting-typed-printer = printer
value-typed-brief = brief
value-typed-normal = normal
value-typed-detailed = detailed
value-typed-fr = French
value-typed-en = English

value-none = not chosen
value-on = on
value-off = off
value-fr = French
value-en = English
value-auto = the first voice found
value-terminal = my screen reader reads the lines
value-screen-reader = the program hands each sentence to my screen reader
value-speech-dispatcher = the speech service of the computer
value-own-voice = the program's own voice
value-none-speaks = nobody, only text
value-brief = brief
value-normal = normal
value-detailed = detailed

settings-ask-rate = Speed from { $least } to { $most }?
settings-ask-volume = Volume from { $least } to { $most }?
settings-ask-voice = Which voice?
settings-no-voices = No voice can be chosen here.
settings-ask-printer = Which printer?
settings-no-printers = No printer has been measured yet. Type companion calibrate first.
settings-damaged = What is to become of the damaged file?
settings-set-aside = Put it aside and begin anew
settings-set-aside-done = The old file is now { $file }.

error-settings-torn = The settings file { $file } { $line ->
    [0] cannot be read.
   *[other] cannot be read at line { $line_said }.
} Mend it with an editor, or type companion settings to put it aside; until then nothing chosen counts.
error-settings-entry = The settings file { $file } has a wrong entry: { $entry }. Mend it with an editor, or type companion settings to put it aside; until then nothing chosen counts.
error-settings-closed = The settings file { $file } cannot be opened. Check its permissions.
error-setting-name = There is no setting { $name }. Write one of these: { $known }.
error-setting-choice = { $setting }: { $value } does not fit. Write one of these: { $known }.
error-setting-range = { $setting }: { $value } does not fit. Write a whole number from { $least_said } to { $most_said }.
error-setting-switch = { $setting }: { $value } does not fit. Write on or off.
error-setting-text = { $setting }: that value does not fit. Write a name on one line.
error-setting-outlet = There is no voice called { $outlet }. Write one of these: { $known }.
error-setting-voice = There is no voice { $value } here. { $known ->
    [none] No voice of that language is installed.
   *[other] Write one of these: { $known }
}

metavar-private = PLAYER=WHERE
help-private = Where a player hears what is private: a name, an equals sign, then screen-reader or a sound device. Once for each player.
error-private-form = { $setting } does not say who hears where. Write it like Ana=screen-reader or Ana=plughw:1.
error-private-seat = No player is called { $name }. Write one of these: { $known }
error-private-twice = { $name } has two private outlets. Write one --private for each player.
error-private-reader = One screen reader reads for one player only, and it reads for { $other } already. Give { $name } a sound device, or the turn to sit alone at the screen.
error-private-overheard = The screen reader would read { $other } the cards of all who come to the screen, since one screen makes one private seat. Add --private { $name }= and the name of a sound device, or play without --private.
error-private-computer = { $name } is played by the computer and hears nothing. Give the earphone to { $people }.
error-private-device = The sound device { $device } is in the ear of { $other } already. Give { $name } another one.
error-private-system = A sound device such as { $device } can be named on Linux only. Write screen-reader.
error-private-name = { $device } cannot be the name of a sound device. Type companion doctor to hear which there are.
