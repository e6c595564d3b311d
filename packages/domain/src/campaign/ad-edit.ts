import * as z from 'zod'
import { type SocialAd } from '../ad.ts'
import { type AdFactKind, adFactKindSchema } from '../design/ad-facts.ts'
import { plainDesign } from '../design/ad-design.ts'
import { adLayoutSchema } from '../template.ts'
import { textLimits } from '../text-limits.ts'

/** A change of all ads of a campaign. */
export const adEditSchema = z.discriminatedUnion('change', [
  z.object({ change: z.literal('callToAction'), callToAction: z.string().trim().min(1).max(textLimits.id) }),
  z.object({ change: z.literal('layout'), layout: adLayoutSchema }),
  z.object({ change: z.literal('hideFact'), fact: adFactKindSchema }),
  z.object({ change: z.literal('showFact'), fact: adFactKindSchema }),
])
export type AdEdit = z.infer<typeof adEditSchema>

/** The ad with that change; the same object where it changes nothing. */
export function editedAd(ad: SocialAd, edit: AdEdit): SocialAd {
  const { design = plainDesign } = ad
  switch (edit.change) {
    case 'callToAction': {
      const { callToAction } = edit
      if (ad.contentVariations.every((option) => option.callToAction === callToAction)) return ad
      return { ...ad, callToAction, contentVariations: ad.contentVariations.map((option) => ({ ...option, callToAction })) }
    }
    case 'layout':
      if (ad.layout === edit.layout && design.layouts.every((layout) => layout === edit.layout)) return ad
      return { ...ad, layout: edit.layout, design: { ...design, layouts: ad.productImageVariants.map(() => edit.layout) } }
    default: {
      const hiddenFacts = withFactChange(design.hiddenFacts, edit)
      return hiddenFacts.length === design.hiddenFacts.length ? ad : { ...ad, design: { ...design, hiddenFacts } }
    }
  }
}

/** The facts that are left out after one more is, or one fewer. */
export const withFactChange = (
  hidden: readonly AdFactKind[],
  { change, fact }: { readonly change: 'hideFact' | 'showFact'; readonly fact: AdFactKind },
): AdFactKind[] => [...hidden.filter((each) => each !== fact), ...(change === 'hideFact' ? [fact] : [])]
