import { guidedPromptCategories } from '@adloom/domain/image.ts'
import { readCamera } from './camera-words.ts'
import { nounTokens } from './product-nouns.ts'
import { inEnglish } from './translate-prompt.ts'

/** A prompt taken apart before its words are understood. */
export interface PromptText {
  /** What the guided form states first, name and category; null for free words. */
  readonly guided: { readonly name: string; readonly category: string } | null
  /** Quoted words, or the guided name: printed on the product. Null for none. */
  readonly printed: string | null
  /** The words that may name the product, in the language of the prompt. */
  readonly naming: string
  /** English words, lower case, without those of the camera. */
  readonly tokens: readonly string[]
  readonly cameraWords: string
}

/** The guided form's line: name, category, style, …; null for free words. */
function guidedParts(prompt: string): PromptText['guided'] {
  const parts = prompt.split(',').map((part) => part.trim())
  const place = parts.findIndex((part) => (guidedPromptCategories as readonly string[]).includes(part))
  return place > 0 ? { name: parts.slice(0, place).join(', '), category: parts[place] } : null
}

export function promptText(prompt: string): PromptText {
  const guided = guidedParts(prompt)
  const quoted = /["“”«»„]([^"“”«»„]{1,60})["“”«»]/u.exec(prompt)
  const unquoted = quoted === null ? prompt : prompt.replace(quoted[0], ' ')
  const described = guided === null ? unquoted : unquoted.slice(unquoted.indexOf(guided.category) + guided.category.length)
  const { rest, removed } = readCamera(inEnglish(described))
  return {
    guided,
    printed: quoted?.[1] ?? guided?.name ?? null,
    naming: guided?.name ?? unquoted,
    // A full stop ends the words about the product as a preposition does; so does a comma once the product is named.
    tokens: nounTokens(guided === null ? rest.replaceAll(/(?<![.;:!?])[.;:!?]+(\s|$)/g, ' in ') : `${inEnglish(guided.name)} in ${rest}`),
    cameraWords: removed,
  }
}
