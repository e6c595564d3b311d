import { type CameraMove, shifted } from '../motion.ts'

/** Parts of a revolution from one seed to the next: the golden ratio, so that no two are alike. */
const GOLDEN = 0.618_034

/** Smooth noise of about -1 to 1: two waves that never repeat together. */
function sway(progress: number, speed: number, phase: number): number {
  const turn = 2 * Math.PI
  return 0.65 * Math.sin(turn * (speed * progress + phase)) + 0.35 * Math.sin(turn * (speed * 1.83 * progress + phase * 2.7))
}

/** A handheld camera walking closer: never quite still, different for each seed. */
export const handheldOf =
  (seed: number): CameraMove =>
  (camera, progress, strength, mirrored) => {
    const phase = (seed * GOLDEN) % 1
    const shift = {
      x: 0.09 * sway(progress, 1.3, phase) + 0.1 * (progress - 0.5),
      y: 0.06 * sway(progress, 1.7, phase + 0.31),
      zoom: 0.1 + 0.07 * progress,
      centerX: 0.009 * sway(progress, 2.1, phase + 0.57),
      centerY: 0.008 * sway(progress, 2.6, phase + 0.83),
    }
    return shifted(camera, shift, strength, mirrored)
  }

/** A handheld camera: nearness, everyday life, behind the scenes. */
export const handheld: CameraMove = handheldOf(1)
