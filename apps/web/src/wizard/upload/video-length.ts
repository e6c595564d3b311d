/** Maximum time a browser may take to report a video's length, in milliseconds. */
const TIMEOUT_MS = 8000
/** Beyond the end of any video: seeking there makes a browser find the end of one without a stored length (recordings). */
const FAR_SECONDS = 1e7

/** The length of a video file in seconds, read by this browser without uploading it; null when it cannot be played here. */
export function videoSeconds(file: Blob): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video')
    const address = URL.createObjectURL(file)
    const settle = (seconds: number | null) => {
      clearTimeout(timer)
      video.removeAttribute('src')
      video.load()
      URL.revokeObjectURL(address)
      resolve(seconds)
    }
    const timer = setTimeout(() => settle(null), TIMEOUT_MS)
    video.preload = 'metadata'
    video.muted = true
    video.addEventListener('error', () => settle(null), { once: true })
    video.addEventListener(
      'loadedmetadata',
      () => {
        if (Number.isFinite(video.duration)) settle(video.duration)
        else {
          video.addEventListener('timeupdate', () => settle(video.duration), { once: true })
          video.currentTime = FAR_SECONDS
        }
      },
      { once: true },
    )
    video.src = address
  })
}
