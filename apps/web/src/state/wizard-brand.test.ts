import { NO_LOGO } from '@adloom/domain/brand.ts'
import { expect, test } from 'vitest'
import { accentOfWizard, businessNameOf } from './wizard-answers.ts'
import { brandChoiceOf, brandEdited, brandGivenBack, brandOfAd, brandRecalled, brandSiteOf } from './wizard-brand.ts'
import { logoChosen, logoUploaded, methodChosen } from './wizard-changes.ts'
import { aProduct, aWizard } from './wizard-made-up.ts'

const PAGE_COLOR = '#0F6B6B'
const logos = ['https://shop.example/logo.svg', 'https://shop.example/icon.png']
const product = aProduct({ brand: 'Hearth', logos })
const wizard = aWizard({ selectedTool: 'social', selectedMethod: 'url', scrapedData: product, selectedLogo: logos[0] })
const none = { name: null, logo: null, accent: null }

test('what the page says is no choice; what differs from it is', () => {
  expect(brandChoiceOf(wizard)).toEqual(none)
  expect(brandChoiceOf(brandEdited(wizard, { name: ' Hearth ', color: PAGE_COLOR }))).toEqual(none)
  expect(brandChoiceOf(brandEdited(wizard, { name: 'Hearth Studio', color: '#E4572E' }))).toEqual({
    name: 'Hearth Studio',
    logo: null,
    accent: '#E4572E',
  })
  expect(brandChoiceOf(logoChosen(wizard, logos[1])).logo).toBe(logos[1])
  expect(brandChoiceOf(logoUploaded(wizard, 'https://here.example/files/own.png')).logo).toBe('https://here.example/files/own.png')
})

test('no logo at all is a choice like any other, and is recalled; a page without logos is none', () => {
  const without = brandChoiceOf(logoChosen(wizard, null))
  expect(without).toEqual({ ...none, logo: NO_LOGO })
  expect(brandRecalled(wizard, 'shop.example', without)).toMatchObject({
    selectedLogo: null,
    uploadedLogo: null,
    brandFrom: 'shop.example',
  })
  expect(brandChoiceOf(brandRecalled(wizard, 'shop.example', without))).toEqual(without)
  expect(brandGivenBack(brandRecalled(wizard, 'shop.example', without)).selectedLogo).toBe(logos[0])
  expect(brandChoiceOf({ ...wizard, scrapedData: { ...product, logos: [] }, selectedLogo: null })).toEqual(none)
})

test('an ad leaves what was chosen for its site; a brand from last time that was chosen away is forgotten', () => {
  expect(brandOfAd(wizard)).toBeNull()
  expect(brandOfAd(logoChosen(wizard, null))).toEqual({ site: 'shop.example', choice: { ...none, logo: NO_LOGO } })
  const recalled = brandRecalled(wizard, 'shop.example', { ...none, logo: NO_LOGO })
  expect(brandOfAd(logoChosen(recalled, logos[0]))).toEqual({ site: 'shop.example', choice: none })
})

test('of an inline logo our copy is kept, never the picture itself', () => {
  const inline = 'data:image/svg+xml;utf8,%3Csvg/%3E'
  const chosen = logoChosen({ ...wizard, scrapedData: { ...product, logos: [...logos, inline] } }, inline)
  expect(brandChoiceOf(chosen).logo).toBeNull()
  const url = 'https://here.example/files/copy.png'
  expect(brandChoiceOf({ ...chosen, keptLogo: { of: inline, url } }).logo).toBe(url)
})

test('a color chosen by the user goes before the page’s, and the page’s can be chosen again', () => {
  const own = brandEdited(wizard, { name: '', color: '#E4572E' })
  expect(accentOfWizard(own)).toBe('#E4572E')
  expect(accentOfWizard(brandEdited(own, { name: '', color: PAGE_COLOR }))).toBe(PAGE_COLOR)
})

test('a remembered brand takes the place of the page’s; what was not chosen stays the page’s', () => {
  const recalled = brandRecalled(wizard, 'shop.example', { ...none, name: 'Hearth Studio', logo: logos[1] })
  expect([businessNameOf(recalled), recalled.selectedLogo, recalled.uploadedLogo]).toEqual(['Hearth Studio', logos[1], null])
  expect(accentOfWizard(recalled)).toBe(PAGE_COLOR)
  expect(brandRecalled(wizard, 'shop.example', { ...none, logo: 'https://here.example/own.png' }).uploadedLogo).toBe(
    'https://here.example/own.png',
  )
})

test('given back, name, logo and color are the page’s, and nothing is from last time', () => {
  const recalled = brandRecalled(wizard, 'shop.example', { name: 'Studio', logo: 'https://here.example/own.png', accent: '#E4572E' })
  expect(recalled.brandFrom).toBe('shop.example')
  const back = brandGivenBack(recalled)
  expect([businessNameOf(back), back.selectedLogo, back.uploadedLogo, accentOfWizard(back), back.brandFrom]).toEqual([
    'Hearth',
    logos[0],
    null,
    PAGE_COLOR,
    null,
  ])
})

test('another method brings no brand of the old page along', () => {
  const recalled = brandRecalled(wizard, 'shop.example', { ...none, accent: '#E4572E' })
  expect(methodChosen(recalled, 'upload')).toMatchObject({ brandColor: null, brandFrom: null })
})

test('without a page the site is where the ad leads', () => {
  expect(brandSiteOf(wizard)).toBe('shop.example')
  expect(brandSiteOf(aWizard({ targetingData: { website: 'https://www.other.example/x' } }))).toBe('other.example')
  expect(brandSiteOf(aWizard({}))).toBeNull()
})
