import { defaultTargeting } from '@adloom/domain/targeting.ts'
import { describe, expect, test } from 'vitest'
import {
  adPictures,
  chosenMedium,
  drawnFrom,
  chosenOptions,
  copyRequestOf,
  optionsOf,
  previewedOption,
  productHeadlineOf,
} from './wizard-answers.ts'
import {
  adTypeChosen,
  categoryArrived,
  categoryEdited,
  contentChosen,
  fileRemoved,
  filesAdded,
  filesChosen,
  mediumChosen,
  methodChosen,
  picturesArrived,
  picturesAsked,
  productArrived,
  promptChanged,
  readingFailed,
  readingStarted,
  stepReopened,
  targetingChanged,
  targetingDone,
  urlTyped,
} from './wizard-changes.ts'
import { copyAgain, copyArrived, copyFailed, headlineEdited, headlineGivenBack, optionToggled } from './wizard-copy.ts'
import { failedVariantsAgain, previewShown, previewTurned, variantArrived, variantFailed } from './wizard-variants.ts'
import { aFile, aProduct, aWizard, keys } from './wizard-made-up.ts'
import { type Wizard, wizardSchema } from './wizard-state.ts'

const reply = (headlines: readonly string[], imagePrompts: readonly string[] = ['one', 'two', 'three', 'four', 'five']) => ({
  copy: headlines.map((headline) => ({ headline, subline: `${headline}: more.`, button: 'Shop now' })),
  imagePrompts: [...imagePrompts],
  engine: 'studio',
})
const picture = (url: string, cutOut = true) => ({
  url,
  prompt: '',
  engine: 'studio',
  metadata: { provider: 'studio', model: 'studio', width: 1024, height: 1024, contentType: 'image/jpeg', cutOut },
})

/** A social ad whose page was read: at Content Selection. */
const atContent = (newKey = keys(), product = aProduct()): Wizard => {
  const typed = urlTyped(adTypeChosen(aWizard(), 'social'), product.url)
  const reading = readingStarted(typed, newKey)
  return productArrived(reading, reading.reading.status === 'running' ? reading.reading.key : '', product)
}
const runningKey = (wizard: Wizard): string => (wizard.copy.status === 'running' ? wizard.copy.key : 'none')
/** The same with content chosen and the first copy there: at Targeting, five pictures running. */
const atTargeting = (newKey = keys()): Wizard => {
  const chosen = contentChosen(atContent(newKey), newKey)
  return copyArrived(chosen, runningKey(chosen), reply(['First', 'Second']), newKey)
}

describe('going through the steps', () => {
  test('an ad type goes on to the method at once', () => {
    expect(adTypeChosen(aWizard(), 'display')).toMatchObject({ selectedTool: 'display', activeStep: 1 })
  })
  test('an earlier step can be reopened and keeps everything entered, a later one can not', () => {
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
  test('the audience survives another method, what the product brought does not', () => {
    const wizard = targetingChanged(atTargeting(), { gender: 'female', businessName: 'Mine' })
    expect(methodChosen(wizard, 'upload').targetingData).toEqual({ ...defaultTargeting, gender: 'female' })
  })
  test('the method in force chosen again changes nothing', () => {
    const wizard = atContent()
    expect(methodChosen(wizard, 'url')).toBe(wizard)
  })
})

describe('reading a page', () => {
  test('an empty address is refused with its sentence, another wrong one with the catalogue’s', () => {
    expect(readingStarted(aWizard(), keys()).reading).toEqual({
      status: 'failed',
      refusal: { code: null, sentence: 'Please enter a valid URL' },
    })
    expect(readingStarted(aWizard({ productUrl: 'red shoes' }), keys()).reading).toMatchObject({ refusal: { code: 'url.invalid' } })
  })
  test('a missing scheme is read as https', () => {
    expect(readingStarted(aWizard({ productUrl: 'shop.example/mug' }), keys()).reading).toEqual({
      status: 'running',
      key: 'k1',
      url: 'https://shop.example/mug',
    })
  })
  test('a product opens Content Selection with its first picture and logo chosen', () => {
    expect(atContent()).toMatchObject({
      activeStep: 2,
      selectedScrapedImage: 'https://shop.example/mug.jpg',
      selectedLogo: 'https://shop.example/logo.png',
      reading: { status: 'idle' },
    })
  })
  test('an answer to an address that was changed meanwhile is not taken', () => {
    const reading = readingStarted(aWizard({ productUrl: 'shop.example/a' }), keys())
    const typing = urlTyped(reading, 'shop.example/b')
    expect(productArrived(typing, 'k1', aProduct())).toBe(typing)
  })
  test('a failure keeps what was typed, and typing takes the failure away', () => {
    const failed = readingFailed(readingStarted(aWizard({ productUrl: 'shop.example/a' }), keys()), 'k1', {
      code: 'page.not-found',
      sentence: 'Gone.',
    })
    expect(failed).toMatchObject({ productUrl: 'shop.example/a', reading: { status: 'failed', refusal: { sentence: 'Gone.' } } })
    expect(urlTyped(failed, 'shop.example/ab').reading).toEqual({ status: 'idle' })
  })
  test('another product drops what was made of the first', () => {
    const newKey = keys()
    const again = readingStarted(urlTyped(atTargeting(newKey), 'https://shop.example/lamp'), newKey)
    const key = again.reading.status === 'running' ? again.reading.key : ''
    const wizard = productArrived(again, key, aProduct({ url: 'https://shop.example/lamp', title: 'Lamp' }))
    expect(wizard).toMatchObject({ generatedOptions: [], generatedImages: [], copy: { status: 'none' } })
    expect(productHeadlineOf(wizard)).toBe('Lamp')
  })
})

describe('files', () => {
  const three = aWizard({ serializedFiles: [aFile('a'), aFile('b'), aFile('c')], selectedFileIndex: 2 })
  test('the first file is highlighted, and further ones leave the highlight where it is', () => {
    const { state: _state, ...file } = aFile('a')
    const one = filesAdded(aWizard(), [file])
    expect(one.selectedFileIndex).toBe(0)
    expect(filesAdded({ ...three, selectedFileIndex: 1 }, [{ ...file, id: 'd' }]).selectedFileIndex).toBe(1)
  })
  test('removing a row above shifts the highlight with its file', () => {
    expect(fileRemoved(three, 'a').selectedFileIndex).toBe(1)
  })
  test('removing the highlighted file highlights the first remaining, or none', () => {
    expect(fileRemoved(three, 'c').selectedFileIndex).toBe(0)
    expect(fileRemoved(aWizard({ serializedFiles: [aFile('a')], selectedFileIndex: 0 }), 'a').selectedFileIndex).toBe(-1)
  })
  test('a video does not follow to another kind of ad', () => {
    const wizard = aWizard({ serializedFiles: [aFile('film', { name: 'film.mp4', type: 'video/mp4' }), aFile('a')], selectedFileIndex: 0 })
    expect(adTypeChosen(wizard, 'social')).toMatchObject({ serializedFiles: [{ id: 'a' }], selectedFileIndex: 0 })
    expect(adTypeChosen(wizard, 'video').serializedFiles).toHaveLength(2)
  })
})

describe('content', () => {
  test('choosing content starts copy with the picture, its category and the page’s facts', () => {
    const categorised = categoryArrived(atContent(), 'https://shop.example/mug.jpg', { category: 'Coffee Mug', confidence: 0.9 })
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
  test('the same picture chosen again starts nothing anew, another one drops what was made', () => {
    const newKey = keys()
    const back = stepReopened(atTargeting(newKey), 2)
    expect(contentChosen(back, newKey)).toEqual({ ...back, activeStep: 3 })
    const other = contentChosen(mediumChosen(back, 'https://shop.example/side.jpg'), newKey)
    expect(other).toMatchObject({ copy: { status: 'running' }, generatedImages: [], generatedOptions: [] })
  })
  test('a category the user wrote stands against a late guess, and blank text is ignored', () => {
    const src = 'https://shop.example/mug.jpg'
    const edited = categoryEdited(atContent(), src, ' Cup ')
    expect(edited.imageCategories[src]).toEqual({ status: 'edited', category: 'Cup' })
    expect(categoryArrived(edited, src, { category: 'Bowl', confidence: 1 })).toBe(edited)
    expect(categoryEdited(edited, src, '  ')).toBe(edited)
  })
  test('a picture nobody could name is not asked about again', () => {
    expect(categoryArrived(atContent(), 'x', null).imageCategories.x).toEqual({ status: 'unknown' })
  })
})

describe('copy', () => {
  test('copy brings options numbered from 1 and starts five pictures, each with its own key', () => {
    const wizard = atTargeting()
    expect(wizard.generatedOptions.map(({ id, headline, description }) => [id, headline, description])).toEqual([
      ['1', 'First', 'First: more.'],
      ['2', 'Second', 'Second: more.'],
    ])
    const started = wizard.generatedImages.map((variant) => (variant.status === 'running' ? variant.key : ''))
    expect(new Set(started).size).toBe(5)
    expect(wizard.generatedImages.map(({ prompt }) => prompt)).toEqual(['one', 'two', 'three', 'four', 'five'])
  })
  test('missing prompts are filled up with the suggestions', () => {
    const chosen = contentChosen(atContent(), keys())
    const wizard = copyArrived(chosen, runningKey(chosen), reply(['First'], ['one', ' ']), keys())
    expect(wizard.generatedImages.map(({ prompt }) => prompt)).toEqual([
      'one',
      'Modern product in studio light',
      'Luxury product on marble',
      'Minimalist clean background',
      'Vibrant lifestyle shot',
    ])
  })
  test('a first failure asks again without targeting under a new key', () => {
    const newKey = keys()
    const chosen = contentChosen(atContent(newKey), newKey)
    const again = copyFailed(chosen, runningKey(chosen), 'Busy.', newKey)
    expect(again.copy).toMatchObject({ status: 'running', withTargeting: false, reason: 'Busy.' })
    expect(runningKey(again)).not.toBe(runningKey(chosen))
    const written = copyArrived(again, runningKey(again), reply(['First']), newKey)
    expect(written.copy).toMatchObject({ fallback: 'without-targeting', reason: 'Busy.' })
  })
  test('a second failure keeps the saved copy and says so; without any, the page’s own words are the option', () => {
    const newKey = keys()
    const failTwice = (wizard: Wizard): Wizard => {
      const once = copyFailed(wizard, runningKey(wizard), 'Busy.', newKey)
      return copyFailed(once, runningKey(once), 'Still busy.', newKey)
    }
    const saved = failTwice(copyAgain(atTargeting(newKey), newKey))
    expect(saved.copy).toMatchObject({ status: 'done', fallback: 'saved', engine: null, reason: 'Still busy.' })
    expect(saved.generatedOptions).toHaveLength(2)
    const page = failTwice(contentChosen(atContent(newKey), newKey))
    expect(page.copy).toMatchObject({ fallback: 'page' })
    expect(page.generatedOptions).toMatchObject([{ headline: 'Tideline Mug', description: 'A mug glazed in sea green. It holds 350 ml.' }])
    expect(page.generatedImages).toHaveLength(5)
    expect(failTwice(copyAgain(page, newKey)).copy).toMatchObject({ fallback: 'page' })
  })
  test('an empty answer counts as a failure', () => {
    const chosen = contentChosen(atContent(), keys())
    expect(copyArrived(chosen, runningKey(chosen), reply([]), keys()).copy).toMatchObject({ status: 'running', withTargeting: false })
  })
  test('an answer nobody waits for any more is not taken', () => {
    const wizard = atTargeting()
    expect(copyArrived(wizard, 'old', reply(['Other']), keys())).toBe(wizard)
  })
  test('Continue in Targeting writes copy anew, but not once more when nothing changed since', () => {
    const newKey = keys()
    const first = targetingDone(atTargeting(newKey), newKey)
    expect(first).toMatchObject({ activeStep: 4, copy: { status: 'running', refined: true } })
    const written = optionToggled(copyArrived(first, runningKey(first), reply(['Third', 'Fourth']), newKey), '2')
    const again = targetingDone(stepReopened(written, 3), newKey)
    expect(again).toMatchObject({ activeStep: 4, copy: { status: 'done' }, selectedGeneratedOption: ['2'] })
    const changed = targetingDone(targetingChanged(stepReopened(written, 3), { gender: 'female' }), newKey)
    expect(changed.copy.status).toBe('running')
  })
  test('what a reload puts into another order is not taken for a change', () => {
    const newKey = keys()
    const named = targetingChanged(targetingChanged(atTargeting(newKey), { website: 'shop.example' }), { businessName: 'Acme' })
    const asked = targetingDone(named, newKey)
    const written = copyArrived(asked, runningKey(asked), reply(['A']), newKey)
    const reloaded = wizardSchema.parse(JSON.parse(JSON.stringify(stepReopened(written, 3))))
    expect(targetingDone(reloaded, newKey).copy.status).toBe('done')
  })
  test('a headline edited by hand is kept: no new copy, and it leads the options', () => {
    const wizard = targetingDone(headlineEdited(atTargeting(), 'My words'), keys())
    expect(wizard).toMatchObject({ activeStep: 4, copy: { status: 'done' } })
    expect(optionsOf(wizard).map(({ headline }) => headline)).toEqual(['My words', 'First', 'Second'])
    expect(productHeadlineOf(wizard)).toBe('My words')
    expect(productHeadlineOf(headlineGivenBack(wizard))).toBe('Tideline Mug')
  })
  test('new copy needs no new pictures', () => {
    const newKey = keys()
    const before = atTargeting(newKey)
    const asked = copyAgain(before, newKey)
    const after = copyArrived(asked, runningKey(asked), reply(['Other'], ['six']), newKey)
    expect(after.generatedImages).toEqual(before.generatedImages)
  })
  test('chosen options keep their order and are numbered anew; the preview shows the one touched last', () => {
    const wizard = optionToggled(optionToggled(headlineEdited(atTargeting(), 'My words'), '2'), 'own')
    expect(chosenOptions(wizard).map(({ id, headline }) => [id, headline])).toEqual([
      ['1', 'My words'],
      ['2', 'Second'],
    ])
    expect(previewedOption(wizard)?.headline).toBe('My words')
    expect(previewedOption(optionToggled(wizard, 'own'))?.headline).toBe('Second')
  })
})

describe('pictures', () => {
  const variantKeys = (wizard: Wizard): string[] =>
    wizard.generatedImages.flatMap((variant) => (variant.status === 'running' ? [variant.key] : []))
  test('pictures come in one by one; a failed one is the original, shown once', () => {
    const wizard = atTargeting()
    const [a, b, c, d, e] = variantKeys(wizard)
    const done = [a, b, c].reduce(
      (before, key, place) => variantArrived(before, key, picture(`https://here.example/${String(place)}`)),
      wizard,
    )
    const refusal = { code: null, sentence: 'No.' }
    const settled = variantFailed(variantFailed(done, d, refusal), e, refusal)
    expect(adPictures(settled)).toEqual([
      'https://here.example/0',
      'https://here.example/1',
      'https://here.example/2',
      'https://shop.example/mug.jpg',
    ])
  })
  test('failed pictures are tried again under new keys, the others stay', () => {
    const newKey = keys()
    const wizard = atTargeting(newKey)
    const [a, b] = variantKeys(wizard)
    const failed = variantFailed(variantArrived(wizard, a, picture('https://here.example/a')), b, { code: null, sentence: 'No.' })
    const again = failedVariantsAgain(failed, newKey)
    expect(again.generatedImages[0]).toMatchObject({ status: 'done' })
    expect(again.generatedImages[1]).toMatchObject({ status: 'running', prompt: 'two' })
    expect(variantKeys(again)).not.toContain(b)
  })
  test('the preview’s pictures wrap around both ways', () => {
    const wizard = atTargeting()
    const done = variantKeys(wizard).reduce((before, key) => variantArrived(before, key, picture(`https://here.example/${key}`)), wizard)
    expect(previewTurned(done, -1).previewImageIndex).toBe(4)
    expect(previewTurned(previewTurned(done, -1), 1).previewImageIndex).toBe(0)
  })
})

describe('pictures from words', () => {
  const painted = {
    images: [],
    image_urls: [],
    imageUrls: ['https://here.example/p1', 'https://here.example/p2'],
    prompt: 'a mug',
    engine: 'studio',
  }
  const asked = (tool: 'social' | 'image'): Wizard =>
    picturesAsked(promptChanged(methodChosen(adTypeChosen(aWizard(), tool), 'prompt'), { prompt: 'a mug' }), keys())
  test('a social ad goes straight on to Targeting, where copy is being written', () => {
    const wizard = picturesArrived(asked('social'), 'k1', painted, keys())
    expect(wizard).toMatchObject({ activeStep: 3, copy: { status: 'running' } })
    expect(chosenMedium(wizard)?.src).toBe('https://here.example/p1')
    expect(adPictures(wizard)).toEqual(painted.imageUrls)
  })
  test('the chosen one can be drawn anew: its product, without the scene, with its own seed', () => {
    const wizard = promptChanged(asked('image'), { prompt: 'a mug on a light oak table', mode: 'pro' })
    const arrived = picturesArrived(wizard, 'k1', { ...painted, seed: 7 }, keys())
    expect(drawnFrom(previewShown(arrived, 1))).toEqual({ prompt: 'a mug', seed: 8, mode: 'pro', isBare: false })
    expect(drawnFrom(picturesArrived(wizard, 'k1', { ...painted, seed: 7, engine: 'fal:flux' }, keys()))).toBeNull()
  })
  test('one without a background is drawn anew without one', () => {
    const understood = {
      kind: 'mug',
      scene: 'on a transparent background',
      colors: [],
      material: null,
      light: null,
      camera: null,
      ignored: [],
    }
    const arrived = picturesArrived(asked('image'), 'k1', { ...painted, seed: 7, understood }, keys())
    expect(drawnFrom(arrived)).toMatchObject({ seed: 7, isBare: true })
  })
  test('an ad image stays at its pictures', () => {
    expect(picturesArrived(asked('image'), 'k1', painted, keys())).toMatchObject({ activeStep: 1, copy: { status: 'none' } })
  })
})

test('a file that could not be uploaded is not the one the ad is made of: the first that could takes its place', () => {
  const failed = aFile('letter', { state: { status: 'failed', refusal: { code: 'picture.undecodable', sentence: 'No picture.' } } })
  const files = [failed, aFile('mug'), aFile('lamp')]
  const wizard = aWizard({ selectedMethod: 'upload', serializedFiles: files, selectedFileIndex: 0 })
  expect(chosenMedium(filesChosen(wizard))?.name).toBe('mug.jpg')
  expect(chosenMedium(filesChosen({ ...wizard, selectedFileIndex: 2 }))?.name).toBe('lamp.jpg')
})

test('every state these changes lead to can be kept and read again', () => {
  const newKey = keys()
  for (const wizard of [aWizard(), atContent(newKey), atTargeting(newKey), targetingDone(atTargeting(newKey), newKey)])
    expect(wizardSchema.parse(JSON.parse(JSON.stringify(wizard)))).toEqual(JSON.parse(JSON.stringify(wizard)))
})
