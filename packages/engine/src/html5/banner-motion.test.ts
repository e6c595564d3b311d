import { expect, test } from 'vitest'
import { type BannerPart } from './banner-parts.ts'
import { motionEndMs, motionsOf } from './banner-motion.ts'

const frame = { width: 300, height: 250 }
const part = (role: BannerPart['role'], left: number, top: number, width: number, height: number): BannerPart => ({
  role,
  box: { left, top, width, height },
  alt: '',
  look: { kind: 'field', background: '#fff', radius: 0 },
})
const picture = part('picture', 0, 0, 300, 140)
const panel = part('panel', 0, 140, 300, 110)
const slope = part('edge', 0, 120, 300, 20)
const brand = part('brand', 10, 150, 80, 14)
const headline = [part('headline', 10, 170, 200, 20), part('headline', 10, 190, 180, 20)]
const price = part('price', 220, 170, 60, 24)
const button = part('button', 200, 215, 90, 28)
const banner = [picture, panel, slope, button, brand, price, ...headline]

test('the picture is there from the beginning, words come in the order of reading, and the button last', () => {
  const motions = motionsOf(banner, frame)
  const delayOf = (one: BannerPart): number => motions[banner.indexOf(one)].delayMs
  expect(delayOf(picture)).toBe(0)
  const order = [brand, headline[0], headline[1], price, button]
  const delays = order.map(delayOf)
  expect(delays).toEqual(delays.toSorted((one, other) => one - other))
  expect(motions.filter(({ nudge }) => nudge !== null)).toHaveLength(1)
  expect(motionEndMs(motions)).toBeLessThan(15_000)
})

test('a panel comes from its edge of the frame with its own edge, farther than both are high', () => {
  const motions = motionsOf(banner, frame)
  expect(motions[1]).toMatchObject({ entrance: 'slide', shift: { x: 0, y: 132 } })
  expect(motions[2]).toEqual(motions[1])
})

test('a panel at the left comes from the left, and what is not a word on it comes along', () => {
  const parts = [part('panel', 0, 0, 120, 250), part('shape', 10, 40, 90, 90), part('picture', 120, 0, 180, 250)]
  const [field, shape, beside] = motionsOf(parts, frame)
  // It touches the upper edge, the lower one and the left.
  expect(field).toMatchObject({ entrance: 'slide', shift: { x: -122, y: 0 } })
  expect(shape).toEqual(field)
  expect(beside.entrance).toBe('grow')
})

test('what a small text lies on does not come before it is read', () => {
  const plate = part('panel', 20, 20, 60, 20)
  const badge = part('badge', 24, 23, 50, 14)
  const [, under, over] = motionsOf([part('panel', 0, 0, 300, 250), plate, badge], frame)
  expect(over.delayMs - under.delayMs).toBeLessThan(200)
  expect(over.entrance).toBe('fade')
})

test('a band across the frame that widens a panel comes with it, and what a product stands before is there first', () => {
  const band = part('shape', 0, 110, 300, 30)
  const disc = part('shape', 20, 20, 60, 60)
  const motions = motionsOf([panel, band, disc, part('product', 30, 10, 50, 90)], frame)
  expect(motions[1]).toEqual(motions[0])
  expect(motions[2]).toMatchObject({ entrance: 'grow', delayMs: 0 })
})

test('a cut-out product is seen from the first frame on, and comes after a panel that it stands on', () => {
  const product = part('product', 100, 160, 60, 80)
  expect(motionsOf([product], frame)[0]).toMatchObject({ entrance: 'grow', delayMs: 0 })
  const [field, after] = motionsOf([panel, product], frame)
  expect(after).toMatchObject({ entrance: 'arrive' })
  expect(after.delayMs).toBeGreaterThan(field.delayMs)
})

test('what lies at an edge of the frame stays there as it grows', () => {
  const round = part('picture', 200, 60, 100, 100)
  expect(motionsOf([round], frame)[0]).toMatchObject({ entrance: 'grow', origin: { x: 1, y: 0.5 } })
})

test('what a brand lies on is there with it', () => {
  const motions = motionsOf([part('panel', 0, 220, 300, 30), part('brand', 10, 228, 80, 14)], frame)
  expect(motions.map(({ entrance }) => entrance)).toEqual(['still', 'still'])
})

test('a brand that lies on nothing that moves is there from the first frame on', () => {
  expect(motionsOf([part('brand', 10, 10, 80, 14)], frame)[0].entrance).toBe('still')
})
