title = Sealed
tagline = Bid in secret for prizes.

question-bid = Bid a card in secret
question-claim = Keep the prize or melt it
question-answer = Answer with a high card, or pass

action-bid = Bid card { $card }
action-keep = Keep the prize
action-melt = Melt the prize
action-pass = Pass

event-hand = { $seat } holds { $cards }.
event-prize = The prize is { $prize }.
event-sealed = { $seat } has bid.
event-own-bid = { $seat } bids card { $card }.
event-shown = { $seat } shows card { $card }.
event-nobody = Nobody wins { $prize }.
event-kept = { $seat } keeps { $prize }.
event-melted = { $seat } melts { $prize }.
event-passed = { $seat } passes.
event-answered = { $seat } answers with card { $card }.
event-drawn = { $seat } draws card { $card }.
event-over = The game is over.

refuse-claim-first = First keep or melt the prize.
refuse-bid-first = First bid a card.
refuse-not-in-hand = Card { $card } is not in your hand.
refuse-not-high = Card { $card } is not high enough to answer with.

sheet-prizes = Prizes
sheet-prize = { $prize }
sheet-gold = Gold

score-prizes = Prizes
score-gold = Gold

taken-prize = Prizes
taken-prize-kept = Kept
taken-prize-melted = Melted

option-ties = Ties
option-ties-help = Who wins among equals.
option-ties-die = a die decides
option-ties-nobody = nobody wins
option-hand = Hand
option-hand-help = How many cards each player gets.
option-answers = Answers
option-answers-help = Whether high cards may be shown when a prize is claimed.
option-answers-true = allowed
option-answers-false = not allowed

page-left = { $count } prizes to come
page-card = Card { $card }
page-shown = Shown so far: { $cards }
page-won = prizes
page-deck = A card of the deck; they are numbered in pairs.
page-note = action { $action }
thing-gold = Gold
thing-cards = Cards
source-bid = the bid
