"""The languages that Trivet speaks: those that have a catalogue in `texts/`. There is no other list, for the page neither."""

from pathlib import Path

FIRST = "en"
"""The language that all words are first written in, and that is spoken where nobody has chosen."""
LANGUAGES = (
    FIRST,
    *sorted(path.stem for path in (Path(__file__).parent / "texts").glob("*.ftl") if path.stem != FIRST),
)
