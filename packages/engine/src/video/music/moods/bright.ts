import { chordTone, figureOf, heldChord, type Mood, stroke, tone } from '../score.ts'

const figures = [
  [0, 2, 1, 3],
  [3, 1, 2, 0],
  [0, 3, 2, 4],
]

/** Claps on the second beat, plucked chords in eighths: a good day. */
export const bright: Mood = {
  beat: 16,
  scale: [0, 2, 4, 5, 7, 9, 11],
  tonics: [60, 62, 57, 65],
  progressions: [
    [0, 4, 5, 3],
    [0, 3, 5, 4],
    [3, 0, 4, 5],
  ],
  chordBeats: 2,
  chordTones: 3,
  accent: 'bell',
  lastChord: ['pluck', 'pad', 'piano'],
  play: (beat) => {
    const figure = figureOf(beat, figures)
    const even = beat.index % 2 === 0
    const first = figure[(2 * beat.index) % 4]
    const second = figure[(2 * beat.index + 1) % 4]
    const keys = [
      ...heldChord(beat, 'pad', 0.5),
      tone(beat, 'pluck', { share: 0, pitch: chordTone(beat, first) + 12, level: 0.75, pan: -0.4 }),
      tone(beat, 'pluck', { share: 0.5, pitch: chordTone(beat, second) + 12, level: 0.6, pan: 0.4 }),
    ]
    if (beat.section === 'intro') return [...keys, stroke(beat, 'shaker', 0.5, 0.4, 0.3)]
    const drive = [
      tone(beat, 'bass', { share: 0, pitch: beat.root, level: 0.9, length: beat.length * 0.45 }),
      tone(beat, 'bass', { share: 0.5, pitch: beat.root, level: 0.6, length: beat.length * 0.4 }),
      stroke(beat, 'shaker', 0, 0.35, 0.3),
      stroke(beat, 'shaker', 0.5, 0.5, 0.3),
    ]
    if (beat.section === 'rise') return [...keys, ...drive, ...[0, 0.5].map((at) => stroke(beat, 'clap', at, even ? 0.4 : 0.6))]
    return [
      ...keys,
      ...drive,
      stroke(beat, 'kick', 0, 0.9),
      ...(even ? [] : [stroke(beat, 'clap', 0, 0.7)]),
      stroke(beat, 'hat', 0.5, 0.45, -0.25),
    ]
  },
}
