import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LEAD_PROMPT_DELAY_MS } from '@adloom/domain/lead-prompt.ts'
import { expect, type Page } from '@playwright/test'
import { ADMIN_TOKEN, beginSocialAd, expectAccessible, fetchContent, type Installation, OWNER, test } from './installation.ts'

/** Lets the second pass after which the lead prompt would appear. Needs a clock installed before the page was opened. */
const passPromptTime = (page: Page): Promise<void> => page.clock.fastForward(1.5 * LEAD_PROMPT_DELAY_MS)

const dialogOf = (page: Page) => page.getByRole('dialog', { name: "You're all set!" })

/** Really generates something: a product link, up to its copy and first images. */
async function generate(page: Page, { shop }: Installation): Promise<void> {
  await beginSocialAd(page)
  await fetchContent(page, `${shop.address}/products/tote`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
}

/** A browser that has generated before, on its way to the library. */
async function returnToLibrary(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('adloom.has-used-generation') === null) localStorage.setItem('adloom.has-used-generation', 'true')
  })
  await page.goto('/tool')
  await expect(dialogOf(page)).toBeVisible()
}

const exportedLeads = async (page: Page): Promise<string> => {
  const reply = await page.request.get('/api/leads.csv', { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } })
  expect(reply.status()).toBe(200)
  return reply.text()
}

const outboxOf = async ({ dataFolder }: Installation): Promise<readonly string[]> => {
  const folder = join(dataFolder, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

test('the lead prompt appears after a generation when the wizard is left, and the lead reaches the exported table and the outbox', async ({
  page,
  installation,
}) => {
  await page.clock.install()
  await generate(page, installation)
  await passPromptTime(page)
  await expect(dialogOf(page)).toBeHidden()
  await page
    .getByRole('button', { name: 'Close' })
    .or(page.getByRole('link', { name: 'Close' }))
    .first()
    .click()
  await expect(page).toHaveURL(/\/$/)
  await expect(dialogOf(page)).toBeVisible()
  await expectAccessible(page)

  await dialogOf(page).getByRole('button', { name: 'Submit' }).click()
  await expect(dialogOf(page).getByText('Name is required')).toBeVisible()
  await expect(dialogOf(page).getByText('Email is required')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Full Name').fill('=Zoë Müller')
  await page.getByLabel('Email').fill('zoe@')
  await page.getByLabel('Email').press('Enter')
  await expect(dialogOf(page).getByText('Please enter a valid email address')).toBeVisible()
  await page.getByLabel('Email').fill('zoe@shop.example')
  await page.getByLabel('Company').fill('Zoë & Co, Ltd')
  await dialogOf(page).getByRole('button', { name: 'Submit' }).click()
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByText('Thank you, =Zoë Müller.')).toBeVisible()
  await expectAccessible(page)

  expect(await exportedLeads(page)).toContain(`,'=Zoë Müller,zoe@shop.example,"Zoë & Co, Ltd",`)
  const mails = async () => (await outboxOf(installation)).filter((mail) => mail.includes('zoe@shop.example'))
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]).toContain(`\r\nTo: ${OWNER}\r\n`)

  await page.goto('/tool')
  await expect(page.getByText('No creations found')).toBeVisible()
  await passPromptTime(page)
  await expect(dialogOf(page)).toBeHidden()
})

test('the lead prompt never appears without a generation, and the landing page loads nothing for it', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.clock.install()
  await page.goto('/', { waitUntil: 'networkidle' })
  await passPromptTime(page)
  await expect(dialogOf(page)).toBeHidden()
  expect(fetched.filter((path) => /lead-dialog|Dialog|TextField/.test(path))).toEqual([])
})

test('a lead that is not saved leaves the dialog open with the reason and the input', async ({ page }) => {
  await returnToLibrary(page)
  await page.getByLabel('Full Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@shop.example')
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/user/create', async (route) => {
    await asked
    await route.fulfill({ status: 503, json: { error: { code: 'server.busy', message: 'All hands are busy.', requestId: '1' } } })
  })
  await dialogOf(page).getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Skip' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.mouse.click(10, 10)
  await expect(dialogOf(page)).toBeVisible()
  answer()
  await expect(dialogOf(page).getByRole('alert')).toHaveText('API Error: 503 Service Unavailable - All hands are busy.')
  await expectAccessible(page)
  await expect(page.getByLabel('Email')).toHaveValue('ada@shop.example')
  await page.unroute('**/api/user/create')
  await dialogOf(page).getByRole('button', { name: 'Submit' }).click()
  await expect(dialogOf(page)).toBeHidden()
})

test('skipping by keyboard ends the lead prompt, and the focus returns to where it was', async ({ page }) => {
  await page.clock.install()
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Go to Home' }).focus()
  await page.evaluate(() => localStorage.setItem('adloom.has-used-generation', 'true'))
  await page.reload()
  await page.getByRole('link', { name: 'Go to Home' }).focus()
  await expect(dialogOf(page)).toBeVisible()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? '')
  const round: string[] = []
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    round.push(await focused())
  }
  expect(round.slice(0, 5)).toEqual(['name', 'email', 'company', 'Skip', 'Submit'])
  expect(round[5]).toBe('name')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Skip')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeHidden()
  expect(await focused()).toBe('Go to Home')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
  await passPromptTime(page)
  await expect(dialogOf(page)).toBeHidden()
})

test('mail is sent only after a lead from the same browser, and never to a recipient named in the request', async ({
  request,
  installation,
}) => {
  const send = { subject: 'Hi', text: 'Text', html: '', to: 'victim@else.example' }
  const refused = await request.post('/api/sendgrid-email/send', { data: send })
  expect([refused.status(), ((await refused.json()) as { error: { code: string } }).error.code]).toEqual([403, 'lead.none-submitted'])
  expect((await request.post('/api/user/create', { data: { name: 'Grace', email: 'grace@shop.example' } })).status()).toBe(201)
  const sent = await request.post('/api/sendgrid-email/send', { data: send })
  expect([sent.status(), await sent.json()]).toEqual([202, { success: true, id: expect.any(String) }])
  expect((await outboxOf(installation)).filter((mail) => mail.includes('victim'))).toEqual([])
})
