import { expect, type Page } from '@playwright/test'
import { expectAccessible, test, type Installation } from './installation.ts'
import { card, display, downloaded, image, openWith, social, stored } from './sample-library.ts'

const images = (page: Page, installation: Installation): Promise<string[]> =>
  Promise.all(['mug.jpg', 'mug-side.jpg'].map((name) => stored(page, installation, name)))

test('a social ad shows every image with its text, describes the selected one, and downloads it in every size', async ({
  page,
  installation,
}) => {
  const [front, side] = await images(page, installation)
  await openWith(page, [social('1', 'Morning Mug', 1, [front, side], 3), social('2', 'Only one', 0, [front], 1)])
  const ad = card(page, 'Morning Mug')
  await expect(ad.getByRole('link', { name: 'harbour.example' })).toHaveAttribute('href', 'https://www.harbour.example/products/mug')
  await expect(ad.getByRole('list', { name: 'Images of Morning Mug' }).getByRole('listitem')).toHaveCount(2)
  await expect(ad.getByText('2 images × 3 content variations = 6 total combinations')).toBeVisible()

  // The second image, and back from its own text, the second, past the first to the last.
  await ad.getByRole('button', { name: /^Image 2 of 2\. Safe in the dishwasher/ }).click()
  await ad.getByRole('button', { name: 'Previous text for image 2' }).click()
  await ad.getByRole('button', { name: 'Previous text for image 2' }).click()
  const panel = ad.getByRole('complementary', { name: 'Details of Morning Mug' })
  await expect(panel.getByRole('heading', { name: 'Variation 3 / 3' })).toBeVisible()
  for (const text of [
    'Tideline Stoneware Mug',
    'Your desk, calmer',
    'See more',
    'One quiet start to the day.',
    'Nov 21, 2026',
    'Facebook',
    'Instagram',
    'Pinterest',
    '2.4-3.1%',
    '4.7-5.8%',
    'Medium-High',
    'Sample figures, not a forecast',
    'Generate more',
  ])
    await expect(panel.getByText(text, { exact: true })).toBeVisible()
  // The details begin where the card begins, and stay in view below the top bar.
  const heading = panel.getByRole('heading', { name: 'Tideline Stoneware Mug' })
  const below = async (): Promise<number> => ((await heading.boundingBox())?.y ?? 0) - ((await ad.boundingBox())?.y ?? 0)
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await below()).toBeLessThan(40)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(below).toBeGreaterThan(100)
  // At the end of the page 'Generate More' covers nothing: halfway it may cover a part of a button, until the user scrolls.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expectAccessible(page)

  const name = 'morning-mug-img2-content3.jpg'
  expect(await downloaded(page, 'Download Morning Mug')).toMatchObject({ name, width: 1080, height: 1350 })
  await ad.getByRole('button', { name: 'Story' }).click()
  await ad.getByRole('radio', { name: 'Poster' }).click()
  expect(await downloaded(page, 'Download Morning Mug')).toMatchObject({ name, width: 1080, height: 1920 })
  for (const [banner, width, height] of [
    ['Medium rectangle', 300, 250],
    ['Mobile banner', 320, 50],
  ] as const) {
    await ad.getByRole('combobox', { name: 'Banners' }).click()
    await page.getByRole('option', { name: `${banner} ${String(width)} × ${String(height)}` }).click()
    await expect(ad.getByRole('combobox', { name: 'Banners' })).toHaveText(`${banner}, ${String(width)} × ${String(height)}`)
    expect(await downloaded(page, 'Download Morning Mug')).toEqual({ name, width, height, isLight: true })
  }

  // With a single variant there are no arrows and no image wall.
  const only = card(page, 'Only one')
  await expect(only.getByText('1 image × 1 content variation = 1 total combination')).toBeVisible()
  await expect(only.getByRole('button', { name: /^(?:Next|Previous) text|^Download all/ })).toHaveCount(0)
  expect((await only.getByRole('button', { name: /^Image 1 of 1/ }).boundingBox())?.width).toBeLessThanOrEqual(400)
  await only.getByRole('button', { name: 'More actions for Only one' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Generate Video', 'Download pack', 'Delete'])
  await expectAccessible(page)
})

test('a display ad shows its whole banner; each variant of it, and each image of an image ad, is shared as shown', async ({
  page,
  installation,
}) => {
  const [front, side] = await images(page, installation)
  // Records the content given to the system's share sheet, where a browser has one.
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(void Object.assign(window, { shared: data.url })) })
  })
  const shared = () => page.evaluate(() => 'shared' in window && window.shared)
  await openWith(page, [{ ...display('1', 'Banner', 1, front), imageVariants: [front, side] }, image('1', 'Lone mug', 0, [side])])
  const banner = card(page, 'Banner')
  await expect(banner.getByText('2 images')).toBeVisible()
  expect(await banner.getByRole('img').evaluate((picture) => getComputedStyle(picture).objectFit)).toBe('contain')
  await banner.getByRole('button', { name: 'Enlarge Banner' }).click()
  const large = page.getByRole('dialog', { name: 'Banner' })
  await expect(large.getByText('Image 1 / 2')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(large.getByText('Image 2 / 2')).toBeVisible()
  await expectAccessible(page)
  await large.getByRole('button', { name: 'Share' }).click()
  await expect.poll(shared).toBe(side)
  expect((await downloaded(page, 'Download')).name).toBe('banner.jpg')
  await page.keyboard.press('Escape')

  const lone = card(page, 'Lone mug')
  await expect(lone.getByText('Not specified')).toHaveCount(2)
  await expect(lone.getByText('1 images')).toHaveCount(0)
  await lone.getByRole('button', { name: 'More actions for Lone mug' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Generate Video', 'Delete'])
  await page.keyboard.press('Escape')
  expect((await downloaded(page, 'Download Lone mug')).name).toBe('lone-mug.jpg')
})

test("'Generate more' opens the wizard, 'Advanced settings' opens Targeting with the ad’s data", async ({ page, installation }) => {
  const [front, side] = await images(page, installation)
  await openWith(page, [social('1', 'Creation 1', 0, [front, side], 2)])
  // A wide screen: the content keeps its width.
  await page.setViewportSize({ width: 2560, height: 1200 })
  expect((await page.getByRole('main').boundingBox())?.width).toBe(1800)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Generate more', exact: true }).click()
  await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
  await page.goBack()
  const settings = page.getByRole('button', { name: 'Advanced settings' })
  // With the focus it is above the bar at the bottom, however low the window.
  await page.setViewportSize({ width: 1440, height: 600 })
  await settings.focus()
  const bar = await page.locator('[data-bottom-bar]').boundingBox()
  const focused = await settings.boundingBox()
  expect((focused?.y ?? NaN) + (focused?.height ?? NaN)).toBeLessThan(bar?.y ?? NaN)
  await settings.click()
  await expect(page.getByRole('heading', { name: /^Targeting/ })).toBeVisible()
  await expect(page.getByLabel('Business name')).toHaveValue('Harbour & Hearth')
  await expect(page.getByLabel('Product Headline')).toHaveValue('Tideline Stoneware Mug')
})

test('the preview of a Khmer ad takes its words from the server, whose file it shows', async ({ page, installation }) => {
  const [front] = await images(page, installation)
  const reply = page.waitForResponse((response) => response.url().endsWith('/api/creatives/words'))
  const words = { id: '1', headline: 'ស្រោមអាចបោកក្នុងម៉ាស៊ីនបាន', description: 'Cotton', callToAction: 'Shop now' }
  await openWith(page, [{ ...social('1', 'Cushion', 1, [front], 1), contentVariations: [words] }])
  // Chromium takes the second and the third for one.
  expect(await (await reply).json()).toEqual({ words: [['ស្រោម', 'អាច', 'បោក', 'ក្នុង', 'ម៉ាស៊ីន', 'បាន']] })
  await expect(card(page, 'Cushion').getByText(/ស្រោម/).first()).toBeVisible()
})
