import { NO_LOGO } from '@adloom/domain/brand.ts'
import { type BrandKit, plainKit } from '@adloom/domain/design/brand-kit.ts'
import { expect, test } from 'vitest'
import { accentOfWizard, businessNameOf } from './wizard-answers.ts'
import { brandChoiceOf, brandEdited, brandReset, brandOfAd, savedBrandApplied, brandSiteOf } from './wizard-brand.ts'
import { logoChosen, logoUploaded, methodChosen } from './wizard-changes.ts'
import { designOfWizard, favouriteToggled } from './wizard-design.ts'
import { aProduct, aWizard } from './sample-wizard.test-data.ts'

const PAGE_COLOR = '#0F6B6B'
const logos = ['https://shop.example/logo.svg', 'https://shop.example/icon.png']
const product = aProduct({ brand: 'Hearth', logos })
const wizard = aWizard({ selectedTool: 'social', selectedMethod: 'url', scrapedData: product, selectedLogo: logos[0] })
const none = { name: null, logo: null, accent: null, kit: plainKit }

test('values of the page are no choice, values that differ from it are', () => {
  expect(brandChoiceOf(wizard)).toEqual(none)
  expect(brandChoiceOf(brandEdited(wizard, { name: ' Hearth ', color: PAGE_COLOR, kit: plainKit }))).toEqual(none)
  expect(brandChoiceOf(brandEdited(wizard, { name: 'Hearth Studio', color: '#E4572E', kit: plainKit }))).toEqual({
    name: 'Hearth Studio',
    logo: null,
    accent: '#E4572E',
    kit: plainKit,
  })
  expect(brandChoiceOf(logoChosen(wizard, logos[1])).logo).toBe(logos[1])
  expect(brandChoiceOf(logoUploaded(wizard, 'https://here.example/files/own.png')).logo).toBe('https://here.example/files/own.png')
})

test('no logo is a choice like any other and is restored, but not on a page without logos', () => {
  const without = brandChoiceOf(logoChosen(wizard, null))
  expect(without).toEqual({ ...none, logo: NO_LOGO })
  expect(savedBrandApplied(wizard, 'shop.example', without)).toMatchObject({
    selectedLogo: null,
    uploadedLogo: null,
    brandFrom: 'shop.example',
  })
  expect(brandChoiceOf(savedBrandApplied(wizard, 'shop.example', without))).toEqual(without)
  expect(brandReset(savedBrandApplied(wizard, 'shop.example', without)).selectedLogo).toBe(logos[0])
  expect(brandChoiceOf({ ...wizard, scrapedData: { ...product, logos: [] }, selectedLogo: null })).toEqual(none)
})

test('an ad stores the choice for its site, and removes a stored brand the user reverted', () => {
  expect(brandOfAd(wizard)).toBeNull()
  expect(brandOfAd(logoChosen(wizard, null))).toEqual({ site: 'shop.example', choice: { ...none, logo: NO_LOGO } })
  const restored = savedBrandApplied(wizard, 'shop.example', { ...none, logo: NO_LOGO })
  expect(brandOfAd(logoChosen(restored, logos[0]))).toEqual({ site: 'shop.example', choice: none })
})

test('stores our copy of an inline logo, never the image itself', () => {
  const inline = 'data:image/svg+xml;utf8,%3Csvg/%3E'
  const chosen = logoChosen({ ...wizard, scrapedData: { ...product, logos: [...logos, inline] } }, inline)
  expect(brandChoiceOf(chosen).logo).toBeNull()
  const url = 'https://here.example/files/copy.png'
  expect(brandChoiceOf({ ...chosen, keptLogo: { of: inline, url } }).logo).toBe(url)
})

test('a color chosen by the user overrides the page’s, and the page’s can be chosen again', () => {
  const edited = brandEdited(wizard, { name: '', color: '#E4572E', kit: plainKit })
  expect(accentOfWizard(edited)).toBe('#E4572E')
  expect(accentOfWizard(brandEdited(edited, { name: '', color: PAGE_COLOR, kit: plainKit }))).toBe(PAGE_COLOR)
})

test('a stored brand replaces the page’s; values that were not chosen stay the page’s', () => {
  const restored = savedBrandApplied(wizard, 'shop.example', { ...none, name: 'Hearth Studio', logo: logos[1] })
  expect([businessNameOf(restored), restored.selectedLogo, restored.uploadedLogo]).toEqual(['Hearth Studio', logos[1], null])
  expect(accentOfWizard(restored)).toBe(PAGE_COLOR)
  expect(savedBrandApplied(wizard, 'shop.example', { ...none, logo: 'https://here.example/own.png' }).uploadedLogo).toBe(
    'https://here.example/own.png',
  )
})

test('after a reset name, logo and color are the page’s, and nothing is from storage', () => {
  const restored = savedBrandApplied(wizard, 'shop.example', {
    ...none,
    name: 'Studio',
    logo: 'https://here.example/own.png',
    accent: '#E4572E',
  })
  expect(restored.brandFrom).toBe('shop.example')
  const back = brandReset(restored)
  expect([businessNameOf(back), back.selectedLogo, back.uploadedLogo, accentOfWizard(back), back.brandFrom]).toEqual([
    'Hearth',
    logos[0],
    null,
    PAGE_COLOR,
    null,
  ])
})

test('another method discards the brand of the old page', () => {
  const restored = savedBrandApplied(wizard, 'shop.example', { ...none, accent: '#E4572E' })
  expect(methodChosen(restored, 'upload')).toMatchObject({ brandColor: null, brandFrom: null })
})

test('the site is the destination of the ad when there is no page', () => {
  expect(brandSiteOf(wizard)).toBe('shop.example')
  expect(brandSiteOf(aWizard({ targetingData: { website: 'https://www.other.example/x' } }))).toBe('other.example')
  expect(brandSiteOf(aWizard({}))).toBeNull()
})

test('a kit is stored with the brand, applied to the next ad of its site, and reset with it', () => {
  const kit = { ...plainKit, pairing: 'slab', corners: 'square', favourites: ['noir'] } as const satisfies BrandKit
  const edited = brandEdited(wizard, { name: 'Hearth', color: PAGE_COLOR, kit: { ...kit, favourites: [...kit.favourites] } })
  const choice = brandChoiceOf(edited)
  expect(choice).toEqual({ ...none, kit })
  const next = savedBrandApplied(wizard, 'shop.example', choice)
  expect(designOfWizard(next)).toMatchObject({ kit, layouts: ['noir'] })
  expect(brandReset(next).kit).toEqual(plainKit)
  expect(methodChosen(next, 'upload').kit).toEqual(plainKit)
})

test('a layout marked as a favourite changes no layout of its ad', () => {
  const before = designOfWizard(wizard).layouts
  const marked = favouriteToggled(wizard)
  expect(designOfWizard(marked).layouts).toEqual(before)
  expect(marked.kit.favourites).toEqual([before[0]])
  expect(favouriteToggled(marked).kit.favourites).toEqual([])
})
