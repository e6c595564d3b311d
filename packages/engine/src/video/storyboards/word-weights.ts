import { inEnglish } from '../../prompt/translate-prompt.ts'

/**
 * Words for one answer, separated by spaces; `calm*` matches every word with that start. `says` asks for it, `suggests` (kinds of products,
 * occasions) only leans to it.
 */
export interface AnswerWords {
  readonly says: string
  readonly suggests: string
}

/**
 * The weight of an answer in a prompt: how often it is asked for (less how often it is refused), whether it is suggested, and where first, in words.
 */
interface Weight {
  readonly requests: number
  readonly leans: boolean
  readonly first: number
}

/** Refusals in seven languages, as they are after `inEnglish`; they apply to so many words, or up to a new thought. */
const REFUSALS = matcherOf(
  'not no without never avoid nor don isn nothing nicht kein* ohne nie statt pas sans ni sin non senza nao sem niet geen zonder',
)
const REACH = 3
const TURNS = matcherOf('but rather instead sondern aber mais sino pero ma bensi mas maar however , . ; : !')

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
    if (TURNS(word)) left = 0
    else if (REFUSALS(word)) left = REACH + 1
    left = Math.max(0, left - 1)
    return left > 0 && !REFUSALS(word)
  })
}

/** Tests single words against a list as in `AnswerWords`. */
export function matcherOf(list: string): (word: string) => boolean {
  const all = list.split(/\s+/).filter((each) => each !== '')
  const whole = new Set(all.filter((each) => !each.endsWith('*')))
  const beginnings = all.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1))
  return (word) => whole.has(word) || beginnings.some((beginning) => word.startsWith(beginning))
}

/** Weighs a prompt's words for one answer. */
export function weigh(words: readonly string[], { says, suggests }: AnswerWords): Weight {
  const isSaid = matcherOf(says)
  const isHint = matcherOf(suggests)
  const refused = refusedWords(words)
  let [requests, leans, first] = [0, false, Infinity]
  for (const [at, word] of words.entries()) {
    if (isSaid(word)) {
      requests += refused[at] ? -1 : 1
      if (!refused[at]) first = Math.min(first, at)
    } else if (isHint(word) && !refused[at]) leans = true
  }
  return { requests, leans, first }
}
