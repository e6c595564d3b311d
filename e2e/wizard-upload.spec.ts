import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, test } from './installation.ts'

const picture = (name: string): string => fileURLToPath(new URL(`shop/pictures/${name}`, import.meta.url))
/** Ends like a picture, and is none. */
const NO_PICTURE = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear friend, this is a letter.') }

/** Whoever made something is asked for an address once; these journeys are about something else. */
test.beforeEach(async ({ context }) => {
  // The empty page a browser begins with has no store.
  await context.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('adloom.lead-submitted', 'true'))
})

async function begin(page: Page, adType: RegExp): Promise<void> {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: adType }).click()
  await page.getByRole('tab', { name: /^Upload/ }).click()
}

test('uploaded pictures become a downloaded social ad; one refused file concerns only itself', async ({ page }) => {
  await begin(page, /^Social Ad/)
  await expect(page.getByText('Drop your images here')).toBeVisible()
  await expect(page.getByText('0 of 10 files selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(page.getByText('Please upload at least one file.')).toBeVisible()

  await page.locator('input[type=file]').setInputFiles([picture('mug.jpg'), picture('lamp.jpg')])
  await page.locator('input[type=file]').setInputFiles(NO_PICTURE)
  await expect(page.getByText('3 of 10 files selected')).toBeVisible()
  await expect(page.getByText('Failed to upload one or more files. Please try again.')).toBeVisible()
  const rows = page.getByRole('list', { name: 'Selected files' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(0).getByRole('button', { name: /^mug\.jpg/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Edit category .*lamp\.jpg/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Remove letter.jpg' }).click()
  await page.getByRole('button', { name: 'Remove mug.jpg' }).click()
  await expect(rows.nth(0).getByRole('button', { name: /^lamp\.jpg/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Failed to upload one or more files')).toBeHidden()
  await page.reload()
  await expect(page.getByText('1 of 10 files selected')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('Select one of your images')).toBeVisible()
  await page.getByRole('button', { name: /^Edit category/ }).click()
  await page.getByPlaceholder('Enter category, e.g. Coffee Mug, Sneakers, Laptop').fill('Desk Lamp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Edit category Desk Lamp/ })).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByLabel('Product Headline')).toHaveValue('Desk Lamp')
  await page.getByLabel('Business name').fill('Beacon & Sons')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()
  await expect(page).toHaveURL(/\/tool\/all$/)

  const downloading = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Download( Creation 1)?$/ })
    .first()
    .click()
  const shown = page.getByRole('menuitem', { name: /shown|this|image/i }).first()
  if (await shown.isVisible().catch(() => false)) await shown.click()
  const download = await downloading
  const { format, width, height } = await sharp(await readFile(await download.path())).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1080, height: 1350 })
})

test('an uploaded picture becomes an ad image; eleven files are ten', async ({ page }) => {
  await begin(page, /^Ad Image/)
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#15803D' } })
    .png()
    .toBuffer()
  const ten = Array.from({ length: 10 }, (_, place) => ({ name: `plain-${String(place)}.png`, mimeType: 'image/png', buffer: small }))
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: await readFile(picture('mug.jpg')) }, ...ten])
  await expect(page.getByText('10 of 10 files selected')).toBeVisible()
  await expect(page.getByText('Too many files')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Image Enhancement Workflow')).toBeVisible()
  await page.getByRole('button', { name: 'Create ad image' }).click()
  await expect(page).toHaveURL(/\/tool\/ad-image$/)
  await expect(page.getByRole('heading', { name: 'Making your ad image' })).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: /mug/i }).first()).toBeVisible()
})
