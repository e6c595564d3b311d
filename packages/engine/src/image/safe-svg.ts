// Erased: the whole of css-tree loads tables that are not installed.
import type { CssNode } from 'css-tree'
import { readDataUrl } from '@adloom/domain/upload.ts'
import { escapeUTF8 } from 'entities'
import { Parser } from 'htmlparser2'
import { cssStructure, type ErrorBudget, errorBudget } from './css-structure.ts'
import { readImageHeader } from './image-header.ts'
import { svgAttributes, svgElements } from './svg-names.ts'
import { drawnElements, referencesIn, type SvgPart, type SvgRule } from './svg-parts.ts'
import { isSvgName } from './xml-root.ts'

/** A drawing that neither runs nor loads anything. */
interface SafeSvg {
  /** The drawing as XML, of allowed elements and attributes only. */
  readonly markup: string
  /** Names of all its elements in lower case, of those left out too. */
  readonly elements: ReadonlySet<string>
  /** Whether nothing that was left out would have run or loaded something. */
  readonly isSelfContained: boolean
}

/** Elements of the largest drawing: twenty characters for each in half a megabyte. */
const ELEMENTS_MAX = 25_000
/** Elements drawn, each as often as it is referred to: librsvg draws some ten thousand in a second. */
const DRAWN_MAX = 50_000
/** Characters of all text: librsvg takes a second for 2000 in one line, and minutes for 20 000 (2026-11). */
const TEXT_MAX = 1_000
/** The parser moves its whole stack for each tag, and renderers recurse. */
const DEPTH_MAX = 200

/** Elements that run or load something. */
const ACTIVE = /^(?:.*:)?(?:script|handler|foreignobject|iframe|object|embed|audio|video|include)$/
const textElements: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath'])
/** A part of the drawing. */
const PART = /^\s*#/
/** Pixels of the largest embedded image: half a megabyte may hold a picture that takes gigabytes. */
const EMBEDDED_PIXELS = 4_000_000
const EMBEDDED_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/jpg', 'image/gif', 'image/webp'])
/** What loads something from CSS. A backslash may spell it, and no drawing needs one. */
const LOADS_IN_CSS = /\\|@import|@font-face|url\(\s*(?!["']?(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,]))/i

const isAllowedProperty = (name: string): boolean => name.startsWith('--') || svgAttributes.has(name.toLowerCase())

/** The allowed declarations of a parsed block, as CSS. */
const allowedDeclarations = (block: Iterable<CssNode>): string =>
  Array.from(block, (node) =>
    node.type === 'Declaration' && node.value.type === 'Raw' && isAllowedProperty(node.property)
      ? `${node.property}:${node.value.value}${node.important === false ? '' : '!important'};`
      : '',
  ).join('')

/** Whether the address is an image of a moderate size, and in itself. */
function isEmbedded(address: string): boolean {
  const image = readDataUrl(address.trim())
  if (image === null || !EMBEDDED_TYPES.has(image.contentType)) return false
  const size = readImageHeader(image.bytes)
  return size !== null && size !== 'more' && size.width * size.height <= EMBEDDED_PIXELS
}

function allowedStyle(css: string, budget: ErrorBudget): string {
  const list = cssStructure(css, 'declarationList', budget)
  return list?.type === 'DeclarationList' ? allowedDeclarations(list.children) : ''
}

/** The rules of a style sheet with their allowed declarations; no at-rules, which renderers of SVG ignore. */
function allowedRules(css: string, budget: ErrorBudget): { readonly selectors: string; readonly declarations: string }[] {
  const sheet = cssStructure(css, 'stylesheet', budget)
  if (sheet?.type !== 'StyleSheet') return []
  return Array.from(sheet.children).flatMap((rule) =>
    rule.type === 'Rule' && rule.prelude.type === 'Raw'
      ? [{ selectors: rule.prelude.value, declarations: allowedDeclarations(rule.block.children) }]
      : [],
  )
}

/** The allowed ones of an element's attributes; `loads` when one that was left out would load something. */
function allowedAttributes(
  element: string,
  attributes: Readonly<Record<string, string>>,
  budget: ErrorBudget,
): { allowed: Map<string, string>; loads: boolean } {
  const allowed = new Map<string, string>()
  let loads = false
  for (const [written, value] of Object.entries(attributes)) {
    const name = svgAttributes.get(written.toLowerCase())
    const isAddress = name === 'href' || written === 'src'
    if (name === undefined && !isAddress) continue
    const isInside = isAddress ? PART.test(value) || (element === 'image' && isEmbedded(value)) : !LOADS_IN_CSS.test(value)
    // A link loads nothing until somebody follows it.
    if (!isInside) loads ||= element !== 'a'
    else if (name !== undefined && !allowed.has(name)) allowed.set(name, name === 'style' ? allowedStyle(value, budget) : value)
  }
  return { allowed, loads }
}

const asXml = (attributes: ReadonlyMap<string, string>): string =>
  Array.from(attributes, ([name, value]) => (value === '' ? '' : ` ${name}="${escapeUTF8(value)}"`)).join('')

/** An element as `drawnElements` counts it. */
function partOf(name: string, attributes: ReadonlyMap<string, string>): SvgPart {
  const address = attributes.get('href')?.trim() ?? ''
  const references = Array.from(attributes.values()).flatMap(referencesIn)
  if (address.startsWith('#')) references.push(address.slice(1))
  return { name, id: attributes.get('id') ?? '', classes: attributes.get('class')?.split(/\s+/) ?? [], references, end: 0 }
}

/** What has been written of a drawing so far. */
interface Copy {
  readonly markup: string[]
  readonly elements: Set<string>
  isSelfContained: boolean
  /** Prefix of the drawing's own elements: 'svg:' or ''. */
  prefix: string
  /** Open elements, and where their start tags stand in `markup`. */
  readonly open: { readonly part: SvgPart; readonly startTag: number }[]
  readonly parts: SvgPart[]
  readonly rules: SvgRule[]
  textLength: number
  /** How many elements are open from one that is left out, itself included. */
  leftOut: number
  /** Text of the open style element. */
  css: string
  readonly cssErrors: ErrorBudget
  count: number
  isComplete: boolean
}

/** Copies a start tag; false when this is no drawing, or a larger one than allowed. */
function copyStart(copy: Copy, written: string, attributes: Readonly<Record<string, string>>): boolean {
  const depth = copy.open.length + copy.leftOut
  copy.count++
  if (copy.count > ELEMENTS_MAX || depth >= DEPTH_MAX) return false
  const isRoot = depth === 0
  if (isRoot) {
    // A drawing has one root; the first may have closed itself.
    if (copy.count > 1 || !isSvgName(written)) return false
    copy.prefix = written.slice(0, -'svg'.length)
  }
  const local = (written.startsWith(copy.prefix) ? written.slice(copy.prefix.length) : written).toLowerCase()
  const name = svgElements.get(local)
  const { allowed, loads } = allowedAttributes(local, attributes, copy.cssErrors)
  copy.elements.add(local)
  if (loads || ACTIVE.test(local)) copy.isSelfContained = false
  if (name === undefined || copy.leftOut > 0) copy.leftOut++
  else {
    const part = partOf(name, allowed)
    copy.open.push({ part, startTag: copy.markup.length })
    copy.parts.push(part)
    if (name !== 'style') copy.markup.push(`<${name}${isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : ''}${asXml(allowed)}>`)
  }
  return true
}

function copyText(copy: Copy, text: string): void {
  const element = copy.open.at(-1)?.part.name ?? ''
  if (copy.leftOut > 0) return
  if (element === 'style') copy.css += text
  else if (textElements.has(element)) {
    copy.markup.push(escapeUTF8(text))
    copy.textLength += text.length
  }
}

function copyEnd(copy: Copy, isImplied: boolean): void {
  if (copy.leftOut > 0) {
    copy.leftOut--
    return
  }
  const ended = copy.open.pop()
  if (ended === undefined) return
  const { part, startTag } = ended
  part.end = copy.parts.length
  if (part.name === 'style') copySheet(copy)
  else if (startTag === copy.markup.length - 1) copy.markup[startTag] = `${copy.markup[startTag].slice(0, -1)}/>`
  else copy.markup.push(`</${part.name}>`)
  copy.isComplete = copy.open.length === 0 && !isImplied
}

function copySheet(copy: Copy): void {
  if (LOADS_IN_CSS.test(copy.css)) copy.isSelfContained = false
  else {
    const rules = allowedRules(copy.css, copy.cssErrors)
    copy.markup.push(`<style>${escapeUTF8(rules.map(({ selectors, declarations }) => `${selectors}{${declarations}}`).join(''))}</style>`)
    for (const { selectors, declarations } of rules) {
      const references = referencesIn(declarations)
      if (references.length > 0) copy.rules.push({ selectors, references })
    }
  }
  copy.css = ''
}

/**
 * The SVG in `text` without anything that is not allowed in `svg-names.ts` or refers to something outside it; null when it is no SVG, unfinished or
 * takes longer to draw than any logo. `syntax`: how it is written; in HTML, names have no case and attributes need no quotes.
 */
export function safeSvg(text: string, syntax: 'xml' | 'html'): SafeSvg | null {
  const copy: Copy = {
    markup: [],
    elements: new Set(),
    isSelfContained: true,
    prefix: '',
    open: [],
    parts: [],
    rules: [],
    textLength: 0,
    leftOut: 0,
    css: '',
    cssErrors: errorBudget(),
    count: 0,
    isComplete: false,
  }
  let isRefused = false
  const parser = new Parser(
    {
      onprocessinginstruction: (_, written) => {
        if (/^\?xml-stylesheet|!ENTITY/i.test(written)) copy.isSelfContained = false
      },
      onopentag: (name, attributes) => {
        isRefused ||= !copyStart(copy, name, attributes)
        if (isRefused) parser.pause()
      },
      ontext: (written) => copyText(copy, written),
      onclosetag: (_, isImplied) => copyEnd(copy, isImplied),
    },
    { xmlMode: syntax === 'xml', recognizeSelfClosing: true },
  )
  parser.write(text)
  if (isRefused || !copy.isComplete || copy.textLength > TEXT_MAX) return null
  if (drawnElements(copy.parts, copy.rules, DRAWN_MAX) >= DRAWN_MAX) return null
  const { elements, isSelfContained } = copy
  const markup = copy.markup.join('')
  // Without a style sheet a class means nothing, and one drawing in two places of a page should be the same text.
  return { markup: elements.has('style') ? markup : markup.replace(/ class="[^"]*"/g, ''), elements, isSelfContained }
}
