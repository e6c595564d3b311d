import { create } from 'zustand'
import { api } from '../../browser/api.ts'
import { wait } from '../../browser/clock.ts'
import { allowLeaving, askBeforeLeaving } from '../../browser/leaving.ts'
import { addCreation, creationSent } from '../../state/library.ts'
import { notify } from '../../state/notices.ts'
import { trackVideo } from '../../state/video-queue.ts'
import { refusalOf } from '../../state/wizard-errors.ts'
import { commonText } from '../../text/en.ts'
import { streamlinedText } from '../../text/generated-en.ts'
import { makeImageAd, type PageTransfer, type Progress, startVideoAd } from './streamlined-work.ts'

/** What a run makes. */
export type RunKind = 'image' | 'video'

interface Run {
  /** Counted from 1; each has its own calls. */
  readonly attempt: number
  readonly progress: Progress
}

/** The runs of this page load by the key of their history entry: they go on when their screen is left. */
const useRuns = create<Readonly<Partial<Record<string, Run>>>>(() => ({}))

/** The progress of a run; null before it is started. */
export const useRunProgress = (key: string): Progress | null => useRuns((runs) => runs[key]?.progress ?? null)

/** Keys of the runs whose screen is shown. */
const shown = new Set<string>()

const isGoingOn = (key: string): boolean => useRuns.getState()[key]?.progress.status === 'running'

/** Records that the screen of a run is shown; returns a function for when it is left. A page that closes would lose a run without its screen. */
export function runShown(key: string): () => void {
  shown.add(key)
  allowLeaving(key)
  return () => {
    shown.delete(key)
    if (isGoingOn(key)) askBeforeLeaving(key)
  }
}

/** Starts a run, unless it was started; `openAgain` shows its screen and runs it again. */
export function startRun(key: string, kind: RunKind, from: PageTransfer, openAgain: () => void): void {
  if (useRuns.getState()[key] === undefined) begin(key, kind, from, openAgain, 1)
}

/** Runs a failed one again. */
export function repeatRun(key: string, kind: RunKind, from: PageTransfer, openAgain: () => void): void {
  if (!isGoingOn(key)) begin(key, kind, from, openAgain, (useRuns.getState()[key]?.attempt ?? 0) + 1)
}

function begin(key: string, kind: RunKind, from: PageTransfer, openAgain: () => void, attempt: number): void {
  const display = (progress: Progress): void => useRuns.setState({ [key]: { attempt, progress } })
  // The key of the history entry survives a reload: the same run continues, and nothing is made twice.
  const runKey = `flow-${key}-${String(attempt)}`
  const end = async (progress: Progress): Promise<void> => {
    await settle(progress, from, runKey)
    display(progress)
    allowLeaving(key)
    if (progress.status !== 'running') report(progress, kind, shown.has(key), openAgain)
  }
  const show = (progress: Progress): void => (progress.status === 'running' ? display(progress) : void end(progress))
  display({ status: 'running', label: streamlinedText[kind], images: [], percents: [] })
  const run = { api, signal: new AbortController().signal, key: runKey, wait, show }
  const work = kind === 'image' ? makeImageAd(from, { id: `img_${key}${String(attempt)}`, now: new Date() }, run) : startVideoAd(from, run)
  work.catch((error: unknown) => {
    void end({ status: 'failed', refusal: refusalOf(error, commonText.unexpected), note: null, images: [] })
  })
}

/** Saves what a run made: the ad, or the video to track. */
async function settle(progress: Progress, from: PageTransfer, runKey: string): Promise<void> {
  if (progress.status === 'begun') {
    const { productName, category } = from
    await trackVideo(progress.job, { title: productName ?? category ?? '', category, productName }, Date.now())
    const { watchVideos } = await import('../../state/video-watch.ts')
    watchVideos()
  }
  if (progress.status !== 'made') return
  if ((await addCreation(progress.ad)) === 'duplicate') return
  try {
    await api.createAd(progress.ad, { idempotencyKey: `${runKey}-ad` })
    await creationSent(progress.ad)
  } catch (error) {
    notify(refusalOf(error, commonText.unexpected).sentence, { kind: 'warning' })
  }
}

/** Notices about the end of a run: what differs, and everything when its screen is not shown. A failed video leads to the library (§2.15). */
function report(progress: Exclude<Progress, { status: 'running' }>, kind: RunKind, isShown: boolean, openAgain: () => void): void {
  if (progress.note !== null) notify(progress.note, { kind: 'warning' })
  if (progress.status === 'failed' && (kind === 'video' || !isShown))
    notify(progress.refusal.sentence, { kind: 'error', action: { label: commonText.retry, run: openAgain } })
  if (progress.status === 'made' && !isShown) notify(streamlinedText.ready(progress.ad.title), { kind: 'success' })
}
