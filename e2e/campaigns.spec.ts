import { expect, type Page } from '@playwright/test'
import { beginSocialAd, expectAccessible, test } from './installation.ts'
import { measuredPack } from './measured-pack.ts'
import { type Shop, shopProducts } from './shop/shop.ts'

/** Rows of the table that cannot be used, by their numbers in it, and why. */
const WRONG = {
  7: 'It has neither a link nor a title with a picture.',
  19: '"ask us" is no web address.',
  28: 'An earlier row has the same id',
}
const TOTAL = 40
const USABLE = TOTAL - Object.keys(WRONG).length

/** Placements of the pack. */
const CHOSEN = [/^Stories/, /^Responsive display, 1.91:1/, /^Medium rectangle/, /^Leaderboard/]

const colours = ['Sand', 'Slate', 'Moss', 'Chalk', 'Rust', 'Kelp', 'Fog']

/** A table of the shop's products, each in several colours, with pictures and prices: no page needs to be read. */
function tableOf(shop: Shop): string {
  const names = ['mug', 'tote', 'headphones', 'lamp', 'cushion'] as const
  const lines = Array.from({ length: TOTAL }, (_, index) => {
    const name = names[index % names.length]
    const { title, brand, price } = shopProducts[name]
    const [row, colour] = [index + 2, colours[Math.floor(index / names.length) % colours.length]]
    if (row === 7) return `P-${row},,A product nobody has named.,,${brand},`
    const image = row === 19 ? 'ask us' : `${shop.address}/pictures/${name}.jpg`
    return `P-${row === 28 ? 2 : row},"${title}, ${colour}",From a shop by the sea.,${image},${brand},${price.amount} ${price.currency}`
  })
  return ['id,title,description,image_link,brand,price', ...lines].join('\n')
}

/** Drops a table where products are given. */
const giveTable = (page: Page, table: string): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({ name: 'harbour_spring.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })

const isNoWiderThanWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/** Downloads the pack of the ads made so far, and measures all of it. */
async function packAds(page: Page, ads: number): Promise<void> {
  await page.getByRole('button', { name: 'Download pack' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download pack' })
  await expect(dialog.getByText(new RegExp(`^${ads} ads?, drawn`))).toBeVisible()
  await dialog.getByRole('button', { name: 'None' }).click()
  for (const platform of ['Google Ads', 'Facebook and Instagram', 'Display banners']) {
    await dialog.getByRole('button', { name: `Placements of ${platform}` }).click()
  }
  for (const name of CHOSEN) await dialog.getByRole('checkbox', { name }).check()
  await dialog.getByRole('switch', { name: 'Animate the display banners, too (HTML5)' }).check()
  await dialog.getByRole('textbox', { name: 'Pattern' }).fill('{campaign}/{product}/{placement}')
  await expect(dialog.getByText(/^Spring-at-the-harbour\/[^/]+-Sand\/meta-stories\.jpg$/)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isNoWiderThanWindow(page)).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  const download = page.waitForEvent('download', { timeout: 60_000 })
  await dialog.getByRole('button', { name: 'Download pack' }).click()
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  await expectAccessible(page)
  const manifest = await measuredPack(await download)
  expect([manifest.ads.length, manifest.files.length, manifest.banners.length]).toEqual([ads, CHOSEN.length * ads, 2 * ads])
  expect(manifest.leftOut).toEqual([])
  expect(manifest.uploadFiles.map(({ name }) => name)).toEqual(['upload/responsive-display.csv', 'upload/meta.csv'])
  const packed = page.getByRole('dialog', { name: 'The pack is in your downloads' })
  await expect(packed.getByText(`${CHOSEN.length * ads} pictures · ${2 * ads} animated banner`)).toBeVisible()
  await expectAccessible(page)
  await packed.getByRole('button', { name: 'Done' }).click()
}

test('a table of forty products becomes a campaign, which is paused, packed, resumed and looked at', async ({ page, installation }) => {
  // Forty ads are drawn.
  test.setTimeout(300_000)
  await beginSocialAd(page)
  await page.getByRole('link', { name: 'Many products? Make ads from a list or feed' }).click()
  await giveTable(page, tableOf(installation.shop))
  await expect(page.getByRole('heading', { name: `${USABLE} products` })).toBeVisible()
  const problems = page.getByRole('alert').filter({ hasText: '3 rows cannot be used' })
  for (const [row, sentence] of Object.entries(WRONG)) {
    await expect(problems.getByRole('listitem').filter({ hasText: `Row ${row}` })).toContainText(sentence)
  }
  await expect(page.getByRole('row').filter({ hasText: 'Tideline Stoneware Mug, Sand' })).toContainText('£24')
  await page.getByRole('group', { name: 'Pictures of each product' }).getByRole('button', { name: '1' }).click()
  await page.getByRole('group', { name: 'Texts of each product' }).getByRole('button', { name: '1' }).click()
  await page.getByRole('textbox', { name: 'Name of the campaign' }).fill('Spring at the harbour')
  await page.reload()
  await expect(page.getByText(`Makes ${USABLE} ads`)).toBeVisible()
  await expect(page.getByText('each with 1 picture and 1 text')).toBeVisible()
  await page.getByRole('button', { name: 'Show columns' }).click()
  await page.getByRole('button', { name: 'Choose designs' }).click()
  await page.getByRole('checkbox', { name: 'Card' }).check()
  await page.getByRole('checkbox', { name: 'Poster' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Spring at the harbour' })).toBeVisible()
  const progress = page.getByRole('progressbar', { name: 'Progress of Spring at the harbour' })
  const ads = page.getByRole('link', { name: /^Open the ad of/ })
  await expect(ads.first()).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  // What had been begun is finished, and nothing else.
  await expect(page.getByRole('button', { name: /^Being made/ })).toHaveCount(0, { timeout: 60_000 })
  const made = await progress.getAttribute('aria-valuenow')
  expect(Number(made)).toBeLessThan(100)
  await expectAccessible(page)
  await page.reload()
  await expect(progress).toHaveAttribute('aria-valuenow', made ?? '')
  await packAds(page, Math.round((Number(made) * USABLE) / 100))
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Finished', { exact: true })).toBeVisible({ timeout: 200_000 })
  await expect(progress).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByText(`${USABLE} of ${USABLE} products made`)).toBeVisible()
  await page.getByRole('button', { name: 'Left out3' }).click()
  for (const sentence of Object.values(WRONG)) await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()

  await page.getByRole('button', { name: `All${TOTAL}` }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isNoWiderThanWindow(page)).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Open the ad of Tideline Stoneware Mug, Sand in the library' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tideline Stoneware Mug, Sand' })
  await expect(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(`${USABLE} items`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Campaign: Spring at the harbour' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Campaigns' }).click()
  await expect(page.getByRole('list', { name: 'Your campaigns' }).getByRole('listitem')).toContainText('Finished')
  await expectAccessible(page)
})

test('links pasted into the wizard become the products of a campaign, and the wizard keeps its answers', async ({ page, installation }) => {
  const { address } = installation.shop
  const links = ['mug', 'lamp', 'tote'].map((name) => `${address}/products/${name}`)
  await beginSocialAd(page)
  const field = page.getByRole('textbox', { name: 'Product URL' })
  await field.evaluate((input, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, links.join('\r\n'))
  await expect(field).toHaveValue(links[0])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make a campaign' }).click()
  await expect(page.getByRole('heading', { name: '3 products' })).toBeVisible()
  await expect(page.getByText('List of links')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await isNoWiderThanWindow(page)).toBe(true)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Choose another list' }).click()
  await page.getByRole('textbox', { name: 'Links, a table, or the address of a feed' }).fill(`${address}/no-such-feed.csv`)
  await page.getByRole('button', { name: 'Read products' }).click()
  await expect(page.getByRole('alert')).toContainText('The feed cannot be fetched')
  await expectAccessible(page)
  await page.goBack()
  await expect(field).toHaveValue(links[0])
})

test('without a campaign the screen says what one is', async ({ page }) => {
  await page.goto('/campaigns')
  await expect(page.getByText('every product gets its own ads')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New campaign' }).click()
  await expect(page.getByRole('button', { name: /Drop your product list here/ })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/campaigns/camp_none')
  await expect(page.getByRole('alert')).toContainText('There is no such campaign.')
  await expectAccessible(page)
})
