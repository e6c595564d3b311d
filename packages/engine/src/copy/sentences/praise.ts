import { type ReviewSign, type Writing } from '../languages/writing.ts'
import { graphemes } from '../limits.ts'

/** A quotable statement of a buyer. */
export interface Quote {
  readonly text: string
  /** 1 for a word of praise, 2 for a result, their sum for more; half a point for a number. */
  readonly worth: number
}

type Review = Writing['review']

/**
 * Role of a sentence in a review: praise of the product; blame; another product or an earlier time, to which the next sentence may be the
 * payoff; the shop, the reader or something no ad prints; or none of these.
 */
type Role = 'praise' | 'blame' | 'setUp' | 'aside' | 'plain'

interface Reading {
  readonly role: Role
  readonly worth: number
}

/** Graphemes of a quote that is read to its end. */
const QUOTE_TO = 110
/** Below this many graphemes praise is either a result, "Solid as a rock", or generic, "Great product". */
const SHORT = 24
const SHORTEST = 14

const PRAISED = 1
const RESULT = 2
const NUMBER = 0.5

/** Words before a word within which a denial negates it; a result is an expression, so its reach is shorter. */
const DENIES_WITHIN = { praise: 4, fault: 4, result: 2 } as const

/** "And" in the supported languages. */
const joints = /\s(?:and|&|und|et|y|e|en)\s/iu

const found = (text: string, pattern: RegExp | null): readonly RegExpExecArray[] => (pattern === null ? [] : [...text.matchAll(pattern)])

const reads = (text: string, sign: ReviewSign, review: Review): boolean => found(text, review[sign]).length > 0

/** Whether a denial is in the same clause: a few words before, "no more scratching", or right after, "kratzt nicht". */
function isDenied(text: string, { index, 0: word }: RegExpExecArray, sign: keyof typeof DENIES_WITHIN, review: Review): boolean {
  const clause =
    text
      .slice(0, index)
      .split(/[,.;:()✓]|\s[–-]\s/u)
      .at(-1) ?? ''
  const before = clause.trim().split(/\s+/u).slice(-DENIES_WITHIN[sign]).join(' ')
  const [behind] = found(text.slice(index + word.length), review.denialBehind)
  return reads(before, 'denial', review) || behind?.index === 1
}

function readingOf(sentence: string, review: Review): Reading {
  const plain = sentence.replaceAll('’', "'")
  const results = found(plain, review.result).length
  // "Can't fault it", "survived before Christmas": an expression for a result is not checked word by word.
  const text = review.result === null ? plain : plain.replace(review.result, '✓')
  const faults = found(text, review.fault)
  const denied = faults.filter((fault) => isDenied(text, fault, 'fault', review)).length
  const praises = found(text, review.praise)
  // "No leaks or drips" denies both; "no leaks and lovely colours" only the leaks.
  const takesBack = (whole: string, sign: 'praise' | 'result'): boolean =>
    whole.split(joints).some((part) => found(part, review[sign]).some((good) => isDenied(part, good, sign, review)))
  const isTakenBack = takesBack(text, 'praise') || takesBack(plain, 'result')
  const worth = PRAISED * Math.min(2, praises.length) + RESULT * Math.min(2, results + denied) + (/\d/.test(sentence) ? NUMBER : 0)
  const isPraise = worth >= PRAISED
  const isBefore = reads(text, 'before', review)
  if (isBefore && !isPraise) return { role: 'setUp', worth }
  if (isTakenBack || reads(text, 'hedge', review)) return { role: 'blame', worth }
  if (isBefore) return { role: 'aside', worth }
  if (denied < faults.length) return { role: 'blame', worth }
  if (reads(text, 'aside', review)) return { role: 'aside', worth }
  return { role: isPraise ? 'praise' : 'plain', worth }
}

/** Sentences of one review that praise the product, alone or with the sentence before. A null sentence is one that no ad prints. */
export function quotesIn(sentences: readonly (string | null)[], { review, pointing }: Pick<Writing, 'review' | 'pointing'>): Quote[] {
  const readings = sentences.map((sentence): Reading => (sentence === null ? { role: 'aside', worth: 0 } : readingOf(sentence, review)))
  const least = readings.some(({ role }) => role === 'blame') ? RESULT : PRAISED
  return sentences.flatMap((sentence, place) => {
    const { role, worth } = readings[place]
    if (sentence === null || role !== 'praise' || worth < least) return []
    const length = graphemes(sentence.replace(/[.!]$/u, ''))
    const leadIn = place === 0 ? 'aside' : readings[place - 1].role
    const whole = `${sentences[place - 1] ?? ''} ${sentence}`
    const isPair = (leadIn === 'setUp' || (leadIn === 'plain' && length < SHORT)) && graphemes(whole) <= QUOTE_TO + 1
    if (isPair) return [{ text: whole, worth }]
    // "These have survived Christmas" is the second half of a statement about every other set.
    const isHalf = leadIn === 'setUp' && pointing.has((/^\p{L}+/u.exec(sentence)?.[0] ?? '').toLowerCase())
    const stands = !isHalf && !reads(sentence, 'leaning', review) && length >= (worth >= RESULT ? SHORTEST : SHORT) && length <= QUOTE_TO
    return stands ? [{ text: sentence, worth }] : []
  })
}
