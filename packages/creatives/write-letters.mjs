// Writes src/letters.json and src/script-letters.json: how wide every letter of the ads' fonts is. Run it after updating a font: `node packages/creatives/write-letters.mjs`.
// The `cmap` table of a font lists its letters; their widths are measured by the renderer that draws the finished ads.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { adRenderer } from '../engine/src/compose/fonts.ts'
import { metricsOfWoff2, lettersOfWoff2 } from '../engine/src/compose/woff2-letters.ts'
import { faces } from './src/faces.ts'
import { scriptFonts, symbolFont } from './src/fallback-fonts.ts'

const require = createRequire(import.meta.url)
const folderOf = (packageName) => dirname(require.resolve(`${packageName}/package.json`))
const INTER = '@fontsource-variable/inter'
/** Subsets of Latin and its neighbours: they are Inter's. */
const OF_INTER = /^(latin|latin-ext|vietnamese|greek|cyrillic)$/
const subsetsOf = (packageName) =>
  Object.keys(JSON.parse(readFileSync(join(folderOf(packageName), 'unicode.json'), 'utf8'))).map((name) => name.replace(/[[\]]/g, ''))
const fontOf = (packageName, subset) =>
  readFileSync(join(folderOf(packageName), 'files', `${packageName.split('/')[1]}-${subset}-wght-normal.woff2`))

/** It has Inter already, each file for its range of letters. */
const renderer = await adRenderer([])

/** The features that a typeface is drawn with. */
const featuresOf = new Map(Object.values(faces).map(({ family, features }) => [family, features]))

async function width(text, fontFamily, fontWeight) {
  const fontFeatureSettings = featuresOf.get(fontFamily) ?? 'normal'
  const style = { fontFamily: `'${fontFamily}'`, fontFeatureSettings, fontWeight, fontSize: 1000, whiteSpace: 'pre' }
  const { runs } = await renderer.measure({ type: 'text', text, style }, { width: 20_000 })
  return Math.round(runs.reduce((sum, run) => sum + run.width, 0))
}

const isPrinted = (code) => code >= 0x20 && code !== 0x7f && code !== 0xfeff && code !== 0xfffd
const ofAllFonts = new Set()

/** The letters of a family that earlier ones lack, with their widths at 400 and 700. A mark is measured on a letter: alone it gets a circle. */
async function measured(family, fonts, isWanted, known = ofAllFonts) {
  const codes = [...new Set(fonts.flatMap((font) => [...lettersOfWoff2(font)]))].filter((code) => isPrinted(code) && isWanted(code))
  const base = codes.map((code) => String.fromCodePoint(code)).find((letter) => /\p{Lo}/u.test(letter)) ?? ''
  const letters = []
  for (const code of codes.filter((one) => !known.has(one))) {
    known.add(code)
    const letter = String.fromCodePoint(code)
    const under = /\p{M}/u.test(letter) ? base : ''
    const widthAt = async (weight) =>
      (await width(under + letter, family, weight)) - (under === '' ? 0 : await width(under, family, weight))
    letters.push({ code, widths: [await widthAt(400), await widthAt(700)] })
  }
  return letters
}

/** Runs of code points with their widths, two digits of base 36 each, in `unit` thousandths. */
function runsOf(letters, unit) {
  const widest = 36 * 36 - 1
  const runs = []
  for (const { code, widths } of letters.sort((a, b) => a.code - b.code)) {
    const digits = widths
      .map((each) =>
        Math.min(Math.max(0, Math.ceil(each / unit)), widest)
          .toString(36)
          .padStart(2, '0'),
      )
      .join('')
    const run = runs.at(-1)
    if (run !== undefined && run.first + run.digits.length / 4 === code) run.digits += digits
    else runs.push({ first: code, digits })
  }
  return runs.map(({ first, digits }) => ({ first: `U+${first.toString(16).toUpperCase().padStart(4, '0')}`, widths: digits }))
}

/** Writes runs to `src/<name>.json`. */
function writeRuns(name, runs) {
  const file = { $schema: '../../engine/src/editor-schemas/letter-runs.json', runs }
  writeFileSync(new URL(`src/${name}.json`, import.meta.url), `${JSON.stringify(file, null, 2)}\n`)
}

/** As `measured`, of fonts that the renderer does not have yet. */
async function registeredAndMeasured(family, fonts, isWanted) {
  for (const data of fonts) await renderer.registerFont({ name: family, data })
  return measured(family, fonts, isWanted)
}

const inter = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'].map((subset) => fontOf(INTER, subset))
const interLetters = await measured('Inter Variable', inter, () => true)
writeRuns('letters', runsOf(interLetters, 1))

/** Neither signs that many scripts share, which stay Inter's, nor the shapes of letters that Unicode keeps for older texts. */
const isOfScript = (code) => code > 0x52f && code < 0x1cc0 && !(code > 0x137c && code < 0x13a0)
const scriptLetters = []
for (const { family, packageName } of scriptFonts)
  scriptLetters.push(...(await registeredAndMeasured(family, [fontOf(packageName, packageName.split('noto-sans-')[1])], isOfScript)))
const { packageName, family, letters: symbols } = symbolFont
const symbolFiles = subsetsOf(packageName)
  .filter((subset) => !OF_INTER.test(subset))
  .map((subset) => fontOf(packageName, subset))
scriptLetters.push(...(await registeredAndMeasured(family, symbolFiles, (code) => symbols.test(String.fromCodePoint(code)))))
writeRuns('script-letters', runsOf(scriptLetters, 10))
/** Typefaces of headlines: a text is set in one when it has all of its letters. */
for (const [id, face] of Object.entries(faces)) {
  if (id === 'inter') continue
  const files = subsetsOf(face.packageName)
    .filter((subset) => OF_INTER.test(subset))
    .map((subset) => fontOf(face.packageName, subset))
  for (const data of files) await renderer.registerFont({ name: face.family, data })
  const letters = await measured(face.family, files, () => true, new Set())
  writeRuns(`faces/${id}`, runsOf(letters, 1))
  console.log(`${id}: ${letters.length} letters, ${JSON.stringify(metricsOfWoff2(files[0]))}`)
}
console.log(`${interLetters.length} letters of Inter, ${scriptLetters.length} of other scripts`)
