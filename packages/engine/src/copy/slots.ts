import { type GrammaticalNumber } from './product-kind.ts'

/** Texts by slot; a slot without a text makes every template that uses it unusable. */
export type SlotTexts = Readonly<Record<string, string | null | undefined>>

const slot = /\{(\w+)\}/g

/** The template with its slots filled, or null when one has no text. Capitalises nothing: `{The}` and `{the}` are two slots. */
export function fill(template: string, texts: SlotTexts): string | null {
  let complete = true
  const filled = template.replace(slot, (_, name: string) => {
    const text = texts[name]
    if (text === null || text === undefined || text === '') complete = false
    return text ?? ''
  })
  // A name that ends with a full stop, or a sentence put where one follows, must not end twice.
  return complete ? filled.replace(/([.!?])\.(?=\s|$)/g, '$1').replace(/([.!?])”\./g, '$1”') : null
}

/** Whether the template uses the slot. */
export const uses = (template: string, name: string): boolean => template.includes(`{${name}}`)

/** English agreement: endings and pronouns for a subject in the singular or the plural. */
export function agreement(number: GrammaticalNumber): SlotTexts {
  const one = number !== 'many'
  return {
    s: one ? 's' : '\u200b',
    ies: one ? 'ies' : 'y',
    is: one ? 'is' : 'are',
    has: one ? 'has' : 'have',
    does: one ? 'does' : 'do',
    goes: one ? 'goes' : 'go',
    it: one ? 'it' : 'them',
    its: one ? 'its' : 'their',
  }
}

/** Removes what `agreement` writes for an empty ending. */
export const withoutEmptyEndings = (text: string): string => text.replaceAll('\u200b', '')

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

/** The text with a capital first letter; the rest as it is. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
