import { expect } from '@playwright/test'
import { beginSocialAd, expectAccessible, fetchContent, test } from './installation.ts'

test('a fact found on the page shows its source, and by keyboard alone its snippet', async ({ page, installation }) => {
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/mug`)
  const facts = page.getByRole('region', { name: 'Found on the page' })
  for (const text of ['Harbour & Hearth', '4.8 of 5 from 212', 'Kitchen › Mugs', 'In stock'])
    await expect(facts.getByText(text)).toBeVisible()
  const source = facts.getByRole('button', { name: /show the words about Rating$/ })
  await source.focus()
  await page.keyboard.press('Enter')
  await expect(source).toHaveAttribute('aria-expanded', 'true')
  await expect(facts.getByText('4.8 · 212')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Space')
  await expect(facts.getByText('4.8 · 212')).toBeHidden()
})
