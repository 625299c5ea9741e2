"""How much can be open at once: files of this process, connections, and what one address may have of them."""

import ipaddress
import os
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from ..basics.settings import Settings

KEPT_FREE = 128
"""Files for the database, the page, the bots and other workers; a quarter where hardly any are allowed at all."""
SHARE = 2
"""No address has more than one part in so many of what there is."""


@dataclass(frozen=True)
class Ceilings:
    connections: int
    of_one_address: int
    lines: int
    """Live lines of one address."""


def ceilings(settings: Settings) -> Ceilings:
    """What the settings say, as far as the system allows so many files."""
    files = files_allowed()
    connections = settings.connections
    if files is not None:
        connections = max(1, min(connections, files - min(KEPT_FREE, files // 4)))
    share = max(1, connections // SHARE)
    return Ceilings(connections, min(settings.connections_per_address, share), min(settings.lines_per_address, share))


def allow_more_files() -> None:
    """Have as many as the system lets a process have: usually it is given far fewer."""
    with suppress(ImportError, OSError, ValueError):  # Windows has no such limit; elsewhere it stays as it is
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def files_allowed() -> int | None:
    try:
        import resource
    except ImportError:
        return None
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if allowed == resource.RLIM_INFINITY else allowed


def files_open() -> int:
    """Nothing where the system does not say."""
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


@lru_cache(4096)
def household(address: str) -> str:
    """Whose address it is: with IPv6 anybody has as many as they like, and is known by the network they are in."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))
