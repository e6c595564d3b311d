import { type Stage } from '@adloom/renderer/stage.ts'
import { joinShapes, type PlacedShape } from './join-shapes.ts'

/** How the product shall stand in the frame. */
export interface Aim {
  /** Radians the camera looks down. */
  readonly tilt: number
  /** Share of the frame's width or height that the product fills, whichever is reached first. */
  readonly share: number
  /** Its middle, from the left and from the top. */
  readonly x: number
  readonly y: number
  /** The edge of the frame that cuts the product. */
  readonly crop: 'left' | 'right' | 'top' | 'bottom' | null
}

type Camera = Stage['camera']

const DISTANCE = 8
/** Rays along a side that find the product's outline. */
const PROBES = 120
const STEPS = 90
/** Part of the product beyond the frame's edge. */
const CUT = 0.13

/** The camera that shows the product as wanted: it moves aside and up, and comes nearer, but does not turn. */
export function aimStill(goods: readonly PlacedShape[], aim: Aim, ratio: number): Camera {
  const { shape } = joinShapes(goods)
  const cosine = Math.cos(aim.tilt)
  const sine = Math.sin(aim.tilt)
  const at = (x: number, y: number, z: number, frame: number): Camera => ({
    eyeX: x,
    eyeY: y + DISTANCE * sine,
    eyeZ: z + DISTANCE * cosine,
    tilt: aim.tilt,
    distance: DISTANCE,
    frame,
  })
  let camera = at(0, shape.bounds.height, 0, shape.bounds.radius * 2.2)
  for (let turn = 0; turn < 2; turn++) {
    const { left, right, bottom, top } = outlineIn(camera, shape)
    const width = right - left
    const height = top - bottom
    const frame = Math.max(height / aim.share, width / aim.share / ratio)
    const [x, y] = middleOf(aim, width / (frame * ratio), height / frame)
    const aside = (left + right) / 2 - (x - 0.5) * frame * ratio
    const up = (bottom + top) / 2 - (0.5 - y) * frame
    camera = { ...camera, eyeX: camera.eyeX + aside, eyeY: camera.eyeY + up * cosine, eyeZ: camera.eyeZ - up * sine, frame }
  }
  return camera
}

/** Where the product's middle shall be, from the left and the top of the frame, when it fills these shares of it. */
function middleOf({ crop, x, y }: Aim, wide: number, tall: number): readonly [number, number] {
  switch (crop) {
    case 'left':
      return [wide * (0.5 - CUT), y]
    case 'right':
      return [1 - wide * (0.5 - CUT), y]
    case 'top':
      return [x, tall * (0.5 - CUT)]
    case 'bottom':
      return [x, 1 - tall * (0.5 - CUT)]
    default:
      return [x, y]
  }
}

/** The outline's edges in the plane of the frame, scene units from its middle. */
function outlineIn(camera: Camera, { distance, bounds }: ReturnType<typeof joinShapes>['shape']) {
  const cosine = Math.cos(camera.tilt)
  const sine = Math.sin(camera.tilt)
  const half = bounds.radius * 1.6
  const edges = { left: half, right: -half, bottom: half, top: -half }
  for (let row = 0; row < PROBES; row++) {
    for (let column = 0; column < PROBES; column++) {
      const right = ((column + 0.5) / PROBES - 0.5) * 2 * half
      const up = ((row + 0.5) / PROBES - 0.5) * 2 * half
      const dy = up * cosine - DISTANCE * sine
      const dz = -up * sine - DISTANCE * cosine
      const length = Math.hypot(right, dy, dz)
      let t = 3
      for (let step = 0; step < STEPS && t < 14; step++) {
        const near = distance(camera.eyeX + (right / length) * t, camera.eyeY + (dy / length) * t, camera.eyeZ + (dz / length) * t)
        if (near < 0.004) {
          edges.left = Math.min(edges.left, right)
          edges.right = Math.max(edges.right, right)
          edges.bottom = Math.min(edges.bottom, up)
          edges.top = Math.max(edges.top, up)
          break
        }
        t += near
      }
    }
  }
  return edges
}
