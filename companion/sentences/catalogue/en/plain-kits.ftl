# companion kit commands, companion kit table: labels that are no cards.
metavar-kit-target = GAME
metavar-kit-table = [GAME OF THE TABLE]
kit-commands-title = Command cards
kit-commands-how = Stick each label on a blank card and keep the cards at hand: scanning one is as good as typing its word. Number cards answer numbered questions.
kit-commands-corner = So that fingers find the cards with a number, cut a corner off each of them.
kit-table-title = { $game }: labels of the table
kit-table-how = Stick each label where it belongs on the cardboard grid or on the table. Every player with a grid of his own needs one set.
kit-table-no-grid = This game has no grid, so no place needs a name: the cards lie in a heap in the middle. Stick each label on the table or on a box for the heap.
kit-table-track = The labels with points make the score track: stick them in a row, and give each player a marker.
kit-table-strip = This game is scored on paper. The labels with points replace the paper: stick those up to nine in one row and the tens in another, and give each player a marker in each row.
kit-plain-done = The kit is ready and checked: { $n ->
    [1] 1 label
   *[other] { $n } labels
}, { $pages ->
    [1] 1 sheet
   *[other] { $pages } sheets
}.
kit-file-labels-brf = { $file }: each word in braille, one a line, for an embosser.
kit-file-braille-txt = { $file }: which line of that braille is which.
kit-file-templates-pdf = { $file }: the grid, a corner jig and a card stand, to be cut out of cardboard.
error-kit-table-game = Which table is it for? Add a game: { $games }.
error-kit-no-table = There is no table of { $game }. Choose one of these: { $games }.
error-kit-words-long = { $words } does not fit this label in large print. Take a sheet with larger labels.
error-kit-card-page = Cards of { $size } millimetres do not fit on a page. Check the size of your cards.
error-kit-nothing-raised = The tactile code { $codebook } raises nothing, so the route { $route } has nothing to make. Choose another code or leave this route out.
error-kit-idle-option = The option { $option } does not go with { $target }. Leave it out.
error-kit-one-target = { $game } takes no second word. Write companion kit with one game, or companion kit table with a game.

# What stands on a command card, in large print.
command-card-place = place { $n }
command-card-choice = choice { $n }
command-card-seat = player { $n }
command-card-yes = yes
command-card-no = no
command-card-new = new
command-card-old = old
command-card-pile = pile
command-card-discard = discard
command-card-pass = pass
command-card-done = done
command-card-end-of-set = end of set
command-card-refill = refill
command-card-empty = empty
command-card-face-down = face down
command-card-validated = validated
command-card-unread = unread
command-card-unseen = missed turn
command-card-undo = undo
command-card-correct = correct
command-card-recount = recount
command-card-repeat = repeat
command-card-more = more
command-card-score = score
command-card-hint = hint
command-card-who = who
command-card-area = area
command-card-display = display
command-card-help = help
command-card-announce = NUM DRAFT
