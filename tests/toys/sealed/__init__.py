"""Sealed: secret bids for prizes. A complete game with hidden cards and simultaneous decisions, as small as it gets."""
