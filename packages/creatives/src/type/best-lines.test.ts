import { type Language } from '@adloom/domain/language.ts'
import { expect, test } from 'vitest'
import { type TypeStyle } from '../letter-widths.ts'
import { fitText } from '../text-fit.ts'

const type: TypeStyle = { face: 'inter', weight: 700, tracking: -0.028, leading: 1.08 }
const linesOf = (text: string, width: number, language: Language | null = 'en', maxLines = 4): readonly string[] =>
  fitText(text, type, { width, height: 2000, sizes: [98], maxLines, language }).lines

test.each<readonly [string, number, Language, readonly string[]]>([
  ['Cold for a day', 520, 'en', ['Cold', 'for a day']],
  ['A mug that keeps a long morning warm', 1000, 'en', ['A mug that keeps', 'a long morning warm']],
  ['Soft, light and made to last', 960, 'en', ['Soft, light', 'and made to last']],
  ['Everything you need for breakfast outdoors', 1300, 'en', ['Everything you need', 'for breakfast outdoors']],
  ['Kaffee für die ersten Stunden am Morgen', 1250, 'de', ['Kaffee für die ersten', 'Stunden am Morgen']],
  ['Le pull en laine de la mer du Nord', 1000, 'fr', ['Le pull en laine', 'de la mer du Nord']],
  ['La camiseta de algodón para el verano', 1200, 'es', ['La camiseta de algodón', 'para el verano']],
  ['La tazza di ceramica per la colazione', 1200, 'it', ['La tazza di ceramica', 'per la colazione']],
  ['De mok die je koffie langer warm houdt', 1200, 'nl', ['De mok die je koffie', 'langer warm houdt']],
  ['A caneca de barro para o seu café', 1100, 'pt', ['A caneca de barro', 'para o seu café']],
])('the lines of %s follow its sense', (text, width, language, lines) => {
  expect(linesOf(text, width, language)).toEqual(lines)
})

test('a single short word is never left alone when a line can end elsewhere', () => {
  const texts = [
    'Twelve hours of light from one charge now',
    'The everyday backpack for work and play',
    'Bake it once and love it for ever more',
  ]
  const widths = Array.from({ length: 18 }, (_, step) => 600 + 50 * step)
  const set = texts.flatMap((text) => widths.map((width) => linesOf(text, width, 'en', 9))).filter(({ length }) => length > 1)
  expect(set.length).toBeGreaterThan(30)
  expect(set.filter((lines) => (lines.at(-1) ?? '').length < 7)).toEqual([])
})

test.each([
  '100 %',
  '24,99 €',
  'US$ 20',
  'CHF 20',
  '20 EUR',
  '750 ml',
  '12 × 40',
  'No. 5',
  'nº 5',
  'J. R. R. Tolkien',
  'Dr. Martens',
  'z. B. Tee',
  'froid !',
  '« bon »',
  'warm –',
])('a line never ends within %s', (text) => {
  const words = `It is ${text} at its best`
  for (let width = 560; width < 1600; width += 40) expect(linesOf(words, width, null, 9)).toContainEqual(expect.stringContaining(text))
})

test('a column that is too narrow for what holds together divides it between its words', () => {
  expect(linesOf('J. R. R. Tolkien', 380)).not.toContainEqual(expect.stringMatching(/-$/))
})
