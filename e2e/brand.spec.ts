import { expect, type Page } from '@playwright/test'
import { beginSocialAd, expectAccessible, fetchContent, test } from './installation.ts'

const KEY = 'adloom.brands'
const brandRow = (page: Page) => page.getByRole('button', { name: 'Edit brand color, name and logo' })
const note = (page: Page) => page.getByText(/^Using your .* brand from last time$/)

/** Walks from a link to Targeting, where the brand's settings are. */
async function toTargeting(page: Page, link: string): Promise<void> {
  await beginSocialAd(page)
  await fetchContent(page, link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(brandRow(page)).toBeVisible()
}

test('a shop with colours only in its style sheet gives the ad the colour of its buy button', async ({ page, installation }) => {
  await toTargeting(page, `${installation.shop.address}/products/tote`)
  await expect(page.getByText('#E4572E')).toBeVisible()
  await expect(page.getByText('From the page: its buy button')).toBeVisible()
  await brandRow(page).click()
  const dialog = page.getByRole('dialog', { name: 'Brand' })
  await expect(dialog.getByRole('button', { name: /^#E4572E/, pressed: true })).toBeVisible()
  await expect(dialog.getByText('Trebuchet MS for headings, Georgia for text')).toBeVisible()
  await expectAccessible(page)
})

test('a chosen name and colour show in the ad, are offered for the next ad of the site, and can be removed', async ({
  page,
  installation,
}) => {
  await toTargeting(page, `${installation.shop.address}/products/tote`)
  await brandRow(page).click()
  const dialog = page.getByRole('dialog', { name: 'Brand' })
  await dialog.getByLabel('Business name').fill('Tideline Goods')
  await dialog.getByRole('button', { name: /^#0F6B6B/ }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('#0F6B6B')).toBeVisible()
  await expect(page.getByText('Chosen by you')).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Tideline Goods')

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('checkbox').first().check()
  const made = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/ads'))
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()
  expect((await made).postDataJSON()).toMatchObject({ accent: '#0F6B6B', brandName: 'Tideline Goods' })
  await expect(page).toHaveURL(/\/tool\/all$/)

  // Another product of the same site, after a full reload.
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/lamp`)
  await expect(note(page)).toHaveText('Using your Tideline Goods brand from last time')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the Tideline Goods brand' }).click()
  await dialog.getByLabel('As #RRGGBB').fill('#12')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter a color like #0F6B6B.')).toBeVisible()
  await dialog.getByLabel('As #RRGGBB').fill('#7A1F5C')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('#7A1F5C')).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Tideline Goods')

  await page.getByRole('button', { name: 'Forget the Tideline Goods brand' }).click()
  await expect(note(page)).toBeHidden()
  await expect(page.getByText('#E4572E')).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Harbour & Hearth')
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()

  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/serum`)
  await expect(page.getByRole('heading', { name: 'Content Selection' })).toBeVisible()
  await expect(note(page)).toHaveCount(0)
})

test('a removed logo stays removed for the next ad of the site, until one is chosen again', async ({ page, installation }) => {
  const logos = page.getByRole('group', { name: 'Brand Logos' })
  const none = logos.getByRole('button', { name: 'No logo' })
  await toTargeting(page, `${installation.shop.address}/products/tote`)
  await brandRow(page).click()
  const dialog = page.getByRole('dialog', { name: 'Brand' })
  await none.click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No logo', { exact: true })).toBeVisible()

  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/lamp`)
  await expect(note(page)).toBeVisible()
  await expect(none).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Change the/ }).click()
  await dialog.getByRole('button', { name: /logo 1/i }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(logos.getByRole('button', { name: /logo 1/i })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull()
})

test('a kit of type, corners, second color and a favorite design is kept for the next ad of the site', async ({ page, installation }) => {
  const dialog = page.getByRole('dialog', { name: 'Brand' })
  // Two ads are made.
  test.slow()
  const strip = page.getByRole('radiogroup', { name: 'Layout of the finished ad' })
  await toTargeting(page, `${installation.shop.address}/products/tote`)
  await brandRow(page).click()
  await dialog.getByRole('button', { name: 'Didone' }).click()
  await dialog.getByRole('button', { name: 'Square' }).click()
  await dialog.getByLabel('Second color, #RRGGBB').fill('#7A1F5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter a color like #0F6B6B.')).toBeVisible()
  await dialog.getByLabel('Second color, #RRGGBB').fill('#7A1F5C')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Finished ad' }).click()
  await strip.getByRole('radio', { name: 'Noir' }).check({ force: true })
  await page.getByRole('button', { name: 'Favorite' }).click()
  await expect(page.getByRole('button', { name: 'Favorite', pressed: true })).toBeVisible()
  await expect(strip.getByRole('radio', { name: '★ Noir' })).toBeChecked()
  const ad = page.getByRole('region', { name: 'Preview' }).getByRole('img').first()
  expect(await ad.innerHTML()).toContain('Playfair Display Variable')
  await expectAccessible(page)

  await page.getByRole('checkbox').first().check()
  const made = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/ads'))
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()
  const kit = { pairing: 'didone', corners: 'square', secondary: '#7A1F5C', favourites: ['noir'] }
  expect((await made).postDataJSON()).toMatchObject({ layout: 'noir', design: { kit } })
  await expect(page).toHaveURL(/\/tool\/all$/)
  const drawn = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/creatives'))
  await page
    .getByRole('button', { name: /^Download / })
    .first()
    .click()
  expect((await drawn).status()).toBe(200)

  // Another product of the same site, after a full reload.
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/lamp`)
  await expect(note(page)).toBeVisible()
  await page.getByRole('button', { name: /^Change the/ }).click()
  await expect(dialog.getByRole('button', { name: 'Didone', pressed: true })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Square', pressed: true })).toBeVisible()
  await expect(dialog.getByLabel('Second color, #RRGGBB')).toHaveValue('#7A1F5C')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Finished ad' }).click()
  await expect(strip.getByRole('radio', { name: '★ Noir' })).toBeChecked()
})

test('an invalid stored brand is set aside, and the page is read all the same', async ({ page, installation }) => {
  await page.addInitScript((key) => {
    if (localStorage.getItem(`${key}.corrupt`) === null) localStorage.setItem(key, '{"state":{"sites":[1,2')
  }, KEY)
  await toTargeting(page, `${installation.shop.address}/products/tote`)
  await expect(note(page)).toHaveCount(0)
  await expect(page.getByText('#E4572E')).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.corrupt`), KEY)).toBe('{"state":{"sites":[1,2')
})
