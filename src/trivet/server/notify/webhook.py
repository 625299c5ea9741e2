"""Calling a person's webhook, and nothing else: the address is theirs, the network is ours.

Only public addresses are called, and exactly the one that was checked: a name that changes its mind between check and
call changes nothing, and before a word is said it is asked who has answered. Redirections are not followed, and hardly anything of the answer is read.
"""

import asyncio
import ipaddress
import json
import socket
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlsplit

PORTS = (80, 443, 8080, 8443)
PATIENCE = 5.0
LONGEST_STATUS_LINE = 200
RESERVED = tuple(
    ipaddress.IPv4Network(name)
    for name in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "192.175.48.0/24",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
    )
)
"""What IPv4 keeps for private networks, machines themselves, documents, tunnels, groups, and days to come."""
PUBLIC = ipaddress.IPv6Network("2000::/3")
"""Where the public addresses of IPv6 lie: whatever is elsewhere is none, whatever it may come to mean."""
EXCEPT = tuple(
    ipaddress.IPv6Network(name)
    for name in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
)
"""What is kept for protocols, documents and tunnels there."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
"""Addresses of IPv6 that stand for those of IPv4, and lead there."""
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadWebhook(Exception):
    """An address that is not called; the text says why."""


class WebhookFailed(Exception):
    """The call was made, or tried, and did not succeed."""


@dataclass(frozen=True)
class Target:
    secure: bool
    host: str
    port: int
    path: str


def target(url: str) -> Target:
    """What a webhook's address names; raises BadWebhook where it cannot be right."""
    try:
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        host = (parts.hostname or "").encode("idna").decode()
    except (ValueError, UnicodeError):
        raise BadWebhook("This is no web address. Give one like https://example.org/hook.") from None
    if parts.scheme not in ("http", "https") or not host or "@" in parts.netloc:
        raise BadWebhook("A webhook's address begins with https:// or http://, and holds no password.")
    query = f"?{quote(parts.query, safe=SAFE)}" if parts.query else ""
    return Target(parts.scheme == "https", host, port, quote(parts.path or "/", safe=SAFE) + query)


SAFE = "/%:@!$&'()*+,;=-._~?"


def within(address: Address, inner: Sequence[Network]) -> bool:
    return any(address in network for network in inner if network.version == address.version)


def allowed(address: Address, inner: Sequence[Network]) -> bool:
    """Whether it is in the public internet, or in a network that the settings name."""
    if within(address, inner):
        return True
    if isinstance(address, ipaddress.IPv4Address):
        return not within(address, RESERVED)
    if address in NAT64:
        return allowed(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF), inner)
    if address.ipv4_mapped is not None:
        return allowed(address.ipv4_mapped, inner)
    return address in PUBLIC and not within(address, EXCEPT)


async def resolve(at: Target, inner: Sequence[Network]) -> str:
    """An address to call; raises BadWebhook where any of the host's addresses is not public."""
    try:
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.get_running_loop().getaddrinfo(at.host, at.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise WebhookFailed(f"the host {at.host} is not found") from None
    addresses = [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not all(allowed(address, inner) for address in addresses):
        raise not_public()
    if at.port not in PORTS and not all(within(address, inner) for address in addresses):
        raise BadWebhook(f"A webhook is called at port {', '.join(map(str, PORTS[:-1]))} or {PORTS[-1]}.")
    return str(addresses[0])


async def dialled(address: str, port: int, inner: Sequence[Network]) -> socket.socket:
    """A connection to that address; raises BadWebhook where whoever answers is not in the public internet."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    line = socket.socket(family, socket.SOCK_STREAM)
    try:
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, (address, port))
        if not allowed(ipaddress.ip_address(line.getpeername()[0].partition("%")[0]), inner):
            raise not_public()
        return line
    except BaseException:
        line.close()
        raise


def not_public() -> BadWebhook:
    return BadWebhook("This address is not in the public internet, and is not called.")


async def call(url: str, said: dict[str, Any], inner: Sequence[Network]) -> None:
    """Post JSON there; raises BadWebhook or WebhookFailed."""
    at = target(url)
    address = await resolve(at, inner)
    body = json.dumps(said).encode()
    default = 443 if at.secure else 80
    host = f"[{at.host}]" if ":" in at.host else at.host
    head = (
        f"POST {at.path} HTTP/1.1\r\nHost: {host}{'' if at.port == default else f':{at.port}'}\r\n"
        f"User-Agent: Trivet\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        "Connection: close\r\n\r\n"
    )
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(
                sock=await dialled(address, at.port, inner),
                ssl=ssl.create_default_context() if at.secure else None,
                server_hostname=at.host if at.secure else None,
                limit=LONGEST_STATUS_LINE,
            )
            try:
                writer.write(head.encode("ascii") + body)
                await writer.drain()
                status = await reader.readuntil(b"\n")
            finally:
                writer.close()
    except (OSError, TimeoutError, EOFError, asyncio.LimitOverrunError, UnicodeError) as error:
        raise WebhookFailed(f"{type(error).__name__}") from None
    parts = status.split()
    if len(parts) < 2 or not parts[0].startswith(b"HTTP/") or not parts[1].startswith(b"2"):
        raise WebhookFailed(f"it answered {status[:50]!r}")


def networks(named: Sequence[str]) -> list[Network]:
    return [ipaddress.ip_network(name, strict=False) for name in named]
