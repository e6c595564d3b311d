import { inEnglish } from '../../prompt/translate-prompt.ts'
import { type AnswerWords, videoWords } from './video-words.ts'

/** What a prompt says about one answer. */
interface Weight {
  /** How often it is asked for, less how often it is refused. */
  readonly requests: number
  readonly isSuggested: boolean
  /** Number of the first word that asks for it; infinite without one. */
  readonly first: number
}

const isRefusal = matcherOf(videoWords.refusals)
const isTurn = matcherOf(videoWords.turns)
/** Words from a refusal to the end of what it refuses, itself included, unless a turn ends it before. */
const REFUSAL_REACH = 3

/** The words of a prompt in lower case without accents, and the marks between thoughts; quoted text is printed on the product. */
export function promptWords(prompt: string): readonly string[] {
  const unquoted = prompt.replace(/["“„«][^"“”„«»]*["”“»]/g, ' ')
  return (
    translated(unquoted)
      .toLowerCase()
      .replace(/close[- ]?up/gu, 'closeup')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}%]+|[,.;:!]/gu) ?? []
  )
}

/** A prompt that is English but for its "no" is English: in Portuguese that is "in the", and "without" is two Dutch words. */
function translated(prompt: string): string {
  const rest = prompt.replace(/\b(?:no|without)\b/giu, ' ').trim()
  return inEnglish(rest) === rest ? prompt : inEnglish(prompt.replace(/\bwithout\b/giu, 'not'))
}

/** Whether each word is refused at its place. */
function refusedWords(words: readonly string[]): readonly boolean[] {
  let left = 0
  return words.map((word) => {
    if (isTurn(word)) left = 0
    else if (isRefusal(word)) left = REFUSAL_REACH
    else left = Math.max(0, left - 1)
    return left > 0 && !isRefusal(word)
  })
}

/** A test of single words against a list as in `video-words.json`. */
export function matcherOf(list: string): (word: string) => boolean {
  const all = list.split(/\s+/).filter((each) => each !== '')
  const whole = new Set(all.filter((each) => !each.endsWith('*')))
  const beginnings = all.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1))
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

/** Weighs a prompt's words for one answer. */
export function weigh(words: readonly string[], { requests: requested, suggestions }: AnswerWords): Weight {
  const isRequest = matcherOf(requested)
  const isSuggestion = matcherOf(suggestions)
  const refused = refusedWords(words)
  let [requests, isSuggested, first] = [0, false, Infinity]
  for (const [index, word] of words.entries()) {
    if (isRequest(word)) {
      requests += refused[index] ? -1 : 1
      if (!refused[index]) first = Math.min(first, index)
    } else if (isSuggestion(word) && !refused[index]) isSuggested = true
  }
  return { requests, isSuggested, first }
}
