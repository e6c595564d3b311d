// Writes the ads to compare twice: as the page a browser shows and as the downloaded file. node --import ./scripts/jsx.mjs
// e2e/finished-ads.ts <folder>
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { imageShapeOf } from '@adloom/creatives/arranged-ad.ts'
import { type MeasuredImages, squareImages, textsOf } from '@adloom/creatives/ad-parts.tsx'
import { faces } from '@adloom/creatives/faces.ts'
import { fallbackFontsOf } from '@adloom/creatives/fallback-fonts.ts'
import { FinishedAd } from '@adloom/creatives/finished-ad.tsx'
import { facesOf } from '@adloom/creatives/layouts.ts'
import { measureLogo } from '@adloom/creatives/logo-tone.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { pictureShapes } from '@adloom/domain/design/picture-shape.ts'
import { type AdLayout, type Creative, plainCreative } from '@adloom/domain/template.ts'
import { finishCreative } from '@adloom/engine/compose/finish-creative.ts'
import { readLogo } from '@adloom/engine/compose/read-logo.ts'
import { GROUND_SIDE, pictureGroundOf } from '@adloom/engine/image/picture-ground.ts'
import { decodeImage } from '@adloom/engine/image/pixels.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { adsInLanguages, adsInPairings, adsInShapes, comparedLayouts } from './layouts-in-formats.ts'

const folder = process.argv[2] ?? '.'
const require = createRequire(import.meta.url)

/** The style sheet of a typeface with its files inside: of Inter and of the faces of a layout. */
const styleOf = (packageName: string): string => {
  const root = dirname(require.resolve(`${packageName}/package.json`))
  return readFileSync(join(root, 'wght.css'), 'utf8').replace(
    /url\(\.\/(files\/[^)]+)\)/g,
    (_, file: string) => `url(data:font/woff2;base64,${readFileSync(join(root, file)).toString('base64')})`,
  )
}

/** Drawn here: a disc on a horizon, and a wordmark. */
const imageOf = ({ width, height, side, top }: Readonly<Record<'width' | 'height' | 'side' | 'top', number>>): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#dfe7f2"/><stop offset="1" stop-color="#c6d2e6"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/><g transform="translate(${(width - side) / 2} ${top}) scale(${side / 1024})"><rect x="-1024" y="600" width="3072" height="2048" fill="#b9855a"/><circle cx="512" cy="520" r="260" fill="#1f6f54"/></g></svg>`,
    ),
  )
    .jpeg({ quality: 92 })
    .toBuffer()
const addressOf = (image: Buffer): string => `data:image/jpeg;base64,${image.toString('base64')}`
const image = await imageOf({ width: 1024, height: 1024, side: 1024, top: 0 })
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 60"><path d="M10 50 30 8l20 42Z" fill="#c2410c"/><rect x="70" y="14" width="150" height="32" rx="8" fill="#17202e"/></svg>',
)

const creative: Creative = {
  ...plainCreative,
  image: addressOf(image),
  brandLogo: null,
  brandName: 'Łąka & Søn',
  headline: 'Handgefertigte Wanderschuhe aus Rindlede',
  description:
    'Wasserdichtes Leder, gedämpfte Sohle und ein Schaft, der auf langen Touren stützt. Vierzehn Tage Rückgabe, Versand kostenfrei',
  callToAction: 'Jetzt einkaufen',
  compact: { headline: 'Wanderschuhe aus Leder', description: 'Wasserdicht, gedämpft, neu besohlbar.' },
  accent: '#1F6F54',
}
const withLogo: Creative = {
  ...creative,
  brandLogo: `data:image/svg+xml;base64,${logo.toString('base64')}`,
  headline: 'Made to last',
  description: 'Resoled for life.',
  accent: '#FFD400',
}
const pixels = await readLogo(logo)
const logoFacts = pixels === null ? { logoRatio: 1, logoTone: 'dark' as const } : measureLogo(pixels)

/** Writes an ad as a page and as a file. */
async function write(id: string, layout: AdLayout, format: AdFormat, shown: Creative, of: Partial<MeasuredImages> = {}): Promise<void> {
  const measured = {
    ...squareImages,
    ...of,
    ...(shown.brandLogo === null ? { logoRatio: 1, logoTone: 'dark' as const } : logoFacts),
  }
  const markup = renderToStaticMarkup(createElement(FinishedAd, { creative: shown, layout, format, measured }))
  const links = fallbackFontsOf(textsOf(shown).join(' ')).map(
    ({ packageName }) => `<link rel="stylesheet" href="/fonts/${packageName}/font.css">`,
  )
  const fonts = ['inter' as const, ...facesOf(layout, shown.style.pairing)].map((face) => styleOf(faces[face].packageName))
  const head = `<meta charset="utf-8">${links.join('')}<style>${fonts.join('')}body{margin:0}</style>`
  writeFileSync(join(folder, `${id}.html`), `<!doctype html>${head}${markup}`)
  writeFileSync(
    join(folder, `${id}.jpg`),
    await finishCreative({ creative: shown, layout, format, isOwnImage: shown.hasShapes }, new Map()),
  )
}

// Layouts and formats in turn get long and short texts, an initial and a logo; not every pair of both needs both.
for (const [place, { id, layout, format }] of comparedLayouts.entries())
  await write(id, layout, format, place % 2 === 1 ? withLogo : creative)
for (const { id, layout, format, words } of [...adsInLanguages, ...adsInPairings])
  await write(id, layout, format, { ...creative, compact: null, ...words })
for (const { id, layout, format } of adsInShapes) {
  const shaped = { ...creative, hasShapes: true }
  const shape = imageShapeOf({ creative: { ...shaped, image: 'picture.jpg' }, layout, format })
  const shown = shape === null ? image : await imageOf(pictureShapes[shape])
  const { width, height } = await decodeImage(shown, 1920)
  // As the server measures it, for the preview and for the file.
  const of = { imageRatio: width / height, ground: pictureGroundOf(await decodeImage(shown, GROUND_SIDE)) }
  await write(id, layout, format, { ...shaped, image: addressOf(shown) }, of)
}
