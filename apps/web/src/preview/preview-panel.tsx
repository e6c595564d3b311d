import ChevronLeftIcon from '@mui/icons-material/ChevronLeft'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import ViewQuiltIcon from '@mui/icons-material/ViewQuiltOutlined'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type AdPreview, previewPlaceholder } from '@adloom/domain/ad-preview.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { type PreviewFormat, type WizardTool } from '../state/wizard-state.ts'
import { previewText } from '../text/wizard-en.ts'
import { PillToggle } from '../ui/pill-toggle.tsx'
import { brand, ink, radius, surface } from '../ui/tokens.ts'
import { boxes, formatOf, formatsOf } from './preview-formats.ts'

const PreviewSkeleton = lazy(async () => ({ default: (await import('./preview-skeleton.tsx')).PreviewSkeleton }))
const PreviewCard = lazy(async () => ({ default: (await import('./preview-card.tsx')).PreviewCard }))

interface PreviewPanelProps {
  readonly step: number
  readonly tool: WizardTool | null
  readonly preview: AdPreview
  readonly video: boolean
  readonly accent: string
  readonly format: PreviewFormat
  readonly layout: AdLayout
  readonly imageIndex: number
  readonly onFormat: (format: PreviewFormat) => void
  readonly onLayout: (layout: AdLayout) => void
  readonly onTurn: (step: 1 | -1) => void
}

/** The ad as it will look, beside the steps; never empty, and of the same size from the first moment. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { step, tool, preview, video, accent, layout, imageIndex, onFormat, onLayout, onTurn } = props
  const formats = tool === null ? [] : formatsOf(tool)
  const format = tool === null ? 'feed' : formatOf(tool, props.format)
  const box = boxes[format]
  const count = preview.generatedImages.length
  const isFinished = (tool === 'social' || tool === 'display') && format !== 'feed' && format !== 'story'
  return (
    <Box
      component="section"
      aria-label={previewText.region}
      aria-busy={preview.loading}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'safe center',
        gap: 2.5,
        minHeight: 1,
        p: 3,
        background: `radial-gradient(90% 70% at 50% 20%, ${brand[100]} 0, ${surface.canvas} 70%)`,
      }}
    >
      {/* As high without the toggle as with it: the card below stays where it is. */}
      <Box sx={{ display: 'flex', minHeight: 46 }}>
        {formats.length > 1 && (
          <PillToggle
            floating
            label={previewText.format}
            value={format}
            options={formats}
            names={previewText.formats}
            onChange={onFormat}
          />
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: { md: 1.5, lg: 3 }, width: 1 }}>
        <Turn label={previewText.previous} shown={count > 1} onClick={() => onTurn(-1)}>
          <ChevronLeftIcon />
        </Turn>
        <Box sx={{ position: 'relative', flex: 'none', width: box.width, maxWidth: 1 }}>
          <Suspense fallback={<Box sx={{ height: box.height, borderRadius: `${radius.card}px`, bgcolor: 'rgb(255 255 255 / .55)' }} />}>
            {tool === null ? (
              <Placeholder box={box} title={previewText.noTypeTitle} text={previewText.noTypeText} />
            ) : preview.loading && preview.image === null ? (
              <PreviewSkeleton box={box} />
            ) : preview.image === null ? (
              <Placeholder
                box={box}
                title={null}
                text={tool === 'video' && step > 1 ? previewText.videoPlaceholder : previewPlaceholder(step)}
              />
            ) : (
              <PreviewCard format={format} tool={tool} preview={preview} video={video} accent={accent} layout={layout} />
            )}
          </Suspense>
        </Box>
        <Turn label={previewText.next} shown={count > 1} onClick={() => onTurn(1)}>
          <ChevronRightIcon />
        </Turn>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 46 }}>
        {isFinished && preview.image !== null && (
          <PillToggle
            floating
            label={previewText.layout}
            value={layout}
            options={['card', 'poster', 'split'] as const}
            names={{ card: adLayouts.card.name, poster: adLayouts.poster.name, split: adLayouts.split.name }}
            onChange={onLayout}
          />
        )}
        {count > 1 && (
          <Typography variant="body2" role="status" sx={{ fontVariantNumeric: 'tabular-nums', color: ink[700] }}>
            {previewText.counter((imageIndex % count) + 1, count)}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Turn({ label, shown, onClick, children }: { label: string; shown: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Box sx={{ width: 44, flex: 'none' }}>
      {shown && (
        <ButtonBase
          aria-label={label}
          onClick={onClick}
          sx={{
            width: 44,
            height: 44,
            borderRadius: 999,
            color: ink[700],
            bgcolor: 'background.paper',
            border: `1px solid ${surface.line}`,
            '&:hover': { bgcolor: brand[50], borderColor: brand[300] },
          }}
        >
          {children}
        </ButtonBase>
      )}
    </Box>
  )
}

interface PlaceholderProps {
  readonly box: { readonly width: number; readonly height: number }
  readonly title: string | null
  readonly text: string
}

function Placeholder({ box, title, text }: PlaceholderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        width: 1,
        height: box.height,
        p: 4,
        textAlign: 'center',
        borderRadius: `${radius.card}px`,
        border: `2px dashed ${brand[300]}`,
        bgcolor: 'rgb(255 255 255 / .55)',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          mb: 1,
          borderRadius: '50%',
          bgcolor: brand[100],
          color: brand[700],
        }}
      >
        <ViewQuiltIcon fontSize="large" />
      </Box>
      {title !== null && (
        <Typography component="p" variant="h6">
          {title}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: ink[500], maxWidth: 240 }}>
        {text}
      </Typography>
    </Box>
  )
}
