import { type PackedCreative } from '@adloom/domain/placements/pack.ts'
import { type AdPlacement } from '@adloom/domain/placements/placement.ts'
import SortIcon from 'material-icon:baseline-sort'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { failureSentence } from '../browser/failure-sentence.ts'
import { commonText } from '../text/en.ts'
import { placementsText } from '../text/placements-en.ts'
import { surface } from '../ui/tokens.ts'
import { bestFirst } from './best-first.ts'
import { orderBefore, type PlacedAd } from './placed-ad.ts'
import { type AdChanges } from './use-changes.ts'
import { scoreInPlacement } from './use-checks.ts'
import { VariantChoice } from './variant-choice.tsx'

interface VariantBarProps {
  readonly ad: PlacedAd
  readonly variant: PackedCreative
  readonly placement: AdPlacement
  readonly changes: AdChanges
  readonly onShow: (variant: Pick<PackedCreative, 'image' | 'text'>) => void
}

/** The images with the text in view, the texts with the image in view, and what puts the best first. */
export function VariantBar({ ad, variant, placement, changes, onShow }: VariantBarProps) {
  const images = ad.creatives.filter(({ text }) => text === variant.text)
  const texts = ad.creatives.filter(({ image }) => image === variant.image)
  return (
    <Stack
      role="group"
      aria-label={placementsText.variants}
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, px: { xs: 1.5, md: 2.5 }, py: 1.5, bgcolor: surface.canvas }}
    >
      {images.length > 1 && (
        <VariantChoice
          label={placementsText.images}
          variants={images.map((each) => ({
            variant: each,
            name: placementsText.image(each.image, images.length),
            caption: String(each.image),
          }))}
          chosen={variant}
          format={placement.format}
          onChoose={onShow}
        />
      )}
      {texts.length > 1 && (
        <VariantChoice
          label={placementsText.texts}
          variants={texts.map((each) => ({
            variant: each,
            name: placementsText.text(each.text, texts.length, each.option.headline),
            caption: String(each.text),
          }))}
          chosen={variant}
          format={placement.format}
          onChoose={onShow}
        />
      )}
      {ad.reorder !== null && (
        <BestFirst ad={ad} reorder={ad.reorder} variant={variant} placement={placement} changes={changes} onShow={onShow} />
      )}
    </Stack>
  )
}

type Comparing =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly done: number; readonly total: number }
  | { readonly status: 'failed'; readonly sentence: string }

interface BestFirstProps extends VariantBarProps {
  readonly reorder: NonNullable<PlacedAd['reorder']>
}

/** Compares the variants in the placement in view, and orders the ad by it. */
function BestFirst({ ad, reorder, variant, placement, changes, onShow }: BestFirstProps) {
  const [state, setState] = useState<Comparing>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    try {
      const order = await bestFirst(
        ad,
        variant,
        {
          scoreOf: (each, from, until) => scoreInPlacement(placement.id, each, from, until),
          onProgress: (done, total) => setState({ status: 'running', done, total }),
        },
        signal,
      )
      signal.throwIfAborted()
      setState({ status: 'idle' })
      if ([order.images, order.texts].every((numbers) => numbers.every((number, place) => number === place + 1))) {
        changes.tell(placementsText.inOrder(placement.name))
        return
      }
      await changes.make({
        sentence: placementsText.ordered(placement.name),
        run: async () => {
          await reorder(order)
          onShow({ image: 1, text: 1 })
        },
        undo: async () => {
          await reorder(orderBefore(order))
          onShow(variant)
        },
      })
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', sentence: failureSentence(error, commonText) })
    }
  }
  const stop = () => {
    running.current?.abort()
    setState({ status: 'idle' })
  }
  const isRunning = state.status === 'running'
  return (
    <Box sx={{ ml: { md: 'auto' } }}>
      <Button
        variant="outlined"
        title={placementsText.bestFirstAbout}
        startIcon={<SortIcon />}
        disabled={changes.state.status === 'running'}
        onClick={isRunning ? stop : () => void start()}
      >
        {isRunning ? placementsText.stop : placementsText.bestFirst}
      </Button>
      <Typography variant="caption" component="p" role="status" sx={{ minHeight: 18, fontVariantNumeric: 'tabular-nums' }}>
        {isRunning ? placementsText.comparing(state.done, state.total) : state.status === 'failed' ? state.sentence : ''}
      </Typography>
    </Box>
  )
}
