"""The guide for clubs, and the files it speaks of. Its nginx is tried in stress/proxy.py."""

import ipaddress
import re
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[1]
GUIDE = (ROOT / "docs" / "club.md").read_text(encoding="utf-8")
SOURCE = "".join(file.read_text(encoding="utf-8") for file in sorted((ROOT / "src" / "trivet").rglob("*.py")))
SECRET = re.compile(r"://[^/\s@]*:[^/\s@]+@|\bPGPASSWORD=|--password[ =]|\bAUTH\b")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def test_the_container_starts_nothing_with_a_password_on_its_command_line() -> None:
    for name, service in COMPOSE["services"].items():
        line = " ".join([*service.get("command", []), *service.get("healthcheck", {}).get("test", [])])
        assert "PASSWORD" not in line and not SECRET.search(line), name


def test_the_container_believes_the_gateway_of_its_own_network_alone() -> None:
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert COMPOSE["services"]["trivet"]["environment"]["FORWARDED_ALLOW_IPS"] == network["gateway"]
    assert ipaddress.ip_address(network["gateway"]) in ipaddress.ip_network(network["subnet"])
    assert all(port.startswith("127.0.0.1:") for port in COMPOSE["services"]["trivet"]["ports"])


def test_the_proxy_passes_on_nothing_that_a_visitor_claims() -> None:
    (server,) = re.findall(r"```nginx\n(.*?)```", GUIDE, re.DOTALL)
    assert "X-Forwarded-For $remote_addr;" in server


def test_every_variable_it_names_is_read() -> None:
    named = set(re.findall(r"\bTRIVET_[A-Z_]+\b", GUIDE))
    assert len(named) > 8
    for variable in named:
        assert f'"{variable}"' in SOURCE, variable
