import { expect } from '@playwright/test'
import { noAdFacts } from '@adloom/domain/design/ad-facts.ts'
import { expectAccessible, test } from './installation.ts'
import { card, downloaded, openWith, social, stored } from './sample-library.ts'

test('the images of an ad are redesigned one by one and all alike, leave out what the user unticks, and are downloaded in another script', async ({
  page,
  installation,
}) => {
  const images = [await stored(page, installation, 'mug.jpg'), await stored(page, installation, 'lamp.jpg')]
  const ad = social('1', 'Morning Mug', 1, images, 1)
  const arabic = { headline: 'كوب دافئ لصباح هادئ', description: 'مصنوع يدويًا ومزجج بلون البحر.', callToAction: 'تسوق الآن' }
  const adFacts = { ...noAdFacts, price: '£24', before: '£32', reduction: '−25%' }
  await openWith(page, [{ ...ad, contentVariations: [{ id: '1', ...arabic, adFacts }] }])
  const shown = card(page, 'Morning Mug')
  const chosen = shown.getByRole('radio', { checked: true })
  const tile = (image: number) => shown.getByRole('button', { name: new RegExp(`^Image ${String(image)} of 2`) })

  await shown.getByRole('radio', { name: 'Sale' }).check()
  await tile(2).click()
  await expect(chosen).toHaveAccessibleName('Card')
  await shown.getByRole('button', { name: 'Another design' }).click()
  await expect(chosen).not.toHaveAccessibleName('Card')
  await tile(1).click()
  await expect(chosen).toHaveAccessibleName('Sale')
  await shown.getByRole('button', { name: 'More like this' }).click()
  await tile(2).click()
  await expect(chosen).toHaveAccessibleName(/^(?:Offer|Sticker)$/)
  expect(await downloaded(page, 'Download Morning Mug')).toMatchObject({
    name: 'morning-mug-img2-content1.jpg',
    width: 1080,
    height: 1350,
  })

  // Without its reduction there is nothing a sale could show.
  await tile(1).click()
  await shown.getByRole('radio', { name: 'Card' }).check()
  await shown.getByRole('button', { name: 'What it shows' }).click()
  const reduction = page.getByRole('menuitemcheckbox', { name: 'Old price and reduction' })
  await expect(reduction).toBeChecked()
  await expectAccessible(page)
  await reduction.click()
  await expect(reduction).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(shown.getByRole('radio', { name: 'Sale' })).toHaveCount(0)
  await expect(shown.getByRole('radio', { name: 'Offer' })).toBeAttached()
  await page.reload()
  await expect(shown.getByRole('radio', { name: 'Sale' })).toHaveCount(0)
})
