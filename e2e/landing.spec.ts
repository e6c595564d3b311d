import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './installation.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** How far a line has moved sideways or up, in pixels, and its opacity. */
const lineState = (page: Page, line: number): Promise<{ shift: number; opacity: number }> =>
  page.locator(`.hero-line-${line}`).evaluate((element) => {
    const { translate, opacity } = getComputedStyle(element)
    const [x, y] = translate === 'none' ? [0, 0] : translate.split(' ').map(Number.parseFloat)
    return { shift: Math.abs(x) + Math.abs(y ?? 0), opacity: Number(opacity) }
  })

const scrollTo = (page: Page, top: number): Promise<void> => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

test.describe('the landing page', () => {
  test('says what Adloom does, section by section, without top bar and footer of the app', async ({ page }) => {
    await page.goto('/')
    await expect(page).toHaveTitle('Adloom: product links become ready-to-post ads')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()

    const how = page.getByRole('region', { name: 'How it works' })
    await expect(how.getByRole('listitem').getByRole('heading')).toHaveText([
      /Get product details$/,
      /Prepare content$/,
      /Finalize & Download$/,
    ])
    await expect(page.getByRole('heading', { name: 'Powerfully simple' })).toBeVisible()
    const kinds = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Four kinds of ads' }) })
    await expect(kinds.getByRole('listitem')).toHaveText(['Social Ad', 'Display Ad', 'Ad Image', 'Video Ad'])
    await expect(page.getByRole('region', { name: 'Make your first ad in a minute' }).getByRole('link')).toHaveText('Get started')

    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(`© ${new Date().getFullYear()} Adloom`)
    await expect(footer.getByRole('link', { name: 'Powered by Node.js' })).toHaveAttribute('href', 'https://nodejs.org/')
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Tool', exact: true })).toHaveCount(0)
  })

  test('shows before any script has run, and hydrates without an error', async ({ page, browser, baseURL }) => {
    const still = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const written = await still.newPage()
    await written.goto('/')
    await expect(written.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(written.getByRole('contentinfo')).toContainText('Adloom')
    const heading = await written.getByRole('heading', { level: 1 }).innerText()
    await still.close()

    // Any error the browser reports on the way, a refused style or a mismatch, fails every journey.
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.replace(/\s+/g, ' '))
    await page.getByRole('link', { name: 'Results' }).click()
    await expect(page.getByRole('heading', { name: 'New creation' })).toBeVisible()
  })

  test('loads every image it references', async ({ page }) => {
    const missing: string[] = []
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url())
    })
    await page.goto('/')
    const images = page.locator('main img')
    for (let place = 0; place < (await images.count()); place++) {
      const image = images.nth(place)
      if (!(await image.isVisible())) continue
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    }
    expect(missing).toEqual([])
  })

  test('lets the hero lines shift and fade as the page scrolls', async ({ page }) => {
    await page.goto('/')
    for (const line of [1, 2, 3]) {
      await scrollTo(page, 0)
      await expect.poll(() => lineState(page, line)).toEqual({ shift: 0, opacity: 1 })
      await scrollTo(page, 420)
      await expect.poll(async () => (await lineState(page, line)).opacity).toBeLessThan(0.75)
      expect((await lineState(page, line)).shift).toBeGreaterThan(6)
    }
  })

  test('keeps the hero lines still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await scrollTo(page, 420)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(420)
    for (const line of [1, 2, 3]) expect(await lineState(page, line)).toEqual({ shift: 0, opacity: 1 })
  })

  test("'Try it out' clears the stored wizard and opens it; the logo leads to the landing page", async ({ page }) => {
    await page.goto('/wizard?reset=true')
    await page.getByRole('button', { name: /^Social Ad/ }).click()
    await expect(page.getByRole('heading', { name: /Creation Method/ })).toBeVisible()

    await page.goto('/')
    await page.getByRole('link', { name: 'Adloom, go to the landing page' }).click()
    await expect(page).toHaveURL('/')
    await page.getByRole('button', { name: 'Try it out' }).click()
    await expect(page).toHaveURL('/wizard')
    await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
    await expect(page.getByRole('heading', { name: /Creation Method/ })).toHaveCount(0)
  })

  for (const name of ['Results', 'Get started']) {
    test(`'${name}' resumes the stored wizard`, async ({ page }) => {
      await page.goto('/wizard?reset=true')
      await page.getByRole('button', { name: /^Display Ad/ }).click()
      await expect(page.getByRole('heading', { name: /Creation Method/ })).toBeVisible()
      await page.goto('/')
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL('/wizard')
      await expect(page.getByRole('heading', { name: /Creation Method/ })).toBeVisible()
    })
  }

  test("a link typed into 'Provide info' opens the wizard with it", async ({ page }) => {
    await page.goto('/')
    const info = page.getByRole('textbox', { name: 'Provide info' })
    await expect(info).toHaveAttribute('placeholder', 'Provide info')
    await info.fill('shop.example/products/mug')
    await info.press('Enter')
    await expect(page).toHaveURL('/wizard')
    await page.getByRole('button', { name: /^Social Ad/ }).click()
    await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue(/shop\.example\/products\/mug$/)
  })

  test("a sentence typed into 'Provide info' opens the wizard as its prompt", async ({ page }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Provide info' }).fill('A green mug on marble')
    await page.getByRole('button', { name: 'Try it out' }).click()
    await expect(page).toHaveURL('/wizard')
    await page.getByRole('button', { name: /^Social Ad/ }).click()
    await expect(page.getByRole('tab', { name: /AI Prompt/ })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('textbox', { name: 'Describe the picture' })).toHaveValue('A green mug on marble')
  })

  for (const width of [320, 390, 768, 1024, 1440]) {
    test(`fits a window ${width} pixels wide and passes the accessibility rules`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      await expectAccessible(page)
    })
  }

  test('can be used by keyboard from the skip link to the footer, with a focus ring at each stop', async ({ page }) => {
    await page.goto('/')
    const stops = [
      page.getByRole('link', { name: 'Skip to content' }),
      page.getByRole('link', { name: 'Adloom, go to the landing page' }),
      page.getByRole('link', { name: 'Results' }),
      page.getByRole('textbox', { name: 'Provide info' }),
      page.getByRole('button', { name: 'Try it out' }),
      page.getByRole('link', { name: 'Get started' }),
      page.getByRole('link', { name: 'Powered by Node.js' }),
    ]
    for (const stop of stops) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
      await expect(stop).toBeInViewport()
      expect(await stop.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
    }
  })
})
