import { type Angle } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { type Called, type Noun, type NounForm } from './languages/grammar.ts'
import { type Phrasebook } from './languages/phrasebook.ts'
import { graphemes } from './limits.ts'
import { nativeKindIn, nounOf, standInOf } from './native-noun.ts'
import { isPlainAdjective } from './plain-adjectives.ts'
import { type Kind, wordsOf } from './product-kind.ts'
import { shuffled } from './seeded.ts'
import { capital, type SlotTexts } from './slots.ts'
import { type Subject } from './subject.ts'

/** One way to name the product, as slots, and whether it tells it from others of its kind: "Tideline Mug" does, "Stoneware Mug" does not. */
export interface NameVariant {
  readonly slots: SlotTexts
  /** Which alternative of `<a|b|…>` agrees with it. */
  readonly agrees: number | null
  readonly form: NounForm | null
  readonly telling: boolean
}

/** Names a description likes best are at most this long; longer ones only when nothing else is known. */
const EASY_NAME = 40

/** Words many products share: a name without any other does not tell one from the next. */
const shared =
  /^(?:kit|set|pack|fine|trail|cast|city|running|walking|orthop(?:a?edic)|single|malt|year|old|classic|classical|pro|plus|mini|large|small|big|compact|seater|person|piece|men|women|kids|travel|home|new|original|dining|outdoor|indoor|garden|kitchen|dual|double|heavy|soft|pure|everyday|essential|essentials|usb|hd|bar|long|short|wide|slim|night|day|in|for|with|and|of|speed|wi|fi)$/i

const forWhom = /^(?:men|women|kids|boys|girls|baby|unisex|adult)(?:'?s)?'?$/i

/** The words of the longest name that are the product's own: neither its noun nor a material, colour or make. */
export function ownWords({ name }: Subject): readonly string[] {
  if (name === null) return []
  const kindWords = new Set(wordsOf(name.kind?.text ?? '').map((word) => word.toLowerCase()))
  return wordsOf(name.names[0])
    .map((word) => word.toLowerCase())
    .flatMap((word) => word.split('-'))
    .filter(
      (word) => !kindWords.has(word) && !isPlainAdjective(word) && !forWhom.test(word) && /\p{L}{2}/u.test(word) && !shared.test(word),
    )
}

/** "Tideline Mug" for "Tideline Stoneware Mug"; null when there is nothing to leave out. */
function shortName({ name, brand }: Subject): string | null {
  if (name?.kind === null || name === null) return null
  const core = name.names.find((one) => brand === null || !one.toLowerCase().includes(brand.toLowerCase()))
  const words = core?.split(' ') ?? []
  const place = words.findIndex((word) => isPlainAdjective(word))
  const lead = words.slice(0, Math.max(0, place))
  const noun = name.kind.text
    .split(' ')
    .map((word) => capital(word))
    .join(' ')
  if (lead.every((word) => forWhom.test(word) || shared.test(word)) || lead.some((word) => /\W$/.test(word))) return null
  if (name.kind.text.split(' ').some((word) => lead.some((other) => other.toLowerCase() === word.toLowerCase()))) return null
  return `${lead.join(' ')} ${noun}`
}

/** Whether a text holds one of the words, whole. */
export const holdsWord = (text: string, words: readonly string[]): boolean => {
  const held = new Set(
    wordsOf(text).flatMap((word) =>
      word
        .toLowerCase()
        .replace(/['’]s$|\.$/u, '')
        .split('-'),
    ),
  )
  return words.some((word) => held.has(word.replace(/['’]s$|\.$/u, '')))
}

/** English titles call several things by one name: what a name is said of. */
const englishNoun = ({ text, number }: Pick<Kind, 'text' | 'number'>): Noun => ({ text, form: number === 'many' ? 'p' : 'm' })

/** The slots of one way to name the product; `isOwn` when it is a name and not what anything of its kind is called. */
function variantOf(book: Phrasebook, called: Called, isOwn: boolean, telling: boolean): NameVariant {
  const { slots, agrees } = book.grammar.call(called)
  const { the } = slots
  const bare = called.by === 'name' ? called.name : null
  return {
    slots: {
      ...slots,
      name: bare,
      own: isOwn ? the : null,
      Own: isOwn ? capital(the) : null,
      ownName: isOwn && bare !== null ? capital(bare) : null,
    },
    agrees,
    form: called.noun?.form ?? null,
    telling,
  }
}

/** How the product may be called in this option, best first: "the Core 400S Air Purifier", "AirPods Pro", "this mug", "this one". */
export function nameVariants(book: Phrasebook, subject: Subject, seed: number, angle: Angle): readonly NameVariant[] {
  const all =
    book.language === 'en' && subject.language !== null && subject.language !== 'en'
      ? foreignVariants(book, subject)
      : book.language === 'en'
        ? englishVariants(book, subject)
        : book.language === subject.language
          ? ownLanguageVariants(book, subject)
          : foreignVariants(book, subject)
  const easy = all.filter(({ slots, telling }) => telling && slots.own !== null && graphemes(slots.name ?? '') <= EASY_NAME)
  // People do not repeat a name the same way eight times either.
  const turned = shuffled(easy.slice(0, 4), seed, `name:${angle}`)
  return [...turned, ...all.filter((variant) => !turned.includes(variant))]
}

/** Without a name: the house that speaks, where even the kind is unknown, and "this mug". */
function namelessVariants(book: Phrasebook, subject: Subject, noun: Noun): readonly NameVariant[] {
  const generic = variantOf(book, { by: 'noun', noun }, false, true)
  const { kind, house } = subject
  return kind === null && house !== null ? [variantOf(book, { by: 'name', name: house, noun: null }, true, true), generic] : [generic]
}

function englishVariants(book: Phrasebook, subject: Subject): readonly NameVariant[] {
  const { name, kind, group, brand } = subject
  const thisKind = kind === null ? standInOf(group, book) : englishNoun(kind)
  if (name === null) return namelessVariants(book, subject, thisKind)
  const own = ownWords(subject)
  // The product's own words tell more than its brand's: of "Longshore Pier Tote Bag", "Pier Tote Bag" rather than "Longshore Tote Bag".
  const product = own.filter((word) => brand === null || !holdsWord(brand, [word]))
  const tellingWords = product.length > 0 ? product : own
  const short = shortName(subject)
  const names = short === null || name.names.includes(short) ? name.names : [name.names[0], short, ...name.names.slice(1)]
  return names.map((bare): NameVariant => {
    const isGeneric = kind !== null && name.kind !== null && bare.toLowerCase() === kind.text.toLowerCase()
    if (isGeneric) return variantOf(book, { by: 'noun', noun: thisKind }, false, own.length === 0)
    const isBrand = bare === brand && name.names.length > 1
    const noun = name.article ? englishNoun({ text: bare, number: name.number }) : null
    const telling = own.length === 0 || holdsWord(bare, tellingWords)
    return variantOf(book, { by: 'name', name: bare, noun }, !isBrand, telling)
  })
}

/** A page in the ad's language: its names, with the article of the noun they begin or (where nouns come last) end with. */
function ownLanguageVariants(book: Phrasebook, subject: Subject): readonly NameVariant[] {
  const { name, kind, group, native, brand } = subject
  const noun = native?.noun ?? nounOf(kind, book)
  if (name === null) return namelessVariants(book, subject, noun ?? standInOf(group, book))
  const variants = nounFirst(name.names, subject, book).map((bare): NameVariant => {
    // A brand may hold a noun ("Atelier Sarlat") and is none; where more is known it does not tell the product either.
    const isBrand = bare === brand
    const held = isBrand ? null : nativeKindIn(bare, book.language, book)
    const isGeneric = held !== null && bare.toLowerCase() === held.noun.text.toLowerCase()
    if (isGeneric) return variantOf(book, { by: 'noun', noun: held.noun }, false, false)
    const leads = held !== null && bare.toLowerCase().startsWith(held.noun.text.toLowerCase())
    const takesArticle = held !== null && (leads || nounsComeLast.has(book.language))
    const tells = !isBrand || name.names.length === 1
    return variantOf(book, { by: 'name', name: bare, noun: takesArticle ? held.noun : null }, tells, tells)
  })
  return noun === null ? variants : [...variants, variantOf(book, { by: 'noun', noun }, false, false)]
}

/** Names as Romance languages say them, the brand behind the noun: "Lampe Opaline Maison Verne"; before an article it goes ("Le Grand Bazar"). */
function nounFirst(names: readonly string[], { brand }: Subject, book: Phrasebook): readonly string[] {
  if (brand === null || nounsComeLast.has(book.language)) return names
  return names.flatMap((bare) => {
    const rest = bare.toLowerCase().startsWith(`${brand.toLowerCase()} `) ? bare.slice(brand.length + 1) : null
    if (rest === null) return [bare]
    const held = nativeKindIn(rest, book.language, book)
    if (held !== null && rest.toLowerCase().startsWith(held.noun.text.toLowerCase())) return [`${rest} ${bare.slice(0, brand.length)}`]
    return /^(?:les?|la|l['’]|el|los|las|il|lo|gli|i|os?|as?)[ '’]/iu.test(rest) && names.includes(rest) ? [] : [bare]
  })
}

/** A page in another language: the product's own name beside the noun of the ad's language ("der Luftreiniger Levoit Core 400S"), or as it stands. */
function foreignVariants(book: Phrasebook, subject: Subject): readonly NameVariant[] {
  const { kind, group, name, brand } = subject
  const noun = book.language === 'en' ? (kind === null ? null : englishNoun(kind)) : nounOf(kind, book)
  const own = properName(subject)
  const thisKind = variantOf(book, { by: 'noun', noun: noun ?? standInOf(group, book) }, false, own === null)
  if (own === null)
    return name === null || kind !== null
      ? namelessVariants(book, subject, noun ?? standInOf(group, book))
      : [variantOf(book, { by: 'name', name: name.names.at(-1) ?? name.names[0], noun: null }, true, true), thisKind]
  const beside =
    noun === null
      ? []
      : [
          variantOf(
            book,
            { by: 'name', name: book.language === 'en' ? `${own} ${capitalWords(noun.text)}` : `${noun.text} ${own}`, noun },
            true,
            true,
          ),
        ]
  // A brand alone is all that is left of many names: beside the noun it tells the product, by itself it does not.
  return [...beside, variantOf(book, { by: 'name', name: own, noun: null }, true, beside.length === 0 || own !== brand), thisKind]
}

const capitalWords = (text: string): string =>
  text
    .split(' ')
    .map((word) => capital(word))
    .join(' ')

/** Languages in which a name may end with its noun and still take its article: "der Nordlicht Becher". */
const nounsComeLast: ReadonlySet<Language> = new Set(['en', 'de', 'nl'])

/** Longest own name that still goes beside a noun; graphemes. */
const LONGEST_PROPER = 30

/**
 * What a name says that every language keeps: of an English one its own words ("Levoit Core 400S" of "Levoit Core 400S Air Purifier"), of another
 * one its brand and what is written with a capital inside it. Null when nothing is left.
 */
function properName(subject: Subject): string | null {
  const { name, brand, language, kind } = subject
  if (name === null) return brand
  const [first] = name.names
  if (language === null && kind === null) return graphemes(first) <= LONGEST_PROPER ? first : brand
  const owned = ownWords(subject)
  const isOwn = (word: string): boolean =>
    language === 'en' || language === null
      ? holdsWord(word, owned) || /^\d+\p{Lu}+$|^\p{Lu}+\d+$/u.test(word)
      : (brand !== null && brand.split(' ').includes(word)) || (language !== 'de' && /^\p{Lu}/u.test(word)) || /\d/.test(word)
  const words = first.split(' ')
  const isPart = words.map(
    (word, place) =>
      (isOwn(word) || /^(?=.*\d)[\p{Lu}\d-]{2,}$/u.test(word)) &&
      !(place === 0 && language !== 'en' && language !== null && word !== brand?.split(' ')[0]),
  )
  // Words between two of its own belong to the name: "Papertown Night Market".
  const run = words.slice(Math.max(0, isPart.indexOf(true)), isPart.lastIndexOf(true) + 1)
  const own = run.join(' ').replace(/[,;:–-]+$/u, '')
  return own === '' || graphemes(own) > LONGEST_PROPER ? brand : own
}
