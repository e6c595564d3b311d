import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type AdLayout, adLayouts, type Creative, creativeSchema } from '@adloom/domain/template.ts'
import Box from '@mui/material/Box'
import { memo, type Ref, useDeferredValue, useId, useMemo } from 'react'
import { smallImage } from '../browser/resized-image.ts'
import { brandColors, ink, radius, surface } from '../ui/tokens.ts'
import { useNearView } from './near-view.ts'

interface LayoutOptionsProps {
  readonly label: string
  readonly creative: Creative
  readonly format: AdFormat
  readonly options: readonly AdLayout[]
  readonly chosen: readonly AdLayout[]
  /** One of them is chosen, or several. */
  readonly type: 'radio' | 'checkbox'
  /** Whether no further one can be chosen. */
  readonly isFull?: boolean
  /** In rows, instead of one that scrolls sideways. */
  readonly wraps?: boolean
  /** These are marked. */
  readonly favourites?: readonly AdLayout[]
  readonly strip?: Ref<HTMLDivElement>
  readonly onChoose: (layout: AdLayout) => void
}

/** Side of a square thumbnail in pixels. Others have about its area: a wide one would be too low to tell apart otherwise. */
const SIDE = 84

function thumbnailSize(format: AdFormat): { width: number; height: number } {
  const { width, height } = adFormats[format]
  const across = Math.round(SIDE * Math.sqrt(width / height))
  return { width: across, height: Math.round((across * height) / width) }
}

/** Layouts to choose from, each drawn with this content. */
export function LayoutOptions(props: LayoutOptionsProps) {
  const { label, creative, format, options, chosen, type, isFull = false, wraps = false, favourites = [], strip, onChoose } = props
  const name = useId()
  // After the ad itself.
  const drawn = useDeferredValue(useThumbnailCreative(creative, thumbnailSize(format).width))
  return (
    <Box ref={strip} role={type === 'radio' ? 'radiogroup' : 'group'} aria-label={label} sx={wraps ? rowsStyle : stripStyle}>
      {options.map((option) => (
        <label key={option}>
          <input
            type={type}
            name={name}
            value={option}
            title={adLayouts[option].description}
            checked={chosen.includes(option)}
            disabled={isFull && !chosen.includes(option)}
            onChange={() => onChoose(option)}
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

const Thumbnail = memo(({ creative, layout, format }: { creative: Creative; layout: AdLayout; format: AdFormat }) => {
  const [ref, isNear] = useNearView()
  const size = thumbnailSize(format)
  return (
    <div ref={ref} aria-hidden="true" style={{ ...size, marginInline: 'auto' }}>
      {isNear && <ScaledAd creative={creative} layout={layout} format={format} width={size.width} />}
    </div>
  )
})

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
  '& input:disabled': { cursor: 'default' },
  '& input:disabled ~ *': { opacity: 0.5 },
  '& input:enabled:hover + div': { outlineColor: brandColors[300] },
  '& input:checked + div': { outline: `3px solid ${brandColors[600]}` },
  '& input:checked ~ span': { color: brandColors[800] },
  '& input:focus-visible + div': { outline: `3px solid ${ink[900]}`, outlineOffset: 1 },
  '@media (forced-colors: active)': {
    '& input:checked + div': { outlineColor: 'Highlight' },
    '& input:checked ~ span': { textDecoration: 'underline' },
  },
} as const

const rowsStyle = { ...stripStyle, display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', rowGap: 0.5 } as const
