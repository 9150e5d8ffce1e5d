title = Sigillo
tagline = Offri in segreto per dei premi.

question-bid = Offri una carta in segreto
question-claim = Tieni il premio o fondilo
question-answer = Rispondi con una carta alta, o passa

action-bid = Offrire la carta { $card }
action-keep = Tenere il premio
action-melt = Fondere il premio
action-pass = Passa

event-hand = { $seat } ha { $cards }.
event-prize = Il premio: { $prize }.
event-sealed = { $seat } ha offerto.
event-own-bid = { $seat } offre la carta { $card }.
event-shown = { $seat } mostra la carta { $card }.
event-nobody = Nessuno vince { $prize }.
event-kept = { $seat } tiene { $prize }.
event-melted = { $seat } fonde { $prize }.
event-passed = { $seat } passa.
event-answered = { $seat } risponde con la carta { $card }.
event-drawn = { $seat } pesca la carta { $card }.
event-over = La partita è finita.

refuse-claim-first = Prima tieni il premio o fondilo.
refuse-bid-first = Prima offri una carta.
refuse-not-in-hand = La carta { $card } non è nella tua mano.
refuse-not-high = La carta { $card } non è abbastanza alta per rispondere.

sheet-prizes = Premi
sheet-prize = { $prize }
sheet-gold = Oro

score-prizes = Premi
score-gold = Oro

taken-prize = Premi
taken-prize-kept = Tenuto
taken-prize-melted = Fuso

option-ties = Parità
option-ties-help = Chi vince tra pari.
option-ties-die = decide un dado
option-ties-nobody = nessuno vince
option-hand = Mano
option-hand-help = Quante carte riceve ciascuno.
option-answers = Risposte
option-answers-help = Se si possono mostrare carte alte quando un premio viene preso.
option-answers-true = permesse
option-answers-false = non permesse

page-left = { $count } premi in arrivo
page-card = Carta { $card }
page-shown = Mostrate finora: { $cards }
page-won = premi
page-deck = Una carta del mazzo; sono numerate a coppie.
page-note = azione { $action }
thing-gold = Oro
thing-cards = Carte
source-bid = l’offerta
