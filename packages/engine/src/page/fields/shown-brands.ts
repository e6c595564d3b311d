import { attribute, type PageElement } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { textOfMarkup, textOf } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { brandLabel, labelWithBrand } from '../words/brand-labels.ts'

const BRAND_CLASS = /(^|[\s_-])(product-?)?(brand|manufacturer|vendor|marke|marque|merk|byline)[\s_-]?(name|link|title|info)?([\s_-]|$)/

const aside =
  region.related | region.nav | region.footer | region.dialog | region.template | region.reviews | region.header | region.noscript

/** A brand that the page shows. */
export interface ShownBrand {
  readonly text: string
  /** `property`: an element marked as the brand. `name`: a box with a class like 'product-brand'. `label`: the value after 'Brand:'. */
  readonly by: 'property' | 'name' | 'label'
  /** How surely it is the product's: far from the name it may be another product's. */
  readonly trust: number
}

/** Trust by nodes between a brand and the product's name. */
const trustAt = (distance: number): number => (distance < 400 ? 1 : distance < 1500 ? 0.8 : 0.4)

/** Most brands read of one page. */
const SHOWN_MAX = 12
/** Most nodes of a box with a brand, and of an element with the word for it. */
const BOX_NODES = 14
const LABEL_NODES = 6
/** Characters of an element with the word for it. */
const LABEL_LENGTH = { least: 3, most: 80 }

/** A cached test whether class, id and test name are those of a brand; a page repeats the same few hundred. */
function brandNames(): ({ attributes }: PageElement) => boolean {
  const known = new Map<string, boolean>()
  return ({ attributes }) => {
    const { class: className, id, 'data-testid': testName } = attributes
    if (className === undefined && id === undefined && testName === undefined) return false
    const words = `${className ?? ''} ${id ?? ''} ${testName ?? ''}`
    let isBrand = known.get(words)
    if (isBrand === undefined) {
      isBrand =
        /brand|manufacturer|vendor|mar[kq]|merk|byline/i.test(words) &&
        BRAND_CLASS.test(words.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())
      known.set(words, isBrand)
    }
    return isBrand
  }
}

/** The value of an element that begins with, or is, the word for a brand; null for any other element. */
function labelledBrand(reading: PageReading, element: PageElement): string | null {
  const size = element.end - element.index
  if (size > LABEL_NODES || !/^(th|dt|td|span|strong|b|div|label|p|li)$/.test(element.tag)) return null
  const first = reading.page.nodes[element.index + 1]
  const text = typeof first === 'string' && size <= 2 ? first : textOf(reading.page, element, { limit: 120 })
  if (text.length > LABEL_LENGTH.most || text.length < LABEL_LENGTH.least) return null
  const inline = labelWithBrand.exec(text)
  if (inline === null && !brandLabel.test(text)) return null
  return inline?.[1] ?? nextText(reading, element.end)
}

/** Elements marked as the brand, boxes named after one, and rows that begin with the word for it, in page order. */
export function shownBrands(reading: PageReading, heading: PageElement | null): ShownBrand[] {
  const { page } = reading
  const isBrandName = brandNames()
  const shown: ShownBrand[] = []
  for (const element of page.elements) {
    if (shown.length >= SHOWN_MAX) break
    if ((element.region & aside) !== 0 || element.end - element.index > BOX_NODES) continue
    const trust = trustAt(heading === null ? 0 : Math.abs(element.index - heading.index))
    const { itemprop } = element.attributes
    if (itemprop !== undefined && /\bbrand\b/.test(itemprop))
      shown.push({ text: attribute(element, 'content') || textOf(page, element, { limit: 200 }), by: 'property', trust })
    else if (isBrandName(element)) {
      const text = textOf(page, element, { limit: 200 })
      if (text !== '') shown.push({ text: labelWithBrand.exec(text)?.[1] ?? text, by: 'name', trust })
    } else {
      const text = labelledBrand(reading, element)
      if (text !== null) shown.push({ text, by: 'label', trust })
    }
  }
  return shown
}

/** The first text after a place: the value next to a label. */
function nextText(reading: PageReading, from: number): string {
  for (let index = from; index < Math.min(from + 12, reading.page.nodes.length); index++) {
    const node = reading.page.nodes[index]
    if (typeof node === 'string') {
      const text = textOfMarkup(node)
      if (text.length > 1 && text !== ':') return text
    } else if (node.tag === 'img' && attribute(node, 'alt') !== '') return attribute(node, 'alt')
  }
  return ''
}
