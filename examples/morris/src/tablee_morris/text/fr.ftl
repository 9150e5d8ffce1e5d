title = Jeu du moulin
tagline = Alignez trois de vos pions pour en prendre un à l’adversaire, et ne lui laissez aucune issue.

question-place = Posez un pion sur un point libre
question-move = Déplacez un pion le long d’une ligne ; s’il vous en reste trois, vers n’importe quel point libre
question-take = Moulin ! Prenez un pion à l’adversaire

action-place = Poser en { $space }
action-move = De { $origin } à { $space }
action-take = Prendre { $space }

event-place = { $seat } pose un pion en { $space }.
event-move = { $seat } va de { $origin } à { $space }.
event-take = { $seat } ferme un moulin et prend le pion en { $space }.

refuse-not-yours = Aucun de vos pions n’est en { $origin }.
refuse-not-theirs = Aucun pion de l’adversaire n’est en { $space }.
refuse-no-line = Aucune ligne ne mène tout droit de { $origin } à { $space }, et il vous reste plus de trois pions.
refuse-in-mill = Le pion en { $space } est dans un moulin ; l’adversaire en a d’autres.

seat-hand = { $number } à poser
