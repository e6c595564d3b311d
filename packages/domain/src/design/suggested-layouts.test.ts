import { expect, test } from 'vitest'
import { adLayouts, type AdLayout } from '../template.ts'
import { noAdFacts } from './ad-facts.ts'
import { sampleAdFacts } from './sample-ad-facts.test-data.ts'
import { layoutsOfImages, suggestedLayouts, type LayoutOccasion, withAnotherLayout, withLayoutsLike } from './suggested-layouts.ts'

const bare: LayoutOccasion = {
  facts: noAdFacts,
  cutout: null,
  pictures: [],
  headline: 'Walk further on a Sunday',
  brandName: 'Northfield',
  angle: null,
  favourites: [],
}
const rich: LayoutOccasion = {
  ...bare,
  facts: sampleAdFacts,
  cutout: { src: '/cut.png', ratio: 1, box: { left: 0, top: 0, width: 1, height: 1 } },
  pictures: ['/two.jpg'],
}
const familyOf = (layout: AdLayout): string => adLayouts[layout].family

test('the first five layouts are of five families, whatever an ad has', () => {
  for (const occasion of [bare, rich, { ...rich, headline: 'Comfortable leather shoes for the longest walks' }]) {
    expect(new Set(suggestedLayouts(occasion).slice(0, 5).map(familyOf)).size).toBe(5)
  }
})

test('a layout is suggested only to ads that have what it shows', () => {
  const suggested = suggestedLayouts(bare)
  for (const layout of ['offer', 'sale', 'stars', 'callouts', 'pop', 'collage'] as const) expect(suggested).not.toContain(layout)
  expect(suggestedLayouts(rich)).toHaveLength(Object.keys(adLayouts).length)
})

test('a text about an offer, a rating or a feature gets a layout that shows it first', () => {
  const firstOf = (angle: LayoutOccasion['angle']): string => familyOf(suggestedLayouts({ ...rich, angle })[0])
  expect([firstOf('offer'), firstOf('proof'), firstOf('feature')]).toEqual(['offer', 'proof', 'features'])
})

test('a long headline is not set as large as it gets', () => {
  const places = (headline: string): number => suggestedLayouts({ ...bare, headline }).findIndex((layout) => familyOf(layout) === 'type')
  expect(places('Comfortable leather shoes for the longest walks')).toBeGreaterThan(places('Walk on'))
})

test('favourites of the brand come first, and ads of a shop differ', () => {
  expect(suggestedLayouts({ ...bare, favourites: ['noir', 'sale'] })[0]).toBe('noir')
  const firsts = ['Mug', 'Bowl', 'Plate', 'Vase', 'Jug', 'Tray'].map((headline) => suggestedLayouts({ ...bare, headline })[0])
  expect(new Set(firsts).size).toBeGreaterThan(1)
})

test('an image keeps the layout that was chosen for it, and no other image gets that', () => {
  const layouts = layoutsOfImages(5, [null, 'card'], bare)
  expect(layouts[1]).toBe('card')
  expect(new Set(layouts).size).toBe(5)
})

test('another layout is one that no other image has, and all can be gone through', () => {
  let layouts = layoutsOfImages(5, [], bare)
  const seen = new Set([layouts[0]])
  for (let turn = 0; turn < 30; turn++) {
    layouts = withAnotherLayout(layouts, 0, bare)
    seen.add(layouts[0])
    expect(new Set(layouts).size).toBe(5)
  }
  expect(seen.size).toBe(suggestedLayouts(bare).length - 4)
})

test('layouts like one are of its family, then of its mood', () => {
  const layouts = withLayoutsLike(['arch', 'card', 'band', 'poster', 'note'], 0, bare)
  expect(layouts[0]).toBe('arch')
  expect(new Set(layouts).size).toBe(5)
  expect(layouts.slice(1, 4).map(familyOf)).toEqual(['quiet', 'quiet', 'quiet'])
  expect(familyOf(layouts[4])).toBe('photo')
})
