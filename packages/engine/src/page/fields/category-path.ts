import { type FactSource } from '@adloom/domain/provenance.ts'
import { isHomePath } from '../document/page-address.ts'
import { attribute, elementsOf, type PageElement } from '../document/page-document.ts'
import { meta, type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { foldedText, textOfMarkup, textOf, splitWords } from '../document/page-text.ts'
import { type Crumb } from '../sources/stated-breadcrumb.ts'
import { type StructuredProduct } from '../sources/structured-product.ts'
import { breadcrumbLabel, notACategory } from '../words/section-phrases.ts'
import { type ProductField, type Findings, type FoundValue, foundIn } from './field.ts'
import { firstFound, type RankedRule } from './rule.ts'
import { isSiteName } from './shop-name.ts'

/** An identifier instead of a category's name. */
const IDENTIFIER = /^(item|art(ikel|icle)?|sku|ref|model|code|id|product)\b[^\p{L}]*\w*\d|#\s*\w*\d|^[\d\s-]+$/iu
const SEPARATOR = /(?:(?<!\s)\s+)?(?:[›»>→|]|::)\s*|(?<!\s)\s+[</\\·-]\s+/u
/** Most steps of a path. */
const PATH_LENGTH_MAX = 8

/** Characters of a category. */
const CATEGORY_MAX = 200

/** The steps without the home page, the category of everything, the shop's own name and the product itself. */
function categoriesIn(crumbs: readonly Crumb[], reading: PageReading, title: string): string[] {
  const folded = foldedText(title)
  const titleWords = new Set(splitWords(title))
  const page = URL.parse(reading.finalUrl)
  const areLinked = crumbs.some(({ url }) => url !== '')
  const isProduct = ({ name, url }: Crumb, isLast: boolean): boolean => {
    const foldedName = foldedText(name)
    if (foldedName === folded) return true
    if (!isLast) return false
    if (folded.length > 5 && foldedName.includes(folded)) return true
    const words = splitWords(name)
    const shared = words.filter((word) => titleWords.has(word)).length
    // "Oak Table" of "Oak Table - 235 × 100 cm"
    if (words.length > 1 && folded.startsWith(foldedName)) return true
    const target = url === '' || url.startsWith('#') ? null : URL.parse(url, reading.base)
    if (target !== null)
      return page !== null && target.pathname === page.pathname && target.pathname.length > 1 && target.search === page.search
    return areLinked && words.length > 1 && shared >= words.length / 2
  }
  const isStart = ({ url }: Crumb): boolean => {
    const target = url === '' || url.startsWith('#') ? null : URL.parse(url, reading.base)
    return target !== null && target.protocol.startsWith('http') && isHomePath(target.pathname) && target.search === ''
  }
  const categories = crumbs.filter(
    (crumb, place) =>
      crumb.name.length > 1 &&
      crumb.name.length < 80 &&
      !notACategory.test(crumb.name) &&
      !IDENTIFIER.test(crumb.name) &&
      !(place === 0 && isStart(crumb)) &&
      !isProduct(crumb, place === crumbs.length - 1) &&
      !isSiteName(crumb.name, reading),
  )
  return [...new Set(categories.map(({ name }) => name))].slice(0, PATH_LENGTH_MAX)
}

const tidyCrumb = (text: string): string => text.replace(/^[\s›»>→/|·,:-]+|(?<![\s›»>→/|·,:-])[\s›»>→/|·,:-]+$/gu, '')

/** The links inside a box, in order; the parts of its text when it has none. */
function crumbsOfBox({ page }: PageReading, box: PageElement): Crumb[] {
  const crumbs: Crumb[] = []
  for (let index = box.index + 1; index < box.end && crumbs.length < 14; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string' || node.tag !== 'a') continue
    const name = tidyCrumb(textOf(page, node, { limit: 120 }))
    if (name !== '') crumbs.push({ name, url: attribute(node, 'href') })
  }
  if (crumbs.length > 0) return crumbs
  return textOf(page, box, { limit: 400 })
    .split(SEPARATOR)
    .map((name) => ({ name: tidyCrumb(name), url: '' }))
    .filter(({ name }) => name !== '')
}

/** Classes of a breadcrumb that is not called 'breadcrumb'. */
const TRAIL_CLASS = /(^|[\s_-])(topic-?path|pankuzu|you-?are-?here|crumb|ariane|trail|pathway|location-?path)([\s_-]|$)/i

const isTrailBox = (element: PageElement): boolean => {
  const { region: bits, parent, tag } = element
  if ((bits & (region.related | region.template)) !== 0) return false
  if ((bits & region.breadcrumb) !== 0) return ((parent?.region ?? 0) & region.breadcrumb) === 0
  return (
    /^(nav|div|ol|ul|p|section)$/.test(tag) &&
    (breadcrumbLabel.test(attribute(element, 'aria-label')) ||
      TRAIL_CLASS.test(`${attribute(element, 'class')} ${attribute(element, 'id')}`))
  )
}

/** Search range for an unnamed breadcrumb: nodes before the heading, and the most nodes it may have. */
const TRAIL_BEFORE = 220
const TRAIL_SIZE = 60

/** A row of links before the heading that begins at the home page: a breadcrumb, whatever its box is called. */
function unnamedTrail(reading: PageReading, heading: PageElement): PageElement | null {
  const { page } = reading
  for (const link of elementsOf(page, 'a')) {
    if (link.index > heading.index) break
    if (heading.index - link.index > TRAIL_BEFORE || (link.region & (region.footer | region.related | region.gallery)) !== 0) continue
    if (!notACategory.test(textOf(page, link, { limit: 60 }))) continue
    let box: PageElement = link
    for (let step = 0; step < 4; step++) {
      const { parent } = box
      if (
        parent === null ||
        parent.end > heading.index ||
        parent.end - parent.index > TRAIL_SIZE ||
        /^(body|main|header)$/.test(parent.tag)
      )
        break
      box = parent
    }
    const words = textOf(page, box, { limit: 400 })
    const links = crumbsOfBox(reading, box)
    // The names of a breadcrumb have a mark between them; those of a menu do not. A list draws its marks by style.
    const isMarked = words.split(SEPARATOR).length >= links.length && links.length >= 2
    if (isMarked && box !== link) return box
  }
  return null
}

interface PathInput {
  readonly reading: PageReading
  readonly title: string
  readonly heading: PageElement | null
  readonly structured: Findings['structured']
}
type FoundPath = FoundValue<readonly string[]>

const pathIn = (names: readonly string[], source: FactSource): FoundPath | null =>
  names.length === 0 ? null : foundIn(names, source, names.join(' › '))

/** The first of the stated breadcrumbs with a category. */
function statedPath(lists: readonly (readonly Crumb[])[], source: FactSource, { reading, title }: PathInput): FoundPath | null {
  for (const crumbs of lists) {
    const path = pathIn(categoriesIn(crumbs, reading, title), source)
    if (path !== null) return path
  }
  return null
}

/** Most boxes of a breadcrumb read. */
const TRAILS_MAX = 8

/** The longest path of the boxes named after a breadcrumb. */
function namedPath({ reading, title }: PathInput): FoundPath | null {
  let longest: string[] = []
  for (const box of reading.page.elements.filter(isTrailBox).slice(0, TRAILS_MAX)) {
    const names = categoriesIn(crumbsOfBox(reading, box), reading, title)
    if (names.length > longest.length) longest = names
  }
  return pathIn(longest, 'visible')
}

function unnamedPath({ reading, title, heading }: PathInput): FoundPath | null {
  const trail = heading === null ? null : unnamedTrail(reading, heading)
  return trail === null ? null : pathIn(categoriesIn(crumbsOfBox(reading, trail), reading, title), 'visible')
}

/** A stated category that is written as a path: 'Home & Garden > Kitchen > Knives'. */
function writtenPath({ reading, structured, title }: PathInput): FoundPath | null {
  for (const { text, source } of statedCategories(reading, structured)) {
    const crumbs = text.split(SEPARATOR).map((name) => ({ name: tidyCrumb(name), url: '' }))
    const path = crumbs.length < 2 ? null : pathIn(categoriesIn(crumbs, reading, title), source)
    if (path !== null) return path
  }
  return null
}

const rules: readonly RankedRule<PathInput, FoundPath>[] = [
  {
    id: 'json-ld',
    reason: 'A BreadcrumbList in the order of its steps.',
    since: '2026-11-21',
    find: (input) => statedPath(input.reading.jsonLd.breadcrumbs, 'json-ld', input),
  },
  {
    id: 'microdata',
    reason: 'The same, marked on the visible breadcrumb.',
    since: '2026-11-21',
    find: (input) => statedPath(input.reading.microdata.breadcrumbs, 'microdata', input),
  },
  { id: 'rdfa', reason: 'As microdata.', since: '2026-11-21', find: (input) => statedPath(input.reading.rdfa.breadcrumbs, 'rdfa', input) },
  { id: 'box-named-breadcrumb', reason: 'A class or label that says breadcrumb.', since: '2026-11-21', find: namedPath },
  {
    id: 'links-before-heading',
    reason: 'A row of links that begins at the home page, whatever its box is called.',
    since: '2026-11-21',
    find: unnamedPath,
  },
  { id: 'stated-category', reason: 'Some shops write the whole path into the category.', since: '2026-11-21', find: writtenPath },
]

/** The category path of the product, outermost first, without the home page and the product itself. */
export const categoryPath: ProductField<'categoryPath', 'title' | 'heading' | 'structured'> = {
  needs: ['title', 'heading', 'structured'],
  onProductPagesOnly: true,
  rules,
  read: (reading, { title, heading, structured }) => firstFound(rules, { reading, title: title?.value ?? '', heading, structured }),
}

/** Categories that data states, most trusted first; without numbers of a taxonomy. */
const statedCategories = (reading: PageReading, structured: readonly StructuredProduct[]): { text: string; source: FactSource }[] =>
  [
    ...structured.map(({ category: stated, source }) => ({ text: stated, source })),
    { text: textOfMarkup(meta(reading, 'product:category', 'og:product:category', 'product:product_type')), source: 'open-graph' as const },
  ]
    .map(({ text, source }) => ({ text: text.slice(0, 400), source }))
    .filter(({ text }) => /\p{L}{2}/u.test(text) && !/^https?:/i.test(text))

interface CategoryInput {
  readonly reading: PageReading
  readonly structured: Findings['structured']
  readonly path: Findings['categoryPath']
}

const categoryRules: readonly RankedRule<CategoryInput, FoundValue<string>>[] = [
  {
    id: 'stated',
    reason: 'The last step of what data states, which may be finer than the breadcrumb.',
    since: '2026-11-21',
    find: ({ reading, structured }) => {
      for (const { text, source } of statedCategories(reading, structured)) {
        const last = tidyCrumb(text.split(SEPARATOR).at(-1) ?? '').slice(0, CATEGORY_MAX)
        if (last !== '') return foundIn(last, source, text)
      }
      return null
    },
  },
  {
    id: 'end-of-path',
    reason: 'The last step of the breadcrumb.',
    since: '2026-11-21',
    find: ({ path }) => {
      const last = path?.value.at(-1)
      return path === null || last === undefined ? null : foundIn(last, path.evidence.source, last)
    },
  },
]

/** The nearest category: as data states, else the last step of the path. Null when neither exists. */
export const category: ProductField<'category', 'structured' | 'categoryPath'> = {
  needs: ['structured', 'categoryPath'],
  onProductPagesOnly: false,
  rules: categoryRules,
  read: (reading, { structured, categoryPath: path }) => firstFound(categoryRules, { reading, structured, path }),
}
