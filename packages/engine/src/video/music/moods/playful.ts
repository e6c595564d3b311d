import { chordTone, figureOf, type Mood, stroke, tone } from '../score.ts'

const figures = [
  [0, 2, 4],
  [2, 3, 1],
  [4, 2, 3],
]

/** Mallets that hop beside the beat, snaps, a bass that answers: a wink. */
export const playful: Mood = {
  beat: 18,
  scale: [0, 2, 4, 5, 7, 9, 11],
  tonics: [60, 65, 62, 67],
  progressions: [
    [0, 5, 1, 4],
    [0, 3, 0, 4],
    [0, 1, 3, 4],
  ],
  chordBeats: 2,
  chordTones: 3,
  accent: 'bell',
  lastChord: ['mallet', 'pluck', 'piano'],
  play: (beat) => {
    const [first, second, third] = figureOf(beat, figures)
    const even = beat.index % 2 === 0
    const hop = [
      tone(beat, 'mallet', { share: 0, pitch: chordTone(beat, first) + 12, level: 0.8, length: beat.length * 0.6, pan: -0.35 }),
      tone(beat, 'mallet', {
        share: even ? 0.67 : 0.33,
        pitch: chordTone(beat, second) + 12,
        level: 0.6,
        length: beat.length * 0.5,
        pan: 0.35,
      }),
      ...(even
        ? []
        : [tone(beat, 'mallet', { share: 0.67, pitch: chordTone(beat, third) + 12, level: 0.65, length: beat.length * 0.5, pan: 0.1 })]),
    ]
    const snap = even ? [] : [stroke(beat, 'snap', 0, 0.75, 0.2)]
    if (beat.section === 'intro') return [...hop, ...snap]
    return [
      ...hop,
      ...snap,
      tone(beat, 'bass', { share: 0, pitch: beat.root + (even ? 0 : 12), level: 0.8, length: beat.length * 0.4 }),
      ...(even ? [stroke(beat, 'kick', 0, 0.75)] : []),
      ...beat.chord.map((pitch, i) =>
        tone(beat, 'pluck', { share: 0.67, pitch, level: 0.4, length: beat.length * 0.3, pan: 0.3 * (i - 1) }),
      ),
      stroke(beat, 'shaker', 0, 0.3, -0.3),
      stroke(beat, 'shaker', 0.67, 0.45, -0.3),
      ...(beat.section === 'rise' ? [stroke(beat, 'snap', 0.67, 0.5, -0.2)] : []),
    ]
  },
}
