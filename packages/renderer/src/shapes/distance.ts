/** Distances to plain bodies, the vocabulary of shapes. Negative inside. No `Math.hypot`: it is ten times slower than a root. */

export const length2 = (x: number, y: number): number => Math.sqrt(x * x + y * y)
export const length3 = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z)

/** A rounded rectangle in the plane; with the distance from an axis as `x` a rounded cylinder. */
export function roundedRectangle(x: number, y: number, halfX: number, halfY: number, radius: number): number {
  const dx = Math.abs(x) - halfX + radius
  const dy = Math.abs(y) - halfY + radius
  const ax = dx > 0 ? dx : 0
  const ay = dy > 0 ? dy : 0
  const inside = dx > dy ? dx : dy
  return Math.sqrt(ax * ax + ay * ay) + (inside < 0 ? inside : 0) - radius
}

export function roundedBox(x: number, y: number, z: number, halfX: number, halfY: number, halfZ: number, radius: number): number {
  const dx = Math.abs(x) - halfX + radius
  const dy = Math.abs(y) - halfY + radius
  const dz = Math.abs(z) - halfZ + radius
  const ax = dx > 0 ? dx : 0
  const ay = dy > 0 ? dy : 0
  const az = dz > 0 ? dz : 0
  const level = dx > dz ? dx : dz
  const inside = dy > level ? dy : level
  return Math.sqrt(ax * ax + ay * ay + az * az) + (inside < 0 ? inside : 0) - radius
}

/** A rounded cylinder around the y axis, between two heights. */
export const cylinder = (r: number, y: number, radius: number, bottom: number, top: number, round: number): number =>
  roundedRectangle(r, y - (bottom + top) / 2, radius, (top - bottom) / 2, round)

/** A plane outline, given as the distance `plan` from it, extruded by `half` on either side with rounded edges. */
export function slab(plan: number, across: number, half: number, round: number): number {
  const dx = plan + round
  const dy = Math.abs(across) - half + round
  const ax = dx > 0 ? dx : 0
  const ay = dy > 0 ? dy : 0
  const inside = dx > dy ? dx : dy
  return Math.sqrt(ax * ax + ay * ay) + (inside < 0 ? inside : 0) - round
}

/** A ring around the z axis of (x, y, z). */
export function ringDistance(x: number, y: number, z: number, radius: number, thickness: number): number {
  const across = Math.sqrt(x * x + y * y) - radius
  return Math.sqrt(across * across + z * z) - thickness
}

/** A rod with round ends. */
export function capsule(
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  radius: number,
): number {
  const lx = bx - ax
  const ly = by - ay
  const lz = bz - az
  const px = x - ax
  const py = y - ay
  const pz = z - az
  let h = (px * lx + py * ly + pz * lz) / (lx * lx + ly * ly + lz * lz)
  h = h < 0 ? 0 : h > 1 ? 1 : h
  const dx = px - lx * h
  const dy = py - ly * h
  const dz = pz - lz * h
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - radius
}

/** A straight leg from a foot on the ground up to a height, thinner at the foot when `footRadius` is the smaller. */
export function leg(
  x: number,
  y: number,
  z: number,
  footX: number,
  footZ: number,
  topX: number,
  top: number,
  topZ: number,
  footRadius: number,
  topRadius: number,
): number {
  const up = y < 0 ? 0 : y > top ? 1 : y / top
  const dx = x - footX - (topX - footX) * up
  const dz = z - footZ - (topZ - footZ) * up
  const aside = Math.sqrt(dx * dx + dz * dz) - footRadius - (topRadius - footRadius) * up
  const beyond = Math.abs(y - top / 2) - top / 2
  // A slanted leg is nearer than its level section says.
  return aside > 0 && beyond > 0 ? Math.sqrt(aside * aside + beyond * beyond) * 0.94 : (aside > beyond ? aside : beyond) * 0.94
}

/** An egg: close to the distance near its skin, never overestimated. */
export function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const k0 = length3(x / rx, y / ry, z / rz)
  const k1 = length3(x / (rx * rx), y / (ry * ry), z / (rz * rz))
  return k1 === 0 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1
}

/** The nearer of two, blended together over `width`. */
export function smoothUnion(a: number, b: number, width: number): number {
  const gap = width - Math.abs(a - b)
  const h = gap > 0 ? gap / width : 0
  return (a < b ? a : b) - h * h * width * 0.25
}

/** The first minus the second, the cut rounded over `width`. */
export const smoothDifference = (a: number, b: number, width: number): number => -smoothUnion(-a, b, width)

/** Half the width of a turned body at each height: straight lines between (height, radius) pairs, smoothed at the corners. */
export function turnedProfile(profile: readonly (readonly [height: number, radius: number])[]): (y: number) => number {
  const last = profile.length - 1
  const heights = Float64Array.from(profile, ([height]) => height)
  const radii = Float64Array.from(profile, ([, radius]) => radius)
  /** How steep the curve is at each pair. */
  const slopes = radii.map((_, index) => {
    const below = Math.max(0, index - 1)
    const above = Math.min(last, index + 1)
    return (radii[above] - radii[below]) / (heights[above] - heights[below])
  })
  return (y) => {
    if (y <= heights[0]) return radii[0]
    if (y > heights[last]) return radii[last]
    let index = 1
    while (y > heights[index]) index++
    const span = heights[index] - heights[index - 1]
    const t = (y - heights[index - 1]) / span
    const t2 = t * t
    const t3 = t2 * t
    return (
      (2 * t3 - 3 * t2 + 1) * radii[index - 1] +
      (t3 - 2 * t2 + t) * span * slopes[index - 1] +
      (3 * t2 - 2 * t3) * radii[index] +
      (t3 - t2) * span * slopes[index]
    )
  }
}
