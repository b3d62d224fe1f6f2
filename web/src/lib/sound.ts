/** Soft sounds, made on the spot: a knock for dice, a brush for cards, two tones for one's own turn. */
import { settings } from './settings.svelte';

export type Sound = 'dice' | 'card' | 'build' | 'turn';
const NOTES: Readonly<Record<Sound, readonly [frequency: number, at: number, length: number][]>> = {
  dice: [
    [190, 0, 0.05],
    [150, 0.08, 0.05],
    [170, 0.17, 0.07],
  ],
  card: [[330, 0, 0.06]],
  build: [
    [130, 0, 0.09],
    [130, 0.13, 0.09],
  ],
  turn: [
    [523, 0, 0.14],
    [659, 0.13, 0.22],
  ],
};
const VOLUME = 0.06;
let context: AudioContext | null = null;

export function play(sound: Sound): void {
  // browsers let a page be heard only after somebody touched it
  if (!settings.sound || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [frequency, at, length] of NOTES[sound]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(VOLUME, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
