import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { api } from '../../browser/api.ts'
import { wait } from '../../browser/clock.ts'
import { addCreation } from '../../state/library.ts'
import { notify } from '../../state/notices.ts'
import { trackVideo } from '../../state/video-queue.ts'
import { refusalOf } from '../../state/wizard-errors.ts'
import { commonText } from '../../text/en.ts'
import { streamlinedText } from '../../text/generated-en.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { StreamlinedProgress } from './streamlined-progress.tsx'
import { type PageTransfer, pageTransferSchema, makeImageAd, type Progress, startVideoAd } from './streamlined-work.ts'

/** Ad Image and Video Ad after the wizard: the ad is made at once, with visible progress (§2.15). */
export function StreamlinedPage({ kind, from }: { kind: 'image' | 'video'; from: PageTransfer }) {
  const title = streamlinedText[kind]
  usePageTitle(title)
  const { key, pathname } = useLocation()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(1)
  const [progress, setProgress] = useState<Progress>({ status: 'running', label: title, images: [], percents: [] })
  // As text: equal for the same hand-over, whichever object contains it.
  const handedOver = JSON.stringify(from)
  useEffect(() => {
    const controller = new AbortController()
    const order = pageTransferSchema.parse(JSON.parse(handedOver))
    // The key of the history entry survives a reload: the same run continues, and nothing is made twice.
    const runKey = `flow-${key}-${String(attempt)}`
    const show = async (next: Progress) => {
      setProgress(next)
      if (next.status === 'running') return
      if (next.note !== null) notify(next.note, { kind: 'warning' })
      if (next.status === 'failed') {
        if (kind === 'video') await showRefusedVideo(next.refusal.sentence)
        return
      }
      if (next.status === 'begun') {
        const { productName, category } = order
        await trackVideo(next.job, { title: productName ?? category ?? '', category, productName }, Date.now())
        // Does not navigate back a user who left meanwhile.
        if (controller.signal.aborted) return
        // The URL names the tracked video: a reload starts nothing again.
        await navigate(pathname, { replace: true, state: { ...order, generationId: next.job.generationId } })
        return
      }
      await addCreation(next.ad)
      try {
        await api.createAd(next.ad, { idempotencyKey: `${runKey}-ad` })
      } catch (error) {
        notify(refusalOf(error, commonText.unexpected).sentence, { kind: 'warning' })
      }
      await navigate(pathname, { replace: true, state: null })
    }
    /** A failed video leads to the library (§2.15), with a notice that offers to try again. */
    const showRefusedVideo = async (sentence: string) => {
      const run = () => void navigate(pathname, { state: order })
      notify(sentence, { kind: 'error', action: { label: commonText.retry, run } })
      await navigate('/tool', { replace: true, state: null })
    }
    const run = { api, signal: controller.signal, key: runKey, wait, show: (next: Progress) => void show(next) }
    const work =
      kind === 'image' ? makeImageAd(order, { id: `img_${key}${String(attempt)}`, now: new Date() }, run) : startVideoAd(order, run)
    work.catch((error: unknown) => {
      if (!controller.signal.aborted)
        setProgress({ status: 'failed', refusal: refusalOf(error, commonText.unexpected), note: null, images: [] })
    })
    return () => controller.abort()
  }, [attempt, handedOver, key, kind, navigate, pathname])
  return <StreamlinedProgress kind={kind} from={from} progress={progress} onRetry={() => setAttempt(attempt + 1)} />
}
