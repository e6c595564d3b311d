import { decodeHTMLAttribute } from 'entities'
import { readTokens, type TagContent, type TokenReceiver } from './html-tokens.ts'
import { attributeCalled, type AttributeName, isBlock, NAME_LENGTH_MAX, type Tag, tagCalled } from './page-markup.ts'
import { regionOf, regionOfTag } from './page-region.ts'

/**
 * A parsed page as one flat list in document order. The subtree of an element is `nodes[index + 1]` up to `nodes[end - 1]`, so every walk
 * is a loop: a page of 100 000 nested tags costs what a flat one costs, and nothing can overflow the stack.
 */
export interface PageElement {
  readonly index: number
  /** Index of the first node after the subtree. */
  readonly end: number
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly parent: PageElement | null
  /** Its regions on the page: bits of `page-region.ts`, inherited from its ancestors. */
  readonly region: number
  /** Content of script, style and textarea; '' for others. */
  readonly raw: string
}

export interface PageDocument {
  readonly html: string
  /** Elements and texts in document order. */
  readonly nodes: readonly (PageElement | string)[]
  readonly elements: readonly PageElement[]
  readonly byTag: ReadonlyMap<string, readonly PageElement[]>
  /** Cache of regions by class name and id, for `regionOf`. */
  readonly knownRegions: Map<string, number>
  /** The source markup of an element; for extracting inline SVG. */
  readonly sourceOf: (element: PageElement) => string
}

interface OpenElement {
  index: number
  end: number
  readonly kind: Tag
  readonly tag: string
  attributes: Record<string, string | undefined>
  parent: OpenElement | null
  region: number
  raw: string
  start: number
  stop: number
}

/** Deeper elements become children of the last one above the cap: no real page is this deep (deepest of ours: 60, 2026-11). */
const DEPTH_MAX = 400
const ATTRIBUTES_MAX = 80
/** Nodes stored; the largest of our pages has 32 000 (2026-11). After them only data for machines is read. */
const NODES_MAX = 250_000
const MACHINE_NODES_MAX = 10_000

/** Cached names of tags and of attributes; a page has some dozens (2026-11). */
const NAMES_MAX = 5_000

const IMG = tagCalled('img')

/** Builds the flat list from the tokens of a page. */
class Builder implements TokenReceiver {
  readonly nodes: (OpenElement | string)[] = []
  readonly elements: OpenElement[] = []
  private readonly html: string
  readonly knownRegions = new Map<string, number>()
  private readonly knownTags = new Map<string, Tag>()
  private readonly knownAttributes = new Map<string, AttributeName>()
  private readonly open: OpenElement[] = []
  /** Open elements per tag: an end tag without one needs no search of the stack. */
  private readonly openTags = new Map<string, number>()
  private readonly openSvg: OpenElement[] = []
  /** Open tags beyond the depth cap, which are on no stack. */
  private beyond = 0
  /** Whether the last node is a text that no tag has ended yet. */
  private isAfterText = false
  private current: OpenElement | null = null
  private attributeCount = 0
  /** Whether an attribute of the current tag may define its region; most tags have none. */
  private isPlaced = false

  constructor(html: string) {
    this.html = html
  }

  private top(): OpenElement | null {
    return this.open.length === 0 ? null : this.open[this.open.length - 1]
  }

  onText(text: string): void {
    const top = this.top()
    if (top !== null && top.kind.isRaw) {
      top.raw = top.raw === '' ? text : top.raw + text
      return
    }
    // A comment does not end a text.
    const last = this.isAfterText ? this.nodes[this.nodes.length - 1] : undefined
    if (typeof last === 'string') this.nodes[this.nodes.length - 1] = last + text
    else if (this.nodes.length < NODES_MAX) {
      this.nodes.push(text)
      this.isAfterText = true
    }
  }

  private close(count: number, stop: number): void {
    this.isAfterText = false
    for (let left = count; left > 0; left--) {
      const element = this.open.pop()
      if (element === undefined) return
      element.end = this.nodes.length
      element.stop = stop
      this.openTags.set(element.tag, (this.openTags.get(element.tag) ?? 1) - 1)
      if (this.openSvg[this.openSvg.length - 1] === element) this.openSvg.pop()
    }
  }

  /** The tag of a name as written, cached because a page has few. */
  private tagAt(start: number, end: number): Tag {
    const written = this.html.slice(start, end)
    const known = this.knownTags.get(written)
    if (known !== undefined) return known
    const tag = tagCalled(written.toLowerCase())
    if (this.knownTags.size < NAMES_MAX) this.knownTags.set(written, tag)
    return tag
  }

  onOpenTag(start: number, end: number): TagContent {
    const named = this.tagAt(start, end)
    const kind = named.name === 'image' && this.openSvg.length === 0 ? IMG : named
    const { closes } = kind
    if (closes !== undefined && this.beyond === 0) {
      let top = this.top()
      while (top !== null && closes.has(top.tag)) {
        this.close(1, start - 1)
        top = this.top()
      }
    }
    const parent = this.top()
    this.attributeCount = 0
    this.isPlaced = false
    const { name: tag } = kind
    this.current = { index: 0, end: 0, kind, tag, attributes: {}, parent, region: 0, raw: '', start: start - 1, stop: this.html.length }
    return this.openSvg.length > 0 ? 'markup' : kind.content
  }

  onAttribute(nameStart: number, nameEnd: number, start: number, end: number, hasEntities: boolean): void {
    const { current } = this
    if (current === null || this.attributeCount >= ATTRIBUTES_MAX) return
    this.attributeCount++
    const { name, lengthMax, isPlacing } = this.attributeAt(nameStart, nameEnd)
    // Most names are no name of every object; those are told apart by the second question.
    if (current.attributes[name] !== undefined && Object.hasOwn(current.attributes, name)) return
    current.attributes[name] = hasEntities
      ? decodeHTMLAttribute(this.html.slice(start, end)).slice(0, lengthMax)
      : this.html.slice(start, Math.min(end, start + lengthMax))
    if (isPlacing) this.isPlaced = true
  }

  private attributeAt(start: number, end: number): AttributeName {
    const written = this.html.slice(start, Math.min(end, start + NAME_LENGTH_MAX))
    const known = this.knownAttributes.get(written)
    if (known !== undefined) return known
    const attribute = attributeCalled(written)
    if (this.knownAttributes.size < NAMES_MAX) this.knownAttributes.set(written, attribute)
    return attribute
  }

  onOpenTagEnd(end: number, isSelfClosing: boolean): void {
    // In HTML "<div/>" opens a div; only SVG and MathML close themselves.
    const isClosed = isSelfClosing && this.openSvg.length > 0
    const element = this.current
    this.current = null
    if (element === null) return
    const { isMachine, isRaw, isVoid } = element.kind
    if (this.nodes.length >= NODES_MAX + (isMachine ? MACHINE_NODES_MAX : 0)) {
      // The content of such an element is no text of the page.
      if (isRaw && !isClosed) this.push(element)
      else if (!isClosed && !isVoid) this.beyond++
      return
    }
    const inherited = element.parent?.region ?? 0
    element.region = this.isPlaced
      ? regionOf(element.tag, element.attributes, inherited, this.knownRegions)
      : regionOfTag(element.tag, inherited)
    element.index = this.nodes.length
    element.end = this.nodes.length + 1
    this.isAfterText = false
    this.nodes.push(element)
    this.elements.push(element)
    if (isClosed || (isVoid && this.openSvg.length === 0)) {
      element.stop = end
      return
    }
    // Text-only elements must be on the stack to receive their text, however deep they are.
    if (this.open.length >= DEPTH_MAX && !isRaw) {
      this.beyond++
      return
    }
    this.push(element)
    if (element.tag === 'svg') this.openSvg.push(element)
  }

  private push(element: OpenElement): void {
    this.open.push(element)
    this.openTags.set(element.tag, (this.openTags.get(element.tag) ?? 0) + 1)
  }

  onCloseTag(start: number, end: number): void {
    const tag = this.tagAt(start, end).name.trim()
    const top = this.top()
    if (this.beyond > 0 && !(top !== null && top.kind.isRaw)) {
      this.beyond--
      return
    }
    if ((this.openTags.get(tag) ?? 0) === 0) return
    for (let place = this.open.length - 1; place >= 0; place--) {
      if (this.open[place].tag === tag) return this.close(this.open.length - place, end + 1)
      // A stray "</span>" must not close the section around it.
      if (tag !== 'body' && tag !== 'html' && this.open[place].tag === 'table' && tag !== 'table' && !isBlock(tag)) return
    }
  }

  /** The page ends. */
  end(): void {
    this.close(this.open.length, this.html.length)
  }

  onCdata(text: string): void {
    if (this.openSvg.length > 0) this.onText(text)
  }
}

/** The page as a flat list. Accepts any text; linear in its length. */
export function parsePage(html: string): PageDocument {
  const builder = new Builder(html)
  readTokens(html, builder)
  builder.end()
  const byTag = new Map<string, OpenElement[]>()
  for (const element of builder.elements) {
    const list = byTag.get(element.tag)
    if (list === undefined) byTag.set(element.tag, [element])
    else list.push(element)
  }
  return {
    html,
    nodes: builder.nodes,
    elements: builder.elements,
    byTag,
    knownRegions: builder.knownRegions,
    // All elements come from the builder, so each has a start and a stop.
    sourceOf: (element) => html.slice((element as OpenElement).start, (element as OpenElement).stop),
  }
}

/** The elements of one tag, in document order. */
export const elementsOf = (page: PageDocument, tag: string): readonly PageElement[] => page.byTag.get(tag) ?? []

/** An attribute's text, trimmed; '' when missing. */
export const attribute = (element: PageElement, name: string): string => element.attributes[name]?.trim() ?? ''

/** The nearest element that `isWanted` accepts, from the element itself through its ancestors, at most `steps` up; else null. */
export function closest(element: PageElement, isWanted: (element: PageElement) => boolean, steps = 12): PageElement | null {
  let current: PageElement | null = element
  for (let step = 0; current !== null && step <= steps; step++) {
    if (isWanted(current)) return current
    current = current.parent
  }
  return null
}
