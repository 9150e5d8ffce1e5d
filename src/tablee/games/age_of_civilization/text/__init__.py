"""The words: what cards say, made from what they do; messages and the rules page in every language."""
