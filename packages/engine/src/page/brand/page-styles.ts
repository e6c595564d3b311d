import { buyButtonOf } from '../fields/buy-button.ts'
import { cssRules, type CssRule, type CustomProperties, declarationsOf } from '../css/css-rules.ts'
import { elementsOf, type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { type StatedStyle, statedStyles } from './style-match.ts'

/** Characters read of the page's own style sheets; an important colour appears early and often. */
const OWN_CSS_MAX = 400_000

/** The parts of a page whose style is reported. */
const styledParts = ['body', 'heading', 'button', 'link', 'header'] as const
type StyledPart = (typeof styledParts)[number]

/** Everything a page and its style sheets say about its style. */
export interface PageStyles {
  readonly rules: readonly CssRule[]
  readonly properties: CustomProperties
  readonly parts: Readonly<Record<StyledPart, StatedStyle>>
  /** Whether style sheets from outside the page are included. */
  readonly hasFetchedSheets: boolean
}

const WHOLE_PAGE = /(^|[\s,])(:root|html|body|:host)\b/

/** Custom properties by name. Those of the whole page override those of a part. */
function customProperties(reading: PageReading, rules: readonly CssRule[]): CustomProperties {
  const ofPage = new Map<string, string>()
  const ofParts = new Map<string, string>()
  for (const { selectors, declarations } of rules) {
    const named = declarations.filter(({ property }) => property.startsWith('--'))
    if (named.length === 0) continue
    const isWhole = WHOLE_PAGE.test(selectors) && !/dark/i.test(selectors)
    for (const { property, value } of named) {
      if (isWhole) ofPage.set(property, value)
      else if (!ofParts.has(property)) ofParts.set(property, value)
    }
  }
  for (const tag of ['html', 'body'])
    for (const element of elementsOf(reading.page, tag).slice(0, 1))
      for (const { property, value } of declarationsOf(element.attributes.style ?? ''))
        if (property.startsWith('--')) ofPage.set(property, value)
  for (const [name, value] of ofParts) if (!ofPage.has(name)) ofPage.set(name, value)
  return ofPage
}

/** A link within the page's own text: links of menus have the menu's style. */
function linkOf({ page }: PageReading): PageElement | null {
  const aside = region.header | region.nav | region.footer | region.dialog | region.template | region.related | region.breadcrumb
  const links = elementsOf(page, 'a').slice(0, 2000)
  const isText = ({ attributes, index, end }: PageElement): boolean =>
    !/btn|button|cta|card|tile|logo|icon/i.test(attributes.class ?? '') && typeof page.nodes[index + 1] === 'string' && end - index < 4
  return links.find((link) => (link.region & aside) === 0 && isText(link)) ?? links.find(isText) ?? null
}

const firstOf = ({ page }: PageReading, tag: string): PageElement | null => elementsOf(page, tag)[0] ?? null

/** The style of a page, from its own style sheets and those fetched for it (`sheets`, in the page's order, before its own). */
export function pageStyles(reading: PageReading, heading: PageElement | null, sheets: readonly string[]): PageStyles {
  const rules: CssRule[] = sheets.flatMap(cssRules)
  let read = 0
  for (const style of elementsOf(reading.page, 'style')) {
    if (read >= OWN_CSS_MAX) break
    if ((style.region & (region.svg | region.noscript | region.template)) !== 0) continue
    const css = style.raw.slice(0, OWN_CSS_MAX - read)
    read += css.length
    for (const rule of cssRules(css)) rules.push(rule)
  }
  const properties = customProperties(reading, rules)
  const elements: Readonly<Record<StyledPart, PageElement | null>> = {
    body: firstOf(reading, 'body'),
    heading: heading ?? firstOf(reading, 'h1'),
    button: buyButtonOf(reading, heading),
    link: linkOf(reading),
    header: firstOf(reading, 'header'),
  }
  const [body, title, button, link, header] = statedStyles(
    styledParts.map((part) => elements[part]),
    rules,
    properties,
  )
  return { rules, properties, parts: { body, heading: title, button, link, header }, hasFetchedSheets: sheets.length > 0 }
}
