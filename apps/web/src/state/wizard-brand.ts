import { accentOf, type BrandChoice, siteOf } from '@adloom/domain/brand.ts'
import { businessNameOf, websiteOf } from './wizard-answers.ts'
import { logoOf } from './wizard-logo.ts'
import { type Wizard } from './wizard-state.ts'

/** The site whose brand the wizard's answers are: the page's, else where the ad leads; null when neither is an address. */
export const brandSiteOf = (wizard: Wizard): string | null => siteOf(wizard.scrapedData?.finalUrl ?? websiteOf(wizard))

const nameOfPage = ({ scrapedData }: Wizard): string => scrapedData?.brand ?? scrapedData?.siteName ?? scrapedData?.brandProfile.name ?? ''

/** The colour the page itself gives, `#RRGGBB`; ours when it gives none. */
export const accentOfPage = ({ scrapedData }: Wizard): string => accentOf(scrapedData?.styles.colors ?? [])

/** What the user chose besides what the page says: what is worth keeping for the site's next ad. */
export function brandChoiceOf(wizard: Wizard): BrandChoice {
  const name = wizard.targetingData.businessName?.trim() ?? ''
  const isOwnLogo = wizard.uploadedLogo !== null || (wizard.selectedLogo !== null && wizard.selectedLogo !== wizard.scrapedData?.logos[0])
  const logo = isOwnLogo ? logoOf(wizard) : null
  return {
    name: name === '' || name === nameOfPage(wizard) ? null : name.slice(0, 200),
    // An inline picture of which we have no copy would fill the browser's storage.
    logo: logo === null || logo.startsWith('data:') ? null : logo,
    accent: wizard.brandColor,
  }
}

/** The brand as it was chosen the last time takes the place of what the page says. */
export function brandRecalled(wizard: Wizard, site: string, { name, logo, accent }: BrandChoice): Wizard {
  const isOfPage = logo !== null && wizard.scrapedData?.logos.includes(logo) === true
  return {
    ...wizard,
    targetingData: name === null ? wizard.targetingData : { ...wizard.targetingData, businessName: name },
    ...(logo === null ? {} : isOfPage ? { selectedLogo: logo, uploadedLogo: null } : { uploadedLogo: logo }),
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
    creating: null,
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
    creating: null,
  }
}

/** What the note about a remembered brand calls it. */
export const brandTitleOf = (wizard: Wizard): string => businessNameOf(wizard).trim() || (wizard.brandFrom ?? '')
