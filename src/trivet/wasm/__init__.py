"""Games as WebAssembly: the rules and bots of each, from the same functions, in one module that needs nothing around it.

`trivet wasm GAME --out FOLDER` builds one; docs/wasm.md says what it holds. Stands on the engine and the bots.
"""
