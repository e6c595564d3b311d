import { plainStyle } from '@adloom/domain/design/ad-style.ts'
import { type VideoRequest } from '@adloom/domain/video-job.ts'
import { videoLogo, videoSite, fitting, definedFields } from '../videos/video-texts.ts'
import { accentOfWizard, businessNameOf, copyRequestOf, productNameOf, websiteOf } from './wizard-answers.ts'
import { logoOf } from './wizard-logo.ts'
import { type Wizard } from './wizard-state.ts'

/** Number of colours in a video request. */
const COLORS_AT_MOST = 8
/** Maximum length of page text in the request, in characters. */
const DESCRIPTION_MAX = 8000

/** The wizard's facts for the texts and the style of a video: the product, and its brand. */
export function videoRequestOf(wizard: Wizard): Pick<VideoRequest, 'about' | 'script' | 'colors' | 'style'> {
  const { url, title, description, languages, facts } = copyRequestOf(wizard)
  const colors = wizard.scrapedData?.styles.colors.map(({ color }) => color) ?? []
  const pairing = wizard.scrapedData?.brandProfile.pairing ?? null
  const isBrandKnown = wizard.brandColor !== null || colors.length > 0
  return {
    about: { url, title, description: description?.slice(0, DESCRIPTION_MAX), language: languages?.[0], facts },
    script: definedFields({
      brandName: fitting(businessNameOf(wizard), 'brandName'),
      logo: videoLogo(logoOf(wizard)),
      productName: fitting(productNameOf(wizard), 'productName'),
      site: videoSite(websiteOf(wizard)),
    }),
    ...(isBrandKnown ? { colors: [...new Set([accentOfWizard(wizard), ...colors])].slice(0, COLORS_AT_MOST) } : {}),
    ...(pairing === null ? {} : { style: { ...plainStyle, pairing } }),
  }
}
