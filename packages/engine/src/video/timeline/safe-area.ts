import { type VideoPlacement, videoPlacements, type VideoAspectRatio } from '@adloom/domain/video.ts'
import { type FrameRegion } from './frame.ts'

/** The area text must stay in, in whole pixels; for a placement without such a ratio, that of the feed. */
export function safeArea(
  ratio: VideoAspectRatio,
  placement: VideoPlacement,
  { width, height }: { readonly width: number; readonly height: number },
): FrameRegion {
  const { safe } = videoPlacements[hasRatio(placement, ratio) ? placement : 'feed']
  const left = Math.ceil(safe.left * width)
  const top = Math.ceil(safe.top * height)
  return { left, top, width: Math.floor(width - safe.right * width) - left, height: Math.floor(height - safe.bottom * height) - top }
}

const hasRatio = (placement: VideoPlacement, ratio: VideoAspectRatio): boolean => {
  const ratios: readonly VideoAspectRatio[] = videoPlacements[placement].ratios
  return ratios.includes(ratio)
}
