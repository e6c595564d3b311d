import { type Ad } from '@adloom/domain/ad.ts'
import { expect, test } from 'vitest'
import { addressOf, campaignOf, campaignsOf, columnsFor, countsOf, filterOf, ofCampaign, placeAfter, rowsOf } from './filters.ts'

// The functions read type and id only.
const ads = (...types: readonly Ad['type'][]) => types.map((type, index) => ({ type, id: `${type}${index}` }) as Ad)

test('a route of one ad type shows that type, and a filter in the address overrides the route', () => {
  expect(filterOf('/tool', '')).toBe('all')
  expect(filterOf('/tool/all', '')).toBe('all')
  expect(filterOf('/tool/ad-video', '')).toBe('video')
  expect(filterOf('/tool/ad-video/', '')).toBe('video')
  expect(filterOf('/tool/ad-image', '?filter=social')).toBe('social')
  expect(filterOf('/tool', '?filter=nonsense')).toBe('all')
})

test('choosing a filter leaves a route only when the route has a built-in filter', () => {
  expect(addressOf('video', '/tool/all')).toBe('/tool/all?filter=video')
  expect(addressOf('all', '/tool/social-ad')).toBe('/tool')
  expect(addressOf('all', '/tool/social-ad/')).toBe('/tool')
  expect(addressOf('image', '/tool/social-ad')).toBe('/tool?filter=image')
})

test('a campaign stands in the address beside the filter', () => {
  expect(campaignOf('?filter=social&campaign=camp_1')).toBe('camp_1')
  expect(campaignOf('?filter=social')).toBeNull()
  expect(addressOf('all', '/tool', 'camp_1')).toBe('/tool?campaign=camp_1')
  expect(addressOf('image', '/tool/social-ad', 'camp 1')).toBe('/tool?filter=image&campaign=camp+1')
})

test('ads are counted by their campaigns, and one campaign’s are found', () => {
  const [one, two, three, other] = ads('social', 'social', 'social', 'image')
  const spring = { id: 's', name: 'Spring' }
  const all = [
    { ...one, campaign: spring },
    { ...two, campaign: { id: 'a', name: 'Autumn' } },
    { ...three, campaign: spring },
    other,
  ] as Ad[]
  expect(campaignsOf(all)).toEqual([
    { ...spring, count: 2 },
    { id: 'a', name: 'Autumn', count: 1 },
  ])
  expect(ofCampaign(all, 's').map(({ id }) => id)).toEqual(['social0', 'social2'])
  expect(ofCampaign(all, null)).toBe(all)
})

test('every filter shows its number of creations', () => {
  expect(countsOf(ads('social', 'video', 'social'))).toEqual({ all: 3, social: 2, display: 0, image: 0, video: 1 })
})

/** Lines as the types and widths of their cards, e.g. `image2 video1`. */
const drawn = (columns: number, ...types: readonly Ad['type'][]) =>
  rowsOf(ads(...types), columns).map(({ cells }) => cells.map(({ ad, span }) => `${ad.type}${span}`).join(' '))

test('cards fill lines in order: a social ad takes a whole one, an image two columns', () => {
  expect(drawn(4, 'video', 'image', 'display', 'video', 'social', 'video')).toEqual([
    'video1 image2 display1',
    'video1',
    'social4',
    'video1',
  ])
  expect(drawn(1, 'image', 'video')).toEqual(['image1', 'video1'])
})

test('an image takes one column that the next line leaves empty, and stays as it is beside two', () => {
  expect(drawn(3, 'image', 'image', 'video')).toEqual(['image3', 'image2 video1'])
  expect(drawn(4, 'video', 'image', 'social', 'image')).toEqual(['video1 image3', 'social4', 'image2'])
  expect(drawn(4, 'image', 'social')).toEqual(['image2', 'social4'])
})

test('a list of at least 900 px has four videos per line, and images in pairs of columns', () => {
  expect([columnsFor(851, 'video'), columnsFor(852, 'video'), columnsFor(1752, 'video')]).toEqual([3, 4, 4])
  expect([columnsFor(1392, 'all'), columnsFor(1000, 'all'), columnsFor(1000, 'image'), columnsFor(0, 'all')]).toEqual([4, 3, 2, 1])
})

test('arrow keys move through the grid and stop at its ends', () => {
  // Lines: 0 1 2 3 / 4 (social) / 5 (image, two columns) 6
  const rows = rowsOf(ads('video', 'video', 'video', 'video', 'social', 'image', 'video'), 4)
  const after = (place: number, key: string) => placeAfter(rows, place, key)
  expect([after(0, 'ArrowLeft'), after(3, 'ArrowRight'), after(6, 'ArrowRight')]).toEqual([0, 4, 6])
  expect([after(2, 'ArrowDown'), after(4, 'ArrowDown'), after(6, 'ArrowDown'), after(6, 'ArrowUp')]).toEqual([4, 5, 6, 4])
  expect([after(3, 'Home'), after(0, 'End'), after(0, 'x')]).toEqual([0, 6, null])
})
