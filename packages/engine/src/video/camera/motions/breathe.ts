import { type CameraMove, shifted } from '../motion.ts'

/** Comes closer and goes back in one breath, drifting a little to the side: keeps a plain shot alive. */
export const breathe: CameraMove = (camera, progress, strength, mirrored) => {
  const breath = 0.5 - 0.5 * Math.cos(2 * Math.PI * progress)
  return shifted(camera, { x: 0.2 * (progress - 0.5), y: 0.05 * breath, zoom: 0.05 + 0.1 * breath }, strength, mirrored)
}
