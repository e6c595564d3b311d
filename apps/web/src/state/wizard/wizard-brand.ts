import { accentOf, type BrandChoice, isPlainBrand, NO_LOGO, siteOf } from '@adloom/domain/brand.ts'
import { type BrandKit, plainKit } from '@adloom/domain/design/brand-kit.ts'
import { businessNameOf, websiteOf } from './wizard-answers.ts'
import { logoOf } from './wizard-logo.ts'
import { type Wizard } from './wizard-state.ts'

/** The site whose brand the wizard's answers describe: the page's, else the ad's destination; null when neither is a URL. */
export const brandSiteOf = (wizard: Wizard): string | null => siteOf(wizard.scrapedData?.finalUrl ?? websiteOf(wizard))

const nameOfPage = ({ scrapedData }: Wizard): string => scrapedData?.brand ?? scrapedData?.siteName ?? scrapedData?.brandProfile.name ?? ''

/** The page's own colour, `#RRGGBB`; ours when it has none. */
const accentOfPage = ({ scrapedData }: Wizard): string => accentOf(scrapedData?.styles.colors ?? [])

/** The URL of the logo the user chose instead of the page's first one; `NO_LOGO` where the page offers logos and the user wanted none; else null. */
function logoChoiceOf(wizard: Wizard): string | null {
  const { uploadedLogo, selectedLogo, scrapedData } = wizard
  const [first] = scrapedData?.logos ?? []
  if (uploadedLogo === null && selectedLogo === null) return first === undefined ? null : NO_LOGO
  const logo = uploadedLogo !== null || selectedLogo !== first ? logoOf(wizard) : null
  // An inline image of which we have no copy would fill the browser's storage.
  return logo === null || logo.startsWith('data:') ? null : logo
}

/** The user's deviations from the page: worth storing for the site's next ad. */
export function brandChoiceOf(wizard: Wizard): BrandChoice {
  const name = wizard.targetingData.businessName?.trim() ?? ''
  return {
    name: name === '' || name === nameOfPage(wizard) ? null : name.slice(0, 200),
    logo: logoChoiceOf(wizard),
    accent: wizard.brandColor,
    kit: wizard.kit,
  }
}

/**
 * What a finished ad stores for its site's next one, and under which site; an empty choice removes a stored brand the user reverted. Null changes
 * nothing.
 */
export function brandOfAd(wizard: Wizard): { readonly site: string; readonly choice: BrandChoice } | null {
  const site = brandSiteOf(wizard)
  const choice = brandChoiceOf(wizard)
  return site === null || (isPlainBrand(choice) && wizard.brandFrom !== site) ? null : { site, choice }
}

function logoRecalled({ scrapedData }: Wizard, logo: string | null): Partial<Wizard> {
  if (logo === null) return {}
  if (logo === NO_LOGO) return { selectedLogo: null, uploadedLogo: null }
  return scrapedData?.logos.includes(logo) === true ? { selectedLogo: logo, uploadedLogo: null } : { uploadedLogo: logo }
}

/** The stored brand replaces the values of the page. */
export function savedBrandApplied(wizard: Wizard, site: string, { name, logo, accent, kit }: BrandChoice): Wizard {
  return {
    ...wizard,
    targetingData: name === null ? wizard.targetingData : { ...wizard.targetingData, businessName: name },
    ...logoRecalled(wizard, logo),
    brandColor: accent,
    kit,
    brandFrom: site,
  }
}

/** Name, logo, colour and the rest of the kit become the page's again. */
export function brandReset(wizard: Wizard): Wizard {
  const { businessName: _name, ...targetingData } = wizard.targetingData
  return {
    ...wizard,
    targetingData,
    selectedLogo: wizard.scrapedData?.logos[0] ?? null,
    uploadedLogo: null,
    brandColor: null,
    kit: plainKit,
    brandFrom: null,
  }
}

interface EditedBrand {
  readonly name: string
  readonly color: string
  readonly kit: BrandKit
}

/** Values of the brand dialog. A name equal to the page's, and the page's colour, are no choices. */
export function brandEdited(wizard: Wizard, { name, color, kit }: EditedBrand): Wizard {
  const { businessName: _old, ...rest } = wizard.targetingData
  const businessName = name.trim()
  return {
    ...wizard,
    targetingData: businessName === '' || businessName === nameOfPage(wizard) ? rest : { ...rest, businessName },
    brandColor: wizard.brandColor === null && color === accentOfPage(wizard) ? null : color,
    kit,
  }
}

/** Name of a stored brand in its note. */
export const brandTitleOf = (wizard: Wizard): string => businessNameOf(wizard).trim() || (wizard.brandFrom ?? '')
