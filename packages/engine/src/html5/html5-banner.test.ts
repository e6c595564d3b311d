import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { sampleAdFacts } from '@adloom/domain/design/sample-ad-facts.test-data.ts'
import { bannerWeight } from '@adloom/domain/placements/check-banner.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { finishHtml5 } from './html5-banner.ts'

/** Noise, which no codec makes small. */
const noise = await sharp({
  create: { width: 900, height: 900, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
})
  .jpeg({ quality: 95 })
  .toBuffer()
const plain = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#20303c' } })
  .jpeg()
  .toBuffer()

const creative: Creative = {
  ...plainCreative,
  image: 'https://shop.example/picture.jpg',
  brandLogo: null,
  brandName: 'Northbrew',
  headline: 'Cold brew worth waking up for',
  description: 'Steeped 18 hours, bottled the same day.',
  callToAction: 'Shop now',
  language: 'en',
  accent: '#1F6F54',
  facts: sampleAdFacts,
}
const images = (image: Uint8Array): ReadonlyMap<string, Uint8Array> => new Map([[creative.image, image]])
const PAGE = 'https://shop.example/brew?size=1&from="ad"</script>'

const open = promisify<Buffer, { lazyEntries: boolean }, ZipFile>(fromBuffer)

/** The files of a zip, by the reader that feeds are opened with. */
async function filesIn(bytes: Uint8Array): Promise<ReadonlyMap<string, Buffer>> {
  const zip = await open(Buffer.from(bytes), { lazyEntries: true })
  const streamOf = promisify(zip.openReadStream.bind(zip))
  const files = new Map<string, Buffer>()
  const next = (): Promise<Entry | null> =>
    new Promise((resolve) => {
      zip.once('end', () => resolve(null))
      zip.once('entry', resolve)
      zip.readEntry()
    })
  for (let entry = await next(); entry !== null; entry = await next()) files.set(entry.fileName, await buffer(await streamOf(entry)))
  return files
}
const pageOf = async (bytes: Uint8Array): Promise<string> => (await filesIn(bytes)).get('index.html')?.toString() ?? ''

test('a banner is a page and the picture of the same ad, and says what it is', async () => {
  const { bytes, measured } = await finishHtml5({ creative, layout: 'offer', format: 'rectangle' }, images(plain), PAGE)
  const files = await filesIn(bytes)
  expect([...files.keys()]).toEqual(['index.html', 'fallback.jpg'])
  const { width, height, format, xmp } = await sharp(files.get('fallback.jpg')).metadata()
  expect([width, height, format]).toEqual([300, 250, 'jpeg'])
  expect(xmp?.toString()).toContain('digitalsourcetype/composite')
  expect(measured).toMatchObject({ width: 300, height: 250, bytes: bytes.length, files: 2, loops: 2, outside: [], clickTag: PAGE })
  expect(measured.seconds).toBeGreaterThan(3)
  expect(measured.seconds).toBeLessThan(15)
  const page = files.get('index.html')?.toString() ?? ''
  expect(page).toContain('<html lang="en" dir="ltr">')
  expect(page).toContain('<meta name="ad.size" content="width=300,height=250">')
  expect(page).toContain('window.open(window.clickTag)')
  expect(page).toContain('prefers-reduced-motion')
  expect(page).toContain('alt="Shop now"')
  // An address of a product ends no script.
  expect(page.split('</script>')).toHaveLength(3)
})

test('the same ad gives the same zip', async () => {
  const make = async () => (await finishHtml5({ creative, layout: 'card', format: 'leaderboard' }, images(plain), null)).bytes
  expect(Buffer.compare(await make(), await make())).toBe(0)
})

test.each<AdFormat>(['billboard', 'halfPage', 'mobileBanner'])(
  'a picture that is nothing but noise leaves %s within its weight',
  async (format) => {
    const { bytes, measured } = await finishHtml5({ creative, layout: 'poster', format }, images(noise), PAGE)
    expect(bytes.length).toBeLessThanOrEqual(bannerWeight(format))
    expect([measured.width, measured.height]).toEqual([adFormats[format].width, adFormats[format].height])
  },
)

test('an ad from right to left says so, and names no language where none is known', async () => {
  const hebrew: Creative = {
    ...creative,
    language: null,
    brandName: 'קפה',
    headline: 'קפה קר ששווה להתעורר בשבילו',
    description: 'נחלט 18 שעות.',
    callToAction: 'לקנייה',
  }
  const { bytes } = await finishHtml5({ creative: hebrew, layout: 'band', format: 'rectangle' }, images(plain), PAGE)
  const page = await pageOf(bytes)
  expect(page).toContain('<html dir="rtl">')
  expect(page).toContain('alt="לקנייה"')
})

test('words that look like markup are words', async () => {
  const sly: Creative = { ...creative, headline: 'Tea <b>"now"</b> & then', brandName: '<script>x</script>' }
  const page = await pageOf((await finishHtml5({ creative: sly, layout: 'card', format: 'rectangle' }, images(plain), null)).bytes)
  expect(page).not.toContain('<b>')
  expect(page).not.toContain('<script>x')
  expect(page).toContain('var clickTag = "";')
})
