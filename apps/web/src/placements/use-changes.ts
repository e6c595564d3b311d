import { useState } from 'react'
import { failureSentence } from '../browser/failure-sentence.ts'
import { commonText } from '../text/en.ts'
import { placementsText } from '../text/placements-en.ts'

/** A change of the ad that can be taken back. Both reject when it can't be saved. */
interface AdChange {
  /** What was changed, for the user. */
  readonly sentence: string
  readonly run: () => Promise<void>
  readonly undo: () => Promise<void>
}

type ChangeState =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  | { readonly status: 'done'; readonly sentence: string }
  | { readonly status: 'failed'; readonly sentence: string }

export interface AdChanges {
  readonly state: ChangeState
  readonly make: (change: AdChange) => Promise<void>
  /** Takes the last change back; null without one. */
  readonly undo: (() => void) | null
  readonly tell: (sentence: string) => void
}

/** Changes of an ad, one at a time; each can be taken back, the last first. */
export function useChanges(): AdChanges {
  const [state, setState] = useState<ChangeState>({ status: 'idle' })
  const [made, setMade] = useState<readonly AdChange[]>([])
  const attempt = async (run: () => Promise<void>, sentence: string): Promise<boolean> => {
    setState({ status: 'running' })
    try {
      await run()
      setState({ status: 'done', sentence })
      return true
    } catch (error) {
      setState({ status: 'failed', sentence: `${placementsText.notSaved} ${failureSentence(error, commonText)}` })
      return false
    }
  }
  const last = made.at(-1)
  const undo = async (change: AdChange) => {
    if (await attempt(change.undo, placementsText.undone)) setMade((changes) => changes.filter((each) => each !== change))
  }
  return {
    state,
    make: async (change) => {
      if (state.status !== 'running' && (await attempt(change.run, change.sentence))) setMade((changes) => [...changes, change])
    },
    undo: last === undefined || state.status === 'running' ? null : () => void undo(last),
    tell: (sentence) => setState({ status: 'done', sentence }),
  }
}
