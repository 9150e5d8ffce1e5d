# Gentes en français.

title = Gentes
tagline = Formez des citoyens, fondez des cités et inscrivez de grands édifices dans les annales, tant que dure le temps de votre peuple.

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
effect-build = posez un jeton Cité sans frais ({ card-symbol })
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
effect-pay_any = une fois par manche : payez de { $low } à { $high } pièces une action { $action } au lieu du prix
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
    [navigator] Posez un jeton Cité ({ card-symbol }).
    [chronicler] Jouez une carte.
   *[tax] { $gain }.
}

# Le plateau dans un terminal

board-round = Manche { $round } sur { $rounds }, ère { $era ->
    [1] I
    [2] II
   *[other] III
}.
board-first-player = { $seat } commence.
board-next-first = { $seat } a le Meneur et commencera la manche suivante.
board-tiles = Actions : pièces / sabliers
board-tax = +{ $coins } pièces pour { $hourglasses ->
    [one] { $hourglasses } sablier
   *[other] { $hourglasses } sabliers
}
board-wild = (joker)
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
board-bonus = Tuiles Points Bonus : { $piles }
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

# Les cartes en bref : des mots entre les icônes

brief-none = sans effet
brief-region = d’une région
brief-activate = activez
brief-per = { $n ->
    [one] par
   *[other] par { $n }
}
brief-haste = sur une tuile
brief-hand = limite +{ $n }

# La page

page-thing = { $what ->
    [vp] PV
    [coins] { $n ->
        [one] pièce
       *[other] pièces
    }
    [hourglass] { $n ->
        [one] sablier
       *[other] sabliers
    }
    [cube-temple] { $n ->
        [one] cube de temple
       *[other] cubes de temple
    }
    [cube-oracle] { $n ->
        [one] cube d’oracle
       *[other] cubes d’oracle
    }
    [people] { $n ->
        [one] citoyen au choix
       *[other] citoyens au choix
    }
    [lock] cadenas
    [city] { $n ->
        [one] cité
       *[other] cités
    }
    [cards] { $n ->
        [one] carte
       *[other] cartes
    }
    [card] { $n ->
        [one] carte en jeu
       *[other] cartes en jeu
    }
    [home] Foyer
   *[other] { $what }
}
page-points-unit = PV
page-round = Manche { $round }
page-rounds = Manches
page-over = La partie est finie
page-phase = { $phase ->
    [draft] Choix des cartes
    [citizens] Premiers citoyens
    [decline] Déclin
    [final] Décompte final
   *[heyday] Apogée
}
page-era = Ère { $era }
page-line-round = Manche { $round }, ère { $era } : { $phase }
page-lacks = Il manque : { $what }.
page-built = Cités
page-tab-homes = Foyers
page-tab-map = Carte
page-tab-tiles = Actions
page-tab-row = Rangée
page-map = Carte : des cités dans trois régions
page-city = { $city }, { $region }, { $symbol }, donne { $reward }
page-free-city = libre
page-city-of = cité de { $seat }
page-regions = Régions
page-region = { $region } : { $cities ->
    [0] aucune cité de { $seat }
    [one] { $cities } cité de { $seat }
   *[other] { $cities } cités de { $seat }
}
page-homes = Foyers
page-tiles = Tuiles Action
page-does = { $action_id ->
    [philosopher] recruter des citoyens
    [scribe] prendre des cartes
    [navigator] construire une cité
    [chronicler] jouer une carte
    [leader] commencer
   *[tax] prendre des pièces
}
page-tile-taken = Prise par { $seat }.
page-offer = En l’état : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ; cases de temps : { $spaces } en empilant, { $loose } côte à côte.
page-masked = Masqué dans le jeu avancé.
page-wild = Tuile joker
page-wild-note = n’importe quelle action
page-leader-note = commence la manche suivante
page-next-first = { $seat } commence la manche suivante
page-chart = Coût de recrutement
page-chart-one = 1 citoyen
page-chart-two = 2 citoyens
page-chart-type = { $citizen } : un citoyen { $single }, deux citoyens { $pair }{ $cube ->
    [yes] , avec un cube : va au bout à droite au déclin
   *[no] {""}
}
page-chart-cube = Il porte un cube : s’il n’est pas recruté avant, il va au bout à droite au déclin.
page-chart-cubes = va au bout à droite au déclin
page-bonus = { $players ->
    [1] Bonus : 8 PV, puis 4 dès la manche 5
   *[other] Bonus : 8 PV au premier, puis 4
}
page-bonus-left = tuiles restantes : { $tiles }
page-bonus-won = gagné : { $vp } PV
page-row = Rangée de cartes
page-row-prices = prix de 1, 2, 3 cartes
page-row-price = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} jusqu’ici : { $price }
page-row-cube = Elle porte un cube : elle part au déclin.
page-row-cubes = part au déclin
page-fresh = Nouvelle dans la rangée.
page-deck = pioche
page-discard = défausse
page-discard-note = Cartes des ères passées. Le Scribe en prend une avec une puissance de { $one }, deux avec { $two }.
page-unseen = Ce que contiennent encore les pioches, sans ordre.
page-unseen-few = Pas encore vues : dans les pioches ou hors du jeu.
page-draft = Choix des cartes
page-draft-note = { $players ->
    [1] Gardez deux de ces cartes.
   *[other] Chacun prend deux de ces cartes, une à la fois ; le premier joueur choisit en dernier.
}
page-card = { $name }, ère { $era }, { $vp } PV. Demande : { $needs }. Symboles : { $synergies }. { $does }
page-need = { $need }{ $missing ->
    [0] {""}
   *[other] , il en manque { $missing }
}
page-met = rempli
page-missing = { $n ->
    [one] Manque { $n }
   *[other] Manquent { $n }
}
page-no-chronicler = Pas de Chroniqueur à portée
page-no-time = Pas assez de temps
page-with-cubes = { $n ->
    [one] Avec { $n } cube
   *[other] Avec { $n } cubes
}
page-playable = Jouable
page-light = ({ $state })
page-no-lasting = sans effet durable
page-used = Utilisée dans cette manche.
page-unused = Pas encore utilisée dans cette manche.
page-time = Temps
page-free = { $n ->
    [one] { $n } case libre
   *[other] { $n } cases libres
}
page-free-word = { $n ->
    [one] libre
   *[other] libres
}
page-free-space = libre
page-locked-space = cadenas
page-hourglasses = { $n ->
    [one] { $n } sablier
   *[other] { $n } sabliers empilés : il en reste un
}
page-debt = Manche { $round } : { $n ->
    [one] { $n } sablier reste
   *[other] { $n } sabliers restent
}
page-debt-final = { $n ->
    [one] { $n } sablier reste
   *[other] { $n } sabliers restent
} : −{ $vp } PV
page-stays = { $n ->
    [0] rien ne reste
    [one] { $n } sablier reste
   *[other] { $n } sabliers restent
}
page-citizens = Citoyens
page-to-spread = { $n ->
    [one] Choisissez encore { $n } citoyen
   *[other] Choisissez encore { $n } citoyens
}
page-type = { $citizen } : { $n }{ $virtual ->
    [0] {""}
    [one] , et { $virtual } virtuel pour les conditions
   *[other] , et { $virtual } virtuels pour les conditions
}
page-virtual = citoyens virtuels : ils ne comptent que pour les conditions
page-grow = { $citizen } : un de plus
page-store = { $cube_kind } : { $n } sur 4. { page-store-does }
page-store-does = { $kind_id ->
    [temple] échanger 2 citoyens
   *[oracle] remplace 1 citoyen
}
page-overflow = { $n ->
    [one] { $n } sera perdu
   *[other] { $n } seront perdus
}
page-trio = Trois cubes pour un citoyen
page-trio-rule = À votre tour : rendez trois cubes quelconques de vos réserves et gagnez un citoyen au choix.
page-mix = { $temples } de temple, { $oracles } d’oracle
page-tokens = { $n ->
    [one] { $n } jeton Cité en réserve
   *[other] { $n } jetons Cité en réserve
}
page-own = Plateau : { $seat }
page-hand = Main
page-hand-limit = Au déclin, chaque carte au-delà de la limite coûte un sablier.
page-hand-of = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
page-no-hand = Aucune carte en main
page-excess = { $n ->
    [one] { $n } carte de trop : { $n } sablier au déclin
   *[other] { $n } cartes de trop : { $n } sabliers au déclin
}
page-in-play = En jeu
page-none-in-play = Aucune carte en jeu
page-placed = Posées au décompte final, pour la moitié des points :
page-synergies = Symboles
page-decline = À chaque déclin
page-next-decline = Prochain déclin
page-one-of = au choix
page-nothing = pas de revenu
page-final-now = Si la partie finissait maintenant
page-final-hand_placed = cartes en main posées (moitié de leurs PV)
page-final-hand_failed = cartes en main non posées (moitié de leurs PV)
page-final-cubes = cubes
page-final-coins = pièces
page-final-hourglasses = sabliers
page-seats = Joueurs
page-first = premier joueur
page-passed = a passé
page-ranks = Rangs
page-facts = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
}, cubes de temple : { $temple }, cubes d’oracle : { $oracle }
page-how-swap = Sur votre plateau, touchez le type qui part, puis le + de celui qui vient.
page-power = puissance { $n }
page-left = { $n } à prendre
page-spaces = { $n ->
    [one] { $span } case
   *[other] { $span } cases
}
page-pay = { $n ->
    [one] Payer { $n } pièce
   *[other] Payer { $n } pièces
}
page-pay-scribe = { $one ->
    [one] une carte de la place 1
   *[other] une carte des places 1–{ $one }
}{ $two ->
    [0] {""}
   *[other] , deux des places 1–{ $two }
}
page-pay-philosopher = { $one ->
    [one] un citoyen de la colonne 1
   *[other] un citoyen des colonnes 1–{ $one }
}{ $two ->
    [0] {""}
    [one] , deux de la colonne 1
   *[other] , deux des colonnes 1–{ $two }
}
page-stack = { $pairs ->
    [0] Côte à côte
    [one] { $pairs } paire
   *[other] { $pairs } paires
}
page-stack-note = { $spaces ->
    [one] { $spaces } case maintenant
   *[other] { $spaces } cases maintenant
}, { $stays ->
    [0] rien ne reste
    [one] { $stays } reste à la manche suivante
   *[other] { $stays } restent à la manche suivante
}
page-clear = { $kind_id ->
    [lone] Un sablier seul
   *[paired] Un sablier d’une paire
}
page-clear-note = { $kind_id ->
    [lone] sa case est libre tout de suite
   *[paired] rien n’en reste à la manche suivante
}
page-train-count = { $n ->
    [1] Un citoyen
   *[other] Deux citoyens
}
page-last-turn = Plus d’espace libre : votre dernier tour de la manche
page-plan-chosen = { $kind_id ->
    [train] Former
   *[other] Prendre
} : { $n ->
    [1] { $first }
   *[other] { $first } et { $second }
}
page-mode = { $n ->
    [1] Une carte
    [2] Jusqu’à deux cartes
   *[other] Jusqu’à trois cartes
}
page-mode-row = { $slots ->
    [one] de la place 1
   *[other] des places 1–{ $slots }
}
page-mode-discard = de la défausse
page-choice-note = { $action_id ->
    [end_turn] { $follows ->
        [turn] c’est encore à vous
        [decline] place au déclin
       *[other] au joueur suivant
    }
    [no_more] avec ce qui est choisi
    [pause] entre ses étapes, on vous demandera
    [go_on] l’action se poursuit
    [stop] cela suffit
    [skip] y renoncer
    [extra_swap] jusqu’à 2 échanges pour 1 cube de temple
    [final_done] compter les points
   *[other] {""}
}
page-at-once = Tout de suite
page-from-now-on = Ensuite
page-synergy-rule = En la jouant : un de ses symboles, à votre choix, rapporte 1 PV par carte en jeu qui le porte, celle-ci comprise.
page-region-of = Région
page-symbol = Symbole
page-reward = Donne
page-city-rule = Quand vous construisez dans sa région, toutes vos cités y donnent leur récompense ; à chaque déclin, une par région.
page-home-rule = Poser un jeton ici active vos cités d’une région. Dès votre tour suivant, il donne l’un des deux, une fois par manche.
page-citizen-rule = En face : { $opposite }. Six places pour les deux : dans une rangée pleine, { $citizen } fait reculer { $opposite } d’une place.
page-cube-rule = { $kind_id ->
    [temple] À votre tour, pour un cube : un citoyen en devient un autre, jusqu’à deux fois.
   *[oracle] Quand vous jouez une carte, chaque cube remplace un citoyen qui manque.
} Au plus 4 en réserve ; à la fin, deux cubes restants valent 1 PV. Trois cubes quelconques : un citoyen.
page-region-rule = Construire ici : toutes vos cités de la région donnent leur récompense. Au déclin : l’une d’elles.
page-bonus-rule = À atteindre à votre propre tour : le premier marque { $first } PV, les suivants { $later } tant qu’il reste des tuiles. En solo : { $first } PV des manches 1 à 4, { $later } ensuite.
page-wild-rule = En solo, cette tuile est un joker : elle sert pour n’importe laquelle des six actions.
page-action-rule = { $action_id ->
    [philosopher] Les pièces sont votre puissance : recrutez un citoyen dont le prix du haut ne la dépasse pas, ou deux dont les prix du bas ne la dépassent pas. Les types recrutés passent au bout à droite.
    [scribe] Les pièces sont votre puissance : prenez une, deux ou trois cartes jusqu’à la place dont le prix ne la dépasse pas, ou des cartes de la défausse.
    [navigator] Posez un jeton Cité sur un emplacement libre portant le symbole. Une cité active toutes vos cités de sa région, un foyer celles d’une région au choix.
    [chronicler] Jouez une carte de votre main dont les conditions sont remplies ; des cubes d’oracle peuvent remplacer des citoyens.
    [leader] Vous commencez la manche suivante.
   *[tax] Ne coûte ni tuile ni pièces, seulement du temps. Autant de fois que vous voulez par manche.
}

# Le cours de la partie : questions, actions, événements, refus, feuille de score, options.

question-draft = Prenez une de ces cartes
question-citizens = Choisissez le type de votre prochain citoyen
question-turn = Choisissez une action
question-wild = Choisissez ce que fait la tuile joker
question-modifiers = Utilisez des capacités pour cette action, ou continuez
question-amount = Choisissez combien de pièces payer
question-stack = Choisissez comment placer les sabliers
question-train_count = Choisissez combien de citoyens recruter
question-train = Choisissez un citoyen à recruter
question-scribe_mode = Choisissez où prendre des cartes
question-take = Prenez une carte, ou arrêtez
question-lift = Choisissez un de vos jetons à déplacer
question-place = Choisissez un emplacement pour votre cité
question-region = Choisissez une région à activer
question-play = Choisissez une carte à jouer
question-gain_citizen = Choisissez un citoyen à gagner
question-lose_citizen = Choisissez un citoyen à perdre
question-cube = Choisissez un cube
question-clear = Choisissez un sablier à retirer
question-city = Choisissez une cité à activer
question-reward_card = Prenez une carte, ou aucune
question-penalty = Choisissez comment placer les sabliers de la pénalité
question-swap = Choisissez quel citoyen devient quel autre
question-swap_again = Choisissez un second échange, ou arrêtez
question-closing = Utilisez des options supplémentaires, ou terminez le tour
question-synergy = Choisissez le symbole qui rapporte
question-interlude = Utilisez des cubes et des échanges, ou poursuivez l’action
question-era_cube = Vous n’avez plus de cadenas : choisissez un cube
question-income = Choisissez la cité qui donne sa récompense
question-excess = Choisissez comment placer les sabliers de vos cartes en trop
question-final = Remplissez les conditions de cartes en main, ou terminez

action-tile = { $tile }
action-tax = Collecteur d’impôts, sabliers : { $size }
action-card_action = Utiliser { $card }
action-home_action = Utiliser { $space }
action-exchange = Échange : { $card }
action-extra_swap = Cube de temple : échanger des citoyens
action-extra_trio = Trois cubes (dont { $temple } de temple) : { $type }
action-end_turn = Terminer le tour
action-wild = L’utiliser comme { $action }
action-use_card = Utiliser aussi { $card }
action-use_home = Utiliser aussi { $space }
action-no_more = Continuer
action-pay = Payer { $amount }
action-stack = Paires empilées : { $pairs }
action-train_count = Citoyens à recruter : { $count }
action-train = Former : { $type }
action-scribe_mode = { $mode_id ->
    [row1] Une carte de la rangée
    [row2] Jusqu’à deux cartes de la rangée
    [row3] Jusqu’à trois cartes de la rangée
    [discard1] Une carte de la défausse
   *[discard2] Jusqu’à deux cartes de la défausse
}
action-take_slot = Prendre la carte de la place { $slot }
action-take_discard = Prendre { $card }
action-stop = Arrêter
action-lift = Déplacer le jeton : { $space }
action-place = Construire : { $space }
action-region = Activer : { $region }
action-play = Jouer { $card }
action-gain_type = Gagner : { $type }
action-lose_type = Perdre : { $type }
action-cube_kind = { $kind }
action-clear = { $which_id ->
    [lone] Un sablier seul
   *[paired] Un sablier d’une paire
}
action-city = Activer { $city }
action-skip = Y renoncer
action-swap = { $from } devient { $to }
action-draft = Prendre { $card }
action-assign = { $type }
action-final_play = Poser { $card } avec des cubes d’oracle
action-final_done = Terminer
action-synergy = Marquer pour { $synergy }
action-pause = Utiliser des cubes pendant l’action
action-go_on = Poursuivre l’action

confirm-tile = Prendre { $tile }
confirm-tax = Percevoir des impôts
confirm-extra_trio = Dépenser trois cubes : { $type }
confirm-stack = Les placer, paires empilées : { $pairs }
confirm-train_count = Former des citoyens : { $count }
confirm-scribe_mode = { $mode_id ->
    [row1] Prendre une carte
    [row2] Prendre jusqu’à deux cartes
    [row3] Prendre jusqu’à trois cartes
    [discard1] Prendre une carte défaussée
   *[discard2] Prendre jusqu’à deux cartes défaussées
}
confirm-cube_kind = Prendre { $kind }
confirm-clear = { $which_id ->
    [lone] Retirer un sablier seul
   *[paired] Retirer un sablier d’une paire
}
confirm-swap = Échanger { $from } contre { $to }
confirm-assign = Choisir { $type }

event-first = { $seat } commence.
event-dealt = { $seat } commence avec une carte : { $card }.
event-laid = Proposée au choix : { $card }.
event-draft = { $seat } prend { $card }.
event-assign-own = Vous choisissez un citoyen : { $citizen }.
event-assigned = { $seat } a choisi ses premiers citoyens.
event-citizens = { $seat } commence avec { $count } × { $citizen }.
event-round = Manche { $round }, ère { $era ->
    [1] I
    [2] II
   *[other] III
} : { $seat } commence.
event-tile = { $seat } : { $tile }{ $coins ->
    [0] {""}
   *[other] , pour { card-coins }
}.
event-card-action = { $seat } utilise une carte : { $card }{ $coins ->
    [0] {""}
   *[other] , pour { card-coins }
}.
event-home-action = { $seat } utilise un foyer : { $space }{ $coins ->
    [0] {""}
   *[other] , pour { card-coins }
}.
event-tax = { $seat } envoie le Collecteur d’impôts.
event-use-card = { $seat } utilise aussi { $card }.
event-use-home = { $seat } utilise aussi { $space }.
event-hourglasses = { $seat } place { card-hourglasses }{ $pairs ->
    [0] {""}
    [one] , dont { $pairs } paire
   *[other] , dont { $pairs } paires
}.
event-citizen = { $seat } : +1 { $citizen }.
event-citizen-pushing = { $seat } : +1 { $citizen }, −1 { $opposite }.
event-lose-citizen = { $seat } : −1 { $citizen }.
event-points = { $seat } : +{ $points } PV ({ $source }).
event-coins = { $seat } : +{ card-coins } ({ $source }).
event-lose-coins = { $seat } perd { card-coins }.
event-cubes = { $seat } : +{ card-cubes } ({ $source }).
event-cubes-lost = { $seat } n’a plus de place et perd { card-cubes }.
event-unlock = { $seat } retire { $locks } cadenas.
event-clear = { $seat } retire un sablier.
event-take = { $seat } prend { $card }.
event-row = Nouvelle carte dans la rangée : { $card }.
event-build = { $seat } construit : { $space }.
event-move = { $seat } déplace un jeton : { $old } → { $space }.
event-activate = { $seat } active : { $region }.
event-activate-city = { $seat } active { $city }.
event-play = { $seat } joue { $card } : +{ $points } PV{ $cubes ->
    [0] {""}
    [one] , avec { $cubes } cube d’oracle
   *[other] , avec { $cubes } cubes d’oracle
}.
event-synergy = { $seat } : synergie { $synergy }, +{ $points } PV.
event-swap = { $seat } échange des citoyens : { $from } → { $to }.
event-trio = { $seat } change trois cubes en un citoyen.
event-exchange = { $seat } paie { card-coins } pour utiliser { $card }.
event-bonus = { $seat } prend une tuile Points Bonus ({ $bonus }) : +{ $points } PV.
event-decline = Déclin après la manche { $round }.
event-boxed = { $card } quitte le jeu.
event-chart-cube = { $citizen } devient le plus cher à recruter.
event-leader = { $seat } est maintenant premier joueur.
event-era = L’ère { $era ->
    [1] I
    [2] II
   *[other] III
} commence ; défaussées : { $cards }.
event-card-income = { $seat } reçoit un revenu : { $card }.
event-excess = { $seat } a { $cards } cartes en main ; la limite est { $limit }.
event-chart-order = Le Tableau de Coût de Recrutement, de gauche à droite : { $types }.
event-chart = { $citizen } passe au bout du Tableau de Coût de Recrutement.
event-draft-left = Cartes non retenues : { $cards } ; elles { $boxed ->
    [true] quittent le jeu
   *[false] retournent dans le paquet
}.
event-marker = { $seat } place un cube indicateur : { $source }.
event-pass = { $seat } passe : sa Ligne du Temps est pleine.
event-discount = { $seat } paie { card-coins } de moins ({ $card }).
event-swap-cube = { $seat } défausse un cube de temple pour échanger des Citoyens.
event-pause = { $seat } pourra utiliser des options supplémentaires entre les étapes de cette action.
event-cleared = { $seat } : { $spaces ->
    [one] { $spaces } case libérée
   *[other] { $spaces } cases libérées
}{ $hourglasses ->
    [0] {""}
    [one] , { $hourglasses } Sablier reste
   *[other] , { $hourglasses } Sabliers restent
}.
named-card = { $card }
named-citizen = { $citizen }
event-over = Le dernier déclin est terminé ; le décompte final suit.
event-place = { $seat } pose { $card } de sa main : +{ $points } PV{ $cubes ->
    [0] {""}
    [one] , avec { $cubes } cube d’oracle
   *[other] , avec { $cubes } cubes d’oracle
}.
event-final-gain = { $seat } : +{ $points } PV ({ $category ->
    [hand_failed] cartes restées en main
    [cubes] cubes en réserve
    [coins] pièces
   *[hourglasses] sabliers sur la ligne du temps
}).
event-final-loss = { $seat } : −{ $points } PV ({ $category ->
    [hand_failed] cartes restées en main
    [cubes] cubes en réserve
    [coins] pièces
   *[hourglasses] sabliers sur la ligne du temps
}).

refuse-must-act = Il vous reste une case libre : faites une action.
refuse-wild = La tuile joker ne peut pas servir de { $action } maintenant.
refuse-synergy = { $card } ne porte pas le symbole { $synergy }.
refuse-pausing = On vous le demande déjà entre les étapes de cette action.
refuse-exchange-waits = L’échange de { $card } doit attendre la fin de l’action.
refuse-modifier-needed = Sans capacité, cette action ne peut être payée ou ne tient pas.
refuse-amount = Vous ne pouvez pas payer { $amount }, ou cela n’atteint rien.
refuse-stack = Les sabliers ne peuvent pas être placés ainsi (paires : { $pairs }).
refuse-power = Une puissance de { $power } n’atteint rien ici.
refuse-region = Vous n’y avez pas de cité : { $region }.
refuse-city = { $city } n’est pas une des cités à choisir.
refuse-not-laid = { $card } n’est pas proposée.
refuse-tax-masked = Le petit Collecteur d’impôts est masqué dans le jeu avancé.
refuse-no-cube-action = { $card } n’a pas d’action propre.
refuse-not-in-play = { $card } n’est pas en jeu devant vous.
refuse-used-card = { $card } a déjà servi cette manche.
refuse-not-your-token = Vous n’y avez pas de jeton : { $space }.
refuse-used-home = Ce jeton a déjà servi cette manche : { $space }.
refuse-home-no-action = Cette rangée ne donne pas d’action : { $space }.
refuse-tile-not-in-game = { $tile } n’est pas dans cette partie.
refuse-tile-taken = { $seat } a pris { $tile } cette manche.
refuse-time = Il faut { $spaces ->
    [one] { $spaces } case libre
   *[other] { $spaces } cases libres
} ; vous en avez { $free }.
refuse-coins = { $cost ->
    [one] Il faut { $cost } pièce
   *[other] Il faut { $cost } pièces
} ; vous en avez { $coins }.
refuse-no-playable = Vous n’avez aucune carte jouable.
refuse-no-space = Aucun emplacement n’est libre ({ $symbol }).
refuse-card-no-help = { $card } n’aide pas à cette action.
refuse-home-no-help = { $space } n’aide pas à cette action.
refuse-not-in-hand = { $card } n’est pas dans votre main.
refuse-missing = { $card } demande encore : { $missing }.
refuse-missing-citizen = { $n } × { $citizen }
refuse-missing-city = { $what ->
    [temple] { $n } × cité de temple
    [oracle] { $n } × cité d’oracle
    [trade] { $n } × cité de commerce
    [home] { $n } × foyer
   *[regions] { $n } × autre région
}
refuse-must-move = Tous vos jetons sont sur le plateau : déplacez-en un.
refuse-stop-instead = Vous avez pris une carte ; vous pouvez seulement arrêter.
refuse-skip-instead = Vous n’avez encore pris aucune carte ; vous pouvez y renoncer.
refuse-must-swap = Le premier échange est obligatoire.
refuse-slot = La place { $slot } est hors de portée ou vide.
refuse-not-from-row = Les cartes sont à prendre dans la défausse.
refuse-not-in-discard = { $card } ne peut pas être prise dans la défausse maintenant.
refuse-no-exchange = { $card } n’a rien à échanger.
refuse-no-temple-cube = Vous n’avez pas de cube de temple.
refuse-no-citizens = Vous n’avez pas de citoyen à échanger.
refuse-cubes = Vous n’avez pas ces cubes (temple { $temple }, oracle { $oracle }).
refuse-type-full = { $citizen } est déjà à 6.
refuse-type-empty = Vous n’en avez aucun de ce type : { $citizen }.
refuse-type-out-of-reach = { $citizen } est hors de portée avec une puissance de { $power }.
refuse-same-type = Choisissez deux types différents.
refuse-other-side = { $space } est sur l’autre face du plateau.
refuse-same-space = Le jeton doit aller ailleurs que là : { $space }.
refuse-occupied = { $seat } y a déjà un jeton : { $space }.
refuse-symbol = { $space } n’a pas ce symbole : { $symbol }.

thing-points = PV
thing-coins = Pièces
thing-spaces = Cases libres
thing-staying = Sabliers qui resteront
thing-hand = Cartes en main
thing-played = Cartes en jeu
thing-tokens = Cités
source-choice = au choix
source-doubled = doublé
source-swap = échange
source-trio = trois cubes
source-pushed = repoussé
source-start = au départ
source-hourglasses = Sabliers
source-cleared = Sablier retiré
source-decline = Déclin
source-era = nouvelle ère
source-final-hand_failed = cartes restées en main
source-final-cubes = cubes en réserve
source-final-coins = pièces
source-final-hourglasses = Sabliers sur la Ligne du Temps
preview-cost = Coût : { card-coins } ; { preview-spaces }
preview-spaces = { $spaces ->
    [one] { $spaces } case
   *[other] { $spaces } cases
} sur { $free }{ $loose ->
    [1] {""}
   *[other] , sans empiler { $loose }
}
preview-time = Temps : { preview-spaces }
preview-first = Vous commencez la manche suivante
preview-plays = Joue { $card }, la seule carte jouable maintenant
preview-power = Puissance { $power }
preview-excess = Limite de main { $limit } : { $cards ->
    [one] { $cards } carte au-delà, un sablier
   *[other] { $cards } cartes au-delà, un sablier chacune
} au déclin
preview-excess-all = Si vous les prenez toutes : { $cards ->
    [one] { $cards } carte au-delà de la limite de main ({ $limit }), un sablier
   *[other] { $cards } cartes au-delà de la limite de main ({ $limit }), un sablier chacune
} au déclin

sheet-cards = Cartes jouées
sheet-synergy = Synergies
sheet-effects = Effets des cartes
sheet-cities = Cités
sheet-bonus = Tuiles Points Bonus
sheet-hand_placed = Cartes en main posées (moitié des PV)
sheet-hand_failed = Cartes en main non posées (moitié des PV perdue)
sheet-cubes = Cubes
sheet-coins = Pièces
sheet-hourglasses = Sabliers

score-cards = Cartes jouées
score-synergy = Synergies
score-effects = Effets des cartes
score-cities = Cités
score-bonus = Tuiles Points Bonus
score-hand_placed = Cartes en main posées (moitié des PV)
score-hand_failed = Cartes en main non posées (moitié des PV perdue)
score-cubes = Cubes
score-coins = Pièces
score-hourglasses = Sabliers

taken-card = Cartes
taken-card-take = Prises
taken-card-draft = Choisies
taken-card-play = Jouées
taken-region = Régions
earned-city = Cités : { $group }

option-setup = Mise en place
option-setup-help = Cartes et citoyens fixes pour une première partie ; ou cartes choisies et citoyens libres.
option-setup-first_game = première partie
option-setup-experienced = expérimentés
option-advanced = Avancé
option-advanced-help = Le petit Collecteur d’impôts ne peut pas être utilisé.
option-advanced-true = avec
option-advanced-false = sans
option-hands = Mains
option-hands-help = Personne ne montre ses cartes ; ou toutes les mains sont posées face visible.
option-hands-closed = cachées
option-hands-open = ouvertes
option-first_player = Premier joueur
option-first_player-help = Tiré au sort, ou une place fixe.
option-first_player-random = tiré au sort
option-first_player-seat0 = place 1
option-first_player-seat1 = place 2
option-first_player-seat2 = place 3
option-first_player-seat3 = place 4
