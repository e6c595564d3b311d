import { copyLimits } from '@adloom/domain/copy.ts'
import { type Writing } from '../languages/writing.ts'
import { borderAt, endOf, isHalf, isLarge, isNounLike, isVerb, type Grammar, markBehind, segmentsOf, softEnds } from './clause-borders.ts'
import { clauseWords } from './clause-words.ts'
import { type Run } from './english-phrases.ts'
import { type PhraseKind } from './phrase.ts'
import { type Token } from './token.ts'

/** Tokens before a verb that are searched for a word that negates it. */
const NEGATION_REACH = 3

const isNegated = (tokens: readonly Token[], at: number, from: number, { writing }: Grammar): boolean =>
  tokens.slice(Math.max(from, at - NEGATION_REACH), at).some(({ lower }) => writing.negators.has(lower))

/** Tokens of the longest subject of a clause. */
const LONGEST_SUBJECT = 8

/** Whether the words before a verb are its whole subject. */
function isSubject(tokens: readonly Token[], from: number, verb: number, grammar: Grammar): boolean {
  const own = tokens.slice(from, verb)
  const [first] = own
  if (first === undefined || own.length > LONGEST_SUBJECT) return false
  if (own.some((token) => isVerb(token) || /^(?:subordinator|relative|conjunction)$/.test(token.class) || token.text === ',')) return false
  if (own.length === 1 && first.class === 'pronoun') return /^(?:er|sie|es|hij|ze|il|elle|él|ella|lui|ele|ela|het)$/.test(first.lower)
  if (first.class === 'determiner') return !/^(?:den|dem|des|einen|einem|einer)$/.test(first.lower) && own.length > 1
  if (first.class === 'name') return true
  return first.class === 'word' && (!grammar.hasLargeNouns || own.some((token) => isNounLike(token, grammar))) && !/^\d/.test(first.text)
}

/** What the product does: from its verb to the end of the clause. */
function doings(tokens: readonly Token[], from: number, to: number, grammar: Grammar): Run[] {
  const { writing, code, isVerbSecond } = grammar
  let hasSubject = false
  const found: Run[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    const before = at === from ? undefined : tokens[at - 1]
    if (before?.class === 'subordinator' || (before?.class === 'relative' && isVerbSecond)) return found
    if (token.class !== 'verb') {
      if (token.class === 'auxiliary' && isSubject(tokens, from, at, grammar)) hasSubject = true
      continue
    }
    const isFirst = at === from
    const clitic = before?.class === 'pronoun' && clauseWords.clitics.has(before.lower) ? 1 : 0
    const behindSubject = !isFirst && isSubject(tokens, from, at - clitic, grammar)
    const isJoined = before?.class === 'conjunction' && !clauseWords.narrowing.has(before.lower) && hasSubject
    const isRelated =
      !isVerbSecond && before?.class === 'relative' && /^(?:qui|que|che)$/.test(before.lower) && code !== 'fr'
        ? isNounLike(tokens[at - 2] ?? token, grammar)
        : before?.lower === 'qui'
    if (behindSubject) hasSubject = true
    if (!isFirst && !behindSubject && !isJoined && !isRelated) continue
    if (clauseWords.plurals.get(code)?.test(token.lower) === true || isNegated(tokens, at, isJoined ? at - 1 : from, grammar)) continue
    if (!isFirst && writing.weakVerbs.has(token.lower)) continue
    const next = at + 1 < to ? tokens[at + 1] : undefined
    // "Sabe que …", "Trifft der Tisch auf …": another subject acts, or only under a condition.
    if (
      next !== undefined &&
      (/^(?:que|qu'|che|dass|dat)$/.test(next.lower) ||
        (isVerbSecond && isFirst && next.class === 'determiner' && /^(?:der|die|das|de|het)$/.test(next.lower)))
    )
      continue
    if (next === undefined || (isVerbSecond && clauseWords.actors.has(next.lower) && next.text !== 'Sie')) continue
    const start = at - clitic
    const end = endOf(tokens, start, to, grammar)
    if (end === null || end - at < 2 || isHalf(tokens, start, end, grammar)) continue
    const ends = isVerbSecond ? [end] : [end, ...softEnds(tokens, start + 1, end, grammar)]
    for (const until of ends) found.push({ from: start, to: until, kind: 'does', isCut: until < end })
  }
  return found
}

/** What the subject is or is made of: "gemaakt van gerecycled kunststof", "aus feiner Merinowolle gestrickt", "80 cm hoch". */
function states(tokens: readonly Token[], from: number, to: number, grammar: Grammar): Run[] {
  const { writing, isVerbSecond } = grammar
  const at = tokens.slice(from, to).findIndex(isVerb) + from
  if (at <= from || !clauseWords.beings.has(tokens[at].lower) || !isSubject(tokens, from, at, grammar)) return []
  const start = at + 1
  const end = endOf(tokens, from, to, grammar)
  if (end === null || end - start < 2 || isHalf(tokens, start, end, grammar)) return []
  const [first, second] = [tokens[start], tokens[start + 1]]
  const last = tokens[end - 1]
  const isLike = [first, ...(first.class === 'adverb' ? [second] : [])].some(
    ({ lower, class: kind }) => writing.participles.has(lower) || kind === 'number',
  )
  const isMade = isVerbSecond && clauseWords.belongings.has(first.lower) && writing.participles.has(last.lower)
  if (!isLike && !isMade) return []
  if (tokens.slice(start, end).some(({ lower }) => writing.negators.has(lower) && !clauseWords.purposes.has(lower))) return []
  return [{ from: start, to: end, kind: isMade || (!isVerbSecond && first.class !== 'number') ? 'made' : 'is', isCut: false }]
}

/** The first main clause of a piece between marks, where an optional part follows it. */
function mainClause(tokens: readonly Token[], from: number, to: number, isAll: boolean, grammar: Grammar): Run[] {
  const { writing } = grammar
  const first = tokens[from]
  if (first.class === 'subordinator' || first.class === 'relative' || first.class === 'conjunction' || writing.unattached.has(first.lower))
    return []
  const end = endOf(tokens, from, to, grammar)
  if (end === null || (isAll && end === to) || end - from < 3 || isHalf(tokens, from, end, grammar)) return []
  const own = tokens.slice(from, end)
  const verb = own.findIndex(isVerb)
  // "Wir zeigen, …": a clause that ends with its verb is incomplete.
  if (verb < 1 || verb === own.length - 1) return []
  if (first.class === 'pronoun' && writing.pointing.has(first.lower)) return []
  return [{ from, to: end, kind: 'clause', isCut: end < to }]
}

/** "Für spritzfreie Reinigungen", "Con memoria integrada": a phrase with its preposition, at the start of a piece or after its comma. */
function prepositional(tokens: readonly Token[], from: number, to: number, grammar: Grammar): Run[] {
  const { writing, hasLargeNouns } = grammar
  const found: Run[] = []
  for (let at = from; at < to - 1; at += 1) {
    const { lower, class: kind } = tokens[at]
    const isOpen = at === from || tokens[at - 1].text === ','
    const isPurpose = clauseWords.purposes.has(lower)
    if (!isOpen || kind !== 'preposition' || (!isPurpose && !clauseWords.belongings.has(lower))) continue
    const next = tokens[at + 1]
    if (/^(?:pronoun|preposition|adverb)$/.test(next.class) || isVerb(next)) continue
    // "Mit einem Hauch Kirsche" is a statement, "Mit dem Regler" refers to something.
    if (!isPurpose && next.class === 'determiner' && !/^(?:ein|een|un|um)/.test(next.lower)) continue
    const mark = markBehind(tokens, at, to)
    const border = mark < to ? borderAt(tokens, mark, to, grammar) : 'clause'
    let end = mark
    for (let behind = at + 1; behind < mark; behind += 1)
      if (isVerb(tokens[behind]) || /^(?:relative|subordinator|pronoun)$/.test(tokens[behind].class)) {
        end = behind
        break
      }
    // Before a verb only German shows where the phrase ends.
    if (
      end < mark &&
      (!hasLargeNouns || !isLarge(tokens[end - 1]) || tokens.slice(end, to).some(({ lower: word }) => writing.negators.has(word)))
    )
      continue
    if (
      (end === mark && border === 'narrows') ||
      (end === mark && border === 'none' && mark < to && !(at === from && isVerb(tokens[mark + 1])))
    )
      continue
    if (end - at < 2 || isHalf(tokens, at, end, grammar)) continue
    // "Per 19 minuti" lacks its context.
    if (next.class === 'number' && end - at === 3) continue
    if (hasLargeNouns && !isLarge(tokens[end - 1]) && !writing.participles.has(tokens[end - 1].lower)) continue
    if (at === from && end === to && to === tokens.length && from === 0) {
      for (const until of softEnds(tokens, at, end, grammar))
        found.push({ from: at, to: until, kind: isPurpose ? 'is' : 'noun', isCut: true })
      continue
    }
    const whole: PhraseKind = isPurpose ? 'is' : 'noun'
    found.push({ from: at, to: end, kind: whole, isCut: false })
  }
  return found
}

/** Noun phrases: a fragment up to a border or an optional preposition, and the subject of a clause that states its material. */
function nounPhrases(tokens: readonly Token[], from: number, to: number, grammar: Grammar): Run[] {
  const { hasLargeNouns, isVerbSecond } = grammar
  const first = tokens[from]
  if (!/^(?:word|name|number|determiner)$/.test(first.class)) return []
  const verb = tokens.slice(from, to).findIndex(isVerb)
  if (verb < 0) {
    // A sentence without a known verb is unclear: only points have no full stop.
    const isPoint = tokens.at(-1)?.text !== '.' && !(first.class === 'determiner' && clauseWords.droppable.has(first.lower))
    const end = endOf(tokens, from, to, grammar)
    if (end === null || isHalf(tokens, from, end, grammar)) return []
    if (tokens.slice(from + 1, end).some(({ lower, class: kind }) => kind !== 'preposition' && grammar.writing.negators.has(lower)))
      return []
    const isChain = !hasLargeNouns || isNominal(tokens, from, end)
    const cuts = isPoint && isChain ? softEnds(tokens, from, end, grammar) : []
    const isLong = tokens[to - 1].end - first.start > copyLimits.headline
    const ends = end < to && end - from > 1 && isChain && (isLong || tokens[end].text !== ',') ? [end, ...cuts] : cuts
    return ends.map((until) => ({ from, to: until, kind: 'noun', isCut: until < to }))
  }
  const end = from + verb
  if (!isSubject(tokens, from, end, grammar) || !tokens.slice(from, end).some(({ class: kind }) => kind === 'preposition')) return []
  if (tokens[end].class === 'auxiliary' && !hasLargeNouns) return []
  const start = first.class === 'determiner' && clauseWords.droppable.has(first.lower) ? from + 1 : from
  // "Der dicke Schaum" without its article is wrong in German, "Die leichte Creme" is not; Dutch "het" keeps its adjective too.
  if (start > from && hasLargeNouns && !isLarge(tokens[start])) return []
  if (start === from && first.class === 'determiner') return []
  const isNamed = isNounLike(tokens[end - 1], grammar) && end - start > 2
  return isNamed && (isVerbSecond || !isNegated(tokens, end, from, grammar)) ? [{ from: start, to: end, kind: 'noun', isCut: false }] : []
}

/** Whether a German piece consists of nouns with their adjectives: no lower-case content word precedes a function word or ends it. */
const isNominal = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).every((token, place) => {
    if (token.class !== 'word' || isLarge(token) || place === 0) return true
    const next = tokens.at(from + place + 1)
    return from + place + 1 < to && next !== undefined && /^(?:word|conjunction|name|number|adverb)$/.test(next.class)
  })

/**
 * Pieces of a sentence that can stand alone, in a language without a tagger: its first main clause, what its subject does, phrases with
 * their preposition, noun phrases. Cut only at marks and at words of the closed lists, never where a condition, a comparison or the rest of
 * a verb would be lost.
 */
export function clauseRuns(tokens: readonly Token[], writing: Writing): readonly Run[] {
  const code = writing.locale.slice(0, 2)
  const grammar: Grammar = { writing, code, isVerbSecond: code === 'de' || code === 'nl', hasLargeNouns: code === 'de' }
  const segments = segmentsOf(tokens)
  const stops = tokens.at(-1)?.text === '.' ? 1 : 0
  const found = segments.flatMap(({ from, to }) => {
    const isAll = from === 0 && to >= tokens.length - stops
    const opens = tokens[from]
    // What follows a condition is true only under it.
    if (opens.class === 'subordinator' || opens.class === 'relative') return []
    return [
      ...mainClause(tokens, from, to, isAll, grammar),
      ...doings(tokens, from, to, grammar),
      ...states(tokens, from, to, grammar),
      ...prepositional(tokens, from, to, grammar),
      ...nounPhrases(tokens, from, to, grammar),
    ]
  })
  return found.filter(
    ({ from, to }, place) => to - from > 1 && found.findIndex((other) => other.from === from && other.to === to) === place,
  )
}
