"""What may stand in the content file: its schema and the vocabulary of its effects."""
