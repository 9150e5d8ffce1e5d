# What any game may say, for those that have no words of their own for it.

question-move = Your move

action-pass = Pass

event-first = { $seat } begins.
event-pass = { $seat } passes.
event-won = { $seat } wins.
event-drawn = The game is drawn.
event-over = The game is over.

refuse-space-taken = { $space } is taken.
refuse-space-empty = { $space } is empty.
