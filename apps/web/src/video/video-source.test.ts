import { type DisplayAd, type ImageAd, type VideoAd } from '@adloom/domain/ad.ts'
import { type AdDesign, plainDesign } from '@adloom/domain/design/ad-design.ts'
import { expect, test } from 'vitest'
import { anImageAd, aSocialAd } from '../state/library/sample-ads.test-data.ts'
import { requestOf } from './video-draft.ts'
import { sourceOfDisplay, sourceOfImage, sourceOfSocial, sourceOfVideo } from './video-source.ts'

const base = 'https://adloom.example/tool'
const image = (parts: Partial<ImageAd>): ImageAd => anImageAd({ category: 'Coffee Mug', ...parts })

test('the prompt starts as the original prompt, else the description, else title and category, else a plain sentence', () => {
  const prompt = (parts: Partial<ImageAd>) => sourceOfImage(image(parts), '/files/a.jpg', base).draft.prompt
  expect(prompt({ originalPrompt: 'On marble', productDescription: 'A mug.' })).toBe('On marble')
  expect(prompt({ originalPrompt: ' ', productDescription: 'A mug.' })).toBe('A mug.')
  expect(prompt({})).toBe('Morning mug Coffee Mug')
  expect(prompt({ title: '', category: null })).toBe('Dynamic video from this image')
})

test('a video of an image starts with the absolute URL of the shown image, and names the product', () => {
  const source = sourceOfImage(image({}), '/files/b.jpg', base)
  expect(source).toMatchObject({
    imageId: 'img_1',
    origin: { title: 'Morning mug', category: 'Coffee Mug', productName: 'Stoneware mug' },
    imageUrl: 'https://adloom.example/files/b.jpg',
    known: { about: { title: 'Stoneware mug' }, script: { productName: 'Stoneware mug' } },
  })
  expect(sourceOfImage(image({}), '', base).imageUrl).toBe('')
})

const mug = aSocialAd({
  brandLogo: '/files/logo.png',
  images: ['/files/1.jpg'],
  options: [
    { id: '1', headline: 'Mornings, upgraded', description: 'Warm to the last sip. And longer.', callToAction: 'Shop now' },
    { id: '2', headline: 'a'.repeat(91), description: 'Thrown by hand.', callToAction: 'Learn more' },
  ],
  accent: '#0F6B6B',
  facts: { price: { amount: 24, currency: 'EUR', before: 32 } },
})

test('a video of a social ad has the texts of the ad, and the price from the page', () => {
  const { imageUrl, draft, known } = sourceOfSocial(mug, '/files/1.jpg', mug.contentVariations[0], base)
  expect(requestOf(draft, imageUrl, known)).toMatchObject({
    request: {
      prompt: 'Stoneware mug',
      imageUrl: 'https://adloom.example/files/1.jpg',
      script: {
        hook: 'Mornings, upgraded',
        captions: ['Warm to the last sip.'],
        callToAction: 'Shop now',
        brandName: 'Northbrew',
        logo: 'https://adloom.example/files/logo.png',
        productName: 'Stoneware mug',
        site: 'northbrew.example',
      },
      about: { url: 'https://www.northbrew.example/mug', facts: { price: { amount: 24, before: 32 } } },
      colors: ['#0F6B6B'],
      layout: mug.layout,
    },
  })
})

test('a video of a social ad looks like its image in view', () => {
  const style = { pairing: 'slab', corners: null, secondary: null, logoOnDark: null } as const
  const design: AdDesign = { ...plainDesign, layouts: ['noir'], style }
  const { draft, imageUrl, known } = sourceOfSocial({ ...mug, design }, '/files/1.jpg', mug.contentVariations[0], base)
  expect(requestOf(draft, imageUrl, known)).toMatchObject({ request: { layout: 'noir', style } })
})

test('a headline too long for a video is left to the server, and a logo too large to send is left out', () => {
  const { draft, known } = sourceOfSocial(
    { ...mug, brandLogo: `data:image/png;base64,${'A'.repeat(40_000)}` },
    '/files/1.jpg',
    mug.contentVariations[1],
    base,
  )
  expect(draft.hook).toBe('')
  expect(known.script).toMatchObject({ captions: ['Thrown by hand.'] })
  expect(known.script).not.toHaveProperty('logo')
  expect(known.script).not.toHaveProperty('hook')
})

test('the text on a display ad’s banner is not repeated over it', () => {
  const banner: DisplayAd = {
    id: 'ad_1',
    type: 'display',
    title: 'Creation 2',
    imageUrl: '/files/b.jpg',
    createdAt: '2026-11-21T12:00:00.000Z',
    headline: 'Mornings, upgraded',
    callToAction: 'Shop now',
  }
  const { draft, imageUrl, known } = sourceOfDisplay(banner, '/files/b.jpg', base)
  expect(requestOf(draft, imageUrl, known)).toMatchObject({
    request: { prompt: 'Mornings, upgraded', script: { hook: null, captions: [], callToAction: 'Shop now' } },
  })
})

test('a video is made again from its own request, under its product’s name', () => {
  const request = {
    prompt: 'Steam rises',
    imageUrl: 'https://adloom.example/files/a.jpg',
    duration: 7,
    aspect_ratio: '9:16',
    seed: 5,
  } as const
  const video: VideoAd = {
    id: 'video_1',
    type: 'video',
    title: 'Mug Video',
    videoUrl: '/files/v.mp4',
    thumbnailUrl: null,
    duration: '0:07',
    format: 'MP4',
    resolution: 'HD 720x1280',
    category: 'Generated',
    createdAt: '2026-11-21T12:00:00.000Z',
    sourceImageId: 'img_1',
    request,
  }
  const source = sourceOfVideo(video)
  expect(source).toMatchObject({
    imageId: 'img_1',
    origin: { title: 'Mug', category: null },
    draft: { duration: '7', aspectRatio: '9:16' },
  })
  // A new video: it does not repeat the seed of the first.
  expect(source === null ? null : requestOf(source.draft, source.imageUrl, source.known)).toEqual({
    request: { prompt: 'Steam rises', imageUrl: request.imageUrl, duration: 7, aspect_ratio: '9:16' },
  })
  expect(sourceOfVideo({ ...video, request: undefined })).toBeNull()
  expect(sourceOfVideo({ ...video, request: { prompt: 7 } })).toBeNull()
})
