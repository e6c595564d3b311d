import { expect, type Locator } from '@playwright/test'
import { adLayouts, adLayoutSchema, plainCreative, suitsLayout } from '@adloom/domain/template.ts'
import { expectAccessible, test } from './installation.ts'
import { atContentSelection, storedWizardAtTargeting, openKeptWizard } from './stored-wizard.ts'

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (box === null) throw new Error('It is not on the screen.')
  return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width), height: Math.round(box.height) }
}

test('a feed card is 340 × 544 pixels and a story 306 × 544, whole on a laptop’s screen, and selecting one moves nothing else', async ({
  page,
  installation,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openKeptWizard(page, storedWizardAtTargeting(installation.shop, ['mug.jpg', 'lamp.jpg']))
  const formats = page.getByRole('group', { name: 'Preview format' })
  const before = await boxOf(formats)
  const feed = await boxOf(page.getByRole('article', { name: /^Feed preview/ }))
  expect(feed).toMatchObject({ width: 340, height: 544 })
  await formats.getByRole('button', { name: 'Story' }).click()
  const story = await boxOf(page.getByRole('article', { name: /^Story preview/ }))
  expect(story).toMatchObject({ width: 306, height: 544, y: feed.y })
  await formats.getByRole('button', { name: 'Finished ad' }).click()
  const layouts = page.getByRole('radiogroup', { name: 'Layout of the finished ad' })
  expect(await boxOf(formats)).toEqual(before)
  const { y, height } = await boxOf(layouts)
  expect(y + height).toBeLessThanOrEqual(720)
  await expect(page.getByText('1 / 2')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('a display ad keeps its buttons in place from landscape to square', async ({ page, installation }) => {
  await openKeptWizard(page, { ...storedWizardAtTargeting(installation.shop, ['mug.jpg']), selectedTool: 'display' })
  const formats = page.getByRole('group', { name: 'Preview format' })
  const layouts = page.getByRole('radiogroup', { name: 'Layout of the finished ad' })
  const before = [await boxOf(formats), await boxOf(layouts)]
  await formats.getByRole('button', { name: 'Square' }).click()
  await expect(formats.getByRole('button', { name: 'Square', pressed: true })).toBeVisible()
  expect([await boxOf(formats), await boxOf(layouts)]).toEqual(before)
})

test('a layout is chosen from a strip of the ad in every layout by pointer and keyboard; the chosen one is in view, none is drawn far from it', async ({
  page,
  installation,
}) => {
  // Nothing is known of the product but its pictures.
  const suited = adLayoutSchema.options.filter((layout) => suitsLayout(layout, plainCreative))
  const last = adLayouts[suited[suited.length - 1]].name
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await openKeptWizard(page, { ...storedWizardAtTargeting(installation.shop, ['mug.jpg', 'lamp.jpg']), previewFormat: 'finished' })
    const goOn = page.getByRole('button', { name: 'Continue anyway' })
    if (width === 390) await goOn.click()
    const strip = page.getByRole('radiogroup', { name: 'Layout of the finished ad' })
    const chosen = strip.getByRole('radio', { checked: true })
    await strip.scrollIntoViewIfNeeded()
    await expect(strip.getByRole('radio')).toHaveCount(suited.length)
    const drawn = strip.locator('label:has([role=img])')
    await expect(drawn.first()).toBeVisible()
    await strip.getByRole('radio', { name: 'Poster' }).check()
    await strip.getByRole('radio', { name: 'Poster' }).press('ArrowLeft')
    await expect(chosen).toHaveAccessibleName('Card')
    await expect(chosen).toHaveAccessibleDescription(adLayouts.card.description)
    // Over the end to the last one.
    await chosen.press('ArrowLeft')
    await expect(chosen).toHaveAccessibleName(last)
    await expect(chosen).toBeInViewport({ ratio: 1 })
    await expect(strip.locator('label', { hasText: last }).locator('[role=img]')).toBeVisible()
    if (width === 390) await expect(strip.locator('label', { hasText: 'Card' }).locator('[role=img]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    await expectAccessible(page)
  }
})

test('the images of the preview can be paged in both directions without an end, are counted, and a broken one says that it failed to load', async ({
  page,
  installation,
}) => {
  await openKeptWizard(page, storedWizardAtTargeting(installation.shop, ['mug.jpg', 'lamp.jpg', 'no-picture.jpg']))
  const preview = page.getByRole('region', { name: 'Live preview' })
  const shown = preview.getByRole('article').getByRole('img')
  await expect(preview.getByText('1 / 3')).toBeVisible()
  await expect(shown).toHaveAttribute('src', /mug\.jpg$/)
  await preview.getByRole('button', { name: 'Previous image' }).click()
  await expect(preview.getByText('3 / 3')).toBeVisible()
  await expect(preview.getByText('Image failed to load')).toBeVisible()
  await expectAccessible(page)
  await preview.getByRole('button', { name: 'Next image' }).click()
  await expect(preview.getByText('1 / 3')).toBeVisible()
  await preview.getByRole('button', { name: 'Next image' }).press('ArrowRight')
  await expect(preview.getByText('2 / 3')).toBeVisible()
  await expect(shown).toHaveAttribute('src', /lamp\.jpg$/)
  await page.getByRole('button', { name: 'Picture 1' }).click()
  await expect(preview.getByText('1 / 3')).toBeVisible()
})

test('a part of the preview that fails to load says so, and is requested again', async ({ page, installation }) => {
  const scripts = '**/assets/*.js'
  await page.route(scripts, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    // Not cached by the browser, as a script that failed to load is not.
    const broken = { contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body: 'throw new Error("half a file")' }
    await route.fulfill(script.includes('Feed preview') ? broken : { response, body: script })
  })
  await openKeptWizard(page, atContentSelection(installation.shop, ['mug.jpg']))
  await expect(page.getByText('Preview unavailable')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(scripts)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Feed preview of Harbour & Hearth: Coffee Mug' })).toBeVisible()
})

test('in a narrow column the whole ad is shown, smaller', async ({ page, installation }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await openKeptWizard(page, { ...storedWizardAtTargeting(installation.shop, ['mug.jpg', 'lamp.jpg']), selectedTool: 'display' })
  const ad = page.getByRole('region', { name: 'Live preview' }).getByRole('img')
  await expect(ad).toBeVisible()
  const { x, width } = await boxOf(ad)
  expect(x).toBeGreaterThanOrEqual(340 + 24)
  expect(x + width).toBeLessThanOrEqual(800 - 24)
})

test('an ad keeps its own colours in forced-colours mode', async ({ page, installation }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openKeptWizard(page, storedWizardAtTargeting(installation.shop, ['mug.jpg']))
  const card = page.getByRole('article', { name: /^Feed preview/ })
  await expect(card).toBeVisible()
  expect(await card.evaluate((node) => getComputedStyle(node).color)).toBe('rgb(28, 30, 33)')
})
