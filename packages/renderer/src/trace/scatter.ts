import { drawPair, type SamplePoints, cosineOfTurn, sineOfTurn } from './sample-points.ts'
import { type TraceHit } from './world.ts'

/** A random direction around (nx, ny, nz), likelier the nearer to it: as a diffuse surface scatters. Into `direction`. */
export function scatterAround(direction: Float64Array, nx: number, ny: number, nz: number, points: SamplePoints): void {
  drawPair(points)
  const turn = points.pair[0]
  const up = points.pair[1] * 2 - 1
  const aside = Math.sqrt(1 - up * up)
  // A point on the unit ball, added to the normal, spreads as the cosine does.
  const x = nx + aside * cosineOfTurn(turn)
  const y = ny + up
  const z = nz + aside * sineOfTurn(turn)
  const length = x * x + y * y + z * z
  if (length < 1e-8) {
    direction[0] = nx
    direction[1] = ny
    direction[2] = nz
    return
  }
  const scale = 1 / Math.sqrt(length)
  direction[0] = x * scale
  direction[1] = y * scale
  direction[2] = z * scale
}

/** Least angle at which a mirrored ray leaves the surface. */
const LEAST_OUT = 0.002

/**
 * Turns `direction`, which comes in, into a direction in which the hit surface mirrors it, by one of its facets that is visible from there (GGX,
 * visible normals after Dupuy and Benyoub 2023).
 */
export function scatterMirror(direction: Float64Array, hit: TraceHit, points: SamplePoints): void {
  const { alpha } = hit
  const nx = hit.shadingNx
  const ny = hit.shadingNy
  const nz = hit.shadingNz
  let hx = nx
  let hy = ny
  let hz = nz
  if (alpha > 0.003) {
    // Two directions across the normal (Duff et al. 2017).
    const sign = nz >= 0 ? 1 : -1
    const a = -1 / (sign + nz)
    const b = nx * ny * a
    const tx = 1 + sign * nx * nx * a
    const ty = sign * b
    const tz = -sign * nx
    const bx = b
    const by = sign + ny * ny * a
    const bz = -ny
    let vx = -(direction[0] * tx + direction[1] * ty + direction[2] * tz) * alpha
    let vy = -(direction[0] * bx + direction[1] * by + direction[2] * bz) * alpha
    let vz = -(direction[0] * nx + direction[1] * ny + direction[2] * nz)
    if (vz < 0.02) vz = 0.02
    let length = 1 / Math.sqrt(vx * vx + vy * vy + vz * vz)
    vx *= length
    vy *= length
    vz *= length
    drawPair(points)
    const turn = points.pair[0]
    const cz = (1 - points.pair[1]) * (1 + vz) - vz
    const sine = Math.sqrt(cz * cz >= 1 ? 0 : 1 - cz * cz)
    const mx = (sine * cosineOfTurn(turn) + vx) * alpha
    const my = (sine * sineOfTurn(turn) + vy) * alpha
    const mz = cz + vz > 0 ? cz + vz : 0
    length = 1 / Math.sqrt(mx * mx + my * my + mz * mz + 1e-20)
    hx = (mx * tx + my * bx + mz * nx) * length
    hy = (mx * ty + my * by + mz * ny) * length
    hz = (mx * tz + my * bz + mz * nz) * length
  }
  const along = 2 * (direction[0] * hx + direction[1] * hy + direction[2] * hz)
  direction[0] -= along * hx
  direction[1] -= along * hy
  direction[2] -= along * hz
  // A wave seen at a flat angle would mirror what is below it: it shows what the next wave shows.
  const out = direction[0] * hit.nx + direction[1] * hit.ny + direction[2] * hit.nz
  if (out > LEAST_OUT) return
  const lift = LEAST_OUT - 2 * out
  direction[0] += lift * hit.nx
  direction[1] += lift * hit.ny
  direction[2] += lift * hit.nz
  const length = 1 / Math.sqrt(direction[0] * direction[0] + direction[1] * direction[1] + direction[2] * direction[2])
  direction[0] *= length
  direction[1] *= length
  direction[2] *= length
}
