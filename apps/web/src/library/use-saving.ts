import { type SocialAd } from '@adloom/domain/ad.ts'
import { useRef, useState } from 'react'
import { api, sentenceOf } from '../browser/api.ts'
import { downloadFile } from '../browser/download.ts'
import { notify } from '../state/notices.ts'
import { commonText } from '../text/en.ts'
import { cardText } from '../text/library-en.ts'
import { type CreativeFile } from './social-creative.ts'

/** Where saving files stands. `left` are the files still to be made, the failed one first. */
export type Saving =
  | { readonly status: 'idle' }
  | { readonly status: 'working'; readonly done: number; readonly total: number }
  | { readonly status: 'failed'; readonly sentence: string; readonly left: readonly CreativeFile[] }

/** Draws files on the server, one after the other, and hands each to the browser's downloads. */
export function useSaving(): { saving: Saving; save: (files: readonly CreativeFile[]) => void; stop: () => void } {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)

  const run = async (files: readonly CreativeFile[]) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    for (const [done, { request, name }] of files.entries()) {
      setSaving({ status: 'working', done, total: files.length })
      try {
        const { url } = await api.finishCreative(request, { signal })
        await downloadFile(url, name, signal)
      } catch (error) {
        if (signal.aborted) return
        const sentence = sentenceOf(error, { offline: commonText.offline, otherwise: cardText.downloadFailed })
        setSaving({ status: 'failed', sentence, left: files.slice(done) })
        return
      }
    }
    setSaving({ status: 'idle' })
    notify(cardText.saved(files.length), { kind: 'success' })
  }
  return {
    saving,
    save: (files) => void run(files),
    stop: () => {
      running.current?.abort()
      setSaving({ status: 'idle' })
    },
  }
}

/** The address of a drawn combination, for sharing. */
export const addressOfFile = async ({ request }: CreativeFile): Promise<string> => (await api.finishCreative(request)).url

export const combinations = (ad: SocialAd): readonly { readonly image: number; readonly content: number }[] =>
  ad.productImageVariants.flatMap((_, image) => ad.contentVariations.map((_, content) => ({ image, content })))
