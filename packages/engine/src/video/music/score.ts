/** Everything that can play a note. Pitches are MIDI numbers (60 is middle C); drums ignore them. */
const pitched = ['pad', 'strings', 'piano', 'pluck', 'mallet', 'bell', 'bass', 'guitar'] as const
export const drums = ['kick', 'snap', 'clap', 'hat', 'shaker', 'swell'] as const
export type InstrumentName = (typeof pitched)[number] | (typeof drums)[number]

/** One note. `at` and `length` in seconds, `level` 0 to 1, `pan` -1 left to 1 right. `pitch` is 0 for drums. */
export interface Note {
  readonly instrument: InstrumentName
  readonly at: number
  readonly length: number
  readonly pitch: number
  readonly level: number
  readonly pan: number
}

/** Where in the video a beat is: `intro` sparse, `full`, `rise` the two beats before the ending. */
type Section = 'intro' | 'full' | 'rise'

/** One beat, as a mood receives it. */
export interface Beat {
  /** Counts from 0. */
  readonly index: number
  readonly at: number
  /** Seconds from this beat to the next. */
  readonly length: number
  readonly section: Section
  /** Whether the chord begins here, and how long it lasts, seconds. */
  readonly isChange: boolean
  readonly chordLength: number
  /** The chord's tones, the lowest first, in the middle of the keyboard; its root two octaves below. */
  readonly chord: readonly number[]
  readonly root: number
  /** Picks one of several figures, 0 to 1; the same throughout a video. */
  readonly figure: number
  /** 0 to 1, a new value at every call. */
  readonly random: () => number
}

/** The music of a mood. */
export interface Mood {
  /** Frames from beat to beat at 30 frames a second: a whole number, so that cuts can fall on beats. */
  readonly beat: number
  /** Semitones above the tonic. */
  readonly scale: readonly number[]
  /** Tonics to choose from, MIDI numbers around middle C. */
  readonly tonics: readonly number[]
  /** Chords as degrees of the scale, 0 the tonic; each lasts `chordBeats`. */
  readonly progressions: readonly (readonly number[])[]
  readonly chordBeats: number
  /** Notes in a chord: 3, or 4 with its seventh. */
  readonly chordTones: number
  readonly play: (beat: Beat) => readonly Note[]
  /** The instruments of events on screen and of the last chord. */
  readonly accent: InstrumentName
  readonly lastChord: readonly InstrumentName[]
}

/** A note within a beat. `share`: how much of the beat passes before it; `length` in seconds, the beat's if missing; `pan` 0 if missing. */
interface BeatNote {
  readonly share: number
  readonly pitch: number
  readonly level: number
  readonly length?: number
  readonly pan?: number
}

/** A note of `instrument` in a beat. */
export const tone = (beat: Beat, instrument: InstrumentName, { share, pitch, level, length = beat.length, pan = 0 }: BeatNote): Note => ({
  instrument,
  at: beat.at + share * beat.length,
  length,
  pitch,
  level,
  pan,
})

/** A stroke of a drum, `share` of a beat after the beat. */
export const stroke = (beat: Beat, instrument: InstrumentName, share: number, level: number, pan = 0): Note =>
  tone(beat, instrument, { share, pitch: 0, level, length: 0.4, pan })

/** The chord held until the next: on a change only. */
export const heldChord = (beat: Beat, instrument: InstrumentName, level: number): readonly Note[] =>
  beat.isChange
    ? beat.chord.map((pitch, i) =>
        tone(beat, instrument, {
          share: 0,
          pitch,
          level,
          length: beat.chordLength,
          pan: (i / Math.max(1, beat.chord.length - 1) - 0.5) * 0.9,
        }),
      )
    : []

/** The chord's tone number `at`, going on an octave higher above the last one. */
export const chordTone = (beat: Beat, at: number): number => beat.chord[at % beat.chord.length] + 12 * Math.floor(at / beat.chord.length)

/** One of `figures`, the same through the whole video. */
export const figureOf = <Figure>(beat: Beat, figures: readonly Figure[]): Figure =>
  figures[Math.min(figures.length - 1, Math.floor(beat.figure * figures.length))]
