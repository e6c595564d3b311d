import { type TagContent } from './html-tokens.ts'

/** Properties of a tag for the page reader. */
export interface Tag {
  readonly name: string
  /** Tags that this one closes implicitly. */
  readonly closes: ReadonlySet<string> | undefined
  /** Holds data for machines. */
  readonly isMachine: boolean
  /** Holds text only, whatever its content. */
  readonly isRaw: boolean
  /** Never has content. */
  readonly isVoid: boolean
  /** Outside SVG. */
  readonly content: TagContent
}

/** An attribute's name, and how much of its value is stored. */
export interface AttributeName {
  readonly name: string
  /** Characters. */
  readonly lengthMax: number
  /** Whether it may define the region of its element. */
  readonly isPlacing: boolean
}

/** Characters of an attribute with data: addresses, sets of them, JSON, style. */
const ATTRIBUTE_LENGTH_MAX = 200_000
/**
 * Characters of other attributes, and of any name: every pattern over class names runs once per element and price, and no real one is this
 * long.
 */
export const NAME_LENGTH_MAX = 1_000

const namingAttributes = new Set(
  'class id role rel type name property itemprop itemtype itemref typeof lang xml:lang data-testid data-test data-qa data-component'.split(
    ' ',
  ),
)
const placingAttributes = new Set('class id style role hidden data-testid data-test data-qa data-component'.split(' '))

const machineTags = new Set(['script', 'meta', 'link', 'base'])
const voidTags = new Set('area base basefont br col command embed frame hr img input keygen link meta param source track wbr'.split(' '))
const rawTags = new Set(['script', 'style', 'textarea', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext'])
const contents = new Map<string, TagContent>([
  ...[...rawTags].map((tag): [string, TagContent] => [tag, 'raw']),
  ['title', 'text'],
  ['textarea', 'text'],
  ['plaintext', 'rest'],
])
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p']
const blocksClosingParagraph =
  'address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul'
const impliedClose = new Map<string, ReadonlySet<string>>([
  ['tr', new Set(['tr', 'th', 'td'])],
  ['th', new Set(['th', 'td'])],
  ['td', new Set(['th', 'td'])],
  ['body', new Set(['head', 'title'])],
  ['a', new Set(['a'])],
  ['li', new Set(['li'])],
  ['p', new Set(['p'])],
  ['option', new Set(['option'])],
  ['optgroup', new Set(['optgroup', 'option'])],
  ['dd', new Set(['dd', 'dt'])],
  ['dt', new Set(['dd', 'dt'])],
  ['tbody', new Set(['thead', 'tbody'])],
  ['tfoot', new Set(['thead', 'tbody'])],
  ...headings.map((tag): [string, ReadonlySet<string>] => [tag, new Set(headings)]),
  ...blocksClosingParagraph.split(' ').map((tag): [string, ReadonlySet<string>] => [tag, new Set(['p'])]),
])

const blockTags = new Set(`${blocksClosingParagraph} p h1 h2 h3 h4 h5 h6 body html head tr td th tbody thead tfoot`.split(' '))

/** Whether a tag is a block: a stray end tag of one ends more than a word. */
export const isBlock = (tag: string): boolean => blockTags.has(tag)

/** Properties of a tag by its name in lower case. */
export const tagCalled = (name: string): Tag => ({
  name,
  closes: impliedClose.get(name),
  isMachine: machineTags.has(name),
  isRaw: rawTags.has(name),
  isVoid: voidTags.has(name),
  content: contents.get(name) ?? 'markup',
})

/** Properties of an attribute by its name as written. */
export function attributeCalled(written: string): AttributeName {
  const name = written.toLowerCase()
  return {
    name,
    lengthMax: namingAttributes.has(name) ? NAME_LENGTH_MAX : ATTRIBUTE_LENGTH_MAX,
    isPlacing: placingAttributes.has(name),
  }
}
