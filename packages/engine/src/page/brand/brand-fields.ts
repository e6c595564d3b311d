import { type FactSource } from '@adloom/domain/provenance.ts'
import { type ProductField, foundIn } from '../fields/field.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { brandOfPage } from './brand-profile.ts'
import { logosOf } from './logo.ts'

/** The shop's logos, best first. */
export const logos: ProductField<'logos'> = {
  needs: [],
  onProductPagesOnly: false,
  rules: [],
  read: (reading) => {
    const [best, ...others] = logosOf(reading)
    return best === undefined ? null : foundIn([best, ...others], logoSource(reading, best), best)
  },
}

/** The source of a logo, by the data that has its address. */
function logoSource(reading: PageReading, logo: string): FactSource {
  const isIn = (addresses: readonly string[]): boolean =>
    addresses.some((address) => address !== '' && URL.parse(address, reading.base)?.href === logo)
  if (isIn(reading.jsonLd.organisations.map((organisation) => organisation.logo))) return 'json-ld'
  if (isIn(reading.microdata.organisations.map((organisation) => organisation.logo))) return 'microdata'
  return isIn([...(reading.metas.get('og:logo') ?? []), ...(reading.metas.get('og:image') ?? [])]) ? 'open-graph' : 'visible'
}

/** How the shop's brand looks and sounds. */
export const style: ProductField<'style', 'heading' | 'siteName' | 'logos' | 'summary' | 'language'> = {
  needs: ['heading', 'siteName', 'logos', 'summary', 'language'],
  onProductPagesOnly: false,
  rules: [],
  read: (reading, found) =>
    brandOfPage(reading, {
      heading: found.heading,
      siteName: found.siteName === null ? null : { text: found.siteName.value, evidence: found.siteName.evidence },
      logos: found.logos?.value ?? [],
      logoEvidence: found.logos?.evidence,
      description: found.summary?.value ?? '',
      language: found.language?.value ?? null,
      sheets: [],
      logo: null,
    }),
}
