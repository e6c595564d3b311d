import { type Writing } from '../languages/writing.ts'
import { clauseEnd, hasListEnd, isNominal, isThirdPerson } from './english-clauses.ts'
import { type PhraseKind } from './phrase.ts'
import { textBetween, type Token } from './token.ts'

/** A phrase as a range of tokens; `cut` when it ends before a border of the sentence. */
export interface Run {
  readonly from: number
  readonly to: number
  readonly kind: PhraseKind
  readonly isCut: boolean
}

/** Whether a word heads a noun phrase, even where the tagger gives it another class: "tree knit upper for …", "trolley handle and …". */
function isHead(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (isNominal(token)) return true
  const before = tokens[at - 1]
  const after = tokens.at(at + 1)
  if (before === undefined || (!isNominal(before) && before.class !== 'adjective')) return false
  const isOver = after === undefined || after.class === 'mark' || after.class === 'conjunction'
  if (token.class === 'adjective') return isOver || (after.class === 'preposition' && isNominal(before))
  return token.class === 'verb' && isOver && !/(?:s|ed|ing|made|built)$/.test(token.lower)
}
const isParticiple = ({ class: kind, lower }: Token, writing: Writing): boolean =>
  writing.participles.has(lower) || (kind === 'verb' && /\p{L}{2}ed$/u.test(lower))

/** Words that make a clause conditional. */
const conditions = /^(?:when|if|until|once|unless|whenever|whether|while|before|after)$/

/** Ends before a preposition that starts an optional part: "easy to use | at home". Never before what changes or completes the meaning. */
function softEnds(tokens: readonly Token[], from: number, end: number, writing: Writing): number[] {
  const ends: number[] = []
  for (let at = from + 2; at < end; at += 1) {
    const token = tokens[at]
    const before = tokens[at - 1]
    if (token.class !== 'preposition' || writing.noBreakBefore.has(token.lower) || writing.negators.has(token.lower)) continue
    // "from 24.5 | to 32.5 inches" is one measure.
    if (/^(?:to|through)$/.test(token.lower) && tokens.slice(from, at).some(({ lower }) => lower === 'from')) continue
    if (isNominal(before) || before.class === 'adjective' || (before.class === 'adverb' && before.lower.endsWith('ly'))) ends.push(at)
  }
  return ends
}

/** A run and its shorter forms, without marks, openings and open words at its end. */
function runsOf(tokens: readonly Token[], from: number, kind: PhraseKind, writing: Writing): Run[] {
  const end = clauseEnd(tokens, from)
  const soft = softEnds(tokens, from, end, writing)
  return [end, ...soft].map((to) => ({ from, to: trimmedEnd(tokens, from, to, writing), kind, isCut: to !== end }))
}

function trimmedEnd(tokens: readonly Token[], from: number, to: number, writing: Writing): number {
  let end = to
  while (end > from && (tokens[end - 1].class === 'mark' || writing.endsOpen.has(tokens[end - 1].lower))) end -= 1
  return end
}

/** Whether the words before a token negate it: "never", "without", "less than". */
const isNegated = (tokens: readonly Token[], at: number, writing: Writing): boolean =>
  [1, 2, 3].some((back) => {
    const token = tokens[at - back]
    return token !== undefined && writing.negators.has(token.lower)
  })

/** What the product does: from its verb to the end of the clause. */
function doings(tokens: readonly Token[], writing: Writing): Run[] {
  return tokens.flatMap((token, at) => {
    if (!isThirdPerson(token) || writing.words.auxiliary.has(token.lower) || writing.weakVerbs.has(token.lower)) return []
    if (tokens.slice(0, at).some(({ lower }) => conditions.test(lower)) || tokens.at(at + 1)?.lower === 'by') return []
    const before = tokens[at - 1]
    const adverb = before?.class === 'adverb' ? 1 : 0
    const subject = tokens[at - 1 - adverb]
    const isAfterSubject =
      subject === undefined ||
      isNominal(subject) ||
      subject.class === 'relative' ||
      subject.class === 'conjunction' ||
      /^(?:it|that|this|which)$/.test(subject.lower)
    if (!isAfterSubject || isNegated(tokens, at - adverb, writing)) return []
    // "the jacket our team | keeps in the car": a second verb of a clause has another subject.
    const clause = tokens.slice(0, at - adverb)
    const border = clause.findLastIndex(
      ({ class: kind }) => kind === 'mark' || kind === 'conjunction' || kind === 'relative' || kind === 'subordinator',
    )
    if (clause.slice(border + 1).some((one) => one.class === 'auxiliary' || isThirdPerson(one))) return []
    const start =
      adverb === 1 &&
      /^(?:never|always|even|also|easily|instantly|automatically|\p{L}+ly)$/u.test(before.lower) &&
      before.lower !== 'also' &&
      before.lower !== 'even'
        ? at - 1
        : at
    return runsOf(tokens, start, 'does', writing)
  })
}

/** What the product is: the adjectives and participles after "is" and "are". */
function beings(tokens: readonly Token[], writing: Writing): Run[] {
  return tokens.flatMap((token, at) => {
    if (token.class !== 'auxiliary' || !/^(?:is|are|it's)$/.test(token.lower)) return []
    const next = tokens[at + 1]
    if (next === undefined || isNegated(tokens, at + 1, writing) || next.lower === 'not') return []
    const isMade = isParticiple(next, writing)
    if (!isMade && next.class !== 'adjective') return []
    return runsOf(tokens, at + 1, isMade ? 'made' : 'is', writing)
  })
}

/** A sentence's first clause when it invites the reader to something pleasant: "Protect your home". */
function orders(tokens: readonly Token[], writing: Writing): Run[] {
  const [first, second] = tokens
  if (first === undefined || second === undefined) return []
  const isBase = first.class === 'verb' && !/(?:[^s]s|ed|ing)$/.test(first.lower)
  if (!isBase || writing.instructions.has(first.lower) || !/^(?:determiner|pronoun|adjective|noun|name|number|adverb)$/.test(second.class))
    return []
  return runsOf(tokens, 0, 'order', writing)
}

/** "Made of soft cotton …", "Trimmed in metallic gold": a sentence that begins with a participle. */
function makings(tokens: readonly Token[], writing: Writing): Run[] {
  const [first, second] = tokens
  if (first === undefined || second === undefined || !isParticiple(first, writing)) return []
  return second.class === 'preposition' || second.class === 'adverb' || /^["“]$/u.test(second.text)
    ? runsOf(tokens, 0, 'made', writing)
    : []
}

/** Where a noun phrase that begins at a token ends; the same index when none begins there. */
function nounEnd(tokens: readonly Token[], from: number): number {
  let at = from
  let head = from
  while (at < tokens.length) {
    const token = tokens[at]
    const next = tokens.at(at + 1)
    if (isHead(tokens, at) || token.class === 'number') {
      at += 1
      head = at
    } else if (
      token.class === 'adjective' ||
      (token.class === 'adverb' && next?.class === 'adjective') ||
      (token.class === 'verb' && /(?:ed|ing)$/.test(token.lower) && next !== undefined && (isNominal(next) || next.class === 'adjective'))
    )
      at += 1
    else if (
      token.text === ',' &&
      tokens[at - 1]?.class === 'adjective' &&
      (next?.class === 'adjective' || (next !== undefined && isNominal(next)))
    )
      at += 1
    else if (
      token.class === 'conjunction' &&
      /^(?:and|&|or)$/.test(token.lower) &&
      next !== undefined &&
      (isNominal(next) || next.class === 'adjective') &&
      at > from
    )
      at += 1
    else if (token.class === 'preposition' && head === at && head > from && /^(?:of|for|with|in|on|from|without|at)$/.test(token.lower)) {
      const behind = tokens.at(at + 1)?.class === 'determiner' || tokens.at(at + 1)?.class === 'pronoun' ? at + 2 : at + 1
      const end = nounEnd(tokens, behind)
      if (end <= behind) break
      head = end
      at = end
    } else break
  }
  return head
}

/** Participles and prepositions before a material. */
const makers = /^(?:made|constructed|crafted|woven|knit|knitted|cut|cast|blended|sewn)$/

/** Whether a noun phrase follows "features", "has a", "boot with a": what the product has. "Finished with an oil" says how it was made. */
function isIntroduced(tokens: readonly Token[], at: number, writing: Writing): boolean {
  const place = tokens[at - 1]?.class === 'determiner' ? at - 2 : at - 1
  const before = tokens[place]
  const earlier = tokens[place - 1]
  if (before !== undefined && earlier !== undefined && /^(?:of|from)$/.test(before.lower) && makers.test(earlier.lower)) return true
  if (before === undefined || !writing.introducers.has(before.lower)) return false
  // "Rinse with warm water", "Clean the pan with hot water" are instructions, not properties.
  if (before.lower === 'with' && writing.instructions.has(tokens[0].lower)) return false
  return before.lower !== 'with' || earlier === undefined || isNominal(earlier) || earlier.text === ','
}

/** Whether a sentence is negated. */
const isNegatedSentence = (tokens: readonly Token[], writing: Writing): boolean =>
  tokens.some(({ lower }) => lower !== 'without' && lower !== 'free' && lower !== 'no' && writing.negators.has(lower))

/** What the product has: noun phrases that open a sentence, or follow "with", "features", "a". */
function nouns(tokens: readonly Token[], writing: Writing): Run[] {
  return tokens.flatMap((token, at) => {
    if (
      !isNominal(token) &&
      token.class !== 'adjective' &&
      token.class !== 'number' &&
      !(token.class === 'verb' && /(?:ed|ing)$/.test(token.lower)) &&
      !(token.class === 'adverb' && tokens.at(at + 1)?.class === 'adjective')
    )
      return []
    const opens = at === 0 || (at === 1 && tokens[0].class === 'determiner')
    if ((!(opens && !isNegatedSentence(tokens, writing)) && !isIntroduced(tokens, at, writing)) || isNegated(tokens, at, writing)) return []
    const end = nounEnd(tokens, at)
    const behind = tokens.at(end)
    // "plantation | grown teak"
    if (behind?.class === 'verb' && !isThirdPerson(behind) && end + 1 < tokens.length && isNominal(tokens[end + 1])) return []
    // A phrase that continues with a noun or an adjective is not over.
    if (behind !== undefined && (isNominal(behind) || behind.class === 'adjective' || behind.class === 'number')) return []
    if (behind?.text === ',' && hasListEnd(tokens, end + 1)) return []
    // "lining from shoulder | to tail"
    if (behind?.lower === 'to' && tokens.slice(at, end).some(({ lower }) => lower === 'from')) return []
    // "quick slip | on and off"
    if (behind?.class === 'preposition' && /^(?:on|off|up|out|in)$/.test(behind.lower) && tokens.at(end + 1)?.class === 'conjunction')
      return []
    const inside = tokens.slice(at, end)
    if (
      end - at < 2 ||
      !inside.some(({ class: kind }) => kind === 'adjective' || kind === 'number' || kind === 'preposition' || kind === 'verb')
    )
      return []
    const soft = softEnds(tokens, at, end, writing)
    const whole = [end, ...soft].map((to) => ({
      from: at,
      to: trimmedEnd(tokens, at, to, writing),
      kind: 'noun' as const,
      isCut: to !== end,
    }))
    return [...relativeRuns(tokens, at, end, writing), ...whole]
  })
}

/** A noun phrase with its relative clause: "pure leather that will age beautifully". */
function relativeRuns(tokens: readonly Token[], from: number, at: number, writing: Writing): Run[] {
  const relative = tokens.at(at)
  const verb = tokens.at(at + 1)
  if (relative === undefined || verb === undefined || !/^(?:that|which|who)$/.test(relative.lower)) return []
  if (verb.class !== 'verb' && verb.class !== 'auxiliary' && verb.class !== 'adverb') return []
  const end = clauseEnd(tokens, at + 1)
  return [end, ...softEnds(tokens, at + 1, end, writing)].map((to) => ({
    from,
    to: trimmedEnd(tokens, from, to, writing),
    kind: 'does',
    isCut: to !== end,
  }))
}

/** Every piece of an English sentence that can stand alone; `textBetween` gives the text of a run. */
export function englishRuns(sentence: string, tokens: readonly Token[], writing: Writing): readonly Run[] {
  const found = [
    ...orders(tokens, writing),
    ...doings(tokens, writing),
    ...beings(tokens, writing),
    ...makings(tokens, writing),
    ...nouns(tokens, writing),
  ]
  const seen = new Set<string>()
  return found.filter(({ from, to }) => {
    const key = textBetween(sentence, tokens, from, to)
    if (to - from < 2 || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
