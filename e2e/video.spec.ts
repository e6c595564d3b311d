import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { card, image, openWith, social, stored, titles } from './sample-library.ts'
import { expectAccessible, skipEarlyAccess, test } from './installation.ts'
import { orderOneSecond, smallVideo } from './small-video.ts'

/** The journeys of a video, with videos that are really rendered here. */

/** How long one may take on a shared machine, in milliseconds. */
const MADE_WITHIN = 60_000

const QUEUE_KEY = 'adloom.video-queue'

/** Requests a video of a second: the shortest, and the soonest there. */
async function askFor(page: Page, title: string, seconds = '1'): Promise<void> {
  await page.getByRole('button', { name: `Generate a video of ${title}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Video' })
  await dialog.getByRole('spinbutton', { name: 'Duration (seconds)' }).fill(seconds)
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await expect(dialog).toBeHidden()
}

/** Expects that it plays: its time advances, its frame has a size, and there is no error. */
async function expectPlaying(video: Locator): Promise<void> {
  const state = () =>
    video.evaluate((element) =>
      element instanceof HTMLVideoElement
        ? { time: element.currentTime, width: element.videoWidth, error: element.error?.message ?? null }
        : null,
    )
  await video.evaluate((element) => (element instanceof HTMLVideoElement ? element.play() : undefined))
  await expect.poll(async () => (await state())?.time ?? 0).toBeGreaterThan(0.1)
  expect(await state()).toMatchObject({ error: null })
  expect((await state())?.width).toBeGreaterThan(0)
}

async function showAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^All Ad Types/ }).click()
}

/** Confirms the deletion, and waits until Undo has passed. */
async function confirmDeletion(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
}

test('a video of an image is started, tracked, made, played, downloaded, and made again', async ({ page, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [image('1', 'Morning mug', 0, [mug])])
  await askFor(page, 'Morning mug', '2')
  // The view of videos is shown, and is never empty.
  await expect(page.getByRole('button', { name: /^Video Ads/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: 'Morning mug Video' })).toBeVisible()
  await showAll(page)
  const overlay = card(page, 'Morning mug')
  await expect(overlay.getByRole('status')).toHaveText(
    /^(Video generation queued\.\.\.|Generating video\.\.\.|Video generation complete!)$/,
  )
  await expect(overlay.getByRole('progressbar', { name: 'Progress of the video of Morning mug' })).toBeVisible()
  await expect(overlay.getByRole('button', { name: 'Generate a video of Morning mug' })).toHaveCount(0)
  await expect(overlay.getByRole('status')).toHaveText('Video generation complete!', { timeout: MADE_WITHIN })
  await expectAccessible(page)
  await overlay.getByRole('button', { name: 'View in Video Ads' }).click()
  // The first arrival after a generation.
  await skipEarlyAccess(page)
  await expect(titles(page)).toHaveText(['Morning mug Video'])

  const play = page.getByRole('button', { name: 'Play Morning mug Video' })
  await play.click()
  const player = page.getByRole('dialog', { name: 'Morning mug Video' })
  for (const text of ['Ready', '0:02', 'MP4', 'Made by the built-in studio'])
    await expect(player.getByText(text, { exact: true })).toBeVisible()
  await expect(player.getByText('HD (720 × 720)')).toHaveCount(2)
  await expectPlaying(player.locator('video'))
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await player.getByRole('button', { name: 'Download Video' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('morning-mug-video.mp4')
  const video = await readFile(await file.path())
  expect([video.subarray(4, 8).toString('latin1'), video.includes('c2pa.claim'), video.includes('digitalsourcetype/composite')]).toEqual([
    'ftyp',
    true,
    true,
  ])

  await player.getByRole('button', { name: 'Make again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Video' })
  await expect(dialog.getByRole('spinbutton', { name: 'Duration (seconds)' })).toHaveValue('2')
  await dialog.getByRole('spinbutton', { name: 'Duration (seconds)' }).fill('1')
  await dialog.getByRole('combobox', { name: 'Aspect ratio' }).selectOption('9:16')
  await dialog.getByRole('button', { name: 'More options' }).click()
  await dialog.getByRole('combobox', { name: 'Music' }).selectOption('Off')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await expect(titles(page)).toHaveText(['Morning mug Video', 'Morning mug Video'], { timeout: MADE_WITHIN })
})

test('a deleted video never comes back, in two tabs and after a reload', async ({ page, context, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [image('1', 'Mug', 0, [mug])])
  const other = await context.newPage()
  await other.goto('/tool?filter=video')
  await askFor(page, 'Mug')
  // Once, though both tabs follow it.
  for (const tab of [page, other]) await expect(titles(tab)).toHaveText(['Mug Video'], { timeout: MADE_WITHIN })
  await page.getByRole('button', { name: 'Delete Mug Video' }).click()
  await confirmDeletion(page)
  for (const tab of [page, other]) await expect(titles(tab)).toHaveCount(0)
  expect(await page.evaluate((key) => localStorage.getItem(key), QUEUE_KEY)).toBeNull()
  // The notice with Undo passes, and the app deletes the job on the server.
  await page.waitForRequest((request) => request.method() === 'DELETE' && request.url().includes('/api/generate-video/jobs/gen_'))
  await page.reload()
  await expect(page.getByText('No creations found')).toBeVisible()
  await expect(titles(other)).toHaveCount(0)
})

test('a reload while a video is being made loses nothing: the video is tracked again, and added once', async ({ page, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [image('1', 'Mug', 0, [mug])])
  await askFor(page, 'Mug', '2')
  await page.reload()
  await showAll(page)
  await expect(card(page, 'Mug').getByRole('status')).toHaveText('Video generation complete!', { timeout: MADE_WITHIN })
  await page.reload()
  await expect(titles(page)).toHaveText(['Mug Video', 'Mug'])
})

test('a cancelled video is gone in the browser and on the server', async ({ page, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [image('1', 'Mug', 0, [mug])])
  await askFor(page, 'Mug', '15')
  const cancelled = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Cancel the video of Mug' }).click()
  expect((await cancelled).status()).toBe(204)
  await expect(page.getByText('No creations found')).toBeVisible()
  await showAll(page)
  await expect(card(page, 'Mug').getByRole('button', { name: 'Generate a video of Mug' })).toBeVisible()
})

test('a social ad becomes a video with the same texts', async ({ page, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [social('1', 'Creation 1', 0, [mug], 1)])
  await page.getByRole('button', { name: 'More actions for Creation 1' }).click()
  await page.getByRole('menuitem', { name: 'Generate Video' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Video' })
  await dialog.getByRole('button', { name: 'More options' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Headline' })).toHaveValue('Slow breakfast, warm cup')
  await expect(dialog.getByRole('textbox', { name: 'Call to action' })).toHaveValue('Shop now')
  await dialog.getByRole('spinbutton', { name: 'Duration (seconds)' }).fill('1')
  const asked = page.waitForRequest('**/api/generate-video/jobs')
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    script: { hook: 'Slow breakfast, warm cup', callToAction: 'Shop now', brandName: 'Harbour & Hearth', site: 'harbour.example' },
    colors: ['#0F6B6B'],
  })
  await expect(titles(page)).toHaveText(['Creation 1 Video'], { timeout: MADE_WITHIN })
})

test('a product page becomes a finished video, which plays in place, also after a reload', async ({ page, installation }) => {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Video Ad/ }).click()
  await page.getByRole('textbox', { name: 'Product URL' }).fill(`${installation.shop.address}/products/mug`)
  await page.getByRole('button', { name: 'Fetch Content' }).click()
  const orders = await orderOneSecond(page)
  await page.getByRole('button', { name: 'Create video ad' }).click()
  await skipEarlyAccess(page)
  expect(orders).toMatchObject([
    {
      duration: '5',
      aspect_ratio: '1:1',
      about: { title: 'Tideline Stoneware Mug', facts: { brand: 'Harbour & Hearth' } },
      script: { brandName: 'Harbour & Hearth', productName: 'Tideline Stoneware Mug' },
    },
  ])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your video ad is ready' })).toBeVisible({ timeout: MADE_WITHIN })
  const video = page.locator('video')
  await expect(video).toHaveJSProperty('muted', true)
  await expectPlaying(video)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'View in Video Ads' }).click()
  await expect(titles(page)).toHaveText(['Tideline Stoneware Mug Video'])
})

test('an uploaded video becomes the footage of the video, and no product image is made', async ({ page }) => {
  const called: string[] = []
  page.on('request', (request) => called.push(new URL(request.url()).pathname))
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Video Ad/ }).click()
  await page.getByRole('tab', { name: /^Upload/ }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer: await smallVideo(6) })
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.getByRole('button', { name: 'Continue' }).click()
  const orders = await orderOneSecond(page)
  await page.getByRole('button', { name: 'Create video ad' }).click()
  await expect(page.getByRole('heading', { name: 'Your video ad is ready' })).toBeVisible({ timeout: MADE_WITHIN })
  expect(orders).toMatchObject([{ imageUrl: expect.stringMatching(/\/files\/[0-9a-f]{64}\.webm$/) }])
  await expectPlaying(page.locator('video'))
  expect(called.filter((path) => path.startsWith('/api/change-background'))).toEqual([])
})

test.describe('where motion is wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a video plays while it is made, and the finished one goes on from there', async ({ page }) => {
    const seen = Promise.withResolvers<void>()
    await page.route('**/api/generate-video/jobs?ids=*', async (route) => {
      // However fast it is made, the page learns of it only now.
      await seen.promise
      await route.continue()
    })
    await page.goto('/wizard?reset=true')
    await page.getByRole('button', { name: /^Video Ad/ }).click()
    await page.getByRole('tab', { name: /^Upload/ }).click()
    await page.locator('input[type=file]').setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer: await smallVideo(3) })
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Create video ad' }).click()
    const preview = page.locator('[data-video-preview]')
    const timeOf = (video: Locator) => video.evaluate((element: HTMLVideoElement) => element.currentTime)
    await expect.poll(() => timeOf(preview), { timeout: MADE_WITHIN }).toBeGreaterThan(0.5)
    await expect(preview).toHaveCSS('opacity', '1')
    await expect(preview).toHaveJSProperty('videoWidth', 720)
    seen.resolve()
    await expect(page.getByRole('heading', { name: 'Your video ad is ready' })).toBeVisible({ timeout: MADE_WITHIN })
    await expect(preview).toHaveCount(0)
    const startOf = () => page.locator('video').evaluate(({ played }: HTMLVideoElement) => (played.length === 0 ? -1 : played.start(0)))
    await expect.poll(startOf).toBeGreaterThan(0)
  })
})

test('a failed video leads to the library, which says why and starts it again', async ({ page }) => {
  // The server accepts it and then fails.
  let jobs = 0
  let asked: unknown = null
  await page.route('**/api/generate-video/jobs**', async (route) => {
    const request = route.request()
    const isStart = request.method() === 'POST'
    if (isStart) jobs += 1
    if (isStart) asked = { ...(request.postDataJSON() as object), duration: 5 }
    const job = {
      id: `gen_${String(jobs)}`,
      generationId: `gen_${String(jobs)}`,
      imageId: null,
      status: isStart ? 'pending' : 'failed',
      progress: 0,
      startTime: 0,
      estimatedTimeRemaining: null,
      queuePosition: null,
      resultUrl: null,
      thumbnailUrl: null,
      error: isStart ? null : 'The video tore.',
      request: asked,
      engine: 'studio',
      width: null,
      height: null,
      durationSeconds: null,
      note: null,
      expiresAt: null,
    }
    const isList = request.url().includes('?ids=')
    await route.fulfill({ status: isStart ? 202 : 200, json: isList ? { jobs: [job] } : job })
  })
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Video Ad/ }).click()
  await page.getByRole('tab', { name: /^Upload/ }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'clip.webm', mimeType: 'video/webm', buffer: await smallVideo(2) })
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Create video ad' }).click()
  await expect(page).toHaveURL(/\/tool\?filter=video$/)
  await expect(page.getByRole('alert').filter({ hasText: 'The video tore.' })).toBeVisible()
  const failed = page.getByRole('list', { name: 'Ads being made' }).getByRole('listitem')
  await expect(failed.getByRole('status')).toHaveText('Video generation failed')
  await expect(failed.getByText('The video tore.')).toBeVisible()
  await expectAccessible(page)
  const again = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/generate-video/jobs'))
  await failed.getByRole('button', { name: 'Try again' }).click()
  expect((await again).postDataJSON()).toMatchObject({ duration: 5, aspect_ratio: '1:1' })
})
