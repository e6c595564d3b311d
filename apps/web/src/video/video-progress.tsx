import { type EngineName, BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { messageOf } from '../browser/api-failure.ts'
import { api } from '../browser/api.ts'
import { CostCaption } from '../costs/cost-caption.tsx'
import { videoOrders } from '../costs/order.ts'
import { notify } from '../state/notices.ts'
import {
  hasResult,
  isForced,
  isLate,
  minutesAndSeconds,
  msLeftOf,
  percentOf,
  shownStatus,
  type TrackedVideo,
} from '../state/videos/tracked-video.ts'
import { dropVideo } from '../state/videos/video-queue.ts'
import { commonText } from '../text/en.ts'
import { videoText } from '../text/library-en.ts'
import { videoJobText } from '../text/video-en.ts'
import { StatusBar, StatusLine } from '../ui/making-status.tsx'
import { cancelVideo, retryVideo } from './start-video.ts'
import { useNow } from './use-now.ts'

/** Interval at which the display advances between two answers, in milliseconds. */
const TICK_MS = 500
/** Less is no time to count down, in milliseconds. */
const SHORTEST_MS = 1000
/** From this progress on the end is near; below it, when the expected time is over, it takes longer. In percent. */
const NEARLY_PERCENT = 80

/** Before this age of a video nothing is said to take longer than usual: the estimate is of the last answer. In milliseconds. */
const SLOW_AFTER_MS = 5000

/** What a user can do with a video in progress. `onLeave` is called before the focused button disappears. */
function useVideoActions(video: TrackedVideo, onLeave: () => void) {
  const [busy, setBusy] = useState(false)
  const act = async (work: () => Promise<void>, refused: (error: unknown) => string) => {
    setBusy(true)
    try {
      onLeave()
      await work()
    } catch (error) {
      notify(refused(error), { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  const { offline } = commonText
  const cancel = () =>
    act(
      () => cancelVideo(video, api),
      (error) => messageOf(error, { offline, otherwise: videoJobText.cancelFailed }),
    )
  const retry = (engine?: EngineName) =>
    act(
      () => retryVideo(video, api, engine),
      (error) => messageOf(error, { offline, otherwise: videoText.failed }),
    )
  const dismiss = () => {
    onLeave()
    void dropVideo(video.job.generationId)
  }
  return { busy, cancel, retry, dismiss }
}

const titleOf = ({ title }: TrackedVideo): string => (title.trim() === '' ? videoJobText.untitled : title)

interface VideoProgressProps {
  readonly video: TrackedVideo
  /** Shows the finished video; null hides the button where the video is shown already. */
  readonly onView: (() => void) | null
}

/** State of a video in progress: its status in text and colour, the progress, the remaining time, and the available actions (§4.4). */
export function VideoProgressCard({ video, onView }: VideoProgressProps) {
  const { job } = video
  const isRunning = !hasResult(video) && job.status !== 'failed'
  const now = useNow(isRunning ? TICK_MS : null)
  const frame = useRef<HTMLDivElement>(null)
  // The focused button disappears: the card around it takes the focus.
  const { busy, cancel, retry, dismiss } = useVideoActions(video, () =>
    frame.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true }),
  )
  const shown = shownStatus(video, now)
  const percent = percentOf(video, now)
  const isWorking = shown === 'pending' || shown === 'processing'
  return (
    <Stack ref={frame} sx={{ gap: 1, minWidth: 0 }} aria-busy={isWorking}>
      <StatusLine
        status={shown}
        label={videoJobText.labels[shown]}
        percent={shown === 'failed' ? null : percent}
        dismiss={isWorking ? null : { label: videoJobText.dismissOf(titleOf(video)), title: videoJobText.dismiss, run: dismiss }}
      />
      {shown !== 'failed' && <StatusBar status={shown} label={videoJobText.progressOf(titleOf(video))} percent={percent} />}
      {isWorking && <RemainingTime video={video} now={now} busy={busy} onCancel={() => void cancel()} />}
      {isForced(video, now) && (
        <Typography variant="caption" color="textSecondary">
          {videoJobText.late}
        </Typography>
      )}
      {hasResult(video) && job.note !== null && (
        <Typography variant="caption" color="textSecondary">
          {job.note}
        </Typography>
      )}
      {hasResult(video) && onView !== null && (
        <Button size="small" variant="contained" onClick={onView} sx={{ alignSelf: 'flex-start' }}>
          {videoJobText.view}
        </Button>
      )}
      {shown === 'failed' && <FailedVideo job={job} busy={busy} onRetry={(engine) => void retry(engine)} />}
    </Stack>
  )
}

interface VideoNow {
  readonly video: TrackedVideo
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The place in the queue, the remaining time, and Cancel. */
function RemainingTime({ video, now, busy, onCancel }: VideoNow & { readonly busy: boolean; readonly onCancel: () => void }) {
  const { job } = video
  const left = msLeftOf(video, now)
  const isSlow = isLate(video, now) || (percentOf(video, now) < NEARLY_PERCENT && now - video.startedAtMs >= SLOW_AFTER_MS)
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 32 }}>
      <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {[
          job.status === 'pending' && job.queuePosition !== null ? videoJobText.queue(job.queuePosition) : '',
          left >= SHORTEST_MS ? videoJobText.timeLeft(minutesAndSeconds(left)) : isSlow ? videoJobText.slow : videoJobText.nearly,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography>
      <Button size="small" disabled={busy} aria-label={videoJobText.cancelOf(titleOf(video))} onClick={onCancel} sx={{ my: -0.5 }}>
        {videoJobText.cancel}
      </Button>
    </Stack>
  )
}

interface FailedVideoProps {
  readonly job: VideoJob
  readonly busy: boolean
  /** With the engine of the first time, or another. */
  readonly onRetry: (engine?: EngineName) => void
}

/** Why a video failed, and the ways to make it after all. */
const FailedVideo = ({ job, busy, onRetry }: FailedVideoProps) => (
  <>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {job.error ?? videoJobText.unknownFailure}
    </Typography>
    <Button
      size="small"
      variant="outlined"
      loading={busy}
      onClick={() => onRetry()}
      sx={{ alignSelf: 'flex-start', bgcolor: 'background.paper' }}
    >
      {videoJobText.retry}
    </Button>
    <CostCaption orders={videoOrders(job.request)} />
    {job.engine !== BUILT_IN_ENGINE && (
      <Button size="small" disabled={busy} onClick={() => onRetry(BUILT_IN_ENGINE)} sx={{ alignSelf: 'flex-start', ml: -0.5 }}>
        {videoJobText.byStudio}
      </Button>
    )}
  </>
)
