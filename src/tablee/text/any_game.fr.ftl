# Ce que peut dire n’importe quel jeu, pour ceux qui n’ont pas leurs propres mots.

question-move = À vous de jouer

action-pass = Passer

event-first = { $seat } commence.
event-pass = { $seat } passe.
event-won = { $seat } gagne.
event-drawn = La partie est nulle.
event-over = La partie est finie.

refuse-space-taken = { $space } est occupé.
refuse-space-empty = { $space } est vide.
