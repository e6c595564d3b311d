import { expect, type Page } from '@playwright/test'
import { beginSocialAd, expectAccessible, fetchContent, test } from './installation.ts'

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Generated Content' }).locator('li')

test('every text shows the sentence of the page that supports it; in another language a note says what a model would do', async ({
  page,
  installation,
}) => {
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/serum`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('AI-GENERATED AD CONTENT')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  // One of the page's sentences, with the words of the headline marked in it.
  const card = cardsOf(page)
    .filter({ hasText: 'From the page: “' })
    .filter({ has: page.locator('mark') })
  await expect(card.first()).toBeVisible()
  const headline = await card.first().getByRole('heading').innerText()
  const marked = await card.first().locator('mark').first().innerText()
  expect(headline.toLowerCase()).toContain(marked.toLowerCase())
  await expect(card.first().getByRole('checkbox')).toHaveAccessibleDescription(/From the page: “.+”/)
  const shop = await (await page.request.get(`${installation.shop.address}/products/serum`)).text()
  expect(shop.toLowerCase()).toContain(marked.toLowerCase())
  await expectAccessible(page)

  // The dialog has all of it, with readable sources.
  await card
    .first()
    .getByRole('button', { name: `Edit “${headline}”` })
    .press('Enter')
  const facts = page.getByRole('dialog', { name: 'Edit text' }).getByRole('region', { name: 'What this text was written from' })
  await expect(facts.getByRole('term').first()).toHaveText(/^(Description|Highlights)$/)
  await expect(facts.locator('mark').first()).toHaveText(marked)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Targeting/ }).click()
  await expect(page.getByLabel('Language')).toHaveValue('en')
  await page.getByLabel('Language').selectOption({ label: 'German' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^The page is in English\. Without a model the German texts say only what is certain/)).toBeVisible()
  await expect(cardsOf(page).filter({ hasText: 'From the page: “' }).first()).toBeVisible()
  await expectAccessible(page)
})

test('the texts are in the language of the page, until the user chooses one', async ({ page, installation }) => {
  const { address } = installation.shop
  await beginSocialAd(page)
  await fetchContent(page, `${address}/products/becher`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Language')).toHaveValue('de')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(cardsOf(page).filter({ hasText: 'From the page: “' }).first()).toBeVisible()
  await expect(cardsOf(page).first().getByRole('heading')).toHaveAttribute('lang', 'de')

  // Another page, another language.
  await page.getByRole('button', { name: /^Creation Method/ }).click()
  await fetchContent(page, `${address}/products/mug`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Language')).toHaveValue('en')
  await page.getByLabel('Language').selectOption({ label: 'French' })

  // The user's choice stays.
  await page.getByRole('button', { name: /^Creation Method/ }).click()
  await fetchContent(page, `${address}/products/becher`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Language')).toHaveValue('fr')
})
