import { smallImagePath } from '@adloom/domain/resized-image.ts'
import { ownPath } from './own-files.ts'

/** Where a picture comes from for a box of `width` pixels of the page: one of this installation small, any other as it is. */
export function smallImage(address: string, width: number): string {
  const path = ownPath(address)
  if (path === null) return address
  const small = smallImagePath(path, width * window.devicePixelRatio)
  return small === path ? address : small
}
