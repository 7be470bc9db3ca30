# companion rules : les règles à lire ou à entendre. Leurs phrases sont dans rulebook/.
about-rules = Lire les règles d'un jeu, chapitre par chapitre.
help-rules = Lire ou faire entendre les règles d'un jeu. Sans chapitre : le but et la liste des chapitres. Un chapitre est un numéro, un mot ou son début ; all donne tout.
metavar-topic = [CHAPITRE]
help-rules-speak = Dire les règles à voix haute aussi.
rules-text = { $text }
rules-option = { $about }
    .text = { $about } À taper : --option { $option }
rules-topic = { $number }. { $title }.
rules-next = Chapitre suivant, { $title } : companion rules { $game } { $number }
rules-how = Pour un chapitre, tapez son numéro ou un mot : companion rules { $game } 3. Pour tout : companion rules { $game } all.
# Au milieu d'une partie : le mot « règles », seul ou suivi d'un chapitre.
rules-here-topics = Les règles : { $list } Pour un chapitre, dites règles et son numéro.
rules-here-title = { $title }.
rules-here-next = Chapitre suivant, { $title } : dites règles { $number }.
rules-here-unknown = Les règles n'ont pas de chapitre { $topic }. Pour la liste, dites règles.
    .text = Les règles n'ont pas de chapitre « { $topic } ». Pour la liste, dites règles.
rules-here-none = Les règles de ce jeu ne sont pas écrites ici. Lisez le livret du jeu.
error-rules-unwritten = Les règles de { $game } ne sont pas écrites ici. Choisissez un autre jeu : companion games en donne la liste.
error-rules-topic-unknown = Les règles de { $game } n'ont pas de chapitre « { $topic } ». Choisissez : { $topics }.
error-rules-topic-ambiguous = « { $topic } » peut vouloir dire plusieurs chapitres. Choisissez : { $topics }.
