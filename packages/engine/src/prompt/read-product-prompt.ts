import { detailSuggestions, productCategories, promptMoods, promptStyles } from '@adloom/domain/image.ts'
import { lightWords, sceneWords } from '@adloom/domain/scene-words.ts'
import { asksForNoBackground } from './no-background.ts'
import { readCamera } from './camera-words.ts'
import { kindFromWords } from '../classify/categorise-words.ts'
import { colorOfMaterial, colorWords, materialWords } from './color-words.ts'
import { productWords } from './product-words.ts'
import { styleWords } from './style-words.ts'
import { mixBits } from '@adloom/renderer/noise.ts'
import { type LeftOut, leftOutOf, nothingLeftOut } from './other-products.ts'
import { contentNouns, firstNoun, type Found, isPlace, nouns, singular, tokensOf } from './product-nouns.ts'
import { kindOfCategory, type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { type ProductMaterial } from '@adloom/renderer/shapes/shape.ts'
import { surfaceOf, unpaintedSurface } from './surface-colors.ts'
import { inEnglish } from './translate-prompt.ts'

/** The content of a prompt: a product, and its surroundings. */
export interface ProductPrompt {
  readonly kind: ProductKindId
  /** How the kind was found: `stand-in` when the words name nothing that can be drawn. */
  readonly found: 'named' | 'contents' | 'category' | 'stand-in'
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

const GOLDEN = 0.618033988749895

const isQuality = (word: string | undefined): boolean => word !== undefined && (word in colorWords || word in materialWords)

/** "A mug in blue", "in ceramic": its own colour, not a place; but "in blue light" is one. */
const isOwnIn = (tokens: readonly string[], at: number): boolean =>
  tokens[at] === 'in' && isQuality(tokens[at + 1]) && endsAt(tokens, isQuality(tokens[at + 2]) ? at + 3 : at + 2)
const endsAt = (tokens: readonly string[], at: number): boolean =>
  at >= tokens.length || productWords.turning.has(tokens[at]) || tokens[at] === 'and'

/** Where the words turn from the product to its surroundings. */
function subjectOf(tokens: readonly string[], noun: Found | null): { readonly from: number; readonly to: number } {
  const begin = noun?.start ?? 0
  let from = 0
  for (let index = 0; index < begin; index++) if (productWords.turning.has(tokens[index])) from = index + 1
  let to = noun?.end ?? 0
  while (to < tokens.length && (!productWords.turning.has(tokens[to]) || isOwnIn(tokens, to))) to++
  return { from, to }
}

/** Colour words in order with their positions; a phrase of two words is one colour. */
function colorsIn(tokens: readonly string[]): { readonly word: string; readonly at: number; readonly after: number }[] {
  const found: { word: string; at: number; after: number }[] = []
  for (let at = 0; at < tokens.length; at++) {
    const pair = `${tokens[at]} ${tokens[at + 1] ?? ''}`
    if (pair in colorWords) {
      found.push({ word: pair, at, after: at + 2 })
      at++
    } else if (tokens[at] in colorWords) found.push({ word: tokens[at], at, after: at + 1 })
  }
  return found
}

/** The guided form's line: name, category, style, …; null for free words. */
function guidedParts(prompt: string): { readonly name: string; readonly category: string } | null {
  const parts = prompt.split(',').map((part) => part.trim())
  const place = parts.findIndex((part) => (productCategories as readonly string[]).includes(part))
  return place > 0 ? { name: parts.slice(0, place).join(', '), category: parts[place] } : null
}

const TITLE_LENGTH = 28

/**
 * Reads a prompt. The product is the first noun that can be drawn; colours and materials before the words turn away from it (on, in, before …) are
 * the product's, a colour beside "background" or after the turn is the backdrop's. Quoted words, or the name in the guided form, are printed on it.
 * The seed decides what the words leave open. Same arguments, same answer.
 */
export function readProductPrompt(prompt: string, seed: number): ProductPrompt {
  const guided = guidedParts(prompt)
  const quoted = /["“”«»„]([^"“”«»„]{1,60})["“”«»]/u.exec(prompt)
  const unquoted = quoted === null ? prompt : prompt.replace(quoted[0], ' ')
  const name = guided === null ? null : inEnglish(guided.name)
  const { rest: seen, removed } = readCamera(
    inEnglish(guided === null ? unquoted : unquoted.slice(unquoted.indexOf(guided.category) + guided.category.length)),
  )
  // A full stop turns away from the product as a preposition does; so does a comma once the product is named.
  const tokens = tokensOf(name === null ? seen.replaceAll(/[.;:!?]+(\s|$)/g, ' in ') : `${name} in ${seen}`)
  const contents = firstNoun(tokens, contentNouns, true)
  const first = firstNoun(tokens, nouns, false) ?? (contents === null ? firstNoun(tokens, nouns, true) : null)
  const isCompanion = first !== null && productWords.companions.has(singular(tokens[first.end] ?? ''))
  const named = isCompanion ? null : first
  const lexical = named === null ? kindFromWords(guided?.name ?? unquoted) : null
  // The lexicon has nouns of other languages: "taza" is a coffee mug, which can be drawn.
  const meant = lexical === null ? undefined : nouns.get(tokensOf(lexical.name).map(singular).join(' '))
  // "On a table, with serum" asks for the serum.
  const isOther = meant !== undefined && ((contents !== null && isPlace(meant)) || (isCompanion && meant === first.kind))
  const translated = isOther ? undefined : meant
  const noun = named ?? contents
  const fallback = guided === null ? undefined : kindOfCategory[guided.category]
  const kind = named?.kind ?? translated ?? contents?.kind ?? fallback ?? 'box'
  const found =
    named !== null || translated !== undefined ? 'named' : contents !== null ? 'contents' : fallback === undefined ? 'stand-in' : 'category'
  const subject = subjectOf(tokens, noun)
  const inSubject = (at: number): boolean => at >= subject.from && at < subject.to

  // The colour in "red wine" is the wine's name.
  const colors = colorsIn(tokens).filter(({ at }) => named === null || at < named.start || at >= named.end)
  // A blue table lamp is not a lamp on a blue table.
  const isNamed = (at: number): boolean => named !== null && at >= named.start && at < named.end
  const isBackdrops = ({ at, after }: { at: number; after: number }): boolean =>
    !inSubject(at) || (productWords.backdrop.has(singular(tokens[after] ?? '')) && !isNamed(after)) || tokens[after] === 'pastel'
  const own = colors.filter((color) => !isBackdrops(color))
  // The word may be the product itself: a cap is a bottle's part, and a thing to wear.
  const isPart = (at: number): boolean => productWords.parts.has(singular(tokens[at] ?? '')) && !isNamed(at)
  const ofParts = own.filter(({ after }) => isPart(after) || isPart(after + 1))
  const ofBody = own.filter((color) => !ofParts.includes(color))
  const materials = tokens.filter((word, at) => inSubject(at) && word in materialWords && !isPart(at + 1))
  const material = materials.length === 0 ? null : materialWords[materials[0]]
  const palettes = productKinds[kind].palettes
  const palette = palettes[seed % palettes.length]
  const materialColor = materials.map((word) => colorOfMaterial[word]).find((hex) => hex !== undefined)
  const main =
    ofBody.length > 0
      ? colorWords[ofBody[0].word]
      : (materialColor ?? (material === 'glass' ? glassColors[seed % glassColors.length] : palette[0]))
  const second =
    ofBody.length > 1 ? colorWords[ofBody[1].word] : ofBody.length > 0 && isNear(main, palette[1]) ? contrastOf(main) : palette[1]
  const accent = ofParts.length > 0 ? colorWords[ofParts[0].word] : palette[2]

  // The material of a named product is not its content: "an amber glass bottle of serum".
  const held =
    named === null
      ? contents
      : firstNoun(
          tokens.map((word) => (word in materialWords ? '' : word)),
          contentNouns,
          true,
        )
  // A coffee mug is named after coffee; a coffee bag is full of it.
  const isName = held !== null && held.kind !== kind && held.start >= (noun?.start ?? 0) && held.end <= (noun?.end ?? 0)
  const content = held === null || isName || !inSubject(held.start) ? null : tokens.slice(held.start, held.end).join(' ')
  const title = titleOf(quoted?.[1] ?? guided?.name ?? null, kind)
  const kindOfPhrase = (phrase: string): ProductKindId | undefined => nouns.get(phrase.split(' ').map(singular).join(' '))
  const leftOut =
    noun === null ? nothingLeftOut : leftOutOf(tokens, { kind, start: noun.start, end: noun.end, to: subject.to }, kindOfPhrase)
  const isLeftOut = (word: string): boolean => leftOut.products.some((phrase) => phrase.split(' ').includes(word))
  // Of the product's own words only its style is left to the scene: "luxury", "modern".
  const manner = tokens.filter(
    (word, at) =>
      inSubject(at) &&
      !(at >= (noun?.start ?? 0) && at < (noun?.end ?? 0)) &&
      !(word in materialWords) &&
      !isLeftOut(word) &&
      !own.some((color) => at >= color.at && at < color.after),
  )
  const scenery = [...(guided === null ? manner : []), ...tokens.filter((_, at) => !inSubject(at)), removed].join(' ')
  return {
    kind,
    found,
    missing:
      found === 'named' || found === 'contents'
        ? null
        : isCompanion
          ? titled(tokens.slice(first.start, first.end + 1))
          : (lexical?.name ?? null),
    material,
    colors: [main, second, accent],
    namedColors: [
      ...new Set(colors.filter(({ at, after }) => inSubject(at) || surfaceOf(tokens, at, after) === null).map(({ word }) => word)),
    ].filter((word) => word !== 'pastel'),
    title,
    contents: content === title?.toLowerCase() ? null : content,
    scenery,
    isBare: asksForNoBackground(inEnglish(prompt)),
    leftOut,
    words: new Set([
      ...tokens,
      ...tokens.map(singular),
      // The whole phrase that named it, and its English name: "Sessel" is an armchair.
      ...(named === null ? [] : [tokens.slice(named.start, named.end).join(' ')]),
      ...(translated === undefined ? [] : [(lexical?.name ?? '').toLowerCase(), ...tokensOf(lexical?.name ?? '')]),
    ]),
    ignored: [
      ...colors.filter(({ at }) => !inSubject(at)).flatMap(({ word, at, after }) => unpaintedSurface(tokens, word, at, after) ?? []),
      ...ignoredOf(tokens, noun, [
        ...(guided === null ? [] : tokensOf(guided.name)),
        ...tokens.slice(held?.start ?? 0, held?.end ?? 0),
        ...(translated === undefined ? [] : tokens.filter((word) => isNeeded(word, tokens, lexical?.name))),
      ]),
    ],
  }
}

const titled = (words: readonly string[]): string => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')

const glassColors = ['#8a4312', '#3d6b5a', '#c7d6d8', '#31538a'] as const

/** Three numbers 0 to 1 that vary a shape; images with neighbouring seeds differ in all of them. */
export const chancesOf = (seed: number): readonly [number, number, number] => [
  (seed * GOLDEN) % 1,
  mixBits(seed + 11) / 4294967296,
  mixBits(seed + 23) / 4294967296,
]

function titleOf(name: string | null, kind: ProductKindId): string | null {
  if (name === null) return null
  const words = name.trim().split(/\s+/)
  // The mug need not say "mug".
  while (words.length > 1 && nouns.get(singular((words.at(-1) ?? '').toLowerCase())) === kind) words.pop()
  const text = words.join(' ')
  return text === '' || text.length > TITLE_LENGTH ? (words[0] ?? '').slice(0, TITLE_LENGTH) || null : text
}

function brightness(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  return (0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)) / 255
}
const isNear = (one: string, other: string): boolean => Math.abs(brightness(one) - brightness(other)) < 0.25
const contrastOf = (hex: string): string => (brightness(hex) > 0.5 ? '#2b2a2e' : '#f3eddf')

const understoodWords: ReadonlySet<string> = new Set(
  [
    ...Object.entries(sceneWords).flatMap(([id, { phrase, words }]) => [id, phrase, ...words]),
    ...Object.values(lightWords).flatMap(({ phrase, words }) => [phrase, ...words]),
    ...promptStyles,
    ...promptMoods,
    ...detailSuggestions,
    ...productCategories,
    ...Object.keys(colorWords),
    ...Object.keys(materialWords),
    ...Object.keys(styleWords),
    ...productWords.turning,
    ...productWords.parts,
    ...productWords.backdrop,
    ...productWords.fillers,
    ...productWords.understood,
  ].flatMap((text) => tokensOf(text).map(singular)),
)

/** Whether the words no longer name the product without this one. */
const isNeeded = (word: string, tokens: readonly string[], name: string | undefined): boolean =>
  kindFromWords(tokens.filter((other) => other !== word).join(' '))?.name !== name

/** Words without effect, each once, at most twelve. */
function ignoredOf(tokens: readonly string[], noun: Found | null, name: readonly string[]): string[] {
  const used = new Set([...tokens.slice(noun?.start ?? 0, noun?.end ?? 0), ...name].map(singular))
  const contents = new Set([...contentNouns.keys(), ...nouns.keys()].flatMap((phrase) => phrase.split(' ')))
  const isUsed = (word: string): boolean =>
    used.has(word) || understoodWords.has(word) || (contents.has(word) && noun !== null && tokens.indexOf(word) < noun.end)
  return [...new Set(tokens)].filter((word) => !isUsed(singular(word)) && word.length > 2).slice(0, 12)
}
