/** Easings from 0 to 1. All map 0 to 1 onto 0 to 1 (`backOut` overshoots for a moment) and clamp outside of it. */
export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

/** How far `at` is between `from` and `to`, 0 to 1. */
export const progressBetween = (from: number, to: number, at: number): number =>
  to <= from ? (at < from ? 0 : 1) : clamp((at - from) / (to - from))

export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share

export const easeOut = (share: number): number => 1 - (1 - clamp(share)) ** 3
export const easeIn = (share: number): number => clamp(share) ** 3
export const easeInOut = (share: number): number => {
  const at = clamp(share)
  return at < 0.5 ? 4 * at ** 3 : 1 - (-2 * at + 2) ** 3 / 2
}
/** Gentle at both ends, nearly even between: for cameras, which should never seem to stop. */
export const glide = (share: number): number => {
  const at = clamp(share)
  return at * (0.7 + 0.3 * at * (3 - 2 * at))
}
/** Overshoots by a tenth, and returns. */
export const backOut = (share: number): number => {
  const at = clamp(share) - 1
  return 1 + 2.4 * at ** 3 + 1.4 * at ** 2
}
/** Fast at first, and overshoots: for things that jump out. */
export const popOut = (share: number): number => backOut(easeOut(share * 0.55) / easeOut(0.55))
/** Falls, bounces twice and rests. */
export const bounceOut = (share: number): number => {
  const at = clamp(share)
  if (at < 0.6) return (at / 0.6) ** 2
  if (at < 0.85) return 1 - 0.06 * (1 - ((at - 0.725) / 0.125) ** 2)
  return 1 - 0.015 * (1 - ((at - 0.925) / 0.075) ** 2)
}
