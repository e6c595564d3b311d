import { adIdPrefix, type ImageAd } from '@adloom/domain/ad.ts'
import { type VideoRequest } from '@adloom/domain/video-job.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../browser/api-failure.ts'
import { api } from '../browser/api.ts'
import { newId } from '../browser/identifier.ts'
import { addCreation } from '../state/library.ts'
import { notify } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { videoText } from '../text/library-en.ts'
import { beginVideo, videoAdOf } from '../video/begin-video.ts'

/** Starts the job that makes a video of an image, then shows the videos; a refusal is told in red at the bottom (specification §8). */
export function useStartVideo(): { busy: boolean; start: (ad: ImageAd, request: VideoRequest) => Promise<void> } {
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()
  const start = async (ad: ImageAd, request: VideoRequest) => {
    setBusy(true)
    try {
      const job = await beginVideo(ad.id, request, newId('video-'), api)
      const made = videoAdOf(job, ad, { id: newId(adIdPrefix.video), now: new Date() })
      if (made === null) notify(videoText.started)
      else await addCreation(made)
      await navigate('/tool', { state: { filterType: 'video' } })
    } catch (error) {
      notify(messageOf(error, { offline: commonText.offline, otherwise: videoText.failed }), { kind: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { busy, start }
}
