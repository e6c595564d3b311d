import { type Ad } from '@adloom/domain/ad.ts'
import { adTypes } from '@adloom/domain/ad-types.ts'

export const libraryFilters = ['all', 'social', 'display', 'image', 'video'] as const
export type LibraryFilter = (typeof libraryFilters)[number]

export const isLibraryFilter = (value: unknown): value is LibraryFilter => libraryFilters.some((filter) => filter === value)

/** The ad type of this route, with or without a trailing slash. */
const typeOfRoute = (pathname: string): (typeof adTypes)[number] | undefined =>
  adTypes.find(({ route }) => route === pathname.replace(/(?<!\/)\/+$/, ''))

/** The filter in an address: `?filter=` first, else the ad type of the route, else all. */
export function filterOf(pathname: string, search: string): LibraryFilter {
  const filter = new URLSearchParams(search).get('filter')
  if (isLibraryFilter(filter)) return filter
  return typeOfRoute(pathname)?.type ?? 'all'
}

/** The campaign in an address, whose ads alone are shown; null for all. */
export const campaignOf = (search: string): string | null => new URLSearchParams(search).get('campaign')

/**
 * The address that shows a filter, within a campaign if there is one. Routes of ad types have theirs built in, so choosing another filter leaves the
 * route.
 */
export function addressOf(filter: LibraryFilter, pathname: string, campaign: string | null = null): string {
  const base = typeOfRoute(pathname) === undefined ? pathname : '/tool'
  const query = new URLSearchParams([
    ...(filter === 'all' ? [] : [['filter', filter]]),
    ...(campaign === null ? [] : [['campaign', campaign]]),
  ])
  return query.size === 0 ? base : `${base}?${query.toString()}`
}

export const shownWith = (creations: readonly Ad[], filter: LibraryFilter): readonly Ad[] =>
  filter === 'all' ? creations : creations.filter(({ type }) => type === filter)

export const ofCampaign = (creations: readonly Ad[], campaign: string | null): readonly Ad[] =>
  campaign === null ? creations : creations.filter((ad) => ad.type === 'social' && ad.campaign?.id === campaign)

/** A campaign that ads in the library were made for. */
export interface CampaignOfAds {
  readonly id: string
  readonly name: string
  /** Its ads. */
  readonly count: number
}

/** The campaigns of these creations, that of the newest one first. */
export function campaignsOf(creations: readonly Ad[]): readonly CampaignOfAds[] {
  const campaigns = new Map<string, CampaignOfAds>()
  for (const ad of creations) {
    if (ad.type !== 'social' || ad.campaign === undefined) continue
    const { id, name } = ad.campaign
    campaigns.set(id, { id, name, count: (campaigns.get(id)?.count ?? 0) + 1 })
  }
  return [...campaigns.values()]
}

/** Number of creations per filter. */
export function countsOf(creations: readonly Ad[]): Readonly<Record<LibraryFilter, number>> {
  const counts = { all: creations.length, social: 0, display: 0, image: 0, video: 0 } satisfies Record<LibraryFilter, number>
  for (const { type } of creations) counts[type] += 1
  return counts
}

/** One line of the grid. `span` is the number of columns a card takes; `first` is the index of its first card in the list, from 0. */
export interface LibraryRow {
  readonly first: number
  readonly cells: readonly { readonly ad: Ad; readonly span: number }[]
}

const GAP = 24
/** Minimum width of a column, in pixels. */
const COLUMN = 280
/** Inner width of a screen 900 px wide: from here on there are four videos per line (§9.7). */
const MEDIUM = 900 - 2 * GAP
const NARROW_VIDEO = 224

/** Columns of the grid in a list `width` pixels wide. */
export function columnsFor(width: number, filter: LibraryFilter): number {
  const fitting = (narrowest: number) => Math.max(1, Math.floor((width + GAP) / (narrowest + GAP)))
  if (filter === 'video') return width >= MEDIUM ? 4 : fitting(NARROW_VIDEO)
  const columns = fitting(COLUMN)
  // An image and its panel take two columns: an odd one would stay empty.
  return filter === 'image' && columns > 1 ? columns - (columns % 2) : columns
}

function spanOf({ type }: Ad, columns: number): number {
  if (type === 'social') return columns
  return type === 'image' ? Math.min(2, columns) : 1
}

/** The list as lines of the grid, in order. An image that would leave one column empty before the next line takes it too; of more it has no use. */
export function rowsOf(creations: readonly Ad[], columns: number): readonly LibraryRow[] {
  const rows: LibraryRow[] = []
  let cells: { ad: Ad; span: number }[] = []
  let used = 0
  const close = (place: number, isLast: boolean) => {
    if (cells.length === 0) return
    const last = cells[cells.length - 1]
    if (!isLast && last.ad.type === 'image' && columns - used === 1) cells[cells.length - 1] = { ...last, span: last.span + 1 }
    rows.push({ first: place - cells.length, cells })
    cells = []
    used = 0
  }
  for (const [place, ad] of creations.entries()) {
    const span = spanOf(ad, columns)
    if (used + span > columns) close(place, false)
    cells.push({ ad, span })
    used += span
  }
  close(creations.length, true)
  return rows
}

/** The index an arrow key leads to from the card at `place`; the same index when there is no card in that direction. Null for other keys. */
export function placeAfter(rows: readonly LibraryRow[], place: number, key: string): number | null {
  const count = rows.reduce((sum, { cells }) => sum + cells.length, 0)
  if (key === 'ArrowLeft') return Math.max(0, place - 1)
  if (key === 'ArrowRight') return Math.min(count - 1, place + 1)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const here = rows.findIndex(({ first, cells }) => place < first + cells.length)
  const there = rows[here + (key === 'ArrowUp' ? -1 : 1)] as LibraryRow | undefined
  if (there === undefined) return place
  const column = columnAt(rows[here], place - rows[here].first)
  const cell = there.cells.findIndex((_, index) => columnAt(there, index) + there.cells[index].span > column)
  return there.first + (cell < 0 ? there.cells.length - 1 : cell)
}

const columnAt = ({ cells }: LibraryRow, index: number): number => cells.slice(0, index).reduce((sum, { span }) => sum + span, 0)
