# Compiled by mypyc (see setup.py).
"""What a position of Gentes holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tablee.engine.state import State
from tablee.games.gentes.rules.codes import NONE, Source

if TYPE_CHECKING:
    from tablee.games.gentes.rules.effects import Effect
    from tablee.games.gentes.rules.lasting import Lasting, Use


class Tables:
    """The content by number: made once by `tables.of_content`, never changed afterwards. Sets have a bit each."""

    ids: dict[str, list[str]]  # of each section by number; "space" are cities and hometowns
    removed: i64  # cards that a pack takes out of the game
    effects: list[Effect]  # all rewards and penalties, by the numbers that the agenda knows
    uses: list[Use]  # what works once a round: of every card, then of the sides of the rows of hometowns

    saved: vec[i64]  # hourglasses that each of them saves on a tile

    # Cards.
    now: list[list[Effect]]
    ongoing: list[list[Lasting]]
    income: list[list[Effect]]  # in each decline
    after: list[list[Effect]]  # after the action of `trigger`
    needs: vec[i64]  # citizens by type, 6 numbers a card
    city_needs: vec[i64]  # CITY_NEEDS numbers a card
    wants_cities: i64  # the cards that need cities at all
    vp: vec[i64]
    synergy: vec[i64]  # the symbols of a card, a set
    of_synergy: vec[i64]  # the cards of each symbol, a set
    penalty_spaces: vec[i64]  # spaces that the hourglasses among its penalties need (GE-386)
    trigger: vec[i64]  # the action after which it gives something; NONE
    triggering: i64  # the cards that do
    with_income: i64  # the cards that give something in a decline
    acting: i64  # the cards that can be used for an action
    exchanging: i64
    interrupting: i64  # those of them that can be used within an action (GE-406)
    modifying: i64  # the cards that change an action once a round

    # Spaces.
    symbol_spaces: vec[i64]  # of each symbol and of the joker, a set
    region_cities: vec[i64]  # of each region, a set
    region_of: vec[i64]  # of each city
    row_spaces: vec[i64]  # the hometowns of each row, a set
    row_of: vec[i64]  # of each space; NONE for cities
    city_reward: list[Effect]
    reward: vec[i64]  # cities with the same number here give the same

    # Tiles.
    tile_action: vec[i64]
    tile_effects: list[list[Effect]]
    tile_coins: vec[i64]
    tile_hourglasses: vec[i64]
    tile_symbol: vec[i64]
    wild: i64  # the tile that is wild in a game alone
    leader: i64  # the tile of the Leader

    # Prices.
    single: vec[i64]  # of one citizen, by column
    pair: vec[i64]  # of each of two
    slot_reach: vec[i64]  # how many slots can be reached for one, two and three cards, by power, POWERS numbers each
    discard_prices: vec[i64]  # of one and two cards
    cube_slots: vec[i64]  # slots that get a cube with 1 or 2 players, from 0

    # Single numbers of the rules, named as in the content.
    rounds: i64
    cube_slots_of_store: i64
    hand_limit: i64
    start_citizens: i64
    row_slots: i64
    tax_coins: vec[i64]
    chart_cube_column: i64
    coins_per_vp: i64
    cubes_per_vp: i64
    hourglass_penalty: vec[i64]
    thresholds: vec[i64]  # of the bonus tiles
    first_bonus: vec[i64]
    later_bonus: vec[i64]


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The fields of a position. Vectors named after something a seat has are indexed by seat; sets have a bit each."""

    tables: Tables
    board: i64  # the spaces of this side of the board, a set
    advanced: i64  # whether the small Tax Collector is masked (GE-114)

    # The table.
    phase: i64
    round: i64  # 1 to 6
    first: i64  # the first player
    leader: i64  # who has taken the Leader this round; NONE
    active: i64  # whose turn it is; NONE between turns
    chart: vec[i64]  # the types in columns 1 to 6
    chart_cube: i64  # the type whose training tile holds the cube (GE-757); NONE
    tiles: i64  # the action tiles on the board, a set
    row: vec[i64]  # the cards of the row; NONE where one has been taken in the action under way
    cubed: i64  # the cards with a cube on them, a set (GE-705)
    unseen: vec[i64]  # by era, the cards nobody has seen, a set: chance says which is next when one is needed
    deck: vec[i64]  # by era, how many of these are in the deck; the others are in the box
    discard: i64
    boxed: i64  # the cards that were seen when they went into the box
    laid: i64  # the cards laid out for the draft
    piles: vec[i64]  # how many bonus tiles of each kind are left
    order: vec[i64]  # all cards played, in this order
    region: i64  # whose income is being received (GE-509)

    # The seats.
    coins: vec[i64]
    points: vec[i64]
    citizens: vec[i64]  # 6 numbers a seat
    temple: vec[i64]  # stored cubes
    oracle: vec[i64]
    track: vec[i64]  # 12 numbers a seat: hourglasses or a tile
    used: vec[i64]  # spaces of the track in use
    locks: vec[i64]
    hand: vec[i64]  # a set
    played: vec[i64]  # cards in play, a set
    marked: vec[i64]  # those of them with a marker
    tokens: vec[i64]  # the spaces with a token, a set
    marked_homes: vec[i64]  # those of them with a marker
    won: vec[i64]  # points of the bonus tiles, 3 numbers a seat
    spread: vec[i64]  # free citizens picked so far and not yet shown, 6 numbers a seat (GE-113)
    placed: vec[i64]  # cards placed in the final scoring, a set
    lasting: vec[i64]  # what the cards in play add up to, LASTING numbers a seat; follows from the cards
    tally: vec[i64]  # points by category, 10 numbers a seat

    # The turn.
    source_kind: i64
    source: i64  # a tile, a card, a space, or the size of the tax
    action: i64  # NONE before it is chosen
    symbol: i64  # of a build
    cost: i64  # coins, before a discount
    hourglasses: i64
    power: i64
    used_cards: i64  # modifiers of this action: cards, hometowns
    used_homes: i64
    paying: i64  # the use that lets the seat choose the amount; NONE
    extra: i64  # more citizens
    doubled: i64  # how many times a tax is doubled
    hasted: i64
    left: i64  # citizens or cards still to take, hourglasses still to place
    pool: i64  # what can be chosen from, a set: slots, cards, cities
    taken: i64  # cards taken by this action or effect
    mode: i64  # of the Scribe
    trained: i64  # types trained by this action
    building: i64  # whether a build is the effect of a card
    lifted: i64  # the space whose token was lifted; NONE
    card: i64  # the card being played; NONE
    closing: i64  # whether the action is done
    pausing: i64  # whether the seat wants to be asked between the steps of the action (GE-406)

    def forget_action(self) -> None:
        """The turn as it begins: nothing has been chosen yet."""
        self.source_kind = Source.NONE
        self.source = NONE
        self.action = NONE
        self.symbol = NONE
        self.cost = 0
        self.hourglasses = 0
        self.power = 0
        self.used_cards = 0
        self.used_homes = 0
        self.paying = NONE
        self.extra = 0
        self.doubled = 0
        self.hasted = 0
        self.left = 0
        self.pool = 0
        self.taken = 0
        self.mode = NONE
        self.trained = 0
        self.building = 0
        self.lifted = NONE
        self.card = NONE
        self.closing = 0
        self.pausing = 0

    def copy_to(self, twin: State) -> None:
        super().copy_to(twin)
        assert isinstance(twin, Position)
        twin.tables = self.tables
        twin.board = self.board
        twin.advanced = self.advanced
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.leader = self.leader
        twin.active = self.active
        twin.chart = self.chart[:]
        twin.chart_cube = self.chart_cube
        twin.tiles = self.tiles
        twin.row = self.row[:]
        twin.cubed = self.cubed
        twin.unseen = self.unseen[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard
        twin.boxed = self.boxed
        twin.laid = self.laid
        twin.piles = self.piles[:]
        twin.order = self.order[:]
        twin.region = self.region
        twin.coins = self.coins[:]
        twin.points = self.points[:]
        twin.citizens = self.citizens[:]
        twin.temple = self.temple[:]
        twin.oracle = self.oracle[:]
        twin.track = self.track[:]
        twin.used = self.used[:]
        twin.locks = self.locks[:]
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        twin.marked = self.marked[:]
        twin.tokens = self.tokens[:]
        twin.marked_homes = self.marked_homes[:]
        twin.won = self.won[:]
        twin.spread = self.spread[:]
        twin.placed = self.placed[:]
        twin.lasting = self.lasting[:]
        twin.tally = self.tally[:]
        twin.source_kind = self.source_kind
        twin.source = self.source
        twin.action = self.action
        twin.symbol = self.symbol
        twin.cost = self.cost
        twin.hourglasses = self.hourglasses
        twin.power = self.power
        twin.used_cards = self.used_cards
        twin.used_homes = self.used_homes
        twin.paying = self.paying
        twin.extra = self.extra
        twin.doubled = self.doubled
        twin.hasted = self.hasted
        twin.left = self.left
        twin.pool = self.pool
        twin.taken = self.taken
        twin.mode = self.mode
        twin.trained = self.trained
        twin.building = self.building
        twin.lifted = self.lifted
        twin.card = self.card
        twin.closing = self.closing
        twin.pausing = self.pausing
