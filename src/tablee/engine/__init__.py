"""What every game stands on. Knows no game and touches nothing outside the process but content files."""
