import { isFileKey } from './ports/file-store.ts'

/** Longest sides, in pixels, that images of this installation are offered in: a card on a standard screen, and on a high-density one. */
export const smallSides = [512, 1024] as const
export type SmallSide = (typeof smallSides)[number]

/** File types that can be resized. Not GIF: it may be animated. */
const SHRINKABLE = /\.(?:jpg|png|webp|avif)$/

export const isShrinkable = (key: string): boolean => isFileKey(key) && SHRINKABLE.test(key)

/** The size requested in an address, e.g. '512'; null for any that is not offered. */
export const smallSideOf = (text: string): SmallSide | null => smallSides.find((side) => String(side) === text) ?? null

/**
 * The path of an image of this installation in the smallest size that has `pixels` along its longest side; the path unchanged when there is none that
 * large, or the image is not ours.
 */
export function smallImagePath(path: string, pixels: number): string {
  const key = /^\/files\/([^/?#]+)$/.exec(path)?.[1] ?? ''
  const side = smallSides.find((offered) => offered >= pixels)
  return side !== undefined && isShrinkable(key) ? `${path}?side=${side}` : path
}
