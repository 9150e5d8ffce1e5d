"""The pictures of cards and objectives."""
