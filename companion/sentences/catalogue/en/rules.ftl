# companion rules: the rules to be read or heard. Their sentences are in rulebook/.
about-rules = Read the rules of a game, topic by topic.
help-rules = Read the rules of a game, or hear them. Without a topic: the goal and the list of topics. A topic is a number, a word or its beginning; all gives everything.
metavar-topic = [TOPIC]
help-rules-speak = Say the rules aloud too.
rules-text = { $text }
rules-option = { $about }
    .text = { $about } Type: --option { $option }
rules-topic = { $number }. { $title }.
rules-next = Next topic, { $title }: companion rules { $game } { $number }
rules-how = For a topic, type its number or a word: companion rules { $game } 3. For everything: companion rules { $game } all.
# In the middle of a game: the word "rules", alone or with a topic.
rules-here-topics = The rules: { $list } For a topic, say rules and its number.
rules-here-title = { $title }.
rules-here-next = Next topic, { $title }: say rules { $number }.
rules-here-unknown = The rules have no topic { $topic }. For the list, say rules.
    .text = The rules have no topic "{ $topic }". For the list, say rules.
rules-here-none = The rules of this game are not written here. Read the booklet of the game.
error-rules-unwritten = The rules of { $game } are not written here. Choose another game: companion games lists them.
error-rules-topic-unknown = The rules of { $game } have no topic "{ $topic }". Choose: { $topics }.
error-rules-topic-ambiguous = "{ $topic }" can mean several topics. Choose: { $topics }.
