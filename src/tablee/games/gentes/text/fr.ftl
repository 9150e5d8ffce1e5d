# Gentes en français.

# Ce que disent les cartes, les tuiles et les emplacements : une phrase par effet.

effect-vp = +{ $n } PV
effect-coins = +{ card-coins-n }
effect-cube = +{ card-cubes }
effect-cube_any = { $n ->
    [one] +{ $n } cube
   *[other] +{ $n } cubes
} au choix
effect-citizen = +{ $citizens }
effect-citizen_any = { $n ->
    [one] +{ $n } citoyen
   *[other] +{ $n } citoyens
} au choix
effect-unlock = retirez { $n } cadenas de votre ligne du temps
effect-clear_hourglass = retirez { card-hourglasses-n } de votre ligne du temps
effect-region_activate = activez toutes vos cités d’une région
effect-city_activate = activez { $n } de vos cités
effect-build = posez un jeton de cité sans frais ({ card-symbol })
effect-take_row = vous pouvez prendre { card-cards } parmi les { $slots } premières de la rangée
effect-take_discard = vous pouvez prendre { card-cards } de la défausse
effect-vp_per = +{ $n } PV { card-per } ({ $max } au plus)
effect-coins_per = +{ card-coins-n } { card-per } ({ $max } au plus)
effect-lose_coins = perdez { card-coins-n }
effect-lose_citizen = perdez { $citizens }
effect-lose_citizen_any = perdez { $n ->
    [one] { $n } citoyen
   *[other] { $n } citoyens
} de votre choix
effect-add_hourglass = placez { card-hourglasses-n } sur votre ligne du temps
effect-decline = à chaque déclin : { $does }
effect-action = une fois par manche : { $action }{ $symbol_id ->
    [none] {""}
   *[other] {" "}({ card-symbol })
} pour { card-coins } et { card-hourglasses }
effect-effect_action = une fois par manche, comme action : { card-coins } et { card-hourglasses } → { $does }
effect-virtual = compte pour { $citizens } dans les conditions des cartes
effect-tax_plus = { $action } : +{ card-coins-n }
effect-tax_double = une fois par manche : { $action }, pièces doublées
effect-pay_any = une fois par manche : { $action } pour { $low } à { $high } pièces au lieu du prix
effect-extra_train = une fois par manche : { $action }, { $n ->
    [one] { $n } citoyen
   *[other] { $n } citoyens
} de plus
effect-reach = { $action } : comme si vous aviez payé { card-coins-n } de plus
effect-discount = { $action } : { card-coins-n } de moins
effect-haste = une fois par manche : une tuile Action demande { $n ->
    [one] { $n } sablier
   *[other] { $n } sabliers
} de moins
effect-on_action = après chaque action { $action } : { $does }
effect-exchange = une fois par manche, à votre tour : payez { card-coins } → { $does }
effect-hand_limit = limite de main +{ $n }
effect-none = Sans effet.

card-coins-n = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
card-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
card-hourglasses-n = { $n ->
    [one] { $n } sablier
   *[other] { $n } sabliers
}
card-hourglasses = { $hourglasses ->
    [one] { $hourglasses } sablier
   *[other] { $hourglasses } sabliers
}
card-cubes = { $kind_id ->
    [temple] { $n ->
        [one] { $n } cube de temple
       *[other] { $n } cubes de temple
    }
   *[oracle] { $n ->
        [one] { $n } cube d’oracle
       *[other] { $n } cubes d’oracle
    }
}
card-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
card-symbol = { $symbol_id ->
    [temple] temple
    [oracle] oracle
    [trade] commerce
   *[joker] tout symbole
}
card-per = { $per ->
    [one] par { $what_id ->
        [citizen] { $of }
        [symbol] jeton sur un symbole { $counted_id ->
            [temple] de temple
            [oracle] d’oracle
           *[trade] de commerce
        }
        [synergy] carte { $of }
        [cards] carte en jeu
        [cubes] cube en réserve
        [cities] jeton sur le plateau
       *[coins] pièce
    }
   *[other] par tranche de { $per } { $what_id ->
        [citizen] { $of }
        [symbol] jetons sur un symbole { $counted_id ->
            [temple] de temple
            [oracle] d’oracle
           *[trade] de commerce
        }
        [synergy] cartes { $of }
        [cards] cartes en jeu
        [cubes] cubes en réserve
        [cities] jetons sur le plateau
       *[coins] pièces
    }
}
card-citizens = { $n } { $citizen }
card-requires = { $what_id ->
    [home] { $n ->
        [one] { $n } jeton sur un foyer
       *[other] { $n } jetons sur des foyers
    }
    [regions] des cités dans { $n } régions
   *[symbol] { $n ->
        [one] { $n } jeton
       *[other] { $n } jetons
    } sur un symbole { $symbol_id ->
        [temple] de temple
        [oracle] d’oracle
       *[trade] de commerce
    }
}
card-nothing-required = rien
card-either = { $left } ; ou bien, à la place, { $right }.
card-cost = { $coins ->
    [0] { $hourglasses ->
        [0] sans coût
       *[other] { card-hourglasses }
    }
   *[other] { $hourglasses ->
        [0] { card-coins }
       *[other] { card-coins }, { card-hourglasses }
    }
}
card-source = { $action } : { $cost } → { $does }
card-does = { $action_id ->
    [leader] { $gain }. Vous serez premier joueur à la manche suivante.
    [philosopher] Formez des citoyens avec une puissance de { $coins }.
    [scribe] Prenez des cartes avec une puissance de { $coins }.
    [navigator] Posez un jeton de cité ({ card-symbol }).
    [chronicler] Jouez une carte.
   *[tax] { $gain }.
}

# Le plateau dans un terminal

board-round = Manche { $round } sur { $rounds }, ère { $era }.
board-first-player = { $seat } commence.
board-next-first = { $seat } a le Meneur et commencera la manche suivante.
board-tiles = Actions : pièces / sabliers
board-tax = +{ $coins } pièces pour { $hourglasses ->
    [one] { $hourglasses } sablier
   *[other] { $hourglasses } sabliers
}
board-wild = (libre)
board-chart = Tableau de recrutement
board-one = un citoyen
board-two = deux citoyens
board-map = Cités
board-homes = Foyers
board-row = Rangée de cartes
board-prices = place, prix d’une / deux / trois cartes jusque-là
board-laid = Cartes à choisir
board-vp = { $vp } PV
board-piles = Piles
board-deck = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} dans la pioche de cette ère
board-discard = Défausse : { $names }
board-seats = Joueurs
board-points = PV
board-coins = Pièces
board-time = Temps libre
board-citizens = Citoyens
board-cubes = Cubes
board-tokens = Jetons
board-hand = Main
board-played = En jeu
board-passed = a passé
board-holds = en main : { $names }
board-time-track = Temps
board-free = { $spaces ->
    [one] { $spaces } case libre
   *[other] { $spaces } cases libres
}
board-debt = { $hourglasses ->
    [one] ({ $hourglasses } sablier restera)
   *[other] ({ $hourglasses } sabliers resteront)
}
board-own = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, cubes de temple { $temple }/{ $slots }, cubes d’oracle { $oracle }/{ $slots }, { $tokens ->
    [one] { $tokens } jeton restant
   *[other] { $tokens } jetons restants
}
board-spread = Citoyens à répartir : { $left } (jusqu’ici : { $picked })
board-own-hand = Votre main ({ $cards } sur { $limit })
board-excess = Au-delà de la limite de main : { $cards ->
    [one] { $cards } carte coûte un sablier
   *[other] { $cards } cartes coûtent un sablier chacune
} au déclin.
board-with-cubes = jouable avec { $cubes ->
    [one] { $cubes } cube d’oracle
   *[other] { $cubes } cubes d’oracle
}
board-missing = il manque : { $missing }
board-in-play = En jeu : { $cards } ({ $symbols })
board-income = Le déclin apportera : { $parts }
board-income-coins = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
board-income-vp = { $n } PV
board-income-temple = { $n ->
    [one] { $n } cube de temple
   *[other] { $n } cubes de temple
}
board-income-oracle = { $n ->
    [one] { $n } cube d’oracle
   *[other] { $n } cubes d’oracle
}
board-income-choice = au choix { $names }
board-final = Si la partie finissait maintenant : { $parts }
board-legend = Emplacements et cubes : { $temple } temple, { $oracle } oracle, { $trade } commerce, { $joker } tout symbole ; { $coin } pièces. Temps : { $tile } tuile, { $hourglass } sablier, { $free } libre, { $lock } cadenas. Main : { $ready } jouable, { $cubes } avec des cubes d’oracle, { $missing } pas encore. Une étoile marque une carte ou une tuile de recrutement portant un cube ; ce qui est barré a servi dans cette manche.

outcome-rank = { $score } points : { $solo_rank }
outcome-next-rank = À partir de { $score } points : { $solo_rank }
