import { type LightId, type SceneId } from '@adloom/domain/scene-words.ts'

/** Effect of a style or mood word on an image. Missing parts change nothing. */
export interface StyleWord {
  /** Factor on how strong colours may be, and what is added to their lightness. */
  readonly strength?: number
  readonly shift?: number
  /** Light when the words name none. */
  readonly light?: LightId
  /** Factor on the lamp's size, and degrees added to its height. */
  readonly softness?: number
  readonly lift?: number
  /** Suitable scenes when the words name none. */
  readonly scenes?: readonly SceneId[]
  /** Whether edges get the most rays, and the file its best quality. */
  readonly isFine?: true
}

/** Words and phrases for the style of an image, lower case. Add yours here. */
export const styleWords: Readonly<Record<string, StyleWord>> = {
  // Colour
  pastel: { strength: 0.85, shift: 0.06 },
  vibrant: { strength: 1.6, shift: -0.06 },
  colorful: { strength: 1.5, shift: -0.04 },
  colourful: { strength: 1.5, shift: -0.04 },
  neutral: { strength: 0.3 },
  muted: { strength: 0.55, shift: -0.04 },
  minimal: { strength: 0.6, shift: 0.03 },
  bright: { shift: 0.05 },
  dark: { strength: 0.9, shift: -0.3 },
  moody: { strength: 0.8, shift: -0.25 },
  deep: { strength: 1.1, shift: -0.25 },
  clean: { strength: 0.75, shift: 0.03, softness: 1.2 },
  // Styles of the guided form
  modern: { strength: 0.8, light: 'cool' },
  vintage: { strength: 0.75, shift: -0.05, light: 'golden' },
  minimalist: { strength: 0.6, shift: 0.03, softness: 1.3 },
  luxury: { strength: 0.85, shift: -0.06, light: 'morning', softness: 1.2 },
  natural: { strength: 0.8, light: 'morning' },
  futuristic: { strength: 1.25, shift: -0.04, light: 'cool' },
  artistic: { strength: 1.35, shift: -0.03, light: 'golden', softness: 0.7, scenes: ['arch', 'steps', 'terrazzo', 'leaves'] },
  professional: { strength: 0.8, light: 'bright', softness: 1.25, scenes: ['studio'] },
  casual: { strength: 1.05, light: 'morning', scenes: ['oak', 'window', 'linen'] },
  // Its moods
  elegant: { strength: 0.75, softness: 1.3 },
  playful: { strength: 1.3, shift: 0.03, light: 'bright' },
  serious: { strength: 0.5, shift: -0.12, light: 'cool', scenes: ['concrete', 'studio'] },
  cheerful: { strength: 1.25, shift: 0.04, scenes: ['terrazzo', 'arch'] },
  calm: { strength: 0.7, shift: 0.02, light: 'morning', softness: 1.4, scenes: ['linen', 'leaves', 'studio'] },
  energetic: { strength: 1.6, shift: -0.03, light: 'bright', softness: 0.6, scenes: ['terrazzo', 'arch', 'glow'] },
  mysterious: { strength: 0.9, shift: -0.18 },
  dreamy: { strength: 0.9, shift: 0.06, light: 'golden', softness: 1.8, scenes: ['leaves', 'arch', 'water'] },
  bold: { strength: 1.6, shift: -0.1, softness: 0.7 },
  // Its details
  'high quality': { isFine: true },
  'highest quality': { isFine: true },
  'best quality': { isFine: true },
  'professional photography': { softness: 1.25, lift: 4 },
  'studio light': { light: 'bright', softness: 1.35, lift: 3 },
  'studio lighting': { light: 'bright', softness: 1.35, lift: 3 },
  // Raking light is what shows a texture.
  'detailed texture': { softness: 0.65, lift: -14, isFine: true },
  lifestyle: { strength: 1.1, softness: 1.1, light: 'morning' },
  // Light
  sunlight: { light: 'bright', softness: 0.6 },
  'soft shadow': { softness: 1.5 },
  'soft shadows': { softness: 1.5 },
  'hard shadows': { softness: 0.4 },
  'hard light': { softness: 0.35 },
  'harsh light': { softness: 0.35 },
  'diffused light': { softness: 1.8 },
  'soft lighting': { softness: 1.5, light: 'morning' },
  'soft light': { softness: 1.5 },
  'high contrast': { softness: 0.6 },
}

/**
 * Scene words for a feeling rather than a place: a place named beside them wins. They are the domain's words; one that is missing here only weighs as
 * much as a place.
 */
export const feelingWords: ReadonlySet<string> = new Set(
  'plain minimal minimalist clean simple tech futuristic vibrant bold luxury luxurious elegant premium scandinavian nordic home cosy cozy rustic vintage classic masculine heritage industrial urban modern brutalist natural organic handmade soft pastel playful geometric feminine retro colorful colourful fresh fun italian outdoor travel summer sun botanical green nature sculptural mediterranean hydrating refreshing wet opulent glamour glamorous eco sustainable crafted electric catalogue'.split(
    ' ',
  ),
)
