# The menu and its questions. Each entry of the menu bears the name of its command.
menu-welcome = Card companion. Type the number of your choice, then Enter.
menu-question = What would you like to do?
# When the list has been read before.
menu-once-more = What would you like to do? Type a number, or help for the list.
menu-play-alone = Play alone against the computer
menu-play-together = Play with others at this machine
menu-table = Play at the table with real cards
menu-count = Count a score
menu-kit = Make stickers
menu-kit-check = Stick the labels, each checked
menu-learn = Learn the tactile code
menu-readers = Test my reader
menu-enrol = Teach the tags of a deck
menu-say = Say my cards
menu-resume = Go on with a game
# The game that was left last. $day and $month are numbers.
menu-resuming = The last game: { $game }, left on { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
}.
menu-nothing-to-resume = There is no game to go on with. Type 1 to begin one.
menu-doctor = Check this computer
menu-demo = See a demonstration
menu-leave = Quit
menu-bye = See you soon.
menu-ask-game = Which game?
menu-ask-count = How do you want to count?
menu-count-table = Read the cards at the table, round after round
menu-count-written = Type what lies there, once
menu-ask-round = Which round is it?
menu-ask-layouts = Type the cards row by row, one player a line, like Ana: then the cards. An empty line ends; { $command } shows an example.
menu-ask-code = Which tactile code?
menu-own-code = a code of my own, from a file
menu-ask-code-file = Name of its file, which ends in toml?
    .text = Name of its file, which ends in .toml?
menu-ask-sheet = What do you print on?
menu-usual-sheet = Label sheets { $sheet }
menu-plain-paper = Plain A4 paper, to cut and glue
menu-other-sheet = Other labels
menu-ask-sheet-code = Code of the sheet, as the command companion sheets lists it, or the size of the labels of a label printer, like 57x32?
menu-ask-folder = Which folder should the stickers go to?
menu-ask-players = How many people play?
menu-ask-computers = How many opponents are played by the computer?
menu-ask-total = How many play in all, the computer included?
menu-ask-level = { $n ->
    [1] How is it to play?
   *[other] How are they to play?
}
menu-level-random = At random
menu-level-easy = Like a beginner
menu-level-normal = Sensibly
menu-level-expert = Like an expert
menu-ask-name = Name of person number { $n }?

ask-number-prompt = Number:
ask-text-prompt = Answer:
ask-back = Back to the menu
ask-number-nothing = { $most ->
    [1] Type 1, or 0.
    [2] Type 1, 2 or 0.
   *[other] Type a number from 1 to { $most }, or 0.
}
ask-number-again = The answer { $answer } does not fit. { ask-number-nothing }
ask-count-limits = From { $least } to { $most }, or 0 to go back.
ask-count-nothing = Type a number from { $least } to { $most }, or 0.
ask-count-again = The answer { $answer } does not fit. { ask-count-nothing }
ask-with-default = { $question } Enter alone: { $default }
ask-text-again = An answer is needed. Type it, or 0 to go back.
ask-name-comma = A name has no comma. Type it without one.
ask-name-signs = A key other than a letter was pressed. Type the name again.
ask-name-taken = The name { $name } is taken. Give another name.
ask-yes-no-choices = 1. Yes. 2. No.
ask-yes-no-nothing = Type 1 for yes or 2 for no.
ask-yes-no-again = The answer { $answer } does not fit. { ask-yes-no-nothing }

ask-reader = Where do the cards come from?
ask-reader-keyboard = I type the codes, or my reader writes like a keyboard
ask-reader-file = Readings recorded in a file
ask-reader-path = Name of the file?
