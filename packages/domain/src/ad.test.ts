import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Ad,
  adSchema,
  combinationsCaption,
  cycle,
  type DisplayAd,
  downloadName,
  firstSentence,
  isDuplicate,
  newAdSchema,
  type SocialAd,
  socialAd,
  type SocialAdParts,
} from './ad.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const option = { id: '1', headline: 'Warm hands', description: 'It keeps warm. All morning.', callToAction: 'Shop now' }
const social = (parts: Partial<SocialAdParts> = {}): SocialAd =>
  socialAd(
    {
      id: 'ad_1',
      number: 7,
      brandName: 'Harbour',
      brandLogo: null,
      productUrl: 'https://shop.example/mug',
      productName: 'Mug',
      productDescription: 'A mug.',
      images: ['https://here.example/1.jpg', 'https://here.example/2.jpg'],
      options: [option],
      ...parts,
    },
    NOW,
  )
const display = (imageUrl: string): DisplayAd => ({
  id: `ad_${imageUrl}`,
  type: 'display',
  title: 'Creation 1',
  imageUrl,
  createdAt: NOW.toISOString(),
})

describe('a social ad', () => {
  test('says what its first text says, and when it was made', () => {
    expect(social()).toMatchObject({
      title: 'Creation 7',
      headline: 'Warm hands',
      subheadline: 'It keeps warm.',
      callToAction: 'Shop now',
      imageUrl: 'https://here.example/1.jpg',
      createdAt: '2026-11-21T12:00:00.000Z',
      layout: 'card',
      accent: '#1767E4',
    })
  })
  test('fits its own schema', () => {
    expect(adSchema.safeParse(social()).success).toBe(true)
  })
  test('of an older browser gets the layout and colour it lacked', () => {
    const { layout: _layout, accent: _accent, ...old } = social()
    expect(adSchema.parse(old)).toMatchObject({ layout: 'card', accent: '#1767E4' })
  })
  test('without pictures or texts is none', () => {
    expect(adSchema.safeParse({ ...social(), productImageVariants: [] }).success).toBe(false)
    expect(adSchema.safeParse({ ...social(), contentVariations: [] }).success).toBe(false)
  })
  test('sent to be kept may leave id, title and date to the server', () => {
    const { id: _id, title: _title, createdAt: _createdAt, ...unkept } = social()
    expect(newAdSchema.safeParse(unkept).success).toBe(true)
    expect(newAdSchema.safeParse({ ...unkept, id: 'img_1' }).success).toBe(false)
  })
})

describe('the first sentence', () => {
  test.each([
    ['It keeps warm. All morning.', 'It keeps warm.'],
    ['Only one', 'Only one'],
    ['Holds 0.35 l. Dishwasher safe.', 'Holds 0.35 l. Dishwasher safe.'],
    ['Made by J. Smith in Kent. Glazed twice.', 'Made by J. Smith in Kent.'],
    ['Ready? Go!', 'Ready?'],
    ['  Wide.  ', 'Wide.'],
    ['', ''],
  ])('of %j is %j', (text, first) => {
    expect(firstSentence(text)).toBe(first)
  })
  test('is always how the text begins', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(text.trim().startsWith(firstSentence(text))).toBe(true)
      }),
    )
  })
})

describe('a duplicate', () => {
  test('has the same copy, product and pictures, whatever its id, date and title', () => {
    expect(isDuplicate(social(), social({ id: 'ad_2', number: 8 }))).toBe(true)
  })
  test.each([
    ['another headline', { options: [{ ...option, headline: 'Cold hands' }] }],
    ['another picture', { images: ['https://here.example/1.jpg'] }],
    ['another product', { productName: 'Cup' }],
    ['another address', { productUrl: null }],
  ])('has not %s', (_, parts) => {
    expect(isDuplicate(social(), social(parts))).toBe(false)
  })
  test('of a display ad shows the same file, and is of the same kind', () => {
    expect(isDuplicate(display('a'), { ...display('a'), id: 'ad_other' })).toBe(true)
    expect(isDuplicate(display('a'), display('b'))).toBe(false)
    const image: Ad = {
      id: 'img_1',
      type: 'image',
      title: '',
      imageUrl: 'a',
      productName: '',
      category: null,
      style: null,
      resolution: null,
      originalPrompt: null,
      productDescription: null,
      createdAt: NOW.toISOString(),
      imageVariants: [],
    }
    expect(isDuplicate(display('a'), image)).toBe(false)
  })
})

test('the caption multiplies pictures and texts, with one of a kind in the singular', () => {
  expect(combinationsCaption(5, 3)).toBe('5 images × 3 content variations = 15 total combinations')
  expect(combinationsCaption(1, 1)).toBe('1 image × 1 content variation = 1 total combination')
})

test('cycling wraps both ways and never leaves the ring', () => {
  expect([cycle(0, -1, 5), cycle(4, 1, 5), cycle(2, 1, 5)]).toEqual([4, 0, 3])
  fc.assert(
    fc.property(fc.nat(100), fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 50 }), (index, step, length) => {
      const place = cycle(index, step, length)
      return place >= 0 && place < length
    }),
  )
})

describe('names of downloads', () => {
  test.each([
    ['Creation 1', { kind: 'social', image: 2, content: 3 } as const, 'creation-1-img2-content3.jpg'],
    ['Red Mug', { kind: 'image' } as const, 'red-mug.jpg'],
    ['Red Mug Video', { kind: 'video' } as const, 'red-mug-video.mp4'],
    ['50% off: a/b\\c?', { kind: 'image' } as const, '50%-off-abc.jpg'],
  ])('%j gives %j', (title, part, name) => {
    expect(downloadName(title, part)).toBe(name)
  })
})
