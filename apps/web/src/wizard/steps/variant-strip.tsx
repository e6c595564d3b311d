import BrokenImageIcon from 'material-icon:outline-broken-image'
import WarningIcon from 'material-icon:baseline-warning-amber'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { engineCaption } from '@adloom/domain/provenance.ts'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { CostCaption } from '../../costs/cost-caption.tsx'
import { changeWizard, newKey, useWizard } from '../../state/wizard/wizard.ts'
import { drawnFrom, imagesBeforeVariants, previewImages } from '../../state/wizard/wizard-answers.ts'
import { failedVariantsRetried, previewShown, variantsWanted } from '../../state/wizard/wizard-variants.ts'
import { type Variant } from '../../state/wizard/wizard-state.ts'
import { costText } from '../../text/costs-en.ts'
import { commonText } from '../../text/en.ts'
import { variantText } from '../../text/generated-en.ts'
import { wordImagesText } from '../../text/text-to-image-en.ts'
import { brandColors, motion, radius, status, surface } from '../../ui/tokens.ts'
import { CutOutButton } from './cut-out-button.tsx'
import { RedrawnButton } from './redrawn-button.tsx'

/**
 * The ad's images as they arrive, each in its place: running, finished, or replaced by the original with the reason. Those of a prompt come first.
 */
export function VariantStrip() {
  const variants = useWizard(({ generatedImages }) => generatedImages)
  const original = useWizard(({ variantsOf }) => variantsOf)
  const ownImages = useWizard(useShallow(imagesBeforeVariants))
  const isDrawn = useWizard((wizard) => drawnFrom(wizard) !== null)
  const writing = useWizard(({ copy }) => copy.status === 'running')
  const wanted = useWizard(variantsWanted)
  const cutOutNote = useWizard(({ processedImage, variantsOf }) =>
    processedImage?.of === variantsOf ? (processedImage?.note ?? null) : null,
  )
  if (variants.length === 0 && (!writing || original === null || wanted === 0)) return null
  const settled = variants.filter(({ status }) => status !== 'running').length
  const failed = variants.filter((variant) => variant.status === 'failed')
  const engine = variants.find((variant) => variant.status === 'done')?.engine
  const paid = variants.flatMap((variant) => (variant.status === 'done' ? (variant.costUsd ?? []) : []))
  const isUncut = variants.some((variant) => variant.status === 'done' && variant.cutOut === false)
  // One note below covers all images of a photograph that was not cut out.
  const made = variants.filter((variant) => variant.status === 'done')
  const notes = new Set([...(made.length === 0 ? [] : [cutOutNote]), ...made.map(({ cutOut, note }) => (cutOut === false ? null : note))])
  const before = ownImages.length
  // Every failed one is the original: the first of them, unless a prompt's picture is it, stands for it in the preview.
  const shownOriginal = original !== null && ownImages.includes(original) ? -1 : variants.findIndex(({ status }) => status === 'failed')
  const total = before + variants.length
  const making = isDrawn ? wordImagesText.drawing : variantText.restaging
  const state =
    variants.length === 0
      ? variantText.writing
      : settled < variants.length
        ? making(before + settled + 1, total)
        : // The note below says what failed.
          failed.length === total
          ? ''
          : variantText.ready(total - failed.length)
  return (
    <Box
      component="section"
      aria-label={variantText.title}
      aria-busy={settled < variants.length || variants.length === 0}
      // Room for the padding of the button whose label ends where the pictures end.
      sx={{ mr: -1.75, pr: 1.75 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="body2" role="status" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {state}
        </Typography>
        {engine !== undefined && (
          <Typography variant="caption" color="textSecondary">
            {engineCaption(engine) + costText.paid(paid.length === 0 ? undefined : paid.reduce((sum, usd) => sum + usd, 0))}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 1 }}>
        {ownImages.map((src, place) => (
          <MadeTile key={src} src={src} label={variantText.one(place + 1)} />
        ))}
        {variants.length === 0
          ? Array.from({ length: wanted }, (_, place) => (
              <Skeleton key={place} variant="rounded" sx={{ height: 'auto', aspectRatio: '1', borderRadius: 1 }} />
            ))
          : variants.map((variant, place) => (
              <VariantTile
                key={variant.prompt + String(place)}
                variant={variant}
                place={before + place + 1}
                original={original}
                isRepeated={variant.status === 'failed' && place !== shownOriginal}
              />
            ))}
      </Box>
      {[...notes]
        .filter((note) => note !== null)
        .map((note) => (
          <Typography key={note} variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
            {note}
          </Typography>
        ))}
      {isUncut && (
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 1 }}>
          {variantText.uncut}
        </Typography>
      )}
      <RedrawnButton />
      <CutOutButton />
      {failed.length > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mt: 0.5 }}>
          <Typography variant="caption" sx={{ flex: 1, color: status.queued }}>
            {variantText.fellBack(failed.length, failed[0].refusal.sentence)}
          </Typography>
          <Button size="small" onClick={() => changeWizard((wizard) => failedVariantsRetried(wizard, newKey))}>
            {variantText.again}
          </Button>
        </Stack>
      )}
      {failed.length > 0 && <CostCaption orders={[{ role: 'background', units: failed.length }]} linked align="end" />}
    </Box>
  )
}

const shape = {
  position: 'relative',
  aspectRatio: '1',
  borderRadius: `${radius.inner}px`,
  overflow: 'hidden',
  bgcolor: surface.line,
  outline: `1px solid ${surface.line}`,
  outlineOffset: -1,
} as const

interface VariantTileProps {
  readonly variant: Variant
  readonly place: number
  readonly original: string | null
  /** Whether an earlier tile shows the same image. */
  readonly isRepeated: boolean
}

function VariantTile({ variant, place, original, isRepeated }: VariantTileProps) {
  if (variant.status === 'running')
    return (
      <Box sx={shape} role="img" aria-label={variantText.running(place)}>
        {original !== null && (
          <Box
            component="img"
            src={original}
            alt=""
            sx={{ width: 1, height: 1, objectFit: 'cover', opacity: 0.35, filter: 'saturate(.4)' }}
          />
        )}
        <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <CircularProgress size={22} thickness={5} aria-hidden />
        </Box>
      </Box>
    )
  const src = variant.status === 'done' ? variant.url : original
  const label = variant.status === 'done' ? variantText.one(place) : variantText.failed(place)
  return <MadeTile src={src} label={label} prompt={variant.prompt} failed={variant.status === 'failed'} isRepeated={isRepeated} />
}

interface MadeTileProps {
  readonly src: string | null
  readonly label: string
  readonly prompt?: string
  readonly failed?: boolean
  readonly isRepeated?: boolean
}

/** A finished image: clicking it shows it in the preview. */
function MadeTile({ src, label, prompt, failed = false, isRepeated = false }: MadeTileProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const place = useWizard((wizard) => (src === null ? -1 : previewImages(wizard).indexOf(src)))
  const isShown = useWizard((wizard) => {
    const { length } = previewImages(wizard)
    return !isRepeated && place !== -1 && place === wizard.previewImageIndex % length
  })
  return (
    <ButtonBase
      aria-label={src === broken ? `${label}. ${commonText.imageFailed}` : label}
      aria-pressed={isShown}
      title={prompt}
      disabled={place === -1}
      onClick={() => changeWizard((wizard) => previewShown(wizard, place))}
      sx={{
        ...shape,
        display: 'block',
        boxShadow: isShown ? `0 0 0 2px ${brandColors[500]}` : 'none',
        transition: `box-shadow ${motion.press}ms`,
        '&:hover': { boxShadow: `0 0 0 2px ${isShown ? brandColors[500] : brandColors[300]}` },
        '@media (forced-colors: active)': isShown ? { outline: '3px solid Highlight', outlineOffset: 0 } : {},
        '@keyframes arrive': { from: { opacity: 0, transform: 'scale(.98)' } },
        animation: 'arrive 320ms cubic-bezier(.2,0,0,1)',
      }}
    >
      {src !== null && src !== broken && (
        <Box
          component="img"
          src={src}
          alt=""
          onError={() => setBroken(src)}
          sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
        />
      )}
      {src !== null && src === broken && (
        <Box component="span" sx={{ display: 'grid', placeItems: 'center', height: 1, color: 'text.secondary' }}>
          <BrokenImageIcon />
        </Box>
      )}
      {failed && (
        <WarningIcon
          sx={{
            position: 'absolute',
            right: 4,
            bottom: 4,
            fontSize: 18,
            p: '1px',
            borderRadius: '50%',
            bgcolor: '#fff',
            color: status.queued,
          }}
        />
      )}
    </ButtonBase>
  )
}
