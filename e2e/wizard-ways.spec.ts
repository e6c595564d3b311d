import { expect, type Page } from '@playwright/test'
import { fetchContent, test } from './installation.ts'

/** Whoever made something is asked for an address once; these journeys are about something else. */
test.beforeEach(async ({ context }) => {
  // The empty page a browser begins with has no store.
  await context.addInitScript(() => location.protocol === 'http:' && localStorage.setItem('adloom.lead-submitted', 'true'))
})

async function begin(page: Page, adType: RegExp): Promise<void> {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: adType }).click()
}

test('a product link becomes a display ad', async ({ page, installation }) => {
  await begin(page, /^Display Ad/)
  await fetchContent(page, `${installation.shop.address}/products/headphones`)
  await expect(page.getByText('Select a product image')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()
  await expect(page).toHaveURL(/\/tool\/all$/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { name: 'Creation 1' })).toBeVisible()
})

test('a product link becomes an ad image, without Targeting and Generated Content', async ({ page, installation }) => {
  await begin(page, /^Ad Image/)
  await fetchContent(page, `${installation.shop.address}/products/lamp`)
  await expect(page.getByText('Select a product image')).toBeVisible()
  await page.getByRole('button', { name: 'Create ad image' }).click()
  await expect(page).toHaveURL(/\/tool\/ad-image$/)
  await expect(page.getByRole('heading', { name: 'Making your ad image' })).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: 'Beacon Table Lamp' }).first()).toBeVisible()
})

test('a wizard kept in another shape is told and begins afresh; a reset forgets what was entered', async ({ page }) => {
  await page.goto('/wizard?reset=true')
  await page.evaluate(() => localStorage.setItem('adloom.wizard', '{"state":{"activeStep":"seven"},"version":1}'))
  await page.reload()
  await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
  await page.getByRole('button', { name: /^Display Ad/ }).click()
  await page.getByRole('textbox', { name: 'Product URL' }).fill('shop.example/mug')
  await page.goto('/wizard?reset=true')
  await expect(page).toHaveURL(/\/wizard$/)
  await expect(page.getByRole('button', { name: /^Display Ad/ })).toHaveAttribute('aria-pressed', 'false')
})

test('two tabs show one wizard', async ({ page, context }) => {
  await page.goto('/wizard?reset=true')
  const other = await context.newPage()
  await other.goto('/wizard')
  await page.getByRole('button', { name: /^Social Ad/ }).click()
  await expect(other.getByRole('heading', { name: /Creation Method/ })).toBeVisible()
  await other.getByRole('tab', { name: 'AI Prompt' }).click()
  await expect(page.getByLabel('Describe the picture')).toBeVisible()
})
