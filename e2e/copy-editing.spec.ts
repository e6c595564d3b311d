import { expect, type Page } from '@playwright/test'
import { beginSocialAd, expectAccessible, fetchContent, type Installation, test } from './installation.ts'

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Generated Content' }).locator('li')
const editor = (page: Page) => page.getByRole('dialog', { name: 'Edit text' })

/** Opens the texts of the shop's mug. */
async function openTexts(page: Page, { shop }: Installation): Promise<void> {
  await beginSocialAd(page)
  await fetchContent(page, `${shop.address}/products/mug`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('AI-GENERATED AD CONTENT')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
}

test('a text is rewritten without typing, every step can be undone, and the ad gets the saved text', async ({ page, installation }) => {
  await openTexts(page, installation)
  const card = cardsOf(page).nth(1)
  const headline = await card.getByRole('heading').innerText()
  await card.getByRole('button', { name: `Edit “${headline}”` }).click()
  await expect(page.getByRole('checkbox').nth(1)).not.toBeChecked()
  const description = editor(page).getByLabel('Description (Subheadline)')
  const written = await description.inputValue()
  await editor(page).getByRole('button', { name: 'More playful' }).click()
  await expect(description).not.toHaveValue(written)
  const playful = await description.inputValue()
  await editor(page).getByRole('button', { name: 'Another button' }).click()
  await editor(page).getByRole('button', { name: 'Undo' }).click()
  await expect(description).toHaveValue(playful)
  await editor(page).getByRole('button', { name: 'Undo' }).click()
  await expect(description).toHaveValue(written)
  await expect(editor(page).getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await expect(editor(page).getByText('Nothing in this text goes beyond the product information.')).toBeVisible()

  await editor(page).getByRole('button', { name: 'Another language' }).click()
  await page.getByRole('menuitem', { name: 'Write it in German' }).click()
  await expect(description).not.toHaveValue(written)
  const german = await editor(page).getByLabel('Headline', { exact: true }).inputValue()
  await editor(page).getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('heading')).toHaveText(german)
  await page.reload()
  await expect(cardsOf(page).nth(1).getByRole('heading')).toHaveText(german)
})

test('typed text is checked against the page, and saved all the same', async ({ page, installation }) => {
  await openTexts(page, installation)
  await cardsOf(page)
    .first()
    .getByRole('button', { name: /^Edit / })
    .press('Enter')
  await editor(page).getByLabel('Headline', { exact: true }).fill('The best mug, 90% off')
  await expect(editor(page).getByText('The product information does not claim this superlative.')).toBeVisible()
  await expect(editor(page).getByText('No fact gives the number 90.')).toBeVisible()
  await expectAccessible(page)
  await editor(page).getByLabel('Headline', { exact: true }).fill('')
  await expect(editor(page).getByText('An ad needs this text')).toBeVisible()
  await expect(editor(page).getByRole('button', { name: 'Save' })).toBeDisabled()
  await editor(page).getByLabel('Headline', { exact: true }).fill('The best ᚠ mug')
  await expect(editor(page).getByText('No font here can draw ᚠ. Please write the text without it.')).toBeVisible()
  await expect(editor(page).getByRole('button', { name: 'Save' })).toBeDisabled()
  await editor(page).getByLabel('Headline', { exact: true }).fill('The best mug')
  await editor(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(cardsOf(page).first().getByRole('heading')).toHaveText('The best mug')
})

test('a failed edit says so and keeps the text', async ({ page, installation }) => {
  await openTexts(page, installation)
  await cardsOf(page)
    .first()
    .getByRole('button', { name: /^Edit / })
    .click()
  const description = editor(page).getByLabel('Description (Subheadline)')
  const written = await description.inputValue()
  await page.route('**/api/copy/edit', (route) =>
    route.fulfill({
      status: 503,
      json: { error: { code: 'server.busy', message: 'All hands are busy. Please try again in a few seconds.', requestId: '1' } },
    }),
  )
  await editor(page).getByRole('button', { name: 'Shorter' }).click()
  await expect(editor(page).getByText('All hands are busy')).toBeVisible()
  await expect(description).toHaveValue(written)
})
