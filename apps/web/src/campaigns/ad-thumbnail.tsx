import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { type SocialAd } from '@adloom/domain/ad.ts'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { creativeFor, layoutOf } from '@adloom/domain/design/ad-design.ts'
import { memo } from 'react'
import { smallImage } from '../browser/resized-image.ts'
import { useNearView } from '../preview/near-view.ts'
import { radius, surface } from '../ui/tokens.ts'

const FORMAT = 'square'

interface AdThumbnailProps {
  readonly ad: SocialAd
  /** Index of the image and of its text, from 0. */
  readonly image: number
  /** In pixels. */
  readonly width: number
}

/** One image of an ad as a small finished ad, drawn when it comes near the window. What it shows stands beside it in words. */
export const AdThumbnail = memo(({ ad, image, width }: AdThumbnailProps) => {
  const [ref, isNear] = useNearView()
  const { width: fullWidth, height: fullHeight } = adFormats[FORMAT]
  const option = ad.contentVariations[image % ad.contentVariations.length]
  const creative = creativeFor(option, smallImage(ad.productImageVariants[image], width), ad)
  return (
    <div
      ref={ref}
      aria-hidden="true"
      style={{
        flex: 'none',
        width,
        height: Math.round((width * fullHeight) / fullWidth),
        overflow: 'hidden',
        borderRadius: radius.inner,
        outline: `1px solid ${surface.line}`,
        backgroundColor: surface.line,
        // An ad keeps its own colours: it shows what its audience will see.
        forcedColorAdjust: 'none',
      }}
    >
      {isNear && <ScaledAd creative={creative} layout={layoutOf(ad, image)} format={FORMAT} width={width} />}
    </div>
  )
})
AdThumbnail.displayName = 'AdThumbnail'
