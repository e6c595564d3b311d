import { expect } from '@playwright/test'
import { expectAccessible, test } from './installation.ts'
import { card, display, openWith, social, stored } from './sample-library.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('Enter opens the large view of a social ad, arrow keys change image and text, and Esc returns the focus to its card', async ({
  page,
  installation,
}) => {
  const images = await Promise.all(['mug.jpg', 'mug-side.jpg'].map((name) => stored(page, installation, name)))
  await openWith(page, [social('1', 'Creation 1', 0, images, 3)])
  const ad = card(page, 'Creation 1')
  await ad.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog', { name: 'Creation 1' })
  await expect(large.getByRole('img', { name: /Slow breakfast, warm cup/ })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(large.getByText('Image 2 / 2')).toBeVisible()
  // It begins with a text of its own.
  await expect(large.getByText('Text 2 / 3')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(large.getByText('Text 1 / 3')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(large.getByText('Text 3 / 3')).toBeVisible()
  await expect(large.getByRole('img', { name: /Your desk, calmer/ })).toBeVisible()
  await expectAccessible(page)
  // Low windows, as at 200 % zoom: the actions stay in sight.
  await page.setViewportSize({ width: 1440, height: 450 })
  await expect(large.getByRole('button', { name: 'Download' })).toBeInViewport({ ratio: 1 })
  const download = page.waitForEvent('download')
  await large.getByRole('button', { name: 'Download' }).click()
  // The keyboard focus stays, and every key still goes to the dialog.
  await expect(large.getByRole('button', { name: 'Download' })).toBeFocused()
  expect((await download).suggestedFilename()).toBe('creation-1-img2-content3.jpg')
  await expect(large.getByRole('button', { name: 'Download' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ad).toBeFocused()
  await expect(ad.getByRole('heading', { name: 'Variation 3 / 3' })).toBeVisible()
})

test('the edit dialog shows the ad while typing, keeps saved changes and drops cancelled ones', async ({ page, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [social('1', 'Creation 1', 0, [mug], 2)])
  const ad = card(page, 'Creation 1')
  const dialog = page.getByRole('dialog', { name: 'Edit Content Variation' })
  const edit = async () => {
    await ad.getByRole('button', { name: 'More actions for Creation 1' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
  }
  await edit()
  await expect(dialog.getByText('Variation 1 / 2')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(4)
  await dialog.getByRole('textbox', { name: 'Headline', exact: true }).fill('Held, not bought')
  await dialog.getByRole('textbox', { name: 'Description (Subheadline)' }).fill('Thrown by hand. '.repeat(9))
  await expect(dialog.getByText('143 of 125 characters: the rest may be cut off')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /Held, not bought/ })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 450 })
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(ad.getByRole('button', { name: /^Image 1 of 1\. Slow breakfast/ })).toBeVisible()

  await edit()
  await dialog.getByRole('textbox', { name: 'Product Name' }).fill('Sea mug')
  await dialog.getByRole('textbox', { name: 'Call to Action' }).fill('Order now')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Changes saved')).toBeVisible()
  await page.reload()
  await expect(ad.getByRole('heading', { name: 'Sea mug' })).toBeVisible()
  await expect(ad.getByText('Order now', { exact: true }).first()).toBeVisible()
})

test("an ad with a missing image shows 'Image failed to load', also in the large view, and long names stay within their card and their dialogs", async ({
  page,
  installation,
}) => {
  const mug = await stored(page, installation, 'mug.jpg')
  const gone = mug.replace(/[^/]+$/, 'gone.jpg')
  await page.route('**/gone.jpg', (route) => route.fulfill({ contentType: 'image/jpeg', body: '' }))
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung '.repeat(3).trim()
  await openWith(page, [social('1', 'Gone', 2, [gone, mug], 1), display('2', 'No banner', 1, gone), display('3', long, 0, mug)])
  // The strip of layouts above the image says so, too.
  for (const title of ['Gone', 'No banner']) await expect(card(page, title).getByText('Image failed to load').last()).toBeVisible()
  await card(page, 'Gone').getByRole('button', { name: 'Enlarge image 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Gone' }).getByText('Image failed to load')).toBeVisible()
  await page.keyboard.press('Escape')
  await card(page, long)
    .getByRole('button', { name: `Enlarge ${long}` })
    .click()
  await expect(page.getByRole('dialog', { name: long })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await card(page, long)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(page.getByRole('dialog', { name: /^Delete/ })).toBeVisible()
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], article')].map((box) => box.scrollWidth - box.clientWidth),
  )
  expect(wide.every((beyond) => beyond <= 0)).toBe(true)
})
