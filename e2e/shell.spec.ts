import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './installation.ts'

/**
 * Breaks the chunk of the app that contains the library's words, until `repair` is called. Chunks have no names, so it is recognised by its content.
 */
async function breakLibrary(page: Page): Promise<{ repair: () => Promise<void> }> {
  await page.route('**/assets/*.js', async (route) => {
    const part = await route.fetch()
    const isLibrary = (await part.text()).includes('Filter creations by type')
    await route.fulfill(isLibrary ? { contentType: 'text/javascript', body: "throw new Error('Broken for a test')" } : { response: part })
  })
  // Parts that are still on their way would fail in whatever test comes next.
  return { repair: () => page.unrouteAll({ behavior: 'wait' }) }
}

test('the skip link leads past the top bar', async ({ page }) => {
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeFocused()
})

test('at 200 % zoom no screen scrolls sideways, and the desktop notice gives the tab its title', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/wizard')
  await expect(page).toHaveTitle('Please use a desktop · Adloom')
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await expect(page).toHaveTitle('New creation · Adloom')
  for (const path of ['/wizard', '/tool', '/settings', '/nowhere']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(720)
  }
})

test('a screen that crashes shows an error, and can be reloaded', async ({ page }) => {
  const { repair } = await breakLibrary(page)
  await page.goto('/tool')
  await expect(page.getByRole('alert')).toContainText('Something went wrong')
  await expect(page).toHaveTitle('Something went wrong · Adloom')
  await expectAccessible(page)
  await repair()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('No creations found')).toBeVisible()
})

test('a message stands at the bottom and can be closed, in forced colours too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/tool?videoId=gone')
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await expect(message).toHaveText('This video is not in this browser.')
  await message.hover()
  await expectAccessible(page)
  expect(await message.evaluate((card) => getComputedStyle(card).borderStyle)).toBe('solid')
  await message.getByRole('button', { name: 'Close' }).click()
  await expect(message).toHaveCount(0)
})
