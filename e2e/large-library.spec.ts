import { type Ad } from '@adloom/domain/ad.ts'
import { expect, type Page } from '@playwright/test'
import { type Installation, test } from './installation.ts'
import { card, display, image, openWith, social, stored } from './sample-library.ts'

const HUNDREDS = 400

/** Hundreds of all kinds but videos, the highest number the newest; all with the same image. */
async function openHundreds(page: Page, installation: Installation): Promise<void> {
  const mug = await stored(page, installation, 'mug.jpg')
  const kinds: readonly ((number: number) => Ad)[] = [
    (number) => social(String(number), `Creation ${number}`, number, [mug, `${mug}?`], 2),
    (number) => display(String(number), `Creation ${number}`, number, mug),
    (number) => image(String(number), `Creation ${number}`, number, [mug]),
  ]
  await openWith(
    page,
    Array.from({ length: HUNDREDS }, (_, place) => kinds[place % kinds.length](place + 1)),
  )
  await expect(page.getByText(`${HUNDREDS} items`)).toBeVisible()
}

/** Number of creations in the browser's database. */
const keptCount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('adloom')
        opening.addEventListener('success', () => {
          const counting = opening.result.transaction('creations').objectStore('creations').count()
          counting.addEventListener('success', () => {
            opening.result.close()
            resolve(counting.result)
          })
        })
      }),
  )

test('a library of hundreds renders only the cards near the window, and the keyboard reaches every one', async ({ page, installation }) => {
  await openHundreds(page, installation)
  const newest = card(page, `Creation ${HUNDREDS}`)
  await newest.focus()
  await expect(newest).toHaveAttribute('aria-setsize', String(HUNDREDS))
  await expect(card(page, 'Creation 1')).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(card(page, 'Creation 1')).toBeFocused()
  await expect(card(page, 'Creation 1')).toHaveAttribute('aria-posinset', String(HUNDREDS))
  await expect(newest).toHaveCount(0)
  expect(await page.getByRole('article').count()).toBeLessThan(40)
  await page.keyboard.press('Home')
  await expect(newest).toBeFocused()
})

test('hundreds of creations are selected, deleted and restored at once', async ({ page, installation }) => {
  await openHundreds(page, installation)
  await page.getByRole('button', { name: /^Display Ads/ }).click()
  const shown = Math.floor((HUNDREDS + 1) / 3)
  await expect(page.getByText(`${shown} items`)).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await page.getByRole('button', { name: `Select all ${shown}` }).click()
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No creations found' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(`${shown} items`)).toBeVisible()
  await expect.poll(() => keptCount(page)).toBe(HUNDREDS)
})

test('cards show resized images, and the large view the original', async ({ page, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  const small = page.waitForResponse((response) => response.url().endsWith('?side=512'))
  await openWith(page, [display('1', 'Creation 1', 1, mug)])
  expect((await small).headers()['content-type']).toBe('image/webp')
  await expect(card(page, 'Creation 1').getByRole('img')).toHaveJSProperty('naturalWidth', 512)
  await page.getByRole('button', { name: 'Enlarge Creation 1' }).click()
  await expect(page.getByRole('dialog').getByRole('img').first()).toHaveAttribute('src', mug)
})
