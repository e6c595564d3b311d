import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { beginSocialAd, expectAccessible, fetchContent, type Installation, settleEarlyAccess, test } from './installation.ts'
import { type Wizard } from '../apps/web/src/state/wizard/wizard-state.ts'
import { atContentSelection, openKeptWizard, storedWizardAtTargeting } from './stored-wizard.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' }, rendersEveryImage: true })

/** A social ad of the shop's mug, at Targeting, with its first copy there. */
async function openTargeting(page: Page, { shop }: Installation): Promise<void> {
  await beginSocialAd(page)
  await fetchContent(page, `${shop.address}/products/mug`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('AI-GENERATED AD CONTENT')).toBeVisible()
}

const create = (page: Page) => page.getByRole('button', { name: 'Create ad with selected content' })
const cardsOf = (page: Page) => page.getByRole('list', { name: 'Generated Content' }).locator('li')
const delaysOf = (page: Page): Promise<readonly string[]> =>
  cardsOf(page).evaluateAll((cards) => cards.map((card) => getComputedStyle(card).animationDelay))

test('texts are selectable cards that appear 100 ms apart, and the button waits for a selection', async ({ page, installation }) => {
  await openTargeting(page, installation)
  await expect(page.getByRole('region', { name: 'AI-GENERATED AD CONTENT' })).toContainText('Made by the built-in studio')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  const count = await page.getByRole('checkbox').count()
  expect(await delaysOf(page)).toEqual(Array.from({ length: count }, (_, place) => (place === 0 ? '0s' : `${String(place / 10)}s`)))
  await expect(create(page)).toBeDisabled()
  await expect(page.getByText('Select at least one text to continue.')).toBeVisible()
  await expect(page.getByText(`0 of ${count} selected`)).toBeVisible()
  // In a narrow column too, the buttons of all texts stand in one line.
  await page.setViewportSize({ width: 1024, height: 900 })
  const tops = ['Select all', 'Write new options'].map(async (name) => (await page.getByRole('button', { name }).boundingBox())?.y)
  expect(new Set(await Promise.all(tops)).size).toBe(1)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectAccessible(page)

  // The whole card is the checkbox's label.
  await cardsOf(page).nth(1).getByRole('heading').click()
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  await page.getByRole('checkbox').nth(2).press('Space')
  await expect(page.getByText(`2 of ${count} selected`)).toBeVisible()
  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  await expect(create(page)).toBeEnabled()
  await expect(page.getByText('5 images × 2 content variations = 10 total combinations')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect(page.getByText(`${count} of ${count} selected`)).toBeVisible()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByText(`${count} of ${count} selected`)).toBeVisible()
  expect(new Set(await delaysOf(page))).toEqual(new Set(['0s']))
  await page.getByRole('button', { name: 'Select none' }).click()
  await expect(create(page)).toBeDisabled()
})

test('a stroke over the product makes a new cut-out, and new pictures from it', async ({ page, installation }) => {
  const { shop } = installation
  await openKeptWizard(page, { ...storedWizardAtTargeting(shop, ['mug.jpg', 'lamp.jpg']), activeStep: 4 })
  const processed = () => page.evaluate(() => JSON.parse(localStorage.getItem('adloom.wizard') ?? '').state.processedImage)
  expect(await processed()).toBe(null)
  await page.getByRole('button', { name: 'Edit cut-out' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit cut-out' })
  await expect(dialog.getByText('No strokes yet')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  const photo = dialog.getByRole('application', { name: 'Photo to paint on' })
  await page.keyboard.press('r')
  await photo.hover()
  await page.mouse.down()
  await photo.hover({ position: { x: 10, y: 10 } })
  await page.mouse.up()
  // By keys: one dot in the middle, undone again.
  await photo.focus()
  await photo.press('Space')
  await expect(dialog.getByText('2 strokes')).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Control+z')
  await expect(dialog.getByText('1 stroke', { exact: true })).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('2 pictures ready')).toBeVisible({ timeout: 60_000 })
  const edited = await processed()
  expect(edited).toMatchObject({ url: expect.stringMatching(/\.png$/), note: null, strokes: [{ kind: 'remove' }] })
  await page.reload()
  await expect(page.getByText('Cut out with your strokes.')).toBeVisible()
  expect(await processed()).toEqual(edited)
  await page.getByRole('button', { name: 'Edit cut-out' }).click()
  await expect(dialog.getByText('1 stroke', { exact: true })).toBeVisible()
})

/** A plate on a plain ground, alone or beside a vase, as an address of its own. */
async function keptPicture(page: Page, isBeside: boolean): Promise<string> {
  const vase = isBeside ? '<path d="M670 300h100v90q70 80 0 250h-100q-70-170 0-250z" fill="#3c8250"/>' : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="900" height="900" fill="#f4f4f6"/><circle cx="290" cy="470" r="170" fill="#b83446"/><circle cx="290" cy="470" r="110" fill="#d8a03c"/>${vase}</svg>`
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer()
  const reply = await page.request.post('/api/storage/upload', { data: { data: `data:image/jpeg;base64,${jpeg.toString('base64')}` } })
  const { url }: { readonly url: string } = await reply.json()
  return url
}

test('under the pictures a note says that what stands beside the product was left out', async ({ page, installation }) => {
  const [both, ...alone] = await Promise.all([keptPicture(page, true), keptPicture(page, false), keptPicture(page, false)])
  const productImages = [both, alone[0], `${alone[1]}?again`].map((src) => ({ src, width: 900, height: 900, alt: 'Round Plate' }))
  const wizard = atContentSelection(installation.shop, ['mug.jpg'], { title: 'Round Plate', productImages })
  await openKeptWizard(page, { ...wizard, selectedScrapedImage: both })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByText(/^Other things in the photograph were left out: the page’s other pictures show the product without them/),
  ).toBeVisible({
    timeout: 60_000,
  })
  await expectAccessible(page)
})

test('while copy is written there are four placeholders; when it fails, the saved copy returns with the reason', async ({
  page,
  installation,
}) => {
  await openTargeting(page, installation)
  const asked: unknown[] = []
  let refuse: () => void = () => undefined
  const refused = new Promise<void>((resolve) => (refuse = resolve))
  await page.route('**/api/generate-copy/generate', async (route) => {
    asked.push(route.request().postDataJSON())
    await refused
    await route.fulfill({
      status: 400,
      json: { error: { code: 'request.invalid', message: 'The request is not complete: title.', requestId: '1' } },
    })
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(cardsOf(page)).toHaveCount(4)
  await expect(page.getByRole('list', { name: 'Generated Content' })).toHaveAttribute('aria-busy', 'true')
  expect(await delaysOf(page)).toEqual(['0s', '0.1s', '0.2s', '0.3s'])
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(create(page)).toBeDisabled()
  await expect(page.getByText('Writing copy…')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Targeting/ }).click()
  await expect(page.getByRole('region', { name: 'AI-GENERATED PREVIEW' })).toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)

  refuse()
  await expect(page.getByRole('region', { name: 'AI-GENERATED AD CONTENT' })).toContainText('No writer answered')
  // Once with the targeting, once without it (§7.3).
  expect(asked.map((request) => Object.keys(request as object).includes('targeting'))).toEqual([true, false])
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'New options could not be written; these are the ones from before.' }),
  ).toBeVisible()
  await expect(page.getByRole('checkbox')).not.toHaveCount(0)
  await expectAccessible(page)

  await page.unroute('**/api/generate-copy/generate')
  await page.getByRole('button', { name: 'Write new options' }).click()
  await expect(page.getByText('New options could not be written; these are the ones from before.')).toBeHidden()
  await expect(page.getByText('Made by the built-in studio').last()).toBeVisible()
})

const leaving: readonly [string, Partial<Wizard>, string][] = [
  ['a social ad', { activeStep: 4, selectedGeneratedOption: ['1'] }, 'Create ad with selected content'],
  ['an ad image', { activeStep: 2, selectedTool: 'image' }, 'Create ad image'],
]
for (const [name, wizard, button] of leaving)
  test(`${name} keeps the wizard as it was, and busy, until the next screen stands`, async ({ page, installation }) => {
    await settleEarlyAccess(page.context())
    await openKeptWizard(page, { ...storedWizardAtTargeting(installation.shop, ['mug.jpg']), ...wizard })
    const go = page.getByRole('button', { name: button })
    await expect(go).toBeEnabled()
    const before = await page.getByRole('status').filter({ hasText: /^Step/ }).textContent()
    await page.evaluate(() => {
      const seen = new Set<string>()
      Object.assign(window, { seen })
      // Between two frames, after React has changed the page: what is seen.
      const look = (): void => {
        const step = [...document.querySelectorAll('[role=status]')].find(({ textContent }) => textContent?.startsWith('Step'))
        const next = document.querySelector('main')?.querySelector<HTMLButtonElement>('button[class*=MuiButton-contained]')
        if (step !== undefined && location.pathname !== '/wizard') seen.add(`${step.textContent}: ${next?.textContent}`)
        requestAnimationFrame(look)
      }
      look()
    })
    await go.click()
    await expect(page.getByRole('heading', { name: 'New creation' })).toBeHidden()
    const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
    expect(seen.filter((one) => one !== `${before}: Processing...`)).toEqual([])
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('adloom.wizard') ?? '').state.activeStep)).toBe(
      name === 'a social ad' ? 0 : 2,
    )
  })
