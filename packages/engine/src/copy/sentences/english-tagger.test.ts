import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { tagEnglish } from './english-tagger.ts'

test('a sentence has its parts of speech, and none of the files of the model stay in memory', () => {
  expect(tagEnglish('This mug keeps tea warm.').map(({ class: wordClass }) => wordClass)).toEqual([
    'determiner',
    'noun',
    'verb',
    'noun',
    'adjective',
    'mark',
  ])
  expect(Object.keys(createRequire(import.meta.url).cache).filter((file) => file.includes('wink-eng-lite-web-model'))).toEqual([])
})
