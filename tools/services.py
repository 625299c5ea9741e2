"""Find PostgreSQL, Redis and nginx for the tests of a club's server, and install them where there are none."""

import os
import shutil
import subprocess
from pathlib import Path


def postgres() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3].split(".")[0])
    )
    named = [Path(path).resolve() for path in (shutil.which("postgres"),) if path]
    return next((path.parent for path in (*named, *reversed(found)) if path.exists()), None)


def redis() -> str | None:
    return shutil.which("redis-server")


def nginx() -> str | None:
    """Only beside an openssl, which makes its certificate."""
    found = shutil.which("nginx", path=os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin")))
    return found if shutil.which("openssl") else None


if __name__ == "__main__":
    if not (postgres() and redis() and nginx()) and shutil.which("apt-get") and os.geteuid() == 0:
        print("No PostgreSQL, Redis or nginx here: installing Debian's.", flush=True)
        # Only the programs are wanted: the tests start their own, and nothing is to run beside them.
        install = "apt-get install -qq -y --no-install-recommends postgresql redis-server nginx openssl"
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
        subprocess.run(f"apt-get update -qq && {install}", shell=True, check=False, env=environment)
    missing = "NOTHING and will be SKIPPED: install postgresql and redis-server"
    print("Tests of several workers use", f"{postgres()} and {redis()}" if postgres() and redis() else missing)
    print("Tests behind a proxy use", nginx() or "NOTHING and will be SKIPPED: install nginx and openssl")
