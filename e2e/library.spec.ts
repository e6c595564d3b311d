import { errors } from '@adloom/domain/error.ts'
import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, settleEarlyAccess, test } from './installation.ts'
import { card, display, image, inDatabase, openWith, stored, titles, video } from './sample-library.ts'

test('a display ad shows its date, and its buttons download, share and delete it', async ({ page, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(page, [display('1', 'Creation 4', 0, mug), display('2', 'Creation 5', 1, '')])
  const ad = card(page, 'Creation 4')
  await expect(ad.getByText('Display Ad', { exact: true })).toBeVisible()
  await expect(ad.getByText('Created Nov 21, 2026')).toBeVisible()
  await expect(card(page, 'Creation 5').locator('[data-placeholder]')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await ad.getByRole('button', { name: 'Download Creation 4' }).click()
  expect((await download).suggestedFilename()).toBe('creation-4.jpg')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await ad.getByRole('button', { name: 'Share Creation 4' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Link copied to the clipboard' })
  await expect(notice).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mug)
  // In the bar at the bottom, above no card, in a narrower window too.
  await page.setViewportSize({ width: 1024, height: 900 })
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? NaN
  await expect.poll(async () => (await top(notice)) - (await top(page.locator('[data-bottom-bar]')))).toBeGreaterThan(0)
  await ad.getByRole('button', { name: 'Delete Creation 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(ad).toBeVisible()
  await ad.getByRole('button', { name: 'Delete Creation 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(titles(page)).toHaveText(['Creation 5'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Creation 5'])
})

test('an image ad shows its variants in turn, is edited, and requests a video, which a busy server rejects', async ({
  page,
  installation,
}) => {
  const images = await Promise.all(['mug.jpg', 'mug-side.jpg', 'lamp.jpg'].map((name) => stored(page, installation, name)))
  const error = { code: 'server.busy', message: errors['server.busy'].message, requestId: 'made-up' }
  await page.route('**/api/generate-video/jobs', (route) => route.fulfill({ status: 503, json: { error } }))
  await openWith(page, [image('1', 'Mug', 0, images)])
  const ad = card(page, 'Mug')
  for (const text of ['3 images', '1 / 3', 'Standard', '1024 × 1024', 'Nov 21, 2026', 'Facebook', 'Mug of the shop'])
    await expect(ad.getByText(text)).toBeVisible()
  await ad.getByRole('button', { name: 'Previous image of Mug' }).click()
  await expect(ad.getByText('3 / 3')).toBeVisible()
  await expectAccessible(page)

  await ad.getByRole('button', { name: 'Enlarge Mug' }).click()
  const enlarged = page.getByRole('dialog', { name: 'Mug' })
  await expect(enlarged).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(enlarged.getByText('1 / 3')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await ad.getByRole('button', { name: 'More actions for Mug' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit image' })
  await expectAccessible(page)
  await edit.getByRole('textbox', { name: 'Category' }).fill('Coffee Mug')
  await edit.getByRole('textbox', { name: 'Title' }).fill('Morning mug')
  await edit.getByRole('button', { name: 'Save' }).click()
  const edited = card(page, 'Morning mug')
  await expect(edited.getByText('Coffee Mug')).toHaveCount(2)

  await edited.getByRole('button', { name: 'Generate a video of Morning mug' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Video' })
  await expect(dialog.getByRole('spinbutton', { name: 'Duration' })).toHaveValue('5')
  await expect(dialog.getByRole('combobox', { name: 'Aspect ratio' })).toHaveValue('1:1')
  await expect(dialog.getByRole('option')).toHaveText(['1:1 (Square)', '16:9 (Landscape)', '9:16 (Portrait)', '4:5 (Instagram)'])
  await expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Morning mug Coffee Mug')
  const start = dialog.getByRole('button', { name: 'Generate Video' })
  await dialog.getByRole('spinbutton', { name: 'Duration' }).fill('')
  await dialog.getByRole('textbox', { name: 'Prompt' }).fill(' ')
  await start.click()
  await expect(dialog.getByText('Duration must be a valid number')).toBeVisible()
  await expect(dialog.getByText('Invalid prompt')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('spinbutton', { name: 'Duration' }).fill('16')
  await expect(dialog.getByText('From 1 to 15 seconds')).toBeVisible()
  await dialog.getByRole('spinbutton', { name: 'Duration' }).fill('6')
  await dialog.getByRole('textbox', { name: 'Prompt' }).fill('Steam rises')
  await start.click()
  // The red message at the bottom, for six seconds.
  const refusal = page.getByRole('alert').filter({ hasText: `API Error: 503 Service Unavailable - ${error.message}` })
  await expect(refusal).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(refusal).toBeHidden({ timeout: 9000 })
  // The input is still there.
  await edited.getByRole('button', { name: 'Generate a video of Morning mug' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue('Steam rises')
})

test('a video plays in its dialog, from the card and from a link', async ({ page, installation }) => {
  const still = await stored(page, installation, 'lamp.jpg')
  // An empty file stands in: the player reports that it can't be played.
  await page.route('**/none.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await openWith(
    page,
    [video('1', 'Lamp Video', 0, still), video('2', 'Mug Video', 1, null), image('1', 'Mug', 2, [still])],
    '/tool?filter=video',
  )
  await expect(titles(page)).toHaveText(['Mug Video', 'Lamp Video'])
  const [first, second] = await Promise.all(['Mug Video', 'Lamp Video'].map((title) => card(page, title).boundingBox()))
  // Four in a row: the second begins a quarter of the width further.
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo((1440 - 2 * 24 + 24) / 4, 0)
  await expect(card(page, 'Lamp Video').getByText('0:35 · MP4')).toBeVisible()
  await expectAccessible(page)
  // Delete has a button of its own.
  await page.getByRole('button', { name: 'More actions for Lamp Video' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Download', 'Share', 'Placements'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play Lamp Video' }).click()
  const player = page.getByRole('dialog', { name: 'Lamp Video' })
  // The empty file is no video: its status says so.
  for (const text of ['Could not be played', '0:35', 'MP4', 'Nov 21, 2026', 'YouTube', 'TikTok', 'Facebook', 'Instagram'])
    await expect(player.getByText(text, { exact: true })).toBeVisible()
  await expect(player.getByText('HD (1280 × 720)')).toHaveCount(2)
  await expectAccessible(page)
  await player.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText('Link copied to the clipboard')).toBeVisible()
  await expect(player.getByRole('button', { name: 'Download Video' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(player).toBeHidden()

  await page.goto('/tool?videoId=video_2&id=video_2')
  await expect(page.getByRole('dialog', { name: 'Mug Video' })).toBeVisible()
  await expect(page).toHaveURL(/\/tool$/)
  expect(logged.some((text) => text.includes('video_2'))).toBe(true)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Video Ads/ }).click()
  await page.getByRole('button', { name: 'Create new' }).click()
  await expect(page.getByText('Upload Media')).toBeVisible()
})

test('several creations are selected by mouse and keyboard, deleted at once, and restored with one Undo', async ({
  page,
  installation,
}) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(
    page,
    [1, 2, 3, 4, 5].map((place) => display(String(place), `Creation ${String(place)}`, place, mug)),
  )
  const all = ['Creation 5', 'Creation 4', 'Creation 3', 'Creation 2', 'Creation 1']
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  await card(page, 'Creation 5').click()
  await card(page, 'Creation 3').click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByText('3 selected')).toBeHidden()
  await page.keyboard.press('Control+a')
  await expect(page.getByText('5 selected')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Creation 1' }).click()
  await page.keyboard.press('Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete 4 creations?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(titles(page)).toHaveText(['Creation 1'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(all)
  await page.reload()
  await expect(titles(page)).toHaveText(all)
})

test('arrow keys move through the grid, Enter opens a creation, and the search ignores accents', async ({ page, installation }) => {
  const mug = await stored(page, installation, 'mug.jpg')
  await openWith(
    page,
    ['Café', 'Lamp', 'Mug', 'Tote', 'Serum', 'Cushion'].map((title, place) => display(String(place), title, 10 - place, mug)),
  )
  await card(page, 'Café').focus()
  await page.keyboard.press('ArrowDown')
  await expect(card(page, 'Serum')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page, 'Cushion')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(card(page, 'Lamp')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Lamp' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page, 'Lamp')).toBeFocused()
  await page.getByRole('textbox', { name: 'Search creations' }).fill('cafe')
  await expect(titles(page)).toHaveText(['Café'])
  await page.getByRole('textbox', { name: 'Search creations' }).fill('zebra')
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear search' }).last().click()
  await expect(titles(page)).toHaveCount(6)
})

test('a library is exported into one file and imported with its images; a damaged file changes nothing', async ({
  page,
  installation,
}, info) => {
  const picture = await stored(page, installation, 'tote.jpg')
  await openWith(page, [display('1', 'Creation 1', 0, picture), image('1', 'Tote', 1, [picture])])
  const menu = (item: string) => async () => {
    await page.getByRole('button', { name: 'More actions for the library' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const bring = async (path: string) => {
    const chooser = page.waitForEvent('filechooser')
    await menu('Import library')()
    await (await chooser).setFiles(path)
  }
  const download = page.waitForEvent('download')
  await menu('Export library')()
  const file = info.outputPath('library.zip')
  await (await download).saveAs(file)
  await expect(page.getByText('2 creations are in your downloads')).toBeVisible()

  await bring(file)
  await expect(page.getByText('Every creation of this file is already here.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Tote', 'Creation 1'])

  // The manifest is plain text in the archive: a changed byte no longer fits its checksum.
  const bytes = await readFile(file)
  const broken = Buffer.from(bytes)
  broken[broken.indexOf('adloom-library') + 2] ^= 1
  await writeFile(info.outputPath('broken.zip'), broken)
  await bring(info.outputPath('broken.zip'))
  await expect(page.getByText('This file is not an Adloom library, or it is damaged. Nothing was changed.')).toBeVisible()
  await expect(titles(page)).toHaveText(['Tote', 'Creation 1'])

  // Another browser, and the server has lost the image: the archive restores it.
  await inDatabase(page, [])
  await page.reload()
  await expect(page.getByText('No creations found')).toBeVisible()
  await page.evaluate(() => {
    const ask = window.fetch.bind(window)
    window.fetch = (input, init) => (init?.method === 'HEAD' ? Promise.resolve(new Response(null, { status: 404 })) : ask(input, init))
  })
  const upload = page.waitForRequest('**/api/storage/upload')
  // The ids belong to the browser that made them: the copies get others.
  const keptOnServer = ['display', 'image'].map((type) =>
    page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/ads') &&
        (reply.request().postDataJSON() as { type: string } | null)?.type === type &&
        reply.status() === 201,
    ),
  )
  await bring(file)
  await upload
  await expect(page.getByText('2 creations imported')).toBeVisible()
  // They are saved to the server like new ones, which must know the owner of their files.
  await Promise.all(keptOnServer)
  await expect(titles(page)).toHaveText(['Tote', 'Creation 1'])
  await expect(card(page, 'Tote').getByRole('img')).toHaveJSProperty('complete', true)
})

test('a library on two browsers of one user: what one makes, changes and deletes the other has too', async ({
  page,
  browser,
  installation,
}) => {
  const picture = await stored(page, installation, 'tote.jpg')
  const id = randomUUID()
  const [tote, mug] = [image(`${id}a`, 'Tote', 1, [picture]), image(`${id}b`, 'Mug', 0, [picture])]
  const saved = (of: Page, title: string) =>
    of.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/ads') &&
        (reply.request().postDataJSON() as { title: string } | null)?.title === title &&
        reply.status() === 201,
    )
  const sent = [saved(page, 'Tote'), saved(page, 'Mug')]
  await openWith(page, [tote, mug])
  await Promise.all(sent)
  await expect(titles(page)).toHaveText(['Tote', 'Mug'])
  const choose = async (of: Page, title: string, action: string) => {
    await of.getByRole('button', { name: `More actions for ${title}` }).click()
    await of.getByRole('menuitem', { name: action }).click()
  }
  const bringTogether = (of: Page) => of.evaluate(() => window.dispatchEvent(new Event('online')))

  // The other browser of the same user begins empty.
  const context = await browser.newContext({ baseURL: installation.address })
  await settleEarlyAccess(context)
  await context.addCookies(await page.context().cookies())
  const other = await context.newPage()
  await other.goto('/tool')
  await expect(titles(other)).toHaveText(['Tote', 'Mug'])

  const edited = saved(other, 'Morning mug')
  await choose(other, 'Mug', 'Edit')
  await other.getByRole('textbox', { name: 'Title' }).fill('Morning mug')
  await other.getByRole('button', { name: 'Save' }).click()
  await edited
  await bringTogether(page)
  await expect(titles(page)).toHaveText(['Tote', 'Morning mug'])

  const deleted = page.waitForResponse((reply) => reply.request().method() === 'DELETE' && reply.status() === 204)
  await choose(page, 'Tote', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await deleted
  await bringTogether(other)
  await expect(titles(other)).toHaveText(['Morning mug'])
  await context.close()
})
