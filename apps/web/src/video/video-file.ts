import { downloadName, type VideoAd } from '@adloom/domain/ad.ts'
import { contentTypeOf } from '@adloom/domain/ports/file-store.ts'
import { messageOf } from '../browser/api-failure.ts'
import { addressToSave, downloadFile, fetchBlob } from '../browser/download.ts'
import { canShareFile, shareAddress, shareFiles } from '../browser/share.ts'
import { notify } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { cardText } from '../text/library-en.ts'

const nameOf = ({ title }: VideoAd, contentType: string): string => downloadName(title, { kind: 'video' }, contentType)

/** The content type of a video, from the ending of its address; MP4 for an address without one. */
function typeOf({ videoUrl }: VideoAd): string {
  const type = contentTypeOf(new URL(videoUrl, window.location.href).pathname)
  return type.startsWith('video/') ? type : 'video/mp4'
}

/** Saves a video under its specified name; shows a notice when fetching fails. */
export async function saveVideo(ad: VideoAd): Promise<void> {
  try {
    await downloadFile(ad.videoUrl, (contentType) => nameOf(ad, contentType))
  } catch (error) {
    notify(messageOf(error, { offline: commonText.offline, otherwise: cardText.fileFailed }), { kind: 'error' })
  }
}

/**
 * Shares the video file through the system's sheet, or its URL where the sheet takes no files. Without a sheet it copies the URL and shows a notice.
 */
export async function shareVideo(ad: VideoAd): Promise<void> {
  const type = typeOf(ad)
  const name = nameOf(ad, type)
  if (canShareFile(name, type)) {
    try {
      const blob = await fetchBlob(addressToSave(ad.videoUrl))
      const outcome = await shareFiles([new File([blob], name, { type })], ad.title)
      if (outcome !== 'failed') return
    } catch (cause) {
      console.warn('The video itself could not be shared, so its address is', ad.id, cause)
    }
  }
  const outcome = await shareAddress(new URL(ad.videoUrl, window.location.href).href, ad.title)
  if (outcome === 'copied') notify(cardText.copied, { kind: 'success' })
  if (outcome === 'failed') notify(cardText.shareFailed, { kind: 'warning' })
}
