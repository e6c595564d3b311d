import { type VideoAspectRatio, videoAspectRatios, type VideoStoryboard } from '@adloom/domain/video.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { endFrames } from '../timeline/end-time.ts'
import { storyboards } from './storyboards.ts'
import { colors, namesIn, partsOf, setTypeOfCases, subjects, videoFaultsOf } from './storyboards.test-data.ts'
import { type VideoSubject } from '../timeline/timeline.ts'

beforeAll(() => setTypeOfCases())

test('no video of close-ups shows a detail twice', () => {
  for (const subject of ['staged', 'photograph'] as const) {
    for (const seconds of [5, 10, 15]) {
      for (const seed of [1, 2, 3, 4]) {
        const parts = partsOf({ ratio: '16:9', subject, seconds, text: 'full', seed })
        const timeline = storyboards.closeups.timeline(parts)
        const cameras = Array.from({ length: parts.frames - endFrames(parts) }, (_, at) => timeline.frameAt(at).camera)
        const cuts = cameras.flatMap((now, at) => {
          const before = cameras[at - 1] ?? now
          const way = Math.hypot(now.centerX - before.centerX, now.centerY - before.centerY) * now.zoom
          return at === 0 || way > 0.1 || Math.abs(now.zoom / before.zoom - 1) > 0.1 ? [at] : []
        })
        const middles = cuts.map((cut, index) => cameras[Math.floor((cut + (cuts[index + 1] ?? cameras.length)) / 2)])
        const close = middles.filter(({ zoom }) => zoom > 1.5)
        expect(close.length).toBeGreaterThan(0)
        for (const [index, one] of close.entries())
          for (const other of close.slice(0, index))
            expect(Math.hypot(one.centerX - other.centerX, one.centerY - other.centerY)).toBeGreaterThan(0.015)
      }
    }
  }
})

test('a spotlight never washes out white, and is a pool of light in the dark', () => {
  for (const seed of [1, 2, 3, 4]) {
    const parts = partsOf({ ratio: '16:9', subject: 'staged', seconds: 10, text: 'full', seed })
    const timeline = storyboards.spotlight.timeline(parts)
    const lights = Array.from({ length: parts.frames - endFrames(parts) }, (_, at) => timeline.frameAt(at)).filter(
      ({ light }) => light.vignette > 0,
    )
    expect(Math.max(...lights.map(({ light }) => light.gain))).toBeLessThanOrEqual(1)
    const pools = lights.flatMap(({ light }) => (light.spot === null ? [] : [light.gain * light.spot.outside]))
    expect(pools.length).toBeGreaterThan(60)
    expect(Math.max(...pools)).toBeLessThan(0.3)
  }
})

test('bold words share their posters with the product when there is room', () => {
  const shares = (ratio: VideoAspectRatio, subject: VideoSubject): string[] => {
    const parts = partsOf({ ratio, subject, seconds: 10, text: 'full', seed: 3 })
    const timeline = storyboards.bold.timeline(parts)
    const frames = Array.from({ length: parts.frames - endFrames(parts) }, (_, at) => timeline.frameAt(at))
    const shown = frames.filter(({ layers }) => layers.some((layer) => layer.kind === 'product')).flatMap((frame) => [...namesIn(frame)])
    return [...new Set(shown)].toSorted()
  }
  expect(shares('16:9', 'staged').some((name) => name.startsWith('poster/caption'))).toBe(true)
  expect(shares('9:16', 'staged')).toContain('poster/hook')
  expect(shares('9:16', 'photograph')).toEqual([])
})

test('facts are a list: each is ticked, earlier ones stay, and the product moves on', () => {
  for (const ratio of videoAspectRatios) {
    for (const subject of subjects) {
      const parts = partsOf({ ratio, subject, seconds: 10, text: 'full', seed: 3 })
      const timeline = storyboards.facts.timeline(parts)
      const shown = Array.from({ length: parts.frames - endFrames(parts) }, (_, at) => timeline.frameAt(at))
      const listed = shown.filter((frame) => [...namesIn(frame)].some((name) => name.startsWith('panel/caption')))
      const counts = listed.map((frame) => [...namesIn(frame)].filter((name) => name.startsWith('panel/caption')).length)
      const ticks = listed.map(({ layers }) => layers.filter((layer) => layer.kind === 'panel' && layer.color === colors.onBrand).length)
      expect(Math.max(...counts)).toBeGreaterThan(1)
      expect(Math.max(...ticks)).toBe(Math.max(...counts))
      // A list only grows until it leaves.
      const grown = counts.slice(0, counts.lastIndexOf(Math.max(...counts)) + 1)
      expect(grown.toSorted((a, b) => a - b)).toEqual(grown)
      for (let at = 8; at < listed.length; at += 8)
        expect(JSON.stringify(listed[at].camera) === JSON.stringify(listed[at - 8].camera)).toBe(false)
    }
  }
})

// The record's keys are the ids.
const ids = Object.keys(storyboards) as VideoStoryboard[]
const cases = videoAspectRatios.flatMap((ratio) =>
  subjects.flatMap((subject) =>
    [1, 2, 5, 10, 15].flatMap((seconds) =>
      (['full', 'silent'] as const).map((text) => ({ ratio, subject, seconds, text, seed: 1 + (seconds % 2) })),
    ),
  ),
)

describe.each(ids)('%s', (id) => {
  test('at every ratio and length: type inside the safe zone, no overlapping text, time to read, never still, a button at the end', () => {
    expect(cases.flatMap((one) => videoFaultsOf(id, one))).toEqual([])
  })

  test('an old price is struck through before the new price appears, when there is time', () => {
    for (const subject of subjects) {
      for (const ratio of ['16:9', '9:16'] as const) {
        const parts = partsOf({ ratio, subject, seconds: 10, text: 'full', seed: 3 })
        const timeline = storyboards[id].timeline(parts)
        const first = new Map<string, number>()
        for (let at = 0; at < parts.frames; at++)
          for (const layer of timeline.frameAt(at).layers)
            if (layer.kind === 'sprite' && !first.has(layer.sprite)) first.set(layer.sprite, at)
        expect(first.get('endOffer/1')).toBeLessThan(first.get('endOffer/1-stroke') ?? 0)
        expect(first.get('endOffer/1-stroke')).toBeLessThan(first.get('endOffer/0') ?? 0)
        const offers = ['picture', 'panel', 'poster'].filter((setting) => first.has(`${setting}/offer/0`))
        // Otherwise the end card alone shows the offer.
        expect(offers.length > 0 || id !== 'offer').toBe(true)
        expect(
          offers.length === 0 ||
            offers.some((setting) => Number(first.get(`${setting}/offer/1-stroke`)) < Number(first.get(`${setting}/offer/0`))),
        ).toBe(true)
      }
    }
  })

  test('the camera never jumps inside a shot', () => {
    for (const subject of subjects) {
      const parts = partsOf({ ratio: '16:9', subject, seconds: 10, text: 'full', seed: 3 })
      const timeline = storyboards[id].timeline(parts)
      const cuts: number[] = []
      for (let at = 1; at < parts.frames; at++) {
        const [before, now] = [timeline.frameAt(at - 1).camera, timeline.frameAt(at).camera]
        const way =
          Math.hypot((now.centerX - before.centerX) * now.zoom, (now.centerY - before.centerY) * now.zoom) +
          Math.abs(now.zoom / before.zoom - 1)
        if (way > 0.03) cuts.push(at)
      }
      // The camera jumps at cuts only: a few frames, apart from each other.
      expect(cuts.every((cut, index) => index === 0 || cut - cuts[index - 1] >= 6)).toBe(true)
      expect(cuts.length).toBeLessThan(14)
    }
  })

  test('the same parts give the same video, another seed another one', () => {
    const of = (seed: number): string => {
      const timeline = storyboards[id].timeline(partsOf({ ratio: '16:9', subject: 'staged', seconds: 5, text: 'full', seed }))
      return JSON.stringify(Array.from({ length: 150 }, (_, at) => timeline.frameAt(at)))
    }
    expect(of(1)).toBe(of(1))
    expect(of(1)).not.toBe(of(2))
  })
})
