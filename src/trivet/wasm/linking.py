"""From the LLVM text of a game's rules and bots to one WebAssembly module: the memory laid out, plain functions over it."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt

from trivet.engine.errors import TrivetError

from .ordering import ordered

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+simd128,+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser since 2023 has."""
STACK = 1 << 18
ALIGN = 16
PREPARE = "prepare"
"""The function that puts into memory what stands there at the beginning."""
NOTHING_TO_FREE = """
define void @NRT_incref(ptr %0) alwaysinline { ret void }
define void @NRT_decref(ptr %0) alwaysinline { ret void }
"""
"""Numba counts who holds an array. Ours lie where they lie."""
HELD = {"none": "", "bool": "i8", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "float64": "double"}
"""How what a rule returns stands in memory. Hosts are given numbers of JavaScript's own: doubles, and whole ones as i32."""
NUMBAS_OWN = "_ZN5numba"
Arrays = Mapping[str, npt.NDArray[Any]]


class NotPlain(TrivetError):
    """A rule needs what a module does not have: memory of its own, Python, a function of the system."""


class Entry:
    """A function to be exported: its name in Numba's text, the kind it returns, and its parameters with their arrays."""

    def __init__(self, name: str, text: str, kind: Any, parameters: list[tuple[str, str | None]]) -> None:
        self.name, self.text, self.parameters, self.kind = name, text, parameters, str(kind)


def module(texts: Mapping[str, str], entries: list[Entry], arrays: Arrays) -> bytes:
    """The module's bytes; raises NotPlain."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(features=FEATURES, opt=3, reloc="static")
    rules, names = ordered(texts.values(), [entry.text for entry in entries])
    whole = joined([NOTHING_TO_FREE, *rules, host_side(entries, names, arrays)], str(machine.target_data))
    shown = {PREPARE, *(entry.name for entry in entries), *arrays}
    for symbol in (*whole.functions, *whole.global_variables):
        if not symbol.is_declaration and symbol.name not in shown:
            symbol.linkage = "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(whole, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=0)))
    check_plain(whole)
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.slp_vectorization = options.loop_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(whole, builder)
    return linked(machine.emit_object(whole), [PREPARE, *(entry.name for entry in entries)], list(arrays))


def joined(texts: list[str], layout: str) -> Any:
    """One LLVM module of many texts, made for WebAssembly instead of this machine."""
    whole = llvm.parse_assembly(f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n')
    for text in texts:
        text = re.sub(r"^target (datalayout|triple) = .*$", "", text, flags=re.MULTILINE)
        text = re.sub(r'@"(sqrt|floor|ceil)"\(double', r"@llvm.\1.f64(double", text)
        part = llvm.parse_assembly(f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n{text}')
        whole.link_in(part)
    whole.verify()
    return whole


def host_side(entries: list[Entry], names: Mapping[str, str], arrays: Arrays) -> str:
    """The text of the memory, and of the exported functions: each hands its arrays to a rule as Numba does."""
    lines = [
        f"@{name} = global [{max(1, array.nbytes)} x i8] zeroinitializer, align {ALIGN}"
        for name, array in arrays.items()
    ]
    lines += preparing(arrays)
    for entry in entries:
        lines += host_function(entry, names[entry.text], arrays)
    return "\n".join(lines)


def preparing(arrays: Arrays) -> Iterator[str]:
    yield f"define void @{PREPARE}() {{"
    for name, array in arrays.items():
        held = array.tobytes()
        words = np.frombuffer(held + bytes(-len(held) % 8), np.int64)
        for at in np.flatnonzero(words):
            yield f"  store i64 {words[at]}, ptr getelementptr (i8, ptr @{name}, i32 {8 * at}), align 8"
    yield "  ret void\n}"


def host_function(entry: Entry, rule: str, arrays: Arrays) -> Iterator[str]:
    plain = [name for name, array in entry.parameters if array is None]
    held = HELD[entry.kind]
    returns = "void" if not held else "double" if held == "double" else "i32"
    yield f"define {returns} @{entry.name}({', '.join(f'i32 %{name}' for name in plain)}) {{"
    yield f"  %.answer = alloca {held or 'ptr'}, align 8\n  %.error = alloca ptr, align 8"
    given = ["ptr %.answer", "ptr %.error"]
    for name, array in entry.parameters:
        if array is None:
            yield f"  %.{name} = sext i32 %{name} to i64"
            given.append(f"i64 %.{name}")
        else:
            given += handed_over(array, arrays[array])
    yield f'  %.status = call i32 @"{rule}"({", ".join(given)})'
    yield "  %.well = icmp eq i32 %.status, 0\n  br i1 %.well, label %answer, label %stop"
    yield "stop:\n  call void @llvm.trap()\n  unreachable\nanswer:"
    if not held:
        yield "  ret void"
    elif held == returns:
        yield f"  %.found = load {held}, ptr %.answer, align 8\n  ret {returns} %.found"
    else:
        yield f"  %.found = load {held}, ptr %.answer, align 8"
        yield f"  %.shown = {fitted(entry.kind)} {held} %.found to i32\n  ret i32 %.shown"
    kinds = ", ".join(one.split()[0] for one in given)
    yield f'}}\ndeclare i32 @"{rule}"({kinds})'


def fitted(kind: str) -> str:
    """How a whole number becomes one of 32 bits."""
    return "trunc" if kind == "int64" else "zext" if kind == "bool" else "sext"


def handed_over(name: str, array: npt.NDArray[Any]) -> Iterator[str]:
    """An array as Numba takes it: memory info, parent (none here), items, bytes of each, data, then shape and strides."""
    yield from ("ptr null", "ptr null", f"i64 {array.size}", f"i64 {array.itemsize}", f"ptr @{name}")
    yield from (f"i64 {n}" for n in (*array.shape, *array.strides))


def check_plain(whole: Any) -> None:
    """Raises NotPlain, naming the rule, where something is called that no module has."""
    callers: dict[str, list[str]] = {}
    for one in whole.functions:
        for block in one.blocks:
            for instruction in block.instructions:
                if instruction.opcode == "call":
                    (*_, called) = (operand.name for operand in instruction.operands)
                    callers.setdefault(called, []).append(one.name)
    for one in whole.functions:
        if one.is_declaration and not one.name.startswith("llvm.") and one.name in callers:
            raise NotPlain(
                f"{rule_called(rule_above(one.name, callers))} cannot become WebAssembly: it needs {one.name}, which is "
                f"part of Numba's runtime. A rule makes no arrays, lists or strings, and calls nothing but rules."
            )


def rule_above(name: str, callers: Mapping[str, list[str]]) -> str:
    """Of those that call it, and those that call them, the first that is not Numba's own."""
    seen = [name]
    for one in seen:
        if one != name and not one.startswith(NUMBAS_OWN):
            return one
        seen += [caller for caller in callers.get(one, []) if caller not in seen]
    return name


def rule_called(mangled: str) -> str:
    """A rule's name, of Numba's name for it: each part stands after the number of its letters."""
    parts = []
    rest = mangled.removeprefix("_ZN")
    while found := re.match(r"\d+", rest):
        n, rest = int(found[0]), rest[found.end() :]
        parts.append(re.sub(r"_([0-9a-f]{2})", lambda hexed: chr(int(hexed[1], 16)), rest[:n]))
        rest = rest[n:]
    return ".".join(parts) or mangled


def linked(compiled: bytes, functions: list[str], places: list[str]) -> bytes:
    with tempfile.TemporaryDirectory(prefix="trivet-wasm-") as folder:
        part, made = Path(folder, "game.o"), Path(folder, "game.wasm")
        part.write_bytes(compiled)
        order: list[str | Path] = [
            sys.executable,
            "-m",
            "ziglang",
            "wasm-ld",
            part,
            "-o",
            made,
            "--no-entry",
            "--export-memory",
            "-O3",
        ]
        order += ["--strip-all", "--stack-first", f"-zstack-size={STACK}"]
        order += [f"--export={name}" for name in (*functions, *places)]
        done = subprocess.run(order, capture_output=True, text=True, check=False)
        if done.returncode:
            raise TrivetError(f"The module cannot be linked. {done.stderr.strip()}")
        return made.read_bytes()
