import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import { expect, test } from 'vitest'
import { pairings } from '../pairings.ts'
import { arrange, type Placed } from './arrange.ts'
import { type AdSheet } from './fit-part.ts'
import { type AdRegion } from './layout.ts'

const creative = (change: Partial<Creative> = {}): Creative => ({
  ...plainCreative,
  image: '/picture.jpg',
  brandLogo: null,
  brandName: 'Northbrew',
  headline: 'Cold brew worth waking up for',
  description: 'Steeped 18 hours, bottled the same day.',
  callToAction: 'Shop now',
  accent: '#1F6F54',
  ...change,
})

const sheet = (change: Partial<AdSheet> = {}): AdSheet => ({
  creative: creative(),
  pairing: pairings.grotesque,
  width: 1000,
  height: 1000,
  smallestType: 20,
  safe: { above: 0, below: 0, beside: 0 },
  isMirrored: false,
  ...change,
})

const column: AdRegion = {
  pad: 5,
  gap: 3,
  down: [
    { part: 'brand', size: 7, drop: 2 },
    { part: 'picture', fit: 'product', least: 40 },
    { part: 'headline', size: [10, 4], lines: 3 },
    { part: 'description', size: [4, 2.5], lines: 3, drop: 1 },
    { align: 'start', down: [{ part: 'button', height: 8 }] },
  ],
}

const nameOf = (placed: Placed): string =>
  placed.kind === 'text' ? placed.text.lines.join(' ') : placed.kind === 'part' ? placed.part.part : placed.kind
const sizesOf = (parts: readonly Placed[]): number[] => parts.flatMap((part) => (part.kind === 'text' ? [part.text.size] : []))
const boxOf = (parts: readonly Placed[], kind: Placed['kind']) => parts.find((part) => part.kind === kind)?.box

test('parts follow each other with gaps, the picture takes the room that is left, and boxes have whole pixels', () => {
  const parts = arrange(column, sheet({ width: 1003, height: 1207 }))
  expect(parts.map(nameOf)).toEqual([
    'brand',
    'picture',
    'Cold brew worth waking up for',
    'Steeped 18 hours, bottled the same day.',
    'button',
  ])
  for (const [index, { box }] of parts.entries()) {
    for (const length of Object.values(box)) expect(Number.isInteger(length)).toBe(true)
    // The last one ends at the padding.
    const nextTop = parts.at(index + 1)?.box.top ?? 1207 - 50 + 30
    expect(Math.abs(nextTop - box.top - box.height - 30)).toBeLessThanOrEqual(1)
  }
  expect(parts.at(-1)?.box).toMatchObject({ top: 1207 - 50 - 80, height: 80 })
})

test('the headline shrinks before the rest does', () => {
  const [headline, description] = sizesOf(arrange(column, sheet()))
  const [lower, same] = sizesOf(arrange(column, sheet({ height: 880, width: 1000 })))
  expect(lower).toBeLessThan(headline * 0.95)
  // The unit follows the shorter side, so that a size is compared by its share.
  expect(same / 880).toBeCloseTo(description / 1000, 2)
})

test('regions are left out in their order only when everything is at its smallest', () => {
  const namesAt = (height: number): string[] => arrange(column, sheet({ height, width: 1000, smallestType: 50 })).map(nameOf)
  const kept = [1100, 1000, 800, 700, 600, 500, 330].map((height) => {
    const names = namesAt(height)
    return [names.includes('brand'), names.some((name) => name.startsWith('Steeped'))]
  })
  expect(kept[0]).toEqual([true, true])
  expect(kept[2]).toEqual([false, true])
  for (const one of kept.slice(2)) expect(one).toContain(false)
  expect(namesAt(330)).toContain('button')
})

test('an extra is left out rather than that the headline gets smaller than half', () => {
  const withExtra = (drop: number): AdRegion => ({
    pad: 5,
    down: [
      { part: 'picture', fit: 'product', least: 55 },
      { part: 'headline', size: [14, 4], lines: 3 },
      { part: 'brandName', size: [16, 16], lines: 1, drop },
    ],
  })
  const [small, ...kept] = arrange(withExtra(4), sheet()).slice(1)
  const [large, ...left] = arrange(withExtra(5), sheet()).slice(1)
  expect([kept.length, left.length]).toEqual([1, 0])
  expect(sizesOf([large])[0]).toBeGreaterThan(sizesOf([small])[0])
})

test('a picture behind a stack in another stays in its own', () => {
  const framed: AdRegion = {
    ground: 'accent',
    pad: 5,
    down: [
      {
        grow: 1,
        down: [
          { part: 'picture', fit: 'whole', isBehind: true, least: 30 },
          { part: 'headline', size: [8, 4], lines: 2 },
        ],
      },
    ],
  }
  const parts = arrange(framed, sheet())
  expect(parts.map(nameOf).slice(0, 2)).toEqual(['ground', 'picture'])
  expect(boxOf(parts, 'picture')).toEqual({ left: 50, top: 50, width: 900, height: 900 })
})

test('a part without content leaves no gap', () => {
  const empty = arrange(column, sheet({ creative: creative({ headline: '', description: '', callToAction: '' }) }))
  expect(empty.map(nameOf)).toEqual(['brand', 'picture'])
  expect(boxOf(empty, 'picture')).toEqual({ left: 50, top: 150, width: 900, height: 800 })
  const bare = creative({ brandName: '', headline: '', description: '', callToAction: '' })
  expect(boxOf(arrange(column, sheet({ creative: bare })), 'picture')).toEqual({ left: 50, top: 50, width: 900, height: 900 })
})

test('an ad written from right to left is the mirror image', () => {
  const row: AdRegion = {
    pad: [4, 3, 4, 6],
    gap: 5,
    along: [{ part: 'picture', fit: 'product', share: 0.4 }, column],
  }
  const [plain, mirrored] = [false, true].map((isMirrored) => arrange(row, sheet({ width: 1600, height: 900, isMirrored })))
  expect(mirrored.map(nameOf)).toEqual(plain.map(nameOf))
  for (const [index, { box }] of mirrored.entries()) {
    const { left, ...rest } = plain[index].box
    expect(box).toEqual({ ...rest, left: 1600 - left - rest.width })
  }
})

test('text keeps clear of the margins of the app that shows the ad', () => {
  const safe = { above: 200, below: 300, beside: 120 }
  const parts = arrange({ ...column, safe: 'all' }, sheet({ height: 1900, safe }))
  for (const { box } of parts) {
    expect(box.left).toBeGreaterThanOrEqual(120)
    expect(box.left + box.width).toBeLessThanOrEqual(880)
    expect(box.top).toBeGreaterThanOrEqual(200)
    expect(box.top + box.height).toBeLessThanOrEqual(1600)
  }
})

test('a picture behind its stack fills it, and its product keeps the place that the text leaves', () => {
  const behind: AdRegion = {
    down: [
      { part: 'picture', fit: 'product', isBehind: true, least: 50 },
      { ground: 'white', pad: 5, down: [{ part: 'headline', size: [8, 4], lines: 2 }] },
    ],
  }
  const [picture, ground] = arrange(behind, sheet())
  expect(picture).toMatchObject({ kind: 'picture', box: { left: 0, top: 0, width: 1000, height: 1000 } })
  expect(picture.kind === 'picture' ? picture.focus.height : 0).toBe(ground.box.top)
})

test('without room for anything nothing has a negative or unknown size', () => {
  for (const [width, height] of [
    [40, 40],
    [900, 20],
    [20, 900],
  ]) {
    const parts = arrange(column, sheet({ width, height, smallestType: 11 }))
    for (const { box } of parts) for (const length of [box.width, box.height]) expect(length).toBeGreaterThanOrEqual(0)
  }
})

test('where a layout writes the name of the brand, a brand with a logo shows that', () => {
  const named: AdRegion = {
    down: [
      { part: 'brandName', size: [3, 2], lines: 1, align: 'center' },
      { part: 'headline', size: [10, 4], lines: 1 },
    ],
  }
  expect(arrange(named, sheet()).map(nameOf)).toEqual(['Northbrew', 'Cold brew worth waking up for'])
  const [logo] = arrange(named, sheet({ creative: creative({ brandLogo: '/logo.png' }) }))
  expect(logo).toMatchObject({ kind: 'part', part: { part: 'brand', align: 'center' } })
})

test('a group of less than no padding reaches over what is above it and takes no room for it', () => {
  const region: AdRegion = {
    down: [
      { part: 'picture', fit: 'product', least: 20 },
      { pad: [-10, 0, 0, 0], down: [{ ground: 'accent', pad: 5, down: [{ part: 'headline', size: [8, 4], lines: 2 }] }] },
    ],
  }
  const parts = arrange(region, sheet())
  const [picture, ground] = [boxOf(parts, 'picture'), boxOf(parts, 'ground')]
  expect((picture?.height ?? 0) - (ground?.top ?? 0)).toBe(100)
  expect((ground?.top ?? 0) + (ground?.height ?? 0)).toBe(1000)
})

test('a shape leaves free of its box what its inset says, from where lines begin', () => {
  const region: AdRegion = {
    over: [
      { part: 'shape', shape: 'block', color: 'accent', inset: [0.5, -0.1, 0, 0.25] },
      { part: 'picture', fit: 'product' },
    ],
  }
  expect(boxOf(arrange(region, sheet()), 'part')).toEqual({ left: 250, top: 500, width: 850, height: 500 })
  expect(boxOf(arrange(region, sheet({ isMirrored: true })), 'part')?.left).toBe(-100)
})

test('the score and the number of reviews are texts of their own, the score in the type of headlines', () => {
  const facts = { ...plainCreative.facts, rating: { value: '4.7', stars: 4.7, count: '3,103' } }
  const region: AdRegion = {
    down: [
      { part: 'picture', fit: 'product' },
      { part: 'score', size: [20, 10], lines: 1, leading: 0.9 },
      { part: 'reviews', size: [5, 4], lines: 1 },
    ],
  }
  const texts = arrange(region, sheet({ creative: creative({ facts }) })).flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  expect(texts.map(({ lines }) => lines)).toEqual([['4.7'], ['(3,103)']])
  expect(texts[0].style.weight).toBe(pairings.grotesque.headline.weight)
  expect(texts[0].lineHeight).toBe(Math.round(texts[0].size * pairings.grotesque.headline.leading * 0.9))
  expect(arrange(region, sheet()).map(nameOf)).toEqual(['picture'])
})

test('a line around a field is a pixel wide on every side in the smallest frames, too', () => {
  const line: AdRegion = {
    ground: 'night',
    pad: 7,
    down: [
      { ground: 'accent', grow: 1, pad: 1.2, down: [{ ground: 'night', grow: 1, down: [{ part: 'headline', size: [26, 12], lines: 2 }] }] },
    ],
  }
  for (const width of [299, 300, 301, 307, 320]) {
    const [, outer, inner] = arrange(line, sheet({ width, height: 50, smallestType: 11 })).map(({ box }) => box)
    expect([inner.left - outer.left, inner.top - outer.top]).toEqual([1, 1])
    expect([outer.width - inner.width, outer.height - inner.height]).toEqual([2, 2])
  }
})
