"""Games made for tests only: a small honest one, and saboteurs that each break one promise."""
