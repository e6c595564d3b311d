import { drawable, graphemesOf } from '@adloom/creatives/letter-widths.ts'
import { expect, test } from 'vitest'
import { wordsByLanguage } from '../../compose/languages.test-data.ts'
import { drawWords, measureWords } from './draw-words.ts'

test('every letter of every language is drawn as itself, not as the box that stands for a missing one', async () => {
  const asBoxes: string[] = []
  for (const language of Object.keys(wordsByLanguage)) {
    const letters = [...new Set(graphemesOf(Object.values(wordsByLanguage[language]).map(drawable).join(' ')))]
    // No font has the rune.
    const orders = [...letters, 'ᚠ'].map((text) => ({ text, face: 'inter' as const, size: 40, weight: 400, tracking: 0, shift: 0 }))
    const covers = await drawWords(orders, await measureWords(orders))
    const box = Buffer.from(covers[letters.length].cover)
    for (const [index, letter] of letters.entries()) if (box.equals(covers[index].cover)) asBoxes.push(`${language}: ${letter}`)
  }
  expect(asBoxes).toEqual([])
})
