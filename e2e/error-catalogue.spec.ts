import { truncate, writeFile } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { type Ad } from '@adloom/domain/ad.ts'
import { type ErrorCode, errors, fillSentence } from '@adloom/domain/error.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { beginSocialAd, CLOSED_HOST, fetchContent, settleEarlyAccess, test } from './installation.ts'
import { inDatabase } from './sample-library.ts'
import { shopFailures } from './shop/shop.ts'

/**
 * The catalogue of errors (§8), the rules (§5) and the calls (§7), row by row: the exact sentence the user reads, that all input is
 * still there, and that the next try works. A reply is faked only where the real server cannot be made to give it.
 */
test.beforeEach(({ context }) => settleEarlyAccess(context))
// The test checks all five requests.
test.use({ rendersEveryImage: true })

type Answer = Parameters<Route['fulfill']>[0]

const refusal = (code: ErrorCode): Answer => ({
  status: errors[code].status,
  json: { error: { code, message: errors[code].message, requestId: 'made-up' } },
})
const NOT_JSON: Answer = { status: 200, contentType: 'application/json', body: 'All is well' }
/** Its page as the screens show it. */
const PROXY_MESSAGE = 'API Error: 502 Bad Gateway - 502 Bad Gateway'
const PROXY_PAGE: Answer = { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }
const PIXEL = Buffer.from('R0lGODlhAQABAIABAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')
const pixel = (name: string) => ({ name, mimeType: 'image/gif', buffer: PIXEL })

/** Gives this answer to the call until the returned function is called; counts requests. */
async function answering(page: Page, path: string, answer: Answer): Promise<() => Promise<void>> {
  const handler = (route: Route) => route.fulfill(answer)
  await page.route(`**/api${path}`, handler)
  return () => page.unroute(`**/api${path}`, handler)
}

/** Expects a single alert with this sentence and these buttons only. */
const expectAlert = (alert: Locator, sentence: string, ...buttons: readonly string[]): Promise<void> =>
  expect(alert).toHaveText([sentence, ...buttons].join(''))

const linkField = (page: Page): Locator => page.getByRole('textbox', { name: 'Product URL' })
const PAGE_BUTTONS = ['Try again', 'Upload pictures instead']

test.describe('an unreadable page', () => {
  /** The specification's sentences stand alone, all others are 'Error: {message}'. */
  const alone: readonly string[] = ['page.unreachable', 'page.not-found', 'page.forbidden', 'page.timeout']
  const sentenceOf = (code: ErrorCode): string => {
    const { status } = errors[code]
    const sentence = fillSentence(errors[code].message, { status: 500 })
    return alone.includes(code) ? sentence : `Error: API Error: ${String(status)} ${STATUS_CODES[status] ?? ''} - ${sentence}`
  }

  test('shows the sentence of its row; the link stays, and the next try works', async ({ page, installation }) => {
    const { address } = installation.shop
    const inShop = Object.entries(shopFailures).filter(([, code]) => code !== 'page.timeout')
    const rows: readonly (readonly [string, ErrorCode])[] = [
      ['https://no-such-shop.invalid/mug', 'page.unreachable'],
      [`http://${CLOSED_HOST}/mug`, 'page.unreachable'],
      ['http://192.168.0.1/router', 'url.private'],
      ...inShop.map(([path, code]) => [`${address}${path}`, code] as const),
    ]
    await beginSocialAd(page)
    for (const [link, code] of rows)
      await test.step(`${link}: ${code}`, async () => {
        await fetchContent(page, link)
        await expectAlert(page.getByRole('alert'), sentenceOf(code), ...PAGE_BUTTONS)
        await expect(linkField(page)).toHaveValue(link)
      })
    expect([sentenceOf('page.unreachable'), sentenceOf('page.not-found'), sentenceOf('page.forbidden')]).toEqual([
      'Cannot connect to the website. Please check the URL and try again.',
      'The product page was not found. Please check the URL and try again.',
      'Access to this website is restricted. Please try a different product URL.',
    ])
    await fetchContent(page, `${address}/products/mug`)
    await expect(page.getByText('Select a product image')).toBeVisible()
  })

  test('that never answers times out, and the link survives a reload', async ({ page, installation }) => {
    const link = `${installation.shop.address}/never-answers`
    await beginSocialAd(page)
    await fetchContent(page, link)
    await expect(page.getByText('Processing URL...')).toBeVisible()
    await expect(linkField(page)).toBeDisabled()
    await expectAlert(page.getByRole('alert'), 'The request timed out. The website might be slow or unavailable.', ...PAGE_BUTTONS)
    await page.reload()
    await expect(linkField(page)).toHaveValue(link)
  })

  test('answered by a busy server, a proxy or without JSON shows the message of that answer', async ({ page, installation }) => {
    const rows: readonly (readonly [Answer, string])[] = [
      [NOT_JSON, 'Error: Failed to parse API response'],
      [refusal('server.busy'), 'Error: API Error: 503 Service Unavailable - All hands are busy. Please try again in a few seconds.'],
      [refusal('server.timeout'), 'The request timed out. The website might be slow or unavailable.'],
      [{ status: 502, body: 'upstream is gone' }, 'Error: API Error: 502 Bad Gateway - upstream is gone'],
      [PROXY_PAGE, `Error: ${PROXY_MESSAGE}`],
    ]
    const link = `${installation.shop.address}/products/mug`
    await beginSocialAd(page)
    for (const [answer, sentence] of rows)
      await test.step(sentence, async () => {
        const stop = await answering(page, '/parser/parse', answer)
        await fetchContent(page, link)
        await expectAlert(page.getByRole('alert'), sentence, ...PAGE_BUTTONS)
        await expect(linkField(page)).toHaveValue(link)
        await stop()
      })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Select a product image')).toBeVisible()
  })

  test('without a valid address is rejected before any request', async ({ page }) => {
    const WRONG = 'Please enter a valid product URL (e.g., https://example.com/product)'
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await beginSocialAd(page)
    for (const wrong of ['not a link', 'a.b', 'http://', 'mailto:a@b.example', 'javascript:alert(1)', 'https://exa mple.com']) {
      await linkField(page).fill(wrong)
      await linkField(page).blur()
      await expect(page.getByText(WRONG), wrong).toBeVisible()
      await linkField(page).press('Enter')
      await expect(page.getByText(WRONG), wrong).toBeVisible()
      // While typing, the error disappears once the address is valid or empty.
      await linkField(page).fill(wrong.length % 2 === 0 ? ' example.com/product ' : '')
      await expect(page.getByText(WRONG), wrong).toHaveCount(0)
    }
    await linkField(page).fill('')
    await page.getByRole('button', { name: 'Fetch Content' }).click()
    await expectAlert(page.getByRole('alert'), 'Please enter a valid URL')
    expect(asked).not.toContain('/api/parser/parse')
  })

  test('whose only image is broken says that no product image was found', async ({ page, installation }) => {
    await beginSocialAd(page)
    await fetchContent(page, `${installation.shop.address}/products/broken-picture`)
    await expect(page.getByRole('alert').filter({ hasText: 'No product image found at the provided URL.' })).toBeVisible()
  })

  test("with images this browser cannot load shows 'Image failed to load' in their tiles", async ({ page, installation }) => {
    await page.route('**/pictures/*.jpg', (route) => route.fulfill({ contentType: 'image/jpeg', body: 'These bytes are no picture.' }))
    await beginSocialAd(page)
    await fetchContent(page, `${installation.shop.address}/products/mug`)
    await expect(page.getByText('Select a product image')).toBeVisible()
    await expect(page.getByText('Image failed to load').first()).toBeVisible()
  })
})

test.describe('a file', () => {
  const FAILED = 'Failed to upload one or more files. Please try again.'
  const beginUpload = async (page: Page, adType: RegExp): Promise<Locator> => {
    await page.goto('/wizard?reset=true')
    await page.getByRole('button', { name: adType }).click()
    await page.getByRole('tab', { name: /^Upload/ }).click()
    return page.locator('input[type=file]')
  }

  test('whose upload is rejected stays in its row, has its reason in one message, and is accepted at the next try', async ({ page }) => {
    const rows: readonly (readonly [Answer, string])[] = [
      [{ status: 200, json: { key: 'k' } }, 'Failed to upload file: response missing URL'],
      [NOT_JSON, 'Failed to parse API response'],
      [PROXY_PAGE, PROXY_MESSAGE],
      [refusal('storage.full'), `API Error: 507 Insufficient Storage - ${errors['storage.full'].message}`],
    ]
    const input = await beginUpload(page, /^Social Ad/)
    for (const [place, [answer, reason]] of rows.entries())
      await test.step(reason, async () => {
        const name = `dot-${String(place)}.gif`
        const stop = await answering(page, '/storage/upload', answer)
        await input.setInputFiles(pixel(name))
        await expectAlert(page.getByRole('alert'), FAILED, `${name}: ${reason}`)
        await expect(page.getByRole('list', { name: 'Selected files' }).getByRole('listitem').filter({ hasText: name })).toHaveText(
          `${name}Not uploaded`,
        )
        await stop()
        await page.getByRole('button', { name: `Try again to upload ${name}` }).click()
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(page.getByRole('button', { name: new RegExp(`category.*${name}`) })).toBeVisible()
      })
    await expect(page.getByText('4 of 10 files selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  test('with an unknown category is accepted without a message', async ({ page, installation }) => {
    await answering(page, '/image-categorize/categorize', PROXY_PAGE)
    const input = await beginUpload(page, /^Social Ad/)
    await input.setInputFiles(pixel('dot.gif'))
    await expect(page.getByRole('button', { name: /^Add category.*dot\.gif/ })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // An image of a page falls back to the category Product.
    await page.getByRole('tab', { name: 'Product URL' }).click()
    await fetchContent(page, `${installation.shop.address}/products/mug`)
    await expect(page.getByRole('button', { name: /^Edit category Product/ }).first()).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('that is not allowed is named with the reason, and the others are accepted', async ({ page }, testInfo) => {
    const input = await beginUpload(page, /^Video Ad/)
    await expect(page.getByText('Drop your images or video here')).toBeVisible()
    await input.setInputFiles([{ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('a') }, pixel('dot.gif')])
    await expectAlert(page.getByRole('alert'), 'notes.txt: File type must be JPG, PNG, GIF, WebP, MP4 or WebM')
    await expect(page.getByText('1 of 10 files selected')).toBeVisible()

    await input.setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) })
    await expectAlert(page.getByRole('alert'), 'empty.png: File is smaller than 1 bytes')
    const large = testInfo.outputPath('large.png')
    await writeFile(large, '')
    await truncate(large, 25 * 1024 * 1024 + 1)
    await input.setInputFiles(large)
    await expectAlert(page.getByRole('alert'), 'large.png: File is larger than 26214400 bytes (25 MB)')

    // Eleven seconds of silence: a browser reads its length whatever the file name.
    await input.setInputFiles({ name: 'long.webm', mimeType: 'video/webm', buffer: silence(11) })
    await expectAlert(page.getByRole('alert'), 'Video long.webm is longer than 10 seconds. Please upload a shorter video.')
    await expect(page.getByText('1 of 10 files selected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })
})

/** That many seconds of silence, as a WAV file of 8000 bytes a second. */
function silence(seconds: number): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + seconds * 8000, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(8000, 24)
  header.writeUInt32LE(8000, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(seconds * 8000, 40)
  return Buffer.concat([header, Buffer.alloc(seconds * 8000, 128)])
}

test('images that fail from a prompt show a closable alert with the error message; the prompt stays, and the next try works', async ({
  page,
}) => {
  const none = (...fields: readonly string[]): Answer => ({ status: 200, json: Object.fromEntries(fields.map((field) => [field, []])) })
  const rows: readonly (readonly ['Fast' | 'Pro' | 'Display', string, Answer, string])[] = [
    ['Fast', '/text2image/generate', none('images', 'image_urls'), 'Failed to generate images - no images returned'],
    ['Pro', '/text2imagepro/generate', none('images'), 'Failed to generate pro images - no images returned'],
    ['Display', '/gpt-1-image/generate', none('imageUrls'), 'Failed to generate GPT-1 images - no images returned'],
    [
      'Pro',
      '/text2imagepro/generate',
      refusal('server.busy'),
      'API Error: 503 Service Unavailable - All hands are busy. Please try again in a few seconds.',
    ],
    ['Fast', '/text2image/generate', NOT_JSON, 'Failed to parse API response'],
    ['Fast', '/text2image/generate', PROXY_PAGE, PROXY_MESSAGE],
  ]
  const asked: unknown[] = []
  page.on('request', (request) => request.url().includes('/text2image/') && asked.push(request.postDataJSON()))
  const words = 'A red ceramic mug on marble'
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Display Ad/ }).click()
  await page.getByRole('tab', { name: 'AI Prompt' }).click()
  await page.getByLabel('Describe the picture').fill(words)
  await page.getByRole('slider').fill('1')
  for (const [mode, path, answer, sentence] of rows)
    await test.step(`${mode}: ${sentence}`, async () => {
      const stop = await answering(page, path, answer)
      await page.getByRole('button', { name: mode, exact: true }).click()
      await page.getByRole('button', { name: `Generate 1 image with ${mode}` }).click()
      await expectAlert(page.getByRole('alert'), sentence, 'Use a product URL instead')
      await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByLabel('Describe the picture')).toHaveValue(words)
      await stop()
    })
  asked.length = 0
  await page.getByRole('slider').fill('3')
  await page.getByRole('button', { name: 'Generate 3 images with Fast' }).click()
  await expect(page.getByRole('heading', { name: /^Targeting/ })).toBeVisible({ timeout: 60_000 })
  // One call for all of them, and the ad's five images are complete with two new scenes.
  expect(asked[0]).toEqual({ prompt: words, image_size: 'landscape_4_3', num_inference_steps: 4, num_images: 3 })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(/^\d \/ 5$/)).toBeVisible()
})

test('a lead that is not saved shows the error message, or the fixed one; the fields stay, and the next try works', async ({ page }) => {
  const rows: readonly (readonly [Answer, string])[] = [
    [refusal('lead.email-invalid'), 'API Error: 400 Bad Request - Please enter a valid email address'],
    [NOT_JSON, 'Failed to parse API response'],
    [PROXY_PAGE, PROXY_MESSAGE],
  ]
  await page.goto('/nowhere')
  await page.evaluate(() => {
    localStorage.removeItem('adloom.lead-submitted')
    localStorage.setItem('adloom.has-used-generation', 'true')
  })
  // The start script above runs again with each load, so the test navigates within the app.
  await page.getByRole('link', { name: 'Go to Home' }).click()
  const dialog = page.getByRole('dialog', { name: "You're all set!" })
  await dialog.getByLabel('Full Name').fill('Ada')
  await dialog.getByLabel('Email').fill('ada@shop.example')
  await dialog.getByLabel('Company').fill('Engines')
  for (const [answer, sentence] of rows)
    await test.step(sentence, async () => {
      const stop = await answering(page, '/user/create', answer)
      await dialog.getByRole('button', { name: 'Submit' }).click()
      await expectAlert(dialog.getByRole('alert'), sentence)
      for (const [field, value] of Object.entries({ 'Full Name': 'Ada', Email: 'ada@shop.example', Company: 'Engines' }))
        await expect(dialog.getByLabel(field)).toHaveValue(value)
      await stop()
    })
  // A failed mail is only logged.
  await answering(page, '/sendgrid-email/send', refusal('mail.unavailable'))
  const kept = page.waitForResponse('**/api/user/create')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  expect((await kept).request().postDataJSON()).toEqual({ name: 'Ada', email: 'ada@shop.example', company: 'Engines' })
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Thank you, Ada.')).toBeVisible()
})

const startedJob: VideoJob = {
  id: 'gen_1',
  generationId: 'gen_1',
  imageId: 'img_mug',
  status: 'pending',
  progress: 0,
  startTime: 0,
  estimatedTimeRemaining: null,
  queuePosition: 1,
  resultUrl: null,
  thumbnailUrl: null,
  error: null,
  request: { prompt: 'Steam rises', imageUrl: 'https://shop.example/files/none.gif', duration: 5, aspect_ratio: '1:1' },
  engine: 'studio',
  width: null,
  height: null,
  durationSeconds: null,
  note: null,
  expiresAt: null,
}

const mug = (): Ad => ({
  id: 'img_mug',
  type: 'image',
  title: 'Morning mug',
  imageUrl: 'https://shop.example/files/none.gif',
  productName: 'Mug',
  category: null,
  style: null,
  resolution: null,
  originalPrompt: 'Steam rises',
  productDescription: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  imageVariants: ['https://shop.example/files/none.gif'],
})

test('a video that cannot be started from the library shows a red notice at the bottom with the error message, and the dialog keeps the input', async ({
  page,
}) => {
  await page.route('https://shop.example/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
  await page.goto('/tool')
  await expect(page.getByText('No creations found')).toBeVisible()
  await inDatabase(page, [mug()])
  await page.reload()
  const rows: readonly (readonly [Answer, string])[] = [
    [refusal('server.busy'), `API Error: 503 Service Unavailable - ${errors['server.busy'].message}`],
    [{ status: 202, json: { status: 'pending' } }, 'Failed to get generation ID from service'],
    [PROXY_PAGE, PROXY_MESSAGE],
  ]
  const dialog = page.getByRole('dialog', { name: 'Generate Video' })
  for (const [answer, sentence] of rows)
    await test.step(sentence, async () => {
      const stop = await answering(page, '/generate-video/jobs', answer)
      await page.getByRole('button', { name: 'Generate a video of Morning mug' }).click()
      await dialog.getByRole('textbox', { name: 'Prompt' }).fill(`${sentence} again`)
      await dialog.getByRole('button', { name: 'Generate Video' }).click()
      const notice = page.getByRole('region', { name: 'Messages' }).getByRole('alert').filter({ hasText: sentence })
      await expectAlert(notice, sentence)
      await expect(notice).toHaveCSS('background-color', /rgb\((1[5-9]\d|2\d\d), \d{1,2}, \d{1,2}\)/)
      await page.getByRole('button', { name: 'Generate a video of Morning mug' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Prompt' })).toHaveValue(`${sentence} again`)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await stop()
    })
  // A started one whose status fails gives only a warning.
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await answering(page, '/generate-video/jobs?**', refusal('server.busy'))
  await answering(page, '/generate-video/jobs/*', refusal('server.busy'))
  await answering(page, '/generate-video/jobs', { status: 202, json: startedJob })
  await page.getByRole('button', { name: 'Generate a video of Morning mug' }).click()
  await dialog.getByRole('button', { name: 'Generate Video' }).click()
  await expect(page.getByText('Video generation queued...')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Video Ads/ })).toHaveAttribute('aria-pressed', 'true')
  expect(warnings.some((text) => text.startsWith('The video could not be asked about yet gen_1'))).toBe(true)
})

test('a failed product image falls back to the original, and a video ad that cannot start leads to the library and back', async ({
  page,
}) => {
  await answering(page, '/change-background-flux-kontext/generate', refusal('picture.unreachable'))
  await answering(page, '/generate-video/jobs', refusal('server.busy'))
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Video Ad/ }).click()
  await page.getByRole('tab', { name: /^Upload/ }).click()
  const prepared = page.waitForRequest('**/api/generate-video/prepare')
  await page.locator('input[type=file]').setInputFiles(pixel('dot.gif'))
  await prepared
  await page.getByRole('button', { name: 'Continue' }).click()
  const started = page.waitForRequest('**/api/generate-video/jobs')
  await page.getByRole('button', { name: 'Create video ad' }).click()
  expect((await started).postDataJSON()).toMatchObject({
    prompt: expect.stringMatching(/\S/),
    imageUrl: expect.stringMatching(/\/files\/[0-9a-f]{64}\.gif$/),
    duration: '5',
    aspect_ratio: '1:1',
  })
  await expect(page.getByText('Failed to generate product image. The original image is used.')).toBeVisible()
  // Once: the card of the ad says it, and no notice beside it.
  await expect(page).toHaveURL(/\/tool$/)
  await expect(page.getByText(`API Error: 503 Service Unavailable - ${errors['server.busy'].message}`)).toBeVisible()
  const again = page.waitForRequest('**/api/generate-video/jobs')
  await page.getByRole('button', { name: 'Try the ad of Dot again' }).click()
  await again
})

test('copy that fails is replaced by the saved copy, an ad that fails is made at the next try, and the requests carry all fields', async ({
  page,
  installation,
}) => {
  const asked: { readonly path: string; readonly body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') asked.push({ path: pathname, body: request.postDataJSON() as Record<string, unknown> })
  })
  const bodies = (path: string) => asked.filter((call) => call.path === `/api${path}`).map(({ body }) => body)
  const link = `${installation.shop.address}/products/mug`
  await beginSocialAd(page)
  await fetchContent(page, link)
  // Found before the next step, the category is part of the copy request.
  await expect(page.getByRole('button', { name: /^Edit category/ }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Product Headline')).toHaveValue('Tideline Stoneware Mug')
  await expect.poll(() => bodies('/change-background-flux-kontext/generate').length, { timeout: 60_000 }).toBe(5)
  const stop = await answering(page, '/generate-copy/generate', PROXY_PAGE)
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('New options could not be written; these are the ones from before.')).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await stop()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })

  const stopKeeping = await answering(page, '/ads', refusal('storage.full'))
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'The server could not keep this ad:' })
  await expect(failure).toContainText(errors['storage.full'].message)
  await expect(page.getByRole('checkbox').first()).toBeChecked()
  await stopKeeping()
  await failure.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/tool\/all$/)

  expect(bodies('/parser/parse')).toEqual([{ url: link }])
  expect(bodies('/image-categorize/categorize')[0]).toMatchObject({ imageUrl: expect.stringMatching(/^http/) })
  const copy = bodies('/generate-copy/generate')
  expect(copy[0]).toMatchObject({
    url: link,
    title: 'Tideline Stoneware Mug',
    description: expect.any(String),
    imageUrl: expect.stringMatching(/^http/),
    languages: ['en'],
    targeting: { productCategory: expect.any(String), ageMin: 24, ageMax: 55 },
  })
  // A failed request is repeated once with these fields alone.
  expect(copy.at(-2)).toMatchObject({ languages: ['de'], targeting: { language: 'de' } })
  expect(Object.keys(copy.at(-1) ?? {}).toSorted()).toEqual(['description', 'imageUrl', 'languages', 'title', 'url'])
  // Cut out once, before the five backgrounds.
  expect(bodies('/preprocess-image/process')).toMatchObject([{ urls: [copy[0].imageUrl] }])
  for (const body of bodies('/change-background-flux-kontext/generate'))
    expect(body).toMatchObject({
      imageUrl: expect.stringMatching(/\/files\/[0-9a-f]{64}\.png$/),
      prompt: expect.stringMatching(/\S/),
      output_format: 'jpeg',
    })
  expect(bodies('/ads').at(-1)).toMatchObject({ type: 'social', id: expect.stringMatching(/^ad_/), title: 'Creation 1' })
})

test("an unknown path shows 'Page not found' and a link home", async ({ page }) => {
  await page.goto('/no/such/path')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the server rejects invalid requests with the sentences of §5 and §8 of the specification', async ({ request }) => {
  const imageUrl = 'https://shop.example/mug.jpg'
  const rows: readonly (readonly [string, object, string, string])[] = [
    ['/storage/upload', { data: 'data:text/plain,hello' }, 'picture.missing', 'Invalid image data'],
    ['/change-background-flux-kontext/generate', { imageUrl, prompt: '  ' }, 'prompt.invalid', 'Invalid prompt'],
    ['/change-background-flux-kontext/generate', { imageUrl: 'ftp://x', prompt: 'a' }, 'picture.invalid-url', 'Invalid imageUrl'],
    ['/create-images/generate', { url: 'mug.jpg', prompt: 'a' }, 'picture.invalid-url', 'Invalid imageUrl'],
    ['/generate-video/generate', { imageUrl, prompt: '' }, 'prompt.invalid', 'Invalid prompt'],
    ['/generate-video/generate', { imageUrl: 'mug.jpg', prompt: 'a' }, 'picture.invalid-url', 'Invalid imageUrl'],
    ['/generate-video/generate', { prompt: 'a' }, 'video.image-required', 'Image URL is required for video generation'],
    ['/generate-video/jobs', { imageUrl, prompt: 'a', duration: 'long' }, 'video.duration-invalid', 'Duration must be a valid number'],
    ['/user/create', { name: ' ', email: 'a@b.example' }, 'lead.name-required', 'Name is required'],
    ['/user/create', { name: 'Ada', email: ' ' }, 'lead.email-required', 'Email is required'],
    ['/user/create', { name: 'Ada', email: 'ada@b' }, 'lead.email-invalid', 'Please enter a valid email address'],
  ]
  for (const [path, data, code, message] of rows) {
    const reply = await request.post(`/api${path}`, { data })
    expect([path, reply.status(), reply.statusText(), await reply.json()]).toEqual([
      path,
      400,
      'Bad Request',
      { error: { code, message, requestId: reply.headers()['x-request-id'], details: expect.any(Array) } },
    ])
  }
})
