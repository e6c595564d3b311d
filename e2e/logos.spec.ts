import { expect } from '@playwright/test'
import { beginSocialAd, fetchContent, test } from './installation.ts'

test('a shop’s SVG logo is copied to our own address, and shows in preview, ad and file', async ({ page, installation }) => {
  await beginSocialAd(page)
  const kept = page.waitForResponse((reply) => reply.url().endsWith('/api/storage/keep'))
  await fetchContent(page, `${installation.shop.address}/products/mug`)
  const { url, contentType } = (await (await kept).json()) as { url: string; contentType: string } // as the table of calls says
  expect(contentType).toBe('image/png')
  expect(new URL(url).origin).toBe(installation.address)

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.locator(`img[src="${url}"]`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()

  await expect(page).toHaveURL(/\/tool\/all$/)
  await expect(page.locator(`img[src="${url}"]`).first()).toBeVisible()
  // Nothing of the finished ad comes from the shop any more.
  expect(await page.locator(`img[src^="${installation.shop.address}"]`).count()).toBe(0)
})

test('a logo that cannot be copied stays the shop’s own, without a message', async ({ page, installation }) => {
  await page.route('**/api/storage/keep', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'picture.undecodable', message: 'No picture.', requestId: 'r' } }),
    }),
  )
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/mug`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Product Headline')).toHaveValue('Tideline Stoneware Mug')
  await expect(page.locator(`img[src="${installation.shop.address}/pictures/harbour-and-hearth-logo.svg"]`).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
