import { type AdPreview, DEFAULT_BUSINESS_NAME } from '@adloom/domain/ad-preview.ts'
import { type Creative, plainCreative } from '@adloom/domain/template.ts'

/** The content of the finished ad that a preview shows; of what is not known yet, nothing. */
export const previewCreative = (preview: AdPreview, accent: string): Creative => ({
  image: preview.image ?? '',
  brandLogo: preview.brandLogo,
  brandName: preview.businessName ?? DEFAULT_BUSINESS_NAME,
  headline: preview.headline ?? '',
  description: preview.subline ?? '',
  callToAction: preview.callToAction ?? '',
  accent,
  ...plainCreative,
  language: preview.language,
  hasShapes: true,
})
