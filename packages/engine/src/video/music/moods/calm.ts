import { chordTone, figureOf, heldChord, type Mood, stroke, tone } from '../score.ts'

const figures = [
  [0, 2, 3, 2],
  [2, 1, 3, 4],
  [3, 2, 0, 2],
]

/** Wide pads, a felt piano that lets every note ring, no drums but a heartbeat. */
export const calm: Mood = {
  beat: 24,
  scale: [0, 2, 4, 5, 7, 9, 11],
  tonics: [60, 63, 58],
  progressions: [
    [0, 5, 3, 4],
    [3, 0, 5, 4],
    [0, 2, 3, 3],
  ],
  chordBeats: 2,
  chordTones: 4,
  accent: 'bell',
  lastChord: ['pad', 'piano'],
  play: (beat) => {
    const figure = figureOf(beat, figures)
    const at = (2 * beat.index) % 4
    const keys = [
      ...heldChord(beat, 'pad', 0.7),
      tone(beat, 'piano', { share: 0, pitch: chordTone(beat, figure[at]) + 12, level: 0.75, length: beat.length * 2, pan: -0.3 }),
      tone(beat, 'piano', { share: 0.5, pitch: chordTone(beat, figure[at + 1]) + 12, level: 0.55, length: beat.length * 2, pan: 0.3 }),
    ]
    if (beat.section === 'intro') return keys
    return [
      ...keys,
      ...(beat.isChange ? [tone(beat, 'bass', { share: 0, pitch: beat.root, level: 0.6, length: beat.chordLength * 0.9 })] : []),
      stroke(beat, 'shaker', 0.5, 0.22, 0.4),
      ...(beat.section === 'full' ? [stroke(beat, 'kick', 0, beat.isChange ? 0.5 : 0.3)] : []),
    ]
  },
}
