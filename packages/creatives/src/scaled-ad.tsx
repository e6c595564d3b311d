import { adFormats } from '@adloom/domain/ad-format.ts'
import { type ReactElement, useEffect, useState } from 'react'
import { type MeasuredImages, squareImages } from './ad-parts.tsx'
import { FinishedAd, type FinishedAdProps } from './finished-ad.tsx'
import { measureLogo } from './logo-tone.ts'
import { isClearFile } from './image-frame.tsx'
import { BrokenImage } from './preview-parts.tsx'

interface ScaledAdProps extends Omit<FinishedAdProps, 'measured'> {
  /** Width of the box in pixels of the page; its height follows from the format. */
  readonly width: number
}

/**
 * A finished ad in a box of the given width, for browsers: laid out in its own pixels and scaled down, so that every line breaks as in the file.
 * To a screen reader it is one picture that says what the ad says.
 */
export function ScaledAd({ width, creative, layout, format }: ScaledAdProps): ReactElement {
  const size = adFormats[format]
  const scale = width / size.width
  const image = useMeasured(creative.image, 'shape')
  const logo = useMeasured(creative.brandLogo, 'shape and tone')
  const measured: MeasuredImages = {
    isClear: isClearFile(creative.image),
    imageRatio: image.status === 'known' ? image.ratio : squareImages.imageRatio,
    logoRatio: logo.status === 'known' ? logo.ratio : squareImages.logoRatio,
    logoTone: logo.status === 'known' ? logo.tone : squareImages.logoTone,
  }
  const said = [creative.brandName, creative.headline, creative.description, creative.callToAction]
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
    <div role="img" aria-label={said.join('. ')} style={box}>
      <div aria-hidden="true" style={{ width: size.width, height: size.height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        {/* A logo that does not load is drawn as the brand's initial, here as in the file. */}
        <FinishedAd
          creative={logo.status === 'broken' ? { ...creative, brandLogo: null } : creative}
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

/** Longest side in pixels at which a logo's tone is looked at. */
const TONE_SIDE = 160

/**
 * Whether a page may read the pixels of a picture: one of its own site, or one that it holds itself. Of any other only the shape is known:
 * asking for its pixels is an error in the console wherever the other site has not allowed it.
 */
export const isReadable = (src: string, page: string): boolean =>
  /^(?:data|blob):/i.test(src) || URL.parse(src, page)?.origin === new URL(page).origin

/** How many measured pictures are remembered: an ad that is scrolled out and in again is drawn right at once. */
const REMEMBERED = 1000
const remembered = new Map<string, Measured>()

function remember(name: string, measured: Measured): void {
  remembered.set(name, measured)
  if (remembered.size <= REMEMBERED) return
  // In the order they came: the oldest goes.
  for (const oldest of remembered.keys()) {
    remembered.delete(oldest)
    return
  }
}

/**
 * What the browser finds out about a picture by loading it; its tone, for which all its pixels are read, only where it is asked for.
 * The tone of one whose pixels are another site's stays 'dark'.
 */
function useMeasured(src: string | null, what: 'shape' | 'shape and tone'): Measured {
  const [found, setFound] = useState<{ readonly src: string | null; readonly measured: Measured }>({ src, measured: { status: 'unknown' } })
  const name = `${what} ${src ?? ''}`
  const known = remembered.get(name)
  useEffect(() => {
    if (src === null || remembered.has(name)) return undefined
    let isWanted = true
    const tell = (measured: Measured): void => {
      // What does not load now may load later.
      if (measured.status === 'known') remember(name, measured)
      // Square is what it was drawn as all the while.
      const isAsTaken = what === 'shape' && measured.status === 'known' && measured.ratio === squareImages.imageRatio
      if (isWanted && !isAsTaken) setFound({ src, measured })
    }
    const image = new Image()
    image.addEventListener('load', () =>
      tell({
        status: 'known',
        ratio: image.naturalWidth / image.naturalHeight || 1,
        tone: what === 'shape and tone' && isReadable(src, window.location.href) ? toneOf(image) : 'dark',
      }),
    )
    image.addEventListener('error', () => tell({ status: 'broken' }))
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
