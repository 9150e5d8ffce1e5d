"""What the figures were measured on."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def cores() -> list[int]:
    """The cores this process may use."""
    if not hasattr(os, "sched_getaffinity"):
        return []
    return sorted(os.sched_getaffinity(0))


def pin(core: int | None) -> int | None:
    """Keep this process and all its future children on one core; None where the system cannot.

    The highest core is the default: the lowest one often serves the interrupts.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


def facts() -> dict[str, str]:
    return {
        "processor": f"{_processor()}, {os.cpu_count()} cores",
        "memory": _memory(),
        "system": _system(),
        "kernel": f"{platform.system()} {platform.release()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def load() -> float:
    """How many processes wanted a core during the last minute."""
    return os.getloadavg()[0]


def _field(path: str, key: str, separator: str) -> str:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError:
        return "unknown"
    for line in text.splitlines():
        name, _, value = line.partition(separator)
        if name.strip() == key:
            return value.strip().strip('"')
    return "unknown"


def _processor() -> str:
    return _field("/proc/cpuinfo", "model name", ":")


def _memory() -> str:
    kibibytes = _field("/proc/meminfo", "MemTotal", ":").removesuffix(" kB")
    return f"{int(kibibytes) / 2**20:.0f} GiB" if kibibytes.isdigit() else "unknown"


def _system() -> str:
    return _field("/etc/os-release", "PRETTY_NAME", "=")
