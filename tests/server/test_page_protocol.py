"""The page's types of what the server is asked and answers are those of its OpenAPI document, error codes included."""

import re
from pathlib import Path
from typing import get_args

import pytest

from tools.protocol_types import FILE, Types, document, made
from trivet.server.basics.errors import Code
from trivet.testing.texts import shell

WEB = Path(__file__).parents[2] / "web" / "src"

pytestmark = pytest.mark.skipif(not WEB.exists(), reason="the page's sources are not here")


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    stale = "web/src/lib/protocol/server.ts is not what the server says: run python tools/protocol_types.py"
    assert FILE.read_text(encoding="utf-8") == made(), stale


def test_a_field_that_is_gone_and_a_new_error_code_are_noticed() -> None:
    said = document()
    del said["components"]["schemas"]["Seat"]["properties"]["stand_in"]
    said["components"]["schemas"]["ApiError"]["properties"]["code"]["enum"].append("struck_by_lightning")
    text = Types(said).text()
    assert text != FILE.read_text(encoding="utf-8") and "'struck_by_lightning'" in text


def test_what_the_catalogues_say_of_refusals_is_refused() -> None:
    """By the server, or by a browser that keeps tables itself: that has nobody else's sentences to show."""
    here = {*re.findall(r"'(here_\w+)'", FILE.with_name("index.ts").read_text(encoding="utf-8"))}
    told = {name.removeprefix("refused-") for name in shell("en") if name.startswith("refused-")}
    assert here and here <= told <= {*get_args(Code)} | here


def test_fields_are_told_of() -> None:
    """Whoever reads the types finds what each field means: what stands under it in the server's source."""
    text = FILE.read_text(encoding="utf-8")
    assert "/** Grows by one with every command, undo included. */" in text
    assert len(re.findall(r"^  /\*\*", text, re.MULTILINE)) > 100
