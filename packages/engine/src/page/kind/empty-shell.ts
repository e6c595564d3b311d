import { attribute, elementsOf } from '../document/page-document.ts'
import { textOf } from '../document/page-text.ts'
import { type PageReading } from '../sources/page-reading.ts'

/** The element into which a script renders the page. */
const MOUNT =
  /^(root|app|app-?root|__next|__nuxt|___gatsby|react-?root|main-?app|application|svelte|ember|q-app|single-spa.*|micro-?app.*)$/i

/** Characters below which a page with scripts is empty, above which it is none, and those of an empty element. */
const SHELL_TEXT = { empty: 80, most: 800, ofMount: 40 }

/** Whether the page has scripts that run; data for machines is in scripts too. */
export const hasPrograms = ({ page }: PageReading): boolean =>
  elementsOf(page, 'script').some((script) => !/json|template|html/i.test(attribute(script, 'type')))

/** Whether the page is an empty application frame that its scripts would fill. */
export function isEmptyShell(reading: PageReading, text: string): boolean {
  const { page } = reading
  if (!hasPrograms(reading)) return false
  if (text.length < SHELL_TEXT.empty) return true
  if (text.length > SHELL_TEXT.most) return false
  return page.elements.some(
    (element) =>
      (element.tag === 'app-root' || (element.tag === 'div' && MOUNT.test(attribute(element, 'id')))) &&
      textOf(page, element, { limit: 200 }).length < SHELL_TEXT.ofMount &&
      !elementsOf(page, 'img').some(({ index }) => index > element.index && index < element.end),
  )
}
