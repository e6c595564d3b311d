import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, type ConsoleMessage, expect, test as base, type Page } from '@playwright/test'
import { startOwnServer } from './own-server.ts'
import { openShop, type Shop } from './shop/shop.ts'

/** A whole Adloom for the journeys: the real server on an empty folder, and the sample shop it may reach. */
export interface Installation {
  readonly address: string
  readonly shop: Shop
  /** Where it stores everything, mail in `outbox` included. */
  readonly dataFolder: string
}

/** The bearer token of its lead export, and the recipient of its lead mails. */
export const ADMIN_TOKEN = 'journey-admin-token'
export const OWNER = 'owner@shop.example'

/** A host Adloom may reach, with a closed port. */
export const CLOSED_HOST = '127.0.0.1:9'

/** The browser's own log line for a refused call, which is a valid answer. A status of 500 is a fault of ours all the same. */
const isRefusedCall = (message: ConsoleMessage): boolean =>
  /^Failed to load resource: the server responded with a status of (?!500)[45]\d\d\b/.test(message.text()) &&
  new URL(message.location().url).pathname.startsWith('/api/')

/** Errors in the pages of a browser that a user would not see: console errors and uncaught exceptions. */
function collectErrors(context: BrowserContext): readonly string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedCall(message)) errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(error.error().stack ?? error.error().message))
  return errors
}

/** Five images of a product are requested at once; the first answer stands in for the others, which are not rendered. */
const renderOnce = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ask = window.fetch.bind(window)
    let rendered: Promise<Response> | null = null
    window.fetch = async (input, init) =>
      input === '/api/change-background-flux-kontext/generate' ? (await (rendered ??= ask(input, init))).clone() : ask(input, init)
  })

/** The lead prompt appears once after a generation; these journeys are about something else. */
export const settleEarlyAccess = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    try {
      localStorage.setItem('adloom.lead-submitted', 'true')
    } catch {
      // Storage is full or switched off, as the journey wants it; the empty first page has none.
    }
  })

interface Fixtures {
  readonly baseURL: string
  readonly cleanConsole: void
  /** Whether all five images of a product are rendered. */
  readonly rendersEveryImage: boolean
  readonly rendering: void
}

/** One installation for all journeys of a worker; every journey has a fresh browser whose console must stay clean. */
export const test = base.extend<Fixtures, { installation: Installation }>({
  rendersEveryImage: [false, { option: true }],
  rendering: [
    async ({ context, rendersEveryImage }, use) => {
      if (!rendersEveryImage) await renderOnce(context)
      await use()
    },
    { auto: true },
  ],
  cleanConsole: [
    async ({ context }, use) => {
      const errors = collectErrors(context)
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
  installation: [
    async ({}, use) => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'adloom-journey-'))
      const shop = await openShop()
      const server = await startOwnServer({
        DATA_DIR: dataFolder,
        FETCH_ALLOW_HOSTS: `${shop.host},${CLOSED_HOST}`,
        ADMIN_TOKEN,
        LEAD_NOTIFY_TO: OWNER,
      })
      await use({ address: server.address, shop, dataFolder })
      await server.stop()
      await shop.close()
      await rm(dataFolder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installation }, use) => use(installation.address),
})

/** Accessibility rules every screen must pass; none is waived. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Frames in a row without movement that count as stillness. */
const STILL_FRAMES = 4

/** Expects that axe finds nothing on the current screen. Animations have ended: a fading text has no contrast yet. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    const isStill = (): boolean =>
      document
        .getAnimations()
        // Scroll-driven and endless animations never finish.
        .filter(({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity)
        .every(({ playState }) => playState !== 'running')
    // A new element begins to fade in a frame or two later.
    for (let still = 0; still < frames; still = isStill() ? still + 1 : 0) await new Promise(requestAnimationFrame)
  }, STILL_FRAMES)
  // Legacy mode opens no second page for the result: there are no frames of other origins here.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode()
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' · ')}`)).toEqual([])
}

/** Opens a new wizard and goes to the product URL form of a social ad. */
export async function beginSocialAd(page: Page): Promise<void> {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Social Ad/ }).click()
  await expect(page.getByRole('heading', { name: /Creation Method/ })).toBeVisible()
}

/** Enters a link and fetches its content. */
export async function fetchContent(page: Page, link: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Product URL' }).fill(link)
  await page.getByRole('button', { name: 'Fetch Content' }).click()
}

/** Declines the lead prompt, which appears a second after leaving the wizard with something generated. */
export async function skipEarlyAccess(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: "You're all set!" })
  await dialog.getByRole('button', { name: 'Skip' }).click()
  await expect(dialog).toBeHidden()
}
