import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from './installation.ts'
import { smallVideo } from './small-video.ts'

interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

const shopImage = async (name: string): Promise<Chosen> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await readFile(new URL(`shop/pictures/${name}`, import.meta.url)),
})
const plain = async (name: string, color: string): Promise<Chosen> => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 64, height: 64, channels: 3, background: color } })
    .png()
    .toBuffer(),
})
const video = async (name: string, seconds: number): Promise<Chosen> => ({
  name,
  mimeType: 'video/webm',
  buffer: await smallVideo(seconds),
})

async function begin(page: Page, adType: RegExp): Promise<void> {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: adType }).click()
  await page.getByRole('tab', { name: /^Upload/ }).click()
}

const zone = (page: Page) => page.getByRole('button', { name: /^Drop your images/ })
const rows = (page: Page) => page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')
const choose = (page: Page, files: readonly Chosen[]): Promise<void> => page.locator('input[type=file]').setInputFiles([...files])

/** Drops files as a mouse does: drag over the zone, then drop. */
async function drop(page: Page, files: readonly Chosen[]): Promise<void> {
  const carried = await page.evaluateHandle(
    (parts) => {
      const transfer = new DataTransfer()
      for (const { name, type, base64 } of parts)
        transfer.items.add(new File([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], name, { type }))
      return transfer
    },
    files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') })),
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await zone(page).dispatchEvent(event, { dataTransfer: carried })
}

test('dropped images upload in parallel, each with its own progress; a failed one affects only itself', async ({ page }) => {
  await begin(page, /^Social Ad/)
  await expect(zone(page)).toContainText('or click to select files')
  await expect(zone(page)).toContainText('JPG, PNG, GIF max 5MB')
  await expect(page.getByText('0 of 10 files selected')).toBeVisible()
  await expect(page.getByText('Please upload at least one file.')).toBeVisible()

  const waiting: (() => void)[] = []
  let isHeld = true
  await page.route('**/api/storage/upload', async (route) => {
    if (isHeld) await new Promise<void>((go) => waiting.push(go))
    await route.continue()
  })
  await page.route('**/api/image-categorize/categorize', async (route) => {
    await new Promise<void>((go) => waiting.push(go))
    await route.continue()
  })
  const mug = await shopImage('mug.jpg')
  // Over the 5 MB of the hint: the hint enforces nothing.
  const large = { ...(await plain('large.png', '#D32F2F')), name: 'large.png' }
  const letter = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear friend, this is a letter.') }
  await drop(page, [mug, { ...large, buffer: Buffer.concat([large.buffer, Buffer.alloc(5_300_000)]) }, letter])
  await expect(page.getByText('3 of 10 files selected')).toBeVisible()
  await expect(zone(page)).toContainText('Uploading files...')
  for (const name of ['mug.jpg', 'large.png', 'letter.jpg'])
    await expect(page.getByRole('progressbar', { name: `Uploading ${name}`, exact: true })).toBeVisible()
  await expect(rows(page).nth(1)).toContainText(/image\/png · 5\.\d\d MB/)
  await expect(page.getByText('Your files are still being uploaded.')).toBeVisible()
  // All three were sent at once.
  await expect.poll(() => waiting.length).toBe(3)
  // Its image shows before the server has it.
  await expect(rows(page).nth(0).locator('img')).toHaveJSProperty('naturalWidth', 800)
  isHeld = false
  for (const go of waiting.splice(0)) go()

  await expect(page.getByText('Failed to upload one or more files. Please try again.')).toBeVisible()
  await expect(page.getByText('Analyzing images...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.unroute('**/api/image-categorize/categorize')
  for (const go of waiting.splice(0)) go()
  await expect(page.getByRole('button', { name: /^Edit category .*mug\.jpg/ })).toBeVisible()
  await expect(page.getByText('Analyzing images...')).toBeHidden()

  // Documents never contain a file's bytes.
  const documents = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(documents).toContain('mug.jpg')
  expect(documents).not.toMatch(/base64|data:image/)

  // The failed one is retried alone, and cannot be selected for the ad.
  await page.getByRole('button', { name: 'Try again to upload letter.jpg' }).click()
  await expect(rows(page).nth(2)).not.toContainText('image/jpeg')
  await page.getByRole('button', { name: /^letter\.jpg/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('button', { name: 'mug.jpg', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'letter.jpg', exact: true })).toHaveCount(0)
})

test('the highlighted row drives the preview; the highlight shifts to the first that remains; categories are edited in place', async ({
  page,
}) => {
  // No category can be found: there is no message, the chip asks for one.
  await page.route('**/api/image-categorize/categorize', (route) => route.fulfill({ status: 503, json: {} }))
  await begin(page, /^Social Ad/)
  await choose(page, [await plain('red.png', '#D32F2F'), await plain('green.png', '#15803D'), await plain('blue.png', '#1767E4')])
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\.png`) })
  const preview = page.getByRole('region', { name: 'Live preview' }).locator('img').first()
  await expect(row('red')).toHaveAttribute('aria-pressed', 'true')
  const address = async (name: string) =>
    (await rows(page)
      .filter({ has: row(name) })
      .locator('img')
      .getAttribute('src')) ?? ''
  for (const name of ['red', 'green', 'blue'])
    await expect(
      rows(page)
        .filter({ has: row(name) })
        .locator('img'),
    ).toHaveAttribute('src', /\/files\//)
  await expect(preview).toHaveAttribute('src', await address('red'))
  await row('blue').click()
  await expect(preview).toHaveAttribute('src', await address('blue'))
  await page.getByRole('button', { name: 'Remove red.png' }).click()
  await expect(row('blue')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Remove blue.png' }).click()
  await expect(row('green')).toHaveAttribute('aria-pressed', 'true')
  await expect(preview).toHaveAttribute('src', await address('green'))

  const field = page.getByPlaceholder('Enter category, e.g. Coffee Mug, Sneakers, Laptop')
  await page.getByRole('button', { name: 'Add category: green.png' }).click()
  await field.fill('   ')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Add category: green.png' }).click()
  await field.fill('  Garden Hose ')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Edit category Garden Hose: green.png' }).click()
  await expect(field).toHaveValue('Garden Hose')
  await field.fill('')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit category Garden Hose: green.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove green.png' }).click()
  await expect(page.getByText('0 of 10 files selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
})

test('at most ten files are accepted, also when dropped on a full list; other file types and empty files are rejected by name', async ({
  page,
}) => {
  await page.route('**/api/image-categorize/categorize', (route) =>
    route.fulfill({ json: { category: 'Mug', confidence: 0.9, engine: 'studio' } }),
  )
  await begin(page, /^Display Ad/)
  const dot = await plain('dot.png', '#15803D')
  const many = (count: number, from: number) =>
    Array.from({ length: count }, (_, place) => ({ ...dot, name: `dot-${String(from + place)}.png` }))
  await choose(page, many(8, 1))
  await expect(page.getByText('8 of 10 files selected')).toBeVisible()
  await drop(page, [
    ...many(3, 9),
    await video('clip.webm', 1),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    { ...dot, name: 'nothing.png', buffer: Buffer.alloc(0) },
  ])
  await expect(page.getByText('10 of 10 files selected')).toBeVisible()
  const alerts = page.getByRole('alert')
  await expect(alerts.filter({ hasText: 'Too many files' })).toBeVisible()
  await expect(alerts.filter({ hasText: /^clip\.webm: File type must be JPG, PNG, GIF or WebP$/ })).toBeVisible()
  await expect(alerts.filter({ hasText: /^notes\.txt: File type must be/ })).toBeVisible()
  await expect(alerts.filter({ hasText: /^nothing\.png: File is smaller than 1 bytes/ })).toBeVisible()
  await expect(rows(page).last()).toContainText('dot-10.png')
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()
  await drop(page, many(1, 99))
  await expect(alerts).toHaveText([/Too many files/])
  await expect(page.getByText('10 of 10 files selected')).toBeVisible()
})

test('a video longer than ten seconds is skipped with its own sentence, a short one is accepted and becomes the preview', async ({
  page,
}) => {
  await begin(page, /^Video Ad/)
  await expect(zone(page)).toContainText('Drop your images or video here')
  await expect(zone(page)).toContainText('JPG, PNG, GIF, MP4, WebM max 10MB')
  await expect(page.getByText('Upload images or video (up to 10 seconds)')).toBeVisible()
  await drop(page, [
    await video('long.webm', 12),
    await video('short.webm', 5),
    { name: 'torn.webm', mimeType: 'video/webm', buffer: (await smallVideo(3)).subarray(0, 90) },
  ])
  await expect(page.getByRole('alert').filter({ hasText: 'long.webm' })).toHaveText(
    'Video long.webm is longer than 10 seconds. Please upload a shorter video.',
  )
  await expect(page.getByRole('alert').filter({ hasText: 'torn.webm' })).toHaveText(
    'Video torn.webm can’t be played by this browser. Please use MP4 or WebM.',
  )
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('short.webm')
  await expect(rows(page)).toContainText('video/webm')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'Live preview' }).locator('video')).toHaveAttribute('src', /\/files\/.*webm/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Select one of your images or videos')).toBeVisible()
  await expect(page.getByText('Video', { exact: true })).toBeVisible()

  // Another ad type takes no videos.
  await page.getByRole('button', { name: /Ad Type/ }).click()
  await page.getByRole('button', { name: /^Ad Image/ }).click()
  await expect(page.getByText('0 of 10 files selected')).toBeVisible()
})
