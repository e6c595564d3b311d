import { accentOf, type BrandChoice, NO_LOGO, siteOf } from '@adloom/domain/brand.ts'
import { businessNameOf, websiteOf } from './wizard-answers.ts'
import { logoOf } from './wizard-logo.ts'
import { type Wizard } from './wizard-state.ts'

/** The site whose brand the wizard's answers are: the page's, else where the ad leads; null when neither is an address. */
export const brandSiteOf = (wizard: Wizard): string | null => siteOf(wizard.scrapedData?.finalUrl ?? websiteOf(wizard))

const nameOfPage = ({ scrapedData }: Wizard): string => scrapedData?.brand ?? scrapedData?.siteName ?? scrapedData?.brandProfile.name ?? ''

/** The colour the page itself gives, `#RRGGBB`; ours when it gives none. */
export const accentOfPage = ({ scrapedData }: Wizard): string => accentOf(scrapedData?.styles.colors ?? [])

/** The logo the user chose besides the page's first one, as an address; `NO_LOGO` where the page offers logos and none was wanted; else null. */
function logoChoiceOf(wizard: Wizard): string | null {
  const { uploadedLogo, selectedLogo, scrapedData } = wizard
  const [first] = scrapedData?.logos ?? []
  if (uploadedLogo === null && selectedLogo === null) return first === undefined ? null : NO_LOGO
  const logo = uploadedLogo !== null || selectedLogo !== first ? logoOf(wizard) : null
  // An inline picture of which we have no copy would fill the browser's storage.
  return logo === null || logo.startsWith('data:') ? null : logo
}

/** What the user chose besides what the page says: what is worth keeping for the site's next ad. */
export function brandChoiceOf(wizard: Wizard): BrandChoice {
  const name = wizard.targetingData.businessName?.trim() ?? ''
  return {
    name: name === '' || name === nameOfPage(wizard) ? null : name.slice(0, 200),
    logo: logoChoiceOf(wizard),
    accent: wizard.brandColor,
  }
}

/** What a finished ad leaves for its site's next one, and where; a brand from last time that was chosen away leaves nothing, which forgets it. Null: all stays. */
export function brandOfAd(wizard: Wizard): { readonly site: string; readonly choice: BrandChoice } | null {
  const site = brandSiteOf(wizard)
  const choice = brandChoiceOf(wizard)
  const isNothing = choice.name === null && choice.logo === null && choice.accent === null
  return site === null || (isNothing && wizard.brandFrom !== site) ? null : { site, choice }
}

function logoRecalled({ scrapedData }: Wizard, logo: string | null): Partial<Wizard> {
  if (logo === null) return {}
  if (logo === NO_LOGO) return { selectedLogo: null, uploadedLogo: null }
  return scrapedData?.logos.includes(logo) === true ? { selectedLogo: logo, uploadedLogo: null } : { uploadedLogo: logo }
}

/** The brand as it was chosen the last time takes the place of what the page says. */
export function brandRecalled(wizard: Wizard, site: string, { name, logo, accent }: BrandChoice): Wizard {
  return {
    ...wizard,
    targetingData: name === null ? wizard.targetingData : { ...wizard.targetingData, businessName: name },
    ...logoRecalled(wizard, logo),
    brandColor: accent,
    brandFrom: site,
  }
}

/** Name, logo and colour are the page's again. */
export function brandGivenBack(wizard: Wizard): Wizard {
  const { businessName: _name, ...targetingData } = wizard.targetingData
  return {
    ...wizard,
    targetingData,
    selectedLogo: wizard.scrapedData?.logos[0] ?? null,
    uploadedLogo: null,
    brandColor: null,
    brandFrom: null,
  }
}

/** What the brand dialog says. A name as the page has it, and the page's colour, are no choices. */
export function brandEdited(wizard: Wizard, { name, color }: { readonly name: string; readonly color: string }): Wizard {
  const { businessName: _old, ...rest } = wizard.targetingData
  const own = name.trim()
  return {
    ...wizard,
    targetingData: own === '' || own === nameOfPage(wizard) ? rest : { ...rest, businessName: own },
    brandColor: wizard.brandColor === null && color === accentOfPage(wizard) ? null : color,
  }
}

/** What the note about a remembered brand calls it. */
export const brandTitleOf = (wizard: Wizard): string => businessNameOf(wizard).trim() || (wizard.brandFrom ?? '')
