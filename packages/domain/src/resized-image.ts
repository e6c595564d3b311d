import { isFileKey } from './ports/file-store.ts'

/** Longest sides, in pixels, in which the pictures of this installation may be had smaller: a card on a plain screen, and on a fine one. */
export const smallSides = [512, 1024] as const
export type SmallSide = (typeof smallSides)[number]

/** Kinds of files there are smaller pictures of. Not GIF: it may move. */
const SHRINKABLE = /\.(?:jpg|png|webp|avif)$/

export const isShrinkable = (key: string): boolean => isFileKey(key) && SHRINKABLE.test(key)

/** The side asked for in an address, e.g. '512'; null for any that is not offered. */
export const smallSideOf = (asked: string): SmallSide | null => smallSides.find((side) => String(side) === asked) ?? null

/**
 * The path of a picture of this installation in the smallest size that has `pixels` along its longest side; the path as it is when there is
 * none that large, or it is none of our pictures.
 */
export function smallImagePath(path: string, pixels: number): string {
  const key = /^\/files\/([^/?#]+)$/.exec(path)?.[1] ?? ''
  const side = smallSides.find((offered) => offered >= pixels)
  return side !== undefined && isShrinkable(key) ? `${path}?side=${side}` : path
}
