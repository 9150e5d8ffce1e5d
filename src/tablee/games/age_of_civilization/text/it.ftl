# Age of Civilization in italiano.

title = Age of Civilization
tagline = Fai nascere civiltà, metti al lavoro i loro lavoratori e lascia in eredità meraviglie, sapere e gloria in sei brevi round.

question-draft = Tieni una di queste civiltà e passa le altre
question-civilization = Prendi una civiltà
question-action = Scegli un’azione
question-follow = Fai l’azione aggiuntiva, oppure rinuncia
question-technology = Scegli una tecnologia
question-wonder = Scegli una meraviglia
question-turn_end = Fine del tuo turno: scegli come continuare
question-bonus = Scegli la civiltà su cui mettere le monete

action-draft = Tenere: { $civilization }
action-rise = Far nascere: { $civilization }
action-annex = Annettere: { $civilization }
action-pass = Passare
action-buy = Comprare la carta { $special }
action-do = { $action }
action-research = { $technology_id ->
    [none] Ricerca senza tecnologia
   *[other] Ricerca: { $technology }
}
action-build = { $wonder_id ->
    [none] Meraviglia senza carta Meraviglia
   *[other] Meraviglia: { $wonder }
}
action-quarry = Cava: { $wonder }
action-patronage = { $technology_id ->
    [none] Mecenatismo senza tecnologia
   *[other] Mecenatismo: { $technology }
}
action-rest = Riposare
action-end = Finire le azioni
action-follow = Fare l’azione aggiuntiva
action-skip = Rinunciare
action-take = Prendere la tecnologia { $technology }
action-gain = Prendere la meraviglia { $wonder }
action-trigger = Usare: { $source }
action-finish = Finire il turno
action-bonus = Mettere le monete sulla carta { $civilization }

confirm-do = Giocare { $action }

event-track = Il tracciato del tempo: { $cards }.
event-wonders = Il mercato delle meraviglie: { $cards }.
event-specials = Carte Tecnologia speciale: { $cards }.
event-tokens = Segnalini Evento sugli ultimi posti del tracciato del tempo: { $cards }.
event-given = Messa da parte per iniziare: { $civilization }.
told-card = { $card }
event-first = Comincia { $seat }.
event-round = { $players ->
    [1] Round { $round }.
   *[other] Round { $round }: comincia { $seat }.
}
event-draft = { $seat } ha scelto una civiltà.
event-draft-own = Tieni la carta { $civilization }.
event-draft-over = Il draft è finito; le carte rimaste formano il mercato: { $cards }.
event-pack = Scegli fra: { $cards }.
event-rise = { $seat } fa nascere una civiltà: { $civilization }{ $workers ->
    [0] {""}
    [one] , con { $workers } lavoratore
   *[other] , con { $workers } lavoratori
}{ $back ->
    [0] {""}
    [one] {" "}({ $back } in mano torna a casa)
   *[other] {" "}({ $back } in mano tornano a casa)
}{ $coins ->
    [0] {""}
    [one] , +{ $coins } moneta dalla carta
   *[other] , +{ $coins } monete dalla carta
}.
event-annex = { $seat } annette una civiltà: { $civilization }{ $coins ->
    [0] {""}
    [one] , +{ $coins } moneta dalla carta
   *[other] , +{ $coins } monete dalla carta
}.
event-pass = { $seat } non prende nessuna civiltà.
event-market = Nuova carta nel mercato: { $civilization }{ $coins ->
    [0] {""}
    [one] ; { $coins } moneta in più su ciascuna delle altre
   *[other] ; { $coins } monete in più su ciascuna delle altre
}.
event-market-coins = Nessuna nuova carta nel mercato; { $coins ->
    [one] { $coins } moneta in più
   *[other] { $coins } monete in più
} su ciascuna carta.
event-buy = { $seat } compra la carta { $special_card } per { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
event-do = { $seat } { $action_id ->
    [wonder] costruisce una meraviglia
    [research] fa ricerca
    [enslave] riduce in schiavitù
    [culture] coltiva le arti
    [construction] costruisce edifici
    [conquest] parte alla conquista
    [hunting] va a caccia
    [fishing] va a pesca
    [farm] lavora alla fattoria
    [trade] commercia
    [quarry] scava nella cava
    [caravan] manda una carovana
    [bazaar] vende al bazar
    [ritual] celebra un rito
    [ramparts] alza bastioni
    [tribute] versa un tributo
    [hospice] tiene un ospizio
    [patronage] fa da mecenate
   *[other] gioca { $action }
} { $workers ->
    [0] senza lavoratori
    [one] con { $workers } lavoratore{ $slot ->
        [red] {" "}(che sarà sacrificato)
       *[white] {""}
    }
   *[other] con { $workers } lavoratori{ $slot ->
        [red] {" "}(che saranno sacrificati)
       *[white] {""}
    }
}{ $cost ->
    [0] {""}
    [one] , −{ $cost } moneta
   *[other] , −{ $cost } monete
}{ $points ->
    [0] {""}
    [one] , +{ $points } punto
   *[other] , +{ $points } punti
}{ $coins ->
    [0] {""}
    [one] , +{ $coins } moneta
   *[other] , +{ $coins } monete
}.
event-rest = { $seat } riposa.
event-points = { $seat } ottiene { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-coins = { $seat } ottiene { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-recruit = { $seat } ottiene { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-lose-coins = { $seat } perde { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-sacrifice = { $seat } sacrifica { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-trigger = { $seat } usa un’abilità: { $source }.
event-fund = { $seat } mette { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} su una meraviglia: { $wonder }.
event-technology = { $seat } ottiene la tecnologia { $technology }.
event-wonder = { $seat } ottiene la meraviglia { $wonder }.
event-bonus = { $seat } mette { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} su una civiltà: { $civilization }.
event-token = Evento: { $event }.
event-war = Guerra dopo il round { $round }: { $strengths }. Chi ha la forza militare più bassa sacrifica un lavoratore.
event-plague = Peste dopo il round { $round }: tutti sacrificano un lavoratore.
war-strength = { $seat } { $military }
war-virtual = avversario virtuale { $military }
event-immune = { $seat } è immune e non perde nessuno.
event-bandits = I banditi derubano { $seat } lungo la via.
event-return = { $back ->
    [0] { $lost ->
        [0] { $seat } non ha lavoratori da riprendere
        [one] { $seat } perde { $lost } lavoratore su uno spazio rosso
       *[other] { $seat } perde { $lost } lavoratori su spazi rossi
    }
    [one] { $seat } riprende { $back } lavoratore{ $lost ->
        [0] {""}
       *[other] {" "}e ne perde { $lost } sul rosso
    }
   *[other] { $seat } riprende { $back } lavoratori{ $lost ->
        [0] {""}
       *[other] {" "}e ne perde { $lost } sul rosso
    }
}.
event-income = { $seat } ottiene { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} per { $realms } regni in piedi.
event-pay = { $seat } paga { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}{ $source_id ->
    [none] {""}
   *[other] {" "}({ $source })
}.
event-ward = { $seat } ottiene { $wards ->
    [one] { $wards } protezione
   *[other] { $wards } protezioni
}.
event-tribute = { $seat } paga il tributo: l’attacco di questo round non avrà effetto.
event-trigger-idle = { $seat } usa un’abilità, senza effetto questa volta: { $source }.
event-station = { $seat } apre una tappa: { $station }.
event-drought = Siccità: { $wards ->
    [0] nessuna protezione ti salva
   *[other] una protezione ti salva
}.
event-black-death = Peste nera: muore la metà dei tuoi lavoratori, e { $wards ->
    [0] non hai protezioni
    [one] { $wards } protezione può salvarne uno
   *[other] { $wards } protezioni possono salvarne uno ciascuna
}.
event-black-death-immune = Peste nera: il tuo popolo è immune.
event-rebirth = Rinascita: la vita ritorna, e d’ora in poi la Cultura fiorisce.
event-wonder-lost = Altri costruiscono una meraviglia, che lascia il mercato: { $wonder }.
event-raid = L’Orda attacca con forza { $strength }: { $realm } cade.
event-raid-held = L’Orda attacca con forza { $strength }: i regni resistono.
event-raid-tribute = L’Orda attacca con forza { $strength }, ma il tributo è stato pagato.
event-over = La partita è finita; le abilità di fine partita danno i loro punti.

refuse-not-in-pack = La carta { $civilization } non è fra quelle che puoi scegliere.
refuse-not-in-market = La carta { $civilization } non è nel mercato.
refuse-not-on-offer = La carta { $civilization } non è né nel mercato né nella tua mano.
refuse-civilization-limit = Possiedi già { $limit } civiltà: è il massimo.
refuse-must-rise = Nel primo round bisogna far nascere una civiltà.
refuse-rise-only = Questo scenario comincia con la carta { $civilization }.
refuse-no-innovation = Le carte Tecnologia speciali fanno parte della variante Innovazione.
refuse-special-gone = La carta { $special } non è in vendita.
refuse-special-bought = Hai già comprato una carta Tecnologia speciale: una sola per partita.
refuse-column = Hai già una tecnologia nella colonna che la carta { $special } coprirebbe.
refuse-coins = { $cost ->
    [one] Serve { $cost } moneta
   *[other] Servono { $cost } monete
}; ne hai { $coins }.
refuse-workers = { $needed ->
    [one] Serve { $needed } lavoratore
   *[other] Servono { $needed } lavoratori
} in mano; ne hai { $workers }.
refuse-not-available = { $action }: questa carta non è nella finestra, e non hai spazi privati per questa azione.
refuse-not-in-game = La carta { $action } non fa parte di questa partita.
refuse-slots-used = { $action }: in questo turno non ci sono più spazi liberi.
refuse-not-highest = { $action }: la tua forza militare non è la più alta, quindi non otterresti nulla.
refuse-denied = { $action }: la civiltà principale di un altro giocatore lo vieta.
refuse-stations-open = Tutte le tappe sono aperte.
refuse-technology-owned = Hai già la tecnologia { $technology }.
refuse-technology-covered = La tecnologia { $technology } non è sulla tua carta delle tecnologie.
refuse-technology-closed = La tecnologia { $technology } non si può ottenere in questo scenario.
refuse-technology-unreachable = La tecnologia { $technology } richiede prima una di queste: { $needs }.
refuse-technology-available = Scegli una tecnologia: ce ne sono di disponibili.
refuse-wonder-gone = La meraviglia { $wonder } non è nel mercato.
refuse-wonder-available = Scegli una meraviglia: ce ne sono nel mercato.
refuse-rest = Si riposa invece di fare azioni, ma non dopo averne fatta una.
refuse-end = Fai un’azione, oppure riposa.
refuse-not-pending = { $source }: nessun’altra abilità da usare in questo turno.
refuse-market-empty = { $source }: il mercato è vuoto.
refuse-compulsory = Usa prima le abilità obbligatorie.

preview-cost = Costo { preview-sum }
preview-workers = Lavoratori { preview-sum }
preview-points = Punti +{ preview-sum }
preview-coins = Monete +{ preview-sum }
preview-sum = { $changes ->
    [0] { $base }
   *[other] { $base }, { $parts } = { $total }
}

preview-buy = Copre { $covered } con { $covers }
preview-station = Apre la tappa { $station }
preview-technology = { $technology }
preview-lost = Nessun punto: la tua forza militare è { $military }, servirebbe { $most }

thing-points = Punti
thing-end = Punti a fine partita, allo stato attuale
thing-coins = Monete
thing-hand = Lavoratori in mano
thing-red = Lavoratori su spazi rossi
thing-military = Forza militare
thing-technologies = Tecnologie
thing-wonders = Meraviglie
thing-civilizations = Civiltà
thing-cards = Carte in mano
thing-stations = Tappe aperte
thing-wards = Protezioni
thing-realms = Regni in piedi
thing-tribute = Tributo per l’incursione di questo round

source-rest = riposo
source-annex = annessione
source-war = guerra
source-bandits = banditi
source-rebirth = Rinascita
source-bonus = monete bonus
source-return = fine del turno
source-realms = regni in piedi

outcome-achievements = Traguardi: { $names }
outcome-no-achievement = Nessun traguardo questa volta.
outcome-grade = { $scenario }: { $name }. Via della gloria: { $points } su 3.
outcome-no-grade = { $scenario }: nessuna medaglia. Via della gloria: { $points } su 3.
outcome-missing = { $name } richiede { $goal } (ne hai { $have })

career-path = Via della gloria: { $points } punti su { $most }
career-achievement = { $achievement }
career-achievements = Traguardi: { $count } su { $of }{ $count ->
    [0] {""}
   *[other] : { $names }
}

sheet-wonder = Azioni Meraviglia
sheet-research = Azioni Ricerca
sheet-culture = Azioni Cultura
sheet-construction = Azioni Costruzione
sheet-conquest = Azioni Conquista
sheet-hunting = Azioni Caccia
sheet-other_actions = Altre azioni
sheet-abilities = Abilità durante la partita
sheet-events = Eventi
sheet-end = Abilità di fine partita
sheet-end-source = { $seat }: { $source }, { $points }

score-wonder = Meraviglia
score-research = Ricerca
score-culture = Cultura
score-construction = Costruzione
score-conquest = Conquista
score-hunting = Caccia
score-other_actions = Altre azioni
score-abilities = Abilità
score-events = Eventi
score-end = Fine partita

taken-civilization = Civiltà
taken-civilization-rise = Nata
taken-civilization-annex = Annessa
taken-technology = Tecnologie
taken-wonder = Meraviglie

option-mode = Modalità
option-mode-help = In più giocatori; o in solitario, nella Schermaglia o in uno dei cinque scenari della Via della gloria.
option-mode-standard = Standard
option-mode-skirmish = Schermaglia (in solitario)
option-mode-age_of_wonders = Via della gloria 1: Età delle meraviglie (in solitario)
option-mode-silk_road = Via della gloria 2: Via della seta (in solitario)
option-mode-lost_civilization = Via della gloria 3: Civiltà perduta (in solitario)
option-mode-mongol_devastation = Via della gloria 4: Devastazione mongola (in solitario)
option-mode-death_and_rebirth = Via della gloria 5: Morte e rinascita (in solitario)
option-order = Ordine del tracciato del tempo
option-order-help = Sorteggiato, oppure un ordine fisso adatto a una prima partita.
option-order-random = sorteggiato
option-order-first_game = prima partita
option-innovation = Innovazione
option-innovation-help = Si possono comprare carte Tecnologia speciali: ognuna sostituisce due tecnologie.
option-innovation-true = con
option-innovation-false = senza
option-changing_world = Mondo che cambia
option-changing_world-help = Sul tracciato del tempo ci sono tre segnalini Evento.
option-changing_world-true = con
option-changing_world-false = senza
option-draft = Draft
option-draft-help = Ognuno si compone prima una mano segreta di cinque civiltà.
option-draft-true = con
option-draft-false = senza
option-first_player = Primo giocatore
option-first_player-help = Sorteggiato, oppure un posto fisso.
option-first_player-random = sorteggiato
option-first_player-seat0 = posto 1
option-first_player-seat1 = posto 2
option-first_player-seat2 = posto 3
option-first_player-seat3 = posto 4

board-round = Round { $round } di { $rounds }.
board-track = Tracciato del tempo
board-icon = { $icon ->
    [plague] (peste)
   *[war] (guerra)
}
board-next = Dopo questo round entra la carta { $card }{ $icon ->
    [war] {" "}e porta la guerra
    [plague] {" "}e colpisce subito
   *[none] {""}
}.
board-actions = Azioni di questo round
board-events = Eventi in arrivo, per posizione
page-tab-road = Azioni
page-tab-market = Mercati
board-market = Mercato delle civiltà
board-wonders = Mercato delle meraviglie
board-specials = Carte Tecnologia speciali
board-scenario = Scenario
board-seats = Giocatori
board-coins-on = { $coins ->
    [one] +{ $coins } moneta
   *[other] +{ $coins } monete
}
board-cost = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
board-points = Punti
board-coins = Monete
board-workers = Lavoratori
board-military = Forza
board-technologies = Tecn.
board-first = {" "}(comincia)
board-virtual = Avversario virtuale
board-has = { $seat }:
board-main-of = { $civilization } (principale)
board-hand-cards = { $cards ->
    [one] { $cards } carta in mano
   *[other] { $cards } carte in mano
}
board-own-workers = Lavoratori: { $hand } in mano, { $white } su spazi bianchi, { $red } su spazi rossi
board-main = Principale
board-declined = In declino
board-annexed = Annessa
board-wonder = Meraviglia
board-pack = Carte fra cui scegliere
board-hand = La tua mano
board-technology-card = Tecnologie
board-station-open = aperta
board-realms = Regni in piedi: { $realms } ({ $names })
board-wards = Protezioni: { $wards }
board-tribute = Il tributo è stato pagato: l’attacco di questo round non ha effetto.
board-grade-name = { $grade ->
    [bronze] Bronzo
    [silver] Argento
   *[gold] Oro
}
board-grade = { $grade }: { $goal }
board-goal-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
board-goal-technologies_min = { $count ->
    [one] { $count } tecnologia
   *[other] { $count } tecnologie
}
board-goal-technologies_max = al massimo { $count ->
    [one] { $count } tecnologia
   *[other] { $count } tecnologie
}
board-goal-wonders_min = { $count ->
    [one] { $count } meraviglia
   *[other] { $count } meraviglie
}
board-goal-shields_min = una forza militare di { $count }
board-goal-workers_min = { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
board-goal-stations_min = { $count ->
    [one] { $count } tappa
   *[other] { $count } tappe
}
board-goal-realms_min = { $count ->
    [one] { $count } regno
   *[other] { $count } regni
}
scenario-rules-age_of_wonders = Dopo i round { $rounds } altri costruiscono la meraviglia più a sinistra senza monete: è perduta.
scenario-rules-silk_road = Da { $stations } tappe aperte in poi ogni Commercio dà più monete (+{ $coins }). A chi perde una guerra i banditi rubano anche monete (−{ $bandits }).
scenario-rules-lost_civilization = Siccità dopo i round { $rounds }: prende una protezione o, se non ne hai, { $workers } dei tuoi lavoratori e { $coins } delle tue monete.
scenario-rules-mongol_devastation = L’Orda attacca dopo i round { $rounds }, con forza round + { $plus }. Se la tua forza militare e le tue protezioni insieme sono più deboli, un regno cade e sacrifichi { $workers } dei tuoi lavoratori. Finché { $realms } regni sono in piedi, ogni tuo turno finisce con monete (+{ $coins }).
scenario-rules-death_and_rebirth = Peste nera dopo i round { $rounds }: muore metà dei tuoi lavoratori, per eccesso; ogni protezione ne salva uno. Rinascita dopo il round { $rebirth }: lavoratori +{ $workers }, monete +{ $coins }; dal round { $from_ } ogni Cultura dà più punti (+{ $points }).
scenario-raid = Prossimo attacco: forza { $strength } dopo il round { $round }; la tua difesa ora: { $defence }.
board-achievements = Traguardi
board-needs = dopo { $needs }
board-legend = Una civiltà mostra la popolazione, il nome, le monete che ha sopra, l’abilità principale e, dopo ↳, quella ereditata. La finestra è fra parentesi quadre. Tecnologie: ■ acquisita, □ raggiungibile. Forza militare: { $highest } più alta, { $lowest } più bassa.

# Che cosa dicono le carte: una frase per ogni effetto. `on`, `per`, `cond` ecc. sono le parole del file dei contenuti.

effect-action_points = { card-action } { card-gain }.
effect-action_coins = { card-action } { card-gain }.
effect-action_cost = { card-action } costa { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
} in meno{ card-if }{ $except_source ->
    [turn_end] , tranne a fine turno
   *[none] {""}
}.
effect-action_free = { card-action } non costa monete.
effect-action_workers = { card-action } richiede { $amount ->
    [one] { $amount } lavoratore
   *[other] { $amount } lavoratori
} in { $change ->
    [fewer] meno
   *[more] più
}.
effect-action_recruit = { card-action } { card-gain }.
effect-action_follow = dopo ogni { $action }: puoi fare l’azione { $then } senza lavoratori, pagandone il costo.
effect-action_keep = { card-action } i lavoratori non vengono sacrificati.
effect-slot = { card-action } { $count ->
    [one] { $count } spazio privato
   *[other] { $count } spazi privati
}.
effect-upcoming_slots = puoi usare anche le carte Azione future.
effect-deny_action = { $action }: { $action_id ->
    [enslave] vietato
    [trade] vietato
   *[other] vietata
} agli altri giocatori.
effect-ignore_prerequisites = le tecnologie non hanno prerequisiti.
effect-hunt_always = { card-action } dà il suo punto anche se hai delle tecnologie.
effect-shield = { card-shields }.
effect-shield_per = { card-shields }{ card-per }.
effect-immune = { $to ->
    [plague] immunità alla peste
   *[war] immunità alla guerra
}.
effect-gain = { card-when }{ card-gain }{ card-per }{ card-if }.
effect-technology = { card-when }prendi { $count ->
    [one] { $count } tecnologia
   *[other] { $count } tecnologie
}.
effect-wonder = { card-when }prendi { $count ->
    [one] { $count } meraviglia
   *[other] { $count } meraviglie
}.
effect-others_gain = { card-when }gli altri giocatori ricevono { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
} ciascuno.
effect-others_lose = { card-when }gli altri giocatori perdono { $amount ->
    [one] { $amount } moneta
   *[other] { $amount } monete
} ciascuno{ card-if }.
effect-bonus_multiply = { card-when }monete bonus × { $factor }.
effect-technology_per_bonus = { card-when }prendi 1 tecnologia { $every ->
    [one] per ogni moneta bonus
   *[other] ogni { $every } monete bonus
}.
effect-turn_action = { card-when }puoi fare l’azione { $action } senza lavoratori, pagandone il costo.
effect-turn_pay = { card-when }puoi { $to ->
    [market] mettere { card-coins } su una civiltà del mercato
   *[supply] pagare { card-coins }
} per ottenere { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
effect-end_points = { card-when }{ card-gain }{ card-per }{ card-if }{ $max ->
    [0] {""}
   *[other] {" "}(al massimo { $max })
}.
effect-all_gain = tutti: { card-gain }{ card-per }.
effect-all_lose = tutti perdono { card-coins }.
effect-all_sacrifice = tutti sacrificano { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}.
effect-leaders_gain = chi ha { card-extreme }: { card-gain }.
effect-extremes_lose = chi ha { card-extreme } perde { card-coins }.
effect-fund_wonder = metti { card-coins } della riserva su una meraviglia del mercato.
effect-open_station = apri la prossima tappa e prendine la ricompensa.
effect-ward = { $amount ->
    [one] +{ $amount } protezione
   *[other] +{ $amount } protezioni
}.
effect-tribute = l’attacco di questo round non ha effetto.
effect-none = Nessun effetto.

card-when = { $on ->
    [rise] quando nasce:{" "}
    [acquire] quando la ottieni:{" "}
    [rest] quando riposi:{" "}
    [annex] quando annetti:{" "}
    [war] a ogni guerra:{" "}
    [sacrifice] per ogni lavoratore sacrificato su uno spazio rosso:{" "}
    [turn_end] alla fine di ogni turno:{" "}
    [action] a ogni { $action }:{" "}
    [end] a fine partita:{" "}
   *[now] {""}
}
card-action = { $technologies ->
    [none] { $action }:
   *[other] { $action } ({ $technologies }):
}
card-gain = { $resource ->
    [coins] { $amount ->
        [one] +{ $amount } moneta
       *[other] +{ $amount } monete
    }
    [workers] { $amount ->
        [one] +{ $amount } lavoratore
       *[other] +{ $amount } lavoratori
    }
   *[points] { $amount ->
        [one] +{ $amount } punto
       *[other] +{ $amount } punti
    }
}
card-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
card-shields = forza militare +{ $amount }
card-per = { $per ->
    [technology] {" "}{ $every ->
        [one] per ogni tecnologia
       *[other] ogni { $every } tecnologie
    }
    [wonder] {" "}{ $every ->
        [one] per ogni meraviglia
       *[other] ogni { $every } meraviglie
    }
    [civilization] {" "}{ $every ->
        [one] per ogni civiltà
       *[other] ogni { $every } civiltà
    }
    [worker] {" "}{ $every ->
        [one] per ogni lavoratore
       *[other] ogni { $every } lavoratori
    }
    [idle_worker] {" "}{ $every ->
        [one] per ogni lavoratore non piazzato
       *[other] ogni { $every } lavoratori non piazzati
    }
    [shield] {" "}{ $every ->
        [one] per ogni punto di forza militare
       *[other] ogni { $every } di forza militare
    }
    [coin] {" "}{ $every ->
        [one] per ogni moneta
       *[other] ogni { $every } monete
    }
    [point] {" "}{ $every ->
        [one] per ogni punto che hai
       *[other] ogni { $every } punti che hai
    }
    [upcoming] {" "}{ $every ->
        [one] per ogni carta Azione futura
       *[other] ogni { $every } carte Azione future
    }
    [station] {" "}{ $every ->
        [one] per ogni tappa aperta
       *[other] ogni { $every } tappe aperte
    }
   *[none] {""}
}
card-if = { $cond ->
    [highest_military] {" "}se la tua forza militare è la più alta
    [not_lowest_military] {" "}se la tua forza militare non è la più bassa
    [no_technology] {" "}se non hai tecnologie
    [technologies_at_most] {" "}se hai al massimo { $most ->
        [one] { $most } tecnologia
       *[other] { $most } tecnologie
    }
   *[none] {""}
}
card-extreme = { $which ->
    [lowest] { $by ->
        [technology] meno tecnologie
        [wonder] meno meraviglie
        [coin] meno monete
       *[shield] la forza militare più bassa
    }
   *[highest] { $by ->
        [technology] più tecnologie
        [wonder] più meraviglie
        [coin] più monete
       *[shield] la forza militare più alta
    }
}
card-needs = { $workers ->
    [one] { $workers } lavoratore{ $slot ->
        [red] {" "}(sacrificato)
       *[white] {""}
    }
   *[other] { $workers } lavoratori{ $slot ->
        [red] {" "}(sacrificati)
       *[white] {""}
    }
}{ $cost_rule ->
    [next_station] , il costo della tappa
   *[none] { $coins ->
        [0] {""}
       *[other] , { card-coins }
    }
}{ $slots ->
    [1] {""}
   *[other] {" "}({ $slots } spazi)
}
card-does = { $needs } → { $does }
card-or = { $most } o { $last }

# Il testo delle carte in breve: parole fra le icone

brief-none = nessun effetto
brief-when = { $on ->
    [rise] Quando nasce:
    [acquire] Ottenuta:
    [rest] Riposo:
    [annex] Annessione:
    [war] A ogni guerra:
    [sacrifice] Per lavoratore perso su rosso:
    [turn_end] Alla fine di ogni turno:
    [end] Fine:
   *[now] {""}
}
brief-resource = { $resource ->
    [coins] { $amount ->
        [one] moneta
       *[other] monete
    }
    [workers] { $amount ->
        [one] lavoratore
       *[other] lavoratori
    }
    [shield] forza militare
    [technology] { $amount ->
        [one] tecnologia
       *[other] tecnologie
    }
    [wards] { $amount ->
        [one] protezione
       *[other] protezioni
    }
   *[points] { $amount ->
        [one] punto
       *[other] punti
    }
}
brief-counted = { $what ->
    [technology] { $every ->
        [one] tecnologia
       *[other] tecnologie
    }
    [wonder] { $every ->
        [one] meraviglia
       *[other] meraviglie
    }
    [civilization] { $every ->
        [one] civiltà
       *[other] civiltà
    }
    [worker] { $every ->
        [one] lavoratore
       *[other] lavoratori
    }
    [idle_worker] { $every ->
        [one] lavoratore non piazzato
       *[other] lavoratori non piazzati
    }
    [shield] di forza militare
    [coin] { $every ->
        [one] moneta
       *[other] monete
    }
    [upcoming] { $every ->
        [one] carta futura
       *[other] carte future
    }
    [station] { $every ->
        [one] tappa
       *[other] tappe
    }
   *[point] { $every ->
        [one] punto
       *[other] punti
    }
}
brief-per = { $every ->
    [one] per ogni
   *[other] ogni { $every }
}
brief-if = { $cond ->
    [highest_military] se forza più alta
    [not_lowest_military] se forza non più bassa
    [no_technology] senza tecnologie
   *[technologies_at_most] con ≤ { $most ->
        [one] { $most } tecnologia
       *[other] { $most } tecnologie
    }
}
brief-most = (≤ { $max })
brief-except = { $source ->
   *[turn_end] tranne a fine turno
}
brief-action_free = gratis
brief-action_keep = tiene i lavoratori
brief-slot = { $count ->
    [one] spazio privato
   *[other] { $count } spazi privati
}
brief-upcoming_slots = carte future utilizzabili
brief-ignore_prerequisites = tecnologie senza prerequisiti
brief-bonus_multiply = monete bonus × { $factor }
brief-per-bonus = per { $every ->
    [one] moneta bonus
   *[other] { $every } monete bonus
}
brief-no-worker = senza lavoratore
brief-always = sempre
brief-deny = per gli altri
brief-immune = immunità
brief-others = gli altri:
brief-all = tutti:
brief-extreme = { $which ->
    [lowest] meno
   *[highest] più
}
brief-to-market = sul mercato

# The page

page-round = Round
page-permanent = Azioni permanenti
page-past = passata
page-coming = In arrivo
page-after = dopo il round { $round }
page-trouble = { $icon ->
    [plague] Peste
   *[war] Guerra
}
page-peace = Né guerre né peste in arrivo
page-safe = al sicuro
page-loses = −1 lavoratore
page-no-action = Nessuna azione qui
page-private = Spazio privato
page-spent = Nessuno spazio libero in questo turno.
page-deck = { $cards ->
    [one] { $cards } carta nel mazzo
   *[other] { $cards } carte nel mazzo
}
page-score = Punti: { $scores }
page-virtual = Forza militare dell’avversario virtuale; cresce a ogni round.
page-virtual-short = Virtuale
page-first = primo giocatore
page-military = Forza militare { $strength }{ $mark ->
    [high] , la più alta
    [low] , la più bassa
   *[other] {""}
}
page-standing = { $mark ->
    [high] la più alta
    [low] la più bassa
    [tied] in parità
   *[middle] nel mezzo
}
page-wonders = Meraviglie
page-technologies = { $count ->
    [one] { $count } tecnologia
   *[other] { $count } tecnologie
}: { $names }
page-reached = raggiunto
page-pair = { $name }: { $text }
page-facts = { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
} in mano, { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
page-own = Plancia di { $seat }
page-civilizations = Civiltà { $count }/{ $limit }
page-no-main = Ancora nessuna civiltà principale
page-picked = Tieni { $civilization }. Gli altri stanno ancora scegliendo.
page-workers = Lavoratori
page-left = dopo il turno ne restano: { $workers }
page-hand = In mano
page-white = Bianchi
page-red = Rossi
page-hand-note = da piazzare
page-white-note = tornano
page-red-note = persi
page-column = { $column ->
    [left] colonna sinistra
    [middle] colonna centrale
   *[right] colonna destra
}
page-realm = { $state ->
    [fallen] caduto
   *[standing] in piedi
}
page-civilization = { $civilization } ({ $family }), { $population ->
    [one] { $population } lavoratore
   *[other] { $population } lavoratori
}{ $coins ->
    [0] {""}
    [one] , con { $coins } moneta sopra
   *[other] , con { $coins } monete sopra
}. Abilità principale: { $main } Abilità ereditata: { $inherited }
page-fresh = Nuova nel mercato.
page-tucked = { $name }, { $how }. { $does }
page-wonder = { $name }. { $does }{ $coins ->
    [0] {""}
    [one] {" "}{ $coins } moneta sopra.
   *[other] {" "}{ $coins } monete sopra.
}{ $priced ->
    [yes] {" "}Costa { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }.
   *[no] {""}
}
page-special = { $name }, { $where }, { $cost ->
    [one] { $cost } moneta
   *[other] { $cost } monete
}. { $first } { $second }
page-technology = { $name }, { $state ->
    [owned] acquisita
    [reach] raggiungibile
    [closed] chiusa in questo scenario
   *[locked] fuori portata
}{ $needs_id ->
    [none] {""}
   *[other] {" "}({ $needs })
}. { $does }{ $priced ->
    [yes] {" "}Costa { $cost ->
        [one] { $cost } moneta
       *[other] { $cost } monete
    }.
   *[no] {""}
}
page-phase = { $phase ->
    [civilization] Civiltà
    [actions] Azioni
    [return] Ritorno
   *[end] Fine turno
}
page-phases = Fasi del turno
page-phase-done = fatta
page-round-of = Round { $round }/{ $rounds }
page-drafting = Draft
page-as = { $how ->
    [rise] principale
   *[annex] annetti
}
page-use = usa
page-main-ability = Abilità principale
page-inherited-ability = Abilità ereditata
page-population = Lavoratori
page-cost = Costo
page-needs-first = Richiede prima
page-column-short = Colonna
page-brings = Porta
page-asks = Richiede
