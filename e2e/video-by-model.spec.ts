import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { expect } from '@playwright/test'
import { KLING } from '@adloom/providers/videos/fake-video-servers.test-data.ts'
import { startFakeFal } from '../apps/server/src/fake-fal.test-data.ts'
import { expectAccessible, type Installation, skipEarlyAccess, test as base } from './installation.ts'
import { card, image, openWith, stored } from './sample-library.ts'
import { startOwnServer } from './own-server.ts'

interface ByModel {
  readonly fal: Awaited<ReturnType<typeof startFakeFal>>
  readonly installation: Installation
}

/** A video of the built-in engine, for the fake provider to return as its own. */
async function sampleVideo({ address }: Installation): Promise<Uint8Array> {
  const picture = (await readFile('e2e/shop/pictures/mug.jpg')).toString('base64')
  const headers = { 'content-type': 'application/json' }
  const ask = async (path: string, body: object): Promise<Response> =>
    fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const { url } = (await (await ask('/storage/upload', { data: `data:image/jpeg;base64,${picture}` })).json()) as { url: string }
  const made = await ask('/generate-video/generate', { prompt: 'It turns', imageUrl: url, duration: 1, sound: 'none' })
  const { videoUrl } = (await made.json()) as { videoUrl: string }
  return new Uint8Array(await (await fetch(videoUrl)).arrayBuffer())
}

/** An installation whose videos are made by a fake provider on this machine. */
const test = base.extend<object, { byModel: ByModel }>({
  byModel: [
    async ({ installation }, use) => {
      const fal = await startFakeFal(await sampleVideo(installation))
      const folder = await mkdtemp(join(tmpdir(), 'adloom-by-model-'))
      const server = await startOwnServer({ DATA_DIR: folder, ...fal.env })
      await use({ fal, installation: { ...installation, address: server.address, dataFolder: folder } })
      await server.stop()
      await fal.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ byModel }, use) => use(byModel.installation.address),
})

test('a video by a provider shows its price before it is made, and the built-in engine can be chosen instead', async ({
  page,
  byModel,
}) => {
  const { fal, installation } = byModel
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [image('1', 'Morning mug', 0, [mug])])
  const ask = page.getByRole('button', { name: 'Generate a video of Morning mug' })
  const dialog = page.getByRole('dialog', { name: 'Generate Video' })
  await ask.click()
  const PRICE = `About $0.35 · fal · ${KLING}`
  await expect(dialog.getByText(PRICE)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Generate Video' })).toHaveAccessibleDescription(PRICE)
  await dialog.getByRole('spinbutton', { name: 'Duration (seconds)' }).fill('10')
  await expect(dialog.getByText(`About $0.70 · fal · ${KLING}`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('spinbutton', { name: 'Duration (seconds)' }).fill('5')
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await page.getByRole('button', { name: /^All Ad Types/ }).click()
  await expect(card(page, 'Morning mug').getByRole('status')).toHaveText('Video generation complete!', { timeout: 60_000 })
  expect(fal.orders()).toBe(1)
  await page.getByRole('button', { name: 'View in Video Ads' }).click()
  await skipEarlyAccess(page)
  await page.getByRole('button', { name: 'Play Morning mug Video' }).click()
  const player = page.getByRole('dialog', { name: 'Morning mug Video' })
  await expect(player.getByText(`Made by fal · ${KLING}`)).toBeVisible()
  await expect.poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(720)
  await expectAccessible(page)

  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Today’s spending' })).toContainText(`Videos, fal · ${KLING}: 1 call, $0.35`)
  const videos = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Videos' }) })
  await videos.getByRole('radio', { name: /The built-in studio/ }).check()
  await page.goto('/tool?filter=all')
  await page.getByRole('button', { name: /^All Ad Types/ }).click()
  await ask.click()
  await expect(dialog.getByRole('button', { name: 'Generate Video' })).toBeVisible()
  await expect(dialog.getByText(/About/)).toHaveCount(0)
  await dialog.getByRole('spinbutton', { name: 'Duration (seconds)' }).fill('1')
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/generate-video/jobs') && response.request().method() === 'POST'),
    dialog.getByRole('button', { name: 'Generate Video' }).click(),
  ])
  expect(((await reply.json()) as VideoJob).engine).toBe('studio')
  expect(fal.orders()).toBe(1)
})

test('when the provider has no credit the job shows that, and the built-in engine makes the video on request', async ({
  page,
  byModel,
}) => {
  const { fal, installation } = byModel
  fal.answerInstead((what) => (what.startsWith(`POST /${KLING}`) ? { status: 403, body: { detail: 'Exhausted balance' } } : null))
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [image('2', 'Evening mug', 0, [mug])])
  await page.getByRole('button', { name: 'Generate a video of Evening mug' }).click()
  await page.getByRole('dialog', { name: 'Generate Video' }).getByRole('button', { name: 'Generate Video' }).click()
  await page.getByRole('button', { name: /^All Ad Types/ }).click()
  await expect(page.getByText(/at fal has no credit left/).first()).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  const evening = card(page, 'Evening mug')
  await evening.getByRole('button', { name: 'Use the built-in studio' }).click()
  await expect(evening.getByRole('status')).toHaveText('Video generation complete!', { timeout: 60_000 })
  await evening.getByRole('button', { name: 'View in Video Ads' }).click()
  await skipEarlyAccess(page)
  await page.getByRole('button', { name: 'Play Evening mug Video' }).click()
  await expect(page.getByRole('dialog', { name: 'Evening mug Video' }).getByText('Made by the built-in studio')).toBeVisible()
})
