import { type VideoAd } from '@adloom/domain/ad.ts'
import { cardText, playerText } from '../text/library-en.ts'

/** The length of a video for display: "0:05". 0:35 when it is unknown (§9.4). */
export const lengthOf = ({ duration }: VideoAd): string => (duration.trim() === '' ? cardText.duration : duration)

/** "MP4" when it is unknown. */
export const videoFormatLabel = ({ format }: VideoAd): string => (format.trim() === '' ? cardText.fileFormat : format)

/** A resolution such as "HD 1280x720" for display: "HD (1280 × 720)", which is also the value for an unknown one. */
export function resolutionOf({ resolution }: VideoAd): string {
  const size = sizeOf(resolution)
  if (size === null) return playerText.quality
  const { width, height } = size
  // High definition begins at 720 lines; the shorter side counts, in portrait as in landscape.
  return Math.min(width, height) >= 720 ? `HD (${width} × ${height})` : `${width} × ${height}`
}

const sizeOf = (resolution: string): { readonly width: number; readonly height: number } | null => {
  const size = /(?<!\d)(\d+)\s*[x×]\s*(\d+)/i.exec(resolution)
  return size === null ? null : { width: Number(size[1]), height: Number(size[2]) }
}

/** Length of a video in seconds; null when it is unknown. */
function secondsOf({ duration }: VideoAd): number | null {
  const time = /^(\d+):(\d\d)$/.exec(duration.trim())
  return time === null ? null : 60 * Number(time[1]) + Number(time[2])
}

/** Minimum length in seconds (2026-11-20) of TikTok's in-feed ads, and of Instagram's feed; its stories and reels are upright and take one. */
const SHORTEST_TIKTOK = 5
const SHORTEST_INSTAGRAM_FEED = 3

/** The platforms, of the four of §2.14, that accept this video unchanged: TikTok takes no 4:5, and each has its minimum length. */
export function platformsOf(ad: VideoAd): readonly string[] {
  const size = sizeOf(ad.resolution)
  const seconds = secondsOf(ad) ?? Infinity
  const ratio = size === null ? null : size.width / size.height
  const isUpright = ratio !== null && ratio < 0.6
  const isFourToFive = ratio !== null && ratio >= 0.6 && ratio < 0.95
  const takes: Readonly<Record<(typeof playerText.platformNames)[number], boolean>> = {
    YouTube: true,
    TikTok: !isFourToFive && seconds >= SHORTEST_TIKTOK,
    Facebook: true,
    Instagram: isUpright || seconds >= SHORTEST_INSTAGRAM_FEED,
  }
  return playerText.platformNames.filter((name) => takes[name])
}

/** Whether a video's orientation differs from its poster's in the library: then the poster is shown whole. */
export function isWide({ resolution }: VideoAd): boolean {
  const size = sizeOf(resolution)
  return size === null || size.width / size.height > 1.6
}
