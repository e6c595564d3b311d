import { type Ad } from '@adloom/domain/ad.ts'
import { expect, test } from 'vitest'
import { addressOf, countsOf, filterOf, rowsOf } from './filters.ts'

// The functions look at type and id only.
const ads = (...types: readonly Ad['type'][]) => types.map((type, index) => ({ type, id: `${type}${index}` }) as Ad)

test('a route of one ad type shows that type, and an asked-for filter wins over the route', () => {
  expect(filterOf('/tool', '')).toBe('all')
  expect(filterOf('/tool/all', '')).toBe('all')
  expect(filterOf('/tool/ad-video', '')).toBe('video')
  expect(filterOf('/tool/ad-image', '?filter=social')).toBe('social')
  expect(filterOf('/tool', '?filter=nonsense')).toBe('all')
})

test('choosing a filter leaves a route that has one built in, and only then', () => {
  expect(addressOf('video', '/tool/all')).toBe('/tool/all?filter=video')
  expect(addressOf('all', '/tool/social-ad')).toBe('/tool')
  expect(addressOf('image', '/tool/social-ad')).toBe('/tool?filter=image')
})

test('every filter says how many it shows', () => {
  expect(countsOf(ads('social', 'video', 'social'))).toEqual({ all: 3, social: 2, display: 0, image: 0, video: 1 })
})

test('neighbouring cards share a grid of at most twelve, social ads stand alone, and the order is kept', () => {
  const rows = rowsOf(ads('image', 'video', 'social', ...Array<'image'>(13).fill('image')))
  expect(rows.map((row) => (row.kind === 'social' ? 'social' : row.ads.length))).toEqual([2, 'social', 12, 1])
})
