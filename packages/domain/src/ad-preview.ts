import { type Language } from './language.ts'

/** What the preview panel shows, and the rules for what it says (§2.12). */

export interface AdPreview {
  readonly image: string | null
  readonly generatedImages: readonly string[]
  readonly headline: string | null
  readonly subline: string | null
  readonly businessName: string | null
  readonly brandLogo: string | null
  readonly productName: string | null
  readonly category: string | null
  readonly callToAction: string | null
  /** Of its texts; null when it is not known. */
  readonly language: Language | null
  readonly loading: boolean
}

/** Business name used when none was given. */
export const DEFAULT_BUSINESS_NAME = 'Your brand'

/** The placeholder of an empty preview, by step number (0 Ad Type … 4 Generated Content). */
export const previewPlaceholder = (step: number): string =>
  ['Select an ad type to see preview', 'Choose an input method to continue', 'Select or upload content to preview'][step] ??
  'Configure your targeting to complete the ad'

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The headline of a preview: at Targeting (3) the product name, else the headline, else the capitalised category; at steps 1 and 2 the headline, else
 * the capitalised category. Null when none is known.
 */
export function previewHeadline(step: number, preview: Pick<AdPreview, 'headline' | 'productName' | 'category'>): string | null {
  const nonEmpty = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text)
  const category = nonEmpty(preview.category) === null ? null : capitalised(preview.category ?? '')
  if (step === 3) return nonEmpty(preview.productName) ?? nonEmpty(preview.headline) ?? category
  return nonEmpty(preview.headline) ?? category
}
