import { type FilmStoryboard, filmSizes, videoAspectRatios } from '@adloom/domain/film.ts'
import { describe, expect, test } from 'vitest'
import { endFrames } from './end-time.ts'
import { type Frame, type Layer } from './frame.ts'
import { safeArea } from './safe-area.ts'
import { storyboards } from './storyboards.ts'
import { type FilmSubject, type SpokenType, type TimelineParts, type TypeBlock } from './timeline.ts'

const block = (name: string, words: number, width: number, height: number): TypeBlock => ({
  pieces: Array.from({ length: words }, (_, index) => ({
    sprite: `${name}/${index}`,
    x: (index * width) / words - 10,
    y: -10,
    width: width / words - 6,
    height,
    room: 10,
    line: 0,
  })),
  width,
  height,
  lineHeight: height,
  lines: 1,
})

const spoken = (name: string, width: number): SpokenType => ({
  hook: block(`${name}/hook`, 3, width, 60),
  captions: [1, 2, 3].map((index) => block(`${name}/caption-${index}`, 4, width * 0.8, 44)),
  offer: block(`${name}/offer`, 2, width * 0.7, 90),
})
const silent: SpokenType = { hook: null, captions: [], offer: null }
const ending = { mark: null, logo: null, name: null, endLine: null, endOffer: null, button: null, site: null }

function partsOf(
  ratio: (typeof videoAspectRatios)[number],
  subject: FilmSubject,
  seconds: number,
  speaks: boolean,
  seed = 1,
): TimelineParts {
  const { width, height } = filmSizes[ratio]['720p']
  const safe = safeArea(ratio, ratio === '9:16' ? 'reels' : 'feed', { width, height })
  const column = ratio === '16:9' ? 480 : safe.width * 0.9
  const said = { ...ending, ...spoken('picture', column), panel: spoken('panel', column), poster: spoken('poster', safe.width * 0.9) }
  const ends = { name: block('name', 1, 140, 40), endLine: block('endLine', 3, 300, 50), button: block('button', 1, 170, 64) }
  return {
    subject,
    frames: seconds * 30,
    fps: 30,
    width,
    height,
    safe,
    product:
      subject === 'staged'
        ? { left: width * 0.36, top: height * 0.34, width: width * 0.28, height: height * 0.42 }
        : { left: 0, top: 0, width, height },
    hasCutOut: subject === 'staged',
    type: speaks ? { ...said, ...ends } : { ...ending, ...silent, panel: silent, poster: silent },
    colors: { brand: '#B5482F', onBrand: '#FFFFFF', deep: '#8F3420', light: '#CC6248', text: '#FFFFFF', shade: '#140C0A' },
    beat: 16,
    seed,
  }
}

const everyFrame = (id: FilmStoryboard, parts: TimelineParts): Frame[] => {
  const timeline = storyboards[id].timeline(parts)
  return Array.from({ length: parts.frames }, (_, at) => timeline(at))
}
const numbersOf = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersOf) : []
const isButton = (layer: Layer): boolean => layer.kind === 'sprite' && layer.sprite.startsWith('button') && layer.alpha > 0.9

// The record's keys are the ids.
const ids = Object.keys(storyboards) as FilmStoryboard[]

describe.each(ids)('%s', (id) => {
  const cases = videoAspectRatios.flatMap((ratio) =>
    (['staged', 'photograph', 'footage'] as const).flatMap((subject) =>
      [1, 2, 5, 10, 15].flatMap((seconds) => [true, false].map((speaks) => partsOf(ratio, subject, seconds, speaks))),
    ),
  )

  test('every number is one, every alpha between 0 and 1, and footage is hardly enlarged', () => {
    for (const parts of cases) {
      for (const frame of everyFrame(id, parts)) {
        expect(numbersOf(frame).every((value) => Number.isFinite(value))).toBe(true)
        expect(frame.layers.every(({ alpha }) => alpha >= 0 && alpha <= 1)).toBe(true)
        expect(frame.camera.zoom).toBeLessThanOrEqual(parts.subject === 'footage' ? 1.08 : 2.4)
      }
    }
  })

  test('frames half a second apart always differ', () => {
    for (const parts of cases) {
      const frames = everyFrame(id, parts).map((frame) => JSON.stringify(frame))
      for (let at = 0; at + 15 < frames.length; at++) expect(frames[at]).not.toBe(frames[at + 15])
    }
  })

  test('type that is fully shown is inside of what is safe', () => {
    for (const parts of cases) {
      const { safe, width } = parts
      for (const { layers } of everyFrame(id, parts)) {
        for (const layer of layers) {
          if (layer.kind !== 'sprite' || layer.alpha < 0.99 || layer.clip !== undefined || !layer.sprite.includes('/')) continue
          expect(layer.x + 10).toBeGreaterThanOrEqual(safe.left - width * 0.03)
          expect(layer.y + 10).toBeGreaterThanOrEqual(safe.top - 24)
          expect(layer.y + 50).toBeLessThanOrEqual(safe.top + safe.height + 24)
        }
      }
    }
  })

  test('the button is shown for 0.6 s at the end, 0.25 s of a film of one second', () => {
    for (const parts of cases.filter(({ type }) => type.button !== null)) {
      const shown = everyFrame(id, parts).filter(({ layers }) => layers.some(isButton)).length
      expect(shown).toBeGreaterThanOrEqual(parts.frames <= 30 ? 8 : Math.min(18, endFrames(parts) - 8))
    }
  })

  test('the same parts give the same film, another seed another one', () => {
    const of = (seed: number): string => JSON.stringify(everyFrame(id, partsOf('16:9', 'staged', 5, true, seed)))
    expect(of(1)).toBe(of(1))
    expect(of(1)).not.toBe(of(2))
  })
})
