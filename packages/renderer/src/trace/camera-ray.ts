import { type Framebuffer } from './framebuffer.ts'
import { drawPair, type SamplePoints } from './sample-points.ts'
import { type World } from './world.ts'

/** A ray through a point of pixel (x, y) and of the lens: its origin into `eye`, its direction into `ray`. */
export function aimCamera(
  world: World,
  framebuffer: Framebuffer,
  points: SamplePoints,
  x: number,
  y: number,
  eye: Float64Array,
  ray: Float64Array,
): void {
  const { camera } = world.stage
  const pixel = camera.frame / framebuffer.height
  drawPair(points)
  // A tent filter two pixels wide: softer steps than a box.
  const px = x + 0.5 + tent(points.pair[0]) * 0.75
  const py = y + 0.5 + tent(points.pair[1]) * 0.75
  drawPair(points)
  const radius = Math.sqrt(points.pair[0]) * world.lens
  const angle = points.pair[1] * 6.283185307179586
  const aside = radius * Math.cos(angle)
  const above = radius * Math.sin(angle)
  const sine = Math.sin(camera.tilt)
  const cosine = Math.cos(camera.tilt)
  const scale = world.focus / camera.distance
  const right = (px - framebuffer.width / 2) * pixel * scale - aside
  const up = (framebuffer.height / 2 - py) * pixel * scale - above
  const forward = world.focus
  eye[0] = camera.eyeX + aside
  eye[1] = camera.eyeY + above * cosine
  eye[2] = camera.eyeZ - above * sine
  const dy = up * cosine - forward * sine
  const dz = -up * sine - forward * cosine
  const length = 1 / Math.sqrt(right * right + dy * dy + dz * dz)
  ray[0] = right * length
  ray[1] = dy * length
  ray[2] = dz * length
}

/** -1 to 1, likelier near 0. */
const tent = (even: number): number => (even < 0.5 ? Math.sqrt(2 * even) - 1 : 1 - Math.sqrt(2 - 2 * even))
