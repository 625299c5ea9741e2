"""PostgreSQL, Redis and nginx for the tests: real ones, started here, on loopback alone, with nothing kept."""

import importlib.util
import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import psycopg
import pytest
import redis

PATIENCE = 60.0
NOBODY = "nobody"


def tool() -> ModuleType:
    """`tools/services.py`, which knows where the programs are."""
    path = Path(__file__).parents[2] / "tools" / "services.py"
    spec = importlib.util.spec_from_file_location("services_tool", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def needed() -> tuple[Path, str]:
    """The programs; tests that need them are skipped where they are missing, unless REQUIRE_SERVICES is set."""
    found = tool()
    postgres, server = found.postgres(), found.redis()
    if postgres and server:
        return postgres, server
    missing("PostgreSQL or Redis is missing: run tools/services.py")


def missing(message: str) -> NoReturn:
    if os.environ.get("REQUIRE_SERVICES"):
        pytest.fail(message)
    pytest.skip(message)


def free_port() -> int:
    """Not one of those that the system gives to whoever asks for any: nobody takes it before the program has started."""
    while True:
        port = random.SystemRandom().randrange(15_000, 32_000)
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class Service:
    """A program that can be stopped, killed, frozen and started again."""

    def __init__(self, command: Sequence[str], folder: Path) -> None:
        self.command = list(command)
        self.folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self.command, stdout=log, stderr=log, cwd=self.folder)
        end = time.monotonic() + PATIENCE
        while not self.answers():
            assert time.monotonic() < end and self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def answers(self) -> bool:
        raise NotImplementedError

    def end(self, sign: signal.Signals = signal.SIGTERM) -> None:
        if self._process:
            self._process.send_signal(sign)
            self._process.wait(PATIENCE)
            self._process = None

    def send(self, sign: signal.Signals) -> None:
        """To all its processes: the first of them first, so that it starts no others meanwhile."""
        assert self._process
        first = self._process.pid
        for pid in [first, *Path(f"/proc/{first}/task/{first}/children").read_text().split()]:
            with suppress(ProcessLookupError):
                os.kill(int(pid), sign)

    def close(self) -> None:
        if self._process:
            self.send(signal.SIGCONT)
        self.end(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL refuses to run as root: where we are root, it runs as nobody."""

    def __init__(self) -> None:
        programs, _ = needed()
        folder = Path(tempfile.mkdtemp(prefix="trivet-pg-"))
        self.port = free_port()
        other = ["setpriv", "--reuid", NOBODY, "--regid", "nogroup", "--clear-groups"] if os.geteuid() == 0 else []
        if other:
            shutil.chown(folder, NOBODY)
        data = folder / "data"
        subprocess.run(
            [*other, programs / "initdb", "-D", data, "-U", "trivet", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            cwd=folder,
        )
        # A process that is killed loses nothing without flushes; only a machine would, and none is.
        address = ["-p", str(self.port), "-c", "listen_addresses=127.0.0.1", "-k", str(folder), "-c", "fsync=off"]
        super().__init__([*other, str(programs / "postgres"), "-D", str(data), *address], folder)
        self.start()

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
            return True
        except psycopg.OperationalError:
            return False

    def url(self, database: str) -> str:
        return f"postgresql://trivet@127.0.0.1:{self.port}/{database}"

    def ask(self, database: str, query: str, *values: Any) -> list[Any]:
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            cursor = connection.execute(query, values)  # type: ignore[arg-type]
            return cursor.fetchall() if cursor.description else []

    def explain(self, database: str, query: str, values: Any) -> list[Any]:
        """How a query is answered, step by step, with the rows that each step saw."""
        with psycopg.connect(self.url(database), autocommit=True) as connection:
            found = connection.execute(f"EXPLAIN (ANALYZE, FORMAT JSON) {query}", values).fetchone()  # type: ignore[arg-type]
            assert found
            return list(found[0])

    def make(self, database: str) -> str:
        self.ask("postgres", f"CREATE DATABASE {database}")
        return self.url(database)


class Redis(Service):
    def __init__(self) -> None:
        _, server = needed()
        folder = Path(tempfile.mkdtemp(prefix="trivet-redis-"))
        self.port = free_port()
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        super().__init__([server, *options], folder)
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def answers(self) -> bool:
        try:
            return bool(redis.Redis(port=self.port, socket_timeout=1).ping())
        except redis.RedisError:
            return False


class Nginx(Service):
    """nginx with one server, as a guide writes it down, and a certificate that was made for it a moment ago.

    `changed`: what stands otherwise here than on the guide's machine, such as its ports.
    """

    def __init__(self, server: str, name: str, changed: dict[str, str]) -> None:
        program = tool().nginx()
        if not program:
            missing("nginx or openssl is missing: run tools/services.py")
        folder = Path(tempfile.mkdtemp(prefix="trivet-nginx-"))
        self.port = free_port()
        self.certificate, key = folder / "certificate.pem", folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={name}",
             "-addext", f"subjectAltName=DNS:{name}", "-keyout", key, "-out", self.certificate],
            check=True,
            capture_output=True,
        )  # fmt: skip
        here = {
            "listen 443 ssl;": f"listen 127.0.0.1:{self.port} ssl;",
            f"/etc/ssl/{name}.pem": str(self.certificate),
            f"/etc/ssl/{name}.key": str(key),
        }
        for said, instead in (here | changed).items():
            assert server.count(said) == 1, f"the guide's nginx has no {said!r}"
            server = server.replace(said, instead)
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        rest = [f"{kind}_temp_path {folder / kind};" for kind in kinds]
        user = "user root;" if os.geteuid() == 0 else ""
        written = f"{user} daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        written += f"http {{ access_log off; {' '.join(rest)}\n{server} }}\n"
        (folder / "nginx.conf").write_text(written)
        super().__init__([program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")], folder)
        self.start()

    def close(self) -> None:
        self.end()  # which ends its workers too; they would outlive a killed one
        super().close()

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), timeout=1):
            return True
        return False
