import { type VideoAd } from '@adloom/domain/ad.ts'
import { cardText, playerText } from '../text/library-en.ts'

/** How long a video is, as it reads: "0:05". The specification's 0:35 when nobody knows. */
export const lengthOf = ({ duration }: VideoAd): string => (duration.trim() === '' ? cardText.duration : duration)

/** "MP4" when nobody knows. */
export const formatOf = ({ format }: VideoAd): string => (format.trim() === '' ? cardText.fileFormat : format)

/** A resolution such as "HD 1280x720" as people write it: "HD (1280 × 720)". That is also what is said when nobody knows. */
export function resolutionOf({ resolution }: VideoAd): string {
  const size = /(\d+)\s*[x×]\s*(\d+)/i.exec(resolution)
  if (size === null) return playerText.quality
  const [, width, height] = size
  // High definition begins at 720 lines; the shorter side counts, whichever way the film stands.
  return Math.min(Number(width), Number(height)) >= 720 ? `HD (${width} × ${height})` : `${width} × ${height}`
}
