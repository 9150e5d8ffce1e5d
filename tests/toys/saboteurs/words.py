"""Broken promises about what is written: files of Sealed, edited."""

from __future__ import annotations

from tablee.testing import words
from tests.toys.saboteurs.enlisting import edits

edits(words.check_shelf_words, "text/it.ftl", "tagline", "motto")
edits(words.check_messages, "text/fr.ftl", "event-nobody", "event-personne")
edits(words.check_messages, "text/it.ftl", "action-melt = ", "action melt: ")
edits(words.check_messages, "text/en.ftl", "action-melt", "action-keep")
edits(words.check_rules_text, "text/rules.it.md", "", "")
edits(words.check_rules_text, "text/rules.fr.md", "# Sealed", "Sealed")
edits(words.check_rules_text, "text/rules.en.md", "{prize}", "{trophy}")
edits(words.check_rules_text, "text/rules.fr.md", "SE-005", "SE-006")
edits(words.check_rules_of_refusals, "text/rules.fr.md", "SE-004", "SE-044")
edits(words.check_pictures, "web/cover.svg", "sealed-thumb", "thumb")
edits(words.check_pictures, "web/cover.svg", "</svg>", "")
edits(words.check_pictures, "web/cover.svg", 'viewBox="0 0 360 310"', "")
