import { type GuidedPrompt } from './guided-prompt.ts'
import { detailSuggestions, promptSuggestions } from './image.ts'

const suggestions: ReadonlySet<string> = new Set([...promptSuggestions, ...detailSuggestions].map((text) => text.toLowerCase()))
/** From one of these words on, a prompt describes the surroundings of the product. */
const turn =
  /(?:^|\s)(?:on|in|at|by|before|against|above|under|beneath|beside|near|over|amid|among|atop|upon|surrounded|standing|sitting|placed|lying|resting|next|sobre|auf|vor|neben|sur|dans|devant|op|naast|su|sul|sulla|davanti|accanto|em|junto)\s.*$/isu
/** Words that describe an image and never a product. */
const ofImages =
  /(?<!\p{L})(?:luz|lumière|licht|\p{L}+licht|luce|fondo|fond|hintergrund|achtergrond|sfondo|fundo|light|lighting|lit|background|backdrop|shot|photo|photos|photograph|photography|picture|image|style|mood|quality|look|texture|bokeh|render|scene|camera|close-?up|flat ?lay|overhead|macro|(?:top|front|side|angled|three-quarter) view|angle|vista|draufsicht|4k|8k)(?!\p{L})/iu

const ofProduct = (text: string): readonly string[] =>
  text
    .split(/[,.;:\n]+/u)
    .map((part) => part.trim())
    .filter((part) => !suggestions.has(part.toLowerCase()))
    .map((part) => part.replace(turn, '').trim())
    .filter((part) => part !== '' && !ofImages.test(part))

/**
 * The part of a prompt about the product itself, or null: copy may say that, but never "on a light oak table", which belongs to the image. In the
 * guided form these are the details; its name is passed separately.
 */
export function productWordsOf(words: string | GuidedPrompt): string | null {
  const parts = ofProduct(typeof words === 'string' ? words : words.customDetails)
  return parts.length === 0 ? null : parts.join('. ')
}
