import { safeSvg } from '../../image/safe-svg.ts'
import { attribute, elementsOf, type PageDocument, type PageElement } from '../document/page-document.ts'

/** Characters of the largest inline SVG that counts as a logo; a larger one is an illustration. */
export const SVG_MAX = 30_000
/** Elements searched for the part that a `<use>` refers to. */
const PARTS_MAX = 2000

/** Elements without which a drawing is empty. */
const shapes = ['path', 'polygon', 'rect', 'circle', 'text', 'g', 'ellipse', 'line', 'polyline']
/** Elements that show something from elsewhere: a drawing with them is not whole. */
const borrowing = ['use', 'image', 'foreignobject', 'symbol']

/** An inline SVG as data URI, without anything that could run or load; null when it only refers elsewhere or draws nothing. */
export function inlineSvg(markup: string): string | null {
  const drawing = markup.length > SVG_MAX ? null : safeSvg(markup, 'html')
  if (drawing === null || !shapes.some((name) => drawing.elements.has(name)) || borrowing.some((name) => drawing.elements.has(name)))
    return null
  return `data:image/svg+xml;utf8,${encodeURIComponent(drawing.markup.replaceAll('currentColor', '#111111').toWellFormed())}`
}

/** The single part of the page that an SVG refers to with `<use>`; null when there are none or several, or it is outside the page. */
function usedPart(page: PageDocument, svg: PageElement): PageElement | null {
  const uses: PageElement[] = []
  for (let index = svg.index + 1; index < svg.end; index++) {
    const node = page.nodes[index]
    if (typeof node !== 'string' && node.tag === 'use') uses.push(node)
  }
  const [use] = uses
  if (use === undefined || uses.length > 1) return null
  const address = attribute(use, 'href') || attribute(use, 'xlink:href')
  if (!/^#./.test(address)) return null
  const isPart = (element: PageElement): boolean =>
    attribute(element, 'id') === address.slice(1) && !(element.index <= svg.index && svg.index < element.end)
  for (const tag of ['symbol', 'g', 'path', 'svg']) {
    const part = elementsOf(page, tag).slice(0, PARTS_MAX).find(isPart)
    if (part !== undefined) return part
  }
  return null
}

const viewBoxIn = (markup: string): string => /\sviewbox\s*=\s*["']([-\d.\s,e]{3,80})["']/i.exec(markup.slice(0, 2000))?.[1] ?? ''

/** An inline SVG of the page as `inlineSvg` returns it; one that only refers to a symbol of the page's own sprite contains that symbol. */
export function drawnSvg(page: PageDocument, svg: PageElement): string | null {
  const markup = page.sourceOf(svg)
  const part = /<use\b/i.test(markup.slice(0, SVG_MAX)) ? usedPart(page, svg) : null
  if (part === null) return inlineSvg(markup)
  const drawing = page.sourceOf(part)
  const isFrame = part.tag === 'symbol' || part.tag === 'svg'
  const inner = isFrame ? drawing.replace(/^<[^>]{0,2000}>/, '').replace(/<\/(?:symbol|svg)\s*>\s*$/i, '') : drawing
  const box = (isFrame ? viewBoxIn(drawing) : '') || viewBoxIn(markup)
  return inlineSvg(`<svg${box === '' ? '' : ` viewBox="${box}"`}>${inner}</svg>`)
}
