import { type FrameCamera, type ProductPose } from '../timeline/frame.ts'
import { lerp } from '../timeline/easing.ts'
import { cameraMoves, productMoves } from './motions.ts'
import { type ShotView, type ViewName } from './view.ts'

export type CameraMoveName = keyof typeof cameraMoves
export type ProductMoveName = keyof typeof productMoves

/**
 * The camera moves that suit a shot: of a detail, of the whole product, and of the product beside, under or over a text. In rotation, starting at the
 * video's seed.
 */
export const shotMoves = {
  close: ['closeGlide', 'focusPull', 'drift', 'tiltUp', 'arc', 'tiltDown'],
  whole: ['orbit', 'crane', 'pushIn', 'arc', 'dollyZoom', 'risePast', 'truck', 'pullOut'],
  beside: ['orbit', 'crane', 'pushIn', 'arc', 'pullOut', 'dollyZoom'],
  under: ['orbit', 'pushIn', 'drift', 'pullOut', 'arc', 'breathe'],
} as const satisfies Readonly<Record<string, readonly CameraMoveName[]>>

/** Moves come up to a quarter closer than the view; beyond 2.4 the product shows its pixels. */
const START_ZOOM_MAX = 1.85
const ZOOM_MAX = 2.25
/** Upright frames have less room at their sides. */
const UPRIGHT_STRENGTH = 0.75

/** The move of a shot: the next one in rotation that no earlier shot had, as long as there are others. */
export function moveOf(
  view: ViewName,
  isBesideText: boolean,
  turn: number,
  usedMoves: readonly (CameraMoveName | null)[] = [],
): CameraMoveName {
  const kind = !isBesideText ? (view.startsWith('close') ? 'close' : 'whole') : view === 'left' || view === 'right' ? 'beside' : 'under'
  const moves: readonly CameraMoveName[] = shotMoves[kind]
  const byTurns = moves.map((_, index) => moves[(turn + index) % moves.length])
  return byTurns.find((name) => !usedMoves.includes(name)) ?? byTurns.find((name) => name !== usedMoves[usedMoves.length - 1]) ?? byTurns[0]
}

/** The camera of a moving shot: about the middle of its view. */
export function cameraOfMove(
  { from, to }: ShotView,
  name: CameraMoveName,
  progress: number,
  shot: { readonly isUpright: boolean; readonly mirrored: boolean },
): FrameCamera {
  const between = (key: Exclude<keyof FrameCamera, 'window'>): number => lerp(from[key], to[key], 0.5)
  const middle = {
    x: 0,
    y: between('y'),
    zoom: Math.min(START_ZOOM_MAX, between('zoom')),
    centerX: between('centerX'),
    centerY: between('centerY'),
    blur: between('blur'),
  }
  const camera = cameraMoves[name](middle, progress, shot.isUpright ? UPRIGHT_STRENGTH : 1, shot.mirrored)
  return { ...camera, zoom: Math.min(ZOOM_MAX, camera.zoom) }
}

/** A move beside a text, where the product keeps its place. */
export const moveInShot =
  (name: CameraMoveName, shot: { readonly isUpright: boolean; readonly mirrored: boolean }) =>
  (camera: FrameCamera, progress: number): FrameCamera =>
    cameraMoves[name](camera, progress, shot.isUpright ? UPRIGHT_STRENGTH : 1, shot.mirrored)

/** Frames of a product's entrance. */
export const PRODUCT_MOVE_FRAMES = 18

/** The product during its entrance, so many frames after the start of its shot; its final pose after that. */
export const enteringPose = (pose: ProductPose, name: ProductMoveName, frames: number, mirrored: boolean): ProductPose =>
  productMoves[name](pose, Math.min(1, (frames + 2) / PRODUCT_MOVE_FRAMES), mirrored)
