import { messageOf } from '../../browser/api-failure.ts'
import { shareAddress } from '../../browser/share.ts'
import { notify } from '../../state/notices.ts'
import { commonText } from '../../text/en.ts'
import { cardText } from '../../text/library-en.ts'
import { type CreativeFile } from './social-creative.ts'
import { addressOfFile } from './use-saving.ts'

/** Renders a finished ad and shares its URL: through the system's sheet, or by copying it. Shows a notice with the result. */
export async function shareCreative(file: CreativeFile, title: string): Promise<void> {
  try {
    const outcome = await shareAddress(await addressOfFile(file), title)
    if (outcome === 'copied') notify(cardText.copied, { kind: 'success' })
    if (outcome === 'failed') notify(cardText.shareFailed, { kind: 'warning' })
  } catch (error) {
    notify(messageOf(error, { offline: commonText.offline, otherwise: cardText.downloadFailed }), { kind: 'error' })
  }
}
