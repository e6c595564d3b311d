import { elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { meansElement } from './style-match.ts'

/** Limits: elements that could carry a logo, images in style sheets, and characters of the rule of one. */
const PLACES_MAX = 60
const IMAGES_MAX = 400
const RULE_MAX = 2000
const CSS_MAX = 400_000
/** Most nodes within an element that is itself the logo and not a container. */
const NODES_MAX = 20

const ADDRESS = /url\(\s*(?:"([^"]{1,40000})"|'([^']{1,40000})'|([^)\s"']{1,40000}))\s*\)/iy

/** The image whose `url(` is at `at` in declarations that begin at `start`, when it is a background; else ''. */
function backgroundAt(css: string, start: number, at: number): string {
  const declaration = css.slice(Math.max(start, css.lastIndexOf(';', at) + 1), at)
  if (declaration.length > 300 || !/^\s*background(?:-image)?\s*:/i.test(declaration)) return ''
  ADDRESS.lastIndex = at
  const match = ADDRESS.exec(css)
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? ''
}

/** Every background image of the page's own style sheets, with the selectors of its rule. */
function backgroundsOf({ page }: PageReading): { readonly selectors: string; readonly src: string }[] {
  const found: { selectors: string; src: string }[] = []
  for (const { raw } of elementsOf(page, 'style')) {
    const css = raw.slice(0, CSS_MAX)
    let tries = 0
    for (let at = css.indexOf('url('); at >= 0 && tries < IMAGES_MAX; at = css.indexOf('url(', at + 4), tries++) {
      const from = Math.max(0, at - RULE_MAX)
      const before = css.slice(from, at)
      const open = before.lastIndexOf('{')
      const src = open < 0 ? '' : backgroundAt(css, from + open + 1, at)
      if (src === '') continue
      const begin = Math.max(...['}', '{', ';'].map((mark) => before.lastIndexOf(mark, Math.max(0, open - 1)))) + 1
      found.push({ selectors: before.slice(begin, open), src })
    }
  }
  return found
}

/** Whether an element has no image or drawing of its own. */
function isBare({ page }: PageReading, { index, end }: PageElement): boolean {
  for (const node of page.nodes.slice(index + 1, end))
    if (typeof node !== 'string' && /^(img|svg|picture|object|video)$/.test(node.tag)) return false
  return true
}

/** Logos that are the background of an element with at most text: the element, and the image's address as written. */
export function logoBackgroundsOf(
  reading: PageReading,
  isPlace: (element: PageElement) => boolean,
): { readonly element: PageElement; readonly src: string }[] {
  const aside = region.footer | region.dialog | region.related | region.reviews | region.gallery | region.template
  const places = ['a', 'div', 'span', 'h1', 'p', 'strong', 'i']
    .flatMap((tag) => elementsOf(reading.page, tag).slice(0, 600))
    .filter(
      (element) =>
        (element.region & aside) === 0 && element.end - element.index <= NODES_MAX && isPlace(element) && isBare(reading, element),
    )
    .slice(0, PLACES_MAX)
  if (places.length === 0) return []
  // Most rules match none of these elements: a check by name avoids testing each element.
  const names = places
    .flatMap(({ attributes }) => [...(attributes.class ?? '').split(/\s+/), attributes.id ?? ''])
    .filter((name) => name !== '')
  const backgrounds = backgroundsOf(reading).filter(
    ({ selectors }) => /logo|brand/i.test(selectors) || names.some((name) => selectors.includes(name)),
  )
  return places.flatMap((element) => {
    const style = element.attributes.style ?? ''
    const place = style.indexOf('url(')
    const own = place < 0 ? '' : backgroundAt(style, 0, place)
    if (own !== '') return [{ element, src: own }]
    // The last of several rules applies; an image in `::before` or `::after` belongs to the element too.
    const rule = backgrounds.findLast(({ selectors }) =>
      selectors.split(',', 20).some((selector) => meansElement(element, selector.trim().replace(/::?(?:before|after)$/, ''))),
    )
    return rule === undefined ? [] : [{ element, src: rule.src }]
  })
}
