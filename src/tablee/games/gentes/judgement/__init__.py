"""What bots know of this game besides its rules."""
