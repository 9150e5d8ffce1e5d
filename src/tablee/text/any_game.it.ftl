# Quello che può dire qualsiasi gioco, per quelli che non hanno parole proprie.

question-move = Tocca a te

action-pass = Passa

event-first = { $seat } comincia.
event-pass = { $seat } passa.
event-won = { $seat } vince.
event-drawn = La partita è patta.
event-over = La partita è finita.

refuse-space-taken = { $space } è occupato.
refuse-space-empty = { $space } è vuoto.
