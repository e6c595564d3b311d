import { type InstrumentName, type Note } from './score.ts'
import { PHASE_SHIFT, stepOf, waves } from './waves.ts'

/** Two channels notes are added to. */
export interface Bus {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly sampleRate: number
}

/** Plays a note into the channels; sound beyond their end is dropped. */
type Instrument = (bus: Bus, note: Note) => void

/** One oscillator of an instrument. `attack`, `fall`, `release` in seconds: up, down by 1/e, and out after the note's length. */
interface Voice {
  readonly wave: Float32Array
  /** Semitones beside the pitch. */
  readonly detune: number
  readonly level: number
  readonly attack: number
  /** Null holds its level. */
  readonly fall: number | null
  readonly release: number
  /** Beside the note's own place, -1 to 1. */
  readonly pan: number
}

/** One pass over the samples for one oscillator: everything else is computed before the loop, which is most of a bed's time. */
function sound({ left, right, sampleRate }: Bus, note: Note, voice: Voice): void {
  const from = Math.round(note.at * sampleRate)
  const held = Math.round(note.length * sampleRate)
  const release = Math.max(1, Math.round(voice.release * sampleRate))
  const to = Math.min(left.length, from + held + release)
  const attack = Math.max(1, Math.round(voice.attack * sampleRate))
  const pan = Math.max(-1, Math.min(1, note.pan + voice.pan))
  const [toLeft, toRight] = [Math.cos(((pan + 1) * Math.PI) / 4), Math.sin(((pan + 1) * Math.PI) / 4)]
  const step = Math.round(stepOf(note.pitch + voice.detune, sampleRate)) | 0
  const fall = voice.fall === null ? 1 : Math.exp(-1 / (voice.fall * sampleRate))
  const { wave } = voice
  let phase = 0
  let level = voice.level * note.level
  for (let i = from; i < to; i++) {
    const since = i - from
    const up = since < attack ? since / attack : 1
    const down = since > held ? 1 - (since - held) / release : 1
    const sample = wave[phase >>> PHASE_SHIFT] * level * up * down
    left[i] += sample * toLeft
    right[i] += sample * toRight
    phase = (phase + step) | 0
    level *= fall
  }
}

/** A sine that another sine modulates (FM): bells and mallets. `ratio` of their pitches; the modulation fades within `bendFall` seconds. */
function bent(bus: Bus, note: Note, how: { ratio: number; bend: number; bendFall: number; fall: number; level: number }): void {
  const { left, right, sampleRate } = bus
  const from = Math.round(note.at * sampleRate)
  const to = Math.min(left.length, from + Math.round(Math.min(note.length + 1.5, 7 * how.fall) * sampleRate))
  const [toLeft, toRight] = [Math.cos(((note.pan + 1) * Math.PI) / 4), Math.sin(((note.pan + 1) * Math.PI) / 4)]
  const step = Math.round(stepOf(note.pitch, sampleRate)) | 0
  const bendStep = Math.round(stepOf(note.pitch, sampleRate) * how.ratio) | 0
  const fall = Math.exp(-1 / (how.fall * sampleRate))
  const bendFall = Math.exp(-1 / (how.bendFall * sampleRate))
  const attack = 0.003 * sampleRate
  const out = 0.02 * sampleRate
  let phase = 0
  let bendPhase = 0
  let level = how.level * note.level
  // A whole period of the carrier is 2^32 of phase: the modulation is that much per radian.
  let bend = (how.bend / (2 * Math.PI)) * 4_294_967_296
  for (let i = from; i < to; i++) {
    const edge = Math.min(1, (i - from) / attack, (to - i) / out)
    const sample = waves.sine[((phase + waves.sine[bendPhase >>> PHASE_SHIFT] * bend) | 0) >>> PHASE_SHIFT] * level * edge
    left[i] += sample * toLeft
    right[i] += sample * toRight
    phase = (phase + step) | 0
    bendPhase = (bendPhase + bendStep) | 0
    level *= fall
    bend *= bendFall
  }
}

/** Noise between two filters of one pole each. `low`, `high`: where they begin, Hz; `rises`: grows towards its end instead of fading. */
function hiss(
  bus: Bus,
  note: Note,
  how: { low: number; high: number; fall: number; level: number; rises?: boolean; after?: number },
): void {
  const { left, right, sampleRate } = bus
  const from = Math.round((note.at + (how.after ?? 0)) * sampleRate)
  const length = Math.round((how.rises === true ? note.length : 7 * how.fall) * sampleRate)
  const to = Math.min(left.length, from + length)
  const [toLeft, toRight] = [Math.cos(((note.pan + 1) * Math.PI) / 4), Math.sin(((note.pan + 1) * Math.PI) / 4)]
  const closing = 1 - Math.exp((-2 * Math.PI * how.high) / sampleRate)
  const opening = 1 - Math.exp((-2 * Math.PI * how.low) / sampleRate)
  const fall = Math.exp(-1 / (how.fall * sampleRate))
  const attack = 0.0015 * sampleRate
  let state = 0x2545f491 ^ from
  let dull = 0
  let below = 0
  let level = how.level * note.level
  for (let i = from; i < to; i++) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    dull += closing * (state / 2_147_483_648 - dull)
    below += opening * (dull - below)
    const share = (i - from) / length
    const shape = how.rises === true ? share * share * Math.min(1, (1 - share) * 12) : Math.min(1, (i - from) / attack) * level
    const sample = (dull - below) * (how.rises === true ? shape * level : shape)
    left[i] += sample * toLeft
    right[i] += sample * toRight
    if (how.rises !== true) level *= fall
  }
}

function kick({ left, right, sampleRate }: Bus, note: Note): void {
  const from = Math.round(note.at * sampleRate)
  const to = Math.min(left.length, from + Math.round(0.32 * sampleRate))
  let phase = 0
  for (let i = from; i < to; i++) {
    const t = (i - from) / sampleRate
    // From 140 Hz down to 48: sounds like a struck drum skin.
    phase += (48 + 92 * Math.exp(-t * 34)) / sampleRate
    const edge = Math.min(1, t / 0.002, (to - i) / (0.03 * sampleRate))
    const sample = Math.sin(2 * Math.PI * phase) * Math.exp(-t * 11) * edge * 0.5 * note.level
    left[i] += sample
    right[i] += sample
  }
}

const plain: Voice = { wave: waves.sine, detune: 0, level: 0.1, attack: 0.005, fall: null, release: 0.08, pan: 0 }
const voices = (...layers: readonly Partial<Voice>[]): Instrument => {
  const all = layers.map((layer) => ({ ...plain, ...layer }))
  return (bus, note) => {
    for (const voice of all) sound(bus, note, voice)
  }
}

/** Every instrument, by its name. */
export const instruments: Readonly<Record<InstrumentName, Instrument>> = {
  pad: voices(
    { wave: waves.soft, detune: 0.06, level: 0.055, attack: 0.35, release: 0.6, pan: -0.7 },
    { wave: waves.soft, detune: -0.06, level: 0.055, attack: 0.35, release: 0.6, pan: 0.7 },
    { wave: waves.sine, detune: 12, level: 0.014, attack: 0.6, release: 0.6 },
  ),
  strings: voices(
    { wave: waves.bowed, detune: 0.05, level: 0.045, attack: 0.22, release: 0.45, pan: -0.5 },
    { wave: waves.bowed, detune: -0.07, level: 0.045, attack: 0.28, release: 0.45, pan: 0.5 },
  ),
  piano: voices(
    { wave: waves.felt, level: 0.17, attack: 0.006, fall: 0.7, release: 0.25 },
    { wave: waves.sine, detune: 12.02, level: 0.03, attack: 0.002, fall: 0.18, release: 0.1 },
  ),
  pluck: voices(
    { wave: waves.soft, level: 0.16, attack: 0.003, fall: 0.16, release: 0.12 },
    { wave: waves.string, detune: 0.04, level: 0.07, attack: 0.002, fall: 0.05, release: 0.08, pan: 0.2 },
  ),
  guitar: voices(
    { wave: waves.felt, level: 0.15, attack: 0.003, fall: 0.5, release: 0.2 },
    { wave: waves.string, level: 0.1, attack: 0.002, fall: 0.1, release: 0.1 },
  ),
  mallet: (bus, note) => bent(bus, note, { ratio: 4, bend: 1.1, bendFall: 0.03, fall: 0.2, level: 0.24 }),
  bell: (bus, note) => bent(bus, note, { ratio: 3.5, bend: 1.6, bendFall: 0.25, fall: 0.5, level: 0.11 }),
  bass: voices({ wave: waves.low, level: 0.3, attack: 0.012, fall: 1.2, release: 0.07 }),
  kick,
  snap: (bus, note) => {
    hiss(bus, note, { low: 900, high: 3800, fall: 0.022, level: 0.5 })
    hiss(bus, note, { low: 1500, high: 6000, fall: 0.04, level: 0.1 })
  },
  clap: (bus, note) => {
    for (const after of [0, 0.011, 0.023])
      hiss(bus, note, { low: 700, high: 5200, fall: after === 0.023 ? 0.06 : 0.008, level: 0.26, after })
  },
  hat: (bus, note) => hiss(bus, note, { low: 6000, high: 14_000, fall: 0.028, level: 0.16 }),
  shaker: (bus, note) => hiss(bus, note, { low: 3500, high: 9000, fall: 0.035, level: 0.12 }),
  swell: (bus, note) => hiss(bus, note, { low: 500, high: 4500, fall: 1, level: 0.16, rises: true }),
}
