import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { textOf } from '../document/page-text.ts'
import { buyButtonParts, buyButtonWords } from '../words/sales-phrases.ts'

const BUY_NAMES =
  /add-?to-?(cart|basket|bag)|add_to_cart|addtocart|atc-?button|buy-?(now|button|box)|product-form__submit|btn-?buy|cart-?button/i

const aside = region.nav | region.footer | region.dialog | region.related | region.template | region.noscript | region.reviews

/** The buy button of the product, nearest after its heading; null when there is none. */
export function buyButtonOf(reading: PageReading, heading: PageElement | null): PageElement | null {
  let best: PageElement | null = null
  let bestScore = 0
  for (const tag of ['button', 'a', 'input'])
    for (const element of elementsOf(reading.page, tag).slice(0, 3000)) {
      if ((element.region & aside) !== 0 || element.end - element.index > 40) continue
      if (tag === 'input' && !/^(submit|button|image)$/.test(attribute(element, 'type'))) continue
      const names = `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'name')} ${attribute(element, 'data-testid')} ${attribute(element, 'data-action')}`
      const isNamed = BUY_NAMES.test(names)
      if (tag === 'a' && !isNamed && !/btn|button|cta/i.test(names)) continue
      const text =
        tag === 'input'
          ? attribute(element, 'value')
          : `${textOf(reading.page, element, { limit: 60, withButtons: true })} ${attribute(element, 'aria-label')}`
      const isWorded = text.length < 60 && (buyButtonWords.test(text) || buyButtonParts.test(text))
      if (!isNamed && !isWorded) continue
      const distance = heading === null ? 2000 : element.index - heading.index
      const score =
        (isWorded ? 2 : 0) +
        (isNamed ? 1.5 : 0) +
        ((element.region & region.product) !== 0 ? 1 : 0) +
        (distance > 0 && distance < 1500 ? 1 - distance / 1500 : -0.5) -
        ((element.region & (region.header | region.hidden)) !== 0 ? 2 : 0)
      if (score > bestScore) {
        bestScore = score
        best = element
      }
    }
  return best
}
