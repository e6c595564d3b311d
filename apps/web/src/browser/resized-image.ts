import { smallImagePath } from '@adloom/domain/resized-image.ts'
import { ownPath } from './own-files.ts'

/** The URL of an image for a box of `width` CSS pixels: a resized one for images of this installation, any other unchanged. */
export function smallImage(address: string, width: number): string {
  const path = ownPath(address)
  if (path === null) return address
  const small = smallImagePath(path, width * window.devicePixelRatio)
  return small === path ? address : small
}
