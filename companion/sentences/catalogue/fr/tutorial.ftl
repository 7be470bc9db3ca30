# companion tutorial : une première partie accompagnée. Les étapes sont dans tutorials/.
about-tutorial = Apprendre un jeu par une première partie accompagnée.
help-tutorial = Apprendre un jeu en deux minutes, par une première partie accompagnée. On peut répéter, demander de l'aide et quitter à tout moment.
tutorial-text = { $text }
tutorial-type = Tapez { $typed }, puis Entrée.
    .text = Tapez « { $typed } », puis Entrée.
tutorial-always = À tout moment : répète redit l'étape, aide vous aide, quitter arrête la leçon.
tutorial-elsewhere = C'est permis, mais la leçon suit un autre chemin. Le coup est repris.
tutorial-not-here = Ce mot ne sert pas à cette étape.
tutorial-left = Leçon quittée. Pour la reprendre du début : companion tutorial { $game }.
tutorial-over = La leçon est finie. Pour jouer : companion play { $game }. Pour lire les règles : companion rules { $game }.
error-tutorial-missing = Il n'y a pas de leçon pour { $game }. Essayez un de ces jeux : { $games }.
