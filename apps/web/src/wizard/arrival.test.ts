import { expect, test } from 'vitest'
import { aSocialAd } from '../state/library/sample-ads.test-data.ts'
import { aProduct, aWizard } from '../state/wizard/sample-wizard.test-data.ts'
import { emptyWizard } from '../state/wizard/empty-wizard.ts'
import { wizardAfterArrival, readArrival } from './arrival.ts'
import { wizardOfAd } from './wizard-of-ad.ts'

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

test('advanced settings open Targeting with the ad’s own data', () => {
  const ad = aSocialAd({ id: 'ad_1' })
  expect(wizardAfterArrival(aWizard(), { advancedSettingsOf: 'ad_1' }, ad)).toEqual(wizardOfAd(ad))
})

test('advanced settings of a deleted ad leave the wizard unchanged', () => {
  const wizard = aWizard({ activeStep: 1, selectedTool: 'social' })
  expect(wizardAfterArrival(wizard, { advancedSettingsOf: 'ad_gone' }, null)).toEqual(wizard)
})
