import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'
import { navigate } from '../browser/router.tsx'
import { CostCaption } from '../costs/cost-caption.tsx'
import { nameOfRun } from '../runs/make-ad.ts'
import { type KnownRun } from '../runs/run-list.ts'
import { ordersOfTransfer } from '../runs/run-orders.ts'
import { dropRun, repeatRun } from '../runs/runs.ts'
import { percentOfAll, readyImages } from '../state/image-progress.ts'
import { runText } from '../text/library-en.ts'
import { StatusBar, StatusLine } from '../ui/making-status.tsx'

/** How far the making of an ad is, with Cancel; why it failed, with Retry and Dismiss. */
export function RunProgress({ run: { order, progress } }: { run: KnownRun }) {
  const frame = useRef<HTMLDivElement>(null)
  const { kind, from } = order
  const name = nameOfRun(from)
  // The focused button disappears: the card around it takes the focus.
  const keepFocus = () => frame.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
  const drop = () => {
    keepFocus()
    void dropRun(order)
  }
  const retry = () => {
    keepFocus()
    repeatRun(order, (path, state) => navigate(path, { state }))
  }
  if (progress.status === 'failed')
    return (
      <Stack ref={frame} sx={{ gap: 1, minWidth: 0 }}>
        <StatusLine
          status="failed"
          label={runText.failed(kind, readyImages(progress.images).length > 0)}
          percent={null}
          dismiss={{ label: runText.dismissOf(name), title: runText.dismiss, run: drop }}
        />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {progress.refusal.sentence}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          aria-label={runText.retryOf(name)}
          onClick={retry}
          sx={{ alignSelf: 'flex-start', bgcolor: 'background.paper' }}
        >
          {runText.retry}
        </Button>
        <CostCaption orders={ordersOfTransfer(kind, from)} />
      </Stack>
    )
  const { images, percents, label } = progress.status === 'running' ? progress : { images: [], percents: [], label: '' }
  const percent = percentOfAll(images, (place) => percents[place] ?? 0)
  return (
    <Stack ref={frame} sx={{ gap: 1, minWidth: 0 }} aria-busy>
      <StatusLine status="processing" label={label} percent={percent} dismiss={null} />
      <StatusBar status="processing" label={runText.progressOf(name)} percent={percent} />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32 }}>
        <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {images.length > 1 ? runText.ready(readyImages(images).length, images.length) : ''}
        </Typography>
        <Button size="small" aria-label={runText.cancelOf(name)} onClick={drop} sx={{ my: -0.5 }}>
          {runText.cancel}
        </Button>
      </Stack>
    </Stack>
  )
}
