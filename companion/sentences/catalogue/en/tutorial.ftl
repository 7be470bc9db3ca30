# companion tutorial: a guided first game. The steps are in tutorials/.
about-tutorial = Learn a game by a guided first game.
help-tutorial = Learn a game in two minutes, by a guided first game. You can repeat, ask for help and leave at any moment.
tutorial-text = { $text }
tutorial-type = Type { $typed }, then press Enter.
    .text = Type "{ $typed }", then press Enter.
tutorial-always = At any moment: repeat says the step again, help helps you, quit leaves the lesson.
tutorial-elsewhere = That is allowed, but the lesson takes another way. The move is taken back.
tutorial-not-here = That word is of no use in this step.
tutorial-left = Lesson left. To begin it again: companion tutorial { $game }.
tutorial-over = The lesson is over. To play: companion play { $game }. To read the rules: companion rules { $game }.
error-tutorial-missing = There is no lesson for { $game }. Try one of these games: { $games }.
