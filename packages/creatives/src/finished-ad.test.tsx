import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayouts, type Creative } from '@adloom/domain/template.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { squareImages } from './ad-parts.tsx'
import { FinishedAd } from './finished-ad.tsx'

const creative = (change: Partial<Creative> = {}): Creative => ({
  image: '/picture.jpg',
  brandLogo: '/logo.png',
  brandName: 'Northbrew',
  headline: 'Cold brew worth waking up for',
  description: 'Steeped 18 hours, bottled the same day.',
  callToAction: 'Shop now',
  accent: '#1F6F54',
  ...change,
})

const all = (Object.keys(adLayouts) as AdLayout[]).flatMap((layout) =>
  (Object.keys(adFormats) as AdFormat[]).map((format) => ({ layout, format })),
)

/** The ad's text without line breaks and other layout characters. */
const wordsIn = (markup: string): string =>
  markup
    .replace(/<\/div>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

test.each(all)('$layout as $format shows every part', ({ layout, format }) => {
  const markup = renderToStaticMarkup(<FinishedAd creative={creative()} layout={layout} format={format} />)
  const words = wordsIn(markup)
  for (const part of ['Northbrew', 'Cold brew worth waking up for', 'Steeped 18 hours, bottled the same day.', 'Shop now']) {
    expect(words).toContain(part)
  }
  expect(markup).toContain('src="/picture.jpg"')
  expect(markup).toContain('src="/logo.png"')
  expect(markup).toContain(`width:${adFormats[format].width}px;height:${adFormats[format].height}px`)
})

test.each(all)('$layout as $format shows the longest allowed texts in full', ({ layout, format }) => {
  const headline = 'Handgefertigte Wanderschuhe aus Rindlede'
  const description =
    'Wasserdichtes Leder, gedämpfte Sohle und ein Schaft, der auf langen Touren stützt. Vierzehn Tage Rückgabe, Versand kostenfrei'
  expect(headline).toHaveLength(40)
  expect(description).toHaveLength(125)
  const words = wordsIn(renderToStaticMarkup(<FinishedAd creative={creative({ headline, description })} layout={layout} format={format} />))
  expect(words).toContain(headline)
  expect(words).toContain(description)
})

test.each(all)('$layout as $format handles empty texts, far too long texts and letters missing from the font', ({ layout, format }) => {
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
  for (const one of [empty, endless, foreign]) {
    const markup = renderToStaticMarkup(<FinishedAd creative={one} layout={layout} format={format} />)
    expect(markup).toContain('src="/picture.jpg"')
    expect(markup).not.toMatch(/NaN|Infinity|(?:width|height):-/)
  }
})

test('a brand without a logo gets its initial, and a wide logo replaces the name', () => {
  const shown = (change: Partial<Creative>, logoRatio: number): string =>
    wordsIn(
      renderToStaticMarkup(
        <FinishedAd creative={creative(change)} layout="card" format="social" measured={{ ...squareImages, logoRatio }} />,
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
  expect(words).toMatch(/Shop now N Northbrew$/)
})

test('the poster puts a product without a background on a light surface, where dark products show too', () => {
  const groundOf = (isClear: boolean) => {
    const markup = renderToStaticMarkup(
      <FinishedAd creative={creative({ accent: '#0F6B6B' })} layout="poster" format="social" measured={{ ...squareImages, isClear }} />,
    )
    // The white one is the root surface of every layout.
    return [...markup.matchAll(/background:(#\w{6})/g)].map(([, color]) => color).find((color) => color !== '#FFFFFF')
  }
  expect(groundOf(true)).toMatch(/^#[c-f]\w[c-f]\w[c-f]\w$/i)
  expect(groundOf(false)).toMatch(/^#[0-3]/)
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
