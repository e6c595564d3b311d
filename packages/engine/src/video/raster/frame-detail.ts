/** Distance between the rows that are measured, and between the two lumas compared: neighbours differ by noise alone. */
const ROW_STEP = 4
const REACH = 2

/**
 * How much fine detail a frame shows, 0 for an even one: the mean square of the difference between near lumas. Of the frames of one video the highest
 * is sharp, neither empty nor in the middle of a fade or a fast movement.
 */
export function frameDetail(y: Uint8Array | Uint8ClampedArray, width: number, height: number): number {
  let sum = 0
  let count = 0
  for (let row = 0; row < height; row += ROW_STEP) {
    for (let at = row * width, end = at + width - REACH; at < end; at += 1) {
      sum += (y[at] - y[at + REACH]) ** 2
      count += 1
    }
  }
  return count === 0 ? 0 : sum / count
}
