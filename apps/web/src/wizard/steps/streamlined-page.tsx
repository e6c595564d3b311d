import { useCallback, useEffect } from 'react'
import { useLocation, navigate } from '../../browser/router.tsx'
import { streamlinedText } from '../../text/generated-en.ts'
import { usePageTitle } from '../../ui/page-title.ts'
import { StreamlinedProgress } from './streamlined-progress.tsx'
import { type RunOrder } from '../../runs/stored-runs.ts'
import { useRunProgress } from '../../runs/run-list.ts'
import { type OpenScreen, repeatRun, runIdOf, runShown, startRun } from '../../runs/runs.ts'
import { type PageTransfer, pageTransferSchema, type Progress } from '../../runs/make-ad.ts'

/** Ad Image and Video Ad after the wizard: the ad is made at once, with visible progress (§2.15). It goes on when this page is left. */
export function StreamlinedPage({ kind, from }: { kind: RunOrder['kind']; from: PageTransfer }) {
  const title = streamlinedText[kind]
  usePageTitle(title)
  const { key, pathname } = useLocation()
  const id = runIdOf(key, from)
  const started = useRunProgress(id)
  const progress: Progress = started ?? { status: 'running', label: title, images: [], percents: [] }
  // As text: equal for the same hand-over, whichever object contains it.
  const handedOver = JSON.stringify(from)
  const open = useCallback<OpenScreen>((path, state) => navigate(path, { state }), [])
  useEffect(() => runShown(id), [id])
  useEffect(() => {
    startRun({ id, kind, from: pageTransferSchema.parse(JSON.parse(handedOver)) }, open)
  }, [handedOver, id, kind, open])
  useEffect(() => {
    const order = pageTransferSchema.parse(JSON.parse(handedOver))
    if (started === null) return
    if (started.status === 'made' || started.status === 'over') navigate(pathname, { replace: true, state: null })
    // The URL names the tracked video: a reload starts nothing again.
    else if (started.status === 'begun') navigate(pathname, { replace: true, state: { ...order, generationId: started.job.generationId } })
    // A failed video leads to the library (§2.15), with a notice that offers to try again.
    else if (started.status === 'failed' && kind === 'video') navigate('/tool', { replace: true, state: null })
  }, [handedOver, kind, pathname, started])
  return <StreamlinedProgress kind={kind} from={from} progress={progress} onRetry={() => repeatRun({ id, kind, from }, open)} />
}
