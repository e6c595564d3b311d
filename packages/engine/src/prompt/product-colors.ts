import { colorOfMaterial, colorWords, glassColors, materialWords } from './color-words.ts'
import { type NounPhrase, singular } from './product-nouns.ts'
import { productWords } from './product-words.ts'
import { type PromptSubject, isInSubject } from './prompt-subject.ts'
import { type ProductKindId, productKinds } from '@adloom/renderer/shapes.ts'
import { type ProductMaterial } from '@adloom/renderer/shapes/shape.ts'

/** A colour word of a prompt: its place among the tokens, and the place after it. */
interface NamedColor {
  readonly word: string
  readonly at: number
  readonly after: number
}

/** The colours and the material that a prompt gives its product. */
export interface PromptColors {
  readonly material: ProductMaterial | null
  /** `#RRGGBB`: main, second, accent. */
  readonly colors: readonly [string, string, string]
  /** Colours of the product in the words; of anything in the words. */
  readonly own: readonly NamedColor[]
  readonly all: readonly NamedColor[]
}

/** Difference of brightness, 0 to 1, below which two colours of one product look alike. */
const ALIKE = 0.25
/** Brightness above which a colour is contrasted with the dark colour, else with the light one. */
const BRIGHT = 0.5
const DARK = '#2b2a2e'
const LIGHT = '#f3eddf'

/** Colour words in order; a phrase of two words is one colour. */
function colorsIn(tokens: readonly string[]): NamedColor[] {
  const found: NamedColor[] = []
  for (let at = 0; at < tokens.length; at++) {
    const pair = `${tokens[at]} ${tokens[at + 1] ?? ''}`
    const word = [pair, tokens[at]].find((phrase) => Object.hasOwn(colorWords, phrase))
    if (word === undefined) continue
    const after = at + (word === pair ? 2 : 1)
    found.push({ word, at, after })
    at = after - 1
  }
  return found
}

/** Brightness of a colour, 0 to 1. */
function brightness(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16)
  return (0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255)) / 255
}
const isNear = (one: string, other: string): boolean => Math.abs(brightness(one) - brightness(other)) < ALIKE
const contrastOf = (hex: string): string => (brightness(hex) > BRIGHT ? DARK : LIGHT)

/**
 * The colours of the product in the words: those before its surroundings begin, unless they stand beside a word for the backdrop. What the words
 * leave open is the material's colour, or one of the kind's palettes, which the seed chooses.
 */
export function productColors(
  tokens: readonly string[],
  subject: PromptSubject,
  { kind, named }: { readonly kind: ProductKindId; readonly named: NounPhrase | null },
  seed: number,
): PromptColors {
  const isName = (at: number): boolean => named !== null && at >= named.start && at < named.end
  // The colour in "red wine" is the wine's name.
  const all = colorsIn(tokens).filter(({ at }) => !isName(at))
  // A blue table lamp is not a lamp on a blue table.
  const isBackdrops = ({ at, after }: NamedColor): boolean =>
    !isInSubject(subject, at) || (productWords.backdrop.has(singular(tokens[after] ?? '')) && !isName(after)) || tokens[after] === 'pastel'
  const own = all.filter((color) => !isBackdrops(color))
  // The word may be the product itself: a cap is a bottle's part, and a thing to wear.
  const isPart = (at: number): boolean => productWords.parts.has(singular(tokens[at] ?? '')) && !isName(at)
  const isOfPart = ({ after }: NamedColor): boolean => isPart(after) || isPart(after + 1)
  const materials = tokens.filter((word, at) => isInSubject(subject, at) && Object.hasOwn(materialWords, word) && !isPart(at + 1))
  const material = materials.length === 0 ? null : materialWords[materials[0]]
  const { palettes } = productKinds[kind]
  const palette = palettes[seed % palettes.length]
  const ofMaterial = materials.map((word) => colorOfMaterial[word]).find((hex) => hex !== undefined)
  const open = ofMaterial ?? (material === 'glass' ? glassColors[seed % glassColors.length] : palette[0])
  const [body, secondBody] = own.filter((color) => !isOfPart(color)).map(({ word }): string | undefined => colorWords[word])
  const [part] = own.filter(isOfPart).map(({ word }): string | undefined => colorWords[word])
  const second = body !== undefined && isNear(body, palette[1]) ? contrastOf(body) : palette[1]
  return { material, colors: [body ?? open, secondBody ?? second, part ?? palette[2]], own, all }
}
