import { type Ad, type DisplayAd } from '@adloom/domain/ad.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { beginSocialAd, fetchContent, settleEarlyAccess, test } from './installation.ts'

const UNSAVED = 'Your work could not be saved in this browser. It stays here until you close this tab.'
const CORRUPT = 'Something this browser had kept could not be read. A copy of it was put aside.'
const NEWER = 'This browser holds work of a newer Adloom. Please reload this page; nothing is overwritten.'
const UNREADABLE = 'Some creations this browser had kept could not be read. They are left where they are.'

test.beforeEach(({ context }) => settleEarlyAccess(context))
test.use({ rendersEveryImage: true })

/** The renderer dies as it does when memory runs out: no event handler runs, nothing is cleaned up. Returns a new page at the same address. */
async function crash(page: Page): Promise<Page> {
  const address = page.url()
  const context = page.context()
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // The answer never comes: its sender is dead.
  session.send('Page.crash').catch(() => undefined)
  await crashed
  const next = await context.newPage()
  await next.goto(address)
  await page.close()
  return next
}

const display = (id: string, title: string, minute: number): DisplayAd => ({
  id: `ad_${id}`,
  type: 'display',
  title,
  imageUrl: `/files/none-${id}.jpg`,
  createdAt: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
})
const image = (id: string, title: string, minute: number): Ad => ({
  ...display(id, title, minute),
  id: `img_${id}`,
  type: 'image',
  productName: title,
  category: null,
  style: null,
  resolution: null,
  originalPrompt: null,
  productDescription: null,
  imageVariants: [`/files/none-${id}.jpg`],
})

/** Writes rows where creations are stored. `version` above the app's makes the database a newer Adloom's. */
const inDatabase = (page: Page, rows: readonly unknown[], version?: number): Promise<void> =>
  page.evaluate(
    ([wanted, asked]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('adloom', asked)
        opening.addEventListener('error', () => reject(new Error('The database does not open')))
        opening.addEventListener('success', () => {
          const transaction = opening.result.transaction('creations', 'readwrite')
          for (const row of wanted) transaction.objectStore('creations').put(row)
          transaction.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    [rows, version] as const,
  )

async function libraryWith(page: Page, rows: readonly unknown[]): Promise<void> {
  // The images of these creations do not matter.
  await page.context().route('**/files/none-*', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
  await page.goto('/tool')
  await expect(page.getByText('No creations found')).toBeVisible()
  await inDatabase(page, rows)
  await page.reload()
}
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })

/** The browser database accepts nothing more until the page is reloaded. Chromium lets small rows in whatever quota it is given. */
const refuseRows = (page: Page): Promise<void> =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  })

/** Fills localStorage to the last character. */
const fillLocalStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2))
      for (let place = 0; place < 3; place += 1)
        try {
          localStorage.setItem(`filler-${String(size)}-${String(place)}`, 'x'.repeat(size))
        } catch {
          // This much no longer fits.
        }
  })

/**
 * Holds the first reply of each call back: the server has done it, and its answer never reaches the page, which dies at this moment. `held` counts
 * down to 0; `stored` has every stored ad.
 */
async function holdFirstReplies(context: BrowserContext) {
  const held = { '**/api/parser/parse': 1, '**/api/generate-copy/generate': 1, '**/api/ads': 1 }
  const stored: unknown[] = []
  for (const address of Object.keys(held) as (keyof typeof held)[])
    await context.route(address, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      held[address] -= 1
      const isHeld = held[address] >= 0
      const reply = await route.fetch()
      if (address === '**/api/ads') stored.push(await reply.json())
      if (!isHeld) await route.fulfill({ response: reply })
      return undefined
    })
  return { held, stored }
}

test('a page that dies during reading, writing, rendering or storing loses nothing, and makes one ad', async ({
  page: first,
  context,
  installation,
}) => {
  // Six pages one after the other, and everything made in between.
  test.slow()
  const { held, stored } = await holdFirstReplies(context)
  let page = first
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/products/mug`)
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  // Once this page has sent its request: before, the next one might, and its answer would be held back instead.
  await expect.poll(() => held['**/api/parser/parse']).toBeLessThan(1)
  page = await crash(page)
  await expect(page.getByText('Select a product image')).toBeVisible()

  const second = page.getByRole('group', { name: 'Select a product image' }).locator('[aria-pressed]').nth(1)
  await expect(second).toHaveAttribute('aria-pressed', 'false')
  await second.click()
  await page
    .getByRole('button', { name: /^(Edit|Add) category/ })
    .first()
    .click()
  await page.keyboard.type('Tea Bowl')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'No logo' }).click()
  page = await crash(page)
  const group = page.getByRole('group', { name: 'Select a product image' })
  await expect(group.locator('[aria-pressed]').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /Tea Bowl/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'No logo' })).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Business name').fill('Harbour & Sons')
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Edit target audience' }).click()
  await page.getByLabel('What bothers them today').fill('Tea goes cold.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => held['**/api/generate-copy/generate']).toBeLessThan(1)
  page = await crash(page)
  await expect(page.getByLabel('Business name')).toHaveValue('Harbour & Sons')
  await expect(page.getByLabel('Language')).toHaveValue('de')

  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/Restaging photo|pictures ready/)).toBeVisible({ timeout: 60_000 })
  page = await crash(page)
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('checkbox').nth(1).check()
  await page.getByRole('checkbox').nth(2).check()

  const other = await context.newPage()
  await other.goto('/tool/all')
  await expect(other.getByText('No creations found')).toBeVisible()
  const keptBefore = await page.evaluate(() => localStorage.getItem('adloom.wizard') ?? '')
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()
  await expect.poll(() => stored.length).toBe(1)
  page = await crash(page)
  // Writes of a dying page may be lost.
  await page.evaluate((text) => localStorage.setItem('adloom.wizard', text), keptBefore)
  await page.reload()
  for (const place of [0, 1, 2, 3]) await expect(page.getByRole('checkbox').nth(place)).toBeChecked({ checked: place === 1 || place === 2 })
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()
  await expect(page).toHaveURL(/\/tool\/all$/)
  await expect(titles(page)).toHaveText(['Creation 1'])
  await expect(page.getByText('5 images × 2 content variations = 10 total combinations')).toBeVisible()
  // The other tab shows it without a reload.
  await expect(titles(other)).toHaveText(['Creation 1'])
  // Both tries got the same ad: the server stores one.
  expect(stored).toHaveLength(2)
  expect(stored[1]).toEqual(stored[0])
})

test('uploads resume after the page died during them', async ({ page: first, context }) => {
  let page = first
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Ad Image/ }).click()
  await page.getByRole('tab', { name: 'Upload Images' }).click()
  let isHeld = true
  await context.route('**/api/storage/upload', async (route) => {
    if (!isHeld) await route.continue()
  })
  await page
    .locator('input[type=file]')
    .setInputFiles([1, 2].map((place) => ({ name: `dot-${String(place)}.gif`, mimeType: 'image/gif', buffer: PIXEL })))
  await expect(page.getByRole('progressbar', { name: /^Uploading dot/ })).toHaveCount(2)
  // Both are in the browser database once a later write is.
  await inDatabase(page, [])
  isHeld = false
  page = await crash(page)
  await expect(page.getByText('2 of 10 files selected')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: /^Uploading dot/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.getByRole('button', { name: /^dot-2/ }).click()
  page = await crash(page)
  await expect(page.getByRole('button', { name: /^dot-2/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'dot-2.gif', exact: true })).toHaveAttribute('aria-pressed', 'true')

  // Never an image's bytes in a document; the list of files is gone, the server still has them.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('base64')
  await page.evaluate(() => localStorage.removeItem('adloom.uploaded-files'))
  await page.reload()
  const notice = page.getByText('Found 2 stored image(s). Please go back and forward again.')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'dot-1.gif', exact: true })).toBeVisible()
  await expect(notice).toBeHidden({ timeout: 7000 })
})

test('the pasted source of a page is kept after a reload', async ({ page }) => {
  await beginSocialAd(page)
  await page.getByRole('textbox', { name: 'Product URL' }).fill('shop.example/mug')
  await page.getByRole('button', { name: /Paste its HTML instead/ }).click()
  const source = `<h1>Mug</h1>${'<p>Glazed by hand.</p>'.repeat(3000)}`
  await page.getByLabel('HTML of the page').fill(source)
  await page.reload()
  await expect(page.getByLabel('HTML of the page')).toHaveValue(source)
})

test('images from a prompt, and their request, are kept after a reload, and so is an image ad that is being made of them', async ({
  page,
}) => {
  test.slow()
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Ad Image/ }).click()
  await page.getByRole('tab', { name: 'AI Prompt' }).click()
  await page.getByLabel('Describe the picture').fill('A red ceramic mug on marble')
  await page.getByLabel('Image size').selectOption('square_hd')
  await page.reload()
  await expect(page.getByLabel('Describe the picture')).toHaveValue('A red ceramic mug on marble')
  await expect(page.getByLabel('Image size')).toHaveValue('square_hd')
  await page.getByRole('button', { name: 'Generate 2 images with Fast' }).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(page.getByText('2 / 2')).toBeVisible()
  await page.reload()
  await expect(page.getByText('2 / 2')).toBeVisible()

  // Two of its five answers never reach the page, because another address is opened. The next page gets its own once its card is seen.
  const asked: (string | undefined)[] = []
  const cardSeen = Promise.withResolvers<void>()
  await page.route('**/api/text2image/generate', async (route) => {
    const count = asked.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    if (count > 5) await cardSeen.promise
    if (count > 2) await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/You can leave this page/)).toBeVisible()
  const madeParts = () => page.evaluate(() => (localStorage.getItem('adloom.runs') ?? '').match(/"scene-/g)?.length ?? 0)
  await expect.poll(madeParts, { timeout: 60_000 }).toBe(3)
  const unanswered = asked.slice(0, 2)
  await page.goto('/tool/all')
  const goingOn = page.getByRole('list', { name: 'Ads being made' }).getByRole('listitem', { name: 'Coffee Mug' })
  await expect(goingOn).toBeVisible()
  cardSeen.resolve()
  await expect(titles(page)).toHaveText(['Coffee Mug'], { timeout: 60_000 })
  await expect(page.getByText('“Coffee Mug” is ready in your library.')).toBeVisible()
  await expect(goingOn).toBeHidden({ timeout: 2000 })
  expect(new Set(asked.slice(5))).toEqual(new Set(unanswered))
  // Its page has nothing left to make.
  await page.goBack()
  await expect(page).toHaveURL(/\/tool\/ad-image$/)
  await expect(titles(page)).toHaveText(['Coffee Mug'])
  expect(asked).toHaveLength(7)
})

test('with localStorage full the wizard is stored in IndexedDB; with the disk full too a notice appears, and earlier data stays', async ({
  page,
  context,
}) => {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Social Ad/ }).click()
  await fillLocalStorage(page)
  const field = page.getByRole('textbox', { name: 'Product URL' })
  const other = await context.newPage()
  await other.goto('/wizard')
  await expect(other.getByRole('textbox', { name: 'Product URL' })).toHaveValue('')
  await field.fill(`https://shop.example/mug?${'long=1&'.repeat(60)}`)
  // Another tab gets unsaved changes, too.
  await expect(other.getByRole('textbox', { name: 'Product URL' })).toHaveValue(/^https:\/\/shop\.example\/mug\?/)
  await other.close()
  await page.reload()
  await expect(field).toHaveValue(/^https:\/\/shop\.example\/mug\?/)

  await refuseRows(page)
  await field.fill(`https://shop.example/lamp?${'long=1&'.repeat(600)}`)
  await expect(page.getByText(UNSAVED)).toBeVisible()
  await page.getByRole('tab', { name: 'Product URL' }).focus()
  await expect(field).toHaveValue(/^https:\/\/shop\.example\/lamp\?/)
  await page.reload()
  await expect(field).toHaveValue(/^https:\/\/shop\.example\/mug\?/)
})

test('a creation changed on a full disk stays visible, and the stored one unchanged', async ({ page }) => {
  await libraryWith(page, [image('1', 'Mug', 1)])
  await expect(titles(page)).toHaveText(['Mug'])
  await refuseRows(page)
  await page.getByRole('button', { name: 'More actions for Mug' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Morning mug')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(UNSAVED)).toBeVisible()
  await expect(titles(page)).toHaveText(['Morning mug'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Mug'])
})

test('two tabs with one wizard upload a file once, and both show it', async ({ page, context }) => {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Ad Image/ }).click()
  await page.getByRole('tab', { name: 'Upload Images' }).click()
  const other = await context.newPage()
  await other.goto('/wizard')
  await expect(other.getByText('0 of 10 files selected')).toBeVisible()
  const sent: string[] = []
  context.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.locator('input[type=file]').setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: PIXEL })
  for (const tab of [page, other]) {
    await expect(tab.getByText('1 of 10 files selected')).toBeVisible()
    await expect(tab.getByRole('button', { name: /category.*dot\.gif/ })).toBeVisible()
  }
  expect(sent.filter((path) => path === '/api/storage/upload')).toHaveLength(1)
  expect(sent.filter((path) => path === '/api/image-categorize/categorize')).toHaveLength(1)
})

test('two tabs show one library: an edit, a deletion and its undoing', async ({ page, context }) => {
  await libraryWith(page, [image('1', 'Mug', 1), display('2', 'Lamp', 2)])
  const other = await context.newPage()
  await other.goto('/tool')
  await expect(titles(other)).toHaveText(['Lamp', 'Mug'])
  await other.getByRole('button', { name: 'More actions for Mug' }).click()
  await other.getByRole('menuitem', { name: 'Edit' }).click()
  await other.getByRole('textbox', { name: 'Title' }).fill('Morning mug')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(titles(page)).toHaveText(['Lamp', 'Morning mug'])
  await page.getByRole('button', { name: 'Delete Lamp' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(titles(other)).toHaveText(['Morning mug'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(other)).toHaveText(['Lamp', 'Morning mug'])
})

test('invalid data under every storage key is reported and set aside, and the app works', async ({ page }) => {
  const keys = ['wizard', 'uploaded-files', 'selected-file', 'image-categories']
  const all = [...keys, 'creations', 'images', 'videos', 'video-queue', 'completed-ad', 'tool-videos', 'has-used-generation']
  await page.goto('/')
  await page.evaluate((names) => {
    for (const name of names) localStorage.setItem(`adloom.${name}`, '{"junk')
    for (const name of ['server-urls', 'selected-image', 'narrow-screen']) sessionStorage.setItem(`adloom.${name}`, '{"junk')
  }, all)
  await page.goto('/wizard')
  await expect(page.getByText(CORRUPT)).toBeVisible()
  await page.getByRole('button', { name: /^Social Ad/ }).click()
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toBeVisible()
  for (const name of keys) expect(await page.evaluate((key) => localStorage.getItem(key), `adloom.${name}.corrupt`)).toBe('{"junk')
  await page.goto('/tool')
  await expect(page.getByText('No creations found')).toBeVisible()
})

test('a broken creation among good ones is reported, left in place, and hides nothing', async ({ page }) => {
  await libraryWith(page, [display('1', 'Lamp', 1), { id: 'ad_2', type: 'social', createdAt: 7 }, { id: 'ad_3' }, display('4', 'Mug', 4)])
  await expect(page.getByText(UNREADABLE)).toBeVisible()
  await expect(titles(page)).toHaveText(['Mug', 'Lamp'])
  await page.getByRole('button', { name: 'Delete Lamp' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(titles(page)).toHaveText(['Mug'])
  expect(await storedIds(page)).toEqual(['ad_2', 'ad_3', 'ad_4'])
})

const storedIds = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('adloom')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('creations').objectStore('creations').getAllKeys()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(reading.result)
          })
        })
      }),
  )

test("a newer Adloom's wizard and library are reported and left alone", async ({ page }) => {
  await libraryWith(page, [display('1', 'Lamp', 1)])
  await expect(titles(page)).toHaveText(['Lamp'])
  const newer = '{"state":{"shape":"unheard of"},"version":7}'
  await page.evaluate((text) => localStorage.setItem('adloom.wizard', text), newer)
  await page.goto('/wizard')
  await expect(page.getByText(NEWER)).toBeVisible()
  await page.getByRole('button', { name: /^Social Ad/ }).click()
  await page.getByRole('textbox', { name: 'Product URL' }).fill('shop.example/mug')
  await page.goto('/wizard?reset=true')
  await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('adloom.wizard'))).toBe(newer)

  await page.evaluate(() => localStorage.removeItem('adloom.wizard'))
  await page.goto('/tool')
  await expect(titles(page)).toHaveText(['Lamp'])
  // A newer one opens in another tab: this one releases the database at once.
  await inDatabase(page, [display('2', 'Mug', 2)], 9)
  await page.reload()
  await expect(page.getByText(NEWER)).toBeVisible()
  expect(await storedIds(page)).toEqual(['ad_1', 'ad_2'])
})

/** Switches storage off, as in a browser whose owner forbids sites to store anything. */
const switchOff = (context: BrowserContext, names: readonly ('localStorage' | 'sessionStorage' | 'indexedDB')[]): Promise<unknown> =>
  context.addInitScript((forbidden) => {
    for (const name of forbidden)
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  }, names)

test('with localStorage switched off the browser database stores the wizard', async ({ page, context }) => {
  await switchOff(context, ['localStorage', 'sessionStorage'])
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: /^Display Ad/ }).click()
  const field = page.getByRole('textbox', { name: 'Product URL' })
  await field.fill('shop.example/mug')
  await page.getByRole('tab', { name: 'Product URL' }).focus()
  await inDatabase(page, [])
  await page.reload()
  await expect(field).toHaveValue('shop.example/mug')
})

test('with all browser storage switched off a notice appears, and the app works until the tab is closed', async ({ page, context }) => {
  await switchOff(context, ['localStorage', 'sessionStorage', 'indexedDB'])
  await page.goto('/wizard')
  await page.getByRole('button', { name: /^Ad Image/ }).click()
  await expect(page.getByText(UNSAVED)).toBeVisible()
  await page.getByRole('tab', { name: 'Upload Images' }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'dot.gif', mimeType: 'image/gif', buffer: PIXEL })
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  await page.getByRole('button', { name: 'Close and go to the landing page' }).click()
  await page.getByRole('link', { name: 'Results' }).click()
  await expect(page.getByText('1 of 10 files selected')).toBeVisible()
})
