"""Checks answers against the server's own OpenAPI description, as far as that description goes."""

import re
from typing import Any

TYPES: dict[str, Any] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}


class Spec:
    def __init__(self, described: dict[str, Any]) -> None:
        self.described = described
        self.paths = [
            (re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), operations)
            for path, operations in described["paths"].items()
        ]

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
        if "$ref" in schema:
            return self.problem(self.described["components"]["schemas"][schema["$ref"].split("/")[-1]], value, at)
        if "anyOf" in schema:
            problems = [self.problem(choice, value, at) for choice in schema["anyOf"]]
            return None if None in problems else f"{at} fits none: {problems}"
        if ("const" in schema and value != schema["const"]) or ("enum" in schema and value not in schema["enum"]):
            return f"{at} is {value!r}"
        kind = schema.get("type")
        if kind and (not isinstance(value, TYPES[kind]) or (kind != "boolean" and isinstance(value, bool))):
            return f"{at} is no {kind}: {value!r}"
        if kind == "string" and "pattern" in schema and not re.search(schema["pattern"], value):
            return f"{at} does not match {schema['pattern']}: {value!r}"
        if kind == "array":
            return self.first(self.problem(s, v, f"{at}[{i}]") for i, (s, v) in enumerate(items(schema, value)))
        if kind == "object":
            return self.object_problem(schema, value, at)
        return None

    def object_problem(self, schema: dict[str, Any], value: dict[str, Any], at: str) -> str | None:
        if missing := set(schema.get("required", ())) - set(value):
            return f"{at} lacks {missing}"
        known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
        for name, inner in value.items():
            if name not in known and others is False:
                return f"{at} has {name}, which is not documented"
            inner_schema = known.get(name, others)
            if isinstance(inner_schema, dict) and (found := self.problem(inner_schema, inner, f"{at}.{name}")):
                return found
        return None

    @staticmethod
    def first(problems: Any) -> str | None:
        return next((problem for problem in problems if problem), None)


def items(schema: dict[str, Any], values: list[Any]) -> list[tuple[dict[str, Any], Any]]:
    heads = schema.get("prefixItems", [])
    rest = schema.get("items") or {}
    return [(heads[i] if i < len(heads) else rest, value) for i, value in enumerate(values)]
