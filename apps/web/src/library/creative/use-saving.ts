import { type SocialAd } from '@adloom/domain/ad.ts'
import { useRef, useState } from 'react'
import { messageOf } from '../../browser/api-failure.ts'
import { api } from '../../browser/api.ts'
import { addressToSave, fetchBlob, saveBlob } from '../../browser/download.ts'
import { type ZipEntry, zipOf } from '../../browser/zip.ts'
import { notify } from '../../state/notices.ts'
import { commonText } from '../../text/en.ts'
import { cardText } from '../../text/library-en.ts'
import { type CreativeFile } from './social-creative.ts'

/** Files to be rendered: a single one is saved as it is, several as one archive named `archive` (browsers block a series of downloads). */
export interface SavingOrder {
  readonly files: readonly CreativeFile[]
  readonly archive: string
}

/** Progress of saving files. */
export type Saving =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | { readonly status: 'failed'; readonly sentence: string; readonly order: SavingOrder }

/** Renders files on the server, one after the other, and passes them to the browser's downloads. */
export function useSaving(): { saving: Saving; save: (order: SavingOrder) => void; stop: () => void } {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)

  const run = async (order: SavingOrder) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const { files, archive } = order
    const entries: ZipEntry[] = []
    try {
      for (const [done, { request, name }] of files.entries()) {
        setSaving({ status: 'working', done, total: files.length })
        const { url } = await api.finishCreative(request, { signal })
        const blob = await fetchBlob(addressToSave(url), signal)
        if (files.length === 1) saveBlob(blob, name)
        else entries.push({ name, bytes: new Uint8Array(await blob.arrayBuffer()) })
      }
    } catch (error) {
      if (signal.aborted) return
      const sentence = messageOf(error, { offline: commonText.offline, otherwise: cardText.downloadFailed })
      setSaving({ status: 'failed', sentence, order })
      return
    }
    if (entries.length > 0) saveBlob(zipOf(entries), archive)
    setSaving({ status: 'idle' })
    notify(cardText.saved(files.length), { kind: 'success' })
  }
  return {
    saving,
    save: (order) => void run(order),
    stop: () => {
      running.current?.abort()
      setSaving({ status: 'idle' })
    },
  }
}

/** The absolute URL of a rendered combination, so that a shared link opens elsewhere too. */
export const addressOfFile = async ({ request }: CreativeFile): Promise<string> =>
  new URL((await api.finishCreative(request)).url, window.location.href).href

export const combinations = (ad: SocialAd): readonly { readonly image: number; readonly content: number }[] =>
  ad.productImageVariants.flatMap((_, image) => ad.contentVariations.map((_, content) => ({ image, content })))
