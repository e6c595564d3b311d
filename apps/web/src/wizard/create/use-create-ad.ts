import { type Ad, type DisplayAd, type SocialAd } from '@adloom/domain/ad.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { navigate } from '../../browser/router.tsx'
import { loadPart } from '../../browser/load-part.ts'
import { changeWizard, resetWizard, useWizard } from '../../state/wizard/wizard.ts'
import { commonText } from '../../text/en.ts'

export type Creating =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  /** An equal one is in the library already. */
  | { readonly status: 'duplicate' }
  /** The server did not save it; `keepHere` stores it in this browser alone. */
  | { readonly status: 'failed'; readonly sentence: string; readonly keepHere: (() => void) | null }

/** Makes the ad of the wizard, saves it on the server and in this browser, clears the wizard and shows all creations. */
export function useCreateAd(): { creating: Creating; create: () => Promise<void>; showCreations: () => void } {
  const [creating, setCreating] = useState<Creating>({ status: 'idle' })
  const isFinished = useRef(false)
  const showCreations = useCallback(() => {
    isFinished.current = true
    navigate('/tool/all')
  }, [])
  // The answers stay until the library stands in place of the wizard: its code may have to wait for the server.
  useEffect(
    () => () => {
      if (isFinished.current) void resetWizard()
    },
    [],
  )
  const create = async () => {
    // A wizard stored by an earlier version gets an `adKey`.
    changeWizard((current) => current)
    const wizard = useWizard.getState()
    setCreating({ status: 'running' })
    // Loaded with the steps: not part of the first screen.
    const calls = await loadPart(() => import('./create-ad.ts')).catch(() => null)
    if (calls === null) return setCreating({ status: 'failed', sentence: commonText.unexpected, keepHere: null })
    const keep = async (made: Ad, isSent: boolean) => {
      await calls.keepInLibrary(made, isSent)
      showCreations()
    }
    let ad: SocialAd | DisplayAd | null = null
    try {
      const { made, isInLibrary } = await calls.createAdFromWizard(wizard)
      ad = made
      if (isInLibrary) {
        setCreating({ status: 'duplicate' })
        return
      }
      await keep(await calls.saveOnServer(made, wizard), true)
    } catch (error) {
      const finished = ad
      setCreating({
        status: 'failed',
        sentence: calls.errorSentence(error),
        keepHere: finished === null ? null : () => void keep(finished, false),
      })
    }
  }
  return { creating, create, showCreations }
}
