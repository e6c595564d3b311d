import { writeFile } from 'node:fs/promises'
import { type Example } from './fit-outlines.ts'
import { fitOutlines } from './fit-outlines.ts'
import { type OutlineModel, PLACE_STEP, projectOutline, squaredDistance, UNSEEN } from '@adloom/engine/classify/name-outline.ts'
import { outlineNames } from '@adloom/engine/classify/outline-names.ts'

const DIMENSIONS = 28
/** Number of typical outlines of a kind, and of no kind. */
const TYPICAL = 7
const TYPICAL_NONE = 110
/** Maximum share of other outlines among those surely taken for a kind, and the minimum and maximum radius of a kind. */
const MAX_SHARE_OF_OTHERS = 0.03
const LEAST = 0.1
const FARTHEST = 24
/** Share of the likelihood from which an outline counts as surely named. */
const SURE_SHARE = 0.78
const LINE = 132
/** Exported name of the written table. */
const TABLE = 'outlineTable'

/** Trains the table on the examples and writes it as a module. */
export async function writeTable(file: string, training: readonly Example[], measured: readonly Example[]): Promise<OutlineModel> {
  const fit = fitOutlines(training, DIMENSIONS, (kind) => (kind === '' ? TYPICAL_NONE : TYPICAL))
  const scales = fit.projection.map((row) => Math.max(...row.map(Math.abs)) / 127)
  const rounded = fit.projection.map((row, dimension) => row.map((value) => Math.round(value / scales[dimension])))
  const projection = rounded.map((row, dimension) => row.map((value) => value * scales[dimension]))
  const offset = Float64Array.from(projection, (row) => Number(row.reduce((sum, weight, at) => sum + weight * fit.mean[at], 0).toFixed(4)))
  const groups = [...Map.groupBy(fit.typical, ({ kind }) => kind)]
  const bytesOf = (place: Float64Array): number[] =>
    Array.from(place, (value) => Math.max(-127, Math.min(127, Math.round(value / PLACE_STEP))))
  const kinds = groups.map(([kind, typical]) => ({
    kind: kind === '' ? null : kind,
    typical: typical.map(({ place }) => Float64Array.from(bytesOf(place), (value) => value * PLACE_STEP)),
    reach: FARTHEST,
  }))
  const model = { projection, offset, kinds: reaching({ projection, offset, kinds }, [...training, ...measured]) }
  const numbers = Int8Array.from([
    ...rounded.flatMap((row) => [...row]),
    ...groups.flatMap(([, typical]) => typical.flatMap(({ place }) => bytesOf(place))),
  ])
  const text = Buffer.from(numbers.buffer).toString('base64')
  const lines = Array.from({ length: Math.ceil(text.length / LINE) }, (_, line) => `    '${text.slice(line * LINE, (line + 1) * LINE)}',`)
  const rows = model.kinds.map(
    ({ kind, reach, typical }) => `    { kind: ${kind === null ? 'null' : `'${kind}'`}, reach: ${reach}, count: ${typical.length} },`,
  )
  await writeFile(
    file,
    `/** What is known of outlines, learnt from the studio's own shapes. Written by \`node bench/categories.ts --fit\`; not by hand. */
// oxfmt-ignore
export const ${TABLE} = {
  features: ${fit.mean.length},
  scales: [${scales.map((scale) => Number(scale.toPrecision(5))).join(', ')}],
  offset: [${[...offset].join(', ')}],
  kinds: [
${rows.join('\n')}
  ],
  numbers: [
${lines.join('\n')}
  ],
} as const
`,
  )
  return model
}

/**
 * The kinds with their radius: as large as possible while at most `MAX_SHARE_OF_OTHERS` of the outlines surely taken for a kind are not of it. Every
 * example is also tested as if its kind were unknown.
 */
function reaching(model: OutlineModel, examples: readonly Example[]): OutlineModel['kinds'] {
  const rowOf = (kind: string | null): unknown => outlineNames.find(({ kinds }) => kinds.some((id) => id === kind)) ?? kind
  const rows = model.kinds.map(({ kind }) => rowOf(kind))
  const neighbours: { readonly far: number; readonly isOwn: boolean }[][] = model.kinds.map(() => [])
  for (const { kind, features } of examples) {
    const place = projectOutline(features, model)
    const far = model.kinds.map(({ typical }) => typical.map((one) => squaredDistance(place, one)))
    const own = rowOf(kind)
    for (const isOwn of [true, false]) {
      const isThere = model.kinds.map((known, at) => isOwn || known.kind === null || rows[at] !== own)
      const nearest = far.map((distances, at) => (isThere[at] ? Math.min(...distances) : Infinity))
      const at = nearest.indexOf(Math.min(...nearest))
      const likelihood = far.map((distances, row) => (isThere[row] ? distances.reduce((sum, value) => sum + Math.exp(-value / 2), 0) : 0))
      const sameName = likelihood.reduce((sum, value, row) => (rows[row] === rows[at] ? sum + value : sum), 0)
      const share = sameName / (likelihood.reduce((sum, value) => sum + value, 0) + UNSEEN)
      if (model.kinds[at].kind !== null && share >= SURE_SHARE && (!isOwn || kind !== ''))
        neighbours[at].push({ far: nearest[at], isOwn: rows[at] === own })
    }
  }
  return model.kinds.map((known, at) => {
    let [own, others, reach] = [0, 0, LEAST]
    for (const { far, isOwn } of neighbours[at].toSorted((one, other) => one.far - other.far)) {
      if (isOwn) own += 1
      else others += 1
      if (others <= MAX_SHARE_OF_OTHERS * (own + others)) reach = far
    }
    return { ...known, reach: Number(Math.max(LEAST, Math.min(FARTHEST, reach)).toFixed(2)) }
  })
}
