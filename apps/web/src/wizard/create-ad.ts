import { type Ad, type DisplayAd, isDuplicate, type SocialAd } from '@adloom/domain/ad.ts'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { newId } from '../browser/identifier.ts'
import { addCreation, nextCreationNumber, useCreations } from '../state/library.ts'
import { changeWizard, newKey, resetWizard, useWizard } from '../state/wizard.ts'
import { brandOfAd } from '../state/wizard-brand.ts'
import { type Wizard } from '../state/wizard-state.ts'
import { displayAdOf, displayFiles, socialAdOf } from './finished-wizard.ts'

export type Creating =
  | { readonly status: 'idle' }
  | { readonly status: 'running' }
  /** An equal one is in the library already. */
  | { readonly status: 'duplicate' }
  /** The server would not keep it; `keepHere` puts it into this browser alone. */
  | { readonly status: 'failed'; readonly sentence: string; readonly keepHere: (() => void) | null }

type Identity = NonNullable<Wizard['creating']>

/** What the ad is made of, as one text. */
function contentOf(wizard: Wizard): string {
  const unborn = { id: 'ad_', number: 0, now: new Date(0) }
  return JSON.stringify(wizard.selectedTool === 'display' ? displayFiles(wizard) : socialAdOf(wizard, unborn))
}

/** Who the ad being made is; kept in the wizard, so that a second try and a reload make the same ad and not a second one. */
async function identityOf(wizard: Wizard): Promise<Identity> {
  const of = contentOf(wizard)
  if (wizard.creating?.of === of) return wizard.creating
  const number = await nextCreationNumber()
  const creating = { id: newId('ad_'), key: newKey(), number, createdAt: new Date().toISOString(), of }
  changeWizard((before) => ({ ...before, creating }))
  return creating
}

const birthOf = ({ id, number, createdAt }: Identity) => ({ id, number, now: new Date(createdAt) })

/** The calls and their refusals: they came with the first step's work, and are no part of the first screen. */
const calls = async () => ({ ...(await import('../browser/api.ts')), ...(await import('../state/wizard-refusals.ts')) })

async function drawnDisplayAd(wizard: Wizard, identity: Identity): Promise<DisplayAd> {
  const { api } = await calls()
  const replies = await Promise.all(
    displayFiles(wizard).map((file, place) => api.finishCreative(file, { idempotencyKey: `${identity.key}-${String(place)}` })),
  )
  return displayAdOf(
    wizard,
    birthOf(identity),
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
    const wizard = useWizard.getState()
    setCreating({ status: 'running' })
    let ad: SocialAd | DisplayAd | null = null
    try {
      const identity = await identityOf(wizard)
      ad = wizard.selectedTool === 'display' ? await drawnDisplayAd(wizard, identity) : socialAdOf(wizard, birthOf(identity))
      const made = ad
      if (creations.some((other) => isDuplicate(other, made))) {
        setCreating({ status: 'duplicate' })
        return
      }
      const { api } = await calls()
      await rememberBrandOf(wizard)
      await keep(await api.createAd(made, { idempotencyKey: identity.key }))
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
