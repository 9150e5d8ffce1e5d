title = Scellé
tagline = Misez en secret pour des prix.

question-bid = Misez une carte en secret
question-claim = Gardez le prix ou fondez-le
question-answer = Répondez avec une carte haute, ou passez

action-bid = Miser la carte { $card }
action-keep = Garder le prix
action-melt = Fondre le prix
action-pass = Passer

event-hand = { $seat } tient { $cards }.
event-prize = Le prix : { $prize }.
event-sealed = { $seat } a misé.
event-own-bid = { $seat } mise la carte { $card }.
event-shown = { $seat } montre la carte { $card }.
event-nobody = Personne ne gagne { $prize }.
event-kept = { $seat } garde { $prize }.
event-melted = { $seat } fond { $prize }.
event-passed = { $seat } passe.
event-answered = { $seat } répond avec la carte { $card }.
event-drawn = { $seat } pioche la carte { $card }.
event-over = La partie est finie.

refuse-claim-first = D’abord, gardez le prix ou fondez-le.
refuse-bid-first = D’abord, misez une carte.
refuse-not-in-hand = La carte { $card } n’est pas dans votre main.
refuse-not-high = La carte { $card } n’est pas assez haute pour répondre.

sheet-prizes = Prix
sheet-prize = { $prize }
sheet-gold = Or

score-prizes = Prix
score-gold = Or

taken-prize = Prix
taken-prize-kept = Gardé
taken-prize-melted = Fondu

option-ties = Égalités
option-ties-help = Qui gagne entre égaux.
option-ties-die = un dé décide
option-ties-nobody = personne ne gagne
option-hand = Main
option-hand-help = Combien de cartes chacun reçoit.
option-answers = Réponses
option-answers-help = Si l’on peut montrer des cartes hautes quand un prix est pris.
option-answers-true = permises
option-answers-false = non permises

page-left = { $count } prix à venir
page-card = Carte { $card }
page-shown = Déjà montrées : { $cards }
page-won = prix
page-deck = Une carte du paquet ; elles sont numérotées par paires.
page-note = action { $action }
thing-gold = Or
thing-cards = Cartes
source-bid = l’offre
