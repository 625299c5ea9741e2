// The search of a game's module from the opening, for about so many seconds: what `ours.py` measures of machine code; and how
// long a hard bot takes over a move there.
// Runs in Node, which is told the seconds line by line, and in a page, which is told once.

function searching(bytes, about, players, weights) {
    const module = new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports;
    module.prepare();
    const memory = new Uint8Array(module.memory.buffer);
    const seen = new DataView(module.memory.buffer);
    const { size, bytes: whole, fields } = about.state;
    const at = (place, i = 0) => module[place].value + i * about.memory[place].bytes;

    function opening(seed) {
        memory.fill(0, at('states'), at('states', 2));
        const start = at('states');
        seen.setBigInt64(start + fields.rules.at, BigInt(about.rules_versions.at(-1)), true);
        memory[start + fields.players.at] = memory[start + fields.entries.at] = players;
        for (const one of about.options) memory[start + fields[one.name].at] = one.choices.indexOf(one.default);
        seen.setBigInt64(start + fields.rng.at, BigInt(seed), true);
        module.begin(0);
        const acting = module.to_act(0);
        const seat = 31 - Math.clz32(acting & -acting);
        module.hide(0, seat);
        memory.copyWithin(at('thoughts'), start, start + size);
        memory.fill(0, at('thoughts') + size, at('thoughts') + whole);
        for (let i = 0; i < 4; i++) seen.setBigInt64(at('thoughts') + fields.rng.at + 8 * i, BigInt(seed + i + 1), true);
        return seat;
    }

    const hard = about.levels.hard;
    const network = hard.network && weights?.length ? 1 : 0;
    if (network) learn(weights);

    // A file of the safetensors format: its arrays one after the other, as the module wants them.
    function learn(file) {
        const length = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
        const header = JSON.parse(new TextDecoder().decode(file.subarray(8, 8 + length)));
        let place = at('weights');
        for (const { name } of about.weights.arrays) {
            const [from, to] = header[name].data_offsets;
            memory.set(file.subarray(8 + length + from, 8 + length + to), place);
            place += to - from;
        }
        module.learn(1);
    }

    function move() {
        const seat = opening(seed++);
        const start = performance.now();
        module.look_ahead(network, seat, 0, hard.iterations);
        return (performance.now() - start) / 1000;
    }

    let seed = 0;
    return (seconds) => {
        let iterations = 0;
        let took = 0;
        while (took < seconds) {
            const seat = opening(seed++);
            const start = performance.now();
            module.look_ahead(0, seat, 0, 2000);
            took += (performance.now() - start) / 1000;
            iterations += 2000;
        }
        const moves = Array.from({ length: 15 }, move).sort((one, other) => one - other);
        return { moves: iterations, seconds: took, median: moves[7] };
    };
}

if (typeof process !== 'undefined') {
    const { readFileSync } = await import('node:fs');
    const { createInterface } = await import('node:readline');
    const [file, players, weights] = process.argv.slice(2);
    const about = JSON.parse(readFileSync(`${file}.json`, 'utf8'));
    const search = searching(readFileSync(`${file}.wasm`), about, Number(players), weights && readFileSync(weights));
    search(0.2); // V8 makes it fast once it has run
    for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(search(Number(line))));
}
