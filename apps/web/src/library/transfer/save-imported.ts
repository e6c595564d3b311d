import { type Ad } from '@adloom/domain/ad.ts'
import { api } from '../../browser/api.ts'
import { hasCreation } from '../../state/library.ts'
import { notify } from '../../state/notices.ts'
import { archiveText } from '../../text/library-en.ts'
import { withRetry } from '../../browser/with-retry.ts'

/**
 * Registers imported creations with the server, as for new ones: the server keeps the files of the ads it knows. One at a time in the background;
 * registering the same ad again changes nothing there.
 */
export async function saveImported(ads: readonly Ad[]): Promise<void> {
  let failed = 0
  for (const ad of ads) {
    // Deleted meanwhile: nothing left to register.
    if (!hasCreation(ad.id)) continue
    try {
      await withRetry(() => api.createAd(ad))
    } catch (cause) {
      failed += 1
      console.warn('The server did not keep an imported creation', ad.id, cause)
    }
  }
  if (failed > 0) notify(archiveText.notSaved(failed), { kind: 'warning' })
}
