import { type Ad } from '@adloom/domain/ad.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, test } from './installation.ts'
import { keepWizard } from './stored-wizard.ts'
import { inDatabase } from './sample-library.ts'

const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
const IMAGE = '/files/pixel.gif'

const ads = (): readonly Ad[] => {
  const common = { createdAt: '2026-11-21T12:00:00.000Z', imageUrl: IMAGE }
  const options = [{ id: '1', headline: 'Warm hands', description: 'A mug.', callToAction: 'Shop now' }]
  return [
    {
      ...common,
      id: 'ad_1',
      type: 'social',
      title: 'Creation 1',
      brandName: 'Harbour',
      description: 'A mug.',
      headline: 'Warm hands',
      subheadline: 'A mug.',
      callToAction: 'Shop now',
      productUrl: null,
      brandLogo: null,
      productName: 'Mug',
      productDescription: '',
      productImageVariants: [IMAGE],
      contentVariations: options,
      layout: 'card',
      accent: '#0F6B6B',
    },
    { ...common, id: 'ad_2', type: 'display', title: 'Creation 2' },
    {
      ...common,
      id: 'img_3',
      type: 'image',
      title: 'Lamp',
      productName: 'Lamp',
      category: null,
      style: null,
      resolution: null,
      originalPrompt: null,
      productDescription: null,
      imageVariants: [IMAGE],
    },
    {
      ...common,
      id: 'video_4',
      type: 'video',
      title: 'Lamp Video',
      videoUrl: '/files/none.mp4',
      thumbnailUrl: null,
      duration: '0:15',
      format: 'MP4',
      resolution: 'HD 1280x720',
      category: 'Generated',
    },
  ]
}

/** One creation of each kind in this browser. */
async function withCreations(page: Page): Promise<void> {
  await page.route(`**${IMAGE}`, (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
  await page.route('**/none.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }))
  await page.goto('/tool')
  await expect(page.getByText('No creations found')).toBeVisible()
  await inDatabase(page, ads())
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading', { level: 2 })
const keptWizard = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('adloom.wizard') ?? '')

/** Leaves a started wizard, and returns a text that its stored state contains. */
async function beginWizard(page: Page): Promise<string> {
  const productUrl = 'shop.example/begun'
  await keepWizard(page, { activeStep: 1, selectedTool: 'display', selectedMethod: 'url', productUrl })
  return productUrl
}

/** A mark that a full page load removes. */
const mark = (page: Page): Promise<void> => page.evaluate(() => void (document.documentElement.dataset.mark = 'here'))
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.dataset.mark === 'here')

/** Expects the top bar of the library, with its link highlighted, and the footer. */
async function expectFrame(page: Page): Promise<void> {
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64)
  await expect(page.getByRole('contentinfo')).toHaveText(/^© 20\d\d Adloom/)
  await expect(page.getByRole('link', { name: 'Tool', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Home', exact: true })).not.toHaveAttribute('aria-current')
}

test('the landing page and the wizard have no top bar', async ({ page }) => {
  for (const path of ['/', '/wizard'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Create', exact: true })).toHaveCount(0)
    })
})

test("an unknown address shows 'Page not found' and a link home", async ({ page }) => {
  for (const path of ['/tool/nothing', '/wizard/5', '/no/such/page?reset=true'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(64)
      await expect(page.getByRole('contentinfo')).toHaveText(/^© 20\d\d Adloom/)
    })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
})

test('ad type routes filter the library below top bar and footer, a preset filter applies once, and a link to a video opens it', async ({
  page,
}) => {
  await withCreations(page)
  const shown = {
    '/tool/social-ad': ['Creation 1'],
    '/tool/display-ad': ['Creation 2'],
    '/tool/ad-image': ['Lamp'],
    '/tool/ad-video/': ['Lamp Video'],
    '/tool/all?filter=image': ['Lamp'],
  }
  for (const [path, expected] of Object.entries(shown))
    await test.step(path, async () => {
      await page.goto(path)
      await expect(titles(page)).toHaveText(expected)
      await expectFrame(page)
    })
  for (const path of ['/tool', '/tool/all'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(titles(page)).toHaveCount(4)
      await expectFrame(page)
    })

  // Navigation state belongs to a history entry: written as the router does.
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { filterType: 'video' } }, ''))
  await page.reload()
  await expect(titles(page)).toHaveText(['Lamp Video'])
  await expect(page.getByRole('button', { name: /^Video Ads/ })).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBeNull()

  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/tool?id=img_3')
  await expect(titles(page)).toHaveCount(4)
  await expect.poll(() => logged.some((text) => text.includes('img_3'))).toBe(true)
  await expect(page).toHaveURL(/\/tool\?id=img_3$/)
  await page.goto('/tool?videoId=video_4')
  await expect(page.getByRole('dialog', { name: 'Lamp Video' })).toBeVisible()
  await expect(page).toHaveURL(/\/tool$/)
  await page.goto('/tool?videoId=video_gone')
  await expect(page.getByText('This video is not in this browser.')).toBeVisible()
  await expect(page).toHaveURL(/\/tool$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('reset, arriving from the library, and every link of the top bar clear the wizard', async ({ page }) => {
  const begun = await beginWizard(page)
  await page.goto('/wizard')
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue(begun)
  await page.goto('/wizard?reset=true')
  await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
  await expect(page).toHaveURL(/\/wizard$/)
  expect(await keptWizard(page)).not.toContain(begun)

  for (const path of ['/', '/tool']) {
    await beginWizard(page)
    await page.goto(`${path}?reset=true`)
    await expect.poll(() => new URL(page.url()).search, path).toBe('')
    expect(await keptWizard(page), path).not.toContain(begun)
  }

  // From the library's empty video list: a fresh wizard for a video.
  await beginWizard(page)
  await page.goto('/tool?filter=video')
  await page.getByRole('button', { name: 'Create new' }).click()
  await expect(page.getByRole('tab', { name: 'Upload Media' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Product URL' }).fill('shop.example/later')
  await page.reload()
  // Applied once: a reload keeps later input.
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue('shop.example/later')

  await beginWizard(page)
  await page.goto('/tool')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
  await expect(page).toHaveURL(/\/wizard$/)

  await beginWizard(page)
  await page.goto('/tool/all')
  await mark(page)
  await page.getByRole('link', { name: 'Tool', exact: true }).click()
  await expect(page).toHaveURL(/\/tool$/)
  expect(await isMarked(page)).toBe(true)
  expect(await keptWizard(page)).not.toContain(begun)

  await beginWizard(page)
  await page.goto('/tool?filter=image')
  await mark(page)
  await page.getByRole('link', { name: 'Tool', exact: true }).click()
  // The route does not change: the whole page is loaded anew.
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  await expect(page).toHaveURL(/\/tool$/)
  expect(await keptWizard(page)).not.toContain(begun)

  await beginWizard(page)
  await page.goto('/tool')
  await page.getByRole('link', { name: 'Adloom, go to the landing page' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  expect(await keptWizard(page)).not.toContain(begun)
  await beginWizard(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it out' }).click()
  await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
})

test('content ticked with Results and Get started keeps the wizard, and closing it leads home', async ({ page }) => {
  const begun = await beginWizard(page)
  await page.goto('/wizard')
  await page.getByRole('button', { name: 'Close and go to the landing page' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  for (const name of ['Results', 'Get started']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue(begun)
    await page.goBack()
  }
})

test('below 768 pixels the wizard and the library recommend a desktop, and stay usable', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 })
  for (const path of ['/wizard', '/tool', '/tool/all', '/tool/ad-image'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Please use a desktop' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Go Home' })).toBeVisible()
    })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await expect(page.getByText('No creations found')).toBeVisible()
  await page.goto('/wizard')
  await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
  for (const path of ['/', '/nothing-here'])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Please use a desktop')).toHaveCount(0)
    })
})

test('at 768 pixels there is no notice; Go Home leads home', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/tool')
  await expect(page.getByText('No creations found')).toBeVisible()
  await page.setViewportSize({ width: 700, height: 900 })
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page.getByRole('button', { name: 'Try it out' })).toBeVisible()
})
