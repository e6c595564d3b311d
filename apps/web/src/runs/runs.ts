import { type Ad } from '@adloom/domain/ad.ts'
import { adTypes } from '@adloom/domain/ad-types.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { isUnanswered } from '../browser/api-failure.ts'
import { api } from '../browser/api.ts'
import { wait } from '../browser/clock.ts'
import { withLock } from '../browser/locks.ts'
import { addCreation, creationSent, updateCreation } from '../state/library/library.ts'
import { notify } from '../state/notices.ts'
import { isWorthAnotherTry } from '../state/repeat-call.ts'
import { trackVideo } from '../state/videos/video-queue.ts'
import { refusalOf } from '../state/wizard/wizard-errors.ts'
import { commonText } from '../text/en.ts'
import { generatedText, streamlinedText } from '../text/generated-en.ts'
import { useRuns } from './run-list.ts'
import {
  endRun,
  hasEnded,
  onRunsOfOtherTab,
  restoreRun,
  type RunOrder,
  type StoredRun,
  storedRuns,
  storeFailure,
  storeResult,
  storeRun,
} from './stored-runs.ts'
import {
  imagesOf,
  isInterruption,
  makeImageAd,
  nameOfRun,
  type PageTransfer,
  pageTransferSchema,
  type Progress,
  startVideoAd,
} from './make-ad.ts'

/** Opens a screen of the app and hands it what its run is made from. */
export type OpenScreen = (path: string, from: PageTransfer) => void

/** The id of the run that a screen shows. */
export const runIdOf = (historyKey: string, { runId }: PageTransfer): string => runId ?? historyKey

/** Ids of the runs whose screen is shown. */
const shown = new Set<string>()

/** What stops the runs that are going on, by id. */
const stops = new Map<string, AbortController>()

const isGoingOn = (id: string): boolean => stops.has(id)

/** Records that the screen of a run is shown; returns a function for when it is left. */
export function runShown(id: string): () => void {
  shown.add(id)
  return () => {
    shown.delete(id)
  }
}

/** Starts a run, or goes on with it, unless this page load did. */
export function startRun(order: RunOrder, open: OpenScreen): void {
  if (useRuns.getState()[order.id] === undefined) begin(order, open, () => storeRun(order))
}

/** Runs a failed one again. */
export function repeatRun(order: RunOrder, open: OpenScreen): void {
  if (!isGoingOn(order.id)) begin(order, open, () => restoreRun(order))
}

/** Cancels a run in every tab, or dismisses a failed one. */
export async function dropRun({ id, ...order }: RunOrder): Promise<void> {
  stops.get(id)?.abort()
  useRuns.setState({ [id]: { order: { id, ...order }, progress: { status: 'over' } } })
  await endRun(id)
}

/**
 * Goes on with the runs whose page was closed. `opened` is the history entry of the first screen: the run it shows needs no notice, and none does where
 * the library lists it.
 */
export async function takeUpRuns(opened: { readonly key: string; readonly state: unknown }, open: OpenScreen): Promise<void> {
  const from = pageTransferSchema.safeParse(opened.state)
  const idOnScreen = from.success ? runIdOf(opened.key, from.data) : null
  for (const { id, kind, from: source } of await storedRuns()) {
    if (useRuns.getState()[id] !== undefined) continue
    begin({ id, kind, from: source }, open, async () => {
      const run = (await storedRuns()).find((other) => other.id === id) ?? null
      const isVisible = id === idOnScreen || shown.has(id) || window.location.pathname.startsWith('/tool')
      if (run?.failure === null && !isVisible) notify(streamlinedText.goesOn[kind](nameOfRun(source)), { topic: id })
      return run
    })
  }
}

/** Runs it once no other tab does. `read` returns the stored run, or null when another tab has ended it meanwhile. */
function begin(order: RunOrder, open: OpenScreen, read: () => Promise<StoredRun | null>): void {
  const { id, kind, from } = order
  const stop = new AbortController()
  stops.set(id, stop)
  let isStored = false
  const stopListening = onRunsOfOtherTab((ids) => {
    if (isStored && !ids.includes(id)) stop.abort()
  })
  const display = (progress: Progress): void => useRuns.setState({ [id]: { order, progress } })
  display({ status: 'running', label: streamlinedText[kind], images: [], percents: [] })
  const end = async (progress: Exclude<Progress, { status: 'running' }>): Promise<void> => {
    await settle(progress, order)
    display(progress)
    report(progress, order, open)
  }
  const work = async (): Promise<void> => {
    const stored = (await hasEnded(id)) ? null : await read()
    if (stored === null) return end({ status: 'over' })
    isStored = true
    if (stored.failure !== null)
      return display({
        status: 'failed',
        refusal: stored.failure,
        note: null,
        images: imagesOf(stored.results),
        ad: null,
        isInterrupted: false,
      })
    let last: Progress = { status: 'over' }
    const run = {
      api,
      signal: stop.signal,
      // The server gives the answers it gave to a page that was closed.
      key: `flow-${id}`,
      results: stored.results,
      keep: (part: string, result: Parameters<typeof storeResult>[2]) => storeResult(id, part, result),
      wait,
      show: (progress: Progress) => {
        last = progress
        if (progress.status === 'running' && !stop.signal.aborted) display(progress)
      },
    }
    await (kind === 'image' ? makeImageAd(from, { id: `img_${id}`, now: new Date() }, run) : startVideoAd(from, run))
    return end(stop.signal.aborted ? { status: 'over' } : last)
  }
  withLock(`adloom.run.${id}`, stop.signal, work)
    .catch((error: unknown) => end(stop.signal.aborted ? { status: 'over' } : failureOf(error, useRuns.getState()[id]?.progress)))
    .finally(() => {
      stopListening()
      if (stops.get(id) === stop) stops.delete(id)
    })
    .catch((error: unknown) => console.warn('The end of a run could not be stored', id, error))
}

/** A failure that ended the work. An interrupted run goes on later. */
function failureOf(error: unknown, before: Progress | undefined): Extract<Progress, { status: 'failed' }> {
  const refusal = refusalOf(error, commonText.unexpected)
  const isInterrupted = isInterruption(error)
  const sentence = isInterrupted ? `${refusal.sentence} ${streamlinedText.interrupted}` : refusal.sentence
  const images = before?.status === 'running' ? before.images : []
  return { status: 'failed', refusal: { ...refusal, sentence }, note: null, images, ad: null, isInterrupted }
}

/** Saves what a run made: the ad, the video to track, or why it failed. Only a run with an ad or a video is no longer stored. */
async function settle(progress: Exclude<Progress, { status: 'running' }>, { id, from }: RunOrder): Promise<void> {
  if (progress.status === 'failed' && !progress.isInterrupted) await storeFailure(id, progress.refusal)
  if (progress.status === 'begun') {
    const { productName, category } = from
    await trackVideo(progress.job, { title: productName ?? category ?? '', category, productName }, Date.now())
    await endRun(id)
    const { watchVideos } = await import('../state/videos/video-watch.ts')
    watchVideos()
  }
  if (progress.status === 'made' || progress.status === 'failed') {
    const saved = progress.ad === null ? null : await saveAd(progress.ad)
    if (progress.status === 'made') await endRun(id)
    if (saved !== null) await saveOnServer(saved)
  }
}

/** Adds an ad to the library; one that is there without all its scenes gets the others. Returns it, or null when an equal one is there. */
async function saveAd(ad: Ad): Promise<Ad | null> {
  const completed = await updateCreation(ad.id, (stored) =>
    stored.type === 'image' && ad.type === 'image' ? { ...stored, imageUrl: ad.imageUrl, imageVariants: ad.imageVariants } : stored,
  )
  return completed ?? ((await addCreation(ad)) === 'added' ? ad : null)
}

/** Saves an ad of the library on the server. After a temporary failure the library sends it again by itself. */
async function saveOnServer(ad: Ad): Promise<void> {
  try {
    await api.createAd(ad)
    await creationSent(ad)
  } catch (error) {
    if (isUnanswered(error) || (error instanceof ApiError && isWorthAnotherTry(error)))
      console.info('The ad is sent again later', ad.id, error)
    else notify(`${generatedText.notKept} ${refusalOf(error, commonText.unexpected).sentence}`, { kind: 'warning' })
  }
}

const pathOf = (kind: RunOrder['kind']): string => adTypes.find(({ type }) => type === kind)?.route ?? '/tool'

/** Notices about the end of a run: its note, and how it ended unless its screen shows that. A failed video's card in the library says why (§2.15). */
function report(progress: Exclude<Progress, { status: 'running' }>, order: RunOrder, open: OpenScreen): void {
  if (progress.status === 'over') return
  const { id, kind, from } = order
  const isShown = shown.has(id)
  if (progress.note !== null) notify(progress.note, { kind: 'warning' })
  if (progress.status === 'failed' && !isShown) {
    const run = () => {
      repeatRun(order, open)
      open(pathOf(kind), { ...from, runId: id })
    }
    notify(progress.refusal.sentence, { kind: 'error', topic: id, action: { label: commonText.retry, run } })
  }
  if (progress.status === 'made' && !isShown) notify(streamlinedText.ready(progress.ad.title), { kind: 'success', topic: id })
}
