import { copyLimits } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type Writing, writingOf } from '../languages/writing.ts'
import { fits, graphemes } from '../limits.ts'
import { hasSlip } from './agreement.ts'
import { clauseRuns } from './clause-runs.ts'
import { englishRuns } from './english-phrases.ts'
import { type PageSentence } from './page-sentences.ts'
import { type Phrase, type PhraseKind } from './phrase.ts'
import { isContent, textBetween, type Token } from './token.ts'
import { capital } from './tidy-line.ts'
import { isStatementOfLead, tokensOf } from './tokens.ts'
import { isBalanced } from './unfit.ts'

const SHORTEST = 8

/** Fewest words of a phrase in a language without data here. */
const WORDS_OF_STRANGERS = 4

/** Whether a text is complete: no open bracket, no dangling word, no cut number. */
export function isWhole(tokens: readonly Token[], text: string, writing: Writing | null): boolean {
  const words = tokens.filter(({ class: kind }) => kind !== 'mark')
  const last = words.at(-1)
  const first = words.at(0)
  if (first === undefined || last === undefined || !isBalanced(text) || /[:;,(/–—-]$/u.test(text)) return false
  if (writing === null) return true
  // "cleans up into a glassy": the noun is missing.
  const before = words.at(-2)?.class
  if (last.class === 'adjective' && (before === 'determiner' || before === 'preposition' || /^\d/.test(last.text))) return false
  if (words.at(-2)?.lower === 'to' && last.class === 'name') return false
  return !writing.endsOpen.has(last.lower) && !writing.unattached.has(first.lower)
}

/** A denial is a reason to buy, an exception is not. */
const denialsThatSell = /^(?:no|never|without|free|won't|nie|ohne|keine?|jamais|sans|nunca|sin|mai|senza|sem|nooit|zonder|geen|não|non)$/

/** Whether a sentence refers to another one: "It …", "These …". */
const points = (tokens: readonly Token[], writing: Writing | null): boolean => {
  const first = tokens.find(({ class: kind }) => kind !== 'mark')
  return first !== undefined && writing !== null && writing.pointing.has(first.lower)
}

/** "10 pockets for screenwash | , jump lead, de-icer …": whether a list continues after a comma. `behind`: the tokens after the phrase. */
const isHalfList = (rest: string, behind: readonly Token[]): boolean =>
  /^,[^.;:]*,/u.test(rest) || (rest.startsWith(',') && behind.slice(1, 3).some(({ class: kind }) => kind === 'conjunction'))

/** Phrases of a page's sentence that may be a headline: complete, contiguous, at most 40 characters. */
export function phrasesOf(sentence: PageSentence, language: Language | null, names: ReadonlySet<string>): readonly Phrase[] {
  const writing = language === null ? null : writingOf(language)
  const { text, lead } = sentence
  const tokens = tokensOf(text, language, names)
  if (language === 'en' && writing !== null && hasSlip(text, tokens, writing)) return []
  const found: Phrase[] = []
  const add = (raw: string, kind: PhraseKind, own: readonly Token[], isCut: boolean): void => {
    const plain = raw.replace(/(?<![.,;:])[.,;:]+$/u, '').trim()
    if (graphemes(plain) < SHORTEST || !fits(plain, copyLimits.headline) || !isWhole(own, plain, writing)) return
    if (own.filter(isContent).length < 2 && !/\d/.test(plain)) return
    // "6-8 hours" lacks its context.
    if (/^[\d\s.,–-]+\p{L}+$/u.test(plain)) return
    // Without data for the language, "See more" and "What it includes" look like facts.
    if (
      writing === null &&
      plain.split(' ').length < WORDS_OF_STRANGERS &&
      /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u.test(plain)
    )
      return
    if (
      writing !== null &&
      own.length > 0 &&
      (writing.negators.has(own[0].lower) ? !denialsThatSell.test(own[0].lower) : kind !== 'made' && writing.instructions.has(own[0].lower))
    )
      return
    const phrase = { text: capital(plain), kind, from: sentence, isCut }
    if (!found.some((other) => other.text === phrase.text)) found.push(phrase)
  }
  const first = tokens.find(({ class: kind }) => kind !== 'mark')
  // Instructions are no reason to buy.
  const second = first === undefined ? undefined : tokens[tokens.indexOf(first) + 1]
  // "Cut from organic cotton" says how it was made.
  const isMade = writing !== null && first !== undefined && writing.participles.has(first.lower) && second?.class === 'preposition'
  const isInstruction = writing !== null && first !== undefined && !isMade && writing.instructions.has(first.lower)
  if (lead !== null && !lead.includes('/')) add(lead, 'lead', tokensOf(lead, language, names), false)
  const isOfLead = isStatementOfLead(sentence, language, names)
  if (!points(tokens, writing) && !isOfLead) add(text, 'sentence', tokens, false)
  if (writing === null || isInstruction) return found
  const border = sentence.place === 'feature' && !isOfLead ? /[,;:(]|\s[–—-]\s/u.exec(text)?.index : undefined
  if (
    border !== undefined &&
    !isHalfList(
      text.slice(border),
      tokens.filter(({ start }) => start > border),
    )
  ) {
    const own = tokens.filter(({ end }) => end <= border)
    if (!points(own, writing)) add(text.slice(0, border), 'opening', own, false)
  }
  if (language === 'en') {
    for (const { from, to, kind, isCut } of englishRuns(text, tokens, writing)) {
      const own = tokens.slice(from, to)
      if (isOfLead && from === 0) continue
      if (own.some(({ lower }) => writing.pointing.has(lower) && /^(?:this|these|those|they|them)$/.test(lower))) continue
      add(textBetween(text, tokens, from, to), kind, own, isCut)
    }
    return found
  }
  for (const { from, to, kind, isCut } of clauseRuns(tokens, writing)) {
    const own = tokens.slice(from, to)
    if (!points(own, writing)) add(textBetween(text, tokens, from, to), kind, own, isCut)
  }
  return found
}
