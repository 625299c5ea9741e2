/** Short synthesised ticks; silent until the person turns sound on. */
import { settings } from './settings.svelte';

type Note = { pitch: number; after: number; length: number };

const SOUNDS = {
  move: [{ pitch: 330, after: 0, length: 0.07 }],
  turn: [
    { pitch: 523, after: 0, length: 0.12 },
    { pitch: 784, after: 0.11, length: 0.2 },
  ],
} satisfies Record<string, Note[]>;

const LOUDNESS = 0.12;

let context: AudioContext | undefined;

export function play(sound: keyof typeof SOUNDS): void {
  // Browsers let no page sound before the person has touched it.
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(audio: AudioContext, note: Note): void {
  const from = audio.currentTime + note.after;
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: note.pitch });
  const level = new GainNode(audio, { gain: 0 });
  level.gain.setValueAtTime(LOUDNESS, from);
  level.gain.exponentialRampToValueAtTime(0.001, from + note.length);
  tone.connect(level).connect(audio.destination);
  tone.start(from);
  tone.stop(from + note.length);
}
