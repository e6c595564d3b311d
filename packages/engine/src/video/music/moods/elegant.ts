import { chordTone, figureOf, heldChord, type Mood, stroke, tone } from '../score.ts'

const figures = [
  [0, 3, 2, 4],
  [4, 2, 3, 1],
  [2, 4, 3, 5],
]

/** Strings and a piano in the upper octaves, bells far away: a shop window at night. */
export const elegant: Mood = {
  beat: 22,
  scale: [0, 2, 3, 5, 7, 8, 10],
  tonics: [57, 59, 62, 55],
  progressions: [
    [0, 5, 2, 6],
    [0, 2, 5, 3],
    [5, 2, 6, 0],
  ],
  chordBeats: 2,
  chordTones: 4,
  accent: 'bell',
  lastChord: ['strings', 'piano', 'pad'],
  play: (beat) => {
    const figure = figureOf(beat, figures)
    const at = (2 * beat.index) % 4
    const keys = [
      ...heldChord(beat, 'strings', 0.6),
      tone(beat, 'piano', { share: 0, pitch: chordTone(beat, figure[at]) + 12, level: 0.8, length: beat.length * 1.8, pan: -0.25 }),
      tone(beat, 'piano', { share: 0.5, pitch: chordTone(beat, figure[at + 1]) + 12, level: 0.5, length: beat.length * 1.8, pan: 0.25 }),
    ]
    if (beat.section === 'intro') return keys
    return [
      ...keys,
      ...heldChord(beat, 'pad', 0.35),
      ...(beat.isChange ? [tone(beat, 'bass', { share: 0, pitch: beat.root, level: 0.7, length: beat.chordLength * 0.95 })] : []),
      ...(beat.isChange ? [stroke(beat, 'kick', 0, 0.55)] : [stroke(beat, 'snap', 0, 0.3, 0.25)]),
      stroke(beat, 'hat', 0.5, 0.22, -0.3),
      ...(beat.random() < 0.3
        ? [tone(beat, 'bell', { share: 0.75, pitch: chordTone(beat, 4) + 12, level: 0.25, length: 1.2, pan: 0.6 })]
        : []),
    ]
  },
}
