import { expect } from '@playwright/test'
import { type FirefoxPage, openFirefoxPage } from './firefox-page.ts'
import { test as installed } from './installation.ts'

const executable = process.env.ADLOOM_FIREFOX ?? ''

const test = installed.extend<{ readonly firefoxPage: FirefoxPage }>({
  firefoxPage: async ({}, use) => {
    const page = await openFirefoxPage(executable)
    await use(page)
    await page.close()
  },
})

/** The heading of a step has the focus once the step is open. */
const stepOpened = (page: FirefoxPage, title: string): Promise<void> =>
  expect.poll(() => page.valueOf('document.activeElement?.textContent'), `${title} is open`).toContain(title)

test.skip(executable === '', 'No Firefox was found, and none could be installed.')
// A second browser starts, beside that of the other worker.
test.slow()

test('a product link becomes generated content in Firefox, and its console stays clean', async ({ firefoxPage: page, installation }) => {
  await page.goto(`${installation.address}/wizard?reset=true`)
  await page.click('button', 'Social Ad Create engaging social media ads for Facebook and Instagram.')
  await page.click('textbox', 'Product URL')
  await page.type(`${installation.shop.address}/products/mug`)
  await page.click('button', 'Fetch Content')
  await stepOpened(page, 'Content Selection')
  await page.click('button', 'Continue')
  await stepOpened(page, 'Targeting')
  await page.click('button', 'Continue')
  await stepOpened(page, 'Generated Content')
  await expect.poll(() => page.valueOf("document.querySelectorAll('input[type=checkbox]').length")).toBeGreaterThan(2)
  expect(page.complaints).toEqual([])
})
