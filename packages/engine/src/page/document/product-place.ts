import { elementsOf, type PageDocument, type PageElement } from './page-document.ts'
import { region, regionOf } from './page-region.ts'
import { foldedText, textOf } from './page-text.ts'

/** Regions that a box around the product's own name cannot have, whatever its class. */
const notAroundName =
  region.related |
  region.dialog |
  region.hidden |
  region.gallery |
  region.description |
  region.reviews |
  region.oldPrice |
  region.sidePrice |
  region.clone |
  region.breadcrumb |
  region.thumbnails
/** Share of the page from which a header or footer is the page itself. */
const WHOLE_SHARE = 0.4
const unread = region.template | region.noscript | region.svg

/** The first headings that repeat the page's title and are not the shop's name. */
function namesOf(page: PageDocument, title: string, siteLabel: string): PageElement[] {
  const folded = foldedText(title)
  const label = foldedText(siteLabel)
  // 'Red Mug - Mugs - Shop' matches the heading 'Red Mug (details)' too.
  const own = foldedText(title.split(/(?<!\s)\s+[|·•–—-]\s+/, 1)[0] ?? '')
  return elementsOf(page, 'h1')
    .slice(0, 30)
    .filter((element) => {
      if ((element.region & unread) !== 0 || element.end - element.index > 60) return false
      const text = foldedText(textOf(page, element, { limit: 400 }))
      return text.length >= 4 && text !== label && (folded.includes(text) || (own.length >= 6 && text.includes(own)))
    })
}

/**
 * Clears misleading regions from the boxes around the product's name: a section "product-card with-cookie" that contains the whole product
 * is neither a recommendation nor a dialog. Does nothing when the name, or a copy of it, is outside such boxes.
 */
export function clearAroundName(page: PageDocument, title: string, siteLabel: string): void {
  const names = namesOf(page, title, siteLabel)
  const [name] = names
  if (name === undefined || names.some((one) => (one.region & notAroundName) === 0 && (one.region & region.header) === 0)) return
  const chain: PageElement[] = []
  for (let box: PageElement | null = name; box !== null; box = box.parent) chain.unshift(box)
  const isWhole = (box: PageElement): boolean => box.end - box.index > page.nodes.length * WHOLE_SHARE
  const masks = new Map(chain.map((box) => [box, notAroundName | (isWhole(box) ? region.header | region.nav | region.footer : 0)] as const))
  const [outermost] = chain
  for (let index = outermost.index; index < outermost.end; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') continue
    const bits = regionOf(node.tag, node.attributes, node.parent?.region ?? 0, page.knownRegions)
    // The document was built here and has no other reader yet.
    ;(node as { region: number }).region = bits & ~(masks.get(node) ?? 0)
  }
}

/** The product's name on a page without a heading for it: a text alone in a box that begins the page's title. */
export function unmarkedName(page: PageDocument, title: string, aside: number): PageElement | null {
  const lower = title.toLowerCase()
  let best: { readonly element: PageElement; readonly length: number } | null = null
  for (const element of page.elements) {
    if ((element.region & (aside | region.header | region.breadcrumb)) !== 0 || element.end - element.index > 4) continue
    if (/^(title|script|style|option|a|label|button)$/.test(element.tag)) continue
    const node = page.nodes[element.index + 1]
    if (typeof node !== 'string') continue
    const text = node.trim()
    if (text.length < 8 || text.length > 200 || text.length <= (best?.length ?? 0) || !lower.startsWith(text.toLowerCase())) continue
    if (text.length >= Math.min(30, title.length * 0.4)) best = { element, length: text.length }
  }
  return best?.element ?? null
}
