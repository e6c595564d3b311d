/** A stretch of a video in which nothing moves, seconds. */
interface StillStretch {
  readonly from: number
  readonly to: number
}

/** How far two frames may differ, in 256ths of full brightness, and still be the same image: changes by the encoder stay below. */
const SAME_MEAN = 0.06
/** A pixel that differs by this much has moved. One in `MOVED_ONE_IN` is enough: a moving caption is small. */
const MOVED_BY = 6
const MOVED_ONE_IN = 2500

/** Whether something visibly changes between two frames (luma of the same size). */
function differ(a: Uint8Array, b: Uint8Array): boolean {
  let sum = 0
  let moved = 0
  for (let i = 0; i < a.length; i++) {
    const difference = Math.abs(a[i] - b[i])
    sum += difference
    if (difference >= MOVED_BY) moved += 1
  }
  return moved * MOVED_ONE_IN > a.length || sum > SAME_MEAN * a.length
}

/**
 * Every stretch of at least `seconds` in which no frame differs visibly from the stretch's first frame nor from its neighbour. `frames`: luma, all of
 * one size, in order. Slow movement counts as movement, because the first frame stays the reference.
 */
export function stillStretches(frames: readonly Uint8Array[], fps: number, seconds = 0.5): readonly StillStretch[] {
  const stretches: StillStretch[] = []
  let begin = 0
  for (let at = 1; at <= frames.length; at++) {
    if (at < frames.length && !differ(frames[begin], frames[at]) && !differ(frames[at - 1], frames[at])) continue
    if ((at - begin) / fps >= seconds) stretches.push({ from: begin / fps, to: at / fps })
    begin = at
  }
  return stretches
}
