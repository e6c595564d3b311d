import { adFormats } from '@adloom/domain/ad-format.ts'
import { withPicturesOf } from '@adloom/domain/template.ts'
import { type ReactElement, useEffect, useState } from 'react'
import { type MeasuredImages, squareImages, statedTextsOf, textsOf } from './ad-parts.tsx'
import { withFittingTexts, withShapedImage } from './arranged-ad.ts'
import { loadFonts } from './load-fonts.ts'
import { FinishedAd, type FinishedAdProps } from './finished-ad.tsx'
import { facesOf, factsShownBy } from './layouts.ts'
import { measureLogo } from './logo-tone.ts'
import { isClearFile } from './image-frame.tsx'
import { BrokenImage } from './preview-parts.tsx'
import { useImageGround } from './use-image-ground.ts'
import { useServerWords } from './use-server-words.ts'

interface ScaledAdProps extends Omit<FinishedAdProps, 'measured'> {
  /** Width of the box in pixels of the page; its height follows from the format. */
  readonly width: number
}

/**
 * A finished ad in a box of the given width, for browsers: laid out in its own pixels and scaled down, so that every line breaks as in the file. To a
 * screen reader it is one image labelled with the ad's text.
 */
export function ScaledAd({ width, creative: given, layout, format }: ScaledAdProps): ReactElement {
  const written = textsOf(given).join('\n')
  const creative = withFittingTexts({ creative: withPicturesOf(layout, given), layout, format })
  const size = adFormats[format]
  const scale = width / size.width
  const inShape = withShapedImage({ creative, layout, format })
  const own = useMeasured(creative.image, 'shape')
  const shaped = useMeasured(inShape.image === creative.image ? null : inShape.image, 'shape')
  // The image itself is shown until it is there in the shape, and where it is in none.
  const isInShape = shaped.status === 'known'
  const image = isInShape ? shaped : own
  const shown = isInShape ? inShape : creative
  const ground = useImageGround(shown)
  const logo = useMeasured(creative.brandLogo, 'shape and tone')
  const logoOnDark = useMeasured(creative.style.logoOnDark, 'shape and tone')
  const cutout = useMeasured(creative.cutout?.src ?? null, 'shape')
  const others = [useMeasured(creative.pictures.at(0) ?? null, 'shape'), useMeasured(creative.pictures.at(1) ?? null, 'shape')]
  const measured: MeasuredImages = {
    isClear: isClearFile(creative.image),
    ground,
    imageRatio: ratioOf(image),
    pictureRatios: others.map(ratioOf),
    logoRatio: logo.status === 'known' ? logo.ratio : squareImages.logoRatio,
    logoTone: logo.status === 'known' ? logo.tone : squareImages.logoTone,
    logoOnDark: logoOnDark.status === 'known' ? { logoRatio: logoOnDark.ratio, logoTone: logoOnDark.tone } : null,
  }
  const { pairing } = creative.style
  useEffect(() => loadFonts(written, facesOf(layout, pairing)), [written, layout, pairing])
  useServerWords(written)
  const stated = statedTextsOf(factsShownBy(layout, creative.facts))
  const texts = [creative.brandName, creative.headline, creative.description, ...stated, creative.callToAction]
    .map((text) => text.trim().replace(/[.:]$/, ''))
    .filter((text) => text !== '')
  const box = { position: 'relative', overflow: 'hidden', width, height: Math.round(size.height * scale) } as const
  if (image.status === 'broken') {
    return (
      <div style={box}>
        <BrokenImage />
      </div>
    )
  }
  return (
    <div role="img" aria-label={texts.join('. ')} style={box}>
      <div aria-hidden="true" style={{ width: size.width, height: size.height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        {/* What does not load is left out, as in the file. */}
        <FinishedAd
          creative={{
            ...shown,
            brandLogo: logo.status === 'broken' ? null : creative.brandLogo,
            cutout: cutout.status === 'broken' ? null : creative.cutout,
            pictures: creative.pictures.filter((_, index) => others[index].status !== 'broken'),
          }}
          layout={layout}
          format={format}
          measured={measured}
        />
      </div>
    </div>
  )
}

type Measured =
  | { readonly status: 'unknown' }
  | { readonly status: 'broken' }
  | { readonly status: 'known'; readonly ratio: number; readonly tone: MeasuredImages['logoTone'] }

const ratioOf = (image: Measured): number => (image.status === 'known' ? image.ratio : 1)

/** Longest side in pixels at which a logo's tone is measured. */
const TONE_SIDE = 160

/**
 * Whether a page may read the pixels of an image: only of its own origin, or of a blob or data URL. Of any other image only the size is known:
 * requesting its pixels logs a console error wherever the other site does not allow it.
 */
export const isReadable = (src: string, page: string): boolean =>
  /^(?:data|blob):/i.test(src) || URL.parse(src, page)?.origin === new URL(page).origin

/** Number of measured images in the cache: an ad scrolled out of view and back draws correctly at once. */
const MAX_REMEMBERED = 1000
const remembered = new Map<string, Measured>()

function remember(name: string, measured: Measured): void {
  remembered.set(name, measured)
  if (remembered.size <= MAX_REMEMBERED) return
  // In insertion order: the oldest entry is evicted.
  for (const oldest of remembered.keys()) {
    remembered.delete(oldest)
    return
  }
}

/**
 * What the browser learns about an image by loading it. Its tone, which needs all its pixels, is measured only on request. The tone of another site's
 * image stays 'dark'.
 */
function useMeasured(src: string | null, what: 'shape' | 'shape and tone'): Measured {
  const [found, setFound] = useState<{ readonly src: string | null; readonly measured: Measured }>({ src, measured: { status: 'unknown' } })
  const name = `${what} ${src ?? ''}`
  const known = remembered.get(name)
  useEffect(() => {
    if (src === null || remembered.has(name)) return undefined
    let isWanted = true
    const report = (measured: Measured): void => {
      // A failed image may load later, so the failure is not cached.
      if (measured.status === 'known') remember(name, measured)
      // The ad was already drawn with a square image.
      const isAsTaken = what === 'shape' && measured.status === 'known' && measured.ratio === squareImages.imageRatio
      if (isWanted && !isAsTaken) setFound({ src, measured })
    }
    const image = new Image()
    image.addEventListener('load', () =>
      report({
        status: 'known',
        ratio: image.naturalWidth / image.naturalHeight || 1,
        tone: what === 'shape and tone' && isReadable(src, window.location.href) ? toneOf(image) : 'dark',
      }),
    )
    image.addEventListener('error', () => report({ status: 'broken' }))
    image.src = src
    return () => {
      isWanted = false
    }
  }, [src, what, name])
  return known ?? (found.src === src ? found.measured : { status: 'unknown' })
}

function toneOf(image: HTMLImageElement): MeasuredImages['logoTone'] {
  const scale = Math.min(1, TONE_SIDE / Math.max(image.naturalWidth, image.naturalHeight))
  const width = Math.max(1, Math.round(image.naturalWidth * scale))
  const height = Math.max(1, Math.round(image.naturalHeight * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return 'dark'
  context.drawImage(image, 0, 0, width, height)
  return measureLogo(context.getImageData(0, 0, width, height)).logoTone
}
