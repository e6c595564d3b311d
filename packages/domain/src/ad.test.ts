import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Ad,
  adSchema,
  type Banners,
  combinationsCaption,
  contentKey,
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
  test('takes headline and subheadline from its first text, and carries its creation date', () => {
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
  test('gets the missing layout and colour when an older browser sent it', () => {
    const { layout: _layout, accent: _accent, ...old } = social()
    expect(adSchema.parse(old)).toMatchObject({ layout: 'card', accent: '#1767E4' })
  })
  test('is invalid without images or texts', () => {
    expect(adSchema.safeParse({ ...social(), productImageVariants: [] }).success).toBe(false)
    expect(adSchema.safeParse({ ...social(), contentVariations: [] }).success).toBe(false)
  })
  test('may leave id, title and date to the server when it is saved', () => {
    const { id: _id, title: _title, createdAt: _createdAt, ...unsaved } = social()
    expect(newAdSchema.safeParse(unsaved).success).toBe(true)
    expect(newAdSchema.safeParse({ ...unsaved, id: 'img_1' }).success).toBe(false)
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
  test('is always a prefix of the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(text.trim().startsWith(firstSentence(text))).toBe(true)
      }),
    )
  })
})

describe('a duplicate', () => {
  test('has the same copy and product, whatever its images, id, date and title', () => {
    const other = social({ id: 'ad_2', number: 8, images: ['https://here.example/1.jpg'] })
    expect(isDuplicate(social(), other)).toBe(true)
    expect(contentKey(social())).not.toBe(contentKey(other))
    expect(contentKey(social())).toBe(contentKey(social({ id: 'ad_2' })))
  })
  test.each([
    ['another headline', { options: [{ ...option, headline: 'Cold hands' }] }],
    ['another product', { productName: 'Cup' }],
    ['another address', { productUrl: null }],
  ])('does not have %s', (_, parts) => {
    expect(isDuplicate(social(), social(parts))).toBe(false)
  })
  test('of a display ad has the same copy, product and format, and where these are unknown the same file', () => {
    const banners: Banners = {
      brandName: 'Harbour',
      brandLogo: null,
      accent: '#1767E4',
      layout: 'card',
      format: 'landscape',
      contentVariations: [option],
      sources: [{ image: 'mug.jpg', content: '1' }],
      productName: 'Mug',
      productDescription: 'A mug.',
    }
    const known = (file: string, change: Partial<Banners> = {}): DisplayAd => ({ ...display(file), banners: { ...banners, ...change } })
    expect(isDuplicate(known('a'), known('b'))).toBe(true)
    expect(isDuplicate(known('a'), known('b', { format: 'square' }))).toBe(false)
    expect(isDuplicate(known('a'), known('b', { contentVariations: [{ ...option, headline: 'Cold hands' }] }))).toBe(false)
    expect(isDuplicate(known('a'), display('a'))).toBe(false)
  })
  test('of a display ad without its copy shows the same file and has the same kind', () => {
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

test('the caption multiplies images and texts, with a count of one in the singular', () => {
  expect(combinationsCaption(5, 3)).toBe('5 images × 3 content variations = 15 total combinations')
  expect(combinationsCaption(1, 1)).toBe('1 image × 1 content variation = 1 total combination')
})

test('cycling wraps in both directions and stays within the ring', () => {
  expect([cycle(0, -1, 5), cycle(4, 1, 5), cycle(2, 1, 5)]).toEqual([4, 0, 3])
  fc.assert(
    fc.property(fc.nat(100), fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 50 }), (index, step, length) => {
      const place = cycle(index, step, length)
      return place >= 0 && place < length
    }),
  )
})

describe('download names', () => {
  test.each([
    ['Creation 1', { kind: 'social', image: 2, content: 3 } as const, 'creation-1-img2-content3.jpg'],
    ['Red Mug', { kind: 'image' } as const, 'red-mug.jpg'],
    ['Red Mug Video', { kind: 'video' } as const, 'red-mug-video.mp4'],
    ['50% off: a/b\\c?', { kind: 'image' } as const, '50%-off-abc.jpg'],
  ])('%j gives %j', (title, part, name) => {
    expect(downloadName(title, part)).toBe(name)
  })
  test.each([
    ['image', 'image/png', 'cut-out.png'],
    ['image', 'image/jpeg', 'cut-out.jpg'],
    ['image', 'text/html', 'cut-out.jpg'],
    ['image', '', 'cut-out.jpg'],
    ['video', 'video/webm', 'cut-out.webm'],
    ['video', 'image/png', 'cut-out.mp4'],
  ] as const)('end as the bytes of the %s are: %s', (kind, contentType, name) => {
    expect(downloadName('Cut-out', { kind }, contentType)).toBe(name)
  })
})
