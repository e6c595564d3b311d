import { type Mask, outlineFeatures } from './outline-features.ts'
import { type OutlineName, outlineNames } from './outline-names.ts'
import { outlineTable } from './outline-table.ts'

/** Learnt outlines: a projection in which those of one kind lie near each other, and typical ones of each kind in it. */
export interface OutlineModel {
  /** Row by row: weights of all features per dimension; then what is subtracted. */
  readonly projection: readonly Float64Array[]
  readonly offset: Float64Array
  readonly kinds: readonly KnownOutlines[]
}

interface KnownOutlines {
  /** A kind of product; null: outlines that must not be named. */
  readonly kind: string | null
  /** Squared distance up to which an outline counts as this kind; no other kind was found nearer. */
  readonly reach: number
  readonly typical: readonly Float64Array[]
}

/** A recognised outline. Confidence 0 to 1: of answers from `SURE_OUTLINE` on, at least nine of ten are right. */
export interface NamedOutline extends OutlineName {
  readonly confidence: number
}

/** Below this the specified fallback is more honest than a name. */
export const SURE_OUTLINE = 0.7
/** Highest confidence of an outline: words are surer. */
const MOST = 0.9
/** Confidence lost at the far end of a kind's reach. */
const FAR_COST = 0.2
/** Stands for all unknown outlines: keeps shares of very small likelihoods from looking sure. */
export const UNSEEN = 1e-6

const named = new Map<string, OutlineName>(outlineNames.flatMap((row) => row.kinds.map((kind): [string, OutlineName] => [kind, row])))

/** The product kind with this outline, or null when it is ambiguous. Colours: the product's, as labels name them; null when unknown. */
export function nameOutline(mask: Mask, colors: readonly string[] | null): NamedOutline | null {
  const features = outlineFeatures(mask)
  const found = features === null ? null : judgeOutline(features, outlineModel)
  if (found === null || found.confidence < SURE_OUTLINE) return null
  return found.colors === undefined || colors === null || found.colors.some((color) => colors.includes(color)) ? found : null
}

/** The likeliest name whatever its confidence; null when that must not be named. Ignores the kinds of `unknown`. */
export function judgeOutline(features: Float64Array, model: OutlineModel, unknown: readonly string[] = []): NamedOutline | null {
  const place = projectOutline(features, model)
  let all = UNSEEN
  let nearest: { readonly row: OutlineName; readonly near: number } | null = null
  const likelihoods = new Map<OutlineName, number>()
  let least = Infinity
  for (const { kind, reach, typical } of model.kinds) {
    if (kind !== null && unknown.includes(kind)) continue
    let likelihood = 0
    let distance = Infinity
    for (const one of typical) {
      const far = squaredDistance(place, one)
      likelihood += Math.exp(-far / 2)
      distance = Math.min(distance, far)
    }
    all += likelihood
    const row = kind === null ? undefined : named.get(kind)
    if (row !== undefined) likelihoods.set(row, (likelihoods.get(row) ?? 0) + likelihood)
    if (distance >= least) continue
    least = distance
    nearest = row === undefined ? null : { row, near: distance / reach }
  }
  if (nearest === null || nearest.near >= 1) return null
  const share = (likelihoods.get(nearest.row) ?? 0) / all
  return { ...nearest.row, confidence: Math.max(0, share * (MOST - FAR_COST * nearest.near)) }
}

export const projectOutline = (features: Float64Array, { projection, offset }: Pick<OutlineModel, 'projection' | 'offset'>): Float64Array =>
  Float64Array.from(projection, (row, dimension) => row.reduce((sum, weight, at) => sum + weight * features[at], -offset[dimension]))

export function squaredDistance(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] - other[at]) ** 2
  return sum
}

/** Steps of a typical place in the table, and of the weights of a row: its largest is 127. */
export const PLACE_STEP = 0.15

/** The model in the committed table: signed bytes, first the projection row by row, then the places. */
export const outlineModel: OutlineModel = unpacked()

function unpacked(): OutlineModel {
  const { features, scales, offset, kinds, numbers } = outlineTable
  const bytes = Int8Array.from(atob(numbers.join('')), (letter) => letter.charCodeAt(0))
  const dimensions = scales.length
  let at = 0
  const taken = (count: number, step: number): Float64Array => {
    const out = Float64Array.from(bytes.subarray(at, at + count), (value) => value * step)
    at += count
    return out
  }
  return {
    projection: scales.map((scale) => taken(features, scale)),
    offset: Float64Array.from(offset),
    kinds: kinds.map(({ kind, reach, count }) => ({
      kind,
      reach,
      typical: Array.from({ length: count }, () => taken(dimensions, PLACE_STEP)),
    })),
  }
}
