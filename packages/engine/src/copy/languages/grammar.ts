import { capital, type SlotTexts } from '../slots.ts'

/** How a noun is spoken of: by gender in the singular, by gender in the plural, or (German, Dutch) in the plural alone. */
export type NounForm = 'm' | 'f' | 'n' | 'mp' | 'fp' | 'p'

/** A common noun as running text writes it: "mug", "Becher", "bottes". */
export interface Noun {
  readonly text: string
  readonly form: NounForm
}

/** What the product is called in a sentence: by its name, by a name that holds its noun, or by its noun alone ("this mug"). */
export type Called =
  | { readonly by: 'name'; readonly name: string; readonly noun: Noun | null }
  | { readonly by: 'noun'; readonly noun: Noun }

/** Slots that name a product, and which of the alternatives of `<…|…>` agrees with it; null when its gender is unknown. */
export interface Naming {
  readonly slots: SlotTexts & { readonly the: string }
  readonly agrees: number | null
}

/** How one language names things, writes amounts and joins facts. */
export interface Grammar {
  /** BCP 47, for numbers and prices: "de-DE". */
  readonly locale: string
  readonly call: (called: Called) => Naming
  /** "A mug", "Eine Tasse": one of its kind at the beginning of a sentence; several without an article. */
  readonly oneOf: (noun: Noun) => string
  /** What stands between a name and what is said about it: ": ", in French " : ". */
  readonly colon: string
  /** What a product does, said of one ("keeps drinks cold"), as said of `form`. */
  readonly predicate: (text: string, form: NounForm | null) => string
  /** The finished text as the language sets it: elisions, spaces before punctuation. Changes nothing that is right already. */
  readonly typeset: (text: string) => string
}

export const isPlural = (form: NounForm | null): boolean => form === 'p' || form === 'mp' || form === 'fp'

/** The noun's words at the beginning of a name in small letters, as running text writes them: "la tasse Tideline". */
export const withSmallNoun = (name: string, noun: Noun): string =>
  name.toLowerCase().startsWith(noun.text.toLowerCase()) ? noun.text + name.slice(noun.text.length) : name

/** Slots in the forms every phrase may ask for: inside a sentence and at its beginning. */
export const slotPair = (slot: string, text: string): SlotTexts => ({ [slot]: text, [capital(slot)]: capital(text) })

/** The alternative that agrees, for languages with two genders in both numbers: masculine, feminine, both in the plural. */
export const romanceForm = (form: NounForm): number => ({ m: 0, n: 0, f: 1, mp: 2, p: 2, fp: 3 })[form]

export const beginsWithVowel = (text: string): boolean => /^[aeiouàâáäãéèêëíìîïóòôöõúùûüœæ]/iu.test(text)
