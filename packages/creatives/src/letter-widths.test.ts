import { expect, test } from 'vitest'
import { graphemesOf } from './letter-widths.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' })
const segmentsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

test('Latin letters and signs are told apart as the standard does, every pair of them', () => {
  const letters = Array.from({ length: 0x300 - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).filter(
    (letter) => !/[\x7F-\x9F]/.test(letter),
  )
  for (const first of letters) {
    const text = letters.map((second) => first + second).join('')
    expect(graphemesOf(text)).toEqual(segmentsOf(text))
  }
})

test.each(['e\u0301te\u0301', 'a\r\nb', '👩‍👩‍👧 5️⃣', 'नमस्ते', 'ﬁ', ''])('%j is divided as the standard does', (text) =>
  expect(graphemesOf(text)).toEqual(segmentsOf(text)),
)
