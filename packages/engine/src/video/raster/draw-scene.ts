import { drawCastShadow } from './cast-shadow.ts'
import { type FrameCamera, type ProductPose, type FrameRegion } from '../timeline/frame.ts'
import { channelsOfPlanes, type Planes } from './yuv.ts'
import { scalePlane } from './scale-plane.ts'
import { kernelsOf } from './kernels.ts'
import { type Parallax, warpScene } from './warp-scene.ts'

/**
 * A scene of a video, larger than the frame on all sides so that the camera can move. `lit` has the product's shadow and mirror image, `bare` has not
 * (the same planes when no shadow is known), `soft` is out of focus at `1 / softStep` of the size. `parallax`: how much each place moves with the
 * eye, in 1/4096 (`stageParallax`), one value for each square of `1 << shift` pixels; all 0 for a flat image.
 */
export interface SceneLayers {
  readonly lit: Planes
  readonly bare: Planes
  readonly soft: Planes
  readonly softStep: number
  /** Where `lit` and `bare` differ, pixels of the layers; null: nowhere. */
  readonly shadowed: FrameRegion | null
  readonly parallax: Parallax
  /** Pixels of the layers that one scene unit covers at the product. */
  readonly perUnit: number
  /** The part of the layers that zoom 1 shows: the size of the frame. */
  readonly frame: { readonly width: number; readonly height: number }
}

/** The visible part of the layers: their point in the frame's left top corner, and how many of their pixels one of the frame is wide. */
interface Viewport {
  readonly left: number
  readonly top: number
  readonly step: number
}

/** The camera's viewport, held inside the layers: it is moved back, or closer, instead of looking beyond them. */
export function viewportOf({ x, y, zoom, centerX, centerY, window }: FrameCamera, sceneLayers: SceneLayers): Viewport {
  const { lit, frame, parallax, perUnit } = sceneLayers
  const shown = window ?? { left: 0, top: 0, width: frame.width, height: frame.height }
  // Layers without parallax may be shown to their very edge: footage is shown pixel for pixel.
  const edge = parallax.most === 0 ? 0 : 2
  const marginX = Math.abs(x) * perUnit * parallax.most + edge
  const marginY = Math.abs(y) * perUnit * parallax.most + edge
  const most = Math.min((lit.width - 2 * marginX) / shown.width, (lit.height - 2 * marginY) / shown.height)
  const step = Math.min(1 / zoom, most)
  const width = shown.width * step
  const height = shown.height * step
  const middleX = (lit.width - frame.width) / 2 + centerX * frame.width
  const middleY = (lit.height - frame.height) / 2 + centerY * frame.height
  return {
    left: Math.min(lit.width - marginX - width, Math.max(marginX, middleX - width / 2)) - shown.left * step,
    top: Math.min(lit.height - marginY - height, Math.max(marginY, middleY - height / 2)) - shown.top * step,
    step,
  }
}

/**
 * Draws the scene as the camera sees it into the frame: at least the part `seen`, whose edges are on even pixels. The shadow follows the product's
 * pose.
 */
export function drawScene(out: Planes, sceneLayers: SceneLayers, camera: FrameCamera, pose: ProductPose, seen: FrameRegion): void {
  const view = viewportOf(camera, sceneLayers)
  const blur = Math.round(Math.min(1, camera.blur) * 256)
  if (blur < 256) drawSharp(out, sceneLayers, camera, pose, seen)
  if (blur > 0) drawSoft(out, sceneLayers, view, blur)
}

function drawSharp(out: Planes, sceneLayers: SceneLayers, camera: FrameCamera, pose: ProductPose, part: FrameRegion): void {
  const view = viewportOf(camera, sceneLayers)
  const { lit, bare, parallax, shadowed, perUnit, frame } = sceneLayers
  const shadow = Math.max(0, Math.min(1, pose.shadow))
  const isStanding = shadow === 1 && pose.x === 0
  const seen = { ...view, alongX: camera.x * perUnit, alongY: -camera.y * perUnit }
  const isStraight = (camera.x === 0 && camera.y === 0) || parallax.most === 0
  const scene = isStanding ? lit : bare
  if (isStraight) scalePlanes(out, scene, view, 256)
  else warpScene(out, scene, parallax, seen, part)
  if (isStanding || shadow === 0 || shadowed === null) return
  drawCastShadow(out, { lit, bare, shadowed }, parallax, seen, { share: shadow, aside: pose.x * frame.width })
}

/** Mixes in the scene out of focus; it is too soft to show any parallax. */
function drawSoft(out: Planes, { soft, softStep }: SceneLayers, { left, top, step }: Viewport, share: number): void {
  scalePlanes(out, soft, { left: left / softStep, top: top / softStep, step: step / softStep }, share)
}

function scalePlanes(out: Planes, from: Planes, view: Viewport, share: number): void {
  const { kernels } = kernelsOf(out.memory)
  const [to, source] = [channelsOfPlanes(out), channelsOfPlanes(from)]
  const half = { left: view.left / 2, top: view.top / 2, step: view.step }
  scalePlane(kernels, to.y, source.y, view, share)
  scalePlane(kernels, to.u, source.u, half, share)
  scalePlane(kernels, to.v, source.v, half, share)
}
