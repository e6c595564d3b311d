import { type Ground } from './find-ground.ts'

/** A connected part of an image that is not its ground. Sides in pixels; `right` and `bottom` lie inside. */
export interface Patch {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly area: number
  /** One of its pixels and its number in `labels`. */
  readonly number: number
}

/** Pixels; a smaller patch is noise. */
const AREA_MIN = 4

/** The patches on a ground, largest first, and for each pixel the number of its patch (0: none). */
export function findPatches({ width, height, cells }: Ground): { readonly patches: readonly Patch[]; readonly labels: Uint16Array } {
  const labels = new Uint16Array(cells.length)
  const patches: Patch[] = []
  let number = 0
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] === 1 || labels[start] !== 0 || number === 0xffff) continue
    number += 1
    const patch = { left: width, top: height, right: 0, bottom: 0, area: 0, number }
    const open = [start]
    labels[start] = number
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const x = place % width
      const y = (place - x) / width
      patch.left = Math.min(patch.left, x)
      patch.right = Math.max(patch.right, x)
      patch.top = Math.min(patch.top, y)
      patch.bottom = Math.max(patch.bottom, y)
      patch.area += 1
      const next = [x > 0 ? place - 1 : -1, x < width - 1 ? place + 1 : -1, place - width, place + width]
      for (const other of next) {
        if (other < 0 || other >= cells.length || cells[other] === 1 || labels[other] !== 0) continue
        labels[other] = number
        open.push(other)
      }
    }
    if (patch.area >= AREA_MIN) patches.push(patch)
  }
  return { patches: patches.toSorted((one, other) => other.area - one.area), labels }
}
