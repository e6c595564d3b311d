import { type Hit } from './find-hit.ts'
import { smoothStep } from './noise.ts'
import { type Ray } from './ray-march.ts'
import { type Stage } from './stage.ts'

/** Reflectance of lacquer and glaze looking straight at them; Schlick's approximation adds the rest towards the edge. */
export const STRAIGHT = 0.05

/**
 * The room in a polished body, over `color`: ground below, wall around, light above, and the lamp as a soft box. Metal shows nothing else and tints
 * it. `keyShare`: how much of the key light reaches the body there.
 */
export function addPolish(color: Float64Array, stage: Stage, hit: Hit, keyShare: number, ray: Ray): void {
  const { finish, nx, ny, nz } = hit
  const dx = ray[3]
  const dy = ray[4]
  const dz = ray[5]
  const along = dx * nx + dy * ny + dz * nz
  const rx = dx - 2 * along * nx
  const ry = dy - 2 * along * ny
  const rz = dz - 2 * along * nz
  const grazing = 1 + along < 0 ? 0 : 1 + along
  const fresnel = grazing ** 5
  const isMetal = finish.material === 'metal'
  const share = isMetal ? 1 : finish.polish * (STRAIGHT + (1 - STRAIGHT) * fresnel)
  const up = smoothStep(0.05, 0.8, ry)
  const down = smoothStep(0.02, -0.35, ry)
  const towards = rx * stage.lightX + ry * stage.lightY + rz * stage.lightZ
  const box = smoothStep(0.87, 0.94, towards) * (isMetal ? 1.5 : 0.85 * finish.polish) * keyShare
  // A second, weaker soft box on the other side, as in photography of shiny products.
  const rim = smoothStep(0.8, 0.9, -rx * stage.lightX * 0.9 + 0.35 * ry + 0.25 * rz) * (isMetal ? 0.5 : 0.16 * finish.polish)
  for (let channel = 0; channel < 3; channel++) {
    const around = stage.wall.main[channel] * (stage.key[channel] * 0.4 + stage.fill[channel] * 0.6)
    const above = stage.fill[channel] * 0.85
    const below = stage.ground.main[channel] * (stage.key[channel] * 0.35 + stage.fill[channel] * 0.3)
    const room = around + (above - around) * up + (below - around) * down
    const lamp = (box + rim) * stage.key[channel]
    const tint = isMetal ? finish.main[channel] + (1 - finish.main[channel]) * fresnel : 1
    color[channel] += (room * tint - color[channel]) * share + lamp * tint
  }
}
