/** Side of the squares a frame is divided into, in pixels of frames 240 wide or so. */
const SQUARE = 8
/** Difference of neighbouring lumas from which a square shows something: glows, shaded ground and the encoder's noise have none. */
const DETAIL = 8
/** The least share of squares that must show something. A line of text in the smallest size has 0.02. */
const CONTENT_LEAST = 0.015

/** The share of a frame's squares that show an edge: of image, product or text, 0 to 1. `frame`: luma. */
export function shareWithContent(frame: Uint8Array, width: number): number {
  const columns = Math.floor(width / SQUARE)
  const rows = Math.floor(frame.length / width / SQUARE)
  const shown = new Set<number>()
  for (let y = 1; y < rows * SQUARE; y++)
    for (let x = 1; x < columns * SQUARE; x++) {
      const at = y * width + x
      if (Math.abs(frame[at] - frame[at - 1]) < DETAIL && Math.abs(frame[at] - frame[at - width]) < DETAIL) continue
      shown.add(Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE))
    }
  return shown.size / (columns * rows)
}

/** Every stretch of at least `seconds` in which no frame shows anything, in seconds. `frames`: luma, all of one size, in order. */
export function emptyStretches(
  frames: readonly Uint8Array[],
  width: number,
  fps: number,
  seconds = 0.5,
): readonly { readonly from: number; readonly to: number }[] {
  const stretches: { from: number; to: number }[] = []
  let begin = 0
  for (let at = 0; at <= frames.length; at++) {
    if (at < frames.length && shareWithContent(frames[at], width) < CONTENT_LEAST) continue
    if ((at - begin) / fps >= seconds) stretches.push({ from: begin / fps, to: at / fps })
    begin = at + 1
  }
  return stretches
}
