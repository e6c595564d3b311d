import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { adFactKindSchema, withoutHidden } from '@adloom/domain/design/ad-facts.ts'
import { sampleAdFacts } from '@adloom/domain/design/sample-ad-facts.test-data.ts'
import { type AdLayout, adLayouts, type Creative, plainCreative } from '@adloom/domain/template.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { contrast } from './oklch.ts'
import { squareImages } from './ad-parts.tsx'
import { FinishedAd } from './finished-ad.tsx'
import { factsShownBy, facesOf, layouts } from './layouts.ts'
import { adPaletteOf } from './layouts/ad-palette.ts'
import { arrange, type Placed } from './layouts/arrange.ts'
import { regionsIn } from './layouts/present-regions.ts'
import { frameShapeOf, type AdRegion } from './layouts/layout.ts'
import { pairings } from './pairings.ts'

const creative = (change: Partial<Creative> = {}): Creative => ({
  ...plainCreative,
  image: '/picture.jpg',
  brandLogo: '/logo.png',
  brandName: 'Northbrew',
  headline: 'Cold brew worth waking up for',
  description: 'Steeped 18 hours, bottled the same day.',
  callToAction: 'Shop now',
  accent: '#1F6F54',
  ...change,
})

/** Every layout in every third format, the formats in turn: `npm run bench:designs` judges the others. */
const EVERY = 3
const all = (Object.keys(adLayouts) as AdLayout[])
  .flatMap((layout) => (Object.keys(adFormats) as AdFormat[]).map((format) => ({ layout, format })))
  .filter((_, place) => place % EVERY === 0)

/** The ad's text without line breaks and other layout characters. */
const wordsIn = (markup: string): string =>
  markup
    .replace(/<\/div>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

/** The names of the parts that a layout has in a format. Some have no description by design. */
const partsOf = ({ layout, format }: (typeof all)[number], isDropped: (region: AdRegion) => boolean = () => false): ReadonlySet<string> => {
  const namesIn = (region: AdRegion): string[] =>
    isDropped(region) ? [] : 'part' in region ? [region.part] : regionsIn(region).flatMap(namesIn)
  return new Set(namesIn(layouts[layout].layout[frameShapeOf(adFormats[format])]))
}

/** The names of the parts that are never left out. A banner has no room for long texts. */
const keptPartsOf = (one: (typeof all)[number]): ReadonlySet<string> =>
  partsOf(one, ({ drop }) => adFormats[one.format].group === 'banner' && drop !== undefined)

/** The texts of an ad that are never left out. */
function keptTexts(one: (typeof all)[number], { headline, description, callToAction, brandName }: Creative): readonly string[] {
  const kept = keptPartsOf(one)
  const hasBrand = kept.has('brand') || kept.has('brandName')
  return [
    headline,
    ...(kept.has('description') ? [description] : []),
    ...(kept.has('button') ? [callToAction] : []),
    ...(hasBrand ? [brandName] : []),
  ]
}

const partsIn = (shown: Creative, { layout, format }: (typeof all)[number]): readonly Placed[] => {
  const { width, height, safe, smallestType } = adFormats[format]
  return arrange(layouts[layout].layout[frameShapeOf({ width, height })], {
    width,
    height,
    creative: shown,
    pairing: pairings[layouts[layout].pairing],
    smallestType,
    safe: { above: safe.top * height, below: safe.bottom * height, beside: Math.max(safe.left, safe.right) * width },
    isMirrored: false,
  })
}

/** Letters in capitals are the same words. */
const spoken = (text: string): string => text.toLowerCase()

test.each(all)('$layout as $format has a picture, a headline, the brand and a button', (one) => {
  const parts = partsOf(one)
  for (const part of ['picture', 'headline', 'button']) expect(parts).toContain(part)
  expect(parts.has('brand') || parts.has('brandName')).toBe(true)
})

test.each(all)('$layout as $format shows every part', (one) => {
  const { layout, format } = one
  const markup = renderToStaticMarkup(<FinishedAd creative={creative()} layout={layout} format={format} />)
  const words = spoken(wordsIn(markup))
  for (const text of keptTexts(one, creative())) expect(words).toContain(spoken(text))
  expect(markup).toContain('src="/picture.jpg"')
  expect(markup).toContain(`width:${adFormats[format].width}px;height:${adFormats[format].height}px`)
})

test.each(all)('$layout as $format shows the longest allowed texts in full', (one) => {
  const { layout, format } = one
  const headline = 'Handgefertigte Wanderschuhe aus Rindlede'
  const description =
    'Wasserdichtes Leder, gedämpfte Sohle und ein Schaft, der auf langen Touren stützt. Vierzehn Tage Rückgabe, Versand kostenfrei'
  expect(headline).toHaveLength(40)
  expect(description).toHaveLength(125)
  const words = spoken(
    wordsIn(renderToStaticMarkup(<FinishedAd creative={creative({ headline, description })} layout={layout} format={format} />)),
  )
  for (const text of keptTexts(one, creative({ headline, description }))) expect(words).toContain(spoken(text))
})

test.each(all)('$layout as $format handles empty texts, far too long texts and letters missing from the font', (one) => {
  const { layout, format } = one
  const empty = creative({ brandLogo: null, brandName: '', headline: '', description: '', callToAction: '' })
  const endless = creative({
    brandLogo: null,
    brandName: 'Brand '.repeat(40),
    headline: 'x'.repeat(400),
    description: 'word '.repeat(400),
    callToAction: 'Buy '.repeat(30),
  })
  const foreign = creative({
    brandLogo: null,
    brandName: 'ᚠᚢᚦ',
    headline: 'ᚹᚨᚱᛗᚨ ᚺᚢᚠᚨ',
    description: 'ᏣᎳᎩ',
    callToAction: '𐌰',
  })
  for (const shown of [empty, endless, foreign]) {
    const markup = renderToStaticMarkup(<FinishedAd creative={shown} layout={layout} format={format} />)
    expect(keptPartsOf(one).has('picture') && !markup.includes('src="/picture.jpg"')).toBe(false)
    expect(markup).not.toMatch(/NaN|Infinity|(?:width|height):-/)
  }
})

test('a brand without a logo gets its initial, and a wide logo replaces the name', () => {
  const shown = (change: Partial<Creative>, logoRatio: number): string =>
    wordsIn(
      renderToStaticMarkup(
        <FinishedAd creative={creative(change)} layout="split" format="social" measured={{ ...squareImages, logoRatio }} />,
      ),
    )
  expect(shown({ brandLogo: null }, 1)).toContain('N Northbrew')
  expect(shown({}, 1)).toMatch(/^Northbrew/)
  expect(shown({}, 4)).not.toContain('Northbrew')
})

test('text comes in lines that never wrap by themselves', () => {
  const markup = renderToStaticMarkup(<FinishedAd creative={creative()} layout="split" format="square" />)
  const texts = markup.match(/<div style="[^"]*">[^<]+<\/div>/g) ?? []
  expect(texts.length).toBeGreaterThan(4)
  for (const text of texts) expect(text).toContain('white-space:pre')
})

test.each(['social', 'story'] as const)('the poster as %s places the brand beside the button, clear of the product', (format) => {
  const words = wordsIn(renderToStaticMarkup(<FinishedAd creative={creative({ brandLogo: null })} layout="poster" format={format} />))
  expect(words).toMatch(/N Northbrew Shop now$/)
})

/** The part of a square picture that its product may fill, as a share of each side. */
const PRODUCT = { from: 0.2, to: 0.8 }

test.each(all)('$layout as $format covers no product in the middle of a square picture, and crops none', ({ layout, format }) => {
  const parts = partsIn(creative(), { layout, format })
  const picture = parts.find(({ kind }) => kind === 'picture')?.box ?? { left: 0, top: 0, width: 0, height: 0 }
  const markup = renderToStaticMarkup(<FinishedAd creative={creative()} layout={layout} format={format} />)
  const numbersAfter = (start: string): number[] =>
    (new RegExp(`${start}left:(-?\\d+)(?:px)?;top:(-?\\d+)(?:px)?;width:(\\d+)px`).exec(markup) ?? []).slice(1).map(Number)
  const [frameLeft, frameTop] = numbersAfter('position:absolute;display:flex;overflow:hidden;')
  const [left, top, side] = numbersAfter('<img src="/picture.jpg" alt="" style="position:absolute;')
  const product = {
    left: picture.left + frameLeft + left + PRODUCT.from * side,
    right: picture.left + frameLeft + left + PRODUCT.to * side,
    top: picture.top + frameTop + top + PRODUCT.from * side,
    bottom: picture.top + frameTop + top + PRODUCT.to * side,
  }
  expect(product.left).toBeGreaterThanOrEqual(picture.left)
  expect(product.right).toBeLessThanOrEqual(picture.left + picture.width)
  expect(product.top).toBeGreaterThanOrEqual(picture.top)
  expect(product.bottom).toBeLessThanOrEqual(picture.top + picture.height)
  const over = parts
    .filter((part) => part.kind === 'text' || (part.kind === 'part' && part.part.part !== 'space') || part.kind === 'ground')
    // What lies under the picture does not cover it.
    .filter((part) => parts.indexOf(part) > parts.findIndex(({ kind }) => kind === 'picture'))
    .filter(
      ({ box }) =>
        box.left < product.right && product.left < box.left + box.width && box.top < product.bottom && product.top < box.top + box.height,
    )
  expect(over).toEqual([])
})

test('the poster puts a product without a background on a light surface, where dark products show too', () => {
  const markup = renderToStaticMarkup(
    <FinishedAd creative={creative({ accent: '#0F6B6B' })} layout="poster" format="social" measured={{ ...squareImages, isClear: true }} />,
  )
  expect(/background:(#\w{6})/.exec(markup)?.[1]).toMatch(/^#[c-f]\w[c-f]\w[c-f]\w$/i)
})

test.each(all)('$layout as $format has text of a contrast of 4.5 on its ground, whatever the accent', ({ layout, format }) => {
  for (const accent of ['#1F6F54', '#FFFFFF', '#111111', '#FFD400', '#7A7A7A', '#FF2D2D']) {
    const palette = adPaletteOf(accent, layouts[layout].palette)
    const grounds = new Set(partsIn(creative({ accent }), { layout, format }).map(({ ground }) => ground))
    for (const ground of grounds) {
      const { text, soft, accent: readable, button } = palette[ground]
      for (const color of [text, soft, readable]) expect(contrast(color, palette[ground].ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(button.text, button.surface)).toBeGreaterThanOrEqual(4.5)
    }
  }
})

test.each(all)('$layout as $format runs from right to left when its headline does', ({ layout, format }) => {
  const rootOf = (headline: string): string =>
    renderToStaticMarkup(<FinishedAd creative={creative({ headline })} layout={layout} format={format} />)
  const mirrored = rootOf('כרית כותנה רכה')
  expect(/<div style="([^"]*)/.exec(mirrored)?.[1]).toContain('direction:rtl')
  // Each text runs as its own letters do.
  expect(mirrored).toMatch(/direction:ltr[^>]*>Shop now</)
  expect(rootOf('Soft cushion')).not.toContain('direction:rtl')
})

test.each([
  { layout: 'offer', shown: ['$89', '$119', '−25%'] },
  { layout: 'sale', shown: ['−25%'] },
  { layout: 'sticker', shown: ['$89'] },
  { layout: 'halo', shown: ['Bestseller'] },
  { layout: 'pop', shown: ['Free delivery'] },
  { layout: 'review', shown: ['4.7 (3,103)'] },
  { layout: 'checklist', shown: ['Leather upper', 'Knit lining', 'Washable'] },
  { layout: 'callouts', shown: ['Leather upper', 'Knit lining', 'Washable'] },
] as const)('$layout shows $shown, and nothing in its place when the page does not state it', ({ layout, shown }) => {
  for (const format of ['social', 'square', 'story', 'landscape'] as const) {
    const wordsOf = (change: Partial<Creative>): string =>
      wordsIn(renderToStaticMarkup(<FinishedAd creative={creative(change)} layout={layout} format={format} />))
    for (const text of shown) {
      expect(wordsOf({ facts: sampleAdFacts })).toContain(text)
      expect(wordsOf({})).not.toContain(text)
    }
  }
})

test('a product without its background is drawn where a layout wants one, else the picture', () => {
  const cutout = { src: '/cutout.png', ratio: 1, box: { left: 0.2, top: 0.3, width: 0.6, height: 0.4 } }
  const markupOf = (layout: AdLayout, change: Partial<Creative>): string =>
    renderToStaticMarkup(<FinishedAd creative={creative(change)} layout={layout} format="square" />)
  expect(markupOf('pop', { cutout })).toContain('/cutout.png')
  expect(markupOf('pop', { cutout })).not.toContain('/picture.jpg')
  expect(markupOf('pop', {})).toContain('/picture.jpg')
  expect(markupOf('card', { cutout })).not.toContain('/cutout.png')
})

test.each(all)('nothing is cut at the sides of $layout as $format, whatever the page states', (one) => {
  const { width, height } = adFormats[one.format]
  const prices = { ...sampleAdFacts, price: '1.249.000 Rp', before: '1.499.000 Rp' }
  for (const facts of [sampleAdFacts, prices]) {
    for (const placed of partsIn(creative({ facts }), one)) {
      // A disc may run out of the frame.
      if (placed.kind === 'picture' || (placed.kind === 'part' && placed.part.part === 'shape')) continue
      const { box } = placed
      expect(box.left).toBeGreaterThanOrEqual(0)
      expect(box.left + box.width).toBeLessThanOrEqual(width + 1)
      expect(box.top + box.height).toBeLessThanOrEqual(height + 1)
    }
  }
})

test.each(Object.keys(adLayouts) as AdLayout[])('%s is set in the type of the brand, unless its own type is what it is', (layout) => {
  const shown = creative({ style: { pairing: 'slab', corners: null, secondary: null, logoOnDark: null } })
  const markup = renderToStaticMarkup(<FinishedAd creative={shown} layout={layout} format="social" />)
  expect(markup.includes('Bitter Variable')).toBe(layout !== 'note')
  expect(facesOf(layout, 'slab')).toEqual(layout === 'note' ? ['caveat'] : ['bitter'])
})

test('the corners of a brand are those of buttons and pictures, and panels from edge to edge stay', () => {
  const markupIn = (corners: 'square' | 'soft' | 'round' | null): string =>
    renderToStaticMarkup(<FinishedAd creative={creative({ style: { ...plainCreative.style, corners } })} layout="card" format="social" />)
  expect(markupIn('square')).not.toMatch(/border-radius:[1-9]/)
  expect(new Set([markupIn('square'), markupIn('soft'), markupIn('round'), markupIn(null)]).size).toBe(4)
})

test('the logo for dark grounds stands on them without a chip, and nowhere else', () => {
  const style = { ...plainCreative.style, logoOnDark: '/light.png' }
  const measured = { ...squareImages, logoOnDark: { logoRatio: 3, logoTone: 'light' as const } }
  const shown = (layout: AdLayout, change: Partial<Creative> = {}): string =>
    renderToStaticMarkup(<FinishedAd creative={creative({ style, ...change })} layout={layout} format="social" measured={measured} />)
  expect(shown('noir')).toContain('/light.png')
  expect(shown('noir')).not.toContain('/logo.png')
  expect(shown('card')).toContain('/logo.png')
  expect(shown('card')).not.toContain('/light.png')
  expect(shown('noir', { brandLogo: null })).not.toContain('/light.png')
})

test('every kind of fact that can be left out is shown by more than one layout', () => {
  for (const kind of adFactKindSchema.options) {
    const all = adFactKindSchema.options.filter((other) => other !== kind && !(kind === 'reduction' && other === 'price'))
    const only = withoutHidden(sampleAdFacts, all)
    const showing = (Object.keys(adLayouts) as AdLayout[]).filter(
      (layout) => JSON.stringify(factsShownBy(layout, only)) === JSON.stringify(only),
    )
    expect(showing.length).toBeGreaterThan(1)
  }
})
