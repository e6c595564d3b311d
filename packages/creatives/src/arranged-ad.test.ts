import { type AdFormat, adFormatSchema } from '@adloom/domain/ad-format.ts'
import { pictureShapes } from '@adloom/domain/design/picture-shape.ts'
import { adLayoutSchema, type Creative, plainCreative } from '@adloom/domain/template.ts'
import { expect, test } from 'vitest'
import { squareImages } from './ad-parts.tsx'
import { arrangedAd, imageShapeOf, ownPictureIn, withFittingTexts, withShapedImage } from './arranged-ad.ts'
import { imageInFrame } from './image-frame.tsx'
import { pictureInFrame } from './layouts/placed-part.tsx'

const file = `http://localhost/files/${'a'.repeat(64)}.jpg`
const creative = (change: Partial<Creative> = {}): Creative => ({
  ...plainCreative,
  image: file,
  brandLogo: null,
  brandName: 'Harbour & Hearth',
  headline: 'A stoneware mug that keeps a long morning warm',
  description: 'Thrown by hand, glazed twice, and made to live in the dishwasher without losing its colour.',
  callToAction: 'See the whole collection',
  accent: '#0B3B5A',
  hasShapes: true,
  ...change,
})

/** Share of the picture's place that it does not fill; null in an ad without the picture. */
function unfilledIn(shown: Parameters<typeof imageShapeOf>[0]): number | null {
  const shape = imageShapeOf(shown)
  const picture = ownPictureIn(arrangedAd(shown), shown.creative)
  if (picture === undefined) return null
  const imageRatio = shape === null ? 1 : pictureShapes[shape].width / pictureShapes[shape].height
  const inFrame = pictureInFrame(picture, shown.creative, { ...squareImages, imageRatio })
  const { left, top, width, height } = imageInFrame(inFrame)
  const across = Math.min(inFrame.place.width, left + width) - Math.max(0, left)
  const down = Math.min(inFrame.place.height, top + height) - Math.max(0, top)
  return 1 - (across * down) / (inFrame.place.width * inFrame.place.height)
}

test.each(adLayoutSchema.options)('in the layout %s a picture that has shapes fills its place in every format', (layout) => {
  for (const format of adFormatSchema.options)
    for (const change of [{}, { headline: 'Warm hands', description: '' }, { headline: 'צלחת עגולה', callToAction: 'קנו עכשיו' }])
      expect(unfilledIn({ creative: creative(change), layout, format }) ?? 0).toBeLessThan(0.003)
})

test('an image has shapes only where the ad says so, and only a stored one has addresses for them', () => {
  const shown = { layout: 'poster', format: 'story' } as const
  expect(withShapedImage({ creative: creative(), ...shown }).image).toBe(`${file}?shape=long`)
  for (const change of [{ hasShapes: false }, { image: 'data:image/jpeg;base64,AA' }, { image: file.replace('jpg', 'png') }])
    expect(imageShapeOf({ creative: creative(change), ...shown })).toBeNull()
  expect(imageShapeOf({ creative: creative(), layout: 'spotlight', format: 'social' })).toBeNull()
})

test('a banner too small for its texts shows their short forms, and only there', () => {
  const compact = { headline: 'A mug for long mornings', description: 'Thrown by hand.' }
  const shownIn = (format: AdFormat, change: Partial<Creative> = {}) =>
    withFittingTexts({ creative: creative({ compact, ...change }), layout: 'plate', format })
  for (const format of ['rectangle', 'skyscraper', 'mobileBanner', 'billboard'] as const)
    expect(shownIn(format)).toMatchObject({ ...compact, compact: null })
  for (const format of ['social', 'story', 'landscape'] as const) expect(shownIn(format).headline).toBe(creative().headline)
  // Where the short forms would cost the headline its size, what fits anyway, and what no font can draw.
  expect(shownIn('largeMobileBanner').headline).toBe(creative().headline)
  expect(shownIn('rectangle', { headline: 'Warm hands', description: 'By hand.' }).headline).toBe('Warm hands')
  expect(shownIn('rectangle', { compact: { ...compact, headline: 'ᚹ' } }).headline).toBe(creative().headline)
})

test.each(adLayoutSchema.options)('short forms never cost a banner in the layout %s a part or a larger headline', (layout) => {
  const compact = { headline: 'A mug for long mornings', description: 'Thrown by hand and glazed twice.' }
  for (const format of adFormatSchema.options) {
    const [whole, shown] = [creative(), withFittingTexts({ creative: creative({ compact }), layout, format })].map((one) =>
      arrangedAd({ creative: one, layout, format }),
    )
    const sizeIn = (parts: typeof whole): number =>
      Math.max(0, ...parts.map((part) => (part.kind === 'text' && part.name === 'headline' ? part.text.size : 0)))
    expect(shown.length).toBeGreaterThanOrEqual(whole.length)
    expect(sizeIn(shown)).toBeGreaterThanOrEqual(sizeIn(whole) * 0.85)
  }
})
