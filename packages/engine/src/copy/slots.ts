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

const initialVowelSound = /^(?:[aeiou]|8|11(?!\d)|18(?!\d)|hour|honest|heir|[FHLMNRSX](?=[A-Z0-9-]|$))/i
const initialConsonantSound = /^(?:uni|use|usb|us[aeiou]|eu|one\b|once|ufo|ewe|u[A-Z])/i

/** "a mug", "an air purifier", "a USB hub", "an LED lamp", "an hour". */
export function withArticle(noun: string): string {
  const acronym = /^[FHLMNRSX](?:[A-Z]|\d|-)/.test(noun)
  const spelled = /^[A-Z]{2,}/.test(noun)
  const vowel = spelled
    ? acronym || /^[AEIO]/.test(noun)
    : !initialConsonantSound.test(noun) && initialVowelSound.test(noun.replace(/^[FHLMNRSXfhlmnrsx](?=[a-z])/, 'b'))
  const honest = /^(?:hour|honest|heir)/i.test(noun)
  return `${vowel || honest ? 'an' : 'a'} ${noun}`
}
