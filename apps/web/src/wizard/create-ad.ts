import { type Ad, type DisplayAd, isDuplicate, type SocialAd } from '@adloom/domain/ad.ts'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { digestOf } from '../browser/identifier.ts'
import { addCreation, nextCreationNumber, useCreations } from '../state/library.ts'
import { changeWizard, resetWizard, useWizard } from '../state/wizard.ts'
import { brandOfAd } from '../state/wizard-brand.ts'
import { type Wizard } from '../state/wizard-state.ts'
import { type Birth, displayAdOf, displayFiles, idOf, socialAdOf } from './finished-wizard.ts'

export type Creating =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  /** An equal one is in the library already. */
  | { readonly status: 'duplicate' }
  /** The server would not keep it; `keepHere` puts it into this browser alone. */
  | { readonly status: 'failed'; readonly sentence: string; readonly keepHere: (() => void) | null }

/** The calls and their refusals: they came with the first step's work, and are no part of the first screen. */
const calls = async () => ({ ...(await import('../browser/api.ts')), ...(await import('../state/wizard-refusals.ts')) })

async function drawnDisplayAd(wizard: Wizard, birth: Birth): Promise<DisplayAd> {
  const { api } = await calls()
  const replies = await Promise.all(
    displayFiles(wizard).map((file, place) => api.finishCreative(file, { idempotencyKey: `${birth.id}-${String(place)}` })),
  )
  return displayAdOf(
    wizard,
    birth,
    replies.map(({ url }) => url),
  )
}

/** What was chosen for the site's brand is offered for its next ad. */
async function rememberBrandOf(wizard: Wizard): Promise<void> {
  const chosen = brandOfAd(wizard)
  if (chosen === null) return
  const { rememberBrand } = await import('../state/brand-memory.ts')
  await rememberBrand(chosen.site, chosen.choice, new Date())
}

/** Makes the ad of the wizard, keeps it on the server and in this browser, clears the wizard and shows all creations. */
export function useCreateAd(): { creating: Creating; create: () => Promise<void>; showCreations: () => void } {
  const [creating, setCreating] = useState<Creating>({ status: 'idle' })
  const { creations } = useCreations()
  const navigate = useNavigate()
  const showCreations = useCallback(() => {
    void resetWizard()
    void navigate('/tool/all')
  }, [navigate])
  const keep = async (ad: Ad) => {
    await addCreation(ad)
    showCreations()
  }
  const create = async () => {
    // One that was kept by an earlier version gets what its ad is known by.
    changeWizard((kept) => kept)
    const wizard = useWizard.getState()
    setCreating({ status: 'running' })
    let ad: SocialAd | DisplayAd | null = null
    try {
      const birth = { id: idOf(wizard), number: await nextCreationNumber(), now: new Date() }
      ad = wizard.selectedTool === 'display' ? await drawnDisplayAd(wizard, birth) : socialAdOf(wizard, birth)
      const made = ad
      if (creations.some((other) => isDuplicate(other, made))) {
        setCreating({ status: 'duplicate' })
        return
      }
      const { api } = await calls()
      await rememberBrandOf(wizard)
      // The server says when: a second try that said another time would be another request.
      const unborn = { ...made, createdAt: undefined }
      await keep(await api.createAd(unborn, { idempotencyKey: `${made.id}-${digestOf(JSON.stringify(unborn))}` }))
    } catch (error) {
      const finished = ad
      const { refusalOf } = await calls()
      setCreating({
        status: 'failed',
        sentence: refusalOf(error, 'Something went wrong. Please try again.').sentence,
        keepHere: finished === null ? null : () => void keep(finished),
      })
    }
  }
  return { creating, create, showCreations }
}
