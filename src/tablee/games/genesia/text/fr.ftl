# Genesia en français.

title = Genesia
tagline = Peuplez une île en trois Âges : recrutez des Clans, fondez des Cités, inventez, en paix ou en guerre.

# Les règles parlent

## Options

option-mode = Partie
option-mode-help = À plusieurs, ou seul avec deux peuplades à l’un des trois niveaux.
option-mode-standard = À plusieurs
option-mode-beginner = Seul : Débutant
option-mode-expert = Seul : Expert
option-mode-heroic = Seul : Héroïque
option-deck = Cartes Âge
option-deck-help = Les cartes distribuées : les lots de la première partie, des lots au choix, un paquet guerrier ou gestionnaire, ou vos propres listes.
option-deck-first = Première partie
option-deck-lots = Lots au choix
option-deck-warlike = Guerrier
option-deck-manager = Gestionnaire
option-deck-cards = Listes libres
option-lots_1 = Lots de l’Âge I
option-lots_1-help = Autant de couleurs différentes que de joueurs, séparées par des virgules : blue, yellow, green, red, violet. Vide : les premières.
option-cards_1 = Cartes de l’Âge I
option-cards_1-help = Six numéros de cartes par joueur, séparés par des virgules. Vide : les lots de la première partie.
option-lots_2 = Lots de l’Âge II
option-lots_2-help = Autant de couleurs différentes que de joueurs, séparées par des virgules : blue, yellow, green, red, violet. Vide : les premières.
option-cards_2 = Cartes de l’Âge II
option-cards_2-help = Six numéros de cartes par joueur, séparés par des virgules. Vide : les lots de la première partie.
option-lots_3 = Lots de l’Âge III
option-lots_3-help = Autant de couleurs différentes que de joueurs, séparées par des virgules : blue, yellow, green, red, violet. Vide : les premières.
option-cards_3 = Cartes de l’Âge III
option-cards_3-help = Six numéros de cartes par joueur, séparés par des virgules. Vide : les lots de la première partie.
option-promo = Cartes promo
option-promo-help = Trois cartes de plus sont mêlées au paquet de chaque Âge ; trois restent alors de côté sans être vues.
option-promo-false = Sans
option-promo-true = Avec
option-objectives = Objectifs secrets
option-objectives-help = Ceux des lots en jeu, avec les noirs en plus, les douze, ou aucun.
option-objectives-lots = Des lots
option-objectives-lots_black = Lots et noirs
option-objectives-all = Tous
option-objectives-none = Aucun
option-recruit_in_attack = Recruter en Attaque
option-recruit_in_attack-help = Si l’on peut aussi recruter des Clans à son tour d’Assaut. Habituel : avec le paquet guerrier seulement.
option-recruit_in_attack-usual = Habituel
option-recruit_in_attack-off = Non
option-recruit_in_attack-on = Oui
option-homelands = Terres natales adverses
option-homelands-help = Si des Clans peuvent entrer à pied dans une Terre natale occupée par d’autres et y rester, ou n’y venir que par des cartes.
option-homelands-cards = Par des cartes seulement
option-homelands-open = Ouvertes à tous
option-teams = Équipes
option-teams-help = Combien de joueurs par équipe. Une équipe a le score de son membre le plus faible.
option-teams-none = Chacun pour soi
option-teams-1v2 = 1 contre 2
option-teams-2v2 = 2 contre 2
option-teams-1v3 = 1 contre 3
option-teams-1v1v2 = 1 contre 1 contre 2
option-teams-2v3 = 2 contre 3
option-teams-1v4 = 1 contre 4
option-teams-1v2v2 = 1 contre 2 contre 2
option-teams-1v1v3 = 1 contre 1 contre 3
option-teams-1v1v1v2 = 1 contre 1 contre 1 contre 2
option-team_seats = Places des équipes
option-team_seats-help = L’équipe de chaque place, un chiffre par place (12122). Laissé libre, les coéquipiers sont séparés.
option-team_seats-apart = Séparées

## Actions

action-keep_objective = Garder l’objectif { $which }
action-pick = Garder { $card }
action-play = Jouer { $card }
action-discard = Défausser { $card }
action-done = Terminer
action-recruit = Recruter un Clan : { $region }
action-move = Déplacer : { $edge }
action-lift = Lever un groupe : { $region }
action-number = { $number }
action-stop = S’arrêter ici
action-stance = { $stance_id ->
    [war] Guerre
   *[peace] Paix
}
action-assault_from = Attaquer depuis { $region }
action-assault_at = Attaquer { $region }
action-siege = { $answer_id ->
    [yes] Assiéger la Cité
   *[no] Pas de siège
}
action-city_site = Bâtir une Cité : { $region }
action-position = Place { $place } dans l’ordre du tour
action-choose_region = { $region }
action-choose_seat = { $colour }
action-choose_card = { $card }
action-choose_option = Option { $option }

confirm-number = Choisir { $number }
confirm-stance = { $stance_id ->
    [war] Choisir la Guerre
   *[peace] Choisir la Paix
}
confirm-position = Prendre la place { $place }
confirm-choose_region = Choisir { $region }
confirm-choose_seat = Choisir { $colour }
confirm-choose_card = Choisir { $card }
confirm-choose_option = Choisir l’option { $option }

## Questions

question-objective = Gardez l’un des deux objectifs secrets.
question-draft = Gardez une carte du paquet.
question-growth = Croissance : jouez des cartes, recrutez, défaussez, ou terminez votre tour.
question-expansion = Expansion : jouez des cartes, recrutez, déplacez, défaussez, ou terminez votre tour.
question-journey = Le Clan ne peut pas rester ici : où continue-t-il ?
question-group = Combien de Clans partent ?
question-trip = Où va le groupe, ou s’arrête-t-il ?
question-stance = Guerre ou Paix ?
question-assault = Votre tour d’Assaut : d’où attaquez-vous ?
question-target = Quelle Région attaquez-vous ?
question-attack_cards = Jouez des cartes d’attaque, ou continuez.
question-defence_cards = On vous attaque : jouez des cartes de défense, ou continuez.
question-losses = Combien de Clans perdent les deux camps ?
question-siege = Perdre un Clan pour remplacer la Cité par la vôtre ?
question-occupy = Combien de Clans entrent ?
question-city_site = Trop peu de Cités : où bâtissez-vous ?
question-end_cards = Fin d’Âge : jouez des cartes, défaussez, ou terminez.
question-copy = Copier la carte qui vient d’être jouée ?
question-position = Choisissez votre place dans l’ordre du tour du prochain Âge.
question-place_clan = Où placez-vous un Clan ?
question-place_city = Où placez-vous une Cité ?
question-jump_from = D’où transférez-vous des Clans ?
question-jump_count = Combien de Clans transférez-vous ensemble ?
question-jump_to = Où arrivent-ils ?
question-expel = Quels Clans renvoyez-vous chez eux ?
question-shield = Quelle Région protégez-vous ?
question-victim = À qui prenez-vous des Pièces ?
question-buy = Combien de fois payez-vous ?
question-mark = Quelle Invention marquez-vous ?
question-option = Quel effet choisissez-vous ?
question-retreat_count = Combien de Clans se replient ?
question-retreat_to = Où se replient-ils ?
question-copied_moves = Utilisez maintenant les Déplacements gratuits copiés.

## Événements

amount-coins = { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
amount-clans = { $count ->
    [one] { $count } Clan
   *[other] { $count } Clans
}
event-first = Ordre du tour : { $order }.
event-age = L’Âge { $age ->
    [1] I
    [2] II
   *[other] III
} commence.{ $coins ->
    [0] {""}
   *[other] {" "}Chacun reçoit { amount-coins }.
}
event-objective = { $seat } a gardé un objectif.
event-objective-own = Votre objectif : { $objective }.
event-picked = { $seat } a gardé une carte.
event-pick = Gardée : { $card }.
event-play = { $seat } joue { $card }{ $coins ->
    [0] {""}
   *[other] {" "}pour { amount-coins }
}.
event-copy = { $seat } joue { $card }{ $coins ->
    [0] {""}
   *[other] {" "}pour { amount-coins }
} et copie { $copied }.
event-discard = { $seat } défausse une carte : +{ amount-coins }.
event-discard-own = Défaussée : { $card }.
event-recruit = { $seat } recrute un Clan{ $coins ->
    [0] {""}
   *[other] {" "}pour { amount-coins }
} : { $region }.
event-move = { $seat } déplace { amount-clans } : { $from } → { $to }{ $coins ->
    [0] {""}
   *[other] {" "}pour { amount-coins }
}.
event-toll = { $seat } paie un Droit de passage de { amount-coins } à { $rival }.
event-done = { $seat } termine son tour.
event-coins = { $seat } : +{ amount-coins }.
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-points = { $seat } : +{ amount-points } de Progrès.
event-take = { $seat } prend { amount-coins } à { $rival }.
event-pay = { $seat } paie { amount-coins }.
event-clans = { $seat } : +{ amount-clans }, { $region }.
event-city = { $seat } bâtit une Cité : { $region }.
event-shield = { $seat } protège { $region }.
event-jump = { $seat } transfère { amount-clans } : { $from } → { $to }.
event-expel = { $seat } renvoie des Clans chez { $rival } : { $region }.
event-mark = { $seat } marque une Invention : { $card }.
event-war = { $seat } montre Guerre.
event-peace = { $seat } montre Paix.
event-idle = { $seat } ne lance aucun Assaut et doit garder la Paix pour l’instant.
event-no-assault = { $seat } ne lance aucun Assaut.
event-quiet = Rien ne s’est passé en { $count } tours : la phase d’Attaque prend fin.
event-assault = { $seat } attaque { $rival } : { $from } → { $to }.
event-cancelled = { $seat } annule l’Assaut : { $region }.
event-fight = Clans perdus : { $seat } { $own }, { $rival } { $other }.
event-siege = { $seat } prend une Cité à { $rival } : { $region }.
event-occupy = { $seat } entre avec { amount-clans } : { $region }.
event-retreat = { $seat } se replie avec { amount-clans } : { $region }.
event-progress = { $seat } : { amount-points } de Progrès à l’Âge { $age ->
    [1] I
    [2] II
   *[other] III
}.
event-position = { $seat } prend la place { $place } dans l’ordre du tour.
event-reveal = { $seat } révèle un objectif : { $objective }.
event-final = { $seat } : { amount-points } en tout.
event-offered = Objectifs au choix : { $objectives }.
event-packet = Votre paquet : { $cards }.
event-hand = Cartes de { $seat } : { $cards }.
event-phase = { $phase_id ->
    [growth] Croissance
    [expansion] Expansion
    [attack] Attaque
   *[end] Fin d’Âge
}.
event-moves = { $seat } : +{ $count ->
    [one] { $count } Déplacement gratuit
   *[other] { $count } Déplacements gratuits
}{ $pool_id ->
    [own] {" "}chez soi
    [foreign] {" "}à l’étranger
    [island] {" "}sur Genesia
    [stack] {" "}pour des piles
   *[any] {""}
}.
event-moves-lost = { $seat } laisse { $count ->
    [one] { $count } Déplacement gratuit inutilisé
   *[other] { $count } Déplacements gratuits inutilisés
}.
event-option = { $seat } choisit l’option { $option } de { $card }.
listed-card = { $card }
listed-objective = { $objective }
listed-seat = { $seat }

## Scores

score-progress = Progrès
sheet-progress = Progrès
score-propagation = Rayonnement
sheet-propagation = Rayonnement
score-conquest = Conquête
sheet-conquest = Conquête
score-objective = Objectif
sheet-objective = Objectif
sheet-age = Âge { $age ->
    [1] I
    [2] II
   *[other] III
}
sheet-value = Régions de valeur { $value }
taken-card = Cartes jouées
taken-card-play = Jouées
taken-card-copy = Servies à copier
taken-lot = Lots
taken-objective = Objectifs gardés
earned-card = Cartes : { $group }

## Aperçus

thing-coins = Pièces
thing-cards = Cartes en main
thing-clans = Clans sur le plateau
thing-cities = Cités sur le plateau
thing-moves = Déplacements gratuits
thing-progress = Progrès
thing-propagation = Rayonnement
thing-conquest = Conquête
thing-objective = Objectif
source-price = coût de la carte
source-play = carte jouée
source-discard = défausse
source-recruit = recrutement
source-step = Déplacements
source-unused = inutilisés
source-toll = Droit de passage
source-income = début de l’Âge
source-fight = Assaut
source-siege = siège
source-cards = cartes
source-cities = Fin d’Âge

## Refus

refuse-number = { $number } n’est pas possible ici.
refuse-victim = Il n’y a rien à prendre à { $colour }.
refuse-option = Il n’y a pas d’option { $option }.
refuse-must-attack = Vous avez montré Guerre et un Assaut est possible : vous devez en lancer un.
refuse-mark = { $card } ne peut pas être marquée : il faut une Invention d’un adversaire, d’assez peu de points, que vous ne comptez pas encore.
refuse-other-age = { $card } appartient à un autre Âge.
refuse-not-in-packet = { $card } n’est pas dans votre paquet.
refuse-not-in-hand = { $card } n’est pas dans votre main.
refuse-discard-useless = Les Pièces ne servent à rien maintenant.
refuse-copy-now = { $card } se joue juste après la carte d’un autre.
refuse-defence-now = { $card } se joue quand une de vos Régions est attaquée.
refuse-solo = { $card } ne sert qu’en phase d’Attaque, qui n’a pas lieu en solitaire.
refuse-moment = { $card } ne peut pas être jouée à ce moment.
refuse-no-copy = { $card } ne copie rien ici.
refuse-not-invention = { $card } ne copie que des Inventions.
refuse-coins = Cela coûte { $cost }, et vous avez { amount-coins }.
refuse-no-place = Il n’y a pas de place { $place }.
refuse-place-taken = { $seat } a pris la place { $place }.
refuse-must-step = Le groupe doit d’abord avancer.
refuse-stay = On ne peut pas rester dans une Région ennemie : { $region }.
refuse-not-on-map = Cela n’est pas sur cette carte.
refuse-not-traveller = Seul ce qui voyage peut avancer maintenant : { $region }.
refuse-visited = Il y est déjà passé : { $region }.
refuse-lift-first = À l’Âge III, choisissez d’abord combien de Clans partent ensemble.
refuse-no-clan = Vous n’y avez pas de Clan : { $region }.
refuse-step-coins = Aucun Déplacement gratuit pour ce pas, et vous avez { amount-coins }.
refuse-journey = Le voyage par { $region } ne pourrait pas s’achever avec vos Déplacements gratuits et vos Pièces.
refuse-no-target = Rien ne peut être attaqué depuis { $region }.
refuse-site = On ne peut pas y bâtir de Cité : { $region }.
refuse-no-reserve = Tous vos Clans sont sur la carte.
refuse-recruit-attack = Pas de recrutement en phase d’Attaque.
refuse-recruit-place = Vous ne pouvez pas y recruter : { $region }.
refuse-no-groups = À cet Âge, les Clans se déplacent un par un.
refuse-no-way = Aucun pas n’est possible depuis { $region }.
refuse-homeland = Les Terres natales ne peuvent pas être attaquées : { $region }.
refuse-too-far = { $region } est trop loin.
refuse-no-enemy = Il n’y a pas d’ennemi : { $region }.
refuse-shielded = Une carte protège { $region }.
refuse-too-strong = L’ennemi y a trop de Clans : { $region }.
refuse-enemy-there = { $rival } s’y trouve : { $region }.
refuse-city-there = Vous y avez déjà une Cité : { $region }.
refuse-place = La carte ne permet pas cet endroit : { $region }.

# Ce que disent les cartes et les objectifs : une phrase par effet.

effect-coins = +{ card-coins }{ card-per }
effect-points = +{ card-points }{ card-per }
effect-clans = +{ card-clans }{ card-per } { card-at }{ $spread_id ->
    [each] , chacun dans une Région différente
    [same] , tous dans la même
   *[any] {""}
}
effect-city = +{ $n ->
    [one] { $n } Cité
   *[other] { $n } Cités
} { $at_id ->
    [held] { $several ->
        [true] dans des Régions où vous avez des Clans
       *[false] dans une Région où vous avez des Clans
    }
   *[other] { card-at }
}
effect-moves = { $n ->
    [one] { $n } Déplacement gratuit
   *[other] { $n } Déplacements gratuits
}{ $unit_id ->
    [stack] {" "}de piles entières
   *[clan] {""}
}{ card-zone }
effect-jump = { $times ->
    [0] {""}
   *[other] jusqu’à { $times } fois :{" "}
}transférez { $n ->
    [1] { $n } Clan
    [30] autant de Clans que vous voulez
   *[other] jusqu’à { $n } Clans
}{ $together ->
    [true] {" "}ensemble
   *[false] { $n ->
        [1] {""}
       *[other] , chacun
    }
}{ $source_id ->
    [city] {" "}de l’une de vos Cités
   *[any] {""}
} vers { $to_id ->
    [free] une Région libre
    [held] une Région que vous occupez
    [city] une autre de vos Cités
   *[free_or_held] une Région libre ou à vous
}{ card-value }{ card-zone-one }, { $reach ->
    [0] à toute distance
   *[other] à { $reach } pas au plus
}
effect-toll = pendant cet Âge, vous { $pay ->
    [false] ne payez aucun Droit de passage{ $receive ->
        [0] {""}
       *[other] {" "}et touchez des Droits de passage de { $receive } Pièces
    }
   *[true] touchez des Droits de passage de { $receive } Pièces
}
effect-expel = vous pouvez renvoyer dans leur Terre natale les Clans ({ $n } au plus, sans Cité) d’une Région adverse adjacente
effect-recruit_price = les { $max } prochains Clans que vous recrutez pendant cet Âge coûtent { card-coins }
effect-recruit_at = jusqu’à { $max } Clans recrutés pendant cet Âge peuvent être placés { card-at }
effect-discard_price = pendant cet Âge, chaque carte que vous défaussez rapporte { card-coins }
effect-take_coins = prenez { card-coins } à { $whom_id ->
    [one] un adversaire
    [copied] l’adversaire copié
   *[each] { $players ->
        [0] chaque adversaire
       *[other] chacun des adversaires choisis ({ $players } au plus)
    }
}
effect-buy = jusqu’à { $max } fois : payez { card-price } → +{ $what_id ->
    [clans] { card-clans } { card-at }
   *[points] { card-points }
}
effect-hosts_gain = chaque adversaire sur le Continent duquel des pions sont arrivés : +{ card-gain }
effect-others_gain = chacun des autres : +{ card-gain }
effect-order_first = vous choisissez en premier votre place dans le prochain ordre du tour
effect-mark_invention = vous pouvez marquer aussi les points d’une Invention adverse de { $max } points au plus
effect-copy = copiez { $filter_id ->
    [invention] une Invention
   *[any] une carte
} qu’un adversaire vient de jouer
effect-choose = au choix : { $options }
effect-losses = { card-role } { $who_id ->
    [self] vous perdez { $n ->
        [one] { $n } Clan
       *[other] { $n } Clans
    } de { $less ->
        [true] moins
       *[false] plus
    }
   *[enemy] { $double ->
        [true] l’ennemi perd deux fois plus de Clans
       *[false] l’ennemi perd { $n ->
            [one] { $n } Clan
           *[other] { $n } Clans
        } de { $less ->
            [true] moins
           *[false] plus
        }
    }
}{ $floor ->
    [0] {""}
   *[other] , mais au moins { $floor }
}{ card-scope }
effect-assault_odds = vous pouvez attaquer comme si vous aviez { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
} de plus{ card-scope }
effect-assault_reach = votre prochain Assaut porte jusqu’à { $n } pas
effect-assault_again = lancez un autre Assaut aussitôt après
effect-siege_free = un siège ne vous coûte aucun Clan
effect-defend_cancel = l’Assaut contre vous est annulé
effect-defend_retreat = avant le combat, vous pouvez déplacer des Clans attaqués ensemble vers une Région voisine, libre ou à vous, ou vers votre Terre natale
effect-shield = protégez jusqu’à { $n } Régions que vous occupez : pendant cet Âge, elles ne peuvent pas être attaquées
effect-peace = vous montrez Paix à chaque tour de cette phase d’Attaque

card-coins = { $n ->
    [one] { $n } Pièce
   *[other] { $n } Pièces
}
card-price = { $price ->
    [one] { $price } Pièce
   *[other] { $price } Pièces
}
card-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
card-clans = { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
}
card-gain = { $what_id ->
    [clans] { card-clans } dans sa Terre natale
    [points] { card-points }
   *[coins] { card-coins }
}
card-at = { $at_id ->
    [home] dans votre Terre natale
    [base] là où vous pouvez recruter
    [city] { $several ->
        [true] dans vos Cités
       *[false] dans une de vos Cités
    }
    [held] { $several ->
        [true] dans des Régions que vous occupez
       *[false] dans une Région que vous occupez
    }
    [frontier] { $several ->
        [true] dans des Régions libres voisines des vôtres
       *[false] dans une Région libre voisine des vôtres
    }
   *[foe_home] { $several ->
        [true] dans des Terres natales adverses
       *[false] dans une Terre natale adverse
    }
}
card-zone = { $zone_id ->
    [own] {" "}sur votre Continent
    [foreign] {" "}sur d’autres Continents
    [island] {" "}sur Genesia
   *[none] {""}
}
card-zone-one = { $zone_id ->
    [own] {" "}sur votre Continent
    [foreign] {" "}sur un autre Continent
    [island] {" "}sur Genesia
   *[none] {""}
}
card-value = { $values_id ->
    [none] {""}
   *[some] {" "}de valeur { $values }
}
card-per = { $per_id ->
    [none] {""}
    [cities] {" "}par { $div ->
        [1] Cité
       *[other] tranche de { $div } Cités
    }{ $zone_id ->
        [none] {" "}hors de votre Terre natale
       *[other] { card-zone }
    }
    [regions] {" "}par { $div ->
        [1] Région
       *[other] tranche de { $div } Régions
    }{ card-value } que vous occupez{ card-zone }
    [lone] {" "}par Région où vous avez un seul Clan
    [stacks] {" "}par Région où vous avez { $size } Clans ou plus
    [continents] {" "}par Continent étranger où vous occupez une Région
    [foe_homes] {" "}par Terre natale adverse où vous avez un pion
    [neighbours] {" "}par adversaire ayant une Région voisine de l’une des vôtres
    [inventions] {" "}par Invention que vous avez
    [hand] {" "}par carte qui vous reste en main
    [rows] {" "}par rangée dont vous occupez les trois Régions
    [group] {" "}par Région de votre plus grand groupe d’un seul tenant
    [conquests] {" "}par Région prise lors d’un Assaut pendant cet Âge
    [coins] {" "}par { $div ->
        [1] Pièce qui vous reste
       *[other] tranche de { $div } Pièces qui vous restent
    }
    [twins] {" "}par paire de Régions de même valeur, l’une sur votre Continent et l’autre sur un autre
   *[values] {" "}par valeur différente parmi vos Régions
}{ $max ->
    [0] {""}
   *[other] {" "}({ $max } au plus)
}
card-role = { $role_id ->
    [attack] quand vous attaquez,
   *[defence] quand on vous attaque,
}
card-scope = { $scope_id ->
    [age] , à chaque Assaut de cet Âge
   *[assault] {""}
}
card-or = { $first } ou { $last }
card-option-or = { $first } ; ou { $last }
card-cap = { $cap } points au plus en tout.
card-cost = { $coins ->
    [0] gratuit
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}
card-phase = { $icon ->
    [growth] Croissance
    [expansion] Expansion
    [attack] Attaque
   *[end] Fin d’Âge
}
card-when = { $kind ->
    [lasting] Posée en Croissance, active pendant la phase d’Attaque.
    [any] À toute phase, à votre tour.
    [offensive] { $moment ->
        [declare] À votre tour d’Assaut, avant de déclarer l’Assaut.
       *[either] À votre tour d’Assaut, avant ou après la déclaration.
    }
    [defence] Quand l’une de vos Régions est attaquée.
    [offensive_or_defence] À votre tour d’Assaut, ou quand l’une de vos Régions est attaquée.
    [copy] Juste après une carte adverse : { $phases }.
   *[own] À votre tour : { $phases }.
}

# Le plateau dans un terminal

board-age = Âge { $age } : { $phase ->
    [objectives] objectifs secrets
    [draft] draft
    [growth] Croissance
    [expansion] Expansion
    [attack] Attaque
    [end] Fin d’Âge{ $step ->
        [cities] , Cités
        [cards] , cartes
        [order] , ordre du tour
       *[none] {""}
    }
   *[final] décompte final
}
board-order = Ordre du tour : { $names }
board-chosen = Choisi pour le prochain Âge : { $names }
board-round = Tour { $round } de la phase d’Attaque : { $stances }
board-stance = { $stance ->
    [war] Guerre
   *[peace] Paix
}
board-teams = Équipes : { $teams }
board-map = Carte : les rangées par valeur, les Terres natales en bas
board-trip = { $seat } voyage depuis { $origin } avec { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
}, à présent : { $here }.
board-effect = { $seat } applique { $card }.
board-left = Il en reste { $left }.
board-copying = { $seat } a joué { $card }.
board-assault = { $attacker } attaque { $defender } : { $origin } → { $target }.
board-assault-card = { $seat } joue { $card }.
board-losses = { $x } : perte de l’attaquant { $attacker }, du défenseur { $defender }
board-seats = Joueurs
board-coins = Pièces
board-clans = Clans
board-cities = Cités
board-hand-size = Main
board-discards = Défausses
board-progress = Progrès
board-forecast = Cet Âge
board-conquest = Conquête
board-propagation = Rayonn.
board-inventions = Inventions : { $names }
board-marked = marquée
board-played = joué : { $names }
board-toll-free = ne paie aucun Droit de passage
board-toll = Droits de passage de { $coins } Pièces
board-first-choice = choisit en premier l’ordre du tour
board-peace = tenu à la Paix
board-cheap = encore { $clans ->
    [one] { $clans } recrue
   *[other] { $clans } recrues
} à { $coins }
board-recruit-held = { $clans ->
    [one] { $clans } recrue
   *[other] { $clans } recrues
} dans ses Régions
board-recruit-foe-home = { $clans ->
    [one] { $clans } recrue
   *[other] { $clans } recrues
} dans des Terres natales adverses
board-odds = attaque comme avec { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
} de plus
board-purse = { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} ; en réserve { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
}, { $cities ->
    [one] { $cities } Cité
   *[other] { $cities } Cités
}
board-free = Déplacements gratuits : { $moves }
board-free-moves = { $moves } { $kind ->
    [own] sur son Continent
    [foreign] sur d’autres Continents
    [island] sur Genesia
    [stack] de piles
   *[any] partout
}
board-packet = Cartes au choix ({ $cards })
board-kept = Gardées ({ $cards })
board-hand = Main ({ $cards })
board-invention = Invention, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-objective = Objectif : { $objective }
board-objective-points = ({ $points ->
    [one] { $points } point
   *[other] { $points } points
} à présent)
board-legend = Carte : { $sign }3 trois Clans, [{ $sign }3] trois Clans et une Cité, [{ $sign }] une Cité seule, { $free } libre, { $shield } protégée. Une Région se nomme par son Continent, sa rangée et sa place de gauche à droite : red-3-2 ; sur l’île isle-7-1, isle-12-1, isle-15. Les nombres à gauche sont les valeurs.

outcome-solo = { $score } points : le résultat de { $seat }, la plus faible des deux peuplades
outcome-reached = Il fallait { $goal } points : le niveau suivant est ouvert.
outcome-missed = Dès { $goal } points, le niveau suivant est ouvert.

# La page dans un navigateur

page-thing = { $what_id ->
    [coins] { $n ->
        [one] Pièce
       *[other] Pièces
    }
    [points] { $n ->
        [one] point
       *[other] points
    }
    [clans] { $n ->
        [one] Clan
       *[other] Clans
    }
    [cities] { $n ->
        [one] Cité
       *[other] Cités
    }
    [moves] { $n ->
        [one] Déplacement gratuit
       *[other] Déplacements gratuits
    }
    [losses] { $n ->
        [one] Clan perdu
       *[other] Clans perdus
    }
    [shield] { $n ->
        [one] Région protégée
       *[other] Régions protégées
    }
    [invention] Invention
    [stack] pile entière
    [card] cartes
    [discard] défausse
    [order] ordre du tour
    [toll] Droit de passage
    [jump] transfert
    [copy] copie
    [peace] Paix
   *[other] { $what }
}
page-count = { $what_id ->
    [coins] { $n ->
        [one] { $n } Pièce
       *[other] { $n } Pièces
    }
    [card] { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
    [clans] { $n ->
        [one] { $n } Clan en réserve
       *[other] { $n } Clans en réserve
    }
    [cities] { $n ->
        [one] { $n } Cité en réserve
       *[other] { $n } Cités en réserve
    }
   *[discard] { $n ->
        [one] { $n } carte défaussée à cet Âge
       *[other] { $n } cartes défaussées à cet Âge
    }
}
page-who = { $name } ({ $colour })
page-you = vous
page-team = équipe { $n }
page-seats = Joueurs
page-age = Âge { $age }
page-ages = Âges
page-phases = Phases
page-phase = { $phase_id ->
    [objectives] Objectifs
    [draft] Draft
    [growth] Croissance
    [expansion] Expansion
    [attack] Attaque
    [end] Fin d’Âge
   *[final] Décompte final
}
page-round = tour { $n }
page-order = Ordre du tour
page-order-place = { $place }. { $who }{ $done_id ->
    [yes] , a fini cette phase
   *[no] {""}
}
page-over = La partie est finie

page-borders = À côté : { $regions }
page-beside-held = { $who } : { $n ->
    [0] Cité
    [one] { $n } Clan
   *[other] { $n } Clans
}
page-line-toll = Entrer dans une région de { $who } coûte à { $mover } un Droit de passage de { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
page-walk-from = depuis { $region }
page-map = Carte du monde
page-map-moves = Carte : plus et moins agrandissent et réduisent, Maj et les flèches la déplacent, 0 la montre entière
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-home = Chez moi
page-zoom-island = Genesia
page-zoom-all = Tout
page-worth = valeur { $n }
page-free = libre
page-held = { $who } : { $clans ->
    [0] aucun Clan
    [one] { $clans } Clan
   *[other] { $clans } Clans
}{ $city_id ->
    [yes] , une Cité
   *[no] {""}
}
page-shielded = protégée à cet Âge
page-city-comes = une Cité y sera bâtie à la fin de l’Âge
page-threat = { $who } pourrait attaquer d’une Région voisine avec { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
}
page-island = Genesia
page-continent = Continent { $colour }

page-hand = Main
page-hand-of = { $who } : { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
page-no-cards = Aucune carte en main.
page-packet = Au choix
page-keeping = Gardée
page-keep-one = Gardez un des deux objectifs
page-kept-one = Votre objectif ; les autres choisissent encore
page-choosing-objectives = Chacun choisit son objectif
page-lots = Lots en jeu
page-decks = Cartes de la partie
page-decks-note = Cochées : déjà vues. Nul ne sait lesquelles des dernières sont écartées.
page-seen = vue
page-deck = Cartes de la partie, Âge { $age }
page-draft = Gardez une carte ({ $pick } sur 5)
page-draft-waits = Carte gardée ; les autres choisissent encore
page-pass-to = Le reste va à
page-kept = Gardées : { $n }
page-next-order = Ordre du tour de l’Âge { $age }
page-order-by = Le moins de points de Progrès à cet Âge choisit en premier :
page-position = Place { $n }
page-position-note = { $kind_id ->
    [first] Vous jouez en premier : à vous ce qui est libre
    [last] Vous jouez en dernier : vous voyez ce qu’ont fait les autres
   *[middle] Entre les autres
}
page-position-rule = Qui a marqué le moins de points de Progrès à cet Âge choisit en premier sa place dans l’ordre du tour ; à égalité, qui jouait plus tôt.
page-open = libre
page-progress = points de Progrès
page-cost = coûte { $n ->
    [0] 0 Pièce
    [one] { $n } Pièce
   *[other] { $n } Pièces
}
page-costs-nothing = ne coûte rien
page-progress-of = Invention, { $n ->
    [one] { $n } point de Progrès
   *[other] { $n } points de Progrès
}
page-when = { $kind_id ->
    [any] toute phase
    [flexible] Croissance, Expansion
    [lasting] à poser en Croissance
    [offensive] votre Assaut
    [defence] si attaqué
    [offensive_or_defence] dans un Assaut
    [copy] après la carte d’un autre
   *[plain] { $phase }
}
page-card = { $name }, { $cost ->
    [0] gratuite
    [one] { $cost } Pièce
   *[other] { $cost } Pièces
}{ $progress ->
    [0] {""}
    [one] , Invention à { $progress } point
   *[other] , Invention à { $progress } points
}. { $when }. { $does }
page-card-when = { $phases } : { $when }
page-card-of = Âge { $age }, nº { $number }
page-invention-leads = Invention de la|Invention de l’|Invention du|Invention des|Invention d’|Invention de
page-invention-rule = Invention : { $n ->
    [one] { $n } point de Progrès
   *[other] { $n } points de Progrès
} à la fin de { $times ->
    [one] cet Âge
   *[other] chaque Âge à partir de maintenant ({ $times } fois)
}.
page-kind-rule = { $kind_id ->
    [any] Se joue à votre tour, dans n’importe quelle phase.
    [flexible] Se joue à votre tour de Croissance ou d’Expansion ; les Déplacements gratuits attendent l’Expansion.
    [lasting] Se pose à votre tour de Croissance ; agit dans la phase d’Attaque du même Âge.
    [offensive] L’attaquant la joue à son tour d’Assaut.
    [defence] Le défenseur la joue quand une de ses Régions est attaquée.
    [offensive_or_defence] L’attaquant ou le défenseur la joue.
    [copy] Se joue hors de son tour, juste après la carte d’un autre dans une phase indiquée ; la carte copiée ne se paie pas.
   *[plain] Se joue à votre tour de cette phase.
}
page-objective = Objectif secret
page-objective-said = { $name }. { $does } { $cap } points au plus.
page-objective-rule = Tenu secret ; compté sur la carte finale.
page-cap = { $n } points au plus.
page-now-worth = vaut { $n ->
    [one] { $n } point
   *[other] { $n } points
} à présent
page-bin = Défausser une carte pour { $n } Pièces : touchez ceci, puis la carte
page-bin-short = Défausser
page-bin-rule = À votre tour vous pouvez défausser des cartes face cachée pour des Pièces, 4 chacune sauf si une carte dit autrement. Les autres voient combien, pas lesquelles.

page-score = { $state_id ->
    [final] total
   *[now] prévu
}
page-score-is = { $state_id ->
    [final] Total final
   *[now] Si la partie finissait maintenant ; sans les objectifs secrets des autres
}
page-score-more = Prévu : si la partie finissait maintenant. + : un objectif secret s’y ajoutera.
page-stance = { $stance_id ->
    [war] Guerre
    [peace] Paix
   *[undecided] choisit entre Guerre et Paix
}
page-stance-note = { $stance_id ->
    [war] Vous devrez attaquer si vous le pouvez à votre tour, même si les autres ont changé la carte
   *[peace] Vous n’attaquez personne à ce tour ; vous pouvez encore vous défendre. Si tous choisissent la Paix, la phase finit
}
page-no-assault = Vous ne pourriez attaquer personne pour l’instant.
page-targets = Vous pourriez attaquer { $n ->
    [one] { $n } Région
   *[other] { $n } Régions
} : { $targets }. Ceux qui jouent avant peuvent y changer quelque chose.
page-forecast = Points de Progrès de cet Âge, en l’état
page-conquest = Conquête
page-propagation = Rayonnement
page-played = Jouées :
page-free-moves = { $n ->
    [one] { $n } Déplacement gratuit
   *[other] { $n } Déplacements gratuits
}{ $kind_id ->
    [own] {" "}chez soi
    [foreign] {" "}à l’étranger
    [island] {" "}sur Genesia
    [stack] {" "}pour des piles
   *[any] {""}
}
page-force-toll-free = ne paie pas de Droit de passage
page-force-toll = Droits de passage de { $n }
page-force-discard = { $n } Pièces par défausse
page-force-cheap = { $n ->
    [one] la prochaine recrue
   *[other] les { $n } prochaines recrues
} à { $price }
page-force-recruit = { $n ->
    [one] { $n } recrue
   *[other] { $n } recrues
} { $at_id ->
    [held] dans ses Régions
   *[foe_home] dans des Terres natales adverses
}
page-force-first = choisit en premier l’ordre du tour
page-force-peace = tenu à la Paix
page-force-odds = attaque comme avec { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
} de plus
page-goal = { $goal ->
    [0] Héroïque : le plus de points possible
   *[other] But : { $goal } points avec les deux peuplades
}
page-lower = La peuplade la plus basse compte : { $who } avec { $n }
page-reached = { $goal ->
    [0] Le niveau héroïque n’a pas de but
   *[other] { $reached_id ->
        [yes] Le but de { $goal } est atteint
       *[no] Le but de { $goal } n’est pas atteint
    }
}
page-seat-rule = Les joueurs se distinguent par couleur, signe et hachures. Tous les Continents se valent.

page-sheet = Feuille de score
page-sheet-progress = Progrès, Âge { $age }
page-band = { $low ->
    [1] Régions 1 à 5
   *[other] Genesia { $low }
}
page-sum = Total
page-sheet-note = État présent ; en italique : cet Âge jusqu’ici.
page-sheet-bands = 5 · 10 : 5 Régions, 10 points en tout.
page-sheet-over = Score final.

page-means = Vous avez { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} ; en réserve { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
} et { $cities ->
    [one] { $cities } Cité
   *[other] { $cities } Cités
}
page-left = encore { $n }
page-from = depuis { $region }
page-copying = Vient d’être jouée par { $who } :
page-trip = { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
} en route : { $region }
page-may-defend = { $who } a encore { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} : une défense est possible
page-warn-cards = À jouer dans cette phase seulement : { $names }
page-warn-moves = { $n ->
    [one] { $n } Déplacement gratuit se perd
   *[other] { $n } Déplacements gratuits se perdent
} avec ce tour
page-warn-coins = Dernier Âge : { $n ->
    [one] { $n } Pièce ne rapporte
   *[other] { $n } Pièces ne rapportent
} rien en soi
page-warn-risk = { $n ->
    [one] { $region } peut être attaquée par un voisin plus fort
   *[other] { $n } de vos Régions peuvent être attaquées par des voisins plus forts
}

page-discard = Défausser { $name }
page-unseen = nul ne voit laquelle
page-each-age = à la fin de chaque Âge
page-option = Option { $n }
page-done = { $question_id ->
    [growth] Finir la Croissance
    [expansion] Finir l’Expansion
    [end_cards] Aucune autre carte
    [assault] Pas d’Assaut
    [attack_cards] Aucune autre carte
    [defence_cards] Se défendre sans carte
    [copy] Ne pas copier
    [copied_moves] Aucun autre Déplacement
   *[other] Cela suffit
}
page-done-note = { $question_id ->
    [growth] { $next_id ->
        [tribe] puis votre autre peuplade
        [phase] puis la phase suivante
       *[player] puis le joueur suivant
    }
    [expansion] { $next_id ->
        [tribe] puis votre autre peuplade
        [phase] puis la phase suivante
       *[player] puis le joueur suivant
    }
    [end_cards] les cartes restantes rapportent { $price } Pièces chacune
    [assault] votre tour passe
    [attack_cards] l’Assaut continue
    [defence_cards] garder ses cartes
    [copy] garder la carte pour plus tard
   *[other] laisser le reste
}
page-stop-note = le groupe reste ici
page-recruit = Recruter : { $region }
page-free-step = Déplacement gratuit
page-must-go-on = il faut continuer
page-lift-note = { $n ->
    [one] { $n } Clan
   *[other] jusqu’à { $n } Clans
} : un seul prix pour tout le groupe
page-site-note = bâtir une Cité, sans frais
page-there = déjà là
page-host = hôte : y gagne si la carte le dit
page-siege-no = la Cité reste, personne n’entre
page-siege-free = ne coûte aucun Clan
page-stay = reste { $n }
page-losses = Combat pour { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
}
page-group = { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
}
page-group-note = { $n ->
    [one] { $n } reste sur place
   *[other] { $n } restent sur place
}
page-occupy = { $n ->
    [0] Personne n’entre
    [one] { $n } Clan entre
   *[other] { $n } Clans entrent
}
page-times = { $n ->
    [0] Pas du tout
    [one] Une fois
   *[other] { $n } fois
}
page-retreat = { $n ->
    [0] Tous restent
    [one] { $n } Clan se replie
   *[other] { $n } Clans se replient
}
page-walk = { $n ->
    [one] { $n } Clan
   *[other] { $n } Clans
} vers { $region }, { $steps } pas
page-walk-coins = { $n ->
    [one] { $n } Pièce
   *[other] { $n } Pièces
} en tout
page-walk-toll = dont { $n } à { $who }
page-bill-risk = À côté
page-region-rule = { $kind_id ->
    [home] Une Terre natale : sans valeur propre, ouverte à tous, sans Droit de passage, jamais attaquée. Un invité y marque 2 points de Rayonnement.
    [isle] Une Région de Genesia : { $value } points à qui l’occupe à la fin.
   *[land] { $value ->
        [one] { $value } point
       *[other] { $value } points
    } à qui l’occupe à la fin ; 2 de plus pour un étranger à ce Continent.
}
page-region-more = { $kind_id ->
    [home] Les nouveaux Clans arrivent ici.
   *[other] Entrer dans la Région d’un autre coûte un Droit de passage de 1 Pièce, et il faut continuer. Deux Clans ensemble bâtissent une Cité à la fin de l’Âge.
}

page-line-phase = Âge { $age }, { $phase }
page-line-order = Ordre du tour : { $order }
page-line-seat = { $who } : { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
} et { $cities ->
    [one] { $cities } Cité
   *[other] { $cities } Cités
} en réserve ; { $total ->
    [one] { $total } point prévu
   *[other] { $total } points prévus
}
page-line-points = Progrès { $progress }, cet Âge jusqu’ici { $forecast }, Conquête { $conquest }, Rayonnement { $propagation }
page-line-assault = { $attacker } attaque { $defender } : { $origin } → { $target }

# Les cartes en bref

brief-per = par { $count_id ->
    [cities] { $n ->
        [one] Cité
       *[other] { $n } Cités
    }
    [lone] Région à un seul Clan
    [stacks] Région à { $size } Clans ou plus
    [continents] Continent étranger
    [foe_homes] Terre natale adverse
    [neighbours] voisin
    [inventions] Invention
    [hand] carte en main
    [rows] rangée complète
    [group] Région du plus grand groupe
    [conquests] conquête
    [coins] { $n ->
        [one] Pièce
       *[other] { $n } Pièces
    }
    [twins] paire de même valeur
    [values] valeur différente
   *[regions] { $n ->
        [one] Région
       *[other] { $n } Régions
    }
}{ $values_id ->
    [none] {""}
   *[other] {" "}de { $values }
}{ $zone_id ->
    [own] {" "}chez vous
    [foreign] {" "}à l’étranger
    [island] {" "}sur Genesia
   *[none] {""}
}
brief-at = { $at_id ->
    [home] en Terre natale
    [city] dans vos Cités
    [held] dans vos Régions
    [frontier] à côté de vous
    [foe_home] en Terres natales adverses
   *[base] où vous recrutez
}
brief-spread = { $spread_id ->
    [each] chacun ailleurs
    [same] tous ensemble
   *[any] {""}
}
brief-for = à
brief-from = { $whom_id ->
    [one] d’un joueur
    [copied] du joueur copié
   *[each] { $players ->
        [0] de chaque joueur
       *[other] de { $players } joueurs au plus
    }
}
brief-recruit = recruter
brief-order = choisir d’abord
brief-mark = marquer une
brief-hosts = hôtes
brief-others = les autres
brief-moves = { $zone_id ->
    [own] chez vous
    [foreign] à l’étranger
    [island] sur Genesia
   *[none] { $unit_id ->
        [stack] pour des piles
       *[clan] {""}
    }
}
brief-jump = { $together_id ->
    [yes] ensemble
   *[no] {""}
} { $reach ->
    [0] à toute distance
   *[other] ≤ { $reach } pas
}{ $to_id ->
    [city] {" "}vers une Cité
   *[other] {""}
}{ $zone_id ->
    [foreign] {" "}à l’étranger
    [island] {" "}vers Genesia
   *[other] {""}
}{ $times ->
    [1] {""}
   *[other] {" "}(×{ $times })
}
brief-no-toll = rien à payer
brief-toll = recevoir
brief-expel = renvoyer { $n } { $n ->
    [one] Clan voisin
   *[other] Clans voisins
}
brief-or = ou
brief-copy = { $filter_id ->
    [invention] une Invention jouée à l’instant
   *[any] une carte jouée à l’instant
}
brief-losses = { $role_id ->
    [attack] en attaque :
   *[defence] en défense :
} { $who_id ->
    [self] vous
   *[enemy] l’ennemi
}
brief-odds = attaquer comme à +{ $n }
brief-reach = attaquer à { $n } pas
brief-again = second Assaut
brief-siege = siège sans perte
brief-cancel = en défense : Assaut annulé
brief-retreat = en défense : repli
brief-shield = à cet Âge
brief-peace = tenu à la Paix
