import { expect, test } from 'vitest'
import { aProduct, aWizard } from '../state/wizard/sample-wizard.test-data.ts'
import { emptyWizard } from '../state/wizard/empty-wizard.ts'
import { wizardAfterArrival, readArrival } from './arrival.ts'

test('a navigation state without wizard data is no arrival', () => {
  for (const state of [null, undefined, 'x', {}, { filterType: 'video' }, { adType: 'poster' }]) expect(readArrival(state)).toBeNull()
  expect(readArrival({ fromTool: true, adType: 'video' })).toEqual({ fromTool: true, adType: 'video' })
})

test('arriving from the library starts anew, with the requested ad type', () => {
  const old = aWizard({ activeStep: 2, scrapedData: aProduct() })
  expect(wizardAfterArrival(old, { fromTool: true, adType: 'video' }, null)).toEqual({
    ...emptyWizard,
    selectedTool: 'video',
    activeStep: 1,
  })
})

test('a link typed on the landing page goes into the URL form, other text into the prompt', () => {
  expect(wizardAfterArrival(aWizard(), { info: ' shop.example/mug ' }, null)).toMatchObject({
    activeStep: 0,
    selectedMethod: 'url',
    productUrl: 'shop.example/mug',
  })
  for (const info of ['red shoes', 'shoes'])
    expect(wizardAfterArrival(aWizard(), { info }, null)).toMatchObject({ selectedMethod: 'prompt', promptData: { prompt: info } })
})

test('advanced settings open the wizard of the ad', () => {
  const opened = aWizard({ activeStep: 3, selectedTool: 'social' })
  expect(wizardAfterArrival(aWizard(), { advancedSettingsOf: 'ad_1' }, opened)).toEqual(opened)
})

test('advanced settings of a deleted ad leave the wizard unchanged', () => {
  const wizard = aWizard({ activeStep: 1, selectedTool: 'social' })
  expect(wizardAfterArrival(wizard, { advancedSettingsOf: 'ad_gone' }, null)).toEqual(wizard)
})
