import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayouts, type Creative, creativeSchema, suitsLayout } from '@adloom/domain/template.ts'
import Box from '@mui/material/Box'
import { memo, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { smallImage } from '../browser/resized-image.ts'
import { useLayouts } from '../state/layouts.ts'
import { brandColors, ink, radius, surface } from '../ui/tokens.ts'
import { useNearView } from './near-view.ts'

export interface LayoutStripProps {
  readonly label: string
  readonly creative: Creative
  readonly layout: AdLayout
  readonly format: AdFormat
  /** Those of the brand are marked. */
  readonly favourites: readonly AdLayout[]
  readonly onLayout: (layout: AdLayout) => void
}

/** Side of a square thumbnail in pixels. Others have about its area: a wide one would be too low to tell apart otherwise. */
const SIDE = 84

function thumbnailSize(format: AdFormat): { width: number; height: number } {
  const { width, height } = adFormats[format]
  const across = Math.round(SIDE * Math.sqrt(width / height))
  return { width: across, height: Math.round((across * height) / width) }
}

/** The layouts of a finished ad to choose from, each drawn with the ad's own content: radio buttons in a row that scrolls sideways. */
export function LayoutStrip({ label, creative, layout, format, favourites, onLayout }: LayoutStripProps) {
  const name = useId()
  // The chosen one stays, whatever became of what it needs.
  const options = useLayouts(format).filter((option) => option === layout || suitsLayout(option, creative))
  const strip = useRef<HTMLDivElement>(null)
  // After the ad itself.
  const drawn = useDeferredValue(useThumbnailCreative(creative, thumbnailSize(format).width))
  // Marked at once: the ad in it may be drawn later.
  const [marked, setMarked] = useState(layout)
  const [given, setGiven] = useState(layout)
  if (given !== layout) {
    setGiven(layout)
    setMarked(layout)
  }
  useEffect(() => showLayout(strip.current, marked), [marked])
  return (
    <Box ref={strip} role="radiogroup" aria-label={label} sx={stripStyle}>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            value={option}
            title={adLayouts[option].description}
            checked={option === marked}
            onChange={() => {
              setMarked(option)
              onLayout(option)
            }}
          />
          <Thumbnail creative={drawn} layout={option} format={format} />
          <span>
            {favourites.includes(option) && '★ '}
            {adLayouts[option].name}
          </span>
        </label>
      ))}
    </Box>
  )
}

/** The same content is the same object, with an image as small as a thumbnail needs it. */
function useThumbnailCreative(creative: Creative, width: number): Creative {
  // Its own text as key: callers build the creative anew in each render.
  const written = JSON.stringify(creative)
  return useMemo(() => thumbnailOf(written, width), [written, width])
}

function thumbnailOf(written: string, width: number): Creative {
  const creative = creativeSchema.parse(JSON.parse(written))
  const small = (address: string): string => smallImage(address, width)
  const { image, cutout, pictures } = creative
  return {
    ...creative,
    image: small(image),
    cutout: cutout === null ? null : { ...cutout, src: small(cutout.src) },
    pictures: pictures.map(small),
  }
}

const Thumbnail = memo(({ creative, layout, format }: Pick<LayoutStripProps, 'creative' | 'layout' | 'format'>) => {
  const [ref, isNear] = useNearView()
  const size = thumbnailSize(format)
  return (
    <div ref={ref} aria-hidden="true" style={{ ...size, marginInline: 'auto' }}>
      {isNear && <ScaledAd creative={creative} layout={layout} format={format} width={size.width} />}
    </div>
  )
})

/** Scrolls the strip, and nothing around it, so far that a layout is in its middle, if it is cut or out of view. */
function showLayout(strip: HTMLElement | null, layout: AdLayout): void {
  const option = strip?.querySelector(`input[value="${layout}"]`)?.parentElement ?? null
  if (strip === null || option === null) return
  const left = option.offsetLeft - strip.scrollLeft
  if (left >= 0 && left + option.offsetWidth <= strip.clientWidth) return
  strip.scrollLeft = option.offsetLeft + option.offsetWidth / 2 - strip.clientWidth / 2
}

// One style for the strip instead of one for each part: there may be hundreds of thumbnails on a screen.
const stripStyle = {
  // The containing block of its labels, which are placed by it.
  position: 'relative',
  display: 'flex',
  alignItems: 'end',
  maxWidth: 1,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  '& > label': {
    position: 'relative',
    flex: 'none',
    // Room for the ring.
    p: '5px',
    cursor: 'pointer',
    color: ink[700],
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '16px',
    textAlign: 'center',
  },
  // Over all of its label: it is clicked, and scrolled into view when the keyboard reaches it.
  '& input': { position: 'absolute', zIndex: 1, inset: 0, width: 1, height: 1, m: 0, opacity: 0, cursor: 'pointer' },
  '& input + div': {
    mb: 0.75,
    overflow: 'hidden',
    borderRadius: `${radius.inner}px`,
    bgcolor: surface.line,
    outline: `1px solid ${surface.line}`,
    // An ad keeps its own colours: it shows what its audience will see.
    forcedColorAdjust: 'none',
  },
  '& input:hover + div': { outlineColor: brandColors[300] },
  '& input:checked + div': { outline: `3px solid ${brandColors[600]}` },
  '& input:checked ~ span': { color: brandColors[800] },
  '& input:focus-visible + div': { outline: `3px solid ${ink[900]}`, outlineOffset: 1 },
  '@media (forced-colors: active)': {
    '& input:checked + div': { outlineColor: 'Highlight' },
    '& input:checked ~ span': { textDecoration: 'underline' },
  },
} as const
