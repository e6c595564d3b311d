import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from './installation.ts'
import { startOwnServer } from './own-server.ts'
import { image, titles, writeCreations } from './sample-library.ts'

const TOKEN = 'the-token-of-this-shop'

/** A server that lets in whoever has the token, and Ann, whom a provider of OpenID Connect knows. */
interface Guarded {
  readonly address: string
  readonly provider: ChildProcess
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server's address is an object.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const test = base.extend<object, { guarded: Guarded }>({
  guarded: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'adloom-sign-in-'))
      const port = await freePort()
      const address = `http://localhost:${port}`
      const provider = spawn(process.execPath, ['apps/server/src/sign-in/oidc-provider.test-data.mjs', `${address}/sign-in/callback`], {
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      const [issuer] = (await once(provider.stdout, 'data')) as [Buffer]
      const server = await startOwnServer({
        DATA_DIR: folder,
        PORT: String(port),
        PUBLIC_URL: address,
        ACCESS_TOKEN: TOKEN,
        OIDC_ISSUER: issuer.toString().trim(),
        OIDC_CLIENT_ID: 'adloom',
        OIDC_CLIENT_SECRET: 'a secret of the provider',
        OIDC_ALLOWED: 'ann@shop.example',
      })
      await use({ address, provider })
      await server.stop()
      provider.kill()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})

const signInWithToken = async (page: Page): Promise<void> => {
  await page.getByLabel('Access token').fill(TOKEN)
  await page.keyboard.press('Enter')
}

const signInAs = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('link', { name: /^Sign in with localhost/ }).click()
  await page.getByPlaceholder('Enter any login').fill(name)
  await page.getByPlaceholder('and password').fill('x')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('a visitor signs in with the token, works on after a session has ended, and signs out; the next user of the browser sees none of it', async ({
  page,
  context,
  guarded: { address },
}) => {
  await page.goto(`${address}/wizard`)
  await expect(page).toHaveTitle('Sign in · Adloom')
  // In the app's own font, which is served before anybody has signed in.
  await expect.poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  await expectAccessible(page)
  await page.getByLabel('Access token').fill('guessed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This access token is not right. Whoever runs this installation knows it.')
  await expectAccessible(page)
  await page.getByLabel('Access token').fill(TOKEN)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${address}/wizard`)
  await page.getByRole('button', { name: /^Social Ad/ }).click()
  const link = page.getByRole('textbox', { name: 'Product URL' })
  await link.fill('https://shop.example/mug')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Fetch Content' }).click()
  await page.getByRole('alert').filter({ hasText: 'Your session has ended.' }).getByRole('button', { name: 'Sign in' }).click()
  await signInWithToken(page)
  await expect(link).toHaveValue('https://shop.example/mug')
  const leftOpen = await context.newPage()
  await leftOpen.goto(`${address}/wizard`)
  await expect(leftOpen.getByRole('textbox', { name: 'Product URL' })).toHaveValue('https://shop.example/mug')
  await page.goto(`${address}/settings`)
  await expect(page.getByText('stays in this browser until you sign in again')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(`${address}/sign-in`)
  await leftOpen.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(leftOpen).toHaveTitle('Sign in · Adloom')
  await page.goto(`${address}/wizard`)
  await signInAs(page, 'ann')
  await expect(page.getByRole('button', { name: /^Social Ad/ })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toBeHidden()
  await page.goto(`${address}/settings`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.goto(`${address}/wizard`)
  await signInWithToken(page)
  await expect(link).toHaveValue('https://shop.example/mug')
})

test('each of two users who share a browser sees their own creations in every tab, those that never reached the server too, and finds them in another browser', async ({
  page,
  context,
  browser,
  guarded: { address },
}) => {
  const picture = `${address}/favicon.svg`
  const signOut = async () => {
    await page.goto(`${address}/settings`)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page).toHaveTitle('Sign in · Adloom')
  }
  // The server keeps no ads for now.
  await context.route(/\/api\/ads/, (route) => route.abort())
  await page.goto(`${address}/tool`)
  await signInWithToken(page)
  await expect(page.getByText('No creations found')).toBeVisible()
  await writeCreations(page, [image('token', 'Made with the token', 1, [picture])])
  const tab = await context.newPage()
  for (const each of [page, tab]) {
    await each.goto(`${address}/tool`)
    await expect(titles(each)).toHaveText(['Made with the token'])
  }

  await signOut()
  await page.goto(`${address}/tool`)
  await signInAs(page, 'ann')
  await expect(page.getByText('No creations found')).toBeVisible()
  // The tab that was left open is reloaded for the new user as soon as it is looked at.
  await tab.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(tab.getByText('No creations found')).toBeVisible()
  const owner = (await context.cookies()).find(({ name }) => name === 'adloom_owner')?.value ?? ''
  await writeCreations(page, [image('ann', 'Made by Ann', 2, [picture])], `adloom@${owner}`)
  await page.reload()
  await expect(titles(page)).toHaveText(['Made by Ann'])

  await signOut()
  await page.goto(`${address}/tool`)
  await signInWithToken(page)
  await expect(titles(page)).toHaveText(['Made with the token'])
  await context.unroute(/\/api\/ads/)
  const saved = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.url().endsWith('/api/ads'))
  await page.reload()
  expect((await saved).status()).toBe(201)
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto(`${address}/tool`)
  await signInWithToken(other)
  await expect(titles(other)).toHaveText(['Made with the token'])
  await elsewhere.close()
})

test('a user of the provider who is not let in is told so; the one who is reaches the page', async ({
  page,
  context,
  guarded: { address },
}) => {
  await page.goto(`${address}/tool/all`)
  await signInAs(page, 'mallory')
  await expect(page.getByRole('alert')).toContainText('knows you as mallory, but this installation does not let you in.')
  await expectAccessible(page)
  await context.clearCookies()
  await page.goto(`${address}/tool/all`)
  await signInAs(page, 'ann')
  await expect(page).toHaveURL(`${address}/tool/all`)
})
