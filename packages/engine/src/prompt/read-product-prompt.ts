import { kindFromWords } from '../classify/categorise-words.ts'
import { materialWords } from './color-words.ts'
import { ignoredWords } from './ignored-words.ts'
import { type NamedProduct, namedProduct } from './named-product.ts'
import { asksForNoBackground } from './no-background.ts'
import { type LeftOut, leftOutOf, nothingLeftOut } from './other-products.ts'
import { productColors, type PromptColors } from './product-colors.ts'
import { contentNouns, firstNoun, type NounPhrase, nouns, singular, nounTokens } from './product-nouns.ts'
import { isInSubject, promptSubject, type PromptSubject } from './prompt-subject.ts'
import { type PromptText, promptText } from './prompt-text.ts'
import { mixBits } from '@adloom/renderer/noise.ts'
import { type ProductKindId } from '@adloom/renderer/shapes.ts'
import { type ProductMaterial } from '@adloom/renderer/shapes/shape.ts'
import { surfaceOf, unpaintedSurface } from './surface-colors.ts'
import { inEnglish } from './translate-prompt.ts'

/** The content of a prompt: a product, and its surroundings. */
export interface ProductPrompt {
  readonly kind: ProductKindId
  /** How the kind was found: `stand-in` when the words name nothing that can be drawn. */
  readonly found: NamedProduct['found']
  /** A product the words name that cannot be drawn. */
  readonly missing: string | null
  readonly material: ProductMaterial | null
  /** `#RRGGBB`: main, second, accent. */
  readonly colors: readonly [string, string, string]
  /** Colours the words name, as written, the product's and the backdrop's. */
  readonly namedColors: readonly string[]
  readonly title: string | null
  /** The small line below the title: the content. */
  readonly contents: string | null
  /** The words left for `readPrompt`: scene, light, mood and the backdrop's colours. */
  readonly scenery: string
  /** Whether the backdrop is to be left out. */
  readonly isBare: boolean
  /** Things asked for besides the one product. */
  readonly leftOut: LeftOut
  readonly words: ReadonlySet<string>
  /** Words without effect. */
  readonly ignored: readonly string[]
}

/** The golden ratio: its multiples spread neighbouring seeds most evenly. */
const GOLDEN_RATIO = 0.618033988749895

/** Characters of the longest title on a product. */
const TITLE_LENGTH = 28

/** What the steps of reading share: the tokens, those about the product, and the product. */
interface Reading {
  readonly tokens: readonly string[]
  readonly subject: PromptSubject
  readonly product: NamedProduct
  /** The noun of the product, or of its content; null for none. */
  readonly noun: NounPhrase | null
}

/**
 * Reads a prompt. The product is the first noun that can be drawn; colours and materials before its surroundings begin (on, in, before …) are
 * the product's, a colour beside "background" or after that is the backdrop's. Quoted words, or the name in the guided form, are printed on it.
 * The seed decides what the words leave open. Same arguments, same answer.
 */
export function readProductPrompt(prompt: string, seed: number): ProductPrompt {
  const text = promptText(prompt)
  const { guided, tokens } = text
  const product = namedProduct(text)
  const { kind, found, missing } = product
  const noun = product.named ?? product.contents
  const subject = promptSubject(tokens, noun)
  const reading: Reading = { tokens, subject, product, noun }
  const promptColors = productColors(tokens, subject, product, seed)
  const contentNoun = contentNounOf(reading)
  const content =
    contentNoun === null || !isInSubject(subject, contentNoun.start) || isName(contentNoun, reading) ? null : wordsOf(contentNoun, tokens)
  const title = titleOf(text.printed, kind)
  const leftOut =
    noun === null ? nothingLeftOut : leftOutOf(tokens, { kind, start: noun.start, end: noun.end, to: subject.to }, kindOfPhrase)
  return {
    kind,
    found,
    missing,
    material: promptColors.material,
    colors: promptColors.colors,
    namedColors: namedColors(reading, promptColors),
    title,
    contents: content === title?.toLowerCase() ? null : content,
    scenery: [
      ...(guided === null ? mannerOf(reading, promptColors, leftOut) : []),
      ...tokens.filter((_, at) => !isInSubject(subject, at)),
      text.cameraWords,
    ].join(' '),
    isBare: asksForNoBackground(inEnglish(prompt)),
    leftOut,
    words: wordsForShape(tokens, product),
    ignored: [
      ...promptColors.all
        .filter(({ at }) => !isInSubject(subject, at))
        .flatMap(({ word, at, after }) => unpaintedSurface(tokens, word, at, after) ?? []),
      ...ignoredWords(tokens, noun, usedWords(text, product, contentNoun)),
    ],
  }
}

const wordsOf = ({ start, end }: NounPhrase, tokens: readonly string[]): string => tokens.slice(start, end).join(' ')

const kindOfPhrase = (phrase: string): ProductKindId | undefined => nouns.get(phrase.split(' ').map(singular).join(' '))

/** The content in the words; the material of a named product is not its content: "an amber glass bottle of serum". */
function contentNounOf({ tokens, product: { named, contents } }: Reading): NounPhrase | null {
  if (named === null) return contents
  const withoutMaterials = tokens.map((word) => (Object.hasOwn(materialWords, word) ? '' : word))
  return firstNoun(withoutMaterials, contentNouns, true)
}

/** A coffee mug is named after coffee; a coffee bag is full of it. */
const isName = (content: NounPhrase, { product, noun }: Reading): boolean =>
  content.kind !== product.kind && content.start >= (noun?.start ?? 0) && content.end <= (noun?.end ?? 0)

/** Colours in the words, except those of a surface, which has its own. */
const namedColors = ({ tokens, subject }: Reading, { all }: PromptColors): string[] => [
  ...new Set(
    all
      .filter(({ at, after }) => isInSubject(subject, at) || surfaceOf(tokens, at, after) === null)
      .map(({ word }) => word)
      .filter((word) => word !== 'pastel'),
  ),
]

/** Of the product's own words only its style is left to the scene: "luxury", "modern". */
function mannerOf({ tokens, subject, noun }: Reading, { own }: PromptColors, { products }: LeftOut): string[] {
  const isOfNoun = (at: number): boolean => noun !== null && at >= noun.start && at < noun.end
  const isLeftOut = (word: string): boolean => products.some((phrase) => phrase.split(' ').includes(word))
  const isColor = (at: number): boolean => own.some((color) => at >= color.at && at < color.after)
  return tokens.filter(
    (word, at) => isInSubject(subject, at) && !isOfNoun(at) && !Object.hasOwn(materialWords, word) && !isLeftOut(word) && !isColor(at),
  )
}

/** Words that may have a meaning for the shape. */
const wordsForShape = (tokens: readonly string[], { named, translated }: NamedProduct): ReadonlySet<string> =>
  new Set([
    ...tokens,
    ...tokens.map(singular),
    // The whole phrase that named it, and its English name: "Sessel" is an armchair.
    ...(named === null ? [] : [wordsOf(named, tokens)]),
    ...(translated === null ? [] : [translated.toLowerCase(), ...nounTokens(translated)]),
  ])

/** Words with an effect besides the noun: the guided name, the content, and what names the product in another language. */
function usedWords({ guided, tokens }: PromptText, { translated }: NamedProduct, contentNoun: NounPhrase | null): string[] {
  const isNeeded = (word: string): boolean => kindFromWords(tokens.filter((other) => other !== word).join(' '))?.name !== translated
  return [
    ...(guided === null ? [] : nounTokens(guided.name)),
    ...tokens.slice(contentNoun?.start ?? 0, contentNoun?.end ?? 0),
    ...(translated === null ? [] : tokens.filter(isNeeded)),
  ]
}

function titleOf(name: string | null, kind: ProductKindId): string | null {
  if (name === null) return null
  const words = name.trim().split(/\s+/)
  // The mug need not say "mug".
  while (words.length > 1 && nouns.get(singular((words.at(-1) ?? '').toLowerCase())) === kind) words.pop()
  const text = words.join(' ')
  return text === '' || text.length > TITLE_LENGTH ? (words[0] ?? '').slice(0, TITLE_LENGTH) || null : text
}

/** Three numbers 0 to 1 that vary a shape; images with neighbouring seeds differ in all of them. */
export const chancesOf = (seed: number): readonly [number, number, number] => [
  (seed * GOLDEN_RATIO) % 1,
  mixBits(seed + 11) / 4294967296,
  mixBits(seed + 23) / 4294967296,
]
