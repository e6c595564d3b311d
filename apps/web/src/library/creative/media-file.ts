import { type Ad, downloadName } from '@adloom/domain/ad.ts'
import { messageOf } from '../../browser/api-failure.ts'
import { downloadFile } from '../../browser/download.ts'
import { shareAddress } from '../../browser/share.ts'
import { notify } from '../../state/notices.ts'
import { commonText } from '../../text/en.ts'
import { cardText } from '../../text/library-en.ts'

/** Saves a creation's file; shows a notice when fetching fails. */
export async function saveFile({ title, type }: Ad, url: string): Promise<void> {
  try {
    await downloadFile(url, (contentType) => downloadName(title, { kind: type === 'video' ? 'video' : 'image' }, contentType))
  } catch (error) {
    notify(messageOf(error, { offline: commonText.offline, otherwise: cardText.downloadFailed }), { kind: 'error' })
  }
}

/** Shares a creation's file through the system's sheet, or copies its absolute URL and shows a notice. */
export async function shareFile({ title }: Ad, url: string): Promise<void> {
  const outcome = await shareAddress(new URL(url, window.location.href).href, title)
  if (outcome === 'copied') notify(cardText.copied, { kind: 'success' })
  if (outcome === 'failed') notify(cardText.shareFailed, { kind: 'warning' })
}
