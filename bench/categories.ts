import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { categorise } from '@adloom/engine/classify/categorise.ts'
import { judgeOutline, type OutlineModel, outlineModel, SURE_OUTLINE } from '@adloom/engine/classify/name-outline.ts'
import { outlineNames } from '@adloom/engine/classify/outline-names.ts'
import { decodeImage } from '@adloom/engine/image/pixels.ts'
import { type Example } from './categories/fit-outlines.ts'
import { kindIds, outlineExamples } from './categories/outline-examples.ts'
import { writeTable } from './categories/write-table.ts'
import { textTable } from './figures.ts'

/**
 * Measures how well outlines are categorised: `node bench/categories.ts [folder of photographs]`. It judges views and proportions of the built-in
 * engine's shapes that the table was not trained on, plain and distorted; each kind as if it were unknown; and outlines that are no product. Prints
 * the confusions and ends with one line of JSON. `--fit` trains the table first and writes it.
 */
const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--'))
const examples = outlineExamples()
const model: OutlineModel = words.includes('--fit')
  ? await writeTable('packages/engine/src/classify/outline-table.ts', examples.training, examples.measured)
  : outlineModel

const nameOf = (kind: string): string => outlineNames.find(({ kinds }) => kinds.some((id) => id === kind))?.name ?? '–'
interface Judged {
  readonly kind: string
  /** The expected answer: a name, or '–' for none. */
  readonly expected: string
  readonly predicted: string
  readonly confidence: number
}
function judged({ kind, features }: Example, isUnknown: boolean): Judged {
  const row = outlineNames.find(({ kinds }) => kinds.some((id) => id === kind))
  const found = judgeOutline(features, model, isUnknown ? (row?.kinds ?? [kind]) : [])
  return { kind, expected: isUnknown ? '–' : nameOf(kind), predicted: found?.name ?? '–', confidence: found?.confidence ?? 0 }
}
const isSure = ({ confidence }: Judged): boolean => confidence >= SURE_OUTLINE
const share = (rows: readonly Judged[], is: (row: Judged) => boolean): number =>
  rows.length === 0 ? 0 : Number((rows.filter(is).length / rows.length).toFixed(4))
const isRight = ({ predicted, expected }: Judged): boolean => predicted === expected

const outlines = examples.heldBack.filter(({ kind }) => kind !== '')
const known = outlines.map((example) => judged(example, false))
const unknown = outlines.map((example) => judged(example, true))
const strays = examples.heldBack.filter(({ kind }) => kind === '').map((example) => judged(example, false))

const named = kindIds.filter((kind) => nameOf(kind) !== '–')
console.log(
  textTable([
    ['kind', 'name', 'reach', 'right', 'fallback', 'wrong', 'taken for (sure)', 'unseen: sure and wrong'],
    ...kindIds.map((kind) => {
      const own = known.filter((row) => row.kind === kind)
      const wrong = own.filter((row) => isSure(row) && !isRight(row))
      const unseen = unknown.filter((row) => row.kind === kind && isSure(row))
      const counted = (rows: readonly Judged[]): string =>
        [...Map.groupBy(rows, ({ predicted }) => predicted)].map(([predicted, all]) => `${predicted} ${all.length}`).join(', ')
      const percent = (is: (row: Judged) => boolean): string => `${Math.round(share(own, is) * 100)} %`
      return [
        kind,
        nameOf(kind),
        model.kinds.find((row) => row.kind === kind)?.reach ?? 0,
        percent((row) => isSure(row) && isRight(row)),
        percent((row) => !isSure(row)),
        percent((row) => isSure(row) && !isRight(row)),
        counted(wrong),
        counted(unseen),
      ]
    }),
  ]),
)

const all = [...known, ...unknown, ...strays].filter(({ predicted }) => predicted !== '–')
const steps = [0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.91]
console.log(
  textTable([
    ['confidence', 'answers', 'right'],
    ...steps.slice(0, -1).map((from, index) => {
      const rows = all.filter(({ confidence }) => confidence >= from && confidence < steps[index + 1])
      return [`${from}–${steps[index + 1]}`, rows.length, share(rows, isRight).toFixed(3)]
    }),
  ]),
)

if (folder !== undefined) {
  for (const name of (await readdir(folder))
    .filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file) && !file.includes('.alpha.'))
    .toSorted()) {
    const image = await decodeImage(await readFile(path.join(folder, name)), 512)
    const { category, confidence, labels = [] } = categorise(image, '')
    console.log(`${name.padEnd(44)} ${category.padEnd(14)} ${confidence.toFixed(2)}  ${labels.join(', ')}`)
  }
}

const sure = [...known, ...unknown, ...strays].filter(isSure)
console.log(
  JSON.stringify({
    outlines: outlines.length,
    named: share(
      known.filter(({ kind }) => named.some((id) => id === kind)),
      isSure,
    ),
    rightOfSure: share(known.filter(isSure), isRight),
    rightOfSureWithUnseenAndStrays: share(sure, isRight),
    unseenNamed: share(unknown, isSure),
    straysNamed: share(strays, isSure),
  }),
)
