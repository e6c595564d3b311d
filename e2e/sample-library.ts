import { readFile } from 'node:fs/promises'
import { adSchema, type Ad, type DisplayAd, type SocialAd } from '@adloom/domain/ad.ts'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { type Installation } from './installation.ts'

/** Creations for journeys in the library: made here, written where the app stores them. */

/** Uploads an image of the sample shop to the server's storage, as the wizard does, and returns its address. */
export async function stored(page: Page, { address }: Installation, name: string): Promise<string> {
  const reply = await page.request.post(`${address}/api/storage/upload`, {
    multipart: { file: { name, mimeType: 'image/jpeg', buffer: await readFile(`e2e/shop/pictures/${name}`) } },
  })
  const { url } = (await reply.json()) as { url: string }
  return url
}

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString()

const phrases: readonly (readonly [headline: string, description: string, callToAction: string])[] = [
  ['Slow breakfast, warm cup', 'Thrown by hand and glazed in sea green. It keeps its warmth.', 'Shop now'],
  ['Safe in the dishwasher', 'The mug holds 350 ml.', 'Learn more'],
  ['Your desk, calmer', 'One quiet start to the day.', 'See more'],
]

/** With one to three texts. */
export const social = (id: string, title: string, minute: number, images: readonly string[], texts: number): SocialAd => ({
  id: `ad_${id}`,
  type: 'social',
  title,
  brandName: 'Harbour & Hearth',
  description: phrases[0][1],
  headline: phrases[0][0],
  subheadline: 'Thrown by hand and glazed in sea green.',
  callToAction: phrases[0][2],
  productUrl: 'https://www.harbour.example/products/mug',
  imageUrl: images[0],
  brandLogo: null,
  createdAt: at(minute),
  productName: 'Tideline Stoneware Mug',
  productDescription: 'A mug.',
  productImageVariants: [...images],
  contentVariations: phrases
    .slice(0, texts)
    .map(([headline, description, callToAction], place) => ({ id: String(place + 1), headline, description, callToAction })),
  layout: 'card',
  accent: '#0F6B6B',
  targeting: {},
  engine: 'studio',
})

export const image = (id: string, title: string, minute: number, images: readonly string[]): Ad => ({
  id: `img_${id}`,
  type: 'image',
  title,
  imageUrl: images[0],
  productName: `${title} of the shop`,
  category: null,
  style: null,
  resolution: null,
  originalPrompt: null,
  productDescription: null,
  createdAt: at(minute),
  imageVariants: [...images],
  engine: 'studio',
})

export const display = (id: string, title: string, minute: number, imageUrl: string): DisplayAd => ({
  id: `ad_${id}`,
  type: 'display',
  title,
  imageUrl,
  createdAt: at(minute),
})

export const video = (id: string, title: string, minute: number, thumbnailUrl: string | null): Ad => ({
  id: `video_${id}`,
  type: 'video',
  title,
  videoUrl: '/files/none.mp4',
  thumbnailUrl,
  duration: '',
  format: '',
  resolution: 'HD 1280x720',
  category: 'Generated',
  createdAt: at(minute),
})

/** Empties the browser's database of creations and writes these, as if it were another browser: the server knows it no longer. */
export async function inDatabase(page: Page, ads: readonly Ad[]): Promise<void> {
  await page.context().clearCookies()
  await writeCreations(page, ads)
}

/** Replaces the creations in the page's browser, in the database of that name. */
export async function writeCreations(page: Page, ads: readonly Ad[], name = 'adloom'): Promise<void> {
  await page.evaluate(
    ([rows, database]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('error', () => reject(new Error('The database does not open')))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction(['creations', 'documents'], 'readwrite')
          const store = transaction.objectStore('creations')
          store.clear()
          transaction.objectStore('documents').clear()
          for (const row of rows) store.put(row)
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    [ads, name] as const,
  )
}

/** Writes creations where the app stores them, then opens the library. */
export async function openWith(page: Page, ads: readonly Ad[], path = '/tool'): Promise<void> {
  for (const ad of ads) adSchema.parse(ad)
  await page.goto('/tool')
  await expect(page.getByText('No creations found')).toBeVisible()
  // The page's address without the app: what it began to send would be lost when it is left, and be known to the server all the same.
  await page.goto('/favicon.svg')
  await inDatabase(page, ads)
  await page.goto(path)
  await expect(page.getByRole('feed')).toBeVisible()
}

/** The card of a creation. */
export const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title, exact: true })
/** The titles on the cards, in order. */
export const titles = (page: Page): Locator => page.getByRole('article').getByRole('heading', { level: 2 })

/** Clicks, and returns the name of the downloaded image, its size, and whether it is light enough for an ad server: 150 kB (IAB). */
export async function downloaded(page: Page, button: string): Promise<{ name: string; width: number; height: number; isLight: boolean }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const file = await download
  const bytes = await readFile(await file.path())
  const { width, height } = await sharp(bytes).metadata()
  return { name: file.suggestedFilename(), width, height, isLight: bytes.length <= 150_000 }
}
