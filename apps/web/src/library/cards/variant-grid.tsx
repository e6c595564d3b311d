import { ScaledAd } from '@adloom/creatives/scaled-ad.tsx'
import { cycle, type SocialAd } from '@adloom/domain/ad.ts'
import { layoutOf } from '@adloom/domain/design/ad-design.ts'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import CheckIcon from 'material-icon:baseline-check-circle'
import PreviousIcon from 'material-icon:baseline-chevron-left'
import NextIcon from 'material-icon:baseline-chevron-right'
import EnlargeIcon from 'material-icon:baseline-zoom-out-map'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useDeferredValue } from 'react'
import { smallImage } from '../../browser/resized-image.ts'
import { type AdView, changeAdView } from '../../state/library/library-view.ts'
import { cardText } from '../../text/library-en.ts'
import { useElementWidth } from '../../ui/element-width.ts'
import { brandColors, motion, shadow, surface } from '../../ui/tokens.ts'
import { contentOf, creativeOf } from '../creative/social-creative.ts'
import { useCardActions } from './card-actions.ts'

const GAP = 20
/** Width of a square ad at which its text is readable, and at which one or two images do not grow beyond the window, in pixels. */
const SQUARE = { narrowest: 232, widest: 440 }
/** Used until the width of the grid is measured. */
const FIRST_WIDTH = 900

/** The least and greatest width of a tile: wide ads are wider, but not as much as they are lower. No ad is enlarged. */
function tileWidths(format: AdFormat): { narrowest: number; widest: number } {
  const { width, height } = adFormats[format]
  const ratio = width / height
  return {
    narrowest: Math.min(width, Math.round(SQUARE.narrowest * ratio ** 0.4)),
    widest: Math.min(width, Math.round(SQUARE.widest * ratio ** 0.6)),
  }
}

/** Columns that fill the rows evenly, and the width of one. */
function columnsFor(width: number, count: number, format: AdFormat): { columns: number; tile: number } {
  const { narrowest, widest } = tileWidths(format)
  const columnsMax = Math.max(1, Math.floor((width + GAP) / (narrowest + GAP)))
  const columns = Math.min(columnsMax, Math.ceil(count / Math.ceil(count / columnsMax)))
  return { columns, tile: Math.min(widest, Math.floor((width - GAP * (columns - 1)) / columns)) }
}

/** The images of a social ad, each drawn as a finished ad, with its text. */
export function VariantGrid({ ad, view }: { ad: SocialAd; view: AdView }) {
  const [ref, width] = useElementWidth()
  const { columns, tile } = columnsFor(width ?? FIRST_WIDTH, ad.productImageVariants.length, view.format)
  return (
    <Box
      ref={ref}
      component="ul"
      aria-label={cardText.imagesLabel(ad.title)}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${columns}, minmax(0, ${tile}px))`,
        justifyContent: 'center',
        gap: `${GAP}px`,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {ad.productImageVariants.map((src, image) => (
        <VariantTile
          key={`${image} ${src}`}
          ad={ad}
          image={image}
          content={contentOf(ad, view, image)}
          format={view.format}
          width={tile}
          isSelected={view.image === image}
        />
      ))}
    </Box>
  )
}

interface VariantAdProps {
  readonly ad: SocialAd
  readonly image: number
  readonly content: number
  readonly format: AdFormat
  readonly width: number
}

/** One image as a finished ad: arranged again when what it shows changes, not with a selection. */
const VariantAd = memo(({ ad, image, content, format, width }: VariantAdProps) => {
  const creative = creativeOf(ad, image, content)
  return (
    <ScaledAd
      creative={{ ...creative, image: smallImage(creative.image, width) }}
      layout={layoutOf(ad, image)}
      format={format}
      width={width}
    />
  )
})
VariantAd.displayName = 'VariantAd'

/** One image with its text. A selection renders only the tile that it leaves and the one that it takes. */
const VariantTile = memo(({ ad, image, content, format, width, isSelected }: VariantAdProps & { readonly isSelected: boolean }) => {
  const { open } = useCardActions()
  const total = ad.contentVariations.length
  const creative = creativeOf(ad, image, content)
  const { width: fullWidth, height: fullHeight } = adFormats[format]
  const select = () => changeAdView(ad.id, (view) => ({ ...view, image }))
  const enlarge = () => {
    select()
    open(ad)
  }
  const turn = (step: 1 | -1) =>
    changeAdView(ad.id, (view) => ({ ...view, image, contents: { ...view.contents, [image]: cycle(content, step, total) } }))
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Box
        sx={{
          position: 'relative',
          borderRadius: 2,
          overflow: 'hidden',
          border: `1px solid ${surface.line}`,
          transition: `box-shadow ${motion.enter}ms ${motion.easing}, translate ${motion.enter}ms ${motion.easing}`,
          '&:hover': { boxShadow: shadow.hover, translate: '0 -2px' },
          ...(isSelected && {
            borderColor: brandColors[500],
            boxShadow: `0 0 0 3px ${brandColors[500]}`,
            '@media (forced-colors: active)': { outline: '3px solid Highlight' },
            '&:hover': { boxShadow: `0 0 0 3px ${brandColors[500]}, ${shadow.hover}` },
          }),
        }}
      >
        <Box
          aria-hidden="true"
          sx={{ aspectRatio: `${fullWidth} / ${fullHeight}`, overflow: 'hidden', bgcolor: surface.line, forcedColorAdjust: 'none' }}
        >
          <VariantAd ad={ad} image={image} content={useDeferredValue(content)} format={useDeferredValue(format)} width={width} />
        </Box>
        <ButtonBase
          aria-pressed={isSelected}
          aria-label={cardText.tile(image + 1, ad.productImageVariants.length, creative.headline, creative.description)}
          onClick={select}
          onDoubleClick={enlarge}
          onKeyDown={(event) => {
            if (total < 2 || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
            event.preventDefault()
            turn(event.key === 'ArrowLeft' ? -1 : 1)
          }}
          sx={{ position: 'absolute', inset: 0, borderRadius: 2, '&.Mui-focusVisible': { outlineOffset: -5 } }}
        />
      </Box>
      <TextPager image={image} isSelected={isSelected} content={content} total={total} onTurn={turn} onEnlarge={enlarge} />
    </Box>
  )
})
VariantTile.displayName = 'VariantTile'

interface TextPagerProps {
  /** Index of the image, and of its text, from 0. */
  readonly image: number
  readonly content: number
  readonly isSelected: boolean
  /** Number of texts. */
  readonly total: number
  readonly onTurn: (step: 1 | -1) => void
  readonly onEnlarge: () => void
}

/**
 * Turns through the texts of an image. The button for the large view is at the right edge, at the same place on every tile; the tick of the selected
 * one at the left, where it covers no mark of an ad, whichever way that runs.
 */
const TextPager = ({ image, content, isSelected, total, onTurn, onEnlarge }: TextPagerProps) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '40px 1fr 40px', alignItems: 'center', mt: 0.75 }}>
    {isSelected && <CheckIcon aria-hidden="true" sx={{ gridColumn: 1, justifySelf: 'center', color: brandColors[600] }} />}
    <Stack direction="row" sx={{ gridColumn: 2, alignItems: 'center', justifyContent: 'center', gap: 0.5 }}>
      {total > 1 && (
        <>
          <IconButton aria-label={cardText.previousText(image + 1)} onClick={() => onTurn(-1)}>
            <PreviousIcon fontSize="small" />
          </IconButton>
          <Typography variant="body2" aria-live="polite" sx={{ minWidth: 40, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
            {cardText.place(content + 1, total)}
          </Typography>
          <IconButton aria-label={cardText.nextText(image + 1)} onClick={() => onTurn(1)}>
            <NextIcon fontSize="small" />
          </IconButton>
        </>
      )}
    </Stack>
    <IconButton aria-label={cardText.enlargeImage(image + 1)} title={cardText.enlargeShort} onClick={onEnlarge} sx={{ gridColumn: 3 }}>
      <EnlargeIcon fontSize="small" />
    </IconButton>
  </Box>
)
