import ChevronLeftIcon from 'material-icon:baseline-chevron-left'
import ChevronRightIcon from 'material-icon:baseline-chevron-right'
import PlacementsIcon from 'material-icon:outline-devices'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type AdPreview, previewPlaceholder } from '@adloom/domain/ad-preview.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { loadPart } from '../browser/load-part.ts'
import { reloadPage } from '../browser/server-answers.ts'
import { type PreviewFormat, stepNumber, type WizardTool } from '../state/wizard/wizard-state.ts'
import { commonText, designText } from '../text/en.ts'
import { previewText } from '../text/wizard-en.ts'
import { useElementWidth } from '../ui/element-width.ts'
import { useWindowHeight } from '../ui/window-height.ts'
import { PillToggle } from '../ui/pill-toggle.tsx'
import { brandColors, ink, radius, surface, TOP_BAR_HEIGHT } from '../ui/tokens.ts'
import type { DesignActionsProps } from './design-actions.tsx'
import type { DesignRowProps } from './design-row.tsx'
import type { PreviewCardProps } from './preview-card.tsx'
import {
  boxes,
  finishedFormatOf,
  formatsOf,
  PAIR_GAP,
  previewFormatOf,
  ROW_HEIGHT,
  scaleFor,
  shownTogether,
  STRIP_HEIGHT,
} from './preview-formats.ts'
import { PreviewPlaceholder } from './preview-placeholder.tsx'
import { TURN_BUTTON_SIZE, TurnButton, turnedByArrows } from './turn-button.tsx'

/** Replaces a part that fails to load: the ad is stored, so reloading the page loses nothing. */
const Unavailable = ({ format }: { format: PreviewFormat }) => (
  <PreviewPlaceholder
    box={boxes[format]}
    format={format}
    title={null}
    text={previewText.unavailable}
    action={{ label: commonText.retry, onClick: reloadPage }}
  />
)

const unavailable = () => ({ default: Unavailable })
const PreviewSkeleton = lazy(() =>
  loadPart(() => import('./preview-skeleton.tsx')).then((part) => ({ default: part.PreviewSkeleton }), unavailable),
)
const PreviewCard = lazy<(props: PreviewCardProps) => ReactNode>(() =>
  loadPart(() => import('./preview-card.tsx')).then((part) => ({ default: part.PreviewCard }), unavailable),
)
const DesignRow = lazy<(props: DesignRowProps) => ReactNode>(() =>
  loadPart(() => import('./design-row.tsx')).then(
    (part) => ({ default: part.DesignRow }),
    // The ad above says it.
    () => ({ default: () => null }),
  ),
)

interface PreviewPanelProps {
  readonly step: number
  readonly tool: WizardTool | null
  readonly preview: AdPreview
  readonly video: boolean
  /** The content of the finished ad. */
  readonly creative: Creative
  /** One of `previewFormats`, or one that only another version knows. */
  readonly format: string
  readonly layout: AdLayout
  readonly imageIndex: number
  readonly onFormat: (format: PreviewFormat) => void
  readonly onLayout: (layout: AdLayout) => void
  readonly favourites: readonly AdLayout[]
  readonly design: DesignActionsProps
  readonly onTurn: (step: 1 | -1) => void
  /** Opens the ad in every placement; null while there is none. */
  readonly onPlacements: (() => void) | null
}

/** Live preview of the ad, beside the steps; never empty, and of the same size from the first moment. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { tool, preview, onFormat, onTurn } = props
  const [rowRef, rowWidth] = useElementWidth()
  const formats = tool === null ? [] : formatsOf(tool)
  const chosen = tool === null ? 'feed' : previewFormatOf(tool, props.format)
  const format = chosen ?? formats[0] ?? 'feed'
  const count = preview.generatedImages.length
  // Where they would make the ad small, the arrows stand below it.
  const isBeside = rowWidth === null || rowWidth - BUTTONS_WIDTH >= boxes.feed.width
  const room = isBeside ? roomFor(rowWidth, count) : rowWidth
  const windowHeight = useWindowHeight()
  const together = (each: PreviewFormat) => shownTogether(each, formats, room)
  const shown = together(format)
  const hasPair = together('feed').length > 1
  const finishedOf = (each: PreviewFormat) => (tool === 'social' || tool === 'display' ? finishedFormatOf(each) : null)
  const rowOf = (each: PreviewFormat) => (finishedOf(each) === null ? ROW_HEIGHT : STRIP_HEIGHT)
  const scaleOf = (each: PreviewFormat) => scaleFor(together(each), room, windowHeight - TOP_BAR_HEIGHT - AROUND - rowOf(each))
  const scale = scaleOf(format)
  const row = rowOf(format)
  // With its row as high as the highest of its formats, so that the buttons around it stay in place when another is chosen.
  const stage = Math.max(...[format, ...formats].map((each) => boxes[each].height * scaleOf(each) + rowOf(each))) - row
  const previous = count > 1 && (
    <TurnButton label={previewText.previous} onClick={() => onTurn(-1)}>
      <ChevronLeftIcon />
    </TurnButton>
  )
  const next = count > 1 && (
    <TurnButton label={previewText.next} onClick={() => onTurn(1)}>
      <ChevronRightIcon />
    </TurnButton>
  )
  return (
    <Box
      component="section"
      aria-label={previewText.region}
      aria-busy={preview.loading}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'safe center',
        gap: 2.5,
        minHeight: 1,
        p: 3,
        background: `radial-gradient(90% 70% at 50% 20%, ${brandColors[100]} 0, ${surface.canvas} 70%)`,
        // A laptop's screen shows the whole card, with everything around it.
        '@media (min-width: 768px) and (max-height: 799px)': { py: 0.75, gap: 0.5 },
      }}
    >
      {/* The same height with and without the toggle: the card below stays in place. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, minHeight: 46 }}>
        {formats.length > 1 && (
          <PillToggle
            floating
            label={previewText.format}
            value={shown.length > 1 ? 'feed' : chosen}
            options={hasPair ? formats.filter((each) => each !== 'story') : formats}
            names={hasPair ? { ...previewText.formats, feed: previewText.feedAndStory } : previewText.formats}
            onChange={onFormat}
          />
        )}
        {props.onPlacements !== null && (
          <Button startIcon={<PlacementsIcon />} onClick={props.onPlacements}>
            {designText.placements}
          </Button>
        )}
      </Box>
      <Box
        ref={rowRef}
        onKeyDown={count > 1 ? turnedByArrows(onTurn) : undefined}
        style={{ minHeight: stage }}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: `${BUTTON_GAP}px`, width: 1 }}
      >
        {isBeside && previous}
        <Box sx={{ flex: 'none', display: 'flex', alignItems: 'center', gap: `${PAIR_GAP}px` }}>
          {shown.map((each, place) => (
            <ScaledPreview key={shown.length > 1 ? each : 'single'} format={each} scale={scale}>
              <Ad {...props} format={chosen === null ? null : each} box={each} isSecond={place > 0} />
            </ScaledPreview>
          ))}
        </Box>
        {isBeside && next}
      </Box>
      <LayoutAndPlace
        {...props}
        finished={finishedOf(format)}
        row={row}
        previous={isBeside ? null : previous}
        next={isBeside ? null : next}
      />
    </Box>
  )
}

interface LayoutAndPlaceProps extends PreviewPanelProps {
  readonly finished: AdFormat | null
  /** Height in pixels. */
  readonly row: number
  /** The arrows, where they are not beside the ad. */
  readonly previous: ReactNode
  readonly next: ReactNode
}

/** The layouts of a finished ad, and which of the images is shown. */
function LayoutAndPlace({
  preview,
  creative,
  layout,
  imageIndex,
  finished,
  row,
  favourites,
  design,
  onLayout,
  onTurn,
  previous,
  next,
}: LayoutAndPlaceProps) {
  const count = preview.generatedImages.length
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', columnGap: 2, width: 1, minHeight: row }}>
      {finished !== null && preview.image !== null && (
        <Suspense>
          <DesignRow
            label={previewText.layout}
            creative={creative}
            layout={layout}
            format={finished}
            favourites={favourites}
            design={design}
            height={row}
            onLayout={onLayout}
          />
        </Suspense>
      )}
      {count > 1 && (
        <Box onKeyDown={turnedByArrows(onTurn)} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          {previous}
          <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums', color: ink[700] }}>
            {previewText.counter((imageIndex % count) + 1, count)}
          </Typography>
          {next}
        </Box>
      )}
    </Box>
  )
}

/** A preview in its own pixels, scaled. */
function ScaledPreview({
  format,
  scale,
  children,
}: {
  readonly format: PreviewFormat
  readonly scale: number
  readonly children: ReactNode
}) {
  const { width, height } = boxes[format]
  return (
    <Box sx={{ flex: 'none' }} style={{ width: width * scale, height: height * scale }}>
      <Box
        sx={{ '--preview-scale': scale }}
        style={{ width, transform: scale === 1 ? undefined : `scale(${scale})`, transformOrigin: '0 0' }}
      >
        <Suspense fallback={<Box sx={{ width, height, borderRadius: `${radius.card}px`, bgcolor: 'rgb(255 255 255 / .55)' }} />}>
          {children}
        </Suspense>
      </Box>
    </Box>
  )
}

interface AdProps extends Omit<PreviewPanelProps, 'format'> {
  /** Null when it is unknown. */
  readonly format: PreviewFormat | null
  /** Ad type of the outlines shown while there is no ad. */
  readonly box: PreviewFormat
  /** Whether the one beside it says already why there is no ad. */
  readonly isSecond: boolean
}

/** The ad itself, or a placeholder with the reason. */
function Ad({ step, tool, preview, video, creative, format, box, isSecond, layout }: AdProps) {
  const placeholder = (text: string, title: string | null = null) => (
    <PreviewPlaceholder box={boxes[box]} format={box} title={title} text={isSecond ? null : text} />
  )
  if (tool === null)
    return step === stepNumber.adType ? placeholder(previewText.noTypeText, previewText.noTypeTitle) : placeholder(previewText.nothing)
  if (format === null) return placeholder(previewText.unknownFormat)
  if (preview.image === null && preview.loading) return <PreviewSkeleton format={format} />
  if (preview.image === null && !hasText(step, preview, format))
    return placeholder(tool === 'video' && step > stepNumber.method ? previewText.videoPlaceholder : previewPlaceholder(step))
  return <PreviewCard format={format} tool={tool} preview={preview} video={video} creative={creative} layout={layout} />
}

/** Whether there is copy for an ad without an image: a card then shows it over its placeholder image. */
const hasText = (step: number, { headline, businessName }: AdPreview, format: PreviewFormat): boolean =>
  step >= stepNumber.targeting && (format === 'feed' || format === 'story') && (headline !== null || businessName !== null)

/** Pixels. `AROUND`: the panel's padding, and the row above the ad. */
const AROUND = 134
const BUTTON_GAP = 16
const BUTTONS_WIDTH = 2 * (TURN_BUTTON_SIZE + BUTTON_GAP)

/** The space for the ad between the arrows; where there is room to spare, their width is reserved before they appear. */
const roomFor = (rowWidth: number | null, count: number): number | null =>
  rowWidth === null ? null : rowWidth - (count > 1 || rowWidth - BUTTONS_WIDTH >= boxes.square.width ? BUTTONS_WIDTH : 0)
