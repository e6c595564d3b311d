import { describe, expect, test } from 'vitest'
import { chosenOptions, optionsOf, previewedOption, productHeadlineOf } from './wizard-answers.ts'
import { contentChosen, stepReopened, targetingChanged, targetingDone } from './wizard-changes.ts'
import { copyRestarted, copyReceived, copyFailed, headlineEdited, headlineReset, optionChanged, optionToggled } from './wizard-copy.ts'
import { keys } from './sample-wizard.test-data.ts'
import { type Wizard, wizardSchema } from './wizard-state.ts'
import { reply, atContent, atTargeting, runningKey } from './wizard-steps.test-data.ts'

describe('copy', () => {
  test('brings options numbered from 1 and starts five images, each with its own key', () => {
    const wizard = atTargeting()
    expect(wizard.generatedOptions.map(({ id, headline, description }) => [id, headline, description])).toEqual([
      ['1', 'First', 'First: more.'],
      ['2', 'Second', 'Second: more.'],
    ])
    const started = wizard.generatedImages.map((variant) => (variant.status === 'running' ? variant.key : ''))
    expect(new Set(started).size).toBe(5)
    expect(wizard.generatedImages.map(({ prompt }) => prompt)).toEqual(['one', 'two', 'three', 'four', 'five'])
  })
  test('without prompts gets the suggested ones', () => {
    const chosen = contentChosen(atContent(), keys())
    const wizard = copyReceived(chosen, runningKey(chosen), reply(['First'], ['one', ' ']), keys())
    expect(wizard.generatedImages.map(({ prompt }) => prompt)).toEqual([
      'one',
      'Modern product in studio light',
      'Luxury product on marble',
      'Minimalist clean background',
      'Vibrant lifestyle shot',
    ])
  })
  test('a first failure repeats the request without targeting under a new key', () => {
    const newKey = keys()
    const chosen = contentChosen(atContent(newKey), newKey)
    const retried = copyFailed(chosen, runningKey(chosen), 'Busy.', newKey)
    expect(retried.copy).toMatchObject({ status: 'running', withTargeting: false, reason: 'Busy.' })
    expect(runningKey(retried)).not.toBe(runningKey(chosen))
    const written = copyReceived(retried, runningKey(retried), reply(['First']), newKey)
    expect(written.copy).toMatchObject({ fallback: 'without-targeting', reason: 'Busy.' })
  })
  test('a second failure keeps the saved copy and says so; without any, the page’s own text is the option', () => {
    const newKey = keys()
    const failTwice = (wizard: Wizard): Wizard => {
      const once = copyFailed(wizard, runningKey(wizard), 'Busy.', newKey)
      return copyFailed(once, runningKey(once), 'Still busy.', newKey)
    }
    const saved = failTwice(copyRestarted(atTargeting(newKey), newKey))
    expect(saved.copy).toMatchObject({ status: 'done', fallback: 'saved', engine: null, reason: 'Still busy.' })
    expect(saved.generatedOptions).toHaveLength(2)
    const page = failTwice(contentChosen(atContent(newKey), newKey))
    expect(page.copy).toMatchObject({ fallback: 'page' })
    expect(page.generatedOptions).toMatchObject([{ headline: 'Tideline Mug', description: 'A mug glazed in sea green. It holds 350 ml.' }])
    expect(page.generatedImages).toHaveLength(5)
    expect(failTwice(copyRestarted(page, newKey)).copy).toMatchObject({ fallback: 'page' })
  })
  test('the text with the user’s own headline is changed at Targeting, too, and the first text keeps its headline', () => {
    const own = headlineEdited(atTargeting(), 'My own words for this mug')
    const long = { headline: 'My own words for this mug', description: 'First: more.' }
    const changed = optionChanged(own, 'own', (option) => ({ ...option, headline: 'My own', callToAction: 'Buy now', long }))
    expect(changed.targetingData.headline).toBe('My own')
    expect(changed.generatedOptions[0]).toMatchObject({ headline: 'First', callToAction: 'Buy now', long })
    expect(optionsOf(changed)[0]).toMatchObject({ id: 'own', headline: 'My own', callToAction: 'Buy now' })
  })
  test('an empty answer counts as a failure', () => {
    const chosen = contentChosen(atContent(), keys())
    expect(copyReceived(chosen, runningKey(chosen), reply([]), keys()).copy).toMatchObject({ status: 'running', withTargeting: false })
  })
  test('an outdated answer is ignored', () => {
    const wizard = atTargeting()
    expect(copyReceived(wizard, 'old', reply(['Other']), keys())).toBe(wizard)
  })
  test('Continue in Targeting generates copy again, but only after a change', () => {
    const newKey = keys()
    const first = targetingDone(atTargeting(newKey), newKey)
    expect(first).toMatchObject({ activeStep: 4, copy: { status: 'running', refined: true } })
    const written = optionToggled(copyReceived(first, runningKey(first), reply(['Third', 'Fourth']), newKey), '2')
    const retried = targetingDone(stepReopened(written, 3), newKey)
    expect(retried).toMatchObject({ activeStep: 4, copy: { status: 'done' }, selectedGeneratedOption: ['2'] })
    const changed = targetingDone(targetingChanged(stepReopened(written, 3), { gender: 'female' }), newKey)
    expect(changed.copy.status).toBe('running')
  })
  test('a different key order after a reload is not a change', () => {
    const newKey = keys()
    const named = targetingChanged(targetingChanged(atTargeting(newKey), { website: 'shop.example' }), { businessName: 'Acme' })
    const requested = targetingDone(named, newKey)
    const written = copyReceived(requested, runningKey(requested), reply(['A']), newKey)
    const reloaded = wizardSchema.parse(JSON.parse(JSON.stringify(stepReopened(written, 3))))
    expect(targetingDone(reloaded, newKey).copy.status).toBe('done')
  })
  test('an edited headline stays: it leads the options, without new copy', () => {
    const wizard = targetingDone(headlineEdited(atTargeting(), 'My words'), keys())
    expect(wizard).toMatchObject({ activeStep: 4, copy: { status: 'done' } })
    expect(optionsOf(wizard).map(({ headline }) => headline)).toEqual(['My words', 'First', 'Second'])
    expect(productHeadlineOf(wizard)).toBe('My words')
    expect(productHeadlineOf(headlineReset(wizard))).toBe('Tideline Mug')
  })
  test('new copy needs no new images', () => {
    const newKey = keys()
    const before = atTargeting(newKey)
    const requested = copyRestarted(before, newKey)
    const after = copyReceived(requested, runningKey(requested), reply(['Other'], ['six']), newKey)
    expect(after.generatedImages).toEqual(before.generatedImages)
  })
  test('chosen options keep their order and are renumbered, and the preview shows the last one clicked', () => {
    const wizard = optionToggled(optionToggled(headlineEdited(atTargeting(), 'My words'), '2'), 'own')
    expect(chosenOptions(wizard).map(({ id, headline }) => [id, headline])).toEqual([
      ['1', 'My words'],
      ['2', 'Second'],
    ])
    expect(previewedOption(wizard)?.headline).toBe('My words')
    expect(previewedOption(optionToggled(wizard, 'own'))?.headline).toBe('Second')
  })
})
