import { chordTone, figureOf, heldChord, type Mood, stroke, tone } from '../score.ts'

const figures = [
  [0, 2, 1, 2],
  [0, 1, 3, 2],
  [0, 3, 1, 2],
]

/** A picked guitar over strings, finger snaps: home. */
export const warm: Mood = {
  beat: 20,
  scale: [0, 2, 4, 5, 7, 9, 11],
  tonics: [55, 57, 60, 53],
  progressions: [
    [0, 3, 5, 4],
    [0, 5, 1, 4],
    [0, 4, 3, 3],
  ],
  chordBeats: 2,
  chordTones: 3,
  accent: 'mallet',
  lastChord: ['guitar', 'strings', 'piano'],
  play: (beat) => {
    const figure = figureOf(beat, figures)
    const at = (2 * beat.index) % 4
    const picked = [0, 1].map((i) =>
      tone(beat, 'guitar', {
        share: i / 2,
        pitch: chordTone(beat, figure[at + i]),
        level: i === 0 ? 0.85 : 0.65,
        length: beat.length * 1.6,
        pan: i === 0 ? -0.35 : 0.35,
      }),
    )
    if (beat.section === 'intro') return [...picked, ...heldChord(beat, 'strings', 0.3)]
    return [
      ...picked,
      ...heldChord(beat, 'strings', 0.55),
      tone(beat, 'bass', { share: 0, pitch: beat.root, level: beat.isChange ? 0.85 : 0.6, length: beat.length * 0.9 }),
      stroke(beat, 'shaker', 0, 0.25, 0.35),
      stroke(beat, 'shaker', 0.5, 0.4, 0.35),
      ...(beat.index % 2 === 0 ? [stroke(beat, 'kick', 0, 0.7)] : [stroke(beat, 'snap', 0, 0.6, -0.2)]),
      ...(beat.isChange && beat.section === 'full'
        ? [tone(beat, 'piano', { share: 0, pitch: chordTone(beat, 2) + 12, level: 0.5, length: beat.chordLength, pan: 0.15 })]
        : []),
    ]
  },
}
