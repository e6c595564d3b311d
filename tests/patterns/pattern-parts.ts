/** Index behind the group or class that begins at `start`. */
function endOf(source: string, start: number): number {
  const isClass = source[start] === '['
  let at = start + 1
  while (at < source.length) {
    const sign = source[at]
    if (sign === '\\') at += 2
    else if (isClass && sign === ']') return at + 1
    else if (!isClass && sign === ')') return at + 1
    else at = sign === '[' || (sign === '(' && !isClass) ? endOf(source, at) : at + 1
  }
  return at
}

/** Index behind the sign, group or class at `at`. */
function next(source: string, at: number): number {
  if (source[at] === '\\') return at + 2
  return source[at] === '(' || source[at] === '[' ? endOf(source, at) : at + 1
}

/** The alternatives of a pattern, not of its groups. */
function alternatives(source: string): readonly string[] {
  const found: string[] = []
  let start = 0
  for (let at = 0; at < source.length; at = next(source, at)) {
    if (source[at] !== '|') continue
    found.push(source.slice(start, at))
    start = at + 1
  }
  return [...found, source.slice(start)]
}

const isLookaround = (group: string): boolean => /^\(\?<?[=!]/.test(group)

/** `before(?:one|other)after` as `before(?:one)after` and `before(?:other)after`, where `before` has only assertions. */
function distributed(source: string): readonly string[] {
  let start = 0
  while (source[start] === '^' || (source[start] === '(' && isLookaround(source.slice(start)))) start = next(source, start)
  if (!source.startsWith('(?:', start)) return [source]
  const end = endOf(source, start)
  // A group that repeats is no choice.
  if (/^[*+?{]/.test(source.slice(end))) return [source]
  return alternatives(source.slice(start + 3, end - 1)).map((one) => `${source.slice(0, start)}(?:${one})${source.slice(end)}`)
}

/**
 * Patterns that together take as long as the pattern: its alternatives, where matching tries one after the other. Those are left out that repeat
 * nothing without limit, because from each place of a text they read no further than a fixed number of characters.
 */
export const partsOfPattern = (source: string): readonly string[] =>
  alternatives(source)
    .flatMap(distributed)
    .filter((part) => /[*+]|\{\d+,\}/.test(part.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '')))

/**
 * The pattern with each word shortened to a letter or two: thousands of vocabulary patterns have few shapes. A shape has no fewer ways to match a text
 * than its pattern, unless the pattern tells letters apart, by a class or a reference: then it is the pattern itself.
 */
export function shapeOfPattern(source: string): string {
  if (/\[(?:\\.|[^\]\\])*?(?<!\\)[A-Za-z]/.test(source.replace(/\\[pP]\{[^}]*\}/g, '')) || /\\(?:[1-9]|k<)/.test(source)) return source
  const words = /\(\?<\w+>|\\[pP]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\p{L}+/gu
  const short = source.replace(words, (part, at: number) => {
    if (part.startsWith('(')) return '('
    if (!/^\p{L}/u.test(part)) return part
    return part.length > 1 && /[*+?{]/.test(source.charAt(at + part.length)) ? 'aa' : 'a'
  })
  // Words that have become the same are one alternative, and a phrase has two words.
  return short
    .replace(/(?<=[(|:] ?)a(?: a)+(?= ?[|)])/g, 'a a')
    .replace(/(?<=\()([^()]*\|[^()]*)(?=\))/g, (choice) =>
      [...new Set(choice.replace(/^\?:/, '').split('|'))].join('|').replace(/^/, choice.startsWith('?:') ? '?:' : ''),
    )
}
