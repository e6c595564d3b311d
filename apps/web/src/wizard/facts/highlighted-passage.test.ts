import { describe, expect, test } from 'vitest'
import { excerptOf, markedPassage, type PassagePart } from './highlighted-passage.ts'

/** Marked parts in brackets. */
const written = (words: readonly PassagePart[]): string => words.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('')

describe('marks the part of a passage that the headline uses', () => {
  test.each([
    [
      'Durable cast iron distributes and retains heat evenly.',
      'Retains heat evenly',
      'Durable cast iron distributes and [retains heat evenly].',
    ],
    ['OEKO-TEX® STANDARD 100 Certified', 'Oeko-tex standard 100 certified', '[OEKO-TEX® STANDARD 100 Certified]'],
    ['They’re soft and light', "They're soft", '[They’re soft] and light'],
    ['Now with 40% more bass', 'With 40%', 'Now [with 40%] more bass'],
    ['Oven safe to 500°F', 'Oven safe to 500°F', '[Oven safe to 500°F]'],
    ['Größe 38 –\n  fällt weit aus', 'Fällt weit aus', 'Größe 38 – [fällt weit aus]'],
  ])('%s', (passage, headline, expected) => {
    expect(written(markedPassage(passage, headline))).toBe(expected)
  })
  test('marks the meaningful words shared with a passage in another wording', () => {
    expect(written(markedPassage('A lid that keeps the heat in the pot.', 'Heat stays in the pot, all evening'))).toBe(
      'A lid that keeps [the heat in the pot].',
    )
  })
  test('marks nothing in another language', () => {
    expect(written(markedPassage('Safe in the dishwasher', 'Spülmaschinenfest'))).toBe('Safe in the dishwasher')
    expect(written(markedPassage('Safe in the dishwasher', ''))).toBe('Safe in the dishwasher')
    expect(markedPassage('', 'Anything')).toEqual([])
  })
})

describe('a passage on a card', () => {
  const long =
    'Rooted in French craft, each pot is cast once and checked twice. It is built to last a lifetime and goes from oven to table. Hand wash is best for it.'
  test('is whole when it is short', () => {
    expect(written(excerptOf('Keeps its warmth. Holds 350 ml.', 'Holds 350 ml'))).toBe('Keeps its warmth. [Holds 350 ml].')
  })
  test('shows the sentence with the headline when it is long, with dots for the rest', () => {
    expect(written(excerptOf(long, 'Built to last a lifetime'))).toBe('… It is [built to last a lifetime] and goes from oven to table. …')
    expect(written(excerptOf(long, 'Cast once'))).toBe('Rooted in French craft, each pot is [cast once] and checked twice. …')
    expect(written(excerptOf(long, 'Hand wash'))).toBe('… [Hand wash] is best for it.')
  })
  test('shows its first sentence when nothing is marked', () => {
    expect(written(excerptOf(long, 'Lebenslang'))).toBe('Rooted in French craft, each pot is cast once and checked twice. …')
  })
  test('starts shortly before a mark that would come too late', () => {
    const sentence =
      'The textured enamel of the pot possesses exceptional properties and it distributes the warmth of any stove so that everything simmers evenly throughout.'
    expect(written(excerptOf(sentence, 'Everything simmers evenly'))).toBe('… of any stove so that [everything simmers evenly] throughout.')
  })
})
