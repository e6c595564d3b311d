import { type PlacedBody } from '../bodies.ts'
import { TUBE_NEAREST, TUBE_POWER } from '../lamps.ts'
import { type Stage } from '../stage.ts'
import { passProduct } from './key-light.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { FIRST_BODY, type Meeting, type World } from './world.ts'

/** How far a point's own surface is left before its light is asked for. */
const OFF = 0.004

/** Whether what was met is one of the scene's own lamps. */
export const isLamp = (stage: Stage, met: Meeting): boolean =>
  met.id >= FIRST_BODY && stage.bodies[met.id - FIRST_BODY].finish.material === 'light'

/** What a tube looks like, into `met`: gas that is nearly white where one looks through most of it. */
export function lookAtLamp(met: Meeting, { finish }: PlacedBody): void {
  met.red = finish.main[0] * 0.75 + 0.25
  met.green = finish.main[1] * 0.75 + 0.25
  met.blue = finish.main[2] * 0.75 + 0.25
  met.glow = 1.6
  met.gloss = 0
  met.graze = 0
  met.alpha = 1
}

/** Light that one point of each of the scene's own lamps sends to what was met, past the product and through its glass, into `world.tubes`. */
export function tubesAt(world: World, met: Meeting, points: SamplePoints): void {
  const { stage, product, light, tubes } = world
  tubes.fill(0)
  for (const lamp of stage.lamps) {
    drawPair(points)
    const share = points.pair[0] * 2 - 1
    const dx = lamp.x + lamp.alongX * share - met.x
    const dy = lamp.y + lamp.alongY * share - met.y
    const dz = lamp.z + lamp.alongZ * share - met.z
    const square = dx * dx + dy * dy + dz * dz
    const distance = Math.sqrt(square)
    const facing = (dx * met.bentX + dy * met.bentY + dz * met.bentZ) / distance
    if (facing <= 0) continue
    const length = 2 * Math.sqrt(lamp.alongX * lamp.alongX + lamp.alongY * lamp.alongY + lamp.alongZ * lamp.alongZ)
    const strength = (facing / (square + TUBE_NEAREST)) * length * TUBE_POWER
    light[0] = lamp.finish.main[0] * strength
    light[1] = lamp.finish.main[1] * strength
    light[2] = lamp.finish.main[2] * strength
    if (product !== null) {
      const scale = 1 / distance
      passProduct(product, light, met.x + met.nx * OFF, met.y + met.ny * OFF, met.z + met.nz * OFF, dx * scale, dy * scale, dz * scale)
    }
    tubes[0] += light[0]
    tubes[1] += light[1]
    tubes[2] += light[2]
  }
}
