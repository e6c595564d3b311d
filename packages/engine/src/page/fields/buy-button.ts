import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { textOf } from '../document/page-text.ts'
import { buyButtonParts, buyButtonWords } from '../words/sales-phrases.ts'

const BUY_NAMES =
  /add-?to-?(cart|basket|bag)|add_to_cart|addtocart|atc-?button|buy-?(now|button|box)|product-form__submit|btn-?buy|cart-?button/i

const aside = region.nav | region.footer | region.dialog | region.related | region.template | region.noscript | region.reviews

/** Elements of one tag that are tried; nodes of the largest button; characters of the longest text of one. */
const TRIED_MAX = 3000
const NODES_MAX = 40
const TEXT_MAX = 60

/** Nodes after the name in which a nearer button is the likelier one, and the distance assumed on a page without a heading. */
const NEAR_NAME = 1500
const WITHOUT_HEADING = 2000

/** Points for what makes an element the buy button; the highest sum above 0 wins. Its text says more than its name in the markup. */
const points = {
  worded: 2,
  named: 1.5,
  inProduct: 1,
  /** Right after the name; the points fall to 0 at `NEAR_NAME`. */
  near: 1,
  /** Before the name, or too far behind it. */
  away: -0.5,
  inHeaderOrHidden: -2,
}

/** The buy button of the product, nearest after its heading; null when there is none. */
export function buyButtonOf(reading: PageReading, heading: PageElement | null): PageElement | null {
  let best: PageElement | null = null
  let bestScore = 0
  for (const tag of ['button', 'a', 'input'])
    for (const element of elementsOf(reading.page, tag).slice(0, TRIED_MAX)) {
      if ((element.region & aside) !== 0 || element.end - element.index > NODES_MAX) continue
      if (tag === 'input' && !/^(submit|button|image)$/.test(attribute(element, 'type'))) continue
      const names = `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'name')} ${attribute(element, 'data-testid')} ${attribute(element, 'data-action')}`
      const isNamed = BUY_NAMES.test(names)
      if (tag === 'a' && !isNamed && !/btn|button|cta/i.test(names)) continue
      const text =
        tag === 'input'
          ? attribute(element, 'value')
          : `${textOf(reading.page, element, { limit: TEXT_MAX, withButtons: true })} ${attribute(element, 'aria-label')}`
      const isWorded = text.length < TEXT_MAX && (buyButtonWords.test(text) || buyButtonParts.test(text))
      if (!isNamed && !isWorded) continue
      const distance = heading === null ? WITHOUT_HEADING : element.index - heading.index
      const score =
        (isWorded ? points.worded : 0) +
        (isNamed ? points.named : 0) +
        ((element.region & region.product) !== 0 ? points.inProduct : 0) +
        (distance > 0 && distance < NEAR_NAME ? points.near - distance / NEAR_NAME : points.away) +
        ((element.region & (region.header | region.hidden)) !== 0 ? points.inHeaderOrHidden : 0)
      if (score > bestScore) {
        bestScore = score
        best = element
      }
    }
  return best
}
