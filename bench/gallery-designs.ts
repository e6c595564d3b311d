/**
 * Renders docs/gallery/designs.jpg: every layout in the formats of feeds, stories and landscapes, the next brand and product in each row, as the files
 * are downloaded: scenes in the shape that each layout asks for, products cut out, facts of their pages. `node bench/gallery-designs.ts [height of a row]`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { imageShapeOf } from '@adloom/creatives/arranged-ad.ts'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type AdFacts, noAdFacts } from '@adloom/domain/design/ad-facts.ts'
import { type PictureShape } from '@adloom/domain/design/picture-shape.ts'
import { adLayoutSchema, type Creative, plainCreative } from '@adloom/domain/template.ts'
import { changeBackground, cutPhoto, type CutPhoto } from '@adloom/engine/compose/change-background.ts'
import { finishCreative } from '@adloom/engine/compose/finish-creative.ts'
import { inItsShape } from '@adloom/engine/compose/shaped-creative.ts'
import { tasks } from '@adloom/engine/tasks.ts'
import sharp from 'sharp'

const FILE = 'docs/gallery/designs.jpg'
const ROW_HEIGHT = Number(process.argv[2] ?? 260)
const FORMATS: readonly AdFormat[] = ['social', 'square', 'story', 'landscape']
const GAP = 8
const ROWS_ACROSS = 2
const SIDE = 1024
const GREY = '#8a8f98'

/** A brand of ours, what it sells and what it says. */
interface SampleBrand extends Pick<Creative, 'brandName' | 'headline' | 'description' | 'callToAction' | 'accent'> {
  readonly photograph: string
  /** What its pictures show: the ad's own first. */
  readonly scenes: readonly [string, string, string]
  readonly facts: AdFacts
}

const brands: readonly SampleBrand[] = [
  {
    photograph: 'mug.jpg',
    scenes: ['on an oak table in the morning', 'on a stone slab in a garden', 'in a studio with a sage backdrop'],
    brandName: 'Tideline',
    headline: 'Warm hands, slow mornings',
    description: 'Thrown by hand, glazed in sea green, and safe in the dishwasher.',
    callToAction: 'Shop now',
    accent: '#0F6B6B',
    facts: {
      price: '£24',
      before: '£32',
      reduction: '−25%',
      rating: { value: '4.8', stars: 4.8, count: '212' },
      features: [
        { text: 'Holds 350 ml', icon: 'ruler' },
        { text: 'Safe in the dishwasher', icon: 'drop' },
        { text: 'Fired twice', icon: 'flame' },
      ],
      badge: 'Bestseller',
      promise: 'Free returns',
    },
  },
  {
    photograph: 'headphones.jpg',
    scenes: ['on a desk at dusk', 'on a concrete floor in sunlight', 'in a studio with an orange backdrop'],
    brandName: 'Quiet Cove',
    headline: 'Hear less of everything else',
    description: 'Over-ear headphones with thirty hours of battery that fold flat.',
    callToAction: 'See the colours',
    accent: '#D9480F',
    facts: {
      price: '$149',
      before: '$199',
      reduction: '−25%',
      rating: { value: '4.6', stars: 4.6, count: '1,380' },
      features: [
        { text: '30 hours of battery', icon: 'bolt' },
        { text: 'Weighs only 240 g', icon: 'feather' },
        { text: 'Two-year guarantee', icon: 'shield' },
      ],
      badge: null,
      promise: null,
    },
  },
  {
    photograph: 'lamp.jpg',
    scenes: ['on a bedside table in the evening', 'on a wooden shelf', 'in a studio with a navy backdrop'],
    brandName: 'Leuchtturm',
    headline: 'Handgedrechseltes Licht für lange Abende',
    description: 'Ein Fuß aus geölter Eiche, ein Schirm aus Leinen, dimmbar mit einer Berührung.',
    callToAction: 'Jetzt entdecken',
    accent: '#2B3A67',
    facts: {
      ...noAdFacts,
      price: '95 €',
      before: '119 €',
      reduction: '−20 %',
      rating: { value: '4,7', stars: 4.7, count: '431' },
      features: [
        { text: 'Dimmbar mit einer Berührung', icon: 'check' },
        { text: '15.000 Stunden Leuchtdauer', icon: 'clock' },
      ],
    },
  },
]

/** A brand's pictures, each made when it is first wanted. */
async function picturesOf({ photograph, scenes }: SampleBrand, seed: number) {
  const cut: CutPhoto = await cutPhoto({
    key: photograph,
    image: await readFile(`e2e/shop/pictures/${photograph}`),
    mask: null,
    others: [],
  })
  const alone = await tasks.encodeCutOut({ cut, strokes: null })
  const made = new Map<string, Promise<Uint8Array>>()
  const draw = async (scene: number, shape: PictureShape | null): Promise<Uint8Array> => {
    const order = {
      cut,
      companions: [],
      prompt: scenes[scene],
      colors: [],
      seed: seed + scene,
      outputFormat: 'jpeg',
      quality: 'medium',
    } as const
    return (await changeBackground({ ...order, width: SIDE, height: SIDE, shape })).bytes
  }
  return {
    alone,
    picture: (scene: number, shape: PictureShape | null): Promise<Uint8Array> => {
      const name = `${scene} ${shape ?? ''}`
      const known = made.get(name) ?? draw(scene, shape)
      made.set(name, known)
      return known
    },
  }
}

const addresses = { image: 'https://shop.example/files/a.jpg', second: 'b.jpg', third: 'c.jpg', cutout: 'cut.png' } as const
const pictures = await Promise.all(brands.map((brand, index) => picturesOf(brand, index + 3)))
const rows: { readonly width: number; readonly image: Buffer }[] = []
for (const [index, layout] of adLayoutSchema.options.entries()) {
  const { photograph: _photograph, scenes: _scenes, ...texts } = brands[index % brands.length]
  const { alone, picture } = pictures[index % pictures.length]
  const creative: Creative = {
    ...plainCreative,
    ...texts,
    image: addresses.image,
    brandLogo: null,
    cutout: alone.place === null ? null : { src: addresses.cutout, ...alone.place },
    pictures: [addresses.second, addresses.third],
    hasShapes: true,
  }
  const tiles: { readonly input: Buffer; readonly left: number; readonly top: number }[] = []
  let left = 0
  for (const format of FORMATS) {
    const request = await inItsShape({ creative, layout, format, isOwnImage: true })
    const file = await finishCreative(
      request,
      new Map([
        [request.creative.image, await picture(0, imageShapeOf({ creative, layout, format }))],
        [addresses.second, await picture(1, null)],
        [addresses.third, await picture(2, null)],
        [addresses.cutout, alone.bytes],
      ]),
    )
    const { data, info } = await sharp(file).resize({ height: ROW_HEIGHT }).toBuffer({ resolveWithObject: true })
    tiles.push({ input: data, left, top: 0 })
    left += info.width + GAP
  }
  rows.push({ width: left, image: await sheet(left, ROW_HEIGHT + GAP, tiles) })
}

const width = rows[0].width
const height = Math.ceil(rows.length / ROWS_ACROSS) * (ROW_HEIGHT + GAP)
const placed = rows.map(({ image }, index) => ({
  input: image,
  left: (index % ROWS_ACROSS) * width,
  top: Math.floor(index / ROWS_ACROSS) * (ROW_HEIGHT + GAP),
}))
await mkdir('docs/gallery', { recursive: true })
await writeFile(
  FILE,
  await sharp(await sheet(width * ROWS_ACROSS, height, placed))
    .jpeg({ quality: 82 })
    .toBuffer(),
)
console.log(`${FILE}: ${rows.length} layouts in ${FORMATS.length} formats`)

function sheet(across: number, down: number, tiles: readonly { input: Buffer; left: number; top: number }[]): Promise<Buffer> {
  return sharp({ create: { width: across, height: down, channels: 3, background: GREY } })
    .composite([...tiles])
    .png()
    .toBuffer()
}
