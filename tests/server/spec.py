"""Checks answers against the server's own OpenAPI description, as far as that description goes."""

import re
from typing import Any

from jsonschema_rs import Draft202012Validator


class Spec:
    def __init__(self, described: dict[str, Any]) -> None:
        self.described = described
        self.paths = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), operations)
            for path, operations in described["paths"].items()
        ]
        self._validators: dict[str, Draft202012Validator] = {}

    def check(self, method: str, path: str, status: int, said: Any) -> None:
        """An answer of a documented address is one of those it documents."""
        for pattern, operations in self.paths:
            if pattern.fullmatch(path) and method.lower() in operations:
                answers = operations[method.lower()]["responses"]
                assert str(status) in answers, f"{method} {path} answered {status}, documented are {sorted(answers)}"
                schema = answers[str(status)]["content"]["application/json"]["schema"]
                problem = self.problem(schema, said, "answer")
                assert problem is None, f"{method} {path} answered {status}: {problem}"

    def problem(self, schema: dict[str, Any], value: Any, at: str) -> str | None:
        """The first thing about a value that its schema does not allow."""
        key = repr(schema)
        if key not in self._validators:
            self._validators[key] = Draft202012Validator({**schema, "components": self.described["components"]})
        for error in self._validators[key].iter_errors(value):
            return f"{'.'.join(map(str, [at, *error.instance_path]))}: {error.message[:300]}"
        return None
