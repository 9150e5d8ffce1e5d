"""What all pages and games share when they draw: markup, icons, the pieces of a table. Knows no game."""
