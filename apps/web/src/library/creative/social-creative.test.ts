import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { plainCreative } from '@adloom/domain/template.ts'
import { expect, test } from 'vitest'
import { aDisplayAd, aSocialAd } from '../../state/library/sample-ads.test-data.ts'
import { reorderedDisplayAd } from './edited-display-ad.ts'
import { withLayout } from './redesigned-ad.ts'
import { contentOf, creativeFile, creativeOf, editedSocialAd, reorderedSocialAd, shownOf } from './social-creative.ts'

const ad = aSocialAd({
  id: 'ad_1',
  number: 3,
  productUrl: null,
  images: ['http://a/1.jpg', 'http://a/2.jpg'],
  options: [
    { id: '1', headline: 'One', description: 'First. More.', callToAction: 'Shop now' },
    { id: '2', headline: 'Two', description: 'Second.', callToAction: 'Learn more' },
  ],
  accent: '#112233',
})

test('a combination shows its own image and its own text', () => {
  expect(creativeOf(ad, 1, 1)).toEqual({
    ...plainCreative,
    image: 'http://a/2.jpg',
    brandLogo: null,
    brandName: 'Northbrew',
    headline: 'Two',
    description: 'Second.',
    callToAction: 'Learn more',
    accent: '#112233',
  })
})

test('the file matches the preview, and its name counts from one', () => {
  const { request, name } = creativeFile(ad, 1, 0, 'story')
  expect(name).toBe('creation-3-img2-content1.jpg')
  expect(request).toEqual({ creative: creativeOf(ad, 1, 0), layout: 'card', format: 'story' })
})

test('editing the first text changes the ad itself, editing another leaves it', () => {
  const edit = { productName: 'Big mug', headline: 'New', description: 'Fresh words. And more.', callToAction: 'Buy now' }
  const first = editedSocialAd(ad, 0, edit)
  expect(first).toMatchObject({ productName: 'Big mug', headline: 'New', subheadline: 'Fresh words.', callToAction: 'Buy now' })
  const second = editedSocialAd(ad, 1, edit)
  expect(second).toMatchObject({ productName: 'Big mug', headline: 'One', callToAction: 'Shop now' })
  expect(second.contentVariations).toEqual([
    ad.contentVariations[0],
    { id: '2', headline: 'New', description: 'Fresh words. And more.', callToAction: 'Buy now' },
  ])
})

test('an ad with fewer images and texts than its view stored shows its last ones', () => {
  const view = { image: 4, contents: { 1: 2 }, format: 'social' } as const
  expect(shownOf(ad, view)).toEqual({ image: 1, content: 1 })
  expect(shownOf(ad, { ...view, image: 0 })).toEqual({ image: 0, content: 0 })
})

test('each image begins with a text of its own, and with the first again where there are fewer texts', () => {
  const view = { image: 0, contents: { 0: 1 }, format: 'social' } as const
  const five = { ...ad, productImageVariants: ['1', '2', '3', '4', '5'] }
  expect([0, 1, 2, 3, 4].map((image) => contentOf(five, { ...view, contents: {} }, image))).toEqual([0, 1, 0, 1, 0])
  expect(contentOf(five, view, 0)).toBe(1)
})

test('in another order every image keeps its layout, and the first image and text are the ad’s own', () => {
  const reordered = reorderedSocialAd(withLayout(ad, 1, 'poster'), { images: [2, 1], texts: [2, 1] })
  expect(reordered).toMatchObject({ imageUrl: 'http://a/2.jpg', headline: 'Two', callToAction: 'Learn more', layout: 'poster' })
  expect([0, 1].map((image) => layoutOf(reordered, image))).toEqual(['poster', 'card'])
  expect(reorderedSocialAd(reordered, { images: [2, 1], texts: [2, 1] }).productImageVariants).toEqual(ad.productImageVariants)
})

test('in another order the banners of a display ad keep their files', () => {
  const banner = aDisplayAd()
  if (banner.banners === undefined) throw new Error('It has banners')
  const reordered = reorderedDisplayAd(banner, banner.banners, { images: [2, 1], texts: [2, 1] })
  expect(reordered.imageVariants).toEqual([4, 3, 2, 1].map((number) => `/files/banner-${String(number)}.jpg`))
  expect(reordered.banners?.sources.map(({ image, content }) => `${image} ${content}`)).toEqual([
    '/files/2.jpg 2',
    '/files/2.jpg 1',
    '/files/1.jpg 2',
    '/files/1.jpg 1',
  ])
  expect(reordered).toMatchObject({ imageUrl: '/files/banner-4.jpg', headline: 'Made to be held' })
})
