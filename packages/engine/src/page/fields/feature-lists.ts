import { boxContentsCaption } from '../words/feature-phrases.ts'
import { isShopTalk, pointOf } from './feature-words.ts'
import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { textOf, splitWords } from '../document/page-text.ts'

const aside =
  region.related |
  region.nav |
  region.footer |
  region.dialog |
  region.template |
  region.reviews |
  region.header |
  region.breadcrumb |
  region.noscript

/** Words that name a kind of control or part more often than a product's property. */
const CONTROL =
  /(^|[\s_-])(swatch|size-?(option|select|list)|variant|option|filter|facet|sort|tabs?|pagination|pager|dots|thumbs?|share|social|rating|stars?|menu|dropdown|select|breadcrumbs?|payment|usp-?bar|benefits-?bar|trust|color-?(list|option)|mini-?cart|account|language|currency|store-?locator|gallery|media|slider|carousel|swiper|slick|wizard|steps?|upsell|box-?contents?|whats?-?(included|in-the-box)|included-?items|countdown|delivery|shipping|returns?)([\s_-]|$)/

/** The words right above a list: its heading, or the label that opens it. */
function captionOf({ page }: PageReading, list: PageElement): string {
  for (let index = list.index - 1; index > Math.max(0, list.index - 26); index--) {
    const node = page.nodes[index]
    if (typeof node === 'string' || node.end > list.index) {
      // A box around the list, opened before its caption.
      if (typeof node !== 'string' && /^(h[1-6]|summary|legend)$/.test(node.tag)) return ''
      continue
    }
    if (/^(ul|ol|table|dl)$/.test(node.tag)) return ''
    // A button is a caption only where it folds its section; bold words only right above. After a row of tabs it is unclear which one
    // belongs to this section.
    if (/^h[1-6]$/.test(node.tag) && node.parent?.tag === 'button' && node.parent.attributes['aria-expanded'] === undefined) return ''
    const isCaption =
      /^(h[1-6]|summary|legend)$/.test(node.tag) ||
      (node.tag === 'button' && (node.attributes['aria-expanded'] !== undefined || node.attributes['aria-controls'] !== undefined)) ||
      (/^(strong|b)$/.test(node.tag) && list.index - node.index < 8)
    if (isCaption) return textOf(page, node, { limit: 80, withButtons: true })
  }
  return ''
}

/** Whether an item is mostly links: navigation, categories, filters. */
function isLinks(reading: PageReading, item: PageElement, text: string): boolean {
  let linked = 0
  for (let index = item.index + 1; index < item.end; index++) {
    const node = reading.page.nodes[index]
    if (typeof node === 'string') continue
    if (node.tag === 'input' || node.tag === 'button' || node.tag === 'select' || node.tag === 'img') return true
    if (node.tag === 'a') linked += textOf(reading.page, node, { limit: 200 }).length
  }
  return linked > text.length * 0.6
}

/** 'Width: 60' of an item whose name and value are in two boxes with nothing between them. */
export function labelled({ page }: Pick<PageReading, 'page'>, item: PageElement): string | null {
  const parts: string[] = []
  for (let index = item.index + 1; index < item.end && parts.length < 3; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      if (node.trim() !== '') return null
      continue
    }
    parts.push(textOf(page, node, { limit: 120 }))
    index = node.end - 1
  }
  const [name, value] = parts
  return parts.length === 2 && name !== '' && value !== '' && name.length <= 40
    ? `${name.replace(/(?:(?<!\s)\s+)?[:：]$/, '')}: ${value}`
    : null
}

export const isInAside = (element: PageElement): boolean => (element.region & aside) !== 0

const FACTS = /(^|[\s_-])(attributes|specifications?|data-?sheet)([\s_-]|$)/i

/** Whether the class names of a box and of its ancestors say that it is a control. */
export const isControl = (element: PageElement): boolean => {
  const isTable = element.tag === 'dt' || element.tag === 'tr'
  let current: PageElement | null = element
  for (let step = 0; current !== null && step < 4; step++, current = current.parent) {
    const written = `${attribute(current, 'class')} ${attribute(current, 'id')} ${attribute(current, 'role')}`
    // A table is no tab button, whatever its class.
    const words = current.tag === 'table' ? written.replace(/(^|[\s_-])tabs?(?=[\s_-]|$)/gi, '$1') : written
    // A tab of facts is no tab button.
    if (isTable && FACTS.test(words)) return false
    if (words.length > 2 && CONTROL.test(words.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())) return true
    if ((current.region & region.description) !== 0) return false
  }
  return false
}

/** Points of one list, and how likely it is about the product. */
export interface ShownList {
  readonly points: readonly string[]
  readonly score: number
  /** Index of its first node. */
  readonly index: number
}

/** Lists of a page that may be about the product, by their markup. */
export interface FeatureLists {
  readonly bullets: readonly ShownList[]
  readonly pairs: readonly ShownList[]
  readonly boxes: readonly ShownList[]
  readonly written: readonly ShownList[]
}

/** How likely a list or table is about the product, by its section and its distance after the name. */
export function listScore(list: PageElement, heading: PageElement | null): number {
  let score = 0
  if ((list.region & region.description) !== 0) score += 2
  if ((list.region & region.product) !== 0) score += 0.6
  if ((list.region & region.main) !== 0) score += 0.3
  if ((list.region & region.hidden) !== 0) score -= 0.3
  if (heading !== null) {
    const distance = list.index - heading.index
    if (distance < 0) score -= 2.5
    else if (distance < 250) score += 1.2
    else if (distance < 1200) score += 0.5
    else if (distance > 4000) score -= 1
  }
  return score
}

/** A list below this score is about something else. */
export const LEAST_SCORE = 1
const LISTS_MAX = 400

/** The bullet lists of the page about the product. */
export function bulletLists(reading: PageReading, heading: PageElement | null, title: string): ShownList[] {
  const { page } = reading
  const lists: ShownList[] = []
  for (const list of [...elementsOf(page, 'ul'), ...elementsOf(page, 'ol')].slice(0, LISTS_MAX)) {
    if (isInAside(list) || isControl(list)) continue
    const score = listScore(list, heading)
    if (score < LEAST_SCORE) continue
    const points: string[] = []
    let items = 0
    let refused = 0
    for (let index = list.index + 1; index < list.end && items < 40; index++) {
      const item = page.nodes[index]
      if (typeof item === 'string' || item.tag !== 'li') continue
      items++
      if (isInAside(item) || item.end - item.index > 24) {
        refused++
        continue
      }
      const text = labelled(reading, item) ?? textOf(page, item, { limit: 400 })
      const point = pointOf(text, title)
      if (point === null || isLinks(reading, item, text)) refused++
      else points.push(point)
    }
    // A list whose items are mostly no points is a menu, a gallery, or the shop's promises.
    if (points.length === 0 || refused > points.length) continue
    const caption = captionOf(reading, list)
    if (isShopTalk(caption) || boxContentsCaption.test(caption)) continue
    lists.push({ points, score: score + (points.length > 1 ? 0.2 : -0.2), index: list.index })
  }
  return lists
}

/** 'Material: Oak' of tables with two columns, of definition lists, and of rows of two boxes. */
export function pairLists(reading: PageReading, heading: PageElement | null, title: string): ShownList[] {
  const { page } = reading
  const byParent = new Map<PageElement | null, { points: string[]; score: number; index: number }>()
  const add = (holder: PageElement, list: PageElement | null, name: string, value: string): void => {
    if (
      isInAside(holder) ||
      isControl(holder) ||
      name.length > 40 ||
      value.length > 80 ||
      (splitWords(value).length === 0 && !/\d/.test(value))
    )
      return
    const score = listScore(holder, heading)
    if (score < LEAST_SCORE - 0.6) return
    const point = pointOf(
      `${name
        .trimEnd()
        .replace(/[:：]$/, '')
        .trimEnd()}: ${value}`,
      title,
    )
    if (point === null || name.length < 2) return
    const entry = byParent.get(list) ?? { points: [], score: score - 0.4, index: holder.index }
    entry.points.push(point)
    byParent.set(list, entry)
  }
  const tableOf = (element: PageElement): PageElement | null => {
    let current: PageElement | null = element.parent
    while (current !== null && current.tag !== 'table' && current.tag !== 'dl') current = current.parent
    return current
  }
  for (const row of elementsOf(page, 'tr').slice(0, 300)) {
    const cells: PageElement[] = []
    for (let index = row.index + 1; index < row.end && cells.length < 3; index++) {
      const node = page.nodes[index]
      if (typeof node === 'string' || (node.tag !== 'td' && node.tag !== 'th')) continue
      cells.push(node)
      index = node.end - 1
    }
    if (cells.length === 2) add(row, tableOf(row), textOf(page, cells[0], { limit: 80 }), textOf(page, cells[1], { limit: 120 }))
  }
  for (const term of elementsOf(page, 'dt').slice(0, 200)) {
    const next = page.nodes[term.end]
    const after = page.nodes[term.end + 1]
    const value = typeof next === 'object' && next.tag === 'dd' ? next : typeof after === 'object' && after.tag === 'dd' ? after : null
    if (value !== null && value.end - value.index < 30)
      add(term, tableOf(term)?.parent ?? null, textOf(page, term, { limit: 80 }), textOf(page, value, { limit: 120 }))
  }
  return [...byParent.values()]
}
