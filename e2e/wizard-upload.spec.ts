import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible, settleEarlyAccess, test } from './installation.ts'

const image = (name: string): string => fileURLToPath(new URL(`shop/pictures/${name}`, import.meta.url))
/** Named like an image, but not one. */
const NO_IMAGE = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear friend, this is a letter.') }

test.beforeEach(({ context }) => settleEarlyAccess(context))

async function begin(page: Page, adType: RegExp): Promise<void> {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: adType }).click()
  await page.getByRole('tab', { name: /^Upload/ }).click()
}

test('a rejected file affects only itself; uploads survive a reload, and their category is the headline', async ({ page }) => {
  await begin(page, /^Social Ad/)
  await expect(page.getByText('Drop your images here')).toBeVisible()
  await expect(page.getByText('0 of 10 files selected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(page.getByText('Please upload at least one file.')).toBeVisible()

  await page.locator('input[type=file]').setInputFiles([image('mug.jpg'), image('lamp.jpg')])
  await page.locator('input[type=file]').setInputFiles(NO_IMAGE)
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
})

test('of eleven files only ten are accepted', async ({ page }) => {
  await begin(page, /^Ad Image/)
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#15803D' } })
    .png()
    .toBuffer()
  const ten = Array.from({ length: 10 }, (_, place) => ({ name: `plain-${String(place)}.png`, mimeType: 'image/png', buffer: small }))
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'mug.jpg', mimeType: 'image/jpeg', buffer: await readFile(image('mug.jpg')) }, ...ten])
  await expect(page.getByText('10 of 10 files selected')).toBeVisible()
  await expect(page.getByText('Too many files')).toBeVisible()
})
