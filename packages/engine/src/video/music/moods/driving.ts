import { chordTone, figureOf, heldChord, type Mood, stroke, tone } from '../score.ts'

const figures = [
  [0, 1, 2, 1],
  [0, 2, 3, 2],
  [2, 0, 1, 0],
]

/** Four on the floor, a bass that pumps in eighths, sixteenths above: forward. */
export const driving: Mood = {
  beat: 15,
  scale: [0, 2, 3, 5, 7, 8, 10],
  tonics: [57, 60, 62, 64],
  progressions: [
    [0, 5, 2, 6],
    [0, 3, 5, 6],
    [5, 6, 0, 0],
  ],
  chordBeats: 2,
  chordTones: 3,
  accent: 'bell',
  lastChord: ['pluck', 'pad', 'strings'],
  play: (beat) => {
    const figure = figureOf(beat, figures)
    const sixteenths = figure.map((degree, i) =>
      tone(beat, 'pluck', {
        share: i / 4,
        pitch: chordTone(beat, degree) + 12,
        level: [0.65, 0.35, 0.5, 0.4][i],
        length: beat.length * 0.5,
        pan: i % 2 === 0 ? -0.5 : 0.5,
      }),
    )
    const pump = [0, 0.5].map((at) =>
      tone(beat, 'bass', { share: at, pitch: beat.root, level: at === 0 ? 0.8 : 0.95, length: beat.length * 0.42 }),
    )
    if (beat.section === 'intro') return [...heldChord(beat, 'pad', 0.45), ...sixteenths, stroke(beat, 'kick', 0, 0.6)]
    if (beat.section === 'rise')
      return [
        ...heldChord(beat, 'pad', 0.6),
        ...sixteenths,
        ...pump,
        ...[0, 0.25, 0.5, 0.75].map((at) => stroke(beat, 'clap', at, 0.3 + 0.3 * at + (beat.index % 2) * 0.1)),
      ]
    return [
      ...heldChord(beat, 'pad', 0.5),
      ...heldChord(beat, 'strings', 0.25),
      ...sixteenths,
      ...pump,
      stroke(beat, 'kick', 0, 1),
      stroke(beat, 'hat', 0.5, 0.6, 0.2),
      stroke(beat, 'hat', 0.25, 0.25, -0.3),
      stroke(beat, 'hat', 0.75, 0.25, -0.3),
      ...(beat.index % 2 === 1 ? [stroke(beat, 'clap', 0, 0.75)] : []),
    ]
  },
}
