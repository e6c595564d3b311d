// Writes banners in HTML5 as their zips hold them: node --import ./scripts/jsx.mjs e2e/written-banners.ts <folder>
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { sampleAdFacts } from '@adloom/domain/design/sample-ad-facts.test-data.ts'
import { bannerChecksOf } from '@adloom/domain/placements/check-banner.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'
import { finishHtml5 } from '@adloom/engine/html5/html5-banner.ts'
import sharp from 'sharp'
import { openedZip } from '../apps/server/src/packs/opened-zip.test-data.ts'
import { bannersToOpen, CLICK_URL } from './banners-to-open.ts'

const folder = process.argv[2] ?? '.'

/** Drawn here: a vase on a table, with and without what is behind it. */
const vase =
  '<path d="M420 260h184l-30 120c120 60 160 180 160 260 0 160-100 240-222 240S290 800 290 640c0-80 40-200 160-260Z" fill="#c2563a"/>'
const drawn = (inside: string) => sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024">${inside}</svg>`))
const scene = await drawn(
  `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#e9dfd2"/><stop offset="1" stop-color="#cdbfae"/></linearGradient></defs><rect width="1024" height="1024" fill="url(#a)"/><rect y="800" width="1024" height="224" fill="#a98c6f"/>${vase}`,
)
  .jpeg({ quality: 92 })
  .toBuffer()
const cutout = await drawn(vase).png().toBuffer()
const bytesByUrl = new Map<string, Uint8Array>([
  ['scene', scene],
  ['cutout', cutout],
])

const english: Creative = {
  ...plainCreative,
  image: 'scene',
  brandLogo: null,
  brandName: 'Harbour & Hearth',
  headline: 'Thrown by hand on the coast',
  description: 'Every vase is glazed twice and fired for a day.',
  callToAction: 'Shop now',
  language: 'en',
  compact: { headline: 'Thrown by hand', description: 'Glazed twice.' },
  accent: '#1F6F54',
  facts: sampleAdFacts,
  cutout: { src: 'cutout', ratio: 1, box: { left: 290 / 1024, top: 260 / 1024, width: 444 / 1024, height: 620 / 1024 } },
  pictures: ['scene', 'scene'],
}
const arabic: Creative = {
  ...english,
  language: null,
  brandName: 'مرفأ',
  headline: 'مزهريات مصنوعة باليد',
  description: 'طلاء مزدوج وحرق ليوم كامل.',
  callToAction: 'تسوق الآن',
  compact: null,
}

for (const { id, layout, placement, isRightToLeft } of bannersToOpen) {
  const place = placements.find((one) => one.id === placement)
  if (place === undefined) throw new Error(`There is no placement ${placement}.`)
  const request = { creative: isRightToLeft ? arabic : english, layout, format: place.format }
  const { bytes, measured } = await finishHtml5(request, bytesByUrl, CLICK_URL)
  const failed = bannerChecksOf(place, measured).filter(({ result }) => result !== 'pass')
  mkdirSync(join(folder, id))
  for (const [name, file] of await openedZip(Buffer.from(bytes))) writeFileSync(join(folder, id, name), file)
  writeFileSync(join(folder, id, 'measured.json'), JSON.stringify({ measured, failed, size: adFormats[place.format] }))
}
