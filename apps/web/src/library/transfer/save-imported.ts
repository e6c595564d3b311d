import { type Ad, adIdPrefix } from '@adloom/domain/ad.ts'
import { ApiError } from '@adloom/domain/calls/api-error.ts'
import { api } from '../../browser/api.ts'
import { newId } from '../../browser/identifier.ts'
import { addCreations, creationSent, hasCreation, removeCreations } from '../../state/library/library.ts'
import { notify } from '../../state/notices.ts'
import { archiveText } from '../../text/library-en.ts'
import { withRetry } from '../../browser/with-retry.ts'

const saveOne = async (ad: Ad): Promise<void> => {
  await withRetry(() => api.createAd(ad))
  await creationSent(ad)
}

/**
 * Registers imported creations with the server, as for new ones: the server keeps the files of the ads it knows. One at a time in the background;
 * registering the same ad again changes nothing there. A copy of somebody else's creation gets an id of its own.
 */
export async function saveImported(ads: readonly Ad[]): Promise<void> {
  let failed = 0
  for (const ad of ads) {
    // Deleted meanwhile: nothing left to register.
    if (!hasCreation(ad.id)) continue
    try {
      await saveOne(ad)
    } catch (cause) {
      if (cause instanceof ApiError && cause.code === 'ad.taken') {
        const copy = { ...ad, id: newId(adIdPrefix[ad.type]) }
        await removeCreations([ad.id])
        await addCreations([copy])
        await saveOne(copy).catch((failure: unknown) => console.warn('The server did not keep an imported creation', copy.id, failure))
        continue
      }
      failed += 1
      console.warn('The server did not keep an imported creation', ad.id, cause)
    }
  }
  if (failed > 0) notify(archiveText.notSaved(failed), { kind: 'warning' })
}
