# Pixies: what is said at the table. $who and $seat are players' names, $card a card in words
# ("5 bleu avec 2 spirales"), $place a place from 1 to 9.

# Events
pixies-round-began = Manche { $round }. { $who } commence.
    .you = Manche { $round }. Vous commencez.
pixies-card-shown = Carte { $number } sur { $of } : { $card }.
    .brief = Carte { $number } : { $card }.
pixies-card-unread = Carte { $number } sur { $of } : non lue.
    .brief = Carte { $number } non lue.
pixies-card-taken = { $who } prend { $card }.
    .you = Vous prenez { $card }.
pixies-card-placed = { $who } prend { $card }, place { $place }.
    .you = Vous prenez { $card }, place { $place }.
    .brief = { $who } : { $card }, place { $place }.
    .brief-you = { $card }, place { $place }.
    .detailed = { pixies-card-placed } { pixies-filled }
    .detailed-you = { pixies-card-placed.you } { pixies-filled }
pixies-card-placed-validated = { $who } prend { $card }, place { $place }, carte validée.
    .you = Vous prenez { $card }, place { $place }, carte validée.
    .brief = { $who } : { $card }, place { $place }, validée.
    .brief-you = { $card }, place { $place }, validée.
    .detailed = { $who } prend { $card }, place { $place }, sur une carte cachée : carte validée. { pixies-filled }
    .detailed-you = Vous prenez { $card }, place { $place }, sur une carte cachée : carte validée. { pixies-filled }
pixies-card-kept-new = { $who } garde la nouvelle, { $card }, place { $place }, carte validée.
    .you = Vous gardez la nouvelle, { $card }, place { $place }, carte validée.
    .brief = { $who } : nouvelle, { $card }, place { $place }, validée.
    .brief-you = Nouvelle, { $card }, place { $place }, validée.
    .detailed = { $who } garde la nouvelle, { $card }, place { $place }. L'autre va dessous : carte validée.
    .detailed-you = Vous gardez la nouvelle, { $card }, place { $place }. L'autre va dessous : carte validée.
pixies-card-kept-old = { $who } garde l'ancienne, { $card }, place { $place }, carte validée.
    .you = Vous gardez l'ancienne, { $card }, place { $place }, carte validée.
    .brief = { $who } : ancienne, { $card }, place { $place }, validée.
    .brief-you = Ancienne, { $card }, place { $place }, validée.
    .detailed = { $who } garde l'ancienne, { $card }, place { $place }. L'autre va dessous : carte validée.
    .detailed-you = Vous gardez l'ancienne, { $card }, place { $place }. L'autre va dessous : carte validée.
pixies-card-hidden = { $who } pose { $card }, face cachée, place { $place }.
    .you = Vous posez { $card }, face cachée, place { $place }.
    .brief = { $who } : { $card }, cachée, place { $place }.
    .brief-you = { $card }, cachée, place { $place }.
    .detailed = { $who } pose { $card }, face cachée, place { $place }, car la place de son numéro est validée. { pixies-filled }
    .detailed-you = Vous posez { $card }, face cachée, place { $place }, car la place de son numéro est validée. { pixies-filled }
pixies-turn-unseen = { $who } : carte non lue. Son aire sera recomptée.
    .you = Vous : carte non lue. Votre aire sera recomptée.
    .brief = { $who } : carte non lue.
# How many places of an area hold cards.
pixies-filled = { $filled ->
    [1] Une place prise.
   *[other] { $filled } places prises.
}
pixies-area-count = { $cards ->
    [0] aucune carte visible
    [1] une carte visible
   *[other] { $cards_feminine } cartes visibles
}, { $hidden ->
    [0] aucune face cachée
    [1] une face cachée
   *[other] { $hidden } faces cachées
}
pixies-area-recounted = { $who }, aire recomptée : { pixies-area-count }.
    .you = Votre aire, recomptée : { pixies-area-count }.
pixies-cards-taken = { $taken ->
    [0] zéro carte
    [1] une carte
   *[other] { $taken_feminine } cartes
}
pixies-recount-differs = Attention, { $who } a pris { pixies-cards-taken } dans cette manche, l'aire en montre { $found }. Si la lecture est fausse : annuler.
    .you = Attention, vous avez pris { pixies-cards-taken } dans cette manche, l'aire en montre { $found }. Si la lecture est fausse : annuler.
pixies-round-ended-full = Manche { $round } terminée : aire pleine chez { $who }.
pixies-round-ended-short = Manche { $round } terminée : la pioche ne suffit plus pour un tour.
pixies-area-scored = { $who }, manche { $round } : { $points }. Total : { $total }.
    .you = Vos points, manche { $round } : { $points }. Total : { $total }.
    .brief = { $who } : { $points }, total { $total }.
pixies-line-validated = Cartes validées : { $points }.
    .brief = { "" }
pixies-line-spirals = Spirales : { $points }.
    .brief = { "" }
pixies-line-crosses = Croix : { $points }.
    .brief = { "" }
pixies-line-bonus = Bonus { $colour } : { $points }.
    .brief = { "" }
pixies-line-zone = Zone { $colour } de { $size_feminine } cartes, { $factor } points par carte : { $points }.
    .brief = { "" }
# The colour of a zone or bonus agrees with a noun: "zone bleue", "bonus bleu".
pixies-colour-zone = { $family ->
    [B] bleue
    [G] verte
    [Y] jaune
   *[R] rouge
}
pixies-colour-bonus = { $family ->
    [B] bleu
    [G] vert
    [Y] jaune
   *[R] rouge
}
pixies-game-ended-one = Partie terminée. { $who } gagne avec { $points }.
    .you = Partie terminée. Vous gagnez avec { $points }.
    .brief = { $who } gagne, { $points }.
    .brief-you = Vous gagnez, { $points }.
pixies-game-ended-shared = Partie terminée. { $who } gagnent ensemble avec { $points }.
    .you = Partie terminée. { $who } gagnez ensemble avec { $points }.
    .brief = { $who } gagnent, { $points }.
    .brief-you = { $who } gagnez, { $points }.

# Questions
pixies-ask-start = Qui commence ? { $list }
pixies-ask-show = { $who } retourne { $n_feminine } cartes.
    .you = Vous retournez { $n_feminine } cartes.
pixies-ask-show-next = Carte { $number } sur { $of }, à lire.
    .detailed = { "" }
pixies-ask-take = À { $who } de choisir.
    .brief = À { $who }.
    .you = À vous de choisir.
    .brief-you = À vous.
pixies-ask-take-last = Pour { $who }, il reste { $card }.
    .brief = À { $who } : { $card }.
pixies-ask-take-list = À { $who } de choisir. { $list }
    .brief = À { $who }. { $list }
    .you = À vous de choisir. { $list }
    .brief-you = À vous. { $list }
pixies-ask-keep = Laquelle reste visible ? 1, la nouvelle, { $new }. 2, l'ancienne, { $old }.
    .brief = 1, nouvelle, { $new }. 2, ancienne, { $old }.
pixies-ask-place = Sur quelle place, face cachée ? { $free }.
    .brief = Face cachée, où ? { $free }.
pixies-ask-recount = Chez { $who }, dans l'ordre. Place 1 : une carte, vide, ou face cachée ?
    .you = Votre aire, dans l'ordre. Place 1 : une carte, vide, ou face cachée ?
pixies-ask-recount-next = Place { $place } ?
pixies-ask-recount-last = Place 9 lue. Dites validée ou fini.
pixies-ask-recount-seat = Quelle aire recompter ? { $list }
pixies-ask-round = Pour la manche { $round }, mélangez tout ; { $who } commence. Lisez la première carte, ou dites manche.
    .you = Pour la manche { $round }, mélangez tout ; vous commencez. Lisez la première carte, ou dites manche.

# Answers
pixies-totals = Total : { $list }.
pixies-so-far = Dans cette manche, pour l'instant : { $list }.
pixies-now = { "" }
    .detailed = { pixies-area-of } { $list }
    .detailed-you = { pixies-area-of.you } { $list }
pixies-now-nothing = { "" }
    .detailed = Chez { $who } : aucun point pour l'instant.
    .detailed-you = Votre aire : aucun point pour l'instant.
pixies-seat-points = { $who }, { $points }
# "Chez Ana", since "aire de" would need an elision before a vowel.
pixies-area-of = Chez { $who }.
    .you = Votre aire.
pixies-no-area = Il n'y a pas encore d'aire : la partie n'a pas commencé.
pixies-area-row = Rangée { $row } : { $list }.
pixies-place = Place { $place } : { $what }.
pixies-place-empty = vide
pixies-place-hidden = face cachée
pixies-place-validated = { $card }, validée
pixies-display = { $n ->
    [1] Carte retournée : { $list }
   *[other] Cartes retournées : { $list }
}
pixies-display-unread = { $n ->
    [1] Une carte n'est pas lue.
   *[other] { $n_feminine } cartes ne sont pas lues.
}
pixies-display-empty = Aucune carte retournée.
pixies-pile = Pioche : { $n ->
    [0] aucune carte
    [1] une carte
   *[other] { $n_feminine } cartes
}.
pixies-where = Manche { $round }, { $picks ->
    [0] début du tour
    [1] une carte prise dans ce tour
   *[other] { $picks_feminine } cartes prises dans ce tour
}.

# Moves as one may make them
pixies-move-start = { $who } commence
    .you = vous commencez
pixies-move-take = prendre { $card }
pixies-move-keep-new = garder la nouvelle
pixies-move-keep-old = garder l'ancienne
pixies-move-place = place { $place }
pixies-move-show = retourner { $card }
pixies-move-round = commencer la manche { $round }
pixies-move-recount = recompter une aire
pixies-move-unseen = tour manqué

# Help: what is valid now
pixies-help-start = Dites qui commence : un nom ou son numéro.
pixies-help-show = Lisez la carte retournée, ou tapez-la : 5 bleu. Si elle ne se lit pas : illisible.
pixies-help-take = Lisez la carte choisie, tapez-la, ou prends et son numéro. table redit les cartes.
pixies-help-keep = Répondez nouvelle ou ancienne, 1 ou 2, ou lisez la carte qui reste visible.
pixies-help-place = Répondez par le numéro d'une place libre.
pixies-help-round = Lisez la première carte de la manche, ou tapez manche.
pixies-help-recount = Place par place : la carte, vide, ou face cachée. Après une carte : validée. À la fin : fini.
pixies-help-over = La partie est terminée. score redit les points, quitter ferme.

# Only counting: the areas are read at the end of each round
pixies-count-round = Manche { $round }.
pixies-ask-count-round = Après la manche { $round }, dites manche pour compter.
