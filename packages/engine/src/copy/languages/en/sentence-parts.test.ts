import { expect, test } from 'vitest'
import { partsOfSentence } from './sentence-parts.ts'

test.each([
  ['Stoneware, 350 ml, safe in the dishwasher.', ['Stoneware', '350 ml', 'safe in the dishwasher']],
  ['Thrown by hand and glazed in sea green, the mug keeps its warmth.', ['Thrown by hand', 'glazed in sea green']],
  ['A small lamp with a turned oak foot and a linen shade that gives warm light.', ['turned oak foot', 'linen shade']],
  [
    'Washed linen in a sand stripe, filled with feather and closed with a hidden zip.',
    ['Washed linen in a sand stripe', 'filled with feather', 'closed with a hidden zip'],
  ],
])('%j holds the parts %j', (sentence, parts) => {
  expect(partsOfSentence(sentence)).toEqual(expect.arrayContaining(parts))
})

test.each([
  'Dishwasher safe, except the lid.',
  'Works with any router.',
  'Comes without batteries, with a wall mount.',
  'Honey first, then orange peel and smoke.',
  'Is it made with oak, or with pine?',
  'Seasoned with flaxseed oil.',
])('nothing is taken out of %j', (sentence) => {
  expect(partsOfSentence(sentence)).toEqual([])
})
