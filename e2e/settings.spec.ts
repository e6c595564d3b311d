import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ADMIN_TOKEN, expectAccessible, fetchContent, test } from './installation.ts'
import { startOwnServer } from './own-server.ts'

test('the settings screen shows the engine of each role, and stays readable in forced colours', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveTitle('Settings · Adloom')
  await expect(page.getByRole('listitem').filter({ hasText: 'Writing copy' })).toContainText('The built-in studio')
  await expect(page.getByRole('region', { name: 'Today’s spending' })).toContainText('told only to who holds the ADMIN_TOKEN')
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
})

test('the ADMIN_TOKEN unlocks the spending, until the tab is closed', async ({ page }) => {
  await page.goto('/settings')
  const spending = page.getByRole('region', { name: 'Today’s spending' })
  await spending.getByLabel('ADMIN_TOKEN').fill('guessed')
  await spending.getByLabel('ADMIN_TOKEN').press('Enter')
  await expect(spending).toContainText('This is not the token of this installation.')
  await expectAccessible(page)
  await spending.getByLabel('ADMIN_TOKEN').fill(ADMIN_TOKEN)
  await spending.getByRole('button', { name: 'Show the spending' }).click()
  await expect(spending).toContainText('Nothing was spent on')
  await page.reload()
  await expect(spending).toContainText('Nothing was spent on')
  await expectAccessible(page)
})

/** A fake text model's answer to everything: one text about the shop's mug. */
const text = {
  language: 'en',
  angle: 'benefit',
  headline: 'Mornings, held in both hands',
  description: 'Thrown by hand.',
  callToAction: 'SHOP_NOW',
}
const saidByModel = JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'mug-1',
  choices: [
    { index: 0, finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify({ options: [{ ...text, facts: [] }] }) } },
  ],
  usage: { prompt_tokens: 1000, completion_tokens: 2000, total_tokens: 3000 },
})
const NAMED = 'openai-compatible:mug-1'
const CAPTION = 'About $0.004 · openai-compatible · mug-1'

test.describe('with a paid text model beside the built-in engine', () => {
  let folder = ''
  let models: Server
  let server: Awaited<ReturnType<typeof startOwnServer>>
  test.beforeAll(async ({ installation: { shop } }) => {
    models = createServer((request, reply) => {
      request.resume()
      reply.writeHead(200, { 'content-type': 'application/json' }).end(saidByModel)
    })
    await new Promise<void>((ready) => models.listen(0, '127.0.0.1', ready))
    folder = await mkdtemp(join(tmpdir(), 'adloom-choice-'))
    const prices = join(folder, 'prices.json')
    await writeFile(prices, JSON.stringify({ [NAMED]: { per: 'million-tokens', input: 1, output: 2, asOf: '2026-11-22' } }))
    // Listening on TCP it is never a pipe's name. This machine under a name that hides it: what is known to run here is free.
    const { port } = models.address() as AddressInfo
    server = await startOwnServer({
      DATA_DIR: join(folder, 'data'),
      FETCH_ALLOW_HOSTS: shop.host,
      OPENAI_BASE_URL: `http://0.0.0.0:${String(port)}/v1`,
      COPY_MODEL: NAMED,
      PRICES_FILE: prices,
    })
  })
  test.afterAll(async () => {
    await server.stop()
    await new Promise((closed) => models.close(closed))
    await rm(folder, { recursive: true })
  })

  /** Tabs on until an element of this name has the focus. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    const wanted = page.getByRole('radio', { name })
    await expect(wanted).toBeVisible()
    for (let pressed = 0; pressed < 30; pressed += 1) {
      await page.keyboard.press('Tab')
      if (await wanted.evaluate((element) => element === document.activeElement)) return
    }
    throw new Error(`the keyboard does not reach ${String(name)}`)
  }

  test('the price is shown beside the button, and choosing the built-in engine by keyboard makes the call free', async ({
    page,
    installation,
  }) => {
    const named: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/generate-copy/generate')) named.push(request.headers()['adloom-engines'])
    })
    await page.goto(`${server.address}/wizard?reset=true`)
    await page.getByRole('button', { name: /^Social Ad/ }).click()
    await fetchContent(page, `${installation.shop.address}/products/mug`)
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(new RegExp(CAPTION.replace('$', '\\$')))
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page).toHaveTitle('Settings · Adloom')
    await tabTo(page, /mug-1/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /The built-in studio/ })).toBeChecked()
    await expectAccessible(page)
    await page.reload()
    await expect(page.getByRole('radio', { name: /The built-in studio/ })).toBeChecked()

    await page.goBack()
    await expect(page.getByText('Select a product image')).toBeVisible()
    await expect(page.getByText(CAPTION)).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('region', { name: 'AI-GENERATED AD CONTENT' })).toContainText('Made by the built-in studio')
    expect(named).toEqual(['copy=studio'])
  })
})
