"""The LLVM text that Numba makes of rules, before it is made for this machine.

Numba's own way ends in machine code. Here it stops once a function is written down: nothing is optimised, linked or kept
in a cache. That holds for a whole process, so modules are built in one of their own.
"""

from typing import Any

from numba.core import caching
from numba.core.codegen import CPUCodeLibrary
from numba.core.cpu import CPUContext

RUNTIME = "nrt_module"
"""Numba's own runtime, of which a module has nothing."""


class Lowered:
    """All functions that were written down since."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self._take_over()

    def _take_over(self) -> None:
        def keep(library: Any, ir_module: Any) -> None:
            library._raise_if_finalized()
            if ir_module.name != RUNTIME:
                self.texts[ir_module.name] = str(ir_module)

        library: Any = CPUCodeLibrary
        library.add_ir_module = keep
        library.finalize = lambda self: setattr(self, "_finalized", True)
        context: Any = CPUContext
        context.create_cpython_wrapper = context.create_cfunc_wrapper = lambda *_, **__: None
        context.get_executable = lambda *_: [].append  # one for each rule, which is known by it; nobody calls it
        cache: Any = caching.FunctionCache
        cache.load_overload = lambda *_: None
        cache.save_overload = lambda *_: None


def lower(function: Any, kinds: tuple[Any, ...]) -> tuple[str, Any]:
    """Write a rule down for arguments of these kinds, and all that it calls: its name there, and what it returns."""
    function.compile(kinds)
    ((_, found),) = function.overloads.items()
    kind = found.signature.return_type
    return found.fndesc.llvm_func_name, getattr(kind, "literal_type", kind)
