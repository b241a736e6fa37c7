// What each sound is made of: tones that glide and hiss that fades.
type Glide = { type: OscillatorType; from: number; to?: number; at?: number; lasts: number; loud: number };
type Hiss = { filter: BiquadFilterType; from: number; to?: number; at?: number; lasts: number; loud: number };

/** From loud to nothing. */
function fading(context: AudioContext, at: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + lasts);
  gain.connect(context.destination);
  return gain;
}

function tone(context: AudioContext, { type, from, to = from, at = 0, lasts, loud }: Glide): void {
  const begins = context.currentTime + at;
  const oscillator = new OscillatorNode(context, { type });
  oscillator.frequency.setValueAtTime(from, begins);
  oscillator.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  oscillator.connect(fading(context, begins, lasts, loud));
  oscillator.start(begins);
  oscillator.stop(begins + lasts);
}

function hiss(context: AudioContext, { filter: type, from, to = from, at = 0, lasts, loud }: Hiss): void {
  const begins = context.currentTime + at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type });
  filter.frequency.setValueAtTime(from, begins);
  filter.frequency.exponentialRampToValueAtTime(to, begins + lasts);
  source.connect(filter).connect(fading(context, begins, lasts, loud));
  source.start(begins);
}

export const VOICES = {
  dice: (context) => {
    for (const at of [0, 0.07, 0.12, 0.16]) hiss(context, { filter: 'bandpass', from: 2400 - 4000 * at, at, lasts: 0.04, loud: 0.5 });
  },
  shot: (context) => tone(context, { type: 'sawtooth', from: 1100, to: 140, lasts: 0.22, loud: 0.09 }),
  hit: (context) => {
    hiss(context, { filter: 'lowpass', from: 1400, to: 90, lasts: 0.5, loud: 0.5 });
    tone(context, { type: 'sine', from: 110, to: 38, lasts: 0.45, loud: 0.4 });
  },
  shield: (context) => {
    tone(context, { type: 'sine', from: 420, to: 840, lasts: 0.35, loud: 0.16 });
    tone(context, { type: 'triangle', from: 630, to: 1260, lasts: 0.3, loud: 0.06 });
  },
  tile: (context) => {
    hiss(context, { filter: 'highpass', from: 1800, lasts: 0.03, loud: 0.3 });
    tone(context, { type: 'triangle', from: 260, to: 170, lasts: 0.09, loud: 0.25 });
  },
  sand: (context) => {
    for (const at of [0, 0.16, 0.32]) tone(context, { type: 'square', from: 880, at, lasts: 0.07, loud: 0.06 });
  },
  win: (context) => {
    for (const [step, from] of [523, 659, 784, 1047].entries()) {
      tone(context, { type: 'triangle', from, at: step * 0.14, lasts: step === 3 ? 0.9 : 0.3, loud: 0.2 });
    }
  },
} satisfies Record<string, (context: AudioContext) => void>;

export type Sound = keyof typeof VOICES;
