import { contrast } from '@adloom/creatives/oklch.ts'
import { layouts } from '@adloom/creatives/layouts.ts'
import { pairings } from '@adloom/creatives/pairings.ts'
import { adLayouts, type AdLayout } from '@adloom/domain/template.ts'
import { type CornerKind } from '@adloom/domain/design/ad-style.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type VideoAspectRatio, type VideoPlacement, videoSizes } from '@adloom/domain/video.ts'
import { expect, test } from 'vitest'
import { safeArea } from '../timeline/safe-area.ts'
import { type DesignCard } from '../timeline/timeline.ts'
import { cardRegion, type CardTexts } from './card-layout.ts'
import { regionsIn } from '@adloom/creatives/layouts/present-regions.ts'
import { type AdRegion } from '@adloom/creatives/layouts/layout.ts'
import { designCard } from './design-card.ts'
import { designColors } from '../process/design-colors.ts'

const english: CardTexts = {
  hook: 'Thrown by hand on the coast',
  productName: 'Tideline Stoneware Mug',
  captions: ['Keeps coffee warm for 2 hours', 'Dishwasher safe'],
  offer: { now: '€24', before: '€32' },
  brandName: 'Harbour & Hearth',
  callToAction: 'Shop now',
  site: 'harbourandhearth.example',
}
const texts: Readonly<Record<'english' | 'german' | 'chinese', CardTexts>> = {
  english,
  german: {
    ...english,
    hook: 'Feuchtigkeitsversorgung, die bis zum Abend hält: Gesichtspflegeprodukte aus Oberbayern',
    productName: 'Feuchtigkeitsspendende Tagespflege für empfindliche Gesichtshaut',
    brandName: 'Gesellschaft für Kosmetik am Chiemsee',
    offer: { now: '1.249,00 €', before: '1.499,00 €' },
    callToAction: 'Jetzt ansehen',
  },
  chinese: {
    ...english,
    hook: '海边手工拉坯，温暖每个清晨',
    productName: '潮汐陶瓷马克杯',
    captions: ['保温两小时', '可用洗碗机清洗'],
    callToAction: '立即购买',
  },
}
const places: readonly (readonly [VideoAspectRatio, VideoPlacement])[] = [
  ['16:9', 'feed'],
  ['1:1', 'feed'],
  ['4:5', 'feed'],
  ['9:16', 'story'],
  ['9:16', 'reels'],
  ['9:16', 'tiktok'],
  ['9:16', 'shorts'],
]
// Safe: its keys are the ids.
const ids = Object.keys(adLayouts) as AdLayout[]

const framed = ([ratio, placement]: (typeof places)[number]) => {
  const size = videoSizes[ratio]['720p']
  return { ...size, safe: safeArea(ratio, placement, size) }
}

const noLogos = { logo: null, onDark: null }
const plainCard = (layout: AdLayout) => ({
  layout,
  pairing: pairings[layouts[layout].pairing],
  accent: '#0F5C4A',
  secondary: null,
  corners: null,
})

const cardOf = (layout: AdLayout, said: CardTexts, frame: ReturnType<typeof framed>, hasCutOut = true) =>
  designCard(said, noLogos, hasCutOut, plainCard(layout), frame)

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const textsIn = ({ items }: DesignCard): readonly Box[] =>
  items.flatMap((item) =>
    item.kind === 'block' && item.enters !== 'field'
      ? [{ left: item.x, top: item.y, right: item.x + item.block.width, bottom: item.y + item.block.height }]
      : [],
  )

test.each(ids)('the end card in the layout %s has its texts inside the safe zone, none over another, at every ratio', async (layout) => {
  const faults: string[] = []
  for (const [index, place] of places.entries()) {
    const frame = framed(place)
    const language = (['english', 'german', 'chinese'] as const)[index % 3]
    for (const said of [texts.english, texts[language]]) {
      const { card, sprites } = await cardOf(layout, said, frame, index % 2 === 0)
      const name = `${place.join(' ')} ${said === texts.english ? 'english' : language}`
      const boxes = textsIn(card)
      if (boxes.length < 3) faults.push(`${name}: ${boxes.length} texts`)
      const { safe } = frame
      for (const box of boxes) {
        const out = Math.max(
          safe.left - box.left,
          safe.top - box.top,
          box.right - safe.left - safe.width,
          box.bottom - safe.top - safe.height,
        )
        if (out > 3)
          faults.push(
            `${layout} ${name} ${box.left},${box.top},${box.right - box.left},${box.bottom - box.top}: ${Math.round(out)} px outside of what is safe`,
          )
      }
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1)) {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
          if (across > 1 && down > 1) faults.push(`${layout} ${name}: texts overlap by ${Math.round(across)} × ${Math.round(down)}`)
        }
      for (const item of card.items)
        if (item.kind === 'block')
          for (const { sprite } of item.block.pieces) if (!sprites.has(sprite)) faults.push(`${name}: no sprite ${sprite}`)
      if (!card.items.some((item) => item.kind === 'block' && item.enters === 'button')) faults.push(`${name}: no button`)
      for (const { region } of card.items.flatMap((item) => (item.kind === 'product' ? [item] : [])))
        for (const box of boxes) {
          const across = Math.min(box.right, region.left + region.width) - Math.max(box.left, region.left)
          const down = Math.min(box.bottom, region.top + region.height) - Math.max(box.top, region.top)
          if (across > 2 && down > 2) faults.push(`${layout} ${name}: the product is under a text by ${Math.round(down)}`)
        }
      const { window } = card
      if (window === null && !card.items.some(({ kind }) => kind === 'product')) faults.push(`${name}: no picture`)
      if (window !== null && (window.region.width < 60 || window.region.height < 60))
        faults.push(`${name}: a picture of ${window.region.height}`)
    }
  }
  expect(faults).toEqual([])
})

test('captions stand on the ground of the headline, and can be read there', () => {
  for (const layout of ids)
    for (const accent of ['#0F5C4A', '#FFD400', '#101010', '#FF5A36']) {
      const { brand, onBrand, light } = designColors({ layout, accent, secondary: null }, videoSizes['1:1']['720p'])
      expect(contrast(onBrand, brand)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onBrand, light)).toBeGreaterThanOrEqual(3)
    }
  expect(designColors({ layout: 'noir', accent: '#0F5C4A', secondary: null }, { width: 720, height: 720 }).onBrand).toBe('#FFFFFF')
})

test.each(ids)('the end card in the layout %s has one place for the address of the shop', (layout) => {
  const promisesIn = (region: AdRegion): number =>
    'part' in region ? (region.part === 'promise' ? 1 : 0) : regionsIn(region).reduce((sum, child) => sum + promisesIn(child), 0)
  for (const tree of Object.values(layouts[layout].layout)) expect(promisesIn(cardRegion(tree, true))).toBe(1)
})

test('the card shows the logo for dark grounds on a dark one only, and buttons with the corners of the brand', async () => {
  const filled = (color: readonly number[]): Pixels => ({
    width: 40,
    height: 40,
    data: Uint8ClampedArray.from({ length: 40 * 40 * 4 }, (_, at) => (((at >> 2) % 40) + ((at / 160) | 0) < 30 ? color[at % 4] : 0)),
  })
  const logos = { logo: filled([200, 0, 0, 255]), onDark: filled([0, 255, 0, 255]) }
  const partsOf = async (layout: AdLayout, corners: CornerKind | null) => {
    const { card, sprites } = await designCard(english, logos, true, { ...plainCard(layout), corners }, framed(places[0]))
    const pixels = [...sprites].flatMap(([name, { data }]) => (/^card\/\d+$/.test(name) ? [data] : []))
    const shows = (isOf: (data: Uint8ClampedArray, at: number) => boolean): boolean =>
      pixels.some((data) => data.some((_, at) => at % 4 === 0 && data[at + 3] === 255 && isOf(data, at)))
    const button = card.items.find((item) => item.kind === 'block' && item.enters === 'button')
    const sprite = button?.kind === 'block' ? sprites.get(button.block.pieces[0].sprite) : undefined
    return {
      isRed: shows((data, at) => data[at] > 180 && data[at + 1] < 20 && data[at + 2] < 20),
      isGreen: shows((data, at) => data[at] < 20 && data[at + 1] > 240 && data[at + 2] < 20),
      // Inside of the transparent margin.
      buttonCorner: sprite?.data.at((3 * sprite.width + 3) * 4 + 3),
    }
  }
  expect(await partsOf('noir', null)).toEqual({ isRed: false, isGreen: true, buttonCorner: 0 })
  expect(await partsOf('editorial', 'square')).toEqual({ isRed: true, isGreen: false, buttonCorner: 255 })
})

test.each([
  ['band', '9:16', 2],
  ['band', '16:9', 1],
  ['column', '9:16', 2],
] as const)('the field of %s has its slanted edges on the end card of %s, too: %i', async (layout, ratio, count) => {
  const { card, sprites } = await cardOf(layout, english, framed([ratio, 'feed']))
  const edges = card.items.flatMap((item) => (item.kind === 'block' && item.enters === 'field' ? [item.block.pieces[0].sprite] : []))
  expect(edges).toHaveLength(count)
  const { width, height, data } = sprites.get(edges[0]) ?? { width: 0, height: 0, data: [] }
  const filled = Array.from({ length: width * height }, (_, at) => data[at * 4 + 3] / 255).reduce((sum, alpha) => sum + alpha, 0)
  expect(filled / ((width - 4) * (height - 4))).toBeCloseTo(0.5, 1)
})
