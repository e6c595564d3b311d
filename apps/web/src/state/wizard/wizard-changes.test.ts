import { defaultTargeting } from '@adloom/domain/targeting.ts'
import { describe, expect, test } from 'vitest'
import { chosenMedium, copyRequestOf, productHeadlineOf } from './wizard-answers.ts'
import { adPreviewOf } from './wizard-preview.ts'
import {
  adTypeChosen,
  categoryReceived,
  categoryEdited,
  contentChosen,
  fileRemoved,
  filesAdded,
  filesChosen,
  mediumChosen,
  methodChosen,
  productReceived,
  readingFailed,
  readingStarted,
  stepReopened,
  targetingChanged,
  targetingDone,
  urlTyped,
} from './wizard-changes.ts'
import { aFile, aProduct, aWizard, keys } from './sample-wizard.test-data.ts'
import { wizardSchema } from './wizard-state.ts'
import { atContent, atTargeting } from './wizard-steps.test-data.ts'

describe('moving through the steps', () => {
  test('choosing an ad type opens the method step at once', () => {
    expect(adTypeChosen(aWizard(), 'display')).toMatchObject({ selectedTool: 'display', activeStep: 1 })
  })
  test('an earlier step can be reopened without losing input, a later one cannot', () => {
    const wizard = atTargeting()
    expect(stepReopened(wizard, 1)).toEqual({ ...wizard, activeStep: 1 })
    expect(stepReopened(wizard, 4)).toBe(wizard)
  })
  test('another method resets the data of the others', () => {
    const wizard = methodChosen(atTargeting(), 'upload')
    expect(wizard).toMatchObject({
      selectedMethod: 'upload',
      productUrl: '',
      scrapedData: null,
      selectedLogo: null,
      generatedOptions: [],
      copy: { status: 'none' },
    })
    expect(wizard.selectedTool).toBe('social')
  })
  test('the audience survives another method, the product’s data does not', () => {
    const wizard = targetingChanged(atTargeting(), { gender: 'female', businessName: 'Mine' })
    const { language: _ofThePage, ...defaults } = defaultTargeting
    expect(methodChosen(wizard, 'upload').targetingData).toEqual({ ...defaults, gender: 'female' })
  })
  test('the language follows each page, and is English where copy cannot be written in it, until the user chooses one', () => {
    const ofPage = (language: string | null) => aWizard({ scrapedData: aProduct({ language }) })
    expect(['de-AT', 'fr', 'ja', null].map((language) => copyRequestOf(ofPage(language)).languages)).toEqual([
      ['de'],
      ['fr'],
      ['en'],
      ['en'],
    ])
    expect(copyRequestOf(ofPage('de')).targeting?.language).toBe('de')
    const chosen = targetingChanged(ofPage('de'), { language: 'nl' })
    expect(copyRequestOf(chosen).languages).toEqual(['nl'])
    expect(copyRequestOf({ ...chosen, scrapedData: aProduct({ language: 'it' }) }).languages).toEqual(['nl'])
  })
  test('choosing the current method again changes nothing', () => {
    const wizard = atContent()
    expect(methodChosen(wizard, 'url')).toBe(wizard)
  })
})

describe('reading a page', () => {
  test('an empty address is rejected with its own sentence, an invalid one with the catalogue’s', () => {
    expect(readingStarted(aWizard(), keys()).reading).toEqual({
      status: 'failed',
      refusal: { code: null, sentence: 'Please enter a valid URL' },
    })
    expect(readingStarted(aWizard({ productUrl: 'red shoes' }), keys()).reading).toMatchObject({ refusal: { code: 'url.invalid' } })
  })
  test('a missing scheme counts as https', () => {
    expect(readingStarted(aWizard({ productUrl: 'shop.example/mug' }), keys()).reading).toEqual({
      status: 'running',
      key: 'k1',
      url: 'https://shop.example/mug',
    })
  })
  test('a product opens Content Selection with its first image and logo chosen', () => {
    expect(atContent()).toMatchObject({
      activeStep: 2,
      selectedScrapedImage: 'https://shop.example/mug.jpg',
      selectedLogo: 'https://shop.example/logo.png',
      reading: { status: 'idle' },
    })
  })
  test('the image that is best to cut out is chosen, or the best one as a whole when none can be cut out; without a comparison the first', () => {
    const chosenOf = (cutOutScore: number | null): string | null => {
      const reading = readingStarted(urlTyped(aWizard(), 'shop.example/mug'), keys())
      const [front, side] = aProduct().productImages.map(({ src }) => src)
      const forWhole = { src: front, score: 1, reasons: ['sharp'] }
      const bestImages = cutOutScore === null ? null : { forCutOut: { src: side, score: cutOutScore, reasons: [] }, forWhole }
      const key = reading.reading.status === 'running' ? reading.reading.key : ''
      return productReceived(reading, key, aProduct({ bestImages })).selectedScrapedImage
    }
    expect([0.9, 0.3, null].map(chosenOf)).toEqual(['side', 'mug', 'mug'].map((name) => `https://shop.example/${name}.jpg`))
  })

  test('an answer for an address that has changed since is ignored', () => {
    const reading = readingStarted(aWizard({ productUrl: 'shop.example/a' }), keys())
    const typing = urlTyped(reading, 'shop.example/b')
    expect(productReceived(typing, 'k1', aProduct())).toBe(typing)
  })
  test('a failure keeps the typed address, and typing clears the failure', () => {
    const failed = readingFailed(readingStarted(aWizard({ productUrl: 'shop.example/a' }), keys()), 'k1', {
      code: 'page.not-found',
      sentence: 'Gone.',
    })
    expect(failed).toMatchObject({ productUrl: 'shop.example/a', reading: { status: 'failed', refusal: { sentence: 'Gone.' } } })
    expect(urlTyped(failed, 'shop.example/ab').reading).toEqual({ status: 'idle' })
  })
  test('another product discards everything made from the first', () => {
    const newKey = keys()
    const restarted = readingStarted(urlTyped(atTargeting(newKey), 'https://shop.example/lamp'), newKey)
    const key = restarted.reading.status === 'running' ? restarted.reading.key : ''
    const wizard = productReceived(restarted, key, aProduct({ url: 'https://shop.example/lamp', title: 'Lamp' }))
    expect(wizard).toMatchObject({ generatedOptions: [], generatedImages: [], copy: { status: 'none' } })
    expect(productHeadlineOf(wizard)).toBe('Lamp')
  })
})

describe('files', () => {
  const three = aWizard({ serializedFiles: [aFile('a'), aFile('b'), aFile('c')], selectedFileIndex: 2 })
  test('the first file is highlighted, and adding files keeps the highlight', () => {
    const { state: _state, ...file } = aFile('a')
    const one = filesAdded(aWizard(), [file])
    expect(one.selectedFileIndex).toBe(0)
    expect(filesAdded({ ...three, selectedFileIndex: 1 }, [{ ...file, id: 'd' }]).selectedFileIndex).toBe(1)
  })
  test('removing a row above moves the highlight with its file', () => {
    expect(fileRemoved(three, 'a').selectedFileIndex).toBe(1)
  })
  test('removing the highlighted file highlights the first remaining, or none', () => {
    expect(fileRemoved(three, 'c').selectedFileIndex).toBe(0)
    expect(fileRemoved(aWizard({ serializedFiles: [aFile('a')], selectedFileIndex: 0 }), 'a').selectedFileIndex).toBe(-1)
  })
  test('a video is discarded when the ad type changes', () => {
    const wizard = aWizard({ serializedFiles: [aFile('video', { name: 'film.mp4', type: 'video/mp4' }), aFile('a')], selectedFileIndex: 0 })
    expect(adTypeChosen(wizard, 'social')).toMatchObject({ serializedFiles: [{ id: 'a' }], selectedFileIndex: 0 })
    expect(adTypeChosen(wizard, 'video').serializedFiles).toHaveLength(2)
  })
})

describe('content', () => {
  test('choosing content starts copy with the image, its category and the page’s facts', () => {
    const categorised = categoryReceived(atContent(), 'https://shop.example/mug.jpg', { category: 'Coffee Mug', confidence: 0.9 })
    const wizard = contentChosen(categorised, keys())
    expect(wizard).toMatchObject({ activeStep: 3, copy: { status: 'running', withTargeting: true, refined: false } })
    expect(copyRequestOf(wizard)).toMatchObject({
      title: 'Tideline Mug',
      imageUrl: 'https://shop.example/mug.jpg',
      languages: ['en'],
      targeting: { productCategory: 'Coffee Mug', businessName: 'Harbour & Hearth', website: 'https://shop.example/mug' },
      facts: { brand: 'Harbour & Hearth', price: { amount: 24, currency: 'GBP' } },
    })
  })
  test('an inline logo stays in the browser', () => {
    const wizard = { ...atContent(), selectedLogo: 'data:image/svg+xml,<svg/>' }
    expect(copyRequestOf(wizard).targeting).not.toHaveProperty('brandLogo')
  })
  test('choosing the same image again starts nothing, another one discards what was made', () => {
    const newKey = keys()
    const back = stepReopened(atTargeting(newKey), 2)
    expect(contentChosen(back, newKey)).toEqual({ ...back, activeStep: 3 })
    const other = contentChosen(mediumChosen(back, 'https://shop.example/side.jpg'), newKey)
    expect(other).toMatchObject({ copy: { status: 'running' }, generatedImages: [], generatedOptions: [] })
  })
  test('a category the user wrote overrides a late guess, and blank text is ignored', () => {
    const src = 'https://shop.example/mug.jpg'
    const edited = categoryEdited(atContent(), src, ' Cup ')
    expect(edited.imageCategories[src]).toEqual({ status: 'edited', category: 'Cup' })
    expect(categoryReceived(edited, src, { category: 'Bowl', confidence: 1 })).toBe(edited)
    expect(categoryEdited(edited, src, '  ')).toBe(edited)
  })
  test('an image without a guessable category is not sent again', () => {
    expect(categoryReceived(atContent(), 'x', null).imageCategories.x).toEqual({ status: 'unknown' })
  })
})

test('the first uploaded file replaces a highlighted one whose upload failed', () => {
  const failed = aFile('letter', { state: { status: 'failed', refusal: { code: 'picture.undecodable', sentence: 'No picture.' } } })
  const files = [failed, aFile('mug'), aFile('lamp')]
  const wizard = aWizard({ selectedMethod: 'upload', serializedFiles: files, selectedFileIndex: 0 })
  expect(chosenMedium(filesChosen(wizard))?.name).toBe('mug.jpg')
  expect(chosenMedium(filesChosen({ ...wizard, selectedFileIndex: 2 }))?.name).toBe('lamp.jpg')
})

test('every state these changes lead to can be stored and read again', () => {
  const newKey = keys()
  for (const wizard of [aWizard(), atContent(newKey), atTargeting(newKey), targetingDone(atTargeting(newKey), newKey)])
    expect(wizardSchema.parse(JSON.parse(JSON.stringify(wizard)))).toEqual(JSON.parse(JSON.stringify(wizard)))
})

test('before Targeting the preview’s headline is the category, at Targeting the name of the product', () => {
  const wizard = categoryEdited(atContent(), 'https://shop.example/mug.jpg', 'coffee mug')
  expect(adPreviewOf(wizard).headline).toBe('Coffee mug')
  expect(adPreviewOf({ ...wizard, activeStep: 1 }).headline).toBe('Coffee mug')
  expect(adPreviewOf({ ...wizard, activeStep: 3 }).headline).toBe('Tideline Mug')
})
