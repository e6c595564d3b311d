import { expect, type Page } from '@playwright/test'
import { beginSocialAd, expectAccessible, fetchContent, test } from './installation.ts'
import { atContentSelection, openKeptWizard, storedWizardAtTargeting } from './stored-wizard.ts'

const twelve = [
  'mug.jpg',
  'mug-side.jpg',
  'lamp.jpg',
  'lamp-detail.jpg',
  'tote.jpg',
  'tote-side.jpg',
  'tote-200.jpg',
  'cushion.jpg',
  'headphones.jpg',
  'headphones-folded.jpg',
  'serum.png',
  'pixel.png',
]
/** Text as shops have it: 150 characters of title, a word without a gap, and a right-to-left language. */
const wordy = [
  {
    title:
      'The Extraordinarily Comfortable Handcrafted Stoneware Coffee Mug with a Wide Handle, Glazed in Sea Green and Fired Twice for Cold Mornings by the Sea',
    brand: 'Harbour & Hearth Ceramics Manufacture Co.',
  },
  { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhalterung', brand: 'Rindfleischetikettierungsüberwachung GmbH' },
  { title: 'وسادة كتان طبيعي بلون الرمل مع تطريز يدوي', brand: 'بيت الكتان' },
]

/** Expects that no element on the screen is wider than its container. */
async function expectNothingSticksOut(page: Page): Promise<void> {
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main, main > *, main ol, main li, main dl, main section')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map((part) => part.outerHTML.slice(0, 120)),
  )
  expect(wide).toEqual([])
}

test('steps and preview stand side by side, 35 to 65; Continue and the skip link stay in sight beside twelve images', async ({
  page,
  installation,
}) => {
  await openKeptWizard(page, atContentSelection(installation.shop, twelve))
  await expect(page.getByRole('heading', { name: 'New creation' })).toBeVisible()
  const shares = await page.locator('main > *').evaluateAll((columns) => columns.map((column) => column.clientWidth / window.innerWidth))
  expect(shares.map((share) => share.toFixed(2))).toEqual(['0.35', '0.65'])
  await expect(page.getByRole('group', { name: 'Select a product image' }).getByRole('button', { pressed: false }).last()).toBeVisible()
  for (const name of ['Continue', 'Skip this step and use the first image'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'serum.png', exact: true }).click()
  await expect(page.getByRole('article').getByRole('img')).toHaveAttribute('src', /serum\.png$/)
  await page.getByRole('button', { name: 'Skip this step and use the first image' }).click()
  await expect(page.getByRole('heading', { name: /^Targeting/ })).toBeFocused()
  await expect(page.getByRole('article').getByRole('img')).toHaveAttribute('src', /mug\.jpg$/)
})

test('returning to an earlier step focuses it; the steps after it are locked, and no input is lost', async ({ page, installation }) => {
  await openKeptWizard(page, atContentSelection(installation.shop, ['mug.jpg']))
  await page.getByRole('button', { name: /^Creation Method/ }).click()
  await expect(page.getByRole('heading', { name: 'Creation Method' })).toBeFocused()
  await expect(page.getByText('Step 2 of 5, Creation Method')).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Content Selection' })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue(/\/products\/mug$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ad Type/ }).click()
  await expect(page.getByRole('heading', { name: 'Ad Type' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Social Ad/, pressed: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Content Selection' })).toBeFocused()
  await page.getByRole('button', { name: 'Close and go to the landing page' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('Ad Image has neither Targeting nor Generated Content, and the prompt method has no Content Selection', async ({ page }) => {
  await page.goto('/wizard?reset=true')
  await page.getByRole('button', { name: /^Ad Image/ }).click()
  await expect(page.getByText('Step 2 of 3, Creation Method')).toBeAttached()
  await page.getByRole('tab', { name: 'AI Prompt' }).click()
  await expect(page.getByText('Step 2 of 2, Creation Method')).toBeAttached()
})

test('an unreadable page keeps its address, says why and returns the focus', async ({ page, installation }) => {
  await beginSocialAd(page)
  const field = page.getByRole('textbox', { name: 'Product URL' })
  await page.getByRole('button', { name: 'Fetch Content' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid URL')
  await fetchContent(page, `${installation.shop.address}/no-such-page`)
  await expect(page.getByRole('alert')).toContainText('The product page was not found. Please check the URL and try again.')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(/no-such-page$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Upload pictures instead' }).click()
  await expect(page.getByText('Drop your images here')).toBeVisible()
})

test("while a page is read the form is disabled and says 'Processing URL...', and the preview shows the ad’s outline", async ({
  page,
  installation,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await beginSocialAd(page)
  await fetchContent(page, `${installation.shop.address}/never-answers`)
  await expect(page.getByText('Processing URL...')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  await expect(page.getByRole('status', { name: 'The preview is being made' })).toBeVisible()
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect, playState }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
        .length,
  )
  expect(moving).toBe(0)
  await expectAccessible(page)
})

test('nothing overflows, whatever a page says and however narrow the screen', async ({ page, installation }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/wizard')
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  const [, { title: word }] = wordy
  const texts = { generatedOptions: [{ id: '1', headline: word, description: word, callToAction: word }] }
  const wizards = [
    ...wordy.map((product) => atContentSelection(installation.shop, ['mug.jpg', 'lamp.jpg'], product)),
    { ...storedWizardAtTargeting(installation.shop, ['mug.jpg']), ...texts, activeStep: 4 },
  ]
  for (const wizard of wizards) {
    await openKeptWizard(page, wizard)
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('article')).toBeVisible()
      await expectNothingSticksOut(page)
    }
  }
  await expectAccessible(page)
})

test('a page without images says so, and offers an upload', async ({ page, installation }) => {
  await openKeptWizard(page, atContentSelection(installation.shop, []))
  await expect(page.getByRole('alert')).toContainText('No product image found at the provided URL.')
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await expect(page.getByText('Select or upload content to preview')).toBeVisible()
  await expectAccessible(page)
})

test('at 200 % zoom the steps stand above the preview, and Continue stays at the bottom of the screen', async ({ page, installation }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await openKeptWizard(page, atContentSelection(installation.shop, ['mug.jpg', 'lamp.jpg']))
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await expect(page.getByRole('heading', { name: 'Content Selection' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue', exact: true })).toBeInViewport({ ratio: 1 })
  await expectNothingSticksOut(page)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: 'No logo' })
    .or(page.getByRole('button', { name: 'lamp.jpg' }))
    .first()
    .focus()
  await page.getByRole('article').scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toBeInViewport()
})

test('in forced-colours mode the selection stays visible', async ({ page, installation }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const outlined = (name: RegExp, role: 'button' | 'tab') =>
    page
      .getByRole(role, { name })
      .first()
      .evaluate((node) => getComputedStyle(node).outlineStyle)
  await openKeptWizard(page, { activeStep: 0, selectedTool: 'video' })
  expect([await outlined(/^Video Ad/, 'button'), await outlined(/^Social Ad/, 'button')]).toEqual(['solid', 'none'])
  await openKeptWizard(page, { activeStep: 1, selectedTool: 'social', selectedMethod: 'url' })
  expect([await outlined(/^Product URL/, 'tab'), await outlined(/^AI Prompt/, 'tab')]).toEqual(['solid', 'none'])
  await openKeptWizard(page, atContentSelection(installation.shop, ['mug.jpg', 'lamp.jpg']))
  expect([await outlined(/^mug\.jpg/, 'button'), await outlined(/^lamp\.jpg/, 'button')]).toEqual(['solid', 'none'])
  await expectAccessible(page)
})

test('a product that a model drew anew can be compared with its photograph, both enlarged', async ({ page, installation }) => {
  const { generatedImages = [], ...wizard } = storedWizardAtTargeting(installation.shop, ['mug-side.jpg'])
  await openKeptWizard(page, {
    ...wizard,
    activeStep: 4,
    generatedImages: generatedImages.map((variant) => ({ ...variant, engine: 'openai:gpt-image-2', cutOut: null })),
  })
  await page.getByRole('button', { name: 'Compare with the photograph' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it still your product?' })
  await expect(dialog.getByRole('img', { name: 'As photographed' })).toHaveAttribute('src', /mug\.jpg$/)
  await expect(dialog.getByRole('img', { name: 'As redrawn' })).toHaveAttribute('src', /mug-side\.jpg$/)
  await expectAccessible(page)
})
