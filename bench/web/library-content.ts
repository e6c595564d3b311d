import { fileURLToPath } from 'node:url'
import { type Ad, adSchema } from '@adloom/domain/ad.ts'
import { type Page } from '@playwright/test'
import sharp from 'sharp'

/** Content of the browser in the library bench: many creations of every type, as the wizard leaves them. */

/** Number of images, so that no two cards on one screen, or within one run, show the same file. */
const IMAGES = 240
/** Side of an image in pixels, as the built-in engine renders them. */
const SIDE = 1024
const UPLOADS_AT_A_TIME = 4

const photographs = ['mug', 'mug-side', 'lamp', 'lamp-detail', 'tote', 'tote-side', 'cushion', 'headphones', 'headphones-folded']
const products = ['Stoneware mug', 'Brass table lamp', 'Canvas tote', 'Linen cushion', 'Studio headphones', 'Amber serum', 'Café grinder']
const brands = ['Harbour & Hearth', 'Northbrew', 'Fjällhem', 'Casa Verde']
const kinds = ['social', 'display', 'image', 'video'] as const

/** Uploads images of the sample shop, each rotated and coloured differently. Returns their URLs. */
export async function storeImages(address: string): Promise<readonly string[]> {
  const originals = await Promise.all(photographs.map(original))
  const store = async (place: number): Promise<string> => {
    const image = await sharp(originals[place % originals.length], { raw: { width: SIDE, height: SIDE, channels: 3 } })
      .modulate({ hue: (place * 47) % 360, brightness: 0.9 + (place % 5) * 0.05 })
      .flop(place % 2 === 1)
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), `bench-${place}.jpg`)
    const reply = await fetch(`${address}/api/storage/upload`, { method: 'POST', body: form })
    if (!reply.ok) throw new Error(`A picture was refused: ${reply.status} ${await reply.text()}`)
    const { url } = (await reply.json()) as { url: string }
    return url
  }
  const addresses: string[] = []
  for (let first = 0; first < IMAGES; first += UPLOADS_AT_A_TIME) {
    const places = Array.from({ length: Math.min(UPLOADS_AT_A_TIME, IMAGES - first) }, (_, index) => first + index)
    addresses.push(...(await Promise.all(places.map(store))))
  }
  return addresses
}

/** A photograph with grain like that of the built-in engine: a smooth gradient would give unrealistically small files. */
async function original(name: string): Promise<Buffer> {
  const grain = await sharp({
    create: { width: SIDE, height: SIDE, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 4 } },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(fileURLToPath(new URL(`../../e2e/shop/pictures/${name}.jpg`, import.meta.url)))
    .resize(SIDE, SIDE, { fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** `count` creations, newest first in the library; of every four one of each type. */
export function creations(count: number, images: readonly string[]): readonly Ad[] {
  return Array.from({ length: count }, (_, place) => adSchema.parse(creation(place, images)))
}

function creation(place: number, images: readonly string[]): unknown {
  const productName = `${products[place % products.length]} ${place % 97}`
  const image = (step: number): string => images[(place * 5 + step) % images.length]
  const variants = [0, 1, 2, 3, 4].map(image)
  const common = {
    title: `Creation ${place + 1}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + place * 60_000).toISOString(),
    engine: 'studio',
  }
  const texts = [
    {
      headline: `${productName}, made to last`,
      description: `Warm to the last sip, calm on any table. ${productName} is made by hand in small batches.`,
    },
    {
      headline: `Meet the ${productName}`,
      description: 'One piece, many mornings. Thrown, glazed and fired twice so that it keeps its colour for years.',
    },
    { headline: 'Your day, a little calmer', description: 'A quiet start that needs no plan. Order today and hold it tomorrow.' },
  ]
  switch (kinds[place % kinds.length]) {
    case 'social':
      return {
        ...common,
        id: `ad_bench_${place}`,
        type: 'social',
        brandName: brands[place % brands.length],
        description: texts[0].description,
        headline: texts[0].headline,
        subheadline: texts[0].description,
        callToAction: 'Shop now',
        productUrl: `https://shop.example/products/${place}`,
        imageUrl: variants[0],
        brandLogo: null,
        productName,
        productDescription: `${productName}. ${texts[1].description} `.repeat(4),
        productImageVariants: variants,
        contentVariations: texts.map((text, index) => ({ id: String(index + 1), callToAction: 'Shop now', ...text })),
        layout: (['card', 'split', 'poster'] as const)[place % 3],
        targeting: {},
      }
    case 'display':
      return { ...common, id: `ad_bench_${place}`, type: 'display', imageUrl: variants[0], headline: texts[0].headline }
    case 'image':
      return {
        ...common,
        id: `img_bench_${place}`,
        type: 'image',
        title: productName,
        imageUrl: variants[0],
        productName,
        category: 'Home & Garden',
        style: 'Natural',
        resolution: null,
        originalPrompt: `${productName} on a wooden table in morning light`,
        productDescription: texts[1].description,
        imageVariants: variants.slice(0, 3),
      }
    default:
      return {
        ...common,
        id: `video_bench_${place}`,
        type: 'video',
        title: `${productName} Video`,
        videoUrl: `/files/${'0'.repeat(64)}.mp4`,
        thumbnailUrl: variants[0],
        duration: '0:15',
        format: 'MP4',
        resolution: 'HD 1280x720',
        category: 'Generated',
      }
  }
}

/** Writes creations into the browser's own database, which the app created when it was first opened. */
export async function storeInBrowser(page: Page, ads: readonly Ad[]): Promise<void> {
  await page.evaluate(
    (rows) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('adloom')
        opening.addEventListener('error', () => reject(new Error('The database does not open')))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('creations', 'readwrite')
          const store = transaction.objectStore('creations')
          store.clear()
          for (const row of rows) store.put(row)
          transaction.addEventListener('error', () => reject(new Error('The creations cannot be written')))
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    ads,
  )
}
