"""How the game looks in a browser."""
