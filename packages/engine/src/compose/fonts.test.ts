import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptFonts, symbolFont } from '@adloom/creatives/fallback-fonts.ts'
import { textWidth } from '@adloom/creatives/letter-widths.ts'
import { letterRuns } from '@adloom/creatives/letters.ts'
import { expect, test } from 'vitest'
import { fontFolder } from './font-slices.ts'
import { adRenderer } from './fonts.ts'

const SIZE = 1000

async function drawnWidth(text: string, fontWeight: number): Promise<number> {
  const renderer = await adRenderer([])
  const style = { fontFamily: 'Inter Variable', fontWeight, fontSize: SIZE, whiteSpace: 'pre' }
  const { runs } = await renderer.measure({ type: 'text', text, style }, { width: 60_000 })
  return runs.reduce((sum, run) => sum + run.width, 0)
}

/** Digraphs and a currency sign that are wider than the table can state. */
const TOO_WIDE = 1295

test('the table of letters has the widths the font draws', async () => {
  const letters = letterRuns.flatMap(([first, widths]) =>
    Array.from({ length: widths.length / 4 }, (_, index) => String.fromCodePoint(first + index)),
  )
  expect(letters.length).toBeGreaterThan(1200)
  // Every seventh letter: all alphabets, in a tenth of a second.
  const wrong: string[] = []
  for (const letter of letters.filter((_, index) => index % 7 === 0)) {
    for (const weight of [400, 700]) {
      const drawn = Math.min(TOO_WIDE, Math.round(await drawnWidth(letter, weight)))
      if (Math.abs(textWidth(letter, SIZE, { weight, tracking: 0, leading: 1 }) - drawn) > 0.01) wrong.push(`${letter} at ${weight}`)
    }
  }
  expect(wrong).toEqual([])
})

test.each([450, 550, 600])('the weight really varies: lines at %i are as wide as computed, less some kerning', async (weight) => {
  const text = 'Hamburg Żółć Ελλάδα Кириллица Việt'
  const computed = textWidth(text, SIZE, { weight, tracking: 0, leading: 1 })
  const drawn = await drawnWidth(text, weight)
  expect(drawn).toBeLessThanOrEqual(computed + 2)
  expect(drawn).toBeGreaterThan(computed * 0.96)
})

test.each([...scriptFonts, symbolFont])('the package $packageName calls its family $family', ({ packageName, family }) => {
  expect(readFileSync(join(fontFolder(packageName), 'wght.css'), 'utf8')).toContain(`font-family: '${family}';`)
})

test('a letter and a mark of two files are drawn as one', async () => {
  for (const letter of ['g', 'm', 'x', 'я']) expect(await drawnWidth(`${letter}\u0301`, 400)).toBeCloseTo(await drawnWidth(letter, 400), 0)
})
