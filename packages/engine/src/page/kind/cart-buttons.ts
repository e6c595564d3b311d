import { attribute, elementsOf } from '../document/page-document.ts'
import { region } from '../document/page-region.ts'
import { textOf } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { buyPhrases } from './page-phrases.ts'

/** Whether something on the page puts the product into a cart. */
export function hasCartButton(reading: PageReading): boolean {
  const { page } = reading
  for (const tag of ['button', 'input', 'a', 'form', 'div', 'span'])
    for (const element of elementsOf(page, tag).slice(0, tag === 'div' || tag === 'span' ? 3000 : 1500)) {
      if ((element.region & (region.related | region.footer | region.nav | region.template)) !== 0) continue
      if (tag === 'div' || tag === 'span') {
        if (/add-?to-?(cart|bag|basket)|addtocart|buy-?now|buy-?button/i.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`))
          return true
        continue
      }
      const words = `${attribute(element, 'class')} ${attribute(element, 'id')} ${attribute(element, 'name')} ${attribute(element, 'value')} ${attribute(element, 'action')} ${attribute(element, 'aria-label')} ${attribute(element, 'data-testid')}`
      if (/add-?_?to-?_?(cart|bag|basket)|addtocart|\/cart\/add|buy-?now|buy-?button/i.test(words)) return true
      if ((tag === 'button' || tag === 'a' || tag === 'input') && element.end - element.index < 20) {
        const text = tag === 'input' ? attribute(element, 'value') : textOf(page, element, { limit: 60, withButtons: true })
        if (text.length > 1 && text.length < 40 && buyPhrases.test(text)) return true
      }
    }
  return false
}

/** Number of elements that put something into a cart, counted up to `limit`. */
export function cartButtons({ page }: PageReading, limit: number): number {
  let count = 0
  for (const button of [...elementsOf(page, 'button'), ...elementsOf(page, 'a')].slice(0, 1500)) {
    if ((button.region & (region.footer | region.nav | region.template)) !== 0 || button.end - button.index >= 20) continue
    const text = textOf(page, button, { limit: 60, withButtons: true })
    if (text.length > 1 && text.length < 40 && buyPhrases.test(text) && ++count >= limit) break
  }
  return count
}
