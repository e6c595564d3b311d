import { type PlacedBody } from '../primitives.ts'
import { TUBE_NEAREST, TUBE_POWER } from '../lamps.ts'
import { type Stage } from '../stage.ts'
import { passProduct } from './key-light.ts'
import { missesProduct } from './product-field.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { FIRST_TRACED_BODY, type TraceHit, type World } from './world.ts'

/** Offset from a point's own surface before its light is sampled. */
const OFF = 0.004

/** Whether the hit is one of the scene's own lamps. */
export const isLamp = (stage: Stage, hit: TraceHit): boolean =>
  hit.id >= FIRST_TRACED_BODY && stage.bodies[hit.id - FIRST_TRACED_BODY].finish.material === 'light'

/** The look of a tube, into `hit`: gas that is nearly white where the ray passes through most of it. */
export function sampleLamp(hit: TraceHit, { finish }: PlacedBody): void {
  hit.red = finish.main[0] * 0.75 + 0.25
  hit.green = finish.main[1] * 0.75 + 0.25
  hit.blue = finish.main[2] * 0.75 + 0.25
  hit.glow = 1.6
  hit.gloss = 0
  hit.graze = 0
  hit.alpha = 1
}

/**
 * Light of one point of each of the scene's own lamps at the hit, past the product and through its glass, into `world.lampLight`. `isOne`: of a single
 * lamp, chosen at random, for all: enough for light that is itself one path of many.
 */
export function lampLightAt(world: World, hit: TraceHit, points: SamplePoints, isOne: boolean): void {
  const { lamps } = world.stage
  world.lampLight.fill(0)
  if (!isOne || lamps.length === 1) {
    for (let index = 0; index < lamps.length; index++) {
      drawPair(points)
      const share = points.pair[0] * 2 - 1
      addLampLight(world, hit, lamps[index], share, strengthOf(lamps[index], hit, share))
    }
    return
  }
  drawPair(points)
  const share = points.pair[0] * 2 - 1
  let draw = points.pair[1]
  let total = 0
  let strength = 0
  let chosen = lamps[0]
  for (let index = 0; index < lamps.length; index++) {
    const candidate = strengthOf(lamps[index], hit, share)
    if (candidate === 0) continue
    total += candidate
    const odds = candidate / total
    if (draw < odds) {
      chosen = lamps[index]
      strength = candidate
      draw /= odds
    } else draw = (draw - odds) / (1 - odds)
  }
  if (strength > 0) addLampLight(world, hit, chosen, share, total)
}

/** How strongly a point of a tube, -1 one of its ends and 1 the other, lights the hit if nothing is between. */
function strengthOf(lamp: PlacedBody, hit: TraceHit, share: number): number {
  const dx = lamp.x + lamp.alongX * share - hit.x
  const dy = lamp.y + lamp.alongY * share - hit.y
  const dz = lamp.z + lamp.alongZ * share - hit.z
  const square = dx * dx + dy * dy + dz * dz
  const facing = (dx * hit.shadingNx + dy * hit.shadingNy + dz * hit.shadingNz) / Math.sqrt(square)
  if (facing <= 0) return 0
  const length = 2 * Math.sqrt(lamp.alongX * lamp.alongX + lamp.alongY * lamp.alongY + lamp.alongZ * lamp.alongZ)
  return (facing / (square + TUBE_NEAREST)) * length * TUBE_POWER
}

/** Adds to `world.lampLight` the light of a tube that arrives. */
function addLampLight({ product, light, lampLight }: World, hit: TraceHit, lamp: PlacedBody, share: number, strength: number): void {
  if (strength === 0) return
  for (let channel = 0; channel < 3; channel++) light[channel] = lamp.finish.main[channel] * strength
  if (product !== null) {
    const dx = lamp.x + lamp.alongX * share - hit.x
    const dy = lamp.y + lamp.alongY * share - hit.y
    const dz = lamp.z + lamp.alongZ * share - hit.z
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
    const x = hit.x + hit.nx * OFF
    const y = hit.y + hit.ny * OFF
    const z = hit.z + hit.nz * OFF
    if (!missesProduct(product, x, y, z, dx * scale, dy * scale, dz * scale))
      passProduct(product, light, x, y, z, dx * scale, dy * scale, dz * scale)
  }
  for (let channel = 0; channel < 3; channel++) lampLight[channel] += light[channel]
}
