import { type PageReading } from '../sources/page-reading.ts'
import { type ProductField, type FoundValue, foundIn } from './field.ts'
import { firstFound, type RankedRule } from './rule.ts'

const rules: readonly RankedRule<PageReading, FoundValue<string>>[] = [
  {
    id: 'stated',
    reason: 'The first name that the page states for its site (`siteNames` is in this order); its title counts as stated.',
    since: '2026-11-21',
    find: (reading) => {
      const stated = reading.siteNames.at(0)
      if (stated === undefined) return null
      const isOpenGraph = reading.metas.get('og:site_name')?.includes(stated) === true
      const isJsonLd = [reading.jsonLd.siteName, ...reading.jsonLd.organisations.map(({ name }) => name)].includes(stated)
      return foundIn(stated, isOpenGraph ? 'open-graph' : isJsonLd ? 'json-ld' : 'meta', stated)
    },
  },
  {
    id: 'domain',
    reason: "The shop's part of its domain, with a capital letter.",
    since: '2026-11-21',
    find: ({ siteLabel }) => (siteLabel === '' ? null : foundIn(siteLabel.charAt(0).toUpperCase() + siteLabel.slice(1), 'url', siteLabel)),
  },
]

/** The shop's name as written. */
export const siteName: ProductField<'siteName'> = {
  needs: [],
  onProductPagesOnly: false,
  rules,
  read: (reading) => firstFound(rules, reading),
}
