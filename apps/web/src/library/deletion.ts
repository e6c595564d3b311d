import { type Ad } from '@adloom/domain/ad.ts'
import { ApiError } from '@adloom/domain/api-client.ts'
import { api } from '../browser/api.ts'
import { removeCreations, restoreCreations } from '../state/library.ts'
import { notify } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { deleteText } from '../text/library-en.ts'

/** How often a deletion the server is too busy for is asked for again. */
const ATTEMPTS = 3

// What the server keeps is its own matter: an ad it never had, or has lost, is as deleted as one it removes.
async function tellServer(id: string, attempt = 1): Promise<void> {
  try {
    await api.deleteAd({ id })
  } catch (cause) {
    const wait = cause instanceof ApiError && cause.status === 429 ? cause.retryAfterSeconds : null
    if (wait !== null && attempt < ATTEMPTS) setTimeout(() => void tellServer(id, attempt + 1), 1000 * wait)
    else console.warn('The server did not delete', id, cause)
  }
}

/** Takes creations away at once and offers one Undo for all; the server hears of it only when Undo has passed. */
export async function deleteWithUndo(ads: readonly Ad[]): Promise<void> {
  const removed = removeCreations(ads.map(({ id }) => id))
  notify(ads.length === 1 ? deleteText.deleted(ads[0].title) : deleteText.deletedMany(ads.length), {
    action: { label: commonText.undo, run: () => void restoreCreations(ads) },
    // All at once: when the page is being left there is no later.
    onPassed: () => ads.forEach(({ id }) => void tellServer(id)),
  })
  await removed
}
