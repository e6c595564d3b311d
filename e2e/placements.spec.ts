import { expect } from '@playwright/test'
import { beginSocialAd, expectAccessible, fetchContent, test } from './installation.ts'
import { card, openWith, social, stored } from './sample-library.ts'

/** A server that has drawn nothing yet starts its workers, and reads its fonts, with other journeys beside it. */
const FIRST_CHECK_MS = 60_000

const texts = {
  id: '1',
  headline: 'Slow breakfast, warm cup every morning',
  description: 'Thrown by hand and glazed in sea green.',
  callToAction: 'Get offer',
  compact: { headline: 'Slow breakfast, warm cup', description: 'Thrown by hand.' },
}

test('an ad is checked where it is shown, mended with one click, put best first, and is so after a reload', async ({
  page,
  installation,
}) => {
  const images = [await stored(page, installation, 'lamp.jpg'), await stored(page, installation, 'mug.jpg')]
  const ad = { ...social('1', 'Morning Mug', 1, images, 1), contentVariations: [texts], facts: { features: ['Thrown by hand'] } }
  await openWith(page, [ad])
  await card(page, 'Morning Mug').getByRole('button', { name: 'Placements of Morning Mug' }).click()
  const dialog = page.getByRole('dialog', { name: 'Placements' })
  await expect(dialog.getByText(/^\d+ failed, \d+ with warnings, \d+ passed$/)).toBeVisible({ timeout: FIRST_CHECK_MS })
  const square = dialog.getByRole('button', { name: /^Responsive display, 1:1/ })
  await expect(square).toHaveAccessibleName(/Fail Score \d+$/)
  await square.click()
  const checks = dialog.getByRole('region', { name: 'Checks' })
  await expect(checks.getByRole('heading', { name: 'Headline' }).first()).toBeVisible()
  await checks.getByText(/rules kept$/).click()
  await expect(checks.getByRole('heading', { name: 'Claims' })).toBeVisible()
  await checks.getByText('Source').first().click()
  await expect(checks.getByText(/read on /).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Dark', exact: true }).click()
  await expectAccessible(page)

  await checks.getByRole('button', { name: /^Mend all that can be mended/ }).click()
  await expect(dialog.getByText('Changed: Headline, Call to action. Saved.')).toBeVisible()
  await expect(square).not.toHaveAccessibleName(/Fail/)
  await expect(dialog.getByRole('button', { name: 'Undo' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Best first' }).click()
  await expect(dialog.getByText(/in Responsive display, 1:1$/)).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  const shown = card(page, 'Morning Mug')
  await expect(shown.getByText('Slow breakfast, warm cup', { exact: true }).first()).toBeVisible()
  await expect(shown.getByText('Shop now', { exact: true }).first()).toBeVisible()
  await shown.getByRole('button', { name: 'More actions for Morning Mug' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByText('Short and long forms').click()
  await expect(page.getByRole('textbox', { name: 'Long headline' })).toHaveValue(texts.headline)
  await page.getByRole('textbox', { name: 'Short headline' }).fill('Warm cup')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await shown.getByRole('button', { name: 'Placements of Morning Mug' }).click()
  await page
    .getByRole('dialog', { name: 'Placements' })
    .getByRole('button', { name: /^Responsive display, 1:1/ })
    .click()
  await expect(dialog.getByRole('region', { name: 'Texts sent in this placement' }).getByText('Headline · the ad’s own')).toBeVisible()
})

test('the ad that the wizard makes is checked beside its preview, and what is mended there is the text of the ad', async ({
  page,
  installation,
}) => {
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/mug`)
  await expect(page.getByRole('button', { name: 'Placements' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('AI-GENERATED AD CONTENT')).toBeVisible()
  await page.getByRole('button', { name: 'Placements' }).click()
  const dialog = page.getByRole('dialog', { name: 'Placements' })
  await expect(dialog.getByText(/^\d+ failed, \d+ with warnings, \d+ passed$/)).toBeVisible({ timeout: FIRST_CHECK_MS })
  await expect(dialog.getByRole('button', { name: 'Best first' })).toHaveCount(0)
  await dialog.getByRole('button', { name: /^LinkedIn feed, 1:1/ }).click()
  await dialog.getByRole('button', { name: 'Use “Learn more”' }).click()
  await expect(dialog.getByText('Changed: Call to action. Saved.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Use “Learn more”' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(
    page
      .getByRole('region', { name: /preview/i })
      .getByText('Learn more')
      .first(),
  ).toBeVisible()
})
