"""The table in the browser: matches, seats, the store, pages and live updates."""
