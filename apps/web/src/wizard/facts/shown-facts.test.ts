import { type CopyOption } from '@adloom/domain/copy.ts'
import { expect, test } from 'vitest'
import { OWN_OPTION } from '../../state/wizard/wizard-answers.ts'
import { aProduct, aWizard } from '../../state/wizard/sample-wizard.test-data.ts'
import { leadingFact, shownFacts } from './shown-facts.ts'

const passages = [{ place: 'description', text: 'A mug glazed in sea green. It holds 350 ml.' }] as const
const scrapedData = aProduct({
  price: { amount: 89, currency: 'USD', before: 119 },
  rating: { value: 4.8, count: 1212 },
  passages: [...passages],
})
const onPage = aWizard({ scrapedData })
const option = (facts: CopyOption['facts'], more: Partial<CopyOption> = {}): CopyOption => ({
  id: '1',
  headline: 'Glazed in sea green',
  description: 'It holds 350 ml.',
  callToAction: 'Shop now',
  facts,
  ...more,
})

test('shows price, rating and brand as the page has them', () => {
  const facts = [
    { text: '89 USD (119)', source: 'price' },
    { text: '4.8 / 5 (1212)', source: 'rating' },
    { text: 'By Harbour & Hearth.', source: 'brand' },
  ] as const
  expect(shownFacts(option([...facts]), onPage).map(({ text }) => text)).toEqual([
    '$89, was $119',
    '4.8 out of 5 from 1,212 ratings',
    'Harbour & Hearth',
  ])
  expect(shownFacts(option([...facts]), aWizard())).toEqual([])
})

test('shows a passage as it is, and a few words with the passage around them', () => {
  expect(shownFacts(option([{ text: passages[0].text, source: 'description' }]), onPage)).toEqual([
    { source: 'description', text: passages[0].text, wordsToMark: 'Glazed in sea green' },
  ])
  expect(leadingFact(option([{ text: '350 ml', source: 'description' }], { headline: 'Fasst 350 ml', language: 'de' }), onPage)).toEqual({
    source: 'description',
    text: passages[0].text,
    wordsToMark: '350 ml',
  })
})

test('shows the support of the text below a headline of the user’s own', () => {
  const facts = [
    { text: 'Green as the sea', source: 'feature' },
    { text: 'Holds 350 ml', source: 'feature' },
  ] as const
  expect(leadingFact(option([...facts], { id: OWN_OPTION, headline: 'Mine' }), onPage)?.text).toBe(passages[0].text)
})

test('shows nothing when nothing is known, and no guessed names of uploads', () => {
  expect(leadingFact(option(undefined), onPage)).toBeNull()
  expect(leadingFact(option([{ text: 'Coffee Mug', source: 'title' }]), aWizard({ selectedMethod: 'upload' }))).toBeNull()
})
