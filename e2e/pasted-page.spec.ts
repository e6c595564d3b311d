import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { beginSocialAd, expectAccessible, fetchContent, test } from './installation.ts'

/** A page that refuses our reader is visible to a person, who copies it: the way out of every refusal. */
test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const field = (page: Page) => page.getByRole('textbox', { name: 'HTML of the page' })
const source = async (name: string, origin: string): Promise<string> =>
  (await readFile(join(import.meta.dirname, 'shop', 'pages', `${name}.html`), 'utf8')).replaceAll('{{origin}}', origin)
const fetchAgain = (page: Page) => page.getByRole('button', { name: 'Fetch Content' }).click()

/** Puts a page on the clipboard as a browser does when the user copies its window, and pastes it. */
async function pasteCopied(page: Page, html: string): Promise<void> {
  await page.evaluate(async (markup) => {
    const both = { 'text/html': new Blob([markup], { type: 'text/html' }), 'text/plain': new Blob(['Words'], { type: 'text/plain' }) }
    await navigator.clipboard.write([new ClipboardItem(both)])
  }, html)
  await field(page).focus()
  await page.keyboard.press('Control+V')
}

test('a page with a human check becomes an ad when the user copies it out of the browser', async ({ page, installation }) => {
  const { address } = installation.shop
  await beginSocialAd(page)
  await fetchContent(page, `${address}/are-you-human`)
  await expect(page.getByRole('alert')).toContainText('open the page in your browser, copy it and paste it here')
  await expect(page.getByText(/^Click on an empty part of it, select everything \(Ctrl\+A/)).toBeVisible()
  await expectAccessible(page)
  // The address is the product's own again; the page is what the window showed.
  await page.getByRole('textbox', { name: 'Product URL' }).fill(`${address}/products/mug`)
  await pasteCopied(
    page,
    `<h1>Tideline Stoneware Mug</h1><img src="${address}/pictures/mug.jpg" alt="Tideline Stoneware Mug" width="900" height="900"><p><b>£24.00</b></p><button>Add to basket</button>`,
  )
  await expect(field(page)).toHaveValue(/Tideline Stoneware Mug/)
  await fetchAgain(page)
  await expect(page.getByText('Select a product image')).toBeVisible()
  await expect(page.getByText('Tideline Stoneware Mug').first()).toBeVisible()
})

test('pasted text that is no page is rejected with a sentence, and can be replaced', async ({ page, installation }) => {
  const { address } = installation.shop
  await beginSocialAd(page)
  await page.getByRole('textbox', { name: 'Product URL' }).fill(`${address}/products/mug`)
  await page.getByRole('button', { name: /Paste its HTML instead/ }).click()
  await field(page).fill('Tideline Stoneware Mug, £24')
  await fetchAgain(page)
  await expect(page.getByRole('alert')).toContainText('What was pasted is no web page.')
  await expect(field(page)).toHaveValue('Tideline Stoneware Mug, £24')
  await expectAccessible(page)
  await field(page).fill(await source('mug', address))
  await fetchAgain(page)
  await expect(page.getByText('Select a product image')).toBeVisible()
})

test('a very long pasted page is summarised in one line, read whole, and kept after a reload', async ({ page, installation }) => {
  const { address } = installation.shop
  const long = `${await source('mug', address)}<!--${'salt and wind '.repeat(100_000)}-->`
  await beginSocialAd(page)
  await page.getByRole('textbox', { name: 'Product URL' }).fill(`${address}/products/mug`)
  await page.getByRole('button', { name: /Paste its HTML instead/ }).click()
  await field(page).fill(long)
  const summary = page.getByText(/A page of 1\.4 MB was pasted/)
  await expect(summary).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(summary).toBeVisible()
  await page.getByRole('button', { name: 'Remove what was pasted' }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await field(page).fill(long)
  await fetchAgain(page)
  await expect(page.getByText('Select a product image')).toBeVisible()
})
