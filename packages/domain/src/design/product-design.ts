import { accentOf, secondAccentOf } from '../brand.ts'
import { type CopyOption } from '../copy.ts'
import { type Product } from '../product.ts'
import { type AdLayout } from '../template.ts'
import { type AdDesign, plainDesign } from './ad-design.ts'
import { plainStyle } from './ad-style.ts'
import { layoutsOfImages, occasionOf } from './suggested-layouts.ts'

/** What was made and chosen for a product's ad. `chosen`: the layout of each image, null for the one that suits it best. */
interface DesignChoices extends Partial<Pick<AdDesign, 'cutout' | 'pictures' | 'hiddenFacts'>> {
  readonly option: CopyOption
  readonly chosen: readonly (AdLayout | null)[]
}

/** The brand of a product's ad, as its page states it, and how its images look. Their files have further shapes. */
export function brandAndDesignOf(product: Product, { option, chosen, ...content }: DesignChoices) {
  const accent = accentOf(product.styles.colors)
  const brandName = product.brand ?? product.siteName ?? URL.parse(product.finalUrl)?.hostname.replace(/^www\./, '') ?? ''
  const style = { ...plainStyle, pairing: product.brandProfile.pairing, secondary: secondAccentOf(product.styles.colors, accent) }
  const design: AdDesign = { ...plainDesign, ...content, style, hasShapes: true }
  const layouts = layoutsOfImages(chosen.length, chosen, occasionOf(option, { brandName, design }))
  return { brandName, accent, design: { ...design, layouts } }
}
