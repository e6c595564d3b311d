import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type VideoJob } from '@adloom/domain/video-job.ts'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { type TrackedVideo } from '../state/videos/tracked-video.ts'
import { askSoon } from '../state/videos/video-watch.ts'
import { ink, motion } from '../ui/tokens.ts'
import { wantsNoMotion } from '../ui/wants-no-motion.ts'
import { streamPreview } from './stream-preview.ts'

interface VideoPreviewProps {
  readonly video: TrackedVideo
  /** Receives the seconds that were shown, as they go by. */
  readonly onTime?: (seconds: number) => void
}

/** Whether its frames are being made now, or soon. Providers send whole videos only. */
const isNear = ({ engine, status, queuePosition }: VideoJob): boolean =>
  engine === BUILT_IN_ENGINE && (status === 'processing' || (status === 'pending' && (queuePosition ?? 1) <= 1))

/** A video while it is made, over the picture it is made from. It appears with its first frame, and plays silently; without one nothing is seen. */
export function VideoPreview({ video: { job }, onTime }: VideoPreviewProps) {
  const element = useRef<HTMLVideoElement>(null)
  const [isShown, setIsShown] = useState(false)
  // One that failed while the job waited is tried again once it is being made.
  const [failedAs, setFailedAs] = useState<VideoJob['status'] | null>(null)
  const isWanted = isShown || (isNear(job) && failedAs !== job.status && !wantsNoMotion())
  const hide = useEffectEvent(() => {
    setIsShown(false)
    setFailedAs(job.status)
  })
  useEffect(() => {
    if (!isWanted || element.current === null) return undefined
    const leaving = new AbortController()
    streamPreview(job.id, element.current, leaving.signal).then(
      // The whole video is finished, too.
      () => askSoon(job.generationId),
      () => {
        if (!leaving.signal.aborted) hide()
      },
    )
    return () => leaving.abort()
  }, [isWanted, job.id, job.generationId])
  const tellTime = useEffectEvent((seconds: number) => onTime?.(seconds))
  useLayoutEffect(() => {
    const video = element.current
    // Firefox tells the time four times a second only.
    return () => tellTime(video?.currentTime ?? 0)
  }, [])
  return (
    <video
      ref={element}
      data-video-preview
      muted
      autoPlay
      loop
      playsInline
      aria-hidden="true"
      tabIndex={-1}
      onLoadedData={() => {
        setIsShown(true)
        // It is being made, whatever the last answer said.
        void askSoon(job.generationId)
      }}
      onTimeUpdate={({ currentTarget }) => onTime?.(currentTarget.currentTime)}
      style={{
        position: 'absolute',
        inset: 0,
        display: 'block',
        width: '100%',
        height: '100%',
        objectFit: 'contain',
        background: ink[900],
        opacity: isShown ? 1 : 0,
        transition: `opacity ${String(motion.enter)}ms ${motion.easing}`,
        pointerEvents: 'none',
      }}
    />
  )
}
