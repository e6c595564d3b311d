import { type Ad } from '@adloom/domain/ad.ts'
import { api } from '../browser/api.ts'
import { removeCreation, restoreCreation } from '../state/library.ts'
import { notify } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { deleteText } from '../text/library-en.ts'

/** Takes a creation away at once and offers Undo; the server hears of it only when Undo has passed. */
export async function deleteWithUndo(ad: Ad): Promise<void> {
  await removeCreation(ad.id)
  notify(deleteText.deleted(ad.title), {
    action: { label: commonText.undo, run: () => void restoreCreation(ad) },
    // What the server keeps is its own matter then: an ad it never had, or has lost, is as deleted as one it removes.
    onPassed: () => void api.deleteAd({ id: ad.id }).catch((cause: unknown) => console.warn('The server did not delete', ad.id, cause)),
  })
}
