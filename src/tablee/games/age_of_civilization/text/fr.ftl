# Age of Civilization en français.

title = Age of Civilization
tagline = Faites naître des civilisations, mettez leurs ouvriers au travail et léguez merveilles, savoir et gloire en six courtes manches.

question-draft = Gardez une de ces civilisations et passez les autres
question-civilization = Prenez une civilisation
question-action = Choisissez une action
question-follow = Faites l’action supplémentaire, ou renoncez-y
question-technology = Choisissez une technologie
question-wonder = Choisissez une merveille
question-turn_end = Fin de votre tour : choisissez la suite
question-bonus = Choisissez la civilisation sur laquelle poser les pièces

action-draft = Garder : { $civilization }
action-rise = Faire naître : { $civilization }
action-annex = Annexer : { $civilization }
action-pass = Passer
action-buy = Acheter la carte { $special }
action-do = { $action }
action-research = { $technology_id ->
    [none] Recherche sans technologie
   *[other] Recherche : { $technology }
}
action-build = { $wonder_id ->
    [none] Merveille sans carte Merveille
   *[other] Merveille : { $wonder }
}
action-quarry = Carrière : { $wonder }
action-patronage = { $technology_id ->
    [none] Mécénat sans technologie
   *[other] Mécénat : { $technology }
}
action-rest = Se reposer
action-end = Terminer les actions
action-follow = Faire l’action supplémentaire
action-skip = Y renoncer
action-take = Prendre la technologie { $technology }
action-gain = Prendre la merveille { $wonder }
action-trigger = Utiliser : { $source }
action-finish = Terminer le tour
action-bonus = Poser les pièces sur la carte { $civilization }

confirm-do = Jouer { $action }

event-track = La piste du temps : { $cards }.
event-wonders = Le marché des merveilles : { $cards }.
event-specials = Le marché des Technologies : { $cards }.
event-tokens = Jetons Événement sur les dernières places de la piste du temps : { $cards }.
event-given = Mise de côté pour commencer : { $civilization }.
told-card = { $card }
event-first = { $seat } commence.
event-round = { $players ->
    [1] Manche { $round }.
   *[other] Manche { $round } : { $seat } commence.
}
event-draft = { $seat } a choisi une civilisation.
event-draft-own = Vous gardez la carte { $civilization }.
event-draft-over = Le draft est terminé ; les cartes restantes forment le marché : { $cards }.
event-pack = Vous choisissez parmi : { $cards }.
event-rise = { $seat } fait naître une civilisation : { $civilization }{ $workers ->
    [0] {""}
    [one] , avec { $workers } ouvrier
   *[other] , avec { $workers } ouvriers
}{ $back ->
    [0] {""}
    [one] {" "}({ $back } en main rentre chez lui)
   *[other] {" "}({ $back } en main rentrent chez eux)
}{ $coins ->
    [0] {""}
    [one] , +{ $coins } pièce de la carte
   *[other] , +{ $coins } pièces de la carte
}.
event-annex = { $seat } annexe une civilisation : { $civilization }{ $coins ->
    [0] {""}
    [one] , +{ $coins } pièce de la carte
   *[other] , +{ $coins } pièces de la carte
}.
event-pass = { $seat } ne prend aucune civilisation.
event-market = Nouvelle carte au marché : { $civilization }{ $coins ->
    [0] {""}
    [one] {" "}; { $coins } pièce de plus sur chacune des autres
   *[other] {" "}; { $coins } pièces de plus sur chacune des autres
}.
event-market-coins = Pas de nouvelle carte au marché ; { $coins ->
    [one] { $coins } pièce de plus
   *[other] { $coins } pièces de plus
} sur chacune des cartes.
event-buy = { $seat } achète la carte { $special_card } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-do = { $seat } { $action_id ->
    [wonder] bâtit une merveille
    [research] fait des recherches
    [enslave] réduit en esclavage
    [culture] cultive les arts
    [construction] construit
    [conquest] part en conquête
    [hunting] va à la chasse
    [fishing] va à la pêche
    [farm] travaille à la ferme
    [trade] fait du commerce
    [quarry] exploite la carrière
    [caravan] envoie une caravane
    [bazaar] vend au bazar
    [ritual] célèbre un rituel
    [ramparts] élève des remparts
    [tribute] verse un tribut
    [hospice] tient un hospice
    [patronage] se fait mécène
   *[other] joue { $action }
} { $workers ->
    [0] sans ouvrier
    [one] avec { $workers } ouvrier{ $slot ->
        [red] {" "}(qui sera sacrifié)
       *[white] {""}
    }
   *[other] avec { $workers } ouvriers{ $slot ->
        [red] {" "}(qui seront sacrifiés)
       *[white] {""}
    }
}{ $cost ->
    [0] {""}
    [one] , −{ $cost } pièce
   *[other] , −{ $cost } pièces
}{ $points ->
    [0] {""}
    [one] , +{ $points } point
   *[other] , +{ $points } points
}{ $coins ->
    [0] {""}
    [one] , +{ $coins } pièce
   *[other] , +{ $coins } pièces
}.
event-rest = { $seat } se repose.
event-points = { $seat } gagne { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-coins = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-recruit = { $seat } gagne { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-lose-coins = { $seat } perd { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-sacrifice = { $seat } sacrifie { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-trigger = { $seat } utilise une capacité : { $source }.
event-fund = { $seat } pose { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} sur une merveille : { $wonder }.
event-technology = { $seat } obtient la technologie { $technology }.
event-wonder = { $seat } obtient la merveille { $wonder }.
event-bonus = { $seat } pose { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} sur une civilisation : { $civilization }.
event-token = Événement : { $event }.
event-war = Guerre après la manche { $round } : { $strengths }. Qui a la force militaire la plus faible sacrifie un ouvrier.
event-plague = Peste après la manche { $round } : chacun sacrifie un ouvrier.
war-strength = { $seat } { $military }
war-virtual = adversaire virtuel { $military }
event-immune = { $seat } est à l’abri et ne perd personne.
event-bandits = Des bandits détroussent { $seat } en chemin.
event-return = { $back ->
    [0] { $lost ->
        [0] { $seat } n’a pas d’ouvrier à reprendre
        [one] { $seat } perd { $lost } ouvrier sur un emplacement rouge
       *[other] { $seat } perd { $lost } ouvriers sur des emplacements rouges
    }
    [one] { $seat } reprend { $back } ouvrier{ $lost ->
        [0] {""}
       *[other] {" "}et en perd { $lost } sur le rouge
    }
   *[other] { $seat } reprend { $back } ouvriers{ $lost ->
        [0] {""}
       *[other] {" "}et en perd { $lost } sur le rouge
    }
}.
event-income = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} pour { $realms } royaumes debout.
event-pay = { $seat } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-ward = { $seat } gagne { $wards ->
    [one] { $wards } protection
   *[other] { $wards } protections
}.
event-tribute = { $seat } paie le tribut : l’attaque de cette manche restera sans effet.
event-trigger-idle = { $seat } utilise une capacité, sans effet cette fois : { $source }.
event-station = { $seat } ouvre une étape : { $station }.
event-drought = Sécheresse : { $wards ->
    [0] aucune protection ne vous sauve
   *[other] une protection vous sauve
}.
event-black-death = Peste noire : la moitié de vos ouvriers meurt, et { $wards ->
    [0] vous n’avez aucune protection
    [one] { $wards } protection peut en sauver un
   *[other] { $wards } protections peuvent en sauver un chacune
}.
event-black-death-immune = Peste noire : votre peuple est immunisé.
event-rebirth = Renaissance : la vie revient, et désormais la Culture fleurit.
event-wonder-lost = D’autres bâtissent une merveille, qui quitte le marché : { $wonder }.
event-raid = La Horde attaque avec une force de { $strength } : { $realm } tombe.
event-raid-held = La Horde attaque avec une force de { $strength } : les royaumes tiennent.
event-raid-tribute = La Horde attaque avec une force de { $strength }, mais le tribut a été payé.
event-over = La partie est finie ; les capacités de fin de partie rapportent leurs points.

refuse-not-in-pack = La carte { $civilization } n’est pas parmi celles que vous pouvez choisir.
refuse-not-in-market = La carte { $civilization } n’est pas au marché.
refuse-not-on-offer = La carte { $civilization } n’est ni au marché ni dans votre main.
refuse-civilization-limit = Vous possédez déjà { $limit } civilisations : c’est le maximum.
refuse-must-rise = À la première manche, il faut faire naître une civilisation.
refuse-rise-only = Ce scénario commence avec la carte { $civilization }.
refuse-no-innovation = Les cartes Technologie spéciales font partie de la variante Innovation.
refuse-special-gone = La carte { $special } n’est pas en vente.
refuse-special-bought = Vous avez déjà acheté une carte Technologie spéciale : une seule par partie.
refuse-column = Vous avez déjà une technologie dans la colonne que couvrirait la carte { $special }.
refuse-coins = { $cost ->
    [one] Il faut { $cost } pièce
   *[other] Il faut { $cost } pièces
} ; vous en avez { $coins }.
refuse-workers = { $needed ->
    [one] Il faut { $needed } ouvrier
   *[other] Il faut { $needed } ouvriers
} en main ; vous en avez { $workers }.
refuse-not-available = { $action } : cette carte n’est pas dans la fenêtre, et vous n’avez pas d’emplacement privé pour cette action.
refuse-not-in-game = La carte { $action } ne figure pas dans cette partie.
refuse-slots-used = { $action } : plus aucun emplacement libre ce tour-ci.
refuse-not-highest = { $action } : votre force militaire n’est pas la plus grande ; cela ne rapporterait rien.
refuse-denied = { $action } : la civilisation principale d’un autre joueur l’interdit.
refuse-stations-open = Toutes les étapes sont ouvertes.
refuse-technology-owned = Vous avez déjà la technologie { $technology }.
refuse-technology-covered = La technologie { $technology } n’est pas sur votre carte de technologies.
refuse-technology-closed = La technologie { $technology } ne peut pas être obtenue dans ce scénario.
refuse-technology-unreachable = La technologie { $technology } demande d’abord l’une de celles-ci : { $needs }.
refuse-technology-available = Choisissez une technologie : il y en a de disponibles.
refuse-wonder-gone = La merveille { $wonder } n’est pas au marché.
refuse-wonder-available = Choisissez une merveille : il y en a au marché.
refuse-rest = On se repose au lieu de faire des actions, mais pas après en avoir fait une.
refuse-end = Faites une action, ou reposez-vous.
refuse-not-pending = { $source } : plus aucune capacité à utiliser ce tour-ci.
refuse-market-empty = { $source } : le marché est vide.
refuse-compulsory = Utilisez d’abord les capacités obligatoires.

preview-cost = Coût { preview-sum }
preview-workers = Ouvriers { preview-sum }
preview-points = Points +{ preview-sum }
preview-coins = Pièces +{ preview-sum }
preview-sum = { $changes ->
    [0] { $base }
   *[other] { $base }, { $parts } = { $total }
}

preview-buy = Couvre { $covered } par { $covers }
preview-station = Ouvre l’étape { $station }
preview-technology = { $technology }
preview-lost = Aucun point : votre force militaire est de { $military }, il faudrait { $most }

thing-points = Points
thing-end = Points en fin de partie, en l’état
thing-coins = Pièces
thing-hand = Ouvriers en main
thing-red = Ouvriers sur emplacements rouges
thing-military = Force militaire
thing-technologies = Technologies
thing-wonders = Merveilles
thing-civilizations = Civilisations
thing-cards = Cartes en main
thing-stations = Étapes ouvertes
thing-wards = Protections
thing-realms = Royaumes debout
thing-tribute = Tribut pour le raid de cette manche

source-rest = repos
source-annex = annexion
source-war = guerre
source-bandits = bandits
source-rebirth = Renaissance
source-bonus = pièces bonus
source-return = fin du tour
source-realms = royaumes debout

outcome-achievements = Accomplissements : { $names }
outcome-no-achievement = Aucun accomplissement cette fois.
outcome-grade = { $scenario } : { $name }. Chemin de la gloire : { $points } sur 3.
outcome-no-grade = { $scenario } : aucune médaille. Chemin de la gloire : { $points } sur 3.
outcome-missing = { $name } : il faut { $goal } (vous en avez { $have })

career-path = Chemin de la gloire : { $points } points sur { $most }
career-achievement = { $achievement }
career-achievements = Accomplissements : { $count } sur { $of }{ $count ->
    [0] {""}
   *[other]  : { $names }
}

sheet-wonder = Actions Merveille
sheet-research = Actions Recherche
sheet-culture = Actions Culture
sheet-construction = Actions Construction
sheet-conquest = Actions Conquête
sheet-hunting = Actions Chasse
sheet-other_actions = Autres actions
sheet-abilities = Capacités en cours de partie
sheet-events = Événements
sheet-end = Capacités de fin de partie
sheet-end-source = { $seat } : { $source }, { $points }

score-wonder = Merveille
score-research = Recherche
score-culture = Culture
score-construction = Construction
score-conquest = Conquête
score-hunting = Chasse
score-other_actions = Autres actions
score-abilities = Capacités
score-events = Événements
score-end = Fin de partie

taken-civilization = Civilisations
taken-civilization-rise = Née
taken-civilization-annex = Annexée
taken-technology = Technologies
taken-wonder = Merveilles

option-mode = Mode
option-mode-help = À plusieurs ; ou en solo, dans l’Escarmouche ou un des cinq scénarios du Chemin de la gloire.
option-mode-standard = Standard
option-mode-skirmish = Escarmouche (en solo)
option-mode-age_of_wonders = Chemin de la gloire 1 : Âge des Merveilles (en solo)
option-mode-silk_road = Chemin de la gloire 2 : Route de la soie (en solo)
option-mode-lost_civilization = Chemin de la gloire 3 : Civilisation perdue (en solo)
option-mode-mongol_devastation = Chemin de la gloire 4 : Dévastation mongole (en solo)
option-mode-death_and_rebirth = Chemin de la gloire 5 : Mort et renaissance (en solo)
option-order = Ordre de la piste du temps
option-order-help = Tiré au sort, ou un ordre fixe qui convient à une première partie.
option-order-random = tiré au sort
option-order-first_game = première partie
option-innovation = Innovation
option-innovation-help = On peut acheter des cartes Technologie spéciales : chacune remplace deux technologies.
option-innovation-true = avec
option-innovation-false = sans
option-changing_world = Un monde en mutation
option-changing_world-help = Trois jetons Événement sont posés sur la piste du temps.
option-changing_world-true = avec
option-changing_world-false = sans
option-draft = Draft
option-draft-help = Chacun se compose d’abord une main secrète de cinq civilisations.
option-draft-true = avec
option-draft-false = sans
option-first_player = Premier joueur
option-first_player-help = Tiré au sort, ou une place fixe.
option-first_player-random = tiré au sort
option-first_player-seat0 = place 1
option-first_player-seat1 = place 2
option-first_player-seat2 = place 3
option-first_player-seat3 = place 4

board-round = Manche { $round } sur { $rounds }.
board-track = Piste du temps
board-icon = { $icon ->
    [plague] (peste)
   *[war] (guerre)
}
board-next = Après cette manche entre la carte { $card }{ $icon ->
    [war] , qui apporte la guerre
    [plague] , qui frappe aussitôt
   *[none] {""}
}.
board-actions = Actions de cette manche
board-events = Événements à venir, selon leur place
page-tab-road = Actions
page-tab-market = Marchés
board-market = Marché des civilisations
board-wonders = Marché des merveilles
board-specials = Marché des Technologies
board-scenario = Scénario
board-seats = Joueurs
board-coins-on = { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
board-cost = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
board-points = Points
board-coins = Pièces
board-workers = Ouvriers
board-military = Force
board-technologies = Techno.
board-first = {" "}(commence)
board-virtual = Adversaire virtuel
board-has = { $seat } :
board-main-of = { $civilization } (principale)
board-hand-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
board-own-workers = Ouvriers : { $hand } en main, { $white } sur des emplacements blancs, { $red } sur des rouges
board-main = Principale
board-declined = En déclin
board-annexed = Annexée
board-wonder = Merveille
board-pack = Cartes au choix
board-hand = Votre main
board-technology-card = Technologies
board-station-open = ouverte
board-realms = Royaumes debout : { $realms } ({ $names })
board-wards = Protections : { $wards }
board-tribute = Le tribut a été payé : l’attaque de cette manche reste sans effet.
board-grade-name = { $grade ->
    [bronze] Bronze
    [silver] Argent
   *[gold] Or
}
board-grade = { $grade } : { $goal }
board-goal-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-goal-technologies_min = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
}
board-goal-technologies_max = au plus { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
}
board-goal-wonders_min = { $count ->
    [one] { $count } merveille
   *[other] { $count } merveilles
}
board-goal-shields_min = une force militaire de { $count }
board-goal-workers_min = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
board-goal-stations_min = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
board-goal-realms_min = { $count ->
    [one] { $count } royaume
   *[other] { $count } royaumes
}
scenario-rules-age_of_wonders = Après les manches { $rounds }, d’autres bâtissent la merveille la plus à gauche sans pièces : elle est perdue.
scenario-rules-silk_road = Dès { $stations } étapes ouvertes, chaque Commerce donne plus de pièces (+{ $coins }). Qui perd une guerre se fait aussi voler des pièces par des bandits (−{ $bandits }).
scenario-rules-lost_civilization = Sécheresse après les manches { $rounds } : elle prend une protection ou, si vous n’en avez pas, { $workers } de vos ouvriers et { $coins } de vos pièces.
scenario-rules-mongol_devastation = La Horde attaque après les manches { $rounds }, avec une force de manche + { $plus }. Si votre force militaire et vos protections réunies sont plus faibles, un royaume tombe et vous sacrifiez { $workers } de vos ouvriers. Tant que { $realms } royaumes sont debout, chacun de vos tours finit par des pièces (+{ $coins }).
scenario-rules-death_and_rebirth = Peste noire après les manches { $rounds } : la moitié de vos ouvriers meurt, arrondie au supérieur ; chaque protection en sauve un. Renaissance après la manche { $rebirth } : ouvriers +{ $workers }, pièces +{ $coins } ; dès la manche { $from_ }, chaque Culture donne plus de points (+{ $points }).
scenario-raid = Prochaine attaque : force { $strength } après la manche { $round } ; votre défense actuelle : { $defence }.
board-achievements = Accomplissements
board-needs = après { $needs }
board-legend = Une civilisation montre sa population, son nom, les pièces posées dessus, sa capacité principale et, après ↳, sa capacité héritée. La fenêtre est entre crochets. Technologies : ■ acquise, □ à portée. Force militaire : { $highest } la plus grande, { $lowest } la plus faible.

# Ce que disent les cartes : une phrase par effet. `on`, `per`, `cond`, etc. sont les mots du fichier de contenu.

effect-action_points = { card-action } { card-gain }.
effect-action_coins = { card-action } { card-gain }.
effect-action_cost = { card-action } coûte { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
} de moins{ card-if }{ $except_source ->
    [turn_end] , sauf en fin de tour
   *[none] {""}
}.
effect-action_free = { card-action } ne coûte aucune pièce.
effect-action_workers = { card-action } demande { $amount ->
    [one] { $amount } ouvrier
   *[other] { $amount } ouvriers
} de { $change ->
    [fewer] moins
   *[more] plus
}.
effect-action_recruit = { card-action } { card-gain }.
effect-action_follow = après chaque { $action } : vous pouvez faire l’action { $then } sans ouvrier, en payant son coût.
effect-action_keep = { card-action } les ouvriers ne sont pas sacrifiés.
effect-slot = { card-action } { $count ->
    [one] { $count } emplacement privé
   *[other] { $count } emplacements privés
}.
effect-upcoming_slots = vous pouvez aussi utiliser les cartes Action à venir.
effect-deny_action = { $action } : { $action_id ->
    [enslave] interdit
    [trade] interdit
   *[other] interdite
} aux autres joueurs.
effect-ignore_prerequisites = les technologies ne demandent aucun prérequis.
effect-hunt_always = { card-action } donne son point même si vous avez des technologies.
effect-shield = { card-shields }.
effect-shield_per = { card-shields }{ card-per }.
effect-immune = { $to ->
    [plague] immunité contre la peste
   *[war] immunité contre la guerre
}.
effect-gain = { card-when }{ card-gain }{ card-per }{ card-if }.
effect-technology = { card-when }prenez { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
}.
effect-wonder = { card-when }prenez { $count ->
    [one] { $count } merveille
   *[other] { $count } merveilles
}.
effect-others_gain = { card-when }les autres joueurs gagnent chacun { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}.
effect-others_lose = { card-when }les autres joueurs perdent chacun { $amount ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}{ card-if }.
effect-bonus_multiply = { card-when }pièces bonus × { $factor }.
effect-technology_per_bonus = { card-when }prenez 1 technologie par { $every ->
    [one] pièce bonus
   *[other] tranche de { $every } pièces bonus
}.
effect-turn_action = { card-when }vous pouvez faire l’action { $action } sans ouvrier, en payant son coût.
effect-turn_pay = { card-when }vous pouvez { $to ->
    [market] poser { card-coins } sur une civilisation du marché
   *[supply] payer { card-coins }
} pour gagner { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
effect-end_points = { card-when }{ card-gain }{ card-per }{ card-if }{ $max ->
    [0] {""}
   *[other] {" "}({ $max } au plus)
}.
effect-all_gain = chacun : { card-gain }{ card-per }.
effect-all_lose = chacun perd { card-coins }.
effect-all_sacrifice = chacun sacrifie { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}.
effect-leaders_gain = qui a { card-extreme } : { card-gain }.
effect-extremes_lose = qui a { card-extreme } perd { card-coins }.
effect-fund_wonder = posez { card-coins } de la réserve sur une merveille du marché.
effect-open_station = ouvrez la prochaine étape et prenez sa récompense.
effect-ward = { $amount ->
    [one] +{ $amount } protection
   *[other] +{ $amount } protections
}.
effect-tribute = l’attaque de cette manche reste sans effet.
effect-none = Sans effet.

card-when = { $on ->
    [rise] à sa naissance :{" "}
    [acquire] à l’acquisition :{" "}
    [rest] quand vous vous reposez :{" "}
    [annex] quand vous annexez :{" "}
    [war] à chaque guerre :{" "}
    [sacrifice] par ouvrier sacrifié sur un emplacement rouge :{" "}
    [turn_end] à chaque fin de tour :{" "}
    [action] à chaque { $action } :{" "}
    [end] en fin de partie :{" "}
   *[now] {""}
}
card-action = { $technologies ->
    [none] { $action } :
   *[other] { $action } ({ $technologies }) :
}
card-gain = { $resource ->
    [coins] { $amount ->
        [one] +{ $amount } pièce
       *[other] +{ $amount } pièces
    }
    [workers] { $amount ->
        [one] +{ $amount } ouvrier
       *[other] +{ $amount } ouvriers
    }
   *[points] { $amount ->
        [one] +{ $amount } point
       *[other] +{ $amount } points
    }
}
card-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
card-shields = force militaire +{ $amount }
card-per = { $per ->
    [technology] {" "}par { $every ->
        [one] technologie
       *[other] tranche de { $every } technologies
    }
    [wonder] {" "}par { $every ->
        [one] merveille
       *[other] tranche de { $every } merveilles
    }
    [civilization] {" "}par { $every ->
        [one] civilisation
       *[other] tranche de { $every } civilisations
    }
    [worker] {" "}par { $every ->
        [one] ouvrier
       *[other] tranche de { $every } ouvriers
    }
    [idle_worker] {" "}par { $every ->
        [one] ouvrier non placé
       *[other] tranche de { $every } ouvriers non placés
    }
    [shield] {" "}par { $every ->
        [one] point de force militaire
       *[other] tranche de { $every } en force militaire
    }
    [coin] {" "}par { $every ->
        [one] pièce
       *[other] tranche de { $every } pièces
    }
    [point] {" "}par { $every ->
        [one] point possédé
       *[other] tranche de { $every } points possédés
    }
    [upcoming] {" "}par { $every ->
        [one] carte Action à venir
       *[other] tranche de { $every } cartes Action à venir
    }
    [station] {" "}par { $every ->
        [one] étape ouverte
       *[other] tranche de { $every } étapes ouvertes
    }
   *[none] {""}
}
card-if = { $cond ->
    [highest_military] {" "}si votre force militaire est la plus grande
    [not_lowest_military] {" "}si votre force militaire n’est pas la plus faible
    [no_technology] {" "}si vous n’avez aucune technologie
    [technologies_at_most] {" "}si vous avez au plus { $most ->
        [one] { $most } technologie
       *[other] { $most } technologies
    }
   *[none] {""}
}
card-extreme = { $which ->
    [lowest] { $by ->
        [technology] le moins de technologies
        [wonder] le moins de merveilles
        [coin] le moins de pièces
       *[shield] la force militaire la plus faible
    }
   *[highest] { $by ->
        [technology] le plus de technologies
        [wonder] le plus de merveilles
        [coin] le plus de pièces
       *[shield] la force militaire la plus grande
    }
}
card-needs = { $workers ->
    [one] { $workers } ouvrier{ $slot ->
        [red] {" "}(sacrifié)
       *[white] {""}
    }
   *[other] { $workers } ouvriers{ $slot ->
        [red] {" "}(sacrifiés)
       *[white] {""}
    }
}{ $cost_rule ->
    [next_station] , le coût de l’étape
   *[none] { $coins ->
        [0] {""}
       *[other] , { card-coins }
    }
}{ $slots ->
    [1] {""}
   *[other] {" "}({ $slots } emplacements)
}
card-does = { $needs } → { $does }
card-or = { $most } ou { $last }

# Le texte des cartes en bref : des mots entre les icônes

brief-none = sans effet
brief-when = { $on ->
    [rise] À sa naissance :
    [acquire] Acquise :
    [rest] Repos :
    [annex] Annexion :
    [war] À chaque guerre :
    [sacrifice] Par ouvrier perdu sur rouge :
    [turn_end] À chaque fin de tour :
    [end] Fin :
   *[now] {""}
}
brief-resource = { $resource ->
    [coins] { $amount ->
        [one] pièce
       *[other] pièces
    }
    [workers] { $amount ->
        [one] ouvrier
       *[other] ouvriers
    }
    [shield] force militaire
    [technology] { $amount ->
        [one] technologie
       *[other] technologies
    }
    [wards] { $amount ->
        [one] protection
       *[other] protections
    }
   *[points] { $amount ->
        [one] point
       *[other] points
    }
}
brief-counted = { $what ->
    [technology] { $every ->
        [one] technologie
       *[other] technologies
    }
    [wonder] { $every ->
        [one] merveille
       *[other] merveilles
    }
    [civilization] { $every ->
        [one] civilisation
       *[other] civilisations
    }
    [worker] { $every ->
        [one] ouvrier
       *[other] ouvriers
    }
    [idle_worker] { $every ->
        [one] ouvrier non placé
       *[other] ouvriers non placés
    }
    [shield] en force militaire
    [coin] { $every ->
        [one] pièce
       *[other] pièces
    }
    [upcoming] { $every ->
        [one] carte à venir
       *[other] cartes à venir
    }
    [station] { $every ->
        [one] étape
       *[other] étapes
    }
   *[point] { $every ->
        [one] point
       *[other] points
    }
}
brief-per = { $every ->
    [one] par
   *[other] par { $every }
}
brief-if = { $cond ->
    [highest_military] si force la plus haute
    [not_lowest_military] si force pas la plus faible
    [no_technology] sans technologie
   *[technologies_at_most] avec ≤ { $most ->
        [one] { $most } technologie
       *[other] { $most } technologies
    }
}
brief-most = (≤ { $max })
brief-except = { $source ->
   *[turn_end] sauf en fin de tour
}
brief-action_free = gratuit
brief-action_keep = garde ses ouvriers
brief-slot = { $count ->
    [one] emplacement privé
   *[other] { $count } emplacements privés
}
brief-upcoming_slots = cartes à venir utilisables
brief-ignore_prerequisites = technologies sans prérequis
brief-bonus_multiply = pièces bonus × { $factor }
brief-per-bonus = par { $every ->
    [one] pièce bonus
   *[other] { $every } pièces bonus
}
brief-no-worker = sans ouvrier
brief-always = toujours
brief-deny = pour les autres
brief-immune = immunité
brief-others = les autres :
brief-all = tous :
brief-extreme = { $which ->
    [lowest] le moins de
   *[highest] le plus de
}
brief-to-market = au marché

# The page

page-round = Manche
page-permanent = Actions permanentes
page-past = passée
page-coming = À venir
page-after = après la manche { $round }
page-trouble = { $icon ->
    [plague] Peste
   *[war] Guerre
}
page-peace = Ni guerre ni peste à venir
page-safe = à l’abri
page-loses = −1 ouvrier
page-no-action = Aucune action ici
page-private = Emplacement privé
page-spent = Plus d’emplacement ce tour-ci.
page-deck = { $cards ->
    [one] { $cards } carte en pioche
   *[other] { $cards } cartes en pioche
}
page-score = Points : { $scores }
page-virtual = Force militaire de l’adversaire virtuel ; elle augmente à chaque manche.
page-virtual-short = Virtuel
page-first = premier joueur
page-military = Force militaire { $strength }{ $mark ->
    [high] , la plus grande
    [low] , la plus faible
   *[other] {""}
}
page-standing = { $mark ->
    [high] la plus grande
    [low] la plus faible
    [tied] à égalité
   *[middle] entre les deux
}
page-wonders = Merveilles
page-technologies = { $count ->
    [one] { $count } technologie
   *[other] { $count } technologies
} : { $names }
page-reached = atteint
page-pair = { $name } : { $text }
page-facts = { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
} en main, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
page-own = Plateau : { $seat }
page-civilizations = Civilisations { $count }/{ $limit }
page-no-main = Pas encore de civilisation principale
page-picked = Vous gardez { $civilization }. Les autres choisissent encore.
page-workers = Ouvriers
page-left = restants après le tour : { $workers }
page-hand = En main
page-white = Blancs
page-red = Rouges
page-hand-note = à placer
page-white-note = reviennent
page-red-note = perdus
page-column = { $column ->
    [left] colonne de gauche
    [middle] colonne du milieu
   *[right] colonne de droite
}
page-realm = { $state ->
    [fallen] tombé
   *[standing] debout
}
page-civilization = { $civilization } ({ $family }), { $population ->
    [one] { $population } ouvrier
   *[other] { $population } ouvriers
}{ $coins ->
    [0] {""}
    [one] , { $coins } pièce posée dessus
   *[other] , { $coins } pièces posées dessus
}. Capacité principale : { $main } Capacité héritée : { $inherited }
page-fresh = Nouvelle au marché.
page-tucked = { $name }, { $how }. { $does }
page-wonder = { $name }. { $does }{ $coins ->
    [0] {""}
    [one] {" "}{ $coins } pièce posée dessus.
   *[other] {" "}{ $coins } pièces posées dessus.
}{ $priced ->
    [yes] {" "}Coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }.
   *[no] {""}
}
page-special = { $name }, { $where }, { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}. { $first } { $second }
page-technology = { $name }, { $state ->
    [owned] acquise
    [reach] à portée
    [closed] fermée dans ce scénario
   *[locked] hors de portée
}{ $needs_id ->
    [none] {""}
   *[other] {" "}({ $needs })
}. { $does }{ $priced ->
    [yes] {" "}Coûte { $cost ->
        [one] { $cost } pièce
       *[other] { $cost } pièces
    }.
   *[no] {""}
}
page-phase = { $phase ->
    [civilization] Civilisation
    [actions] Actions
    [return] Retour
   *[end] Fin de tour
}
page-phases = Étapes du tour
page-phase-done = faite
page-round-of = Manche { $round }/{ $rounds }
page-drafting = Draft
page-as = { $how ->
    [rise] principale
   *[annex] annexer
}
page-use = utiliser
page-main-ability = Capacité principale
page-inherited-ability = Capacité héritée
page-population = Ouvriers
page-cost = Coût
page-needs-first = Demande d’abord
page-column-short = Colonne
page-brings = Apporte
page-asks = Demande
