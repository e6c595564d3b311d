import { type Background, spread } from './background-flood.ts'
import { labDistance, type LabPlanes } from './color-space.ts'
import { neighbourSteps, regionsOf } from './cut-out-planes.ts'

/** Mark of ground in shadow, or in a pool of light, in `Background.ground`. */
export const SHADED = 2

/**
 * How far a cell's hue may be from the darkened ground's and still be its shadow. Coloured grounds light their own shadows and
 * what stands on them, so the tolerance grows with their chroma and with the depth of the shadow.
 */
function isShadowLike(planes: LabPlanes, background: Background): (cell: number) => boolean {
  const { color, shadowDistance, noise } = background
  const base = Math.max(0.02, noise * 2.6)
  return (cell) => {
    if (shadowDistance[cell] < base) return true
    // Math.hypot is many times slower than the root.
    const chroma = 2 * Math.sqrt(color.a[cell] * color.a[cell] + color.b[cell] * color.b[cell])
    const depth = Math.max(0, 1 - planes.l[cell] / Math.max(0.05, color.l[cell]))
    return shadowDistance[cell] < base + chroma * Math.min(1, 0.15 + depth * 1.2)
  }
}

/** How much colour may change from one cell to the next for the tint of a shadow (`labDistance`). */
const DRIFT_STEP = 0.012
/** How far the tint of a shadow may be from that of the ground, in all. */
export const DRIFT_TOTAL = 0.13

/**
 * A shadow is the ground's own colour with less light on it, and its rim is soft: ground flows on through such cells up to a crisp outline.
 * The flood keeps one cell away from outlines, so that it finds no way through a gap of two cells, and then fills up to them.
 */
export function floodShadows(planes: LabPlanes, background: Background, crisp: Float32Array): void {
  const { ground, crispLimit } = background
  const { width } = planes
  const isShaded = isShadowLike(planes, background)
  const isOutline = (cell: number): boolean => crisp[cell] >= crispLimit
  const isFree = (cell: number): boolean =>
    !isOutline(cell) && !isOutline(cell - 1) && !isOutline(cell + 1) && !isOutline(cell - width) && !isOutline(cell + width)
  const queue = new Int32Array(ground.length)
  let end = 0
  for (let cell = 0; cell < ground.length; cell += 1) if (ground[cell] !== 0) queue[end++] = cell
  // Light thrown back by the product tints its shadow, but bit by bit: such a drift is followed too.
  const step = DRIFT_STEP + background.noise * 2
  const { l, a, b } = planes
  const drifts = (cell: number, from: number): boolean => {
    if (background.shadowDistance[cell] >= DRIFT_TOTAL) return false
    const change = l[cell] - l[from]
    // Towards what casts it a shadow may darken as steeply as it likes; where light returns, it is over.
    const share = change < 0 ? l[cell] / l[from] : 1
    return labDistance(change < 0 ? 0 : change, a[cell] - a[from] * share, b[cell] - b[from] * share) < step
  }
  spread(planes, ground, queue, end, SHADED, (cell, from) => isFree(cell) && (isShaded(cell) || drifts(cell, from)))
  growOnce(planes, ground, (cell, from) => !isOutline(cell) && (isShaded(cell) || drifts(cell, from)))
}

/** Adds to the ground every cell beside it that passes, seen from one of its neighbours on the ground. */
export function growOnce({ width, height }: LabPlanes, ground: Uint8Array, passes: (cell: number, from: number) => boolean): void {
  const before = ground.slice()
  const steps = neighbourSteps({ width, height })
  for (let y = 1; y < height - 1; y += 1) {
    for (let cell = y * width + 1, last = y * width + width - 1; cell < last; cell += 1) {
      if (before[cell] !== 0) continue
      let from = -1
      for (const step of steps) if (before[cell + step] !== 0) from = cell + step
      if (from >= 0 && passes(cell, from)) ground[cell] = SHADED
    }
  }
}

/** Chroma (doubled, as in `labDistance`) from which the hue of a shadow proves that it is one. */
const TELLING_CHROMA = 0.05
/** What of the ground's tint may be missing in such a shadow, as a share of what should be there: light from the product and the room. */
const MISSING_TINT = 0.5

/** Least height of a part, as a share of its width, and by how many cells its sides may miss those of the product above. */
const LEAST_HEIGHT = 0.2
const SIDE_MISS = 4

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Whether a patch carries the product's outline on straight down, both its sides below the product's: a shadow hardly ever does. */
function goesOn({ width }: LabPlanes, ground: Uint8Array, { left, right, top, bottom }: Box): boolean {
  const row = (top - SIDE_MISS) * width
  if (row < 0 || bottom - top < (right - left) * LEAST_HEIGHT) return false
  let first = -1
  let last = -1
  for (let x = Math.max(0, left - 2 * SIDE_MISS); x <= Math.min(width - 1, right + 2 * SIDE_MISS); x += 1) {
    if (ground[row + x] !== 0) continue
    if (first < 0) first = x
    last = x
  }
  return first >= 0 && Math.abs(first - left) <= SIDE_MISS && Math.abs(last - right) <= SIDE_MISS
}

/**
 * Shadows with a crisp rim: smooth patches beside the ground, of its hue but darker. Taken only where the ground has a hue to recognise;
 * on grey, a grey part of the product would look the same.
 */
export function removeHardShadows(planes: LabPlanes, background: Background): void {
  const { ground, color } = background
  const { width, height } = planes
  const isShaded = isShadowLike(planes, background)
  const candidate = new Uint8Array(ground.length)
  for (let cell = 0; cell < ground.length; cell += 1) {
    if (ground[cell] !== 0 || planes.l[cell] >= color.l[cell] * 0.97) continue
    const isTelling = 4 * (color.a[cell] * color.a[cell] + color.b[cell] * color.b[cell]) > TELLING_CHROMA * TELLING_CHROMA
    if (isTelling && isShaded(cell)) candidate[cell] = 1
  }
  const { labels, regions } = regionsOf(candidate, planes, 1)
  const steps = neighbourSteps(planes)
  const rim = new Int32Array(regions.length)
  const open = new Int32Array(regions.length)
  const misfit = new Float64Array(regions.length)
  const tint = new Float64Array(regions.length)
  const boxes = regions.map((): Box => ({ left: width, right: 0, top: height, bottom: 0 }))
  for (let y = 2; y < height - 2; y += 1) {
    for (let cell = y * width + 2, last = y * width + width - 2; cell < last; cell += 1) {
      const label = labels[cell]
      if (label === 0) continue
      const box = boxes[label]
      const x = cell - y * width
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      box.bottom = y
      const share = planes.l[cell] / Math.max(0.05, color.l[cell])
      misfit[label] += labDistance(0, planes.a[cell] - color.a[cell] * share, planes.b[cell] - color.b[cell] * share)
      tint[label] += labDistance(0, color.a[cell] * share, color.b[cell] * share)
      for (const step of steps) {
        if (labels[cell + step] === label) continue
        rim[label] += 1
        // One cell further, because the rim itself may be too crisp to be a candidate.
        if (ground[cell + step] !== 0 || ground[cell + 2 * step] !== 0) open[label] += 1
      }
    }
  }
  // A shadow is the smaller part and lies low; a brown bag on beige is neither.
  let product = 0
  let sumY = 0
  for (let cell = 0; cell < ground.length; cell += 1) {
    if (ground[cell] !== 0) continue
    product += 1
    sumY += (cell / width) | 0
  }
  const isShadow = regions.map(
    ({ area, centerY }, label) =>
      area > 6 &&
      area < product * 0.35 &&
      centerY > sumY / product &&
      open[label] > rim[label] * 0.3 &&
      misfit[label] < tint[label] * MISSING_TINT &&
      !goesOn(planes, ground, boxes[label]),
  )
  for (let cell = 0; cell < ground.length; cell += 1) if (isShadow[labels[cell]]) ground[cell] = SHADED
  growOnce(planes, ground, isShaded)
}
