title = Nine Men’s Morris
tagline = Line up three of your men to take one of your rival’s, and leave them no way to go.

question-place = Place a man on a free point
question-move = Move a man along a line; with three men left, to any free point
question-take = A mill! Take one of your rival’s men

action-place = Place on { $space }
action-move = { $origin } to { $space }
action-take = Take { $space }

event-place = { $seat } places a man on { $space }.
event-move = { $seat } moves from { $origin } to { $space }.
event-take = { $seat } closes a mill and takes the man on { $space }.

refuse-not-yours = None of your men stands on { $origin }.
refuse-not-theirs = None of your rival’s men stands on { $space }.
refuse-no-line = No line leads straight from { $origin } to { $space }, and you have more than three men.
refuse-in-mill = The man on { $space } stands in a mill; your rival has others.

seat-hand = { $number } to place
