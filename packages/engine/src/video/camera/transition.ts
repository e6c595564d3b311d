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
const LEAVES = 6
const RESTS = 8
/** How far a whip swings, as a share of the frame's width, and how far the eye moves with it, in scene units. */
const SWING = 0.082
const SWAY = 0.16
/** How much closer the first frames of a shot are, by the kind of transition. */
const PUNCH: Readonly<Record<TransitionName, number>> = { hard: 0.06, whip: 0, through: 0.09 }
const RUSH = 0.045
/** Beyond it products show their pixels. */
const NEAREST = 2.35

/** What transitions add to the camera of a shot: `since` frames from its first one, `left` frames before the next one. */
export function withTransitions(
  camera: FrameCamera,
  comes: Transition | null,
  goes: Transition | null,
  since: number,
  left: number,
): FrameCamera {
  const rest = Math.max(0, 1 - since / RESTS) ** 2
  const rush = Math.max(0, 1 - (left - 1) / LEAVES) ** 2
  let { x, zoom, centerX, blur } = camera
  if (comes?.name === 'whip') {
    x -= comes.side * SWAY * rest
    centerX -= (comes.side * SWING * rest) / zoom
    blur = Math.max(blur, 0.85 * rest)
  } else if (comes !== null) {
    zoom *= 1 + PUNCH[comes.name] * (1 - easeOut(since / 12))
    x -= comes.side * PUNCH[comes.name] * (1 - easeOut(since / 12))
  }
  if (goes?.name === 'whip') {
    x += goes.side * SWAY * rush
    centerX += (goes.side * SWING * 0.7 * rush) / zoom
    blur = Math.max(blur, 0.85 * rush)
  } else if (goes?.name === 'through') zoom *= 1 + RUSH * rush
  return { ...camera, x, zoom: Math.min(NEAREST, zoom), centerX, blur }
}

/** How much brighter the first frames after a transition are: `through` lights up. */
export const flashOf = (comes: Transition | null, since: number): number =>
  comes?.name === 'through' ? 0.15 * (1 - easeOut(since / 12)) : 0
