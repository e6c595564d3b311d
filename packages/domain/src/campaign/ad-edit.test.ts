import { expect, test } from 'vitest'
import { type SocialAd, socialAd } from '../ad.ts'
import { plainDesign } from '../design/ad-design.ts'
import { editedAd } from './ad-edit.ts'

const ad: SocialAd = socialAd(
  {
    id: 'ad_1',
    number: 1,
    brandName: 'Northbrew',
    brandLogo: null,
    productUrl: null,
    productName: 'Cold brew',
    productDescription: '',
    images: ['a.jpg', 'b.jpg'],
    options: ['Shop now', 'Learn more'].map((callToAction, at) => ({
      id: String(at),
      headline: 'Cold',
      description: 'Brew.',
      callToAction,
    })),
    layout: 'card',
    design: { ...plainDesign, layouts: ['card', 'arch'] },
  },
  new Date(0),
)

test('a new call to action replaces that of every text', () => {
  const edited = editedAd(ad, { change: 'callToAction', callToAction: 'Buy now' })
  expect([edited.callToAction, ...edited.contentVariations.map(({ callToAction }) => callToAction)]).toEqual([
    'Buy now',
    'Buy now',
    'Buy now',
  ])
  expect(editedAd(edited, { change: 'callToAction', callToAction: 'Buy now' })).toBe(edited)
})

test('a new design replaces that of every picture', () => {
  const edited = editedAd(ad, { change: 'layout', layout: 'poster' })
  expect([edited.layout, edited.design?.layouts]).toEqual(['poster', ['poster', 'poster']])
  expect(editedAd(edited, { change: 'layout', layout: 'poster' })).toBe(edited)
})

test('a fact is left out once, and shown again', () => {
  const edited = editedAd(ad, { change: 'hideFact', fact: 'price' })
  expect(edited.design?.hiddenFacts).toEqual(['price'])
  expect(editedAd(edited, { change: 'hideFact', fact: 'price' })).toBe(edited)
  expect(editedAd(edited, { change: 'showFact', fact: 'price' }).design?.hiddenFacts).toEqual([])
  expect(editedAd(ad, { change: 'showFact', fact: 'price' })).toBe(ad)
})
