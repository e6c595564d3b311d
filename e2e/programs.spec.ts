import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApi } from '@adloom/domain/api-client.ts'
import { expect } from '@playwright/test'
import { expectAccessible, test } from './installation.ts'
import { startOwnServer } from './own-server.ts'

/** What a program of somebody else's does here: it comes in with a token, and is told what happens. */
let folder = ''
let server: Awaited<ReturnType<typeof startOwnServer>>
let receiver: Server
let receiverUrl = ''
let received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
let status = 200

test.beforeAll(async () => {
  receiver = createServer((request, reply) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      reply.writeHead(status).end(status === 200 ? 'Thank you' : 'Not today')
    })
  })
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready))
  receiverUrl = `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/hook` // listening on TCP it is never a pipe's name
  folder = await mkdtemp(join(tmpdir(), 'adloom-programs-'))
  server = await startOwnServer({ DATA_DIR: folder, FETCH_ALLOW_HOSTS: '127.0.0.1' })
})
test.afterAll(async () => {
  await server.stop()
  receiver.closeAllConnections()
  await new Promise((closed) => receiver.close(closed))
  await rm(folder, { recursive: true })
})
test.beforeEach(() => {
  received = []
  status = 200
})

/** The API as a program calls it. */
const apiWith = (token: string) =>
  createApi(`${server.address}/api`, (url, init) =>
    fetch(url, { ...init, headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` } }),
  )
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIABAP8AAAAAACwAAAAAAQABAAACAkQBADs='
const ad = { type: 'display', imageUrl: PIXEL, title: 'Mug for autumn' } as const

test('a token is made, used by a program for its owner, and revoked', async ({ page }) => {
  await page.goto(`${server.address}/settings`)
  const tokens = page.getByRole('region', { name: 'API tokens' })
  await expect(tokens).toContainText('No program has a token.')
  await tokens.getByRole('button', { name: 'Make a token' }).click()
  await expect(tokens.getByLabel('Name of the program')).toHaveAccessibleDescription('Please enter a name.')
  await tokens.getByLabel('Name of the program').fill('Feed robot')
  await tokens.getByLabel('Name of the program').press('Enter')
  const secret = tokens.getByLabel('The token of “Feed robot”')
  await expect(secret).toBeFocused()
  await expect(secret).toHaveValue(/^adl_/)
  await expectAccessible(page)
  const token = await secret.inputValue()

  const saved = await apiWith(token).createAd(ad)
  await expect(apiWith(token).deleteAd({ id: saved.id })).rejects.toMatchObject({ code: 'token.scope', status: 403 })
  await page.goto(`${server.address}/tool`)
  await expect(page.getByText('Mug for autumn').first()).toBeVisible()

  await page.goto(`${server.address}/settings`)
  await expect(secret).toHaveCount(0)
  const row = tokens.getByRole('listitem').filter({ hasText: 'Feed robot' })
  await expect(row).toContainText('May read, make.')
  await expect(row).toContainText('Last used')
  await row.getByRole('button', { name: 'Revoke Feed robot' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toHaveCount(0)
  await expect(apiWith(token).listAds({})).rejects.toMatchObject({ code: 'token.unknown', status: 401 })
})

test('a webhook is told of an ad, fails, and is sent again by keyboard', async ({ page }) => {
  await page.goto(`${server.address}/settings`)
  const webhooks = page.getByRole('region', { name: 'Webhooks' })
  await webhooks.getByLabel('Address of the receiver').fill('http://10.0.0.1/hook')
  await webhooks.getByLabel('An ad is saved').check()
  await webhooks.getByRole('button', { name: 'Add a webhook' }).click()
  await expect(webhooks.getByRole('alert')).toContainText('This address belongs to a private network')
  await webhooks.getByLabel('Address of the receiver').fill(receiverUrl)
  await webhooks.getByRole('button', { name: 'Add a webhook' }).click()
  const secret = await webhooks.getByLabel(`The signing secret for ${receiverUrl}`).inputValue()
  expect(secret).toMatch(/^whsec_/)
  await expect(webhooks).toContainText('Nothing was sent in the last week.')

  status = 500
  const { token } = await page.evaluate(async () => {
    const reply = await fetch('/api/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Journey', scopes: ['make'] }),
    })
    return (await reply.json()) as { token: string }
  })
  const saved = await apiWith(token).createAd(ad)
  const entry = webhooks.getByRole('listitem').filter({ hasText: 'Send again' })
  await expect(entry).toContainText('Reply 500: Not today')
  await expect(entry).toContainText('Waiting')
  await expectAccessible(page)

  status = 200
  await entry.getByRole('button', { name: /^Send again: An ad is saved/ }).focus()
  await page.keyboard.press('Enter')
  await expect(entry).toContainText('Delivered')
  await expect(entry).toContainText('Reply 200: Thank you')
  const { headers, body } = received[received.length - 1]
  expect(JSON.parse(body)).toMatchObject({ type: 'ad.saved', data: { id: saved.id, title: 'Mug for autumn', isNew: true } })
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(new Set(received.map((one) => one.headers['webhook-id'])).size).toBe(1)

  await webhooks.getByRole('button', { name: `Remove ${receiverUrl}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(webhooks).toContainText('No address is told anything.')
})
