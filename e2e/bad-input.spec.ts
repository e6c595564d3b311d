import { expect } from '@playwright/test'
import { type ErrorCode, errors, fillSentence } from '@adloom/domain/error.ts'
import { beginSocialAd, CLOSED_HOST, fetchContent, test } from './installation.ts'
import { shopFailures } from './shop/shop.ts'

/** What a person enters, and the code whose sentence is shown. */
const links: readonly (readonly [string, string, ErrorCode])[] = [
  ['a host nobody knows', 'https://no-such-shop.invalid/mug', 'page.unreachable'],
  ['a refused connection', `http://${CLOSED_HOST}/mug`, 'page.unreachable'],
  ['a private address', 'http://192.168.0.1/router', 'url.private'],
]

const sentence = (code: ErrorCode): string => fillSentence(errors[code].message, { status: 500 })

for (const [what, link, code] of links) {
  test(`${what} is refused in one sentence, and the link stays`, async ({ page }) => {
    await beginSocialAd(page)
    await fetchContent(page, link)
    await expect(page.getByRole('alert')).toContainText(sentence(code))
    await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue(link)
  })
}

for (const [path, code] of Object.entries(shopFailures)) {
  test(`${path} is refused as ${code}, and the link survives a reload`, async ({ page, installation }) => {
    const link = `${installation.shop.address}${path}`
    await beginSocialAd(page)
    await fetchContent(page, link)
    await expect(page.getByRole('alert')).toContainText(sentence(code))
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue(link)
  })
}

test('what is no address is refused before anything is asked', async ({ page }) => {
  await beginSocialAd(page)
  const field = page.getByRole('textbox', { name: 'Product URL' })
  await field.fill('not a link')
  await field.blur()
  await expect(page.getByText('Please enter a valid product URL (e.g., https://example.com/product)').first()).toBeVisible()
  await field.fill('example.com/product')
  await expect(page.getByText('Please enter a valid product URL (e.g., https://example.com/product)')).toHaveCount(0)
})

test('a picture that is no picture leaves a way on', async ({ page, installation }) => {
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/broken-picture`)
  await expect(page.getByText('Select a product image').or(page.getByText('No product image found at the provided URL.'))).toBeVisible()
  await expect(page.getByText('Image failed to load').first()).toBeVisible()
})
