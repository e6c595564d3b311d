import { findCreation } from '../state/library/library.ts'
import { type Wizard } from '../state/wizard/wizard-state.ts'
import { wizardOfAd } from './wizard-of-ad.ts'

/** The wizard of a social ad of the library, at Targeting with the ad's own data; null when it is gone or another type. */
export async function wizardOfCreation(id: string): Promise<Wizard | null> {
  const ad = await findCreation(id)
  return ad?.type === 'social' ? wizardOfAd(ad) : null
}
