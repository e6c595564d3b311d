import { expect } from '@playwright/test'
import { expectAccessible, test } from './installation.ts'

test("an unknown path shows 'Page not found' and a link home", async ({ page }) => {
  await page.goto('/nowhere/at/all')
  await expect(page.getByText('Page not found')).toBeVisible()
  await page
    .getByRole('button', { name: 'Go to Home' })
    .or(page.getByRole('link', { name: 'Go to Home' }))
    .click()
  await expect(page).toHaveURL(/\/$/)
})

test('an empty library invites to the first ad', async ({ page }) => {
  await page.goto('/tool')
  await expect(page.getByText('No creations found')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: 'Create Your First Ad' })
    .or(page.getByRole('link', { name: 'Create Your First Ad' }))
    .click()
  await expect(page).toHaveURL(/\/wizard/)
})

test('a narrow screen recommends a desktop and offers to continue anyway', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 900 })
  await page.goto('/tool')
  await expect(page.getByText('Continue anyway')).toBeVisible()
  await page.getByText('Continue anyway').click()
  await expect(page.getByText('No creations found')).toBeVisible()
})

test('text typed into the landing page arrives in the wizard', async ({ page, installation }) => {
  const link = `${installation.shop.address}/products/mug`
  await page.goto('/')
  await page.getByPlaceholder('Provide info').fill(link)
  await page.getByPlaceholder('Provide info').press('Enter')
  await page.getByRole('button', { name: /^Social Ad/ }).click()
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue(link)
})

test('the page of the API passes the accessibility rules', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page.getByText('/parser/parse').first()).toBeVisible()
  // One function renders all calls: the first of each group, unfolded, stands for the others.
  await page.evaluate(() => {
    const firsts = [...document.querySelectorAll('nav p + a')].map((link) => link.getAttribute('href'))
    for (const part of document.querySelectorAll('main section, nav p + a ~ a'))
      if (!firsts.includes(part.getAttribute('href') ?? `#${part.id}`)) part.remove()
    for (const fold of document.querySelectorAll('details')) fold.open = true
  })
  await expectAccessible(page)
})
