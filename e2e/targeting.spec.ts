import { expect, type Locator, type Page, type Request } from '@playwright/test'
import { beginSocialAd, expectAccessible, fetchContent, type Installation, test } from './installation.ts'

/** A social ad of the shop's mug, at Targeting, with its first copy there. */
async function openTargeting(page: Page, { shop }: Installation): Promise<void> {
  await beginSocialAd(page)
  await fetchContent(page, `${shop.address}/products/mug`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('AI-GENERATED AD CONTENT')).toBeVisible()
  await expect(page.getByLabel('Product Headline')).toHaveValue('Tideline Stoneware Mug')
}

const isCopyCall = (request: Request): boolean => request.url().endsWith('/api/generate-copy/generate')

/** The options of a list: value and label, in the order shown. */
const optionsOf = (list: Locator): Promise<readonly (readonly [string, string])[]> =>
  list
    .locator('option')
    .evaluateAll((options) => options.map((option) => [option.getAttribute('value') ?? '', option.textContent ?? ''] as const))

const valuesOf = async (list: Locator): Promise<readonly string[]> => (await optionsOf(list)).map(([value]) => value)

test('the audience dialog has the sections, lists and defaults of §9.5 of the specification, and saves nothing until Save', async ({
  page,
  installation,
}) => {
  await openTargeting(page, installation)
  const sentence =
    'All genders, 24 to 55, professionals in urban and suburban areas, interested in home decor, furniture and interior design.'
  await expect(page.getByText(sentence)).toBeVisible()
  expect(await optionsOf(page.getByLabel('Language'))).toEqual([
    ['en', 'English'],
    ['es', 'Spanish'],
    ['fr', 'French'],
    ['de', 'German'],
    ['nl', 'Dutch'],
    ['it', 'Italian'],
    ['pt', 'Portuguese'],
  ])

  const opener = page.getByRole('button', { name: 'Edit target audience' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Target audience' })
  for (const section of ['Demographics', 'Interests & Behavior', 'Pain points'])
    await expect(dialog.getByRole('region', { name: section }).getByRole('heading', { name: section })).toBeVisible()

  const list = (name: string) => dialog.getByLabel(name)
  expect(await valuesOf(list('Gender'))).toEqual(['all', 'male', 'female'])
  expect(await valuesOf(list('Income level'))).toEqual(['low', 'middle-low', 'middle-upper', 'high'])
  expect(await valuesOf(list('Life stage'))).toEqual([
    'students',
    'young-professionals',
    'new-homeowners',
    'families',
    'moving',
    'professionals',
  ])
  expect(await valuesOf(list('Location'))).toEqual(['urban', 'suburban', 'rural', 'urban-suburban'])
  expect(await valuesOf(list('Interested in'))).toEqual([
    'home-decor',
    'interior-design',
    'furniture',
    'diy',
    'home-decor-furniture-interior',
  ])
  expect(await valuesOf(list('Browsing for'))).toEqual(['affordable-stylish', 'luxury', 'modern', 'vintage'])
  for (const [name, value] of [
    ['Gender', 'all'],
    ['Income level', 'middle-upper'],
    ['Life stage', 'professionals'],
    ['Location', 'urban-suburban'],
    ['Interested in', 'home-decor-furniture-interior'],
    ['Engages with', 'diy'],
    ['Browsing for', 'affordable-stylish'],
    ['Budget', '50'],
  ])
    await expect(list(name)).toHaveValue(value)
  for (const [thumb, age] of [
    ['Youngest age', '24'],
    ['Oldest age', '55'],
  ]) {
    const slider = dialog.getByRole('slider', { name: thumb })
    await expect(slider).toHaveValue(age)
    await expect(slider).toHaveAttribute('min', '13')
    await expect(slider).toHaveAttribute('max', '65')
  }

  await list('Gender').selectOption('female')
  await expect(dialog.getByRole('status')).toContainText('Women, 24 to 55')
  // A click beside it discards nothing; Cancel and Escape do.
  await page.mouse.click(5, 450)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(page.getByText(sentence)).toBeVisible()
  await opener.click()
  await expect(list('Gender')).toHaveValue('all')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

/** Sets the ages and every list of the audience. */
async function chooseAudience(dialog: Locator): Promise<void> {
  await dialog.getByRole('slider', { name: 'Youngest age' }).press('Home')
  await dialog.getByRole('slider', { name: 'Oldest age' }).press('End')
  for (const [name, value] of [
    ['Gender', 'female'],
    ['Income level', 'low'],
    ['Life stage', 'moving'],
    ['Location', 'rural'],
    ['Interested in', 'diy'],
    ['Engages with', 'furniture'],
    ['Browsing for', 'vintage'],
  ])
    await dialog.getByLabel(name).selectOption(value)
}

test('every field of Targeting survives a reload and reaches the copywriter', async ({ page, installation }) => {
  await openTargeting(page, installation)
  await page.getByLabel('Business name').fill('Harbour Nord')
  await page.getByLabel('Language').selectOption('de')
  await page.getByRole('button', { name: 'Edit website' }).click()
  const website = page.getByRole('dialog', { name: 'Website of this ad' })
  await expect(website.getByLabel('Website address')).toBeFocused()
  await expectAccessible(page)
  await website.getByLabel('Website address').fill('https://nord.example/becher')
  await page.keyboard.press('Enter')
  await expect(website).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit website' })).toBeFocused()
  await expect(page.getByText('https://nord.example/becher')).toBeVisible()

  await page.getByRole('button', { name: 'Edit target audience' }).click()
  const dialog = page.getByRole('dialog', { name: 'Target audience' })
  await chooseAudience(dialog)
  await dialog.getByLabel('Budget').fill('120')
  await dialog.getByLabel('What bothers them today').fill('The coffee goes cold.')
  await dialog.getByLabel('A quote from a customer').fill('It keeps warm.')
  await dialog.getByRole('button', { name: 'Add another quote' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Quote 2' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Quote 2' }).fill('Nice glaze.')
  await dialog.getByRole('button', { name: 'Add another quote' }).click()
  await dialog.getByRole('button', { name: 'Remove quote 3' }).click()
  await expect(dialog.getByRole('button', { name: 'Add another quote' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(page.getByText('Women, 13 to 65, people moving house in rural areas, interested in DIY.')).toBeVisible()
  await expect(page.getByText('Low income · engages with furniture content · browses for vintage · a pain point · 2 quotes')).toBeVisible()

  const answered = page.waitForResponse((reply) => isCopyCall(reply.request()))
  await page.getByRole('button', { name: 'Continue' }).click()
  const reply = await answered
  const requested: unknown = reply.request().postDataJSON()
  expect(requested).toMatchObject({
    url: `${installation.shop.address}/products/mug`,
    title: 'Tideline Stoneware Mug',
    imageUrl: `${installation.shop.address}/pictures/mug.jpg`,
    languages: ['de'],
    targeting: {
      budget: 120,
      gender: 'female',
      ageMin: 13,
      ageMax: 65,
      incomeLevel: 'low',
      lifeStage: 'moving',
      location: 'rural',
      interestedIn: 'diy',
      engagesWith: 'furniture',
      browsingFor: 'vintage',
      painPoints: 'The coffee goes cold.',
      quotes: 'It keeps warm.',
      additionalQuotes: ['Nice glaze.'],
      language: 'de',
      productName: 'Tideline Stoneware Mug',
      businessName: 'Harbour Nord',
      website: 'https://nord.example/becher',
      productCategory: 'Coffee Mug',
    },
  })
  expect(reply.status()).toBe(200)
  const { copy } = (await reply.json()) as { copy: { language: string }[] } // as the table of calls says
  await expect(page.getByRole('checkbox')).toHaveCount(copy.length)
  // A copywriter without that language says so.
  const written = new Set(copy.map(({ language }) => language))
  await expect(page.getByText('The writer cannot write in German yet')).toHaveCount(written.has('de') ? 0 : 1)
})

test('Continue writes new copy unless the headline was edited by hand, and then a note says that the texts are outdated', async ({
  page,
  installation,
}) => {
  await openTargeting(page, installation)
  let calls = 0
  page.on('request', (request) => (calls += isCopyCall(request) ? 1 : 0))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  expect(calls).toBe(1)

  await page.getByRole('button', { name: /^Targeting/ }).click()
  const headline = page.getByLabel('Product Headline')
  await expect(page.getByText('The product’s name, until you write your own.')).toBeVisible()
  await headline.fill('Warm hands, slow mornings, a mug')
  await expect(page.getByText('A phone shows the first 27 characters.')).toBeVisible()
  await headline.fill('Warm hands, slow mornings and a mug that was thrown by hand')
  await expect(page.getByText('Longer than the platforms allow.')).toBeVisible()
  await expectAccessible(page)
  await headline.fill('Warm hands')
  await page.getByRole('button', { name: 'Continue' }).click()
  const first = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .first()
  await expect(first).toContainText('Your headline')
  await expect(first).toContainText('Warm hands')
  await expect(page.getByText(/^You edited the headline by hand/)).toBeHidden()

  await page.getByRole('button', { name: /^Targeting/ }).click()
  await page.getByLabel('Business name').fill('Harbour Nord')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(/^You edited the headline by hand/)).toBeVisible()
  expect(calls).toBe(1)

  await page.getByRole('button', { name: /^Targeting/ }).click()
  await page.getByRole('button', { name: 'Use the product’s name' }).click()
  await expect(headline).toHaveValue('Tideline Stoneware Mug')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  expect(calls).toBe(2)
})

test('the brand logo accepts image files only, and an uploaded one stays selectable', async ({ page, installation }) => {
  await openTargeting(page, installation)
  const opener = page.getByRole('button', { name: 'Edit brand logo' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Brand logo' })
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles({ name: 'prices.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(dialog.getByRole('alert')).toHaveText('Only image files can be a logo.')
  await expectAccessible(page)
  await file.setInputFiles('e2e/shop/pictures/pixel.png')
  await expect(dialog.getByRole('alert')).toBeHidden()
  const choices = dialog.getByRole('group', { name: 'Brand Logos' }).getByRole('button')
  await expect(choices).toHaveCount(3)
  await expect(choices.nth(0)).toHaveAttribute('aria-pressed', 'true')
  const uploaded = await choices.nth(0).locator('img').getAttribute('src')
  expect(uploaded).toMatch(new RegExp(`^${installation.address}/files/`))
  await choices.nth(1).click()
  await expect(choices).toHaveCount(3)
  await choices.nth(0).click()
  await expect(choices.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(opener).toBeFocused()
  await expect(page.getByRole('img', { name: 'Brand logo' })).toHaveAttribute('src', uploaded ?? '')

  const asked = page.waitForRequest(isCopyCall)
  await page.getByRole('button', { name: 'Continue' }).click()
  // The copy does not depend on the logo, but the first Continue always requests it.
  expect((await asked).postDataJSON()).toMatchObject({ targeting: { brandLogo: uploaded } })

  await page.getByRole('button', { name: /^Targeting/ }).click()
  await opener.click()
  await dialog.getByRole('button', { name: 'No logo' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No logo', { exact: true })).toBeVisible()
})
