import { expect, type Page } from '@playwright/test'
import { expectAccessible, settleEarlyAccess, test } from './installation.ts'

test.beforeEach(({ context }) => settleEarlyAccess(context))

async function begin(page: Page, adType: RegExp): Promise<void> {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: adType }).click()
}

test('a wizard stored in another shape is reported and starts over; a reset clears the input', async ({ page }) => {
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

test('the prompt forms report missing fields, and count their images', async ({ page }) => {
  await begin(page, /^Social Ad/)
  await page.getByRole('tab', { name: 'AI Prompt' }).click()
  const generate = page.getByRole('button', { name: /^Generate/ })
  await expect(generate).toHaveText('Generate 2 images with Fast')
  await expect(generate).toBeDisabled()
  await page.getByRole('button', { name: 'Luxury product on marble' }).click()
  await expect(generate).toBeEnabled()
  await page.getByRole('button', { name: 'Pro', exact: true }).click()
  await page.getByRole('slider').press('ArrowLeft')
  await expect(generate).toHaveText('Generate 1 image with Pro')
  await expect(page.getByLabel('Aspect ratio')).toHaveValue('16:9')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Guided Prompt' }).click()
  await expect(page.getByText('Still missing: Product Name, Category, Style.')).toBeVisible()
  await page.getByLabel('Product Name').fill('Tideline Mug')
  await page.getByLabel('Category').selectOption('Home & Garden')
  await page.getByLabel('Style').selectOption('Modern')
  await page.getByRole('button', { name: 'Studio lighting' }).click()
  await expect(page.getByLabel('Additional Details')).toHaveValue('Studio lighting')
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByLabel('Product Name')).toHaveValue('Tideline Mug')
  await expect(generate).toBeEnabled()
})
