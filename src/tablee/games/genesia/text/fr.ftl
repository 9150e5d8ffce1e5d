# Genesia en français.

# Ce que disent les cartes et les objectifs : une phrase par effet.

effect-coins = +{ card-coins }{ card-per }
effect-points = +{ card-points }{ card-per }
effect-clans = +{ card-clans }{ card-per } { card-at }{ $spread_id ->
    [each] , chacun dans une autre
    [same] , tous dans la même
   *[any] {""}
}
effect-city = +{ $n ->
    [one] { $n } Cité
   *[other] { $n } Cités
} { $at_id ->
    [held] { $several ->
        [true] dans des régions où vous avez des Clans
       *[false] dans une région où vous avez des Clans
    }
   *[other] { card-at }
}
effect-moves = { $n ->
    [one] { $n } déplacement gratuit
   *[other] { $n } déplacements gratuits
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
    [free] une région libre
    [held] une région que vous tenez
    [city] une autre de vos Cités
   *[free_or_held] une région libre ou à vous
}{ card-value }{ card-zone-one }, { $reach ->
    [0] à toute distance
   *[other] à { $reach } pas au plus
}
effect-toll = cet Âge, vous { $pay ->
    [false] ne payez aucun péage{ $receive ->
        [0] {""}
       *[other] {" "}et touchez des péages de { $receive } pièces
    }
   *[true] touchez des péages de { $receive } pièces
}
effect-expel = vous pouvez renvoyer dans leur Terre natale les Clans ({ $n } au plus, sans Cité) d’une région adverse adjacente
effect-recruit_price = les { $max } prochains Clans que vous recrutez cet Âge coûtent { card-coins }
effect-recruit_at = jusqu’à { $max } Clans recrutés cet Âge peuvent être placés { card-at }
effect-discard_price = cet Âge, chaque carte que vous défaussez rapporte { card-coins }
effect-take_coins = prenez { card-coins } à { $whom_id ->
    [one] un adversaire
    [copied] l’adversaire copié
   *[each] { $players ->
        [0] chaque adversaire
       *[other] chacun de { $players } adversaires au plus
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
effect-assault_reach = votre prochain assaut porte jusqu’à { $n } pas
effect-assault_again = lancez un autre assaut aussitôt après
effect-siege_free = un siège ne vous coûte aucun Clan
effect-defend_cancel = l’assaut contre vous est annulé
effect-defend_retreat = avant le combat, vous pouvez déplacer des Clans attaqués ensemble vers une région voisine, libre ou à vous, ou vers votre Terre natale
effect-shield = protégez jusqu’à { $n } régions que vous tenez : cet Âge, elles ne peuvent pas être attaquées
effect-peace = vous montrez Paix à chaque tour de cette phase d’Attaque
effect-none = Sans effet.

card-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
card-price = { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
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
        [true] dans des régions que vous tenez
       *[false] dans une région que vous tenez
    }
    [frontier] { $several ->
        [true] dans des régions libres voisines des vôtres
       *[false] dans une région libre voisine des vôtres
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
        [1] région que vous tenez
       *[other] tranche de { $div } régions que vous tenez
    }{ card-value }{ card-zone }
    [lone] {" "}par région où vous avez un seul Clan
    [stacks] {" "}par région où vous avez { $size } Clans ou plus
    [continents] {" "}par Continent étranger où vous tenez une région
    [foe_homes] {" "}par Terre natale adverse où vous avez un pion
    [neighbours] {" "}par adversaire ayant une région voisine de l’une des vôtres
    [inventions] {" "}par Invention à vous
    [hand] {" "}par carte qui vous reste en main
    [rows] {" "}par rangée dont vous tenez les trois régions
    [group] {" "}par région de votre plus grand groupe d’un seul tenant
    [conquests] {" "}par région prise d’assaut cet Âge
    [coins] {" "}par { $div ->
        [1] pièce qui vous reste
       *[other] tranche de { $div } pièces qui vous restent
    }
    [twins] {" "}par paire de régions de même valeur, l’une sur votre Continent et l’autre sur un autre
   *[values] {" "}par valeur différente parmi vos régions
}{ $max ->
    [0] {""}
   *[other] {" "}({ $max } au plus)
}
card-role = { $role_id ->
    [attack] quand vous attaquez,
   *[defence] quand on vous attaque,
}
card-scope = { $scope_id ->
    [age] , à chaque assaut de cet Âge
   *[assault] {""}
}
card-or = { $first } ou { $last }
card-option-or = { $first } ; ou { $last }
card-invention = { $n ->
    [one] { $n } point
   *[other] { $n } points
} à la fin de cet Âge et de chaque Âge suivant.
card-cap = { $cap } points au plus en tout.
card-cost = { $coins ->
    [0] gratuit
    [one] { $coins } pièce
   *[other] { $coins } pièces
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
        [declare] À votre tour d’assaut, avant de déclarer l’assaut.
       *[either] À votre tour d’assaut, avant ou après la déclaration.
    }
    [defence] Quand l’une de vos régions est attaquée.
    [offensive_or_defence] À votre tour d’assaut, ou quand l’une de vos régions est attaquée.
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
}, à présent en { $here }.
board-effect = { $seat } applique { $card }.
board-left = Il en reste { $left }.
board-copying = { $seat } a joué { $card }.
board-assault = { $attacker } attaque { $defender } : de { $origin } vers { $target }.
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
board-propagation = Propag.
board-inventions = Inventions : { $names }
board-played = joué : { $names }
board-toll-free = ne paie aucun péage
board-toll = péages de { $coins } pièces
board-first-choice = choisit en premier l’ordre du tour
board-peace = lié à la Paix
board-cheap = encore { $clans ->
    [one] { $clans } recrue
   *[other] { $clans } recrues
} à { $coins }
board-recruit-held = { $clans ->
    [one] { $clans } recrue
   *[other] { $clans } recrues
} dans ses régions
board-recruit-foe-home = { $clans ->
    [one] { $clans } recrue
   *[other] { $clans } recrues
} dans des Terres natales adverses
board-odds = attaque comme avec { $clans ->
    [one] { $clans } Clan
   *[other] { $clans } Clans
} de plus
board-purse = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
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
board-legend = Carte : { $sign }3 trois Clans, [{ $sign }3] trois Clans et une Cité, [{ $sign }] une Cité seule, { $free } libre, { $shield } protégée. Une région se nomme par son Continent, sa rangée et sa place de gauche à droite : red-3-2 ; sur l’île isle-7-1, isle-12-1, isle-15. Les nombres à gauche sont les valeurs.

outcome-solo = { $score } points : le résultat de { $seat }, la plus faible des deux tribus
outcome-reached = Il fallait { $goal } points : le niveau suivant est ouvert.
outcome-missed = Dès { $goal } points, le niveau suivant est ouvert.
