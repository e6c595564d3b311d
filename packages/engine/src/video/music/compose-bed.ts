import { type MusicMood } from '@adloom/domain/video.ts'
import { type Bus, instruments } from './instruments.ts'
import { roomOf } from './reverb.ts'
import { type InstrumentName } from './score.ts'
import { type BedOrder, writeScore } from './write-score.ts'

const SAMPLE_RATE = 48_000
/** RMS a bed is normalised to, of full scale: -17 dB, about -16 LUFS on loudness meters. */
const TARGET = 10 ** (-17 / 20)
/** Below it the limiter changes nothing; the output never exceeds `CEILING` (-1.3 dB). */
const KNEE = 0.5
const CEILING = 0.86
/** Reverb level, and what gets none: low drums with reverb are mud. */
const ROOM = 0.3
const outOfTheRoom: readonly InstrumentName[] = ['kick', 'bass', 'hat', 'shaker']

/**
 * The music of a video: rights-free, as it is synthesised from the seed alone. It begins sparse, is full after a bar or two, rises before the last
 * hit (the end card), strikes its last chord on the beat nearest to it and rings out with the video. The same order gives the same samples.
 */
export function composeBed(mood: MusicMood, order: BedOrder): Bus {
  const length = Math.round(order.seconds * SAMPLE_RATE)
  const dry = silence(length)
  const roomy = silence(length)
  const { notes, endAt } = writeScore(mood, order)
  for (const note of notes) instruments[note.instrument](outOfTheRoom.includes(note.instrument) ? dry : roomy, note)
  const room = roomOf(roomy)
  for (const side of ['left', 'right'] as const) for (let i = 0; i < length; i++) dry[side][i] += roomy[side][i] + ROOM * room[side][i]
  fadeOut(dry, order.seconds - endAt)
  level(dry)
  return dry
}

const silence = (length: number): Bus => ({ left: new Float32Array(length), right: new Float32Array(length), sampleRate: SAMPLE_RATE })

/** The last chord fades with the video: its last hundredth of a second is silent. */
function fadeOut({ left, right }: Bus, ring: number): void {
  const still = Math.min(480, left.length)
  const fade = Math.min(left.length - still, Math.round(Math.min(1.4, Math.max(0.25, ring * 0.75)) * SAMPLE_RATE))
  const from = left.length - still - fade
  for (let i = from; i < left.length; i++) {
    const gain = i >= from + fade ? 0 : Math.cos((((i - from) / fade) * Math.PI) / 2) ** 2
    left[i] *= gain
    right[i] *= gain
  }
}

function level({ left, right }: Bus): void {
  let sum = 0
  for (let i = 0; i < left.length; i++) sum += left[i] ** 2 + right[i] ** 2
  const gain = sum === 0 ? 0 : TARGET / Math.sqrt(sum / (2 * left.length))
  for (const channel of [left, right]) for (let i = 0; i < channel.length; i++) channel[i] = limited(channel[i] * gain)
}

function limited(sample: number): number {
  const size = Math.abs(sample)
  if (size <= KNEE) return sample
  return Math.sign(sample) * (KNEE + (CEILING - KNEE) * Math.tanh((size - KNEE) / (CEILING - KNEE)))
}
