import { type Browser, type BrowserContext, type Page } from '@playwright/test'
import { ms, percentile } from '../figures.ts'
import { atMost, type Figure, plainFigure } from './figure.ts'
import { creations, storeInBrowser, storeImages } from './library-content.ts'

const CREATIONS = 5000
const RUNS = 3
/** Timeout of every step of the bench. */
const TIMEOUT_MS = 20_000
const FIRST_CARD_BAR_MS = 600
const FRAME_BAR_MS = 50
const ANSWER_BAR_MS = 50
/** Frames of one scrolling run. */
const SLOW = { pixels: 40, frames: 300 }
const FAST = { pixels: 900, frames: 150 }

/**
 * The library of 5,000 creations of all types with images of their own: time until the first card is painted, evenness of the frames while it is
 * scrolled, and delay of the next paint after each user action. Medians of three; `address` is a running server's.
 */
export async function measureLibrary(browser: Browser, address: string): Promise<readonly Figure[]> {
  const ads = creations(CREATIONS, await storeImages(address))
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(TIMEOUT_MS)
  try {
    await context.addInitScript(watch)
    await fill(context, address, ads)
    return [
      ...(await firstCards(context, address)),
      ...(await scrolling(context, address)),
      ...(await answers(context, address, '/tool', libraryActions)),
      ...(await answers(context, address, '/wizard?reset=true', wizardActions)),
    ]
  } finally {
    await context.close()
  }
}

async function fill(context: BrowserContext, address: string, ads: Parameters<typeof storeInBrowser>[1]): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${address}/tool`)
  await page.getByText('No creations found').waitFor()
  await storeInBrowser(page, ads)
  await page.close()
}

/** Measurements taken inside the page. */
interface Watched {
  firstCardMs: number | null
  firstImageMs: number | null
  readonly inputs: { readonly name: string; readonly startMs: number; readonly durationMs: number }[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in every page before its own scripts: records when the first card is painted, and every input with the delay of the next paint. */
function watch(): void {
  const watched: Watched = { firstCardMs: null, firstImageMs: null, inputs: [] }
  window.watched = watched
  const afterPaint = (callback: () => void): number => requestAnimationFrame(() => setTimeout(callback))
  const check = (): void => {
    const card = document.querySelector('[data-place="0"]')
    const image = card?.querySelector('img') ?? null
    if (card !== null && watched.firstCardMs === null) {
      watched.firstCardMs = -1
      afterPaint(() => (watched.firstCardMs = performance.now()))
    }
    if (image !== null && image.complete && image.naturalWidth > 0 && watched.firstImageMs === null) {
      watched.firstImageMs = -1
      afterPaint(() => (watched.firstImageMs = performance.now()))
    }
    if (watched.firstImageMs === null) requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.inputs.push({ name: entry.name, startMs: entry.startTime, durationMs: entry.duration })
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

const median = (values: readonly number[]): number => percentile(values, 0.5)

async function openLibrary(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${address}/tool`)
  await page.waitForFunction(() => (window.watched.firstImageMs ?? -1) > 0)
  await page.getByText(`${CREATIONS} items`).waitFor()
  return page
}

async function firstCards(context: BrowserContext, address: string): Promise<Figure[]> {
  const runs: Watched[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await openLibrary(context, address)
    runs.push(await page.evaluate(() => window.watched))
    await page.close()
  }
  const of = (note: 'firstCardMs' | 'firstImageMs'): number => median(runs.map((run) => run[note] ?? Number.NaN))
  return [
    atMost('library: first card painted', of('firstCardMs'), FIRST_CARD_BAR_MS, ms),
    plainFigure('library: its picture painted', ms(of('firstImageMs'))),
  ]
}

/** Milliseconds of each frame while the page scrolls by `pixels` per frame. */
const scroll = (page: Page, by: typeof SLOW): Promise<readonly number[]> =>
  page.evaluate(
    ({ pixels, frames }) =>
      new Promise<number[]>((resolve) => {
        const took: number[] = []
        let last: number | null = null
        const next = (now: number): void => {
          if (last !== null) took.push(now - last)
          last = now
          if (took.length >= frames) {
            resolve(took)
            return
          }
          scrollBy({ top: pixels, behavior: 'instant' })
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    by,
  )

async function scrolling(context: BrowserContext, address: string): Promise<Figure[]> {
  const runs: { slow: readonly number[]; fast: readonly number[] }[] = []
  for (let run = 0; run < RUNS; run++) {
    const page = await openLibrary(context, address)
    await idle(page)
    const slow = await scroll(page, SLOW)
    await idle(page)
    runs.push({ slow, fast: await scroll(page, FAST) })
    await page.close()
  }
  const frame = (pace: 'slow' | 'fast', share: number): number =>
    median(runs.map((run) => (share === 1 ? Math.max(...run[pace]) : percentile(run[pace], share))))
  return [
    atMost('library: longest frame at 40 px a frame', frame('slow', 1), FRAME_BAR_MS, ms),
    plainFigure('library: 95th percentile at 40 px a frame', ms(frame('slow', 0.95))),
    atMost('library: 95th percentile at 900 px a frame', frame('fast', 0.95), FRAME_BAR_MS, ms),
    plainFigure('library: longest frame at 900 px a frame', ms(frame('fast', 1))),
  ]
}

/** Waits until the page is idle for three frames in a row. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let calm = 0
        let last = performance.now()
        const measureFrame = (now: number): void => {
          calm = now - last < 25 ? calm + 1 : 0
          last = now
          if (calm >= 3) requestIdleCallback(() => resolve())
          else requestAnimationFrame(measureFrame)
        }
        requestAnimationFrame(measureFrame)
      }),
  )

/** A user action. The bench waits for `seen` afterwards, so that the next action finds it done. */
interface UserAction {
  readonly name: string
  readonly run: (page: Page) => Promise<void>
  readonly done?: (page: Page) => Promise<void>
}

const button = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
const visible = (text: string | RegExp) => async (page: Page) => page.getByText(text).first().waitFor()
const closed = (role: 'dialog' | 'menu') => async (page: Page) => page.getByRole(role).first().waitFor({ state: 'hidden' })
const shown = (role: 'dialog' | 'menu') => async (page: Page) => page.getByRole(role).first().waitFor()
const press = (key: string) => async (page: Page) => page.keyboard.press(key)
const type = (field: string, text: string) => async (page: Page) => {
  await page.getByRole('textbox', { name: field }).first().focus()
  await page.keyboard.type(text, { delay: 60 })
}
const quarter = new RegExp(`^${CREATIONS / 4} items$`)

const libraryActions: readonly UserAction[] = [
  { name: 'library: filter: Social Ads', run: button(/^Social Ads/), done: visible(quarter) },
  { name: 'library: a variation’s arrow', run: button('Next text for image 1') },
  { name: 'library: an image is selected', run: button(/^Image 2 of 5/) },
  { name: 'library: a card’s menu opens', run: button(/^More actions for Creation/), done: shown('menu') },
  {
    name: 'library: the edit dialog opens',
    run: async (page) => page.getByRole('menuitem', { name: 'Edit' }).click(),
    done: shown('dialog'),
  },
  { name: 'library: typing in the edit dialog', run: type('Headline', ' today') },
  { name: 'library: the edit dialog saves', run: button('Save'), done: closed('dialog') },
  { name: 'library: filter: Display Ads', run: button(/^Display Ads/), done: visible(quarter) },
  { name: 'library: the delete dialog opens', run: button(/^Delete Creation/), done: shown('dialog') },
  {
    name: 'library: one is deleted',
    run: async (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
    done: visible('Undo'),
  },
  { name: 'library: its Undo', run: button('Undo'), done: visible(quarter) },
  { name: 'library: a picture is enlarged', run: button(/^Enlarge/), done: shown('dialog') },
  { name: 'library: and closed', run: press('Escape'), done: closed('dialog') },
  { name: 'library: filter: Ad Images', run: button(/^Ad Images/), done: visible(quarter) },
  { name: 'library: an image’s arrow', run: button(/^Next image of/) },
  { name: 'library: filter: Video Ads', run: button(/^Video Ads/), done: visible(quarter) },
  { name: 'library: filter: All Ad Types', run: button(/^All Ad Types/), done: visible(`${CREATIONS} items`) },
  { name: 'library: typing in the search', run: type('Search creations', 'cafe 12'), done: visible(/^\d{1,3} items$/) },
  { name: 'library: the search is cleared', run: button('Clear search'), done: visible(`${CREATIONS} items`) },
  { name: 'library: Select', run: button('Select'), done: visible('0 selected') },
  {
    name: 'library: a card is ticked',
    run: async (page) =>
      page
        .getByRole('article')
        .nth(1)
        .click({ position: { x: 80, y: 120 } }),
    done: visible('1 selected'),
  },
  { name: 'library: Select all 5000', run: button('Select all 5000'), done: visible(`${CREATIONS} selected`) },
  {
    name: 'library: the dialog to delete 5000',
    run: async (page) => page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Delete' }).click(),
    done: shown('dialog'),
  },
  {
    name: 'library: 5000 are deleted',
    run: async (page) => page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click(),
    done: visible('No creations found'),
  },
  { name: 'library: their Undo', run: button('Undo'), done: visible(`${CREATIONS} items`) },
]

const wizardActions: readonly UserAction[] = [
  {
    name: 'wizard: an ad type is chosen',
    run: button(/^Social Ad/),
    done: async (page) => page.getByRole('heading', { name: /Creation Method/ }).waitFor(),
  },
  { name: 'wizard: typing a product URL', run: type('Product URL', 'shop.example/products/mug') },
  { name: 'wizard: the AI Prompt tab', run: async (page) => page.getByRole('tab', { name: /AI Prompt/ }).click() },
  {
    name: 'wizard: typing a prompt',
    run: async (page) => {
      await page.getByRole('textbox').first().focus()
      await page.keyboard.type('A stoneware mug in studio light', { delay: 60 })
    },
  },
  { name: 'wizard: back to the first step', run: button(/Ad Type/) },
]

/** The longest delay of each action, from the input to the next paint; the browser reports none below 16 ms. */
async function answers(context: BrowserContext, address: string, path: string, actions: readonly UserAction[]): Promise<Figure[]> {
  const waits = actions.map((): number[] => [])
  for (let run = 0; run < RUNS; run++) {
    const page = path === '/tool' ? await openLibrary(context, address) : await context.newPage()
    if (path !== '/tool') await page.goto(`${address}${path}`)
    for (const [place, { run: act, done }] of actions.entries()) {
      await idle(page)
      const since = await page.evaluate(() => performance.now())
      await act(page)
      await done?.(page)
      await idle(page)
      waits[place].push(
        await page.evaluate(
          (from) => Math.max(16, ...window.watched.inputs.filter(({ startMs }) => startMs >= from).map(({ durationMs }) => durationMs)),
          since,
        ),
      )
    }
    await page.close()
  }
  return actions.map(({ name }, place) => atMost(name, median(waits[place]), ANSWER_BAR_MS, ms))
}
