import { type Ad, type AdType } from '@adloom/domain/ad.ts'
import { adTypes } from '@adloom/domain/ad-preview.ts'

export const libraryFilters = ['all', 'social', 'display', 'image', 'video'] as const
export type LibraryFilter = (typeof libraryFilters)[number]

export const isLibraryFilter = (value: unknown): value is LibraryFilter => libraryFilters.some((filter) => filter === value)

/** The filter an address asks for: `?filter=` first, else the ad type whose route it is, else all. */
export function filterOf(pathname: string, search: string): LibraryFilter {
  const asked = new URLSearchParams(search).get('filter')
  if (isLibraryFilter(asked)) return asked
  return adTypes.find(({ route }) => route === pathname)?.type ?? 'all'
}

/** The address that shows a filter. The routes of ad types have theirs built in, so leaving one leaves the route. */
export function addressOf(filter: LibraryFilter, pathname: string): string {
  const base = adTypes.some(({ route }) => route === pathname) ? '/tool' : pathname
  return filter === 'all' ? base : `${base}?filter=${filter}`
}

export const shownWith = (creations: readonly Ad[], filter: LibraryFilter): readonly Ad[] =>
  filter === 'all' ? creations : creations.filter(({ type }) => type === filter)

/** How many creations each filter shows. */
export function countsOf(creations: readonly Ad[]): Readonly<Record<LibraryFilter, number>> {
  const counts = { all: creations.length, social: 0, display: 0, image: 0, video: 0 } satisfies Record<LibraryFilter, number>
  for (const { type } of creations) counts[type] += 1
  return counts
}

/** A wide social card, or a run of neighbouring cards that share a grid. */
export type LibraryRow =
  | { readonly kind: 'social'; readonly ad: Extract<Ad, { type: 'social' }> }
  | { readonly kind: 'grid'; readonly ads: readonly Exclude<Ad, { type: 'social' }>[] }

/** Most cards in one grid row of the list: small enough to be drawn only when it is near. */
const GRID_MOST = 12

/** The list as rows, order kept. */
export function rowsOf(creations: readonly Ad[]): readonly LibraryRow[] {
  const rows: LibraryRow[] = []
  for (const ad of creations) {
    const last = rows.at(-1)
    if (ad.type === 'social') rows.push({ kind: 'social', ad })
    else if (last?.kind === 'grid' && last.ads.length < GRID_MOST) rows[rows.length - 1] = { kind: 'grid', ads: [...last.ads, ad] }
    else rows.push({ kind: 'grid', ads: [ad] })
  }
  return rows
}

export const typeName = (type: AdType): string => adTypes.find((known) => known.type === type)?.name ?? type
