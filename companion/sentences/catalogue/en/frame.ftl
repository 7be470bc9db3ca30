# The command line itself: what every command shares.
help-companion = Play card games at one table, blind, low-vision and sighted players: stickers, readers, rules and speech. Without any word it opens a numbered menu.
help-lang = Language of this run: fr for French, en for English.
help-width = Longest printed line, in characters. 40 suits strong magnification.
help-json = Print the answer as JSON, for another program.
metavar-options = [OPTIONS]
metavar-command = COMMAND [WORDS]...
metavar-text = TEXT
metavar-integer = NUMBER
limits-most = { $most } or less
limits-least = { $least } or more
limits-both = { $least } to { $most }
metavar-file = FILE

# One line for each command, in the list of commands.
help-command-line = { $name }: { $about }
about-demo = Show the whole road: kit, scanned cards, rules, speech.
about-games = List the games.
about-deck = List the cards of a game.
about-deck-new = Write a deck file for a game of your own.
about-calibrate = Measure a printer, so that labels land where they belong.
about-kit-proof = Check a kit again, from its files.
about-kit-check = Stick the labels step by step, each heard right or wrong.
about-learn = Learn to read the tactile code of a game.
about-kit = Make the stickers of a game.
about-sheets = List the label sheets, or add some.
about-codebooks = List the tactile codes, copy or check one.
about-readers = Find and test the card readers.
about-enrol = Teach the tags of a deck, card by card.
about-say = Say each card that is read.
about-play = Play on the computer, alone or with others.
about-table = Play with real cards and a reader.
about-resume = Go on with a game.
about-journal = Show the record of a game.
about-replay = Play a recorded game again and give its scores.
about-count = Count a score, no game running.
about-simulate = Let computer players play a game many times.
about-doctor = Check voice, readers and folders of this computer.

error-lang = There is no language { $wanted } here. Write --lang fr for French or --lang en for English.
error-width = A line cannot have { $wanted } characters. Write --width with a number from { $least } to { $most }.
error-usage = { $problem } Type { $command } --help to see what can be written.
error-option-empty = Nothing stands after { $option }. Write a value after it, or leave it out.
error-interrupted = Stopped.
error-no-such-file = There is no file or folder { $path }. Check its name and where it is.
error-no-permission = { $path } may not be opened or written by you. Choose another place, or change its permissions.
error-disk-full = The disk that holds { $path } is full. Make some room and try again.
error-output-closed = Standard output is closed, so nothing could be shown. Start the command again with an output.
error-output = What should be printed cannot be written: { $why ->
    [full] there is no room left where it goes.
   *[other] { $reason }.
} Send it elsewhere, or make room there.
error-is-folder = { $path } is a folder. Give the name of a file.
error-not-folder = { $path } is no folder. Give the name of a folder.
error-no-folder = There is no folder { $path }. Check its name, or make the folder first.
error-not-a-file = { $path } is no file but a device or a pipe of the computer. Give the name of a file.
error-other-content = { $path } is there already and holds something else. Give another name, so that it is not lost.
error-system = The computer refused: { $reason }. Check the names you gave, then try again.
error-unexpected = Something went wrong inside the program. The details are in { $path }; please send that file to the makers.
