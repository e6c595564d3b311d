import { isControl, labelled, LEAST_SCORE, listScore, type ShownList, isInAside } from './feature-lists.ts'
import { boxContentsCaption } from '../words/feature-phrases.ts'
import { isShopTalk, pointOf } from './feature-words.ts'
import { type PageElement } from '../document/page-document.ts'
import { type PageReading } from '../sources/page-reading.ts'
import { region } from '../document/page-region.ts'
import { oneLine } from '../document/page-text.ts'

/** Names of boxes whose rows are a name and a value. */
const SPEC_NAME =
  /(^|[\s_-])(spec(s|ification\w*)?|attributes?|features?|propert(y|ies)|characteristics?|details?|params?|parameters?|facts?|eigenschaft\w*|merkmal\w*|data-?sheet|technical|kenmerk\w*|caracteristi\w*|caratteristi\w*|parametr\w*|cechy|vlastnost\w*|har?akteristik\w*)([\s_-]|$)/
const ROWS_MAX = 3000

const ROW_TAGS = new Set(['div', 'p', 'section'])

/** A cached test whether a class or an id is one of a box of facts; a page repeats the same few hundred. */
function specNames(): (name: string | undefined) => boolean {
  const known = new Map<string, boolean>()
  return (name) => {
    if (name === undefined || name.length < 4) return false
    let isSpec = known.get(name)
    if (isSpec === undefined) {
      isSpec = SPEC_NAME.test(name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase())
      known.set(name, isSpec)
    }
    return isSpec
  }
}

/** 'Material: Oak' of rows of two adjacent boxes, which only style sheets draw as a table. */
export function boxLists(reading: PageReading, heading: PageElement | null, title: string): ShownList[] {
  const byParent = new Map<PageElement, string[]>()
  const isSpecName = specNames()
  const from = heading?.index ?? 0
  let seen = 0
  for (const row of reading.page.elements) {
    if (row.index < from) continue
    const size = row.end - row.index
    const { parent } = row
    if (size > 16 || size < 5 || parent === null || !ROW_TAGS.has(row.tag)) continue
    if (++seen > ROWS_MAX) break
    if (isInAside(row)) continue
    const isOfFacts =
      (row.region & region.description) !== 0 ||
      isSpecName(row.attributes.class) ||
      isSpecName(parent.attributes.class) ||
      isSpecName(parent.attributes.id)
    if (!isOfFacts || isControl(row)) continue
    const text = labelled(reading, row)
    const point = text === null || text.length > 90 ? null : pointOf(text, title)
    if (point === null) continue
    const points = byParent.get(parent) ?? []
    points.push(point)
    byParent.set(parent, points)
  }
  return [...byParent]
    .map(([box, points]) => ({ points, score: listScore(box, heading) - 0.5, index: box.index }))
    .filter(({ points, score }) => points.length > 1 && score >= LEAST_SCORE - 0.6)
}

const LINE_TAGS = /^(p|div|br|li|ul|ol|tr|td|h[1-6]|section|article|table|dl|dt|dd|blockquote)$/
const READ_OVER = /^(script|style|noscript|template|svg|button|select|table|dl|ul|ol|iframe|form)$/
const MARKED = /^\s*[•●▪◦‣✓✔✅☑►▶➤★*·○■◆❖→–—-]\s*(?=\S)/u
/** 'Material: Oak' on a line of its own: a short name of few words, and a short value. */
const NAMED = /^(?:[^:：.!?]{2,32}[:：]|【[^】]{1,16}】)\s?\S.{0,78}$/u
const LINES_MAX = 200

/** The lines of a box as written: each in its own element, after a break, or after a mark at the start of a source line. */
function linesOf({ page }: PageReading, box: PageElement): string[] {
  const lines: string[] = []
  let line = ''
  const end = (): void => {
    if (line.trim() !== '') lines.push(oneLine(line))
    line = ''
  }
  for (let index = box.index + 1; index < box.end && lines.length < LINES_MAX; index++) {
    const node = page.nodes[index]
    if (typeof node === 'string') {
      const [first, ...rest] = node.slice(0, 5000).split(/\n[^\S\n]*(?=[•●▪✓✔►*·-]\s)/u)
      line += first
      for (const part of rest) {
        end()
        line = part
      }
      continue
    }
    if (READ_OVER.test(node.tag) || isInAside(node)) {
      end()
      index = node.end - 1
    } else if (LINE_TAGS.test(node.tag)) end()
  }
  end()
  return lines
}

const isOutermost = ({ region: bits, parent }: PageElement): boolean =>
  (bits & region.description) !== 0 && ((parent?.region ?? 0) & region.description) === 0

/** Paragraphs with line breaks soon after the name, on pages without named sections. */
const isBroken = ({ page }: PageReading, { tag, index, end, region: bits }: PageElement, heading: PageElement | null): boolean =>
  tag === 'p' &&
  heading !== null &&
  (bits & region.description) === 0 &&
  index > heading.index &&
  index - heading.index < 250 &&
  page.nodes.slice(index + 1, Math.min(end, index + 40)).filter((node) => typeof node !== 'string' && node.tag === 'br').length > 0

/** Points that a description writes as lines with marks, or as lines of a name and a value, without list markup. */
export function writtenLists(reading: PageReading, heading: PageElement | null, title: string): ShownList[] {
  const lists: ShownList[] = []
  for (const box of reading.page.elements.filter((element) => isOutermost(element) || isBroken(reading, element, heading)).slice(0, 20)) {
    if (isInAside(box) || isControl(box)) continue
    const score = listScore(box, heading)
    if (score < LEAST_SCORE) continue
    const marked: string[] = []
    const named: string[] = []
    let isAway = false
    for (const line of linesOf(reading, box)) {
      const isMarked = MARKED.test(line)
      // A short line without a mark is the caption of what follows.
      if (!isMarked && line.length < 60 && !NAMED.test(line)) isAway = isShopTalk(line) || boxContentsCaption.test(line)
      if (isAway || (!isMarked && !NAMED.test(line))) continue
      const point = pointOf(line, title)
      if (point !== null) (isMarked ? marked : named).push(point)
    }
    for (const points of [marked, named]) if (points.length > 1) lists.push({ points, score, index: box.index })
  }
  return lists
}

/** Points run together in one text: '• Pure beeswax • Burns seven hours'. Empty when fewer than two have a mark. */
export function inlinePoints(text: string): string[] {
  const parts = text
    .slice(0, 4000)
    .split(/(?:^|\s)[•●▪✓✔✅►➤◆]\s*/u)
    .slice(1)
  // The text may continue after the last point; a point ends with its sentence.
  return parts.length < 2 ? [] : parts.map((part) => (/^.{3,120}?[.!](?=\s+\p{Lu})/u.exec(part)?.[0] ?? part).trim())
}
