import { expect, test } from 'vitest'
import { pageOf } from '../made-up-pages.test-data.ts'
import { pageText } from './page-sentences.ts'
import { phrasesOf } from './phrases.ts'

const names = new Set(['larch', 'kiln'])
const phrasesIn = (sentence: string): readonly string[] =>
  pageText({ ...pageOf('Zalvo', { description: [sentence] }), description: null }, 'en', names).sentences.flatMap((one) =>
    phrasesOf(one, 'en', names).map(({ text }) => text),
  )

test.each([
  ['The thick base spreads heat evenly, so pancakes brown at the edge.', 'Spreads heat evenly'],
  ['The midsole cushions each step without adding weight.', 'Cushions each step without adding weight'],
  ['The tea towel is made of soft linen and dries fast in the sun.', 'Made of soft linen'],
  ['The lid is easy to clean and comes off with one hand after dinner.', 'Easy to clean'],
  ['A breathable knit upper, which keeps air moving.', 'Breathable knit upper'],
  ['The kettle has a handle of solid walnut that stays cool.', 'Handle of solid walnut'],
  ['Protect your floor from scratches while you move the sofa around.', 'Protect your floor from scratches'],
  ['Cut from 240 g organic cotton jersey, the tee holds its shape.', 'Cut from 240 g organic cotton jersey'],
  ['A double-stitched collar never loses its shape, whatever the washing machine does.', 'Never loses its shape'],
])('%j gives the headline %j', (sentence, phrase) => {
  expect(phrasesIn(sentence)).toContain(phrase)
})

/** Phrases whose meaning differs from the sentence they are cut from. */
const never: readonly (readonly [why: string, sentence: string, phrase: RegExp])[] = [
  ['a denial', 'The skillet is not dishwasher safe.', /^(?:dishwasher safe|safe)/i],
  ['a denial of a verb', 'The mount does not fit aero bars.', /^fits? aero/i],
  ['"never"', 'The lid never leaks in a bag.', /^leaks/i],
  ['"without"', 'Clips to any handlebar without tools.', /^(?:tools|clips to any handlebar without)$/i],
  ['the object of "fights"', 'The double wall fights condensation and mould.', /^(?:condensation|mould|condensation and mould)$/i],
  ['the object of "prevents"', 'The coating prevents ugly rust stains.', /^(?:ugly )?rust stains/i],
  ['a condition in front', 'When it rains, the floor keeps water out.', /^keeps water out/i],
  ['a condition behind', 'The light dims if the battery runs low.', /^runs low/i],
  ['half a list', 'Works on gas, electric and induction cooktops.', /^works on gas$/i],
  ['half a list before another verb', 'Works on gas, electric and induction cooktops and is oven safe to 500 °F.', /^works on gas$/i],
  ['half a list of nouns', 'Keeps out wind, rain and snow in every season.', /^keeps out wind$/i],
  ['half an "of" phrase', 'The pouch keeps a set of nine brushes.', /^keeps a set$/i],
  ['half a number', 'The tent weighs 2.1 kg with all pegs and lines in the bag.', /(?:^|\s)2\.?$|^1 kg/i],
  ['a particle', 'The floor keeps water out.', /^keeps water$/i],
  ['"from"', 'The case protects your phone from drops.', /^protects your phone$/i],
  ['"less than"', 'The motor makes less than 45 dB.', /^45 dB/i],
  ['"free of"', 'The glaze is free of lead and cadmium.', /^(?:free|lead)\b(?! of)/i],
  ['"almost"', 'The coat is almost waterproof.', /^waterproof/i],
  ['"no longer"', 'The set no longer includes a brush.', /^includes a brush/i],
  ['"neither … nor"', 'The pan is neither oven safe nor suitable for induction.', /^(?:oven safe|suitable)/i],
  ['"up to"', 'The battery lasts up to 20 hours.', /^lasts$|^20 hours/i],
  ['"cannot"', 'The jacket cannot be machine washed.', /^(?:machine )?washed/i],
  ['"only if"', 'The pan is oven safe only without the lid.', /^oven safe(?: only)?$/i],
]
test.each(never)('never cut: %s in %j', (_why, sentence, phrase) => {
  expect(phrasesIn(sentence).filter((text) => phrase.test(text))).toEqual([])
})

test('no headline uses the first person or refers to an earlier sentence', () => {
  for (const sentence of [
    'We make our soap in small batches in our kitchen.',
    'It keeps its shape after many washes.',
    'These are made of cork.',
  ])
    for (const text of phrasesIn(sentence)) expect(text).not.toMatch(/^(?:we|our|it|these|this)\b/i)
})

test('no headline gives instructions', () => {
  expect(phrasesIn('Rinse with warm water and dry at once.')).toEqual([])
  expect(phrasesIn('Clean the pan with hot water and a brush.')).toEqual([])
})
