/** H.264 High in MP4. The level is the highest that the server makes; the file names its own. */
const TYPE = 'video/mp4; codecs="avc1.640028"'

/**
 * Plays a video in an element while the server makes it; resolves once all of it is there. Rejects when there is no preview, when the browser cannot
 * play one in parts, or with the signal's reason. What has come stays in the element.
 */
export async function streamPreview(jobId: string, element: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  if (!('MediaSource' in window) || !MediaSource.isTypeSupported(TYPE)) throw new Error('This browser plays whole videos only')
  const reply = await fetch(`/api/generate-video/jobs/${encodeURIComponent(jobId)}/preview`, { signal })
  if (!reply.ok || reply.body === null) throw new Error(`No preview of ${jobId}: ${String(reply.status)}`)
  const source = new MediaSource()
  const isOpen = happened(source, 'sourceopen')
  const url = URL.createObjectURL(source)
  element.src = url
  await isOpen
  URL.revokeObjectURL(url)
  const buffer = source.addSourceBuffer(TYPE)
  const reader = reply.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    const isAppended = happened(buffer, 'updateend')
    buffer.appendBuffer(value)
    await isAppended
  }
  source.endOfStream()
}

const happened = (target: EventTarget, event: string): Promise<Event> =>
  new Promise((resolve) => target.addEventListener(event, resolve, { once: true }))
