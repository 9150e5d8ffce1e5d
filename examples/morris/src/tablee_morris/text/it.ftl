title = Mulino
tagline = Allinea tre pedine per prenderne una all’avversario, e non lasciargli via d’uscita.

question-place = Posa una pedina su un punto libero
question-move = Muovi una pedina lungo una linea; se te ne restano tre, verso qualsiasi punto libero
question-take = Mulino! Prendi una pedina all’avversario

action-place = Posare in { $space }
action-move = Da { $origin } a { $space }
action-take = Prendere { $space }

event-place = { $seat } posa una pedina in { $space }.
event-move = { $seat } muove da { $origin } a { $space }.
event-take = { $seat } chiude un mulino e prende la pedina in { $space }.

refuse-not-yours = In { $origin } non c’è una tua pedina.
refuse-not-theirs = In { $space } non c’è una pedina dell’avversario.
refuse-no-line = Nessuna linea porta direttamente da { $origin } a { $space }, e ti restano più di tre pedine.
refuse-in-mill = La pedina in { $space } è in un mulino; l’avversario ne ha altre.

seat-hand = { $number } da posare
