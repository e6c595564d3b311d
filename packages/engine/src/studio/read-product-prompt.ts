import { detailSuggestions, productCategories, promptMoods, promptStyles } from '@adloom/domain/image.ts'
import { lightWords, sceneWords } from '@adloom/domain/scene-words.ts'
import { asksForNoBackground } from './bare-product.ts'
import { kindFromWords } from './categorise-words.ts'
import { mixBits } from './noise.ts'
import { companionWords, contentNouns, firstNoun, type Found, isPlace, nouns, singular, tokensOf, turningWords } from './product-nouns.ts'
import { kindOfCategory, type ProductKindId, productKinds } from './shapes.ts'
import { type ProductMaterial } from './shapes/shape.ts'

/** What words ask to be drawn: a product, and what they say of everything around it. */
export interface ProductPrompt {
  readonly kind: ProductKindId
  /** How the kind was found: `stand-in` where the words name nothing that can be drawn. */
  readonly found: 'named' | 'contents' | 'category' | 'stand-in'
  /** Product the words name although it cannot be drawn. */
  readonly missing: string | null
  readonly material: ProductMaterial | null
  /** `#RRGGBB`: main, second, accent. */
  readonly colors: readonly [string, string, string]
  /** Colours the words name, as they are written, the product's and the backdrop's. */
  readonly namedColors: readonly string[]
  readonly title: string | null
  /** The small line below the title: what is inside. */
  readonly contents: string | null
  /** What is left for `readPrompt`: scene, light, mood and the backdrop's colours. */
  readonly scenery: string
  /** Whether the backdrop is to be left out. */
  readonly isBare: boolean
  readonly words: ReadonlySet<string>
  /** Words that nothing came of. */
  readonly ignored: readonly string[]
}

/** Colours of things. A word of two parts wins. Add yours here. */
const colorWords: Readonly<Record<string, string>> = {
  red: '#b3202a', crimson: '#9c1730', coral: '#f0745e', peach: '#f3b594', orange: '#e8772e', terracotta: '#b65f41', rust: '#a34e2c',
  brown: '#6b4429', chocolate: '#4a2c1d', tan: '#c59a6c', beige: '#d9c7a8', cream: '#f1e7d0', ivory: '#f3eddd', sand: '#d8c19a',
  yellow: '#f0c528', mustard: '#c9962b', gold: '#c9a050', golden: '#c9a050', amber: '#8a4312', honey: '#d29a3a', olive: '#6d7042',
  lime: '#a5c93b', green: '#3a7d4c', 'forest green': '#234a35', sage: '#9aaa8a', mint: '#a4d3bd', emerald: '#14694f', teal: '#1f7f80',
  turquoise: '#35b0b0', aqua: '#58c0c8', cyan: '#3fb4d6', blue: '#2f62a8', 'light blue': '#9cc3e0', 'sky blue': '#8cc0e6', 'dark blue': '#1c2f57',
  'baby blue': '#b4d3ea', 'royal blue': '#2546a8', navy: '#1d2c4f', indigo: '#38357e', cobalt: '#1f45a0', lavender: '#b9a7d6', lilac: '#c3aad4', purple: '#6b3f93',
  violet: '#6a4ab0', plum: '#5f2f52', magenta: '#b82a78', pink: '#eaa3b4', 'hot pink': '#e2418c', 'dusty pink': '#cf9a98', rose: '#d2848c',
  'rose gold': '#d39a86', burgundy: '#5f1a2c', maroon: '#5a1a22', white: '#f2f0ec', 'off-white': '#ece6da', grey: '#8a8c8e', gray: '#8a8c8e',
  'dark grey': '#45484b', charcoal: '#33363a', silver: '#c4c7ca', black: '#1b1b1d', copper: '#b56a42', bronze: '#8a6238', brass: '#b8924a',
  'dark green': '#1f4030', 'light green': '#a9cf9c', 'light pink': '#f3ccd4', pastel: '#e3c6cf',
} // prettier-ignore

const materialWords: Readonly<Record<string, ProductMaterial>> = {
  ceramic: 'ceramic', porcelain: 'ceramic', stoneware: 'ceramic', glazed: 'ceramic', earthenware: 'ceramic', clay: 'matte', terracotta: 'matte', glass: 'glass',
  crystal: 'glass', metal: 'metal', metallic: 'metal', steel: 'metal', stainless: 'metal', aluminium: 'metal', aluminum: 'metal', chrome: 'metal', brass: 'metal',
  copper: 'metal', plastic: 'plastic', glossy: 'plastic', wood: 'wood', wooden: 'wood', oak: 'wood', walnut: 'wood', bamboo: 'wood', fabric: 'fabric', cotton: 'fabric',
  linen: 'fabric', canvas: 'fabric', wool: 'fabric', velvet: 'fabric', leather: 'leather', kraft: 'paper', paper: 'paper', cardboard: 'paper', matte: 'matte', matt: 'matte',
} // prettier-ignore

/** Colour of a material whose name is one. */
const colorOfMaterial: Readonly<Record<string, string>> = {
  steel: '#b9bcc0', stainless: '#b9bcc0', aluminium: '#c4c7ca', aluminum: '#c4c7ca', chrome: '#cfd2d4', metal: '#b9bcc0', metallic: '#b9bcc0', wood: '#a9794a', wooden: '#a9794a',
  oak: '#b98a57', walnut: '#5b3a26', bamboo: '#cfa766', leather: '#7a4a2a', kraft: '#b58a5c', cardboard: '#b58a5c', canvas: '#e6dcc4', linen: '#ddd2bc',
} // prettier-ignore

/** Parts of products: a colour before one of them is the part's. */
const partWords = new Set(
  'cap lid handle strap sole label foot base stem shade interior inside rim band stripe trim detail accent letter lettering text logo'.split(
    ' ',
  ),
)
const backdropWords = new Set('background backdrop wall scene surface setting gradient light lighting floor table studio room'.split(' '))
/** Words that say nothing a picture could show. */
const fillers = new Set(
  'face hand body hair skin eye a an the of and or with for to its it is are this that some one two three my our your very product products image picture photo photograph shot look high quality professional photography detailed texture commercial advertising advert ad ads closeup close-up close up beautiful nice new best realistic photorealistic render rendering 4k 8k hd ultra hyper sharp focus shown showing featuring scene setting surface background backdrop style mood color colour colored coloured light lighting soft brand branded design designed please make create generate draw lifestyle usage studio front view side angle small large big tall short round shaped set in on at by top'.split(
    ' ',
  ),
)

const GOLDEN = 0.618033988749895

/** Where the words turn from the product to what is around it. */
function subjectOf(tokens: readonly string[], noun: Found | null): { readonly from: number; readonly to: number } {
  const begin = noun?.start ?? 0
  let from = 0
  for (let index = 0; index < begin; index++) if (turningWords.has(tokens[index])) from = index + 1
  let to = noun?.end ?? 0
  while (to < tokens.length && !turningWords.has(tokens[to])) to++
  return { from, to }
}

/** Colour words in order with where they stand; a phrase of two words is one colour. */
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
 * What a prompt asks to be drawn. The product is the first noun that can be drawn; colours and materials before the words turn away from it
 * (on, in, before …) are the product's, a colour beside "background" or after the turn is the backdrop's. Quoted words, or the name in
 * the guided form, are printed on it. What the words leave open the seed decides. Same arguments, same answer.
 */
export function readProductPrompt(prompt: string, seed: number): ProductPrompt {
  const guided = guidedParts(prompt)
  const quoted = /["“”«»„]([^"“”«»„]{1,60})["“”«»]/u.exec(prompt)
  const unquoted = quoted === null ? prompt : prompt.replace(quoted[0], ' ')
  // A full stop turns away from the product as a preposition does; so does a comma once the product is named.
  const tokens = tokensOf(
    guided === null
      ? unquoted.replaceAll(/[.;:!?]+(\s|$)/g, ' in ')
      : `${guided.name} in ${unquoted.slice(unquoted.indexOf(guided.category) + guided.category.length)}`,
  )
  const contents = firstNoun(tokens, contentNouns, true)
  const first = firstNoun(tokens, nouns, false) ?? (contents === null ? firstNoun(tokens, nouns, true) : null)
  const isCompanion = first !== null && companionWords.has(singular(tokens[first.end] ?? ''))
  const named = isCompanion ? null : first
  const lexical = named === null ? kindFromWords(guided?.name ?? unquoted) : null
  // The lexicon knows nouns of other languages: "taza" is a coffee mug, and that can be drawn.
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
  const isBackdrops = ({ at, after }: { at: number; after: number }): boolean =>
    !inSubject(at) || backdropWords.has(singular(tokens[after] ?? '')) || tokens[after] === 'pastel'
  const own = colors.filter((color) => !isBackdrops(color))
  // The word may be the product itself: a cap is a bottle's part, and a thing to wear.
  const isPart = (at: number): boolean =>
    partWords.has(singular(tokens[at] ?? '')) && !(named !== null && at >= named.start && at < named.end)
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

  const content = contents === null || !inSubject(contents.start) ? null : tokens.slice(contents.start, contents.end).join(' ')
  const title = titleOf(quoted?.[1] ?? guided?.name ?? null, kind)
  // Of the product's own words only its manner is left to the scene: "luxury", "modern".
  const manner = tokens.filter(
    (word, at) =>
      inSubject(at) &&
      !(at >= (noun?.start ?? 0) && at < (noun?.end ?? 0)) &&
      !(word in materialWords) &&
      !own.some((color) => at >= color.at && at < color.after),
  )
  const scenery = [...(guided === null ? manner : []), ...tokens.filter((_, at) => !inSubject(at))].join(' ')
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
    namedColors: [...new Set(colors.map(({ word }) => word))].filter((word) => word !== 'pastel'),
    title,
    contents: content === title?.toLowerCase() ? null : content,
    scenery,
    isBare: asksForNoBackground(prompt),
    words: new Set([
      ...tokens,
      ...tokens.map(singular),
      // The whole phrase that named it, and its English name: "Sessel" is an armchair.
      ...(named === null ? [] : [tokens.slice(named.start, named.end).join(' ')]),
      ...(translated === undefined ? [] : [(lexical?.name ?? '').toLowerCase(), ...tokensOf(lexical?.name ?? '')]),
    ]),
    ignored: ignoredOf(tokens, noun, [
      ...(guided === null ? [] : tokensOf(guided.name)),
      ...tokens.slice(contents?.start ?? 0, contents?.end ?? 0),
      ...(translated === undefined ? [] : tokens.filter((word) => isNeeded(word, tokens, lexical?.name))),
    ]),
  }
}

const titled = (words: readonly string[]): string => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')

const glassColors = ['#8a4312', '#3d6b5a', '#c7d6d8', '#31538a'] as const

/** Three numbers 0 to 1 that vary a shape; pictures with neighbouring seeds differ in all of them. */
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
    ...turningWords,
    ...partWords,
    ...backdropWords,
    ...fillers,
    'transparent', 'without', 'removed', 'remove', 'muted', 'neutral', 'deep', 'vibrant', 'lit', 'burning', 'scented',
    'wireless', 'bluetooth', 'open', 'plain', 'striped', 'smart', 'stack', 'pile', 'fluted',
    'back', 'rear', 'pair', 'empty', 'upholstered', 'framed', 'two-seater', 'three-seater', 'rectangular', 'square', 'alarm', 'dining',
    'pair', 'lace', 'gum', 'knit', 'mesh', 'dial', 'diamond', 'sapphire', 'ruby', 'tortoiseshell', 'charging', 'case', 'buckle',
  ].flatMap((text) => tokensOf(text).map(singular)),
) // prettier-ignore

/** Whether the words no longer name the product without this one. */
const isNeeded = (word: string, tokens: readonly string[], name: string | undefined): boolean =>
  kindFromWords(tokens.filter((other) => other !== word).join(' '))?.name !== name

/** Words nothing came of, each once, at most twelve. */
function ignoredOf(tokens: readonly string[], noun: Found | null, name: readonly string[]): string[] {
  const used = new Set([...tokens.slice(noun?.start ?? 0, noun?.end ?? 0), ...name].map(singular))
  const contents = new Set([...contentNouns.keys(), ...nouns.keys()].flatMap((phrase) => phrase.split(' ')))
  const isUsed = (word: string): boolean =>
    used.has(word) || understoodWords.has(word) || (contents.has(word) && noun !== null && tokens.indexOf(word) < noun.end)
  return [...new Set(tokens)].filter((word) => !isUsed(singular(word)) && word.length > 2).slice(0, 12)
}
