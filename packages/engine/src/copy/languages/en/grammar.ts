import { type Grammar, isPlural, slotPair } from '../grammar.ts'
import { capital } from '../../slots.ts'

/** Endings and pronouns for a subject in the singular or the plural; an empty ending is a zero-width space, removed at the end. */
const agreement = (isMany: boolean): Readonly<Record<string, string>> =>
  isMany
    ? { s: '\u200b', ies: 'y', is: 'are', has: 'have', does: 'do', goes: 'go', it: 'them', its: 'their' }
    : { s: 's', ies: 'ies', is: 'is', has: 'has', does: 'does', goes: 'goes', it: 'it', its: 'its' }

/** Written with a vowel, spoken with a consonant. */
const spokenAsConsonant = /^(?:uni(?!n|m)|us[aeiou]|eu|ewe|one\b|once|ukulele|ut[ei])/i

/** "a mug", "an air purifier", "a USB hub", "an LED lamp", "an hour". Up to three capitals are spoken letter by letter. */
export function withArticle(noun: string): string {
  const isSpelled = /^[A-Z]{1,3}(?![A-Za-z])/.test(noun)
  const isVowel = isSpelled
    ? /^[AEFHILMNORSX]/.test(noun)
    : /^(?:[aeiou]|hour|honest|heir|8|11(?!\d)|18(?!\d))/i.test(noun) && !spokenAsConsonant.test(noun)
  return `${isVowel ? 'an' : 'a'} ${noun}`
}

/** "keeps" → "keep": what it does, said of several. */
export function pluralVerb(predicate: string): string {
  const [verb, ...rest] = predicate.split(' ')
  const plural =
    verb === 'has'
      ? 'have'
      : verb === 'does' || verb === 'goes'
        ? verb.slice(0, -2)
        : /[^aeiou]ies$/.test(verb)
          ? `${verb.slice(0, -3)}y`
          : /(?:sh|ch|ss|x|zz)es$/.test(verb)
            ? verb.slice(0, -2)
            : verb.replace(/s$/, '')
  return [plural, ...rest].join(' ')
}

export const englishGrammar: Grammar = {
  locale: 'en-US',
  call: (called) => {
    const isMany = isPlural(called.noun?.form ?? null)
    const running =
      called.by === 'noun'
        ? `${isMany ? 'these' : 'this'} ${called.noun.text}`
        : called.noun !== null && !/^(?:the|this|an?)\b/i.test(called.name)
          ? `the ${called.name}`
          : called.name
    return { slots: { the: running, ...slotPair('the', running), ...agreement(isMany) }, agrees: null }
  },
  oneOf: ({ text, form }) => capital(isPlural(form) ? text : withArticle(text)),
  colon: ': ',
  predicate: (text, form) => (isPlural(form) ? pluralVerb(text) : text),
  typeset: (text) => text.replaceAll('\u200b', ''),
}
