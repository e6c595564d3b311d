import { type Categorisation, fallbackCategory } from '@adloom/domain/image.ts'
import { labelsOfImage } from './categorise-image.ts'
import { kindFromWords, type NamedKind } from './categorise-words.ts'
import { cutOut } from '../cutout/cut-out.ts'
import { type NamedOutline, nameOutline } from './name-outline.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'

/** Below this confidence words are a guess, and the fallback is more honest. */
const SURE_ENOUGH = 0.55
/** Confidence from which words need no outline to confirm them: finding it costs a third of a second. */
const SURE_WORDS = 0.85
/** Highest confidence of both sources together: their agreement is never certain. */
const MOST = 0.97
/** Alpha, 0 to 255, above which a pixel is product. */
const OPAQUE = 127

/**
 * The product's kind, named specifically ("Coffee Mug"). The words of `hint` (title, category path, file name) count first; if they are unsure, the
 * outline of the product, if it can be cut out, confirms them or names it itself. Without either the fallback category is used (§7.3).
 * Colours and proportions are the labels.
 */
export function categorise(image: Pixels | null, hint: string): Categorisation {
  const labels = image === null ? [] : labelsOfImage(image)
  const words = kindFromWords(hint)
  const isClear = words !== null && words.confidence >= SURE_WORDS
  const outline = image === null || isClear ? null : outlineOf(image, labels)
  const kind = agreed(words, outline)
  if (kind !== null) return { category: kind.name, confidence: Number(kind.confidence.toFixed(2)), labels }
  const confidence = image === null ? fallbackCategory.confidenceWithoutImage : fallbackCategory.confidence
  return { category: fallbackCategory.category, confidence, labels }
}

/** The kind of a photographed product by its outline; null when it cannot be cut out cleanly or is ambiguous. */
function outlineOf(image: Pixels, labels: readonly string[]): NamedOutline | null {
  const { product, usable } = cutOut(image)
  if (!usable) return null
  const { width, height, data } = product
  const cells = new Uint8Array(width * height)
  for (let cell = 0; cell < cells.length; cell += 1) if (data[cell * 4 + 3] > OPAQUE) cells[cell] = 1
  return nameOutline({ width, height, cells }, labels)
}

/** Words win over the outline; an agreeing outline makes them surer, and decides when they name nothing. */
export function agreed(words: NamedKind | null, outline: NamedOutline | null): NamedKind | null {
  if (words !== null && outline !== null && (outline.name === words.name || outline.alsoCalled?.includes(words.name) === true)) {
    return { name: words.name, confidence: Math.min(MOST, 1 - (1 - words.confidence) * (1 - outline.confidence)) }
  }
  return words !== null && words.confidence >= SURE_ENOUGH ? words : outline
}
