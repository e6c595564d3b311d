import { easeOut } from '../timeline/easing.ts'
import { type FrameCamera } from '../timeline/frame.ts'

/**
 * How one shot gives way to the next: a `hard` cut; a `whip`, in which the camera swings away to one side and comes to a halt from the same side in
 * the next shot; `through`, which zooms closer and out of the other side.
 */
export const transitionNames = ['through', 'whip', 'hard'] as const
export type TransitionName = (typeof transitionNames)[number]

/** A transition at one end of a shot: its kind, and its side (1 to the right, -1 to the left). */
export interface Transition {
  readonly name: TransitionName
  readonly side: number
}

/** Frames a camera takes to leave a shot and to come to rest in the next one. */
const LEAVE_FRAMES = 6
const REST_FRAMES = 8
/** How far a whip swings, as a share of the frame's width, and how far the eye moves with it, in scene units. */
const WHIP_SWING = 0.082
const WHIP_EYE_SHIFT = 0.16
/** How much closer the first frames of a shot are, by the kind of transition. */
const PUNCH_IN: Readonly<Record<TransitionName, number>> = { hard: 0.06, whip: 0, through: 0.09 }
const THROUGH_ZOOM = 0.045
/** Beyond it products show their pixels. */
const ZOOM_MAX = 2.35

/** What transitions add to the camera of a shot: `since` frames from its first one, `left` frames before the next one. */
export function withTransitions(
  camera: FrameCamera,
  comes: Transition | null,
  goes: Transition | null,
  since: number,
  left: number,
): FrameCamera {
  const arriving = Math.max(0, 1 - since / REST_FRAMES) ** 2
  const leaving = Math.max(0, 1 - (left - 1) / LEAVE_FRAMES) ** 2
  let { x, zoom, centerX, blur } = camera
  if (comes?.name === 'whip') {
    x -= comes.side * WHIP_EYE_SHIFT * arriving
    centerX -= (comes.side * WHIP_SWING * arriving) / zoom
    blur = Math.max(blur, 0.85 * arriving)
  } else if (comes !== null) {
    zoom *= 1 + PUNCH_IN[comes.name] * (1 - easeOut(since / 12))
    x -= comes.side * PUNCH_IN[comes.name] * (1 - easeOut(since / 12))
  }
  if (goes?.name === 'whip') {
    x += goes.side * WHIP_EYE_SHIFT * leaving
    centerX += (goes.side * WHIP_SWING * 0.7 * leaving) / zoom
    blur = Math.max(blur, 0.85 * leaving)
  } else if (goes?.name === 'through') zoom *= 1 + THROUGH_ZOOM * leaving
  return { ...camera, x, zoom: Math.min(ZOOM_MAX, zoom), centerX, blur }
}

/** How much brighter the first frames after a transition are: `through` lights up. */
export const flashAfter = (comes: Transition | null, since: number): number =>
  comes?.name === 'through' ? 0.15 * (1 - easeOut(since / 12)) : 0
