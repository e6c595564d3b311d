import { expect, type Page } from '@playwright/test'
import { expectAccessible, fetchContent, test } from './installation.ts'

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

test('a social ad by keyboard alone: each new step takes the focus, dialogs give it back', async ({ page, installation }) => {
  const press = async (name: string | RegExp, role: 'button' | 'checkbox' = 'button') => {
    const target = page.getByRole(role, { name }).first()
    await target.waitFor()
    for (let tries = 0; tries < 60; tries += 1) {
      if (await target.evaluate((node) => node === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
    // A ring that can be seen.
    expect(await target.evaluate((node) => getComputedStyle(node).outlineStyle)).toBe('solid')
    await page.keyboard.press(role === 'checkbox' ? 'Space' : 'Enter')
  }
  await page.goto('/wizard?reset=true')
  await press(/^Social Ad/)
  await expect(page.getByRole('heading', { name: /^Creation Method/ })).toBeFocused()
  await expect(page.getByText('Step 2 of 5, Creation Method')).toBeAttached()
  await page.getByRole('tab', { name: 'Product URL' }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'Product URL' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(`${installation.shop.address}/products/mug`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Content Selection/ })).toBeFocused()
  await press('Continue')
  await expect(page.getByRole('heading', { name: /^Targeting/ })).toBeFocused()
  await press('Edit target audience')
  await expect(page.getByRole('dialog', { name: 'Target audience' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Edit target audience' })).toBeFocused()
  await press('Continue')
  await expect(page.getByRole('heading', { name: /^Generated Content/ })).toBeFocused()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await press(/./, 'checkbox')
  await press('Create ad with selected content')
  await expect(page).toHaveURL(/\/tool\/all$/)
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

test('the prompt forms say what is missing, and count what they make', async ({ page }) => {
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
