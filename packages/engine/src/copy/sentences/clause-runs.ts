import { copyLimits } from '@adloom/domain/copy.ts'
import { type Writing } from '../languages/writing.ts'
import { type Run } from './english-phrases.ts'
import { type PhraseKind } from './phrase.ts'
import { isContent, type Token } from './token.ts'

const closing = /^[;:!?()[\]–—|"“”„«»]$/u

/** Words after a border that restrict or contradict what precedes it, so that no cut is made there: "wenn", "sauf", "maar". */
const narrowing = new Set(
  'obwohl obgleich hoewel aunque quoique sebbene benché embora wenn falls sofern solange sobald außer ausgenommen aber jedoch allerdings sondern nur dass ob als wie mindestens höchstens als indien mits tenzij zolang zodra wanneer behalve uitgezonderd maar echter alleen dan of zoals si sauf hormis mais cependant toutefois seulement lorsque quand tant comme uniquement salvo excepto pero sino solo sólo cuando siempre mientras solamente se tranne eccetto ma però quando purché finché soltanto solamente come exceto mas porém só apenas enquanto desde caso'.split(
    ' ',
  ),
)

/** Words that mark a clause as one half of two: "nicht nur …", "so … dass", "zwar …, aber". */
const halves = new Set(
  'zwar sowohl weder entweder je dafür daran darauf dazu dahin so weliswaar zowel noch hetzij ervoor ertoe erop zo certes tellement tant ni soit aunque tan tanto ni sia così né tão nem quer'.split(
    ' ',
  ),
)

/** Prepositions that open a phrase of their own: what a product is for or does without, and, weaker, what it has or is made of. */
const purposes = new Set('für ohne voor zonder pour sans para sin per senza sem'.split(' '))
const belongings = new Set(
  'mit dank aus met dankzij uit avec grâce en con gracias de grazie in com graças em inklusive inclusief'.split(' '),
)

/** Determiners that a subject may lose: the words after them stay the same. */
const droppable = new Set('die der das de la las los le les il lo i gli o os as a'.split(' '))

/** Subject pronouns after a verb whose clause begins with something else. */
const actors = new Set('du man er ihr wir ich der hij men we wij jij u gij'.split(' '))

/** Pronouns that belong to the verb after them: "se pliega". */
const clitics = new Set('se si te ti vous'.split(' '))

/** Verb particles at the end of a clause: "Zeigt den Druck an", "trekt snel in". */
const particles = new Set(
  'an auf aus ab ein vor zu mit nach bei um durch über unter in op af uit aan mee om door over toe bij weg'.split(' '),
)

/** Forms of "is", before a quality of the product. */
const beings = new Set('ist sind is zijn est sont es son è sono é são'.split(' '))

const plurals: Readonly<Partial<Record<string, RegExp>>> = {
  de: /n$/,
  nl: /n$/,
  fr: /(?<![tv]ie)nt$/,
  es: /n$/,
  it: /no$/,
  pt: /(?<!^t[eé]|[tv][eé])m$/,
}

/** The grammar of one language, as far as it decides where pieces begin and end. */
interface Manner {
  readonly writing: Writing
  readonly code: string
  /** Verbs come second and put their particle at the end: no cut inside a clause. */
  readonly isVerbSecond: boolean
  /** German capitalises its nouns. */
  readonly hasLargeNouns: boolean
}

const isLarge = ({ text }: Token): boolean => /^[\p{Lu}\p{N}]/u.test(text)
const isVerb = ({ class: kind }: Token): boolean => kind === 'verb' || kind === 'auxiliary'
const isNounLike = (token: Token, { hasLargeNouns }: Manner): boolean =>
  token.class === 'number' || token.class === 'name' || (token.class === 'word' && (!hasLargeNouns || isLarge(token)))

/** Pieces between marks; a full stop inside an abbreviation or number is no mark. */
function segmentsOf(tokens: readonly Token[]): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = []
  let from = 0
  for (const [at, { text, start, end }] of tokens.entries()) {
    const next = tokens.at(at + 1)
    const isStop = text === '.' && (next === undefined || (at > 0 && tokens[at - 1].text.length > 3 && isLarge(next)))
    const isDash = text === '-' && next !== undefined && at > 0 && tokens[at - 1].end < start && end < next.start
    if (!closing.test(text) && !isStop && !isDash) continue
    if (at > from) found.push({ from, to: at })
    from = at + 1
  }
  if (from < tokens.length) found.push({ from, to: tokens.length })
  return found
}

/** Index of the next comma; `to` when there is none. */
function markBehind(tokens: readonly Token[], from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (tokens[at].text === ',') return at
  return to
}

/** "…, die Feuchtigkeit aufnimmt": German relative pronouns look like articles, but their verb comes last. */
export function isGermanRelative(tokens: readonly Token[], at: number): boolean {
  const token = tokens.at(at)
  if (token === undefined || !/^(?:der|die|das|den|dem)$/.test(token.lower)) return false
  for (let behind = at + 1; behind < tokens.length; behind += 1) {
    if (tokens[behind].class !== 'mark') continue
    const last = tokens[behind - 1]
    return behind > at + 1 && !isLarge(last) && (isVerb(last) || last.class === 'word')
  }
  return false
}

type Border = 'none' | 'clause' | 'tail' | 'narrows'

/** Kind of border between two words, seen from the clause before it. */
function borderAt(tokens: readonly Token[], at: number, to: number, manner: Manner): Border {
  const { writing, code } = manner
  const token = tokens[at]
  const next = at + 1 < to ? tokens[at + 1] : undefined
  const before = tokens[at - 1]
  if (token.text === ',') {
    if (next === undefined) return 'clause'
    const leads = next.class === 'conjunction' && !narrowing.has(next.lower) ? tokens.at(at + 2) : next
    if (narrowing.has(next.lower)) return 'narrows'
    if (leads !== undefined && leads !== next && (isVerb(leads) || leads.class === 'pronoun' || leads.class === 'subordinator'))
      return 'clause'
    if (/^(?:relative|subordinator|pronoun|auxiliary)$/.test(next.class)) return 'clause'
    if (code === 'de' && isGermanRelative(tokens, at + 1)) return 'clause'
    if (next.class === 'preposition' && next.lower !== 'bis') return 'tail'
    if (next.class === 'adverb' && tokens.at(at + 2)?.class === 'preposition') return 'tail'
    return writing.participles.has(next.lower) ? 'tail' : 'none'
  }
  if (token.class === 'conjunction') {
    if (next === undefined) return 'narrows'
    if (narrowing.has(token.lower)) return 'narrows'
    const behind = next.class === 'pronoun' && clitics.has(next.lower) ? tokens.at(at + 2) : next
    return behind !== undefined && (isVerb(behind) || /^(?:er|sie|es|hij|ze|il|elle)$/.test(next.lower)) ? 'clause' : 'none'
  }
  if (before === undefined || before.text === ',' || before.class === 'conjunction') return 'none'
  if (token.class === 'relative' && isNounLike(before, manner)) return 'clause'
  if (token.class === 'subordinator' && before.class !== 'preposition' && before.class !== 'adverb')
    return narrowing.has(token.lower) ? 'narrows' : 'clause'
  return 'none'
}

/** Where the clause that begins at a token ends; null when what follows changes its meaning. */
function endOf(tokens: readonly Token[], from: number, to: number, manner: Manner): number | null {
  let verb = -1
  for (let at = from; at < to; at += 1) {
    if (verb < 0 && isVerb(tokens[at])) verb = at
    if (at === from) continue
    const border = borderAt(tokens, at, to, manner)
    if (border === 'none') continue
    if (border === 'narrows') {
      // "hell und leise", "voor of na": a plain "or" or "as" inside a list ends nothing, but no cut is made there either.
      if (tokens[at].class === 'conjunction' && /^(?:of)$/.test(tokens[at].lower)) continue
      return null
    }
    // "schützt und pflegt die Haut": the first verb needs the object of the second.
    if (tokens[at].class === 'conjunction' && (at - verb < 3 || !tokens.slice(verb + 1, at).some(isContent))) return null
    return at
  }
  return to
}

/** Ends before a preposition that starts an optional part, in languages that keep their verbs together. */
function softEnds(tokens: readonly Token[], from: number, end: number, manner: Manner): number[] {
  const { writing, hasLargeNouns } = manner
  // What fits as a whole is not cut.
  if (tokens[end - 1].end - tokens[from].start <= copyLimits.headline) return []
  const last = tokens[end - 1]
  // "20 Minuten im Trommelröster | geröstet": a piece that ends with its participle is one piece.
  if (hasLargeNouns && !isLarge(last)) return []
  const ends: number[] = []
  for (let at = from + 2; at < end - 1; at += 1) {
    const token = tokens[at]
    const opens = token.class === 'adverb' && tokens[at + 1].class === 'preposition' ? tokens[at + 1] : token
    if (opens.class !== 'preposition' || (tokens[at - 1].class === 'adverb' && opens === token)) continue
    if (writing.noBreakBefore.has(opens.lower) || writing.negators.has(opens.lower)) continue
    if (isNounLike(tokens[at - 1], manner) && !writing.participles.has(tokens[at - 1].lower)) ends.push(at)
  }
  return ends
}

const isTurned = (tokens: readonly Token[], at: number, from: number, { writing }: Manner): boolean =>
  tokens.slice(Math.max(from, at - 3), at).some(({ lower }) => writing.negators.has(lower))

/** Whether a piece is one half of two or depends on a word outside it. */
function isHalf(tokens: readonly Token[], from: number, to: number, { writing, isVerbSecond }: Manner): boolean {
  const own = tokens.slice(from, to)
  const last = own.at(-1)
  const isParticle = last !== undefined && isVerbSecond && particles.has(last.lower) && own.some(isVerb)
  if (last === undefined || (!isParticle && /^(?:preposition|determiner|conjunction|mark)$/.test(last.class))) return true
  // "Spielt MP3, WAV wird nicht gelesen": after a comma that ends nothing a second clause begins.
  const comma = own.findIndex(({ text }) => text === ',')
  if (comma >= 0 && own.slice(comma).some(isVerb)) return true
  return own.some(
    ({ lower, class: kind, text }, place) =>
      (halves.has(lower) && kind !== 'relative') ||
      (kind === 'pronoun' && writing.pointing.has(lower) && !/^\p{Lu}/u.test(text)) ||
      (place > 0 && /^(?:nur|solo|alleen|seulement)$/.test(lower) && writing.negators.has(own[place - 1].lower)),
  )
}

/** Whether the words before a verb are its whole subject. */
function isSubject(tokens: readonly Token[], from: number, verb: number, manner: Manner): boolean {
  const own = tokens.slice(from, verb)
  const [first] = own
  if (first === undefined || own.length > 8) return false
  if (own.some((token) => isVerb(token) || /^(?:subordinator|relative|conjunction)$/.test(token.class) || token.text === ',')) return false
  if (own.length === 1 && first.class === 'pronoun') return /^(?:er|sie|es|hij|ze|il|elle|él|ella|lui|ele|ela|het)$/.test(first.lower)
  if (first.class === 'determiner') return !/^(?:den|dem|des|einen|einem|einer)$/.test(first.lower) && own.length > 1
  if (first.class === 'name') return true
  return first.class === 'word' && (!manner.hasLargeNouns || own.some((token) => isNounLike(token, manner))) && !/^\d/.test(first.text)
}

/** What the product does: from its verb to the end of the clause. */
function doings(tokens: readonly Token[], from: number, to: number, manner: Manner): Run[] {
  const { writing, code, isVerbSecond } = manner
  let hasSubject = false
  const found: Run[] = []
  for (let at = from; at < to; at += 1) {
    const token = tokens[at]
    const before = at === from ? undefined : tokens[at - 1]
    if (before?.class === 'subordinator' || (before?.class === 'relative' && isVerbSecond)) return found
    if (token.class !== 'verb') {
      if (token.class === 'auxiliary' && isSubject(tokens, from, at, manner)) hasSubject = true
      continue
    }
    const isFirst = at === from
    const clitic = before?.class === 'pronoun' && clitics.has(before.lower) ? 1 : 0
    const behindSubject = !isFirst && isSubject(tokens, from, at - clitic, manner)
    const isJoined = before?.class === 'conjunction' && !narrowing.has(before.lower) && hasSubject
    const isRelated =
      !isVerbSecond && before?.class === 'relative' && /^(?:qui|que|che)$/.test(before.lower) && code !== 'fr'
        ? isNounLike(tokens[at - 2] ?? token, manner)
        : before?.lower === 'qui'
    if (behindSubject) hasSubject = true
    if (!isFirst && !behindSubject && !isJoined && !isRelated) continue
    if (plurals[code]?.test(token.lower) === true || isTurned(tokens, at, isJoined ? at - 1 : from, manner)) continue
    if (!isFirst && writing.weakVerbs.has(token.lower)) continue
    const next = at + 1 < to ? tokens[at + 1] : undefined
    // "Sabe que …", "Trifft der Tisch auf …": another subject acts, or only under a condition.
    if (
      next !== undefined &&
      (/^(?:que|qu'|che|dass|dat)$/.test(next.lower) ||
        (isVerbSecond && isFirst && next.class === 'determiner' && /^(?:der|die|das|de|het)$/.test(next.lower)))
    )
      continue
    if (next === undefined || (isVerbSecond && actors.has(next.lower) && next.text !== 'Sie')) continue
    const start = at - clitic
    const end = endOf(tokens, start, to, manner)
    if (end === null || end - at < 2 || isHalf(tokens, start, end, manner)) continue
    const ends = isVerbSecond ? [end] : [end, ...softEnds(tokens, start + 1, end, manner)]
    for (const until of ends) found.push({ from: start, to: until, kind: 'does', cut: until < end })
  }
  return found
}

/** What the subject is or is made of: "gemaakt van gerecycled kunststof", "aus feiner Merinowolle gestrickt", "80 cm hoch". */
function states(tokens: readonly Token[], from: number, to: number, manner: Manner): Run[] {
  const { writing, isVerbSecond } = manner
  const at = tokens.slice(from, to).findIndex(isVerb) + from
  if (at <= from || !beings.has(tokens[at].lower) || !isSubject(tokens, from, at, manner)) return []
  const start = at + 1
  const end = endOf(tokens, from, to, manner)
  if (end === null || end - start < 2 || isHalf(tokens, start, end, manner)) return []
  const [first, second] = [tokens[start], tokens[start + 1]]
  const last = tokens[end - 1]
  const isLike = [first, ...(first.class === 'adverb' ? [second] : [])].some(
    ({ lower, class: kind }) => writing.participles.has(lower) || kind === 'number',
  )
  const isMade = isVerbSecond && belongings.has(first.lower) && writing.participles.has(last.lower)
  if (!isLike && !isMade) return []
  if (tokens.slice(start, end).some(({ lower }) => writing.negators.has(lower) && !purposes.has(lower))) return []
  return [{ from: start, to: end, kind: isMade || (!isVerbSecond && first.class !== 'number') ? 'made' : 'is', cut: false }]
}

/** The first main clause of a piece between marks, where an optional part follows it. */
function mainClause(tokens: readonly Token[], from: number, to: number, isAll: boolean, manner: Manner): Run[] {
  const { writing } = manner
  const first = tokens[from]
  if (first.class === 'subordinator' || first.class === 'relative' || first.class === 'conjunction' || writing.unattached.has(first.lower))
    return []
  const end = endOf(tokens, from, to, manner)
  if (end === null || (isAll && end === to) || end - from < 3 || isHalf(tokens, from, end, manner)) return []
  const own = tokens.slice(from, end)
  const verb = own.findIndex(isVerb)
  // "Wir zeigen, …": a clause that ends with its verb is incomplete.
  if (verb < 1 || verb === own.length - 1) return []
  if (first.class === 'pronoun' && writing.pointing.has(first.lower)) return []
  return [{ from, to: end, kind: 'clause', cut: end < to }]
}

/** "Für spritzfreie Reinigungen", "Con memoria integrada": a phrase with its preposition, at the start of a piece or after its comma. */
function prepositional(tokens: readonly Token[], from: number, to: number, manner: Manner): Run[] {
  const { writing, hasLargeNouns } = manner
  const found: Run[] = []
  for (let at = from; at < to - 1; at += 1) {
    const { lower, class: kind } = tokens[at]
    const isOpen = at === from || tokens[at - 1].text === ','
    const isPurpose = purposes.has(lower)
    if (!isOpen || kind !== 'preposition' || (!isPurpose && !belongings.has(lower))) continue
    const next = tokens[at + 1]
    if (/^(?:pronoun|preposition|adverb)$/.test(next.class) || isVerb(next)) continue
    // "Mit einem Hauch Kirsche" is a statement, "Mit dem Regler" refers to something.
    if (!isPurpose && next.class === 'determiner' && !/^(?:ein|een|un|um)/.test(next.lower)) continue
    const mark = markBehind(tokens, at, to)
    const border = mark < to ? borderAt(tokens, mark, to, manner) : 'clause'
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
    if (end - at < 2 || isHalf(tokens, at, end, manner)) continue
    // "Per 19 minuti" lacks its context.
    if (next.class === 'number' && end - at === 3) continue
    if (hasLargeNouns && !isLarge(tokens[end - 1]) && !writing.participles.has(tokens[end - 1].lower)) continue
    if (at === from && end === to && to === tokens.length && from === 0) {
      for (const until of softEnds(tokens, at, end, manner)) found.push({ from: at, to: until, kind: isPurpose ? 'is' : 'noun', cut: true })
      continue
    }
    const whole: PhraseKind = isPurpose ? 'is' : 'noun'
    found.push({ from: at, to: end, kind: whole, cut: false })
  }
  return found
}

/** Noun phrases: a fragment up to a border or an optional preposition, and the subject of a clause that states its material. */
function nounPhrases(tokens: readonly Token[], from: number, to: number, manner: Manner): Run[] {
  const { hasLargeNouns, isVerbSecond } = manner
  const first = tokens[from]
  if (!/^(?:word|name|number|determiner)$/.test(first.class)) return []
  const verb = tokens.slice(from, to).findIndex(isVerb)
  if (verb < 0) {
    // A sentence without a known verb is unclear: only points have no full stop.
    const isPoint = tokens.at(-1)?.text !== '.' && !(first.class === 'determiner' && droppable.has(first.lower))
    const end = endOf(tokens, from, to, manner)
    if (end === null || isHalf(tokens, from, end, manner)) return []
    if (tokens.slice(from + 1, end).some(({ lower, class: kind }) => kind !== 'preposition' && manner.writing.negators.has(lower)))
      return []
    const isChain = !hasLargeNouns || isNominal(tokens, from, end)
    const cuts = isPoint && isChain ? softEnds(tokens, from, end, manner) : []
    const isLong = tokens[to - 1].end - first.start > copyLimits.headline
    const ends = end < to && end - from > 1 && isChain && (isLong || tokens[end].text !== ',') ? [end, ...cuts] : cuts
    return ends.map((until) => ({ from, to: until, kind: 'noun', cut: until < to }))
  }
  const end = from + verb
  if (!isSubject(tokens, from, end, manner) || !tokens.slice(from, end).some(({ class: kind }) => kind === 'preposition')) return []
  if (tokens[end].class === 'auxiliary' && !hasLargeNouns) return []
  const start = first.class === 'determiner' && droppable.has(first.lower) ? from + 1 : from
  // "Der dicke Schaum" without its article is wrong in German, "Die leichte Creme" is not; Dutch "het" keeps its adjective too.
  if (start > from && hasLargeNouns && !isLarge(tokens[start])) return []
  if (start === from && first.class === 'determiner') return []
  const isNamed = isNounLike(tokens[end - 1], manner) && end - start > 2
  return isNamed && (isVerbSecond || !isTurned(tokens, end, from, manner)) ? [{ from: start, to: end, kind: 'noun', cut: false }] : []
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
  const manner: Manner = { writing, code, isVerbSecond: code === 'de' || code === 'nl', hasLargeNouns: code === 'de' }
  const segments = segmentsOf(tokens)
  const stops = tokens.at(-1)?.text === '.' ? 1 : 0
  const found = segments.flatMap(({ from, to }) => {
    const isAll = from === 0 && to >= tokens.length - stops
    const opens = tokens[from]
    // After a condition follows what holds only under it.
    if (opens.class === 'subordinator' || opens.class === 'relative') return []
    return [
      ...mainClause(tokens, from, to, isAll, manner),
      ...doings(tokens, from, to, manner),
      ...states(tokens, from, to, manner),
      ...prepositional(tokens, from, to, manner),
      ...nounPhrases(tokens, from, to, manner),
    ]
  })
  return found.filter(
    ({ from, to }, place) => to - from > 1 && found.findIndex((other) => other.from === from && other.to === to) === place,
  )
}
