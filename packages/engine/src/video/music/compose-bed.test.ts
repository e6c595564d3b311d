import { VIDEO_FPS, musicMoods } from '@adloom/domain/video.ts'
import { describe, expect, test } from 'vitest'
import { composeBed } from './compose-bed.ts'
import { type Bus } from './instruments.ts'
import { moods } from './moods.ts'
import { drums, type InstrumentName } from './score.ts'
import { beatOf, writeScore } from './write-score.ts'

const decibels = (power: number): number => 10 * Math.log10(power + 1e-12)
/** Mean power of both channels between two moments, dB of full scale. */
const loudness = ({ left, right, sampleRate }: Bus, from: number, to: number): number => {
  const [first, last] = [Math.round(from * sampleRate), Math.round(to * sampleRate)]
  let sum = 0
  for (let i = first; i < last; i++) sum += left[i] ** 2 + right[i] ** 2
  return decibels(sum / (2 * (last - first)))
}
const largest = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
/** Compared as bytes: matchers take a second for a megabyte. */
const isSame = (one: Float32Array, other: Float32Array): boolean => Buffer.from(one.buffer).equals(Buffer.from(other.buffer))
const isDrum = (instrument: InstrumentName): boolean => (drums as readonly InstrumentName[]).includes(instrument) // a list of names is searched for a name

test.each([1, 2, 3.5, 7, 15])('a bed of %d seconds is that long to the sample, and silent at its very end', (seconds) => {
  const { left, right, sampleRate } = composeBed('warm', { seconds, seed: 4, hits: [] })
  expect([left.length, right.length, sampleRate]).toEqual([48_000 * seconds, 48_000 * seconds, 48_000])
  expect(largest(left.subarray(-400)) + largest(right.subarray(-400))).toBe(0)
})

describe.each(musicMoods)('%s', (mood) => {
  const order = { seconds: 5, seed: 11, hits: [3.2] }
  const bed = composeBed(mood, order)

  test('is as loud as ads are, and never at its limit', () => {
    expect(loudness(bed, 0, 5)).toBeGreaterThan(-19)
    expect(loudness(bed, 0, 5)).toBeLessThan(-15)
    expect(Math.max(largest(bed.left), largest(bed.right))).toBeLessThan(10 ** (-1 / 20))
    expect(bed.left.every(Number.isFinite) && bed.right.every(Number.isFinite)).toBe(true)
  })

  test('has no clicks: no sample jumps away from the one before', () => {
    for (const channel of [bed.left, bed.right]) {
      expect(largest(channel.map((sample, i) => (i === 0 ? sample : sample - channel[i - 1])))).toBeLessThan(0.35)
    }
  })

  test('is wide: left and right are not the same', () => {
    const side = largest(bed.left.map((sample, i) => sample - bed.right[i]))
    expect(side).toBeGreaterThan(0.05)
  })

  test('plays only notes of its scale, in every key', () => {
    for (let seed = 0; seed < 12; seed++) {
      const { notes, tonic } = writeScore(mood, { seconds: 15, seed, hits: [2, 7.5, 12.6] })
      const strange = notes
        .filter(({ instrument }) => !isDrum(instrument))
        .filter(({ pitch }) => !moods[mood].scale.includes((((pitch - tonic) % 12) + 12) % 12))
      expect(strange).toEqual([])
    }
  })

  test('begins sparse and grows', () => {
    const { notes, endAt } = writeScore(mood, { seconds: 12, seed: 2, hits: [] })
    const bar = 4 * (moods[mood].beat / VIDEO_FPS)
    const played = (from: number) => notes.filter(({ at }) => at >= from && at < from + bar - 1e-6).length
    expect(played(0)).toBeLessThan(0.8 * played(bar))
    expect(12 - endAt).toBeGreaterThan(0.8)
  })

  test('strikes its last chord on the beat of the end card and fades out with the video', () => {
    const { endAt } = writeScore(mood, order)
    const beat = moods[mood].beat / VIDEO_FPS
    expect(Math.abs(endAt - 3.2)).toBeLessThanOrEqual(beat / 2 + 1e-9)
    expect(endAt / beat).toBeCloseTo(Math.round(endAt / beat), 6)
    expect(loudness(bed, endAt + 0.01, endAt + 0.26)).toBeGreaterThan(loudness(bed, 4.3, 4.55) + 4)
    expect(loudness(bed, 4.3, 4.55)).toBeGreaterThan(loudness(bed, 4.8, 4.95) + 4)
  })

  test('is audible at events', () => {
    const [silent, struck] = [[4], [2.13, 4]].map((hits) => ({ seconds: 5, seed: 5, hits }))
    const without = writeScore(mood, silent)
    const hit = writeScore(mood, struck)
    expect(hit.notes.filter(({ at }) => at === 2.13).length).toBeGreaterThan(without.notes.filter(({ at }) => at === 2.13).length)
    const heard = composeBed(mood, struck)
    const quiet = composeBed(mood, silent)
    expect(loudness(heard, 2.14, 2.3) - loudness(quiet, 2.14, 2.3)).toBeGreaterThan(0.5)
  })

  test('sounds the same for the same seed and differs for others', () => {
    const again = composeBed(mood, order)
    expect(isSame(again.left, bed.left) && isSame(again.right, bed.right)).toBe(true)
    expect(again.sampleRate).toBe(bed.sampleRate)
    const melodies = [1, 2, 3, 4, 5, 6].map((seed) =>
      writeScore(mood, { ...order, seed })
        .notes.map(({ pitch }) => pitch)
        .join(),
    )
    expect(new Set(melodies).size).toBeGreaterThan(3)
  })

  test('has beats of whole frames', () => {
    expect(beatOf(mood, VIDEO_FPS)).toBe(moods[mood].beat)
    expect(Number.isInteger(moods[mood].beat)).toBe(true)
  })
})

test('moods differ in tempo or instruments', () => {
  const faces = musicMoods.map((mood) => {
    const players = new Set(writeScore(mood, { seconds: 8, seed: 1, hits: [] }).notes.map(({ instrument }) => instrument))
    return `${moods[mood].beat} ${[...players].sort().join()}`
  })
  expect(new Set(faces).size).toBe(musicMoods.length)
})
