import { type Ad } from '@adloom/domain/ad.ts'
import { api } from '../../browser/api.ts'
import { hasCreation } from '../../state/library.ts'
import { notify } from '../../state/notices.ts'
import { archiveText } from '../../text/library-en.ts'
import { patiently } from './with-retry.ts'

/**
 * Tells the server of creations that came from a file, as it is told of new ones: it keeps the files of the ads it knows. One after the
 * other and behind everything else; the same ad again changes nothing there.
 */
export async function keepImported(ads: readonly Ad[]): Promise<void> {
  let failed = 0
  for (const ad of ads) {
    // Deleted meanwhile: nothing is left to be kept.
    if (!hasCreation(ad.id)) continue
    try {
      await patiently(() => api.createAd(ad))
    } catch (cause) {
      failed += 1
      console.warn('The server did not keep an imported creation', ad.id, cause)
    }
  }
  if (failed > 0) notify(archiveText.unkept(failed), { kind: 'warning' })
}
