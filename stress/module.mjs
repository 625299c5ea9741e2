// Plays games on a game's module, anywhere JavaScript runs, and says what it saw: sums over the bytes of states, offers,
// events, views and scores after every action, and what the bots would do. stress/modules.py compares them with Python's.

export async function play(bytes, about, weights, games) {
    const { instance } = await WebAssembly.instantiate(bytes, {});
    const module = instance.exports;
    module.prepare();
    const memory = new Uint8Array(module.memory.buffer);
    const seen = new DataView(module.memory.buffer);
    const at = (place, i = 0) => module[place].value + i * about.memory[place].bytes;
    const { size, bytes: whole, fields } = about.state;
    const number = (place, i) => Number(seen.getBigInt64(at(place, i), true));
    const list = (place) => memory.subarray(at(place, 1), at(place, 1 + number(place, 0)));

    if (weights) {
        memory.set(weights, at('weights'));
        module.learn(1);
    }

    function put(place, i, held) {
        const start = at(place, i);
        memory.fill(0, start + size, start + whole);
        memory.set(held, start);
    }

    const held = (i = 0) => memory.slice(at('states', i), at('states', i) + size);

    function set(field, value) {
        const { at: start, kind } = fields[field];
        const where = at('states') + start;
        if (kind === 'int8') seen.setInt8(where, value);
        else if (kind === 'int16') seen.setInt16(where, value, true);
        else if (kind === 'int32') seen.setInt32(where, value, true);
        else seen.setBigInt64(where, BigInt(value), true);
    }

    function sow(place, words) {
        words.forEach((word, i) => seen.setBigInt64(at(place) + fields.rng.at + 8 * i, BigInt(word), true));
    }

    function begin({ options, rules, seed }) {
        put('states', 0, new Uint8Array(size));
        set('rules', rules);
        set('players', options.players);
        set('entries', options.players);
        for (const one of about.options) set(one.name, one.choices.indexOf(options[one.name]));
        sow('states', seed);
        seen.setBigInt64(at('events'), 0n, true);
        module.begin(0);
    }

    function told() {
        let sum = begun;
        for (let i = 0; i < number('events', 0); i++) {
            const first = at('events', 1 + 8 * i);
            sum = add(sum, memory.subarray(first, first + 48));
        }
        return sum;
    }

    function sight(seat) {
        put('states', 1, held());
        module.hide(1, seat);
        seen.setBigInt64(at('view'), 0n, true);
        module.look(1, seat);
        if (number('view', 0) >= about.memory.view.items) throw new Error('the view is longer than its place');
        return add(add(begun, held(1)), list('view'));
    }

    function position() {
        const entries = memory[at('states') + fields.entries.at];
        const players = memory[at('states') + fields.players.at];
        const acting = module.to_act(0);
        const found = { state: add(begun, held()), acting, over: module.over(0), offers: begun, views: begun, scores: begun };
        for (let seat = 0; seat < players; seat++) {
            if ((acting >> seat) & 1) {
                module.offers_to(0, seat);
                found.offers = add(found.offers, list('offers'));
            }
        }
        for (let seat = -1; seat < players; seat++) found.views = mix(found.views, sight(seat));
        for (let seat = 0; seat < entries; seat++) {
            module.score(0, seat);
            found.scores = add(found.scores, memory.subarray(at('points'), at('points', about.memory.points.items)));
            found.scores = mix(found.scores, module.place(0, seat));
        }
        return found;
    }

    /** What bots do for a seat that knows what it may know; `words`: their chance. */
    function thought({ seat, which, iterations, rounds, words }) {
        put('states', 1, held());
        module.hide(1, seat);
        put('thoughts', 0, held(1));
        sow('thoughts', words);
        const node = module.look_ahead(which, seat, 0, iterations);
        const field = (name, wide) => at('tree') + about.tree.fields[name].at + wide * node;
        const found = {
            action: seen.getInt32(field('action', 4), true),
            visits: seen.getInt32(field('visits', 4), true),
            total: seen.getFloat64(field('total', 8), true),
        };
        put('thoughts', 0, held(1));
        sow('thoughts', words);
        return { ...found, greedy: module.weigh(which, seat, rounds) };
    }

    return games.map((game) => {
        begin(game);
        const steps = [{ ...position(), events: told() }];
        for (const { seat, action, asked, think } of game.moves) {
            const said = { why: module.why_not(0, seat, asked), reveals: module.reveals(0, seat, action) };
            if (think) said.thought = thought({ seat, ...think });
            seen.setBigInt64(at('events'), 0n, true);
            said.then = module.play(0, seat, action);
            steps.push({ ...said, ...position(), events: told() });
        }
        return steps;
    });
}

/** Bytes written as hexadecimal digits. */
export function read(digits) {
    return Uint8Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));
}

// CRC-32, as zlib counts it.

const begun = 0;
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
    for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? 0xedb88320 ^ (byte >>> 1) : byte >>> 1;
    return byte;
});

function add(sum, bytes) {
    let crc = ~sum;
    for (const byte of bytes) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
    return ~crc >>> 0;
}

function mix(sum, number) {
    return add(sum, new Uint8Array(new Int32Array([number]).buffer));
}
