import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { bannersToOpen, CLICK_URL } from './banners-to-open.ts'

/** Where the banners of a journey are served; nothing listens there. */
const SERVER = 'http://ads.example'
/** Mean difference of a channel, 0 to 255, and the share of those that differ by more than 48, of the last frame and the picture of the same ad. */
const MEAN = 5
const FAR = 0.015
/** Banners that are open at a time. */
const AT_A_TIME = 6

let folder = ''
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'banners-'))
  execFileSync(process.execPath, ['--import', './scripts/jsx.mjs', 'e2e/written-banners.ts', folder])
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Opened {
  readonly page: Page
  /** Addresses that were asked for beside its own page. */
  readonly requests: readonly string[]
  readonly errors: readonly string[]
}

/** Opens a banner as an ad server would serve it. */
async function opened(browser: Browser, id: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Opened> {
  const { size } = JSON.parse(readFileSync(join(folder, id, 'measured.json'), 'utf8'))
  const context = await browser.newContext({ viewport: { width: size.width, height: size.height }, ...options })
  const requests: string[] = []
  const errors: string[] = []
  await context.route('**/*', (route) => {
    const url = route.request().url()
    if (url === `${SERVER}/${id}/index.html`) return route.fulfill({ path: join(folder, id, 'index.html') })
    requests.push(url)
    return route.fulfill({ body: '', contentType: 'text/html' })
  })
  context.on('console', (message) => errors.push(message.text()))
  context.on('weberror', (error) => errors.push(error.error().message))
  const page = await context.newPage()
  await page.goto(`${SERVER}/${id}/index.html`)
  return { page, requests, errors }
}

/** How the pixels of two pictures differ. */
async function differenceOf(one: Buffer, other: Buffer): Promise<{ readonly mean: number; readonly far: number }> {
  const [first, second] = await Promise.all([one, other].map((image) => sharp(image).removeAlpha().raw().toBuffer()))
  expect(first.length).toBe(second.length)
  let [sum, far] = [0, 0]
  for (const [at, value] of first.entries()) {
    const difference = Math.abs(value - second[at])
    sum += difference
    if (difference > 48) far++
  }
  return { mean: sum / first.length, far: far / first.length }
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

async function expectSound(browser: Browser, id: string): Promise<void> {
  const { failed } = JSON.parse(readFileSync(join(folder, id, 'measured.json'), 'utf8'))
  expect([id, failed]).toEqual([id, []])
  const { page, requests, errors } = await opened(browser, id, { reducedMotion: 'no-preference' })
  const motions = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { endTime, iterations } = animation.effect?.getComputedTiming() ?? {}
      return { endMs: Number(endTime), loops: Number(iterations) }
    }),
  )
  expect([id, motions.length > 0]).toEqual([id, true])
  expect([id, Math.max(...motions.map(({ endMs }) => endMs)) <= 15_000]).toEqual([id, true])
  expect([id, Math.max(...motions.map(({ loops }) => loops)) <= 3]).toEqual([id, true])
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) animation.finish()
    await Promise.all([...document.images].map((image) => image.decode()))
  })
  const { mean, far } = await differenceOf(await page.screenshot(), readFileSync(join(folder, id, 'fallback.jpg')))
  expect([id, mean < MEAN, far < FAR, mean.toFixed(2), far.toFixed(4)]).toEqual([id, true, true, expect.anything(), expect.anything()])
  expect([id, requests, errors]).toEqual([id, [], []])
  const [landing] = await Promise.all([page.context().waitForEvent('page'), page.mouse.click(20, 20)])
  await landing.waitForURL(CLICK_URL)
  await page.context().close()
}

for (const layout of new Set(bannersToOpen.map((banner) => banner.id.replace(/-iab-.*?(?=-rtl$|$)/, '')))) {
  test(`banners of ${layout} load nothing, end as their picture, and a click leads to the page, in every size`, async ({ browser }) => {
    const ids = bannersToOpen.map(({ id }) => id).filter((id) => id.replace(/-iab-.*?(?=-rtl$|$)/, '') === layout)
    for (let start = 0; start < ids.length; start += AT_A_TIME)
      await Promise.all(ids.slice(start, start + AT_A_TIME).map((id) => expectSound(browser, id)))
  })
}

test('a banner shows its end at once to those who want no motion', async ({ browser }) => {
  const { page } = await opened(browser, 'offer-iab-rectangle', { reducedMotion: 'reduce' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const { mean } = await differenceOf(await page.screenshot(), readFileSync(join(folder, 'offer-iab-rectangle', 'fallback.jpg')))
  expect(mean).toBeLessThan(MEAN)
  await page.context().close()
})

test('the keyboard reaches a banner and follows it, and its name is what it says', async ({ browser }) => {
  const { page } = await opened(browser, 'offer-iab-rectangle')
  await page.keyboard.press('Tab')
  const link = page.getByRole('link')
  await expect(link).toBeFocused()
  await expect(link).toHaveAccessibleName(/Harbour & Hearth.*Thrown by hand.*Shop now/)
  const before = await page.screenshot()
  await link.blur()
  expect((await differenceOf(before, await page.screenshot())).far).toBeGreaterThan(0)
  await link.focus()
  const [landing] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press('Enter')])
  await landing.waitForURL(CLICK_URL)
  await page.context().close()
})

test('the address of the ad server goes before our own, and only one of the web', async ({ browser }) => {
  const { page } = await opened(browser, 'card-iab-rectangle')
  const tagAt = async (query: string): Promise<unknown> => {
    await page.route(`${SERVER}/card-iab-rectangle/index.html?**`, (route) =>
      route.fulfill({ path: join(folder, 'card-iab-rectangle', 'index.html') }),
    )
    await page.goto(`${SERVER}/card-iab-rectangle/index.html?${query}`)
    return page.evaluate('window.clickTag')
  }
  expect(await tagAt(`clickTag=${encodeURIComponent('https://ads.example/count?to=1&n=2')}`)).toBe('https://ads.example/count?to=1&n=2')
  expect(await tagAt(`clickTag=${encodeURIComponent('javascript:alert(1)')}`)).toBe(CLICK_URL)
  await page.context().close()
})

test('a browser without scripts shows the picture', async ({ browser }) => {
  const { page, requests } = await opened(browser, 'halo-iab-half-page', { javaScriptEnabled: false })
  expect(requests).toEqual([`${SERVER}/halo-iab-half-page/fallback.jpg`])
  await page.context().close()
})
