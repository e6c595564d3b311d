import { productSchema } from '@adloom/domain/product.ts'
import { expect } from '@playwright/test'
import { expectAccessible, fetchContent, skipEarlyAccess, test } from './installation.ts'
import { shopProducts } from './shop/shop.ts'

test.use({ rendersEveryImage: true })

test('a product link becomes a social ad, with a reload at every step', async ({ page, installation }) => {
  await page.goto('/')
  await page
    .getByRole('button', { name: 'Try it out' })
    .or(page.getByRole('link', { name: 'Try it out' }))
    .click()

  await expect(page.getByText('Choose the type of ad you want to create:')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Social Ad/ }).click()

  await expect(page.getByRole('heading', { name: /Creation Method/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /Creation Method/ })).toBeVisible()
  await fetchContent(page, `${installation.shop.address}/products/mug`)

  await expect(page.getByText('Select a product image')).toBeVisible()
  await expect(page.getByText('Coffee Mug').first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Coffee Mug').first()).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByLabel('Product Headline')).toHaveValue('Tideline Stoneware Mug')
  await page.getByLabel('Business name').fill('Harbour and Hearth')
  await page.reload()
  await expect(page.getByLabel('Business name')).toHaveValue('Harbour and Hearth')
  await expect(page.getByText('AI-GENERATED AD CONTENT')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('5 pictures ready')).toBeVisible({ timeout: 60_000 })
  // Never fewer than three, however little a page says.
  await expect(page.getByRole('checkbox').nth(2)).toBeVisible()
  await page.getByRole('checkbox').nth(0).check()
  await page.getByRole('checkbox').nth(1).check()
  await page.reload()
  await expect(page.getByRole('checkbox').nth(1)).toBeChecked()
  await page.getByRole('button', { name: 'Create ad with selected content' }).click()

  await expect(page).toHaveURL(/\/tool\/all$/)
  await expect(page.getByText('5 images × 2 content variations = 10 total combinations')).toBeVisible()
  await skipEarlyAccess(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Creation 1' })).toBeVisible()
})

for (const [name, expected] of Object.entries(shopProducts)) {
  test(`the page of the ${name} is read (${expected.markup})`, async ({ request, installation }) => {
    const reply = await request.post('/api/parser/parse', { data: { url: `${installation.shop.address}/products/${name}` } })
    const { title, brand, productImages } = productSchema.parse(await reply.json())
    expect({ title, brand }).toEqual({ title: expected.title, brand: expected.brand })
    const category = await request.post('/api/image-categorize/categorize', { data: { imageUrl: productImages[0]?.src, hint: title } })
    expect(await category.json()).toMatchObject({ category: expected.category })
  })
}
