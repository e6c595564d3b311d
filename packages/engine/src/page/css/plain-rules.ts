/** A rule as written: its selectors, and its declarations as names with values. */
interface PlainRule {
  readonly selectors: string
  readonly declarations: readonly { readonly property: string; readonly value: string; readonly isImportant: boolean }[]
}

interface PlainReader {
  /** Whether the declarations of this property are kept. */
  readonly isRead: (property: string) => boolean
  /** Whether the rules in the block of an at-rule are kept, by its name in lower case and its condition. */
  readonly holds: (name: string, condition: string) => boolean
}

const QUOTE = 34
const BACKSLASH = 92
const OPEN = 123
const CLOSE = 125
const SEMICOLON = 59
const COLON = 58
const BANG = 33
const AT = 64
const END = 0
const UNUSUAL = -1

/** Characters that mean something between the marks of a sheet: quotes, brackets, comments, escapes and the marks themselves. */
const isSign = new Uint8Array(128)
for (const sign of '{};:!"\'()[]/\\') isSign[sign.charCodeAt(0)] = 1

const SPACE = /[ \n\r\t\f]/
const STRINGS = { '"': /"(?:[^"\\\n\r\f]|\\[^])*"/y, "'": /'(?:[^'\\\n\r\f]|\\[^])*'/y }
/** An address without quotes, from behind its bracket. */
const ADDRESS = /[ \n\r\t\f]*(?:[^\s"'()\\]+[ \n\r\t\f]*)?\)/y
const NAME = /@([\w-]+)(?![\w\\-]|[^\0-\x7f])/y
const IMPORTANT = /^!\s*important\s*$/i
/** Blocks that hold rules again. */
const CONDITIONS = /^(?:media|supports|layer|container)$/

/** Such blocks in one another; real sheets have two at most (2026-11). */
const DEPTH_MAX = 20

/** The place of a text that is read from mark to mark. */
interface Place {
  readonly css: string
  at: number
}

/** Moves behind what the pattern matches here; whether it does. */
function pass(place: Place, pattern: RegExp): boolean {
  pattern.lastIndex = place.at
  if (!pattern.test(place.css)) return false
  place.at = pattern.lastIndex
  return true
}

/** Moves behind a comment that begins here; whether it ends. */
function passComment(place: Place): boolean {
  const end = place.css.indexOf('*/', place.at + 2)
  if (end === -1) return false
  place.at = end + 2
  return true
}

/** Moves behind white space and comments. */
function passSpace(place: Place): boolean {
  const { css } = place
  for (;;) {
    while (place.at < css.length && SPACE.test(css[place.at])) place.at++
    if (!css.startsWith('/*', place.at)) return true
    if (!passComment(place)) return false
  }
}

/** Moves to the next of `{ } ; : !` outside strings, comments and brackets, and says which; `END` and `UNUSUAL` when there is none. */
function nextMark(place: Place): number {
  const { css } = place
  let closers = ''
  for (; place.at < css.length; place.at++) {
    const code = css.charCodeAt(place.at)
    if (code > 127 || isSign[code] === 0) continue
    const sign = css[place.at]
    if (sign === '"' || sign === "'") {
      if (!pass(place, STRINGS[sign])) return UNUSUAL
      place.at--
    } else if (code === BACKSLASH) place.at++
    else if (sign === '/') {
      if (css.charCodeAt(place.at + 1) !== 42) continue
      if (!passComment(place)) return UNUSUAL
      place.at--
    } else if (sign === '(' && /url$/i.test(css.slice(Math.max(0, place.at - 3), place.at))) {
      if (/[\w\\-]|[^\0-\x7f]/.test(css[place.at - 4] ?? ' ')) return UNUSUAL
      place.at++
      if (pass(place, ADDRESS)) place.at--
      else {
        const quoted = css.slice(place.at, place.at + 200).trimStart()
        if (quoted.charCodeAt(0) !== QUOTE && !quoted.startsWith("'")) return UNUSUAL
        closers += ')'
        place.at--
      }
    } else if (sign === '(' || sign === '[') closers += sign === '(' ? ')' : ']'
    else if (sign === ')' || sign === ']') {
      if (closers === '' || !closers.endsWith(sign)) return UNUSUAL
      closers = closers.slice(0, -1)
    } else if (closers === '') return code
    else if (code === OPEN || code === CLOSE) return UNUSUAL
  }
  return closers === '' ? END : UNUSUAL
}

/** Moves to the next of `{ } ;`. */
function nextEdge(place: Place): number {
  for (;;) {
    const mark = nextMark(place)
    if (mark !== COLON && mark !== BANG) return mark
    place.at++
  }
}

/** Moves behind a block, from behind its "{". */
function passBlock(place: Place): boolean {
  for (let depth = 1; depth > 0; place.at++) {
    const mark = nextEdge(place)
    if (mark === END || mark === UNUSUAL) return false
    if (mark !== SEMICOLON) depth += mark === OPEN ? 1 : -1
  }
  return true
}

/** Adds the declarations of a rule, from behind its "{" to behind its "}". */
function readDeclarations(place: Place, { isRead }: PlainReader, declarations: PlainRule['declarations'][number][]): boolean {
  const { css } = place
  for (;;) {
    if (!passSpace(place)) return false
    const start = place.at
    const first = css.charCodeAt(start)
    if (first === AT || css[start] === '&') return false
    let mark = nextMark(place)
    if (mark === COLON) {
      const property = css.slice(start, place.at++).trimEnd()
      const valueStart = place.at
      let bang = -1
      for (mark = nextMark(place); mark === COLON || mark === BANG; mark = nextMark(place)) {
        if (mark === BANG && bang === -1) bang = place.at
        place.at++
      }
      if (mark !== SEMICOLON && mark !== CLOSE) return false
      // A comment in front of the colon.
      if (property.includes('/')) return false
      if (isRead(property)) {
        if (bang !== -1 && !IMPORTANT.test(css.slice(bang, place.at))) return false
        const value = css.slice(valueStart, bang === -1 ? place.at : bang)
        if (!property.startsWith('--') && value.trimStart().startsWith('/*')) return false
        declarations.push({ property, value, isImportant: bang !== -1 })
      }
    }
    if (mark !== SEMICOLON && mark !== CLOSE) return false
    place.at++
    if (mark === CLOSE) return true
  }
}

/** Adds the rule that begins here, or the rules of the at-rule, and moves behind it. */
function readRule(place: Place, reader: PlainReader, depth: number, rules: PlainRule[]): boolean {
  const { css } = place
  const start = place.at
  const isAtRule = css.charCodeAt(start) === AT
  if (isAtRule ? !pass(place, NAME) : css.startsWith('<!--', start) || css.startsWith('-->', start)) return false
  const nameEnd = place.at
  const mark = nextEdge(place)
  if (mark !== OPEN && !(isAtRule && mark === SEMICOLON)) return false
  const prelude = css.slice(isAtRule ? nameEnd : start, place.at++).trimEnd()
  if (mark === SEMICOLON) return true
  if (isAtRule) {
    const name = css.slice(start + 1, nameEnd).toLowerCase()
    if (!reader.holds(name, prelude)) return passBlock(place)
    return CONDITIONS.test(name) && depth < DEPTH_MAX && readBlock(place, reader, depth + 1, rules)
  }
  const declarations: PlainRule['declarations'][number][] = []
  if (!readDeclarations(place, reader, declarations)) return false
  if (declarations.length > 0) rules.push({ selectors: prelude, declarations })
  return true
}

/** Adds the rules of a block, from behind its "{" to behind its "}". */
function readBlock(place: Place, reader: PlainReader, depth: number, rules: PlainRule[]): boolean {
  const { css } = place
  while (passSpace(place) && place.at < css.length) {
    if (css.charCodeAt(place.at) === CLOSE) {
      place.at++
      return true
    }
    if (!readRule(place, reader, depth, rules)) return false
  }
  return false
}

/**
 * The rules of a style sheet, in order, as far as everything is as usual, and the rest from the first rule or at-rule with something that is not: rules
 * in rules, errors, comments or escapes in odd places. Linear in its length.
 */
export function plainRules(css: string, reader: PlainReader): { readonly rules: readonly PlainRule[]; readonly rest: string } {
  const rules: PlainRule[] = []
  const place = { css, at: 0 }
  if (css.charCodeAt(0) === 0xfeff) return { rules, rest: css }
  for (;;) {
    const start = place.at
    const count = rules.length
    if (!passSpace(place)) return { rules, rest: css.slice(start) }
    if (place.at >= css.length) return { rules, rest: '' }
    // The "}" that begins none of its own rules is an error of the sheet.
    if (css.charCodeAt(place.at) === CLOSE || !readRule(place, reader, 0, rules))
      return { rules: rules.slice(0, count), rest: css.slice(start) }
  }
}
