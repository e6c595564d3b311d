import { type MusicMood } from '@adloom/domain/video.ts'
import { moods } from './moods.ts'
import { type Beat, type Mood, type Note } from './score.ts'

/** Input of a bed. `hits`: seconds of events on screen, rising; the last one may be the end card. */
export interface BedOrder {
  readonly seconds: number
  readonly seed: number
  readonly hits: readonly number[]
}

/** A video's music as notes: pure data. `tonic` is the key's note, `endAt` the time of the last chord, seconds. */
interface Score {
  readonly notes: readonly Note[]
  readonly tonic: number
  readonly endAt: number
}

/** The frames of a video from one beat of its music to the next. */
export const beatOf = (mood: MusicMood, fps: number): number => Math.round((moods[mood].beat * fps) / 30)

/** Seconds an ending rings: the card's time, within what sounds neither cut off nor dragged out. */
const LEAST_RING = 0.8
const MOST_RING = 3.2

/** Writes the music of a video. The same order gives the same notes. */
export function writeScore(name: MusicMood, order: BedOrder): Score {
  const mood = moods[name]
  const random = seededRandom(order.seed * 7919 + mood.beat)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]
  const tonic = pick(mood.tonics)
  const progression = pick(mood.progressions)
  const figure = random()
  const length = mood.beat / 30
  const endAt = endingOf(order, length)
  const beats = Math.round(endAt / length)
  const intro = beats >= 12 ? 4 : beats >= 5 ? 2 : 0
  const notes: Note[] = []
  for (let index = 0; index < beats; index++) {
    const inChord = index % mood.chordBeats
    const chord = chordOf(mood, tonic, progression[Math.floor(index / mood.chordBeats) % progression.length])
    const beat: Beat = {
      index,
      at: index * length,
      length,
      section: index < intro ? 'intro' : index >= beats - 2 && beats >= 6 ? 'rise' : 'full',
      isChange: inChord === 0,
      chordLength: Math.min(mood.chordBeats, beats - index) * length,
      ...chord,
      figure,
      random,
    }
    notes.push(...mood.play(beat))
  }
  const swell = Math.min(2 * length, endAt)
  if (swell > 0.3) notes.push({ instrument: 'swell', at: endAt - swell, length: swell, pitch: 0, level: 0.7, pan: 0 })
  notes.push(...ending(mood, tonic, endAt, order.seconds - endAt))
  // The last chord has an accent of its own.
  const struck = order.hits.filter((hit) => hit >= 0 && hit < order.seconds - 0.2 && Math.abs(hit - endAt) > 0.1)
  for (const hit of struck) notes.push(...accent(mood, tonic, hit, order.seconds - hit))
  return { notes, tonic, endAt }
}

/** The ending falls on a beat: the one nearest to the last hit if it leaves time to ring, otherwise the last that does. */
function endingOf({ seconds, hits }: BedOrder, beat: number): number {
  const last = Math.floor((seconds - Math.min(1.6, seconds * 0.5)) / beat)
  const card = hits.findLast((hit) => seconds - hit >= LEAST_RING && seconds - hit <= MOST_RING)
  const wanted = card === undefined ? last : Math.round(card / beat)
  return Math.max(0, seconds - wanted * beat >= LEAST_RING ? wanted : last) * beat
}

function ending(mood: Mood, tonic: number, at: number, ring: number): readonly Note[] {
  const { chord, root } = chordOf({ ...mood, chordTones: 3 }, tonic, 0)
  const struck = mood.lastChord.flatMap((instrument) =>
    [...chord, chord[0] + 12].map((pitch, i) => ({ instrument, at, length: ring, pitch, level: 0.36, pan: (i / 3 - 0.5) * 0.8 })),
  )
  return [
    ...struck,
    { instrument: 'bass', at, length: ring, pitch: root, level: 0.7, pan: 0 },
    { instrument: 'kick', at, length: 0.4, pitch: 0, level: 0.7, pan: 0 },
    { instrument: 'bell', at, length: ring, pitch: tonicAbove(tonic, 76), level: 0.45, pan: 0.2 },
  ]
}

/** The sound of an event: the tonic and its fifth, which fit every chord of the scale, and a soft stroke. */
const accent = (mood: Mood, tonic: number, at: number, left: number): readonly Note[] => [
  { instrument: 'kick', at, length: 0.4, pitch: 0, level: 0.8, pan: 0 },
  { instrument: mood.accent, at, length: Math.min(1.5, left), pitch: tonicAbove(tonic, 72), level: 0.7, pan: -0.2 },
  { instrument: mood.accent, at, length: Math.min(1.5, left), pitch: tonicAbove(tonic, 72) + 7, level: 0.5, pan: 0.2 },
]

const tonicAbove = (tonic: number, least: number): number => tonic + 12 * Math.ceil((least - tonic) / 12)

/** The chord on a degree of the scale, every tone in the octave around middle C, so that chords follow each other closely. */
function chordOf(mood: Mood, tonic: number, degree: number): { readonly chord: readonly number[]; readonly root: number } {
  const steps = Array.from({ length: mood.chordTones }, (_, i) => mood.scale[(degree + 2 * i) % mood.scale.length])
  const chord = steps.map((step) => intoOctave(tonic + step, 55)).sort((a, b) => a - b)
  return { chord, root: intoOctave(tonic + steps[0], 33) }
}

const intoOctave = (pitch: number, from: number): number => from + ((((pitch - from) % 12) + 12) % 12)

function seededRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
