/** Levels of H.264 (Rec. H.264, table A-1): ten times the level, macroblocks a second, macroblocks a frame. */
const levels = [
  [30, 40_500, 1_620],
  [31, 108_000, 3_600],
  [32, 216_000, 5_120],
  [40, 245_760, 8_192],
  [42, 522_240, 8_704],
  [51, 983_040, 36_864],
] as const

/**
 * The lowest level that fits a video of this size, ten times it (31 is 3.1): players reject levels above what they support. 720p needs 3.1, 1080p
 * 4.0.
 */
export function leastLevel(width: number, height: number, fps: number): number {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16)
  const found = levels.find(([, aSecond, aFrame]) => blocks <= aFrame && blocks * fps <= aSecond)
  return found === undefined ? 52 : found[0]
}
