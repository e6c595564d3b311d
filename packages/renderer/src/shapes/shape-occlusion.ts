import { type Drawing } from './shape-camera.ts'

/** How much of the key light passes the shape on its way to a point. */
export function shadowAt({ shape, setup, lightX, lightY, lightZ }: Drawing, x: number, y: number, z: number): number {
  const sharp = 1 / (0.06 + setup.light.softness)
  let open = 1
  let t = 0.02
  for (let step = 0; step < 26 && t < 2.2; step++) {
    const gap = shape.distance(x + lightX * t, y + lightY * t, z + lightZ * t)
    const share = 0.5 + (gap * sharp * 0.5) / t
    if (share < open) {
      open = share
      if (open < 0.01) return 0
    }
    t += gap < 0.025 ? 0.025 : gap
  }
  return open * open * (3 - 2 * open)
}

/** How much of the sky a point of the surface sees; the ground hides its part. */
export function openAt({ shape }: Drawing, x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
  let closed = 0
  let weight = 1
  for (let step = 1; step <= 4; step++) {
    const reach = 0.018 + 0.075 * step * step * 0.35
    const py = y + ny * reach
    const gap = Math.min(shape.distance(x + nx * reach, py, z + nz * reach), Math.max(0, py))
    closed += ((reach - gap) / reach) * weight * 0.36
    weight *= 0.72
  }
  const open = 1 - closed
  return open < 0.08 ? 0.08 : open > 1 ? 1 : open
}

/** 1 when a mirror ray leaves the shape, less when it hits the shape again. */
export function mirrorOpen({ shape }: Drawing, x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
  let t = 0.03
  let open = 1
  for (let step = 0; step < 14 && t < 1.4; step++) {
    const gap = shape.distance(x + dx * t, y + dy * t, z + dz * t)
    if (gap < 0.002) return 0
    const share = (gap * 7) / t
    if (share < open) open = share
    t += gap < 0.03 ? 0.03 : gap
  }
  return open
}

/** Normal of the surface at a point of it, into `drawing.normal`; returns how much the shape's distance grows along it (1 where that is exact). */
export function normalAt({ shape, pixel, normal }: Drawing, x: number, y: number, z: number): void {
  const step = Math.max(0.0009, pixel * 0.35)
  // Four corners of a tetrahedron give the slope in all three directions.
  const a = shape.distance(x + step, y - step, z - step)
  const b = shape.distance(x - step, y - step, z + step)
  const c = shape.distance(x - step, y + step, z - step)
  const d = shape.distance(x + step, y + step, z + step)
  const nx = a - b - c + d
  const ny = -a - b + c + d
  const nz = -a + b - c + d
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) + 1e-9
  const scale = 1 / length
  normal[0] = nx * scale
  normal[1] = ny * scale
  normal[2] = nz * scale
  normal[3] = length / (4 * step)
}

/** Refractive index of outside over that of a clear body. */
const RATIO = 1 / 1.42

/** Direction of light from (dx, dy, dz) inside a clear body with the normal (nx, ny, nz), into `out`. */
export function refract(out: Float64Array, dx: number, dy: number, dz: number, nx: number, ny: number, nz: number): void {
  const cosine = -(dx * nx + dy * ny + dz * nz)
  const discriminant = 1 - RATIO * RATIO * (1 - cosine * cosine)
  const bend = RATIO * cosine - Math.sqrt(Math.max(0, discriminant))
  out[0] = dx * RATIO + nx * bend
  out[1] = dy * RATIO + ny * bend
  out[2] = dz * RATIO + nz * bend
}

/** Units in which the border between two bodies is crossed. */
const BORDER = 0.022

/** How far light goes inside the shape from a point of its surface. */
export function pathInside({ shape }: Drawing, x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  let distance = 0.03
  for (let step = 0; step < 22; step++) {
    const depth = -shape.distance(x + rx * distance, y + ry * distance, z + rz * distance)
    // Where one body lies in another (wine in its glass) their border is shallow, too: the path ends only where it is still shallow a little further.
    if (depth < 0.004 && shape.distance(x + rx * (distance + BORDER), y + ry * (distance + BORDER), z + rz * (distance + BORDER)) > -0.004)
      break
    distance += Math.max(0.012, depth)
  }
  return distance
}
