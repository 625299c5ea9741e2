"""Which addresses a webhook may have. The ranges are those of the registries of special purposes, for IPv4 and IPv6."""

import ipaddress
import socket

import pytest

from trivet.server.notify import webhook
from trivet.server.notify.webhook import BadWebhook, allowed, call, networks

from .people import run_apart

INNER = {
    "this network": "0.0.0.0/8",
    "private 10": "10.0.0.0/8",
    "shared by a provider": "100.64.0.0/10",
    "the machine itself": "127.0.0.0/8",
    "link-local": "169.254.0.0/16",
    "private 172": "172.16.0.0/12",
    "protocols": "192.0.0.0/24",
    "documents 1": "192.0.2.0/24",
    "AS112": "192.31.196.0/24",
    "AMT": "192.52.193.0/24",
    "6to4 relays": "192.88.99.0/24",
    "private 192": "192.168.0.0/16",
    "AS112 delegated": "192.175.48.0/24",
    "benchmarks": "198.18.0.0/15",
    "documents 2": "198.51.100.0/24",
    "documents 3": "203.0.113.0/24",
    "groups": "224.0.0.0/4",
    "days to come": "240.0.0.0/4",
    "everybody": "255.255.255.255/32",
    "unspecified": "::/128",
    "the machine itself, IPv6": "::1/128",
    "IPv4-compatible": "::/96",
    "IPv4-mapped to the machine itself": "::ffff:127.0.0.0/104",
    "IPv4-mapped private": "::ffff:10.0.0.0/104",
    "IPv4-translated": "::ffff:0:0:0/96",
    "NAT64 to a private network": "64:ff9b::10.0.0.0/104",
    "NAT64 to the machine itself": "64:ff9b::127.0.0.0/104",
    "NAT64 within a site": "64:ff9b:1::/48",
    "discarded": "100::/64",
    "dummy": "100:0:0:1::/64",
    "protocols, IPv6": "2001::/23",
    "Teredo": "2001::/32",
    "benchmarks, IPv6": "2001:2::/48",
    "ORCHID": "2001:10::/28",
    "ORCHIDv2": "2001:20::/28",
    "drones": "2001:30::/28",
    "documents, IPv6": "2001:db8::/32",
    "6to4": "2002::/16",
    "AS112, IPv6": "2620:4f:8000::/48",
    "more documents, IPv6": "3fff::/20",
    "segments": "5f00::/16",
    "private, IPv6": "fc00::/7",
    "link-local, IPv6": "fe80::/10",
    "site-local": "fec0::/10",
    "groups, IPv6": "ff00::/8",
    "never given out 1": "4000::/3",
    "never given out 2": "e000::/4",
}


@pytest.mark.parametrize("network", INNER.values(), ids=INNER)
def test_no_address_of_a_special_range_is_called(network: str) -> None:
    found = ipaddress.ip_network(network)
    size = found.num_addresses
    for address in (found[0], found[-1], found[size // 2], found[size // 3]):
        assert not allowed(address, [])


@pytest.mark.parametrize(
    "address",
    [
        "93.184.215.14",
        "1.1.1.1",
        "100.128.0.1",
        "172.32.0.1",
        "192.0.1.1",
        "198.20.0.1",
        "223.255.255.254",
        "2606:4700::1111",
        "2a01:4f8::1",
        "2001:4860:4860::8888",
        "::ffff:1.1.1.1",
        "64:ff9b::1.1.1.1",
    ],
)
def test_public_addresses_are_called(address: str) -> None:
    assert allowed(ipaddress.ip_address(address), [])


def test_a_network_that_the_settings_name_may_be_called() -> None:
    inner = networks(["10.1.0.0/16", "fd00:1::/32"])
    for address in ("10.1.2.3", "::ffff:10.1.2.3", "fd00:1::5"):
        assert allowed(ipaddress.ip_address(address), inner)
    for address in ("10.2.0.1", "fd00:2::1", "::10.1.2.3"):
        assert not allowed(ipaddress.ip_address(address), inner)


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "::ffff:127.0.0.1"])
def test_whoever_answers_is_looked_at_before_a_word_is_said(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though the name had been taken for a public one."""

    async def fooled(*_: object) -> str:
        return address

    monkeypatch.setattr(webhook, "resolve", fooled)
    family = socket.AF_INET6 if address == "::1" else socket.AF_INET
    host = "::1" if address == "::1" else "127.0.0.1"
    with socket.create_server((host, 0), family=family) as hook:
        port = hook.getsockname()[1]
        with pytest.raises(BadWebhook, match="not in the public internet"):
            run_apart(call(f"http://example.org:{port}/", {"secret": 1}, []))
        hook.settimeout(5)
        line, _ = hook.accept()
        with line:
            assert line.recv(100) == b""
