import { type Language } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import { writingOf } from '../languages/writing.ts'
import { quotesIn } from './praise.ts'
import { sentencesIn } from './split-sentences.ts'

const quoted = (review: string, language: Language = 'en'): string[] => {
  const writing = writingOf(language)
  return quotesIn(sentencesIn(review, writing.locale), writing).map(({ text }) => text)
}

test.each([
  'Wore these for a mountain 50K with about 9,000 ft of climbing and zero chafing.',
  'Solid as a rock.',
  'Best steak crust I have ever got at home.',
  "A year with it and it's still clear.",
  'Lights still going after 8 months.',
  'Buttery soft and the waistband doesn’t roll.',
  'Never looked back, and no more leaks.',
])('praise that is complete is quoted: %s', (review) => {
  expect(quoted(review)).toEqual([review])
})

test.each([
  ['a fault', 'App is clunky and takes forever to sync.'],
  ['praise that is denied', "It's not as comfortable or as easy as they say."],
  ['praise that is taken back', 'Great suction but the dust cup fills up fast.'],
  ['another product', "My last clear case looked like a smoker's tooth by month three."],
  ['the time before', 'I used to spend ten minutes after every vacuum cutting hair out of the roller.'],
  ['the shop', 'Excellent customer service and fast delivery, thank you.'],
  ['an order to the reader', 'Get the bigger size, you will love it.'],
  ['what needs the sentence before', 'Those are the best of the whole lot.'],
  ['a result that is denied', "It doesn't stay in place when I run."],
  ['nothing of it', 'Got this for the allotment in the second week of May.'],
  ['praise that anybody gives', 'Great product.'],
])('a sentence about %s is not quoted', (_, review) => {
  expect(quoted(review)).toEqual([])
})

test('a sentence about an earlier product is quoted with the praise after it where both fit, otherwise neither is', () => {
  expect(quoted('My old blender died after a year. This one crushes ice like a champ.')).toEqual([
    'My old blender died after a year. This one crushes ice like a champ.',
  ])
  expect(
    quoted('Have broken two of every other set in a month. These have survived Christmas, a hen do and my husband washing up.'),
  ).toEqual([])
})

test('an exclamation is quoted with its topic', () => {
  expect(quoted('Drove 400 deck screws on one battery. Unreal.')).toEqual(['Drove 400 deck screws on one battery. Unreal.'])
})

test('one word of praise does not suffice in a review that complains', () => {
  expect(quoted('The hardware of it is great. App is clunky. Lights still going after 8 months.')).toEqual([
    'Lights still going after 8 months.',
  ])
})

const examples: readonly (readonly [Language, good: string, bad: string])[] = [
  ['de', 'Der Stoff ist herrlich weich und kratzt nicht.', 'Sieht toll aus, kratzt aber.'],
  ['fr', 'Le tissu est doux et ne gratte pas.', 'Très joli mais trop petit pour moi.'],
  ['es', 'No pesa nada y abriga muchísimo.', 'No es tan cómodo como parece.'],
  ['it', 'Morbidissimo e non pizzica per niente.', 'Il manico si è rotto dopo due giorni.'],
  ['pt', 'O tecido é macio e não pica nada.', 'Bonito, mas a pega partiu ao fim de dois dias.'],
  ['nl', 'De stof is heerlijk zacht en kriebelt niet.', 'Heel mooi, maar het handvat brak na twee dagen af.'],
]
test.each(examples)('%s: a denied fault is praise, praise with a "but" is not', (language, good, bad) => {
  expect(quoted(good, language)).toEqual([good])
  expect(quoted(bad, language)).toEqual([])
})
