import { adSchema } from '@adloom/domain/ad.ts'
import { expect, test } from 'vitest'
import { aProduct, aWizard } from '../../state/wizard/sample-wizard.test-data.ts'
import { type Variant, type Wizard, wizardSchema } from '../../state/wizard/wizard-state.ts'
import { previewCreativeOf } from '../../state/wizard/wizard-design.ts'
import { adPreviewOf } from '../../state/wizard/wizard-preview.ts'
import { createAdFromWizard, errorSentence } from './create-ad.ts'
import { bannerRequests, displayAdOf, idOf, socialAdOf } from './finished-wizard.ts'

const identity = { id: 'ad_1', number: 3, now: new Date('2026-11-21T12:00:00Z') }
const done = (place: number): Variant => ({
  status: 'done',
  prompt: '',
  url: `https://here.example/${String(place)}.jpg`,
  engine: 'studio',
  cutOut: true,
  note: null,
})
const finished = (overrides: Partial<Wizard> = {}): Wizard =>
  aWizard({
    selectedTool: 'social',
    scrapedData: aProduct(),
    selectedScrapedImage: 'https://shop.example/mug.jpg',
    selectedLogo: 'https://shop.example/logo.png',
    variantsOf: 'https://shop.example/mug.jpg',
    generatedImages: [done(1), done(2)],
    generatedOptions: [
      { id: '1', headline: 'Warm', description: 'It is warm. And green.', callToAction: 'Shop now' },
      { id: '2', headline: 'Green', description: 'It is green.', callToAction: 'Learn more' },
    ],
    selectedGeneratedOption: ['2'],
    ...overrides,
  })

test('a social ad contains the generated images and the chosen texts, numbered from 1', () => {
  const ad = socialAdOf(finished(), identity)
  expect(adSchema.parse(ad)).toEqual(ad)
  expect(ad).toMatchObject({
    title: 'Creation 3',
    brandName: 'Harbour & Hearth',
    headline: 'Green',
    imageUrl: 'https://here.example/1.jpg',
    productImageVariants: ['https://here.example/1.jpg', 'https://here.example/2.jpg'],
    contentVariations: [{ id: '1', headline: 'Green' }],
    productUrl: 'https://shop.example/mug',
    accent: '#0F6B6B',
    engine: 'studio',
  })
})

test('an ad has the pairing and the second colour of the brand of its page', () => {
  const product = aProduct()
  const colors = [{ color: '#FF6600', count: 7, role: 'accent' as const, from: ['logo' as const] }]
  const inSlab = finished({
    brandColor: '#082036',
    scrapedData: { ...product, styles: { ...product.styles, colors }, brandProfile: { ...product.brandProfile, pairing: 'slab' } },
  })
  expect(socialAdOf(inSlab, identity).design?.style).toEqual({ pairing: 'slab', corners: null, secondary: '#FF6600', logoOnDark: null })
  expect(bannerRequests(inSlab)[0].creative.style).toEqual({ pairing: 'slab', corners: null, secondary: '#FF6600', logoOnDark: null })
  expect(previewCreativeOf(inSlab, adPreviewOf(inSlab)).style).toEqual({
    pairing: 'slab',
    corners: null,
    secondary: '#FF6600',
    logoOnDark: null,
  })
})

test('the first sentence of the description is the subheadline', () => {
  expect(socialAdOf(finished({ selectedGeneratedOption: ['1'] }), identity).subheadline).toBe('It is warm.')
})

test('a business without a name gets the default name', () => {
  const nameless = aProduct({ brand: null, siteName: null })
  expect(socialAdOf(finished({ scrapedData: nameless }), identity).brandName).toBe('Your brand')
})

test.each(['social', 'display'] as const)(
  'a %s ad keeps its id while its content is the same, however often it was stored and read',
  (selectedTool) => {
    const wizard = finished({ selectedTool, adKey: '0123456789abcdef01234567', targetingData: { language: 'de', budget: 50, ageMin: 30 } })
    const id = idOf(wizard)
    expect(id).toMatch(/^ad_0123456789abcdef01234567[0-9a-f]{8}$/)
    // In the key order of the schema, which differs.
    const reloaded = wizardSchema.parse(JSON.parse(JSON.stringify(wizard)))
    expect(idOf(reloaded)).toBe(id)
    expect(JSON.stringify(socialAdOf(reloaded, identity))).toBe(JSON.stringify(socialAdOf(wizard, identity)))
    expect(idOf({ ...wizard, selectedGeneratedOption: ['1'] })).not.toBe(id)
    expect(idOf({ ...wizard, adKey: 'fedcba9876543210fedcba98' })).not.toBe(id)
  },
)

test('every chosen text goes with every image of a display ad; the banner in view comes first', () => {
  const wizard = finished({ selectedTool: 'display', selectedGeneratedOption: ['1', '2'], previewImageIndex: 1, previewOption: '2' })
  const requests = bannerRequests(wizard)
  expect(requests.map(({ creative }) => `${creative.image} ${creative.headline}`)).toEqual([
    'https://here.example/2.jpg Green',
    'https://here.example/1.jpg Warm',
    'https://here.example/1.jpg Green',
    'https://here.example/2.jpg Warm',
  ])
  expect(requests[0]).toMatchObject({ creative: { accent: '#0F6B6B', callToAction: 'Learn more' }, format: 'landscape' })
  // One layout for each image.
  const layouts = requests.map(({ layout }) => layout)
  expect(layouts).toEqual([layouts[0], layouts[1], layouts[1], layouts[0]])
  expect(layouts[0]).not.toBe(layouts[1])
  const files = requests.map((_, place) => `https://here.example/b${String(place)}.jpg`)
  const ad = displayAdOf(wizard, identity, files)
  expect(adSchema.parse(ad)).toEqual(ad)
  expect(ad).toMatchObject({
    imageUrl: files[0],
    imageVariants: files,
    headline: 'Green',
    banners: {
      productName: 'Tideline Mug',
      contentVariations: [
        { id: '1', headline: 'Warm' },
        { id: '2', headline: 'Green' },
      ],
    },
  })
  expect(ad.banners?.sources[0]).toEqual({ image: 'https://here.example/2.jpg', content: '2' })
})

test.each(['social', 'display'] as const)(
  'a %s ad with characters that no font has is not made, and the sentence names them',
  async (selectedTool) => {
    const option = { id: '2', headline: 'Rune ᚠ', description: 'It is green.', callToAction: 'Learn more' }
    const making = createAdFromWizard(finished({ selectedTool, generatedOptions: [option] }))
    await expect(making.catch(errorSentence)).resolves.toBe('No font here can draw ᚠ. Please write the text without it.')
    const named = finished({ selectedTool, scrapedData: aProduct({ brand: 'Ogham ᚁ' }) })
    await expect(createAdFromWizard(named).catch(errorSentence)).resolves.toBe('No font here can draw ᚁ. Please write the text without it.')
  },
)
