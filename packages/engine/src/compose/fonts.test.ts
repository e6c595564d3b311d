import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { scriptFonts, symbolFont } from '@adloom/creatives/fallback-fonts.ts'
import { textWidth } from '@adloom/creatives/letter-widths.ts'
import { type Face, type FaceId, faces } from '@adloom/creatives/faces.ts'
import { pairings } from '@adloom/creatives/pairings.ts'
import { letterRunsOf } from '@adloom/creatives/letters.ts'
import { expect, test } from 'vitest'
import { fontFolder } from './font-slices.ts'
import { adRenderer } from './fonts.ts'
import { metricsOfWoff2 } from './woff2-letters.ts'

const SIZE = 1000

// Safe: its keys are those of the faces.
const faceIds = Object.keys(faces) as FaceId[]

async function drawnWidth(text: string, fontWeight: number, face: FaceId = 'inter'): Promise<number> {
  const renderer = await adRenderer([], [face])
  const { family, features: fontFeatureSettings = 'normal' }: Face = faces[face]
  const style = { fontFamily: `'${family}'`, fontFeatureSettings, fontWeight, fontSize: SIZE, whiteSpace: 'pre' }
  const { runs } = await renderer.measure({ type: 'text', text, style }, { width: 60_000 })
  return runs.reduce((sum, run) => sum + run.width, 0)
}

const computedWidth = (text: string, weight: number, face: FaceId): number =>
  textWidth(text, SIZE, { face, weight, tracking: 0, leading: 1 })

/** Digraphs and a currency sign that are wider than the table can state. */
const TOO_WIDE = 1295
/** Letters whose accent stands in another file than they do are drawn in parts, up to a hundredth of the type size narrower or wider. */
const IN_PARTS = 10

test.each(faceIds)('the table of letters of %s has the widths the font draws', async (face) => {
  const letters = letterRunsOf(faces[face].runs).flatMap(([first, widths]) =>
    Array.from({ length: widths.length / 4 }, (_, index) => String.fromCodePoint(first + index)),
  )
  expect(letters.length).toBeGreaterThan(face === 'inter' ? 1200 : 300)
  // Every seventh letter: all alphabets, in a tenth of a second.
  const wrong: string[] = []
  for (const letter of letters.filter((_, index) => index % 7 === 0)) {
    for (const weight of [400, 700]) {
      const drawn = Math.min(TOO_WIDE, Math.round(await drawnWidth(letter, weight, face)))
      const allowed = face !== 'inter' && letter.normalize('NFD') !== letter ? IN_PARTS : 0.01
      if (Math.abs(computedWidth(letter, weight, face) - drawn) > allowed) wrong.push(`${letter} at ${weight}`)
    }
  }
  expect(wrong).toEqual([])
})

/** The weights in which layouts set each typeface, and those between its masters. */
const setWeights = Object.values(pairings).flatMap(({ headline, body, label }) => [headline, body, label])
const faceWeights = [
  ...[450, 550, 600, 800].map((weight) => ({ face: 'inter' as FaceId, weight })),
  ...setWeights.filter(({ face }) => face !== 'inter').map(({ face, weight }) => ({ face, weight })),
]

test.each(faceWeights)('lines of $face at $weight are as wide as computed, less some kerning', async ({ face, weight }) => {
  const text = face === 'inter' ? 'Hamburg Żółć Ελλάδα Кириллица Việt' : 'Hamburg Wanderschuhe, größer für 1,25 €'
  const computed = computedWidth(text, weight, face)
  const drawn = await drawnWidth(text, weight, face)
  expect(drawn).toBeLessThanOrEqual(computed + 2)
  expect(drawn).toBeGreaterThan(computed * 0.95)
})

test.each(faceIds)('the weight of %s really varies', async (face) => {
  const widths = await Promise.all([400, 550, 700].map((weight) => drawnWidth('Hamburg', weight, face)))
  expect(widths).toEqual(widths.toSorted((one, other) => one - other))
  expect(widths[2]).toBeGreaterThan(widths[0] * 1.01)
})

test.each(faceIds)('%s is as high and as deep as its font states', (face) => {
  const { packageName, ascent, descent, capHeight } = faces[face]
  const file = join(fontFolder(packageName), 'files', `${packageName.split('/')[1]}-latin-wght-normal.woff2`)
  const stated = metricsOfWoff2(readFileSync(file))
  expect(stated.ascent).toBeCloseTo(ascent, 4)
  expect(stated.descent).toBeCloseTo(descent, 4)
  expect(stated.capHeight).toBeCloseTo(capHeight, 2)
})

test.each(faceIds)('the package of %s calls its family so', (face) => {
  const { packageName, family } = faces[face]
  expect(readFileSync(join(fontFolder(packageName), 'wght.css'), 'utf8')).toContain(`font-family: '${family}';`)
})

test.each([...scriptFonts, symbolFont])('the package $packageName calls its family $family', ({ packageName, family }) => {
  expect(readFileSync(join(fontFolder(packageName), 'wght.css'), 'utf8')).toContain(`font-family: '${family}';`)
})

test('a letter and a mark of two files are drawn as one', async () => {
  for (const letter of ['g', 'm', 'x', 'я']) expect(await drawnWidth(`${letter}\u0301`, 400)).toBeCloseTo(await drawnWidth(letter, 400), 0)
})
