import * as z from 'zod'

/** The fields of the guided form (§3.5); '' where nothing was chosen. */
export const guidedPromptSchema = z.object({
  productName: z.string(),
  category: z.string(),
  style: z.string(),
  mood: z.string(),
  backgroundColor: z.string(),
  customDetails: z.string(),
})
export type GuidedPrompt = z.infer<typeof guidedPromptSchema>

export const emptyGuidedPrompt: GuidedPrompt = {
  productName: '',
  category: '',
  style: '',
  mood: '',
  backgroundColor: '',
  customDetails: '',
}

/** Required fields of a guided prompt (§5.4), in the order of the form. */
const requiredOfGuidedPrompt = ['productName', 'category', 'style'] as const satisfies readonly (keyof GuidedPrompt)[]

/** The required fields that are still empty after trimming. */
export const missingOfGuidedPrompt = (guided: GuidedPrompt): readonly (typeof requiredOfGuidedPrompt)[number][] =>
  requiredOfGuidedPrompt.filter((field) => guided[field].trim() === '')

/** The prompt as text, e.g. "Tideline Mug, Home & Garden, modern style, calm mood, white background. Studio lighting". Empty parts are left out. */
export function wordsOfGuidedPrompt(guided: GuidedPrompt): string {
  const part = (text: string, noun: string): string => (text.trim() === '' ? '' : `${text.trim().toLowerCase()} ${noun}`)
  const what = [
    guided.productName.trim(),
    guided.category.trim(),
    part(guided.style, 'style'),
    part(guided.mood, 'mood'),
    part(guided.backgroundColor, 'background'),
  ].filter((text) => text !== '')
  return [what.join(', '), guided.customDetails.trim()].filter((text) => text !== '').join('. ')
}

/** The details with the suggestion added, or removed when it was already there. */
export function withDetail(details: string, suggestion: string): string {
  const parts = details
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const known = parts.some((part) => part.toLowerCase() === suggestion.toLowerCase())
  return (known ? parts.filter((part) => part.toLowerCase() !== suggestion.toLowerCase()) : [...parts, suggestion]).join(', ')
}
