import * as z from 'zod'
import { adFactKindSchema, noAdFacts, withoutHidden } from './ad-facts.ts'
import { adStyleSchema, plainStyle } from './ad-style.ts'
import { brandKitSchema, plainKit, styleWithKit } from './brand-kit.ts'
import { cutoutPlaceSchema } from './cutout.ts'
import { type CopyOption } from '../copy.ts'
import { adLayoutSchema, type AdLayout, type Creative, PICTURES_SHOWN } from '../template.ts'
import { listLimits, textLimits } from '../text-limits.ts'

/** How the variants of an ad look. Ads stored before 2026-11-28 have none. */
export const adDesignSchema = z.object({
  /** The layout of each image, by its position; the ad's own where there is none. */
  layouts: z.array(adLayoutSchema).max(listLimits.variants),
  hiddenFacts: z.array(adFactKindSchema).max(listLimits.facts),
  /** The product without its background; null when it could not be cut out. */
  cutout: cutoutPlaceSchema.extend({ src: z.string().max(textLimits.logo) }).nullable(),
  /** Other pictures of the page. */
  pictures: z.array(z.string().max(textLimits.logo)).max(PICTURES_SHOWN),
  /** As the page gives it. */
  style: adStyleSchema,
  /** What the user set for the brand; it wins. */
  kit: brandKitSchema.default(plainKit),
  /** Whether its images have further shapes, for layouts that need them. */
  hasShapes: z.boolean().default(false),
})
export type AdDesign = z.infer<typeof adDesignSchema>

export const plainDesign: AdDesign = {
  layouts: [],
  hiddenFacts: [],
  cutout: null,
  pictures: [],
  style: plainStyle,
  kit: plainKit,
  hasShapes: false,
}

/** The layout of an image of an ad. */
export const layoutOf = ({ layout, design }: { readonly layout: AdLayout; readonly design?: AdDesign }, image: number): AdLayout =>
  design?.layouts[image] ?? layout

/** The content of a finished ad of one text and one image. */
export function creativeFor(
  option: CopyOption,
  image: string,
  {
    brandLogo,
    brandName,
    accent,
    design = plainDesign,
  }: Pick<Creative, 'brandLogo' | 'brandName' | 'accent'> & { readonly design?: AdDesign },
): Creative {
  const { headline, description, callToAction, compact = null, language = null, adFacts = noAdFacts } = option
  const { cutout, pictures, hasShapes } = design
  const style = styleWithKit(design.style, design.kit)
  const facts = withoutHidden(adFacts, design.hiddenFacts)
  return {
    image,
    brandLogo,
    brandName,
    headline,
    description,
    callToAction,
    compact,
    accent,
    language,
    facts,
    cutout,
    pictures,
    style,
    hasShapes,
  }
}
