/** Short synthesised ticks; silent until the person turns sound on. */
import { untrack } from 'svelte';
import { settings } from './settings.svelte';

/** `kind`: the shape of its wave, soft unless said. */
type Note = { pitch: number; after: number; length: number; kind?: OscillatorType };

const SOUNDS = {
  move: [{ pitch: 330, after: 0, length: 0.07 }],
  combat: [
    { pitch: 147, after: 0, length: 0.16, kind: 'sawtooth' },
    { pitch: 110, after: 0.09, length: 0.16, kind: 'sawtooth' },
    { pitch: 196, after: 0.2, length: 0.22, kind: 'square' },
  ],
  end: [
    { pitch: 392, after: 0, length: 0.18 },
    { pitch: 523, after: 0.16, length: 0.18 },
    { pitch: 659, after: 0.32, length: 0.18 },
    { pitch: 784, after: 0.48, length: 0.5 },
  ],
  turn: [
    { pitch: 523, after: 0, length: 0.12 },
    { pitch: 784, after: 0.11, length: 0.2 },
  ],
} satisfies Record<string, Note[]>;

const LOUDNESS = 0.12;

let context: AudioContext | undefined;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  // What was heard, or would have been, is not heard again when sound is turned on.
  const on = untrack(() => settings.sound);
  // Browsers let no page sound before the person has touched it.
  if (!on || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound] as Note[]) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const from = audio.currentTime + note.after;
  const tone = new OscillatorNode(audio, { type: note.kind ?? 'triangle', frequency: note.pitch });
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(LOUDNESS, from);
  level.gain.exponentialRampToValueAtTime(0.001, from + note.length);
  tone.connect(level).connect(audio.destination);
  tone.start(from);
  tone.stop(from + note.length);
}
