import { lazy, Suspense } from 'react'
import { useLocation } from '../browser/router.tsx'
import { pageOwner } from '../browser/owner.ts'
import { loadPart } from '../browser/load-part.ts'
import { LibraryPage } from '../library/library-page.tsx'
import { streamlinedText } from '../text/generated-en.ts'
import { StreamlinedProgress } from '../wizard/steps/streamlined-progress.tsx'
import { pageTransferSchema, type Progress } from '../runs/make-ad.ts'
import { StreamlinedPage } from '../wizard/steps/streamlined-page.tsx'

// Loads while the video's job is being started.
const VideoPage = lazy(async () => ({ default: (await loadPart(() => import('../wizard/steps/video-page.tsx'))).VideoPage }))

const starting: Progress = { status: 'running', label: streamlinedText.starting, images: [null], percents: [0] }

/**
 * `/tool/ad-image` and `/tool/ad-video`: the streamlined flow when the wizard passed its answers, the video when one was started from it, otherwise
 * the library of that type.
 */
export function ToolRoute() {
  const { pathname, state } = useLocation()
  const handedOver = pageTransferSchema.safeParse(state)
  if (!handedOver.success || (handedOver.data.owner ?? null) !== pageOwner) return <LibraryPage />
  const from = handedOver.data
  if (!pathname.startsWith('/tool/ad-video')) return <StreamlinedPage kind="image" from={from} />
  if (from.generationId === undefined) return <StreamlinedPage kind="video" from={from} />
  return (
    // The same screen as before, so that nothing is blank meanwhile.
    <Suspense fallback={<StreamlinedProgress kind="video" from={from} progress={starting} onRetry={() => undefined} />}>
      <VideoPage generationId={from.generationId} />
    </Suspense>
  )
}
