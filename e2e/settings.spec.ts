import { expect } from '@playwright/test'
import { expectAccessible, test } from './installation.ts'

test('the settings screen tells who does what, and stays readable in forced colours', async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveTitle('Settings · Adloom')
  await expect(page.getByRole('listitem').filter({ hasText: 'Writing copy' })).toContainText('The built-in studio')
  await expect(page.getByRole('region', { name: 'Today’s spending' })).toContainText('told only to who holds the ADMIN_TOKEN')
  await expectAccessible(page)
  await page.emulateMedia({ forcedColors: 'active' })
  await expectAccessible(page)
})
