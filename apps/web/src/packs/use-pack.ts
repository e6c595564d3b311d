import { type PackChoices } from '@adloom/domain/placements/pack.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../browser/api.ts'
import { saveBlob } from '../browser/download.ts'
import { failureSentence } from '../browser/failure-sentence.ts'
import { sendCreations } from '../state/library/library-sync.ts'
import { commonText } from '../text/en.ts'
import { packText } from '../text/packs-en.ts'
import { fetchPack, type ReceivedPack } from './fetch-pack.ts'
import { type PackPlan } from './pack-plan.ts'
import { type PackedSummary, readPackedSummary } from './packed-summary.ts'

/** How far a pack is. */
export type Packing =
  | { readonly status: 'idle' }
  | { readonly status: 'saving'; readonly done: number; readonly total: number }
  | { readonly status: 'ordering' }
  | { readonly status: 'receiving'; readonly files: number; readonly received: ReceivedPack }
  | { readonly status: 'failed'; readonly sentence: string }
  | {
      readonly status: 'done'
      readonly bytes: number
      /** Ads that the server could not keep. */
      readonly notSaved: number
      /** Null where the manifest is too large to be read here. */
      readonly summary: PackedSummary | null
    }

/** Orders a pack and saves its zip in the downloads. */
export function usePack(): {
  readonly packing: Packing
  readonly pack: (plan: PackPlan, choices: PackChoices, title: string) => void
  /** Stops, or goes back to the choices. */
  readonly reset: () => void
} {
  const [packing, setPacking] = useState<Packing>({ status: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const pack = async ({ ads, banners }: PackPlan, choices: PackChoices, title: string): Promise<void> => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    const show = (state: Packing) => {
      if (!signal.aborted) setPacking(state)
    }
    let isComing = false
    try {
      show({ status: 'ordering' })
      const onSent = (done: number, total: number) => show({ status: 'saving', done, total })
      // What is only in this browser, or was changed there just now.
      const ids = await sendCreations(ads, api, { now: () => Date.now(), onSent, signal })
      show({ status: 'ordering' })
      const order = { ...choices, ads: [...ids], ...(title.trim() !== '' && { title: title.trim() }) }
      const { path, pictures } = await api.orderPack(order, { signal })
      const receive = (received: ReceivedPack) => {
        isComing = true
        show({ status: 'receiving', files: pictures + banners, received })
      }
      const zip = await fetchPack(path, receive, signal)
      signal.throwIfAborted()
      saveBlob(zip, `adloom-${new Date().toISOString().slice(0, 10)}.zip`)
      show({ status: 'done', bytes: zip.size, notSaved: ads.length - ids.length, summary: await readPackedSummary(zip) })
    } catch (cause) {
      show({ status: 'failed', sentence: isComing ? packText.brokeOff : failureSentence(cause, commonText) })
    }
  }

  return {
    packing,
    pack: (plan, choices, title) => void pack(plan, choices, title),
    reset: () => {
      running.current?.abort()
      setPacking({ status: 'idle' })
    },
  }
}
