import { type Mask, mirrored, outlineFeatures } from '@adloom/engine/classify/outline-features.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { drawnOutline, spreadValue } from './drawn-outlines.ts'
import { type Example } from './fit-outlines.ts'
import { laidShirt } from './laid-shirt.ts'
import { tiltedOutline, mergedOutline, strayOutline } from './stray-outlines.ts'
import { warpedOutline } from './warped-outline.ts'

export const kindIds = Object.keys(productKinds) as ProductKindId[] // the keys of the record, by its type

/** Views and proportions per kind: those the table is trained on, those its radii are measured on, and those held back for the test. */
const TRAINING = 60
const MEASURED = 20
const HELD_BACK = 30
const STRAYS = 1800
/** The upper part defines these kinds: on the lower part of another one they would still be recognised. */
const byTheirTop: ReadonlySet<ProductKindId> = new Set<ProductKindId>([
  'bottle',
  'tumbler',
  'wine',
  'tote',
  'handbag',
  'backpack',
  't-shirt',
])

interface OutlineExamples {
  readonly training: readonly Example[]
  readonly measured: readonly Example[]
  readonly heldBack: readonly Example[]
}

/** Examples of every kind and of no kind (kind ''), always the same. */
export function outlineExamples(): OutlineExamples {
  const sets: Record<keyof OutlineExamples, Example[]> = { training: [], measured: [], heldBack: [] }
  const put = (into: Example[], kind: string, ...masks: readonly Mask[]): void => {
    for (const mask of masks) {
      const features = outlineFeatures(mask)
      if (features !== null) into.push({ kind, features })
    }
  }
  const masks = kindIds.map((kind) =>
    Array.from({ length: TRAINING + MEASURED + HELD_BACK }, (_, index) =>
      kind === 't-shirt' ? laidShirt(index) : drawnOutline(kind, index),
    ),
  )
  for (const [at, views] of masks.entries()) {
    for (const [index, mask] of views.entries()) {
      const warped = warpedOutline(mask, index * 3)
      const kind = kindIds[at]
      const set = index < TRAINING ? sets.training : index < TRAINING + MEASURED ? sets.measured : sets.heldBack
      if (set === sets.training) put(set, kind, mask, warped, mirrored(warpedOutline(mask, index * 3 + 1)))
      else put(set, kind, index % 2 === 0 ? mask : mirrored(mask), warped)
      // Adds a few unusual ones of every kind: on the lower part of another kind, and tilted.
      if (index % 5 > 1) continue
      const other = masks[(at + 1 + Math.floor(spreadValue(index, 0) * (masks.length - 1))) % masks.length][index]
      if (!byTheirTop.has(kind)) put(set, '', mergedOutline(mask, other, 0.3 + 0.4 * spreadValue(index, 1)))
      put(set, '', tiltedOutline(mask, 0.8 + 4.6 * spreadValue(index, 2)))
    }
  }
  for (let index = 0; index < STRAYS; index += 1) {
    const set = (['training', 'measured', 'heldBack'] as const)[index % 3]
    put(sets[set], '', strayOutline(index))
  }
  return sets
}
