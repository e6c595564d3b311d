import { ALL_BODIES, findHit, type Hit, VIEW } from './find-hit.ts'
import { newRay, newSpan, setRay } from './ray-march.ts'
import { type Stage } from './stage.ts'

/** A view has no depth of its own: it counts as this many times as far away as the plane it is drawn on. */
const VIEW_DEPTH = 1.6

/**
 * Parallax of an image of a stage when the eye moves: at each point D / depth − 1, where D is the product's distance from the eye. 0 at the product,
 * negative behind it, positive before it. One value for each square of `step` pixels (its middle), row by row.
 */
export function stageParallax(
  stage: Stage,
  size: { readonly width: number; readonly height: number },
  step: number,
): { readonly columns: number; readonly rows: number; readonly values: Float32Array } {
  const columns = Math.ceil(size.width / step)
  const rows = Math.ceil(size.height / step)
  const values = new Float32Array(columns * rows)
  const { camera } = stage
  const sine = Math.sin(camera.tilt)
  const cosine = Math.cos(camera.tilt)
  const unit = camera.frame / size.height
  const hit: Hit = { id: VIEW, finish: stage.ground, distance: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, u: 0, v: 0 }
  const span = newSpan()
  const ray = newRay()
  for (let row = 0, at = 0; row < rows; row++) {
    const up = (size.height / 2 - (row + 0.5) * step) * unit
    const dy = up * cosine - camera.distance * sine
    const dz = -up * sine - camera.distance * cosine
    for (let column = 0; column < columns; column++, at++) {
      const right = ((column + 0.5) * step - size.width / 2) * unit
      const length = Math.sqrt(right * right + dy * dy + dz * dz)
      setRay(ray, camera.eyeX, camera.eyeY, camera.eyeZ, right / length, dy / length, dz / length)
      findHit(hit, span, stage, ray, ALL_BODIES)
      // Along the view, not along the ray: a plane parallel to the image moves as one.
      const depth = (hit.distance * camera.distance) / length
      values[at] = camera.distance / (hit.id === VIEW ? depth * VIEW_DEPTH : depth) - 1
    }
  }
  return { columns, rows, values }
}
