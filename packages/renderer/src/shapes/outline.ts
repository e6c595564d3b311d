import { length2 } from './distance.ts'

/** Outlines and curves of worn things. */

/** A capsule in the plane along x with two radii, from (fromX, 0) to (toX, 0): the plan of a sole, a strap, a lens. Exact. */
export function taperedCapsule(x: number, z: number, fromX: number, fromRadius: number, toX: number, toRadius: number): number {
  const long = toX - fromX
  const lean = (fromRadius - toRadius) / long
  return alongTapered(x - fromX, z < 0 ? -z : z, long, lean, Math.sqrt(1 - lean * lean), fromRadius, toRadius)
}

/** The same of one capsule that is measured often. */
export function taperedCapsuleOf(fromX: number, fromRadius: number, toX: number, toRadius: number): (x: number, z: number) => number {
  const long = toX - fromX
  const lean = (fromRadius - toRadius) / long
  const upright = Math.sqrt(1 - lean * lean)
  return (x, z) => alongTapered(x - fromX, z < 0 ? -z : z, long, lean, upright, fromRadius, toRadius)
}

/** From a tapered capsule along x that begins at 0. `lean`, `upright`: sine and cosine of the slope of its sides. */
function alongTapered(
  along: number,
  side: number,
  long: number,
  lean: number,
  upright: number,
  fromRadius: number,
  toRadius: number,
): number {
  const k = upright * along - lean * side
  if (k < 0) return length2(along, side) - fromRadius
  if (k > upright * long) return length2(along - long, side) - toRadius
  return side * upright + along * lean - fromRadius
}

/** Two distances joined as by a rounded edge: inside both, its corner a quarter of a circle of `radius`. */
export function roundedIntersection(a: number, b: number, radius: number): number {
  const p = a + radius
  const q = b + radius
  const ap = p > 0 ? p : 0
  const aq = q > 0 ? q : 0
  const inside = p > q ? p : q
  return Math.sqrt(ap * ap + aq * aq) + (inside < 0 ? inside : 0) - radius
}

/** A smooth curve through points of growing `x`, from a table: evaluated many times per ray. */
export function curveThrough(points: readonly (readonly [x: number, y: number])[], steps = 384): (x: number) => number {
  const from = points[0][0]
  const to = points[points.length - 1][0]
  const table = Float64Array.from({ length: steps + 2 }, (_, index) =>
    splineAt(points, from + ((to - from) * Math.min(index, steps)) / steps),
  )
  const scale = steps / (to - from)
  return (x) => {
    const at = (x - from) * scale
    if (at <= 0) return table[0]
    if (at >= steps) return table[steps]
    const place = at | 0
    return table[place] + (table[place + 1] - table[place]) * (at - place)
  }
}

/** Cubic through the points without overshoot. */
function splineAt(points: readonly (readonly [number, number])[], x: number): number {
  const last = points.length - 1
  const slope = (index: number): number => (points[index + 1][1] - points[index][1]) / (points[index + 1][0] - points[index][0])
  const tangent = (index: number): number => {
    if (index === 0) return slope(0)
    if (index === last) return slope(last - 1)
    const before = slope(index - 1)
    const after = slope(index)
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  }
  let index = 0
  while (index < last - 1 && x > points[index + 1][0]) index++
  const [x0, y0] = points[index]
  const [x1, y1] = points[index + 1]
  const span = x1 - x0
  const t = Math.min(1, Math.max(0, (x - x0) / span))
  const t2 = t * t
  const t3 = t2 * t
  return (
    (2 * t3 - 3 * t2 + 1) * y0 + (t3 - 2 * t2 + t) * span * tangent(index) + (3 * t2 - 2 * t3) * y1 + (t3 - t2) * span * tangent(index + 1)
  )
}

/** An upright trapezoid in the plane, with half widths below and above. Exact; rounded by subtracting a radius. */
export function trapezoid(x: number, y: number, halfBelow: number, halfAbove: number, halfHigh: number): number {
  const side = x < 0 ? -x : x
  const half = y < 0 ? halfBelow : halfAbove
  const capX = side > half ? side - half : 0
  const capY = (y < 0 ? -y : y) - halfHigh
  const slantX = halfAbove - halfBelow
  const slantY = 2 * halfHigh
  let t = ((halfAbove - side) * slantX + (halfHigh - y) * slantY) / (slantX * slantX + slantY * slantY)
  t = t < 0 ? 0 : t > 1 ? 1 : t
  const edgeX = side - halfAbove + slantX * t
  const edgeY = y - halfHigh + slantY * t
  const nearest = Math.sqrt(Math.min(capX * capX + capY * capY, edgeX * edgeX + edgeY * edgeY))
  return edgeX < 0 && capY < 0 ? -nearest : nearest
}

/** A relief over a rectangle, precomputed in a table: every step near the cloth evaluates it. 0 outside. */
export function reliefOver(
  heightAt: (x: number, y: number) => number,
  [fromX, toX]: readonly [number, number],
  [fromY, toY]: readonly [number, number],
  columns: number,
  rows: number,
): (x: number, y: number) => number {
  const stepX = (toX - fromX) / (columns - 1)
  const stepY = (toY - fromY) / (rows - 1)
  const table = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) table[row * columns + column] = heightAt(fromX + column * stepX, fromY + row * stepY)
  }
  return (x, y) => {
    const u = (x - fromX) / stepX
    const v = (y - fromY) / stepY
    if (u < 0 || v < 0 || u >= columns - 1 || v >= rows - 1) return 0
    const column = u | 0
    const row = v | 0
    const across = u - column
    const at = row * columns + column
    const upper = table[at] + (table[at + 1] - table[at]) * across
    const lower = table[at + columns] + (table[at + columns + 1] - table[at + columns]) * across
    return upper + (lower - upper) * (v - row)
  }
}

/** Distance to a closed outline of straight lines, negative inside. Exact, and slow: for tables. */
export function polygon(points: readonly (readonly [x: number, y: number])[], x: number, y: number): number {
  let nearest = Infinity
  let isInside = false
  let [fromX, fromY] = points[points.length - 1]
  for (const [toX, toY] of points) {
    const lineX = toX - fromX
    const lineY = toY - fromY
    const t = Math.min(1, Math.max(0, ((x - fromX) * lineX + (y - fromY) * lineY) / (lineX * lineX + lineY * lineY)))
    nearest = Math.min(nearest, (x - fromX - lineX * t) ** 2 + (y - fromY - lineY * t) ** 2)
    if (toY > y !== fromY > y && x < ((fromX - toX) * (y - toY)) / (fromY - toY) + toX) isInside = !isInside
    fromX = toX
    fromY = toY
  }
  return isInside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
}
