import { type SocialAd } from '@adloom/domain/ad.ts'
import { expect, test } from 'vitest'
import { aSocialAd } from '../state/library/sample-ads.test-data.ts'
import { aProduct, aWizard, keys } from '../state/wizard/sample-wizard.test-data.ts'
import {
  accentOfWizard,
  adImages,
  businessNameOf,
  chosenOptions,
  copyRequestOf,
  methodOf,
  optionsOf,
} from '../state/wizard/wizard-answers.ts'
import { targetingChanged, targetingDone } from '../state/wizard/wizard-changes.ts'
import { headlineEdited } from '../state/wizard/wizard-copy.ts'
import { designOfWizard } from '../state/wizard/wizard-design.ts'
import { emptyWizard } from '../state/wizard/empty-wizard.ts'
import { type Wizard, wizardSchema } from '../state/wizard/wizard-state.ts'
import { dueWork } from '../state/wizard/wizard-work.ts'
import { socialAdOf } from './create/finished-wizard.ts'
import { wizardOfAd } from './wizard-of-ad.ts'

const texts = [
  { id: '1', headline: 'Warm', description: 'It is warm.', callToAction: 'Shop now' },
  { id: '2', headline: 'Green', description: 'It is green.', callToAction: 'Learn more' },
]
const madeFrom = (wizard: Partial<Wizard>): SocialAd =>
  socialAdOf(aWizard({ selectedTool: 'social', generatedOptions: texts, selectedGeneratedOption: ['1', '2'], ...wizard }), {
    id: 'ad_1',
    number: 1,
    now: new Date('2026-11-21T12:00:00Z'),
  })
const product = aProduct({ features: ['Holds 350 ml', 'Dishwasher safe'] })
const fromPage = (scrapedData = product) =>
  madeFrom({
    scrapedData,
    selectedScrapedImage: 'https://shop.example/mug.jpg',
    imageCategories: { 'https://shop.example/mug.jpg': { status: 'guessed', category: 'Mug', confidence: 0.9 } },
    targetingData: { ...emptyWizard.targetingData, gender: 'female', language: 'en' },
  })

test('the ad of a page opens with its address, price, brand, features and description, and copy is asked with them', () => {
  const wizard = wizardOfAd(fromPage())
  expect(wizardSchema.safeParse(wizard).success).toBe(true)
  expect(wizard).toMatchObject({ activeStep: 3, selectedTool: 'social', productUrl: product.url, promptData: { prompt: '' } })
  expect(methodOf(wizard)).toBe('url')
  expect(businessNameOf(wizard)).toBe('Harbour & Hearth')
  expect(accentOfWizard(wizard)).toBe('#0F6B6B')
  expect(adImages(wizard)).toEqual(fromPage().productImageVariants)
  expect(chosenOptions(wizard)).toEqual(texts)
  expect(copyRequestOf(wizard)).toMatchObject({
    url: product.url,
    title: 'Tideline Mug',
    description: product.description,
    targeting: { gender: 'female', productCategory: 'Mug' },
    facts: { brand: 'Harbour & Hearth', price: { amount: 24, currency: 'GBP' }, features: product.features, siteName: 'Harbour' },
  })
})

test('an ad opened and made again of another picture keeps its second colour', () => {
  const colors = [...product.styles.colors, { color: '#FF6600', count: 7, role: 'accent' as const, from: ['logo' as const] }]
  const ad = fromPage({ ...product, styles: { ...product.styles, colors } })
  expect(ad.design?.style.secondary).toBe('#FF6600')
  const again = designOfWizard({ ...wizardOfAd(ad), shownByAd: null })
  expect(again.style.secondary).toBe('#FF6600')
})

test('an ad opened and made again without a change is the same ad', () => {
  const ad = fromPage()
  const again = socialAdOf(wizardOfAd(ad), { id: 'ad_1', number: 1, now: new Date('2026-11-21T12:00:00Z') })
  expect(again).toEqual({ ...ad, engine: again.engine })
})

test('nothing is asked again when it opens; Continue keeps the texts unless an answer has changed', () => {
  const wizard = wizardOfAd(fromPage())
  expect(dueWork(wizard).filter(({ kind }) => kind !== 'keep-logo')).toEqual([])
  expect(targetingDone(wizard, keys())).toMatchObject({ activeStep: 4, copy: { status: 'done' } })
  expect(targetingDone(targetingChanged(wizard, { gender: 'male' }), keys()).copy.status).toBe('running')
})

test('the ad of uploads keeps its images as files, that of a prompt its words', () => {
  const upload = wizardOfAd(aSocialAd({ productUrl: null, productDescription: '', facts: { category: 'Mug' } }))
  expect(methodOf(upload)).toBe('upload')
  expect(adImages(upload)).toEqual(['/files/1.jpg', '/files/2.jpg'])
  expect(copyRequestOf(upload)).toMatchObject({ title: 'Stoneware mug', description: null, facts: { category: 'Mug' } })
  const prompt = wizardOfAd(
    aSocialAd({ productUrl: 'https://mine.example', productDescription: 'A red mug on oak', facts: { category: null } }),
  )
  expect(methodOf(prompt)).toBe('prompt')
  expect(copyRequestOf(prompt)).toMatchObject({ title: 'Stoneware mug', description: 'A red mug' })
})

test('a headline written by hand is offered once', () => {
  const edited = headlineEdited(aWizard({ scrapedData: product, selectedScrapedImage: 'https://shop.example/mug.jpg' }), 'My mug')
  const ad = madeFrom({ ...edited, selectedTool: 'social', generatedOptions: texts, selectedGeneratedOption: ['own', '1'] })
  expect(optionsOf(wizardOfAd(ad)).map(({ headline }) => headline)).toEqual(['My mug', 'Warm'])
})
