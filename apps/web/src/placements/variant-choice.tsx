import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type PackedCreative } from '@adloom/domain/placements/pack.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { smallImage } from '../browser/resized-image.ts'
import { useNearView } from '../preview/near-view.ts'
import { brandColors, ink, radius, surface } from '../ui/tokens.ts'

interface VariantChoiceProps {
  readonly label: string
  readonly variants: readonly { readonly variant: PackedCreative; readonly name: string; readonly caption: string }[]
  readonly chosen: PackedCreative
  readonly format: AdFormat
  readonly onChoose: (variant: PackedCreative) => void
}

/** Side of a square thumbnail in pixels; others have about its area. */
const SIDE = 72
const WIDEST = 150

/** Variants of an ad to choose from, each drawn as it is: radio buttons in a row that scrolls sideways. */
export function VariantChoice({ label, variants, chosen, format, onChoose }: VariantChoiceProps) {
  const name = useId()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="p" color="textSecondary" aria-hidden="true" sx={{ pl: '5px' }}>
        {label}
      </Typography>
      <Box
        role="radiogroup"
        aria-label={label}
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'end',
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollbarWidth: 'thin',
          '& > label': {
            position: 'relative',
            flex: 'none',
            p: '5px',
            cursor: 'pointer',
            color: ink[700],
            fontSize: 12,
            textAlign: 'center',
          },
          '& input': { position: 'absolute', zIndex: 1, inset: 0, width: 1, height: 1, m: 0, opacity: 0, cursor: 'pointer' },
          '& input + div': { overflow: 'hidden', borderRadius: `${radius.inner}px`, bgcolor: surface.line, forcedColorAdjust: 'none' },
          '& input + div, & input:hover + div': { outline: `1px solid ${surface.line}` },
          '& input:checked + div': { outline: `3px solid ${brandColors[600]}` },
          '& input:checked ~ span': { color: brandColors[800], fontWeight: 600 },
          '& input:focus-visible + div': { outline: `3px solid ${ink[900]}`, outlineOffset: 1 },
          '@media (forced-colors: active)': { '& input:checked + div': { outlineColor: 'Highlight' } },
        }}
      >
        {variants.map((each) => (
          <label key={`${String(each.variant.image)}-${String(each.variant.text)}`}>
            <input
              type="radio"
              name={name}
              aria-label={each.name}
              checked={each.variant.image === chosen.image && each.variant.text === chosen.text}
              onChange={() => onChoose(each.variant)}
            />
            <Thumbnail variant={each.variant} format={format} />
            <span aria-hidden="true">{each.caption}</span>
          </label>
        ))}
      </Box>
    </Box>
  )
}

function Thumbnail({ variant: { creative, layout }, format }: { readonly variant: PackedCreative; readonly format: AdFormat }) {
  const [ref, isNear] = useNearView()
  const size = adFormats[format]
  const width = Math.min(WIDEST, Math.round(SIDE * Math.sqrt(size.width / size.height)))
  return (
    <div ref={ref} aria-hidden="true" style={{ width, height: Math.round((width * size.height) / size.width), marginInline: 'auto' }}>
      {isNear && (
        <ScaledAd creative={{ ...creative, image: smallImage(creative.image, width) }} layout={layout} format={format} width={width} />
      )}
    </div>
  )
}
