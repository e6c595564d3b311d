import { type Ad, type DisplayAd, type SocialAd } from '@adloom/domain/ad.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { undrawableError } from '@adloom/creatives/undrawable-texts.ts'
import { api } from '../../browser/api.ts'
import { drawBanners } from '../../editing/banners.ts'
import { digestOf } from '../../browser/identifier.ts'
import { saveBrand } from '../../state/brands/saved-brands.ts'
import { addCreation, creationSent, hasDuplicate, nextCreationNumber } from '../../state/library/library.ts'
import { brandOfAd } from '../../state/wizard/wizard-brand.ts'
import { refusalOf } from '../../state/wizard/wizard-errors.ts'
import { type Wizard } from '../../state/wizard/wizard-state.ts'
import { commonText } from '../../text/en.ts'
import { adTexts, type AdIdentity, bannerRequests, displayAdOf, idOf, socialAdOf } from './finished-wizard.ts'

/**
 * The ad of the wizard, not saved yet, and whether the library has an equal one; the files of a display ad are rendered for it. Fails with `text.undrawable` when no font has a letter of its
 * texts: a social ad is drawn only when it is downloaded.
 */
export async function createAdFromWizard(wizard: Wizard): Promise<{ readonly made: SocialAd | DisplayAd; readonly isInLibrary: boolean }> {
  const undrawable = undrawableError(adTexts(wizard))
  if (undrawable !== null) throw undrawable
  const identity = { id: idOf(wizard), number: await nextCreationNumber(), now: new Date() }
  const made = wizard.selectedTool === 'display' ? await drawnDisplayAd(wizard, identity) : socialAdOf(wizard, identity)
  return { made, isInLibrary: await hasDuplicate(made) }
}

const drawnDisplayAd = async (wizard: Wizard, identity: AdIdentity): Promise<DisplayAd> =>
  displayAdOf(wizard, identity, await drawBanners(bannerRequests(wizard), identity.id))

/** Saves the ad in this browser, with a note whether the server has it. */
export async function keepInLibrary(ad: Ad, isSent: boolean): Promise<void> {
  await addCreation(ad)
  if (isSent) await creationSent(ad)
}

/** Saves the ad on the server and returns it as stored there. The brand choice is offered for the site's next ad. */
export async function saveOnServer(ad: SocialAd | DisplayAd, wizard: Wizard): Promise<Ad> {
  const chosen = brandOfAd(wizard)
  if (chosen !== null) await saveBrand(chosen.site, chosen.choice, new Date())
  // The server sets the time: a retry with another time would be another request.
  const withoutDate = { ...ad, createdAt: undefined }
  return api.createAd(withoutDate, { idempotencyKey: `${ad.id}-${digestOf(JSON.stringify(withoutDate))}` })
}

/** Why the ad could not be made or saved. */
export const errorSentence = (error: unknown): string =>
  error instanceof AdloomError ? error.message : refusalOf(error, commonText.unexpected).sentence
