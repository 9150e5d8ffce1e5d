"""How Sealed looks in a browser."""
