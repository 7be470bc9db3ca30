# The commands table, resume, replay, journal and count.

metavar-names = NAMES
metavar-setting = NAME=VALUE
metavar-journal = JOURNAL
metavar-journal-optional = [JOURNAL]
metavar-layouts = [AREA]...

help-table = Play at a real table with the assistant: follow the cards that are read, say what is allowed, count.
    Example: companion table pixies --players Ana,Bo,Cy --reader auto
help-table-players = Players clockwise, with commas between.
help-table-readers = Where the cards come from: keyboard, auto, a port, or file:PATH. Several readers: once for each.
help-table-option = Option of the game, for example bonus_counts_itself=no.
help-table-silent = Write only, no voice.
help-resume = Go on with a game; without a file, with the newest unfinished one.
help-replay = Replay a journal and give the scores.
help-journal = Tell a game from its journal; without a file, the newest one.
help-journal-all = Show every line of the file, corrections included.
help-count = Count what lies on the table, for the game that is named.
help-count-pixies = Count the points of an area, or of each area read card by card after the round.
    Example: companion count pixies --round 2 "R1+3 M2 G3+2 / R4 G5 H / R7-1 . ."
help-count-round = Number of the round, 1 to 3; 1 if nothing is said.
help-count-reader = Read the areas with a reader, without following the game. Several readers: once for each.
help-count-players = Players, to count with a reader.

error-seat-empty = A name is missing in "{ $players }". Write for example Ana,Bo,Cy.
error-seat-twice = "{ $name }" is there twice. Give everybody a different name.
error-seat-signs = There are signs in "{ $players }" that no screen can show. Type it again without them.
error-seat-word = "{ $name }" cannot be a player's name. Take a name that begins with a letter and is neither a word of command nor a card.
error-seat-number = { $game } is for { $least } to { $most } players; { $found ->
    [1] there is only 1 name
   *[other] there are { $found } names
}. Give { $least } to { $most } names.
error-option-twice = The option { $name } is given twice. Keep one of them.
error-option-form = "{ $setting }" is no option. Write name=value.
error-option-name = This game has no option "{ $name }". It has: { $known }.
error-option-value = The option { $name } does not take "{ $value }". It takes: { $known }.
error-no-rules = The rules of { $game } are not there yet. Try: { $games }.
error-nothing-to-resume = There is no game to go on with. Begin one: companion table pixies --players Ana,Bo
error-no-journal = There is no journal yet. Begin a game: companion table pixies --players Ana,Bo
error-journal-missing = There is no journal { $path }. Check the file's name.
error-journal-unreadable = The journal { $path } cannot be read: { $why ->
    [denied] you may not open it. Change its rights.
    [folder] it is a folder. Give the name of a file.
   *[other] the computer refuses. Check the file.
}
error-journal-in-use = The journal { $path } is open in another window. Go on there, or close it.
error-journal-game = The journal { $path } is of a game whose rules are not here, "{ $game }". The rules that are here: { $games }.
error-journal-not-a-journal = { $path } is not the journal of a game. Choose a file that ends in .journal.
error-journal-not-utf8 = The journal { $path } is damaged in line { $line }: that is no text. Nothing was changed; mend this line.
error-journal-header = The head of the journal { $path } is damaged in line { $line }: "{ $text }". Nothing was changed; mend this line.
error-journal-newer = The journal { $path } was written by a newer program. Install the newest version of the companion to go on with it.
error-journal-header-missing = The head of the journal { $path } has no line "{ $name }:". Nothing was changed; add this line.
error-journal-header-twice = The head of the journal { $path } says a thing again in line { $line }: "{ $text }". Nothing was changed; remove one of the two lines.
error-journal-header-value = The head of the journal { $path } says something unknown in line { $line }: "{ $text }". Nothing was changed; take one of these: { $known }.
# $why is a whole sentence.
error-journal-damaged = The journal { $path } is damaged in line { $line }, "{ $text }": { $why } Nothing was changed; mend or remove this line.
journal-not-understood = { $part } is not understood.
    .text = "{ $part }" is not understood.
# What follows of itself, a card or a computer's move, cannot be written now.
error-journal-waits = The game is saved up to here, and what follows waits: { $why ->
    [full] the disk is full. Make room, then press Enter.
    [denied] the folder may not be written. Change its rights, then press Enter.
   *[other] the folder cannot be reached. Check the disk, then press Enter.
}
error-journal-write = The game cannot be saved, so nothing was done: { $why ->
    [full] the disk is full. Make room, then say it again.
    [denied] the folder may not be written. Change its rights, then say it again.
   *[other] the folder cannot be reached. Check the disk, then say it again.
}
    .text = The journal { $path } cannot be written, so nothing was done: { $why ->
    [full] the disk is full. Make room, then say it again.
    [denied] the folder may not be written. Change its rights, or set COMPANION_HOME to another folder.
   *[other] the folder cannot be reached. Check the disk, or set COMPANION_HOME to another folder.
}
error-journal-exists = The journal { $path } is there already. Try again.
error-count-reader = To count with a reader, give --players, and no written area or --round. Example: companion count pixies --reader keyboard --players Ana,Bo
error-count-json = Counting at the table with --players goes on for the whole evening and gives no JSON. Leave out --json, or write what lies there instead of --players.
error-count-nothing = There is nothing to count. Write an area, or give --reader and --players.
error-count-names = There are several areas, and not all have a name. Write "Ana: ..." before each.
error-count-layout = The area "{ $layout }" does not fit. { $why }
# $who are the names of the players, $owners how many they are, 0 for a single area without a name.
error-count-copies = { $card } is there { $found } times{ $owners ->
    [0] {""}
   *[other] , with { $who }
}; the game has it only { $copies ->
    [1] once
   *[other] { $copies } times
}. Read these cards again.

replay-round = Round { $round }, { $who }: { $points }.
replay-total = Total, { $who }: { $points }.
replay-winner = { $n ->
    [1] { $who } wins.
   *[other] { $who } share the victory.
}
replay-not-over = The game is not over.
journal-path = Journal: { $path }
journal-head = { $game }, { $seats }.
journal-line = Line { $line }: { $entry }
count-total = Round { $round }: { $points }.
count-total-of = { $who }, round { $round }: { $points }.
