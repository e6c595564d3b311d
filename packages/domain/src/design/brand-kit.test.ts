import { expect, test } from 'vitest'
import { brandChoiceSchema } from '../brand.ts'
import { type CopyOption } from '../copy.ts'
import { adDesignSchema, creativeFor, plainDesign } from './ad-design.ts'
import { isPlainKit, kitWithFavourite, plainKit, styleWithKit } from './brand-kit.ts'
import { occasionOf, suggestedLayouts } from './suggested-layouts.ts'

const ofPage = { pairing: 'slab', corners: null, secondary: '#FF6600', logoOnDark: null } as const
const option: CopyOption = { id: '1', headline: 'Walk on', description: '', callToAction: 'Shop now' }

test('what the user set wins over the page, and the page over the layout', () => {
  expect(styleWithKit(ofPage, plainKit)).toEqual(ofPage)
  const kit = { ...plainKit, pairing: 'hand', corners: 'square', logoOnDark: '/files/white.png' } as const
  expect(styleWithKit(ofPage, kit)).toEqual({ pairing: 'hand', corners: 'square', secondary: '#FF6600', logoOnDark: '/files/white.png' })
})

test('a creative has the style of the page with the kit over it', () => {
  const design = { ...plainDesign, style: ofPage, kit: { ...plainKit, corners: 'round' as const } }
  const creative = creativeFor(option, '/a.jpg', { brandLogo: null, brandName: 'Northfield', accent: '#1F6F54', design })
  expect(creative.style).toEqual({ ...ofPage, corners: 'round' })
})

test('favourites come first, and go again', () => {
  const kit = kitWithFavourite(kitWithFavourite(plainKit, 'noir', true), 'band', true)
  const occasion = occasionOf(option, { brandName: 'Northfield', design: { ...plainDesign, kit } })
  expect(suggestedLayouts(occasion).slice(0, 2)).toEqual(['noir', 'band'])
  expect(isPlainKit(kit)).toBe(false)
  expect(isPlainKit(kitWithFavourite(kitWithFavourite(kit, 'noir', false), 'band', false))).toBe(true)
})

test('brands and designs stored without a kit are read', () => {
  expect(brandChoiceSchema.parse({ name: 'Northfield', logo: null, accent: null }).kit).toEqual(plainKit)
  const { kit: _, ...old } = plainDesign
  expect(adDesignSchema.parse({ ...old, style: { pairing: null, corners: null } }).kit).toEqual(plainKit)
})
