/** Words that begin a part saying how a thing is made: "thrown by hand", "filled with feather". */
const participle =
  /^(?:hand-)?(?:\p{L}+(?:ed|wn|ven|spun)|made|cut|built|set|sewn|knit|bound|lit|kept)\s(?:by|with|in|from|of|for|on|out|at|into|under|every|to|over|with)\b/iu

/** A verb of a whole clause, or a word that makes the rest hold only under a condition: then nothing may be taken out. */
const clause =
  /\b(?:is|are|was|were|be|been|can|will|would|could|has|have|had|do|does|you|your|we|our|they|it|its|i|my|these|those|which|who|what|when|where|not|no|without|except|only|unless|but|if|optional|requires?|may|might|compatible|than|up to|as)\b/i

const third =
  /^(?:a|an|the|this|each|every)?\s?(?:[\p{L}&'’-]+\s){1,4}(?:keeps|gives|lets|makes|holds|takes|carries|leaves|mean|means|comes|come|goes|works|runs|fits|turns|brings|helps|lights?|bite|allows)\b/iu

/** What a relative clause adds to a part; the part stands without it. */
const relative = /\s(?:that|which|who|so)\s.*$/iu

const withoutArticle = (part: string): string =>
  part.replace(/^(?:and\s+)?(?:(?:an?|the|its)\s+(?!thousand|hundred|dozen|few|little|lot|pair|spoon))?/iu, '')

/** "filled with feather and closed with a hidden zip" are two parts. */
const halves = (part: string): string[] => {
  const [one, other, ...more] = part.split(/\s+and\s+/iu)
  return other !== undefined && more.length === 0 && participle.test(one) && participle.test(other) ? [one, other] : [part]
}

/** What stands behind the first "with": "a turned oak foot and a linen shade that gives warm, even light" → two things. */
function carried(sentence: string): string[] {
  const found = /^([^,;:]*?)\bwith\s+([^.;:]+)$/iu.exec(sentence)
  if (found === null) return []
  const [, before, behind] = found
  // "Works with any router" says what it does, not what it has.
  if (clause.test(before) || before.trim().split(' ').length < 2 || /(?:ed|en|wn|ing)\s*$/i.test(before)) return []
  const things = behind.replace(relative, '').split(/,\s*(?:made|filled|closed|and)\b/iu)[0]
  // "sea fennel extract and glycerin" stays one thing; "a turned oak foot and a linen shade" are two.
  const separate = things.split(/\s+and\s+(?=an?\s|\d|two\s|three\s|one\s)|,\s+(?=an?\s|\d|two\s|three\s)/iu)
  return separate.some((thing) => thing.includes(',') || /\s(?:for|to|when|in|from|at|into)\s/i.test(thing)) ? [] : separate
}

/**
 * Parts of a sentence that are true when they stand alone: items of a list without a verb, how it is made, what it comes with. Each is the
 * page's own words; nothing is taken from a sentence that holds a condition.
 */
export function partsOfSentence(sentence: string): readonly string[] {
  const text = sentence.replace(/[.!]$/, '')
  if (/[?"“”():;]/.test(text) || /\b(?:not|no|without|except|only|unless|but|if|optional|requires?|may|might|up to|than)\b/i.test(text))
    return []
  const pieces = text.split(/,\s+/).map((piece) => piece.trim())
  if (pieces.some((piece) => /^(?:then|so|yet)\b/i.test(piece))) return []
  const parts: string[] = []
  const [first] = pieces
  const isEnumeration = pieces.length > 1 && /\band\b/i.test(pieces.at(-1) ?? '') && halves(pieces.at(-1) ?? '').length === 1
  if (participle.test(first) && pieces.length > 1) parts.push(...halves(first))
  else if (!pieces.some((piece) => clause.test(piece) || third.test(piece))) {
    if (!isEnumeration && pieces.length > 1) parts.push(...pieces.flatMap((piece) => halves(piece)))
    else if (isEnumeration && pieces.length === 2) parts.push(first)
  }
  parts.push(...carried(text))
  if (!clause.test(first) && !third.test(first) && /\swith\s/i.test(first) && pieces.length > 1) {
    const head = withoutArticle(first.split(/\swith\s/i)[0])
    if (head.split(' ').length >= 3) parts.push(head)
  }
  return [...new Set(parts.map((part) => withoutArticle(part.replace(relative, '')).trim()))].filter(
    (part) => part !== '' && !/^\p{L}+ing\b/u.test(part),
  )
}
