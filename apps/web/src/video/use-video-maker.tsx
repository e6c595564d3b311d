import { type VideoRequest } from '@adloom/domain/video-job.ts'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { navigate } from '../browser/router.tsx'
import { loadPart } from '../browser/load-part.ts'
import { messageOf } from '../browser/api-failure.ts'
import { api } from '../browser/api.ts'
import { newId, newSeed } from '../browser/identifier.ts'
import { notify } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { videoText } from '../text/library-en.ts'
import { prepareVideo } from './prepare-video.ts'
import { startVideo } from './start-video.ts'
import { type VideoDraft } from './video-draft.ts'
import { type VideoAdSource } from './video-source.ts'

// The form loads when it opens.
const VideoDialog = lazy(async () => ({ default: (await loadPart(() => import('./video-generation-dialog.tsx'))).VideoGenerationDialog }))

/**
 * Asks the user for the options of a video, starts it, and then shows the videos; an error appears in red at the bottom (§8.6). `dialog`
 * belongs on the page.
 */
export function useVideoMaker(): {
  /** Opens the options for a video of this; the user's input for `id` is restored the next time. */
  openVideoDialog: (id: string, source: VideoAdSource) => void
  showVideos: () => void
  dialog: ReactNode
} {
  const [asking, setAsking] = useState<{ readonly id: string; readonly source: VideoAdSource } | null>(null)
  // The input outlives the dialog: a rejected start loses nothing.
  const [drafts, setDrafts] = useState<Readonly<Record<string, VideoDraft>>>({})
  const [busy, setBusy] = useState(false)
  const openVideoDialog = useCallback((id: string, source: VideoAdSource) => {
    prepareVideo()
    setAsking({ id, source })
  }, [])
  const showVideos = useCallback(() => navigate('/tool', { state: { filterType: 'video' } }), [])
  const start = async (id: string, { imageId, origin, isRepeat = false }: VideoAdSource, draftRequest: VideoRequest) => {
    setBusy(true)
    const request = isRepeat ? { ...draftRequest, seed: newSeed() } : draftRequest
    try {
      await startVideo({ imageId, origin, request }, newId('video-'), api)
      setDrafts(({ [id]: _started, ...others }) => others)
      showVideos()
    } catch (error) {
      notify(messageOf(error, { offline: commonText.offline, otherwise: videoText.failed }), { kind: 'error' })
    } finally {
      setBusy(false)
      setAsking(null)
    }
  }
  const dialog = asking !== null && (
    <Suspense fallback={null}>
      <VideoDialog
        source={asking.source}
        draft={drafts[asking.id] ?? asking.source.draft}
        onDraft={(draft) => setDrafts((before) => ({ ...before, [asking.id]: draft }))}
        busy={busy}
        onStart={(request) => void start(asking.id, asking.source, request)}
        onClose={() => setAsking(null)}
      />
    </Suspense>
  )
  return { openVideoDialog, showVideos, dialog }
}
