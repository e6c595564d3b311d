import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type CopyOption, type CopyRequest, withTexts } from '@adloom/domain/copy.ts'
import { type PackedCreative } from '@adloom/domain/placements/pack.ts'
import { type PlacementMend } from '@adloom/domain/placements/placement-mend.ts'

/** An ad as the placements dialog shows and changes it: one of the library, or the one that the wizard is making. */
export interface PlacedAd {
  readonly title: string
  /** Every image with every text, by image; at least one. */
  readonly creatives: readonly PackedCreative[]
  /** What its texts were written from; null where that is not known. */
  readonly from: CopyRequest | null
  /** What the dialog opens with. `image` and `text` count from 1. */
  readonly first: { readonly image: number; readonly text: number; readonly format: AdFormat }
  /** Changes a text, counted from 1, and saves it. Rejects when it can't be saved. */
  readonly changeOption: (text: number, change: (option: CopyOption) => CopyOption) => Promise<void>
  /** Puts images and texts in this order of their present numbers, and saves it; null where there is nothing to save yet. */
  readonly reorder: ((order: VariantNumbers) => Promise<void>) | null
}

/** Numbers from 1, in the order that is wanted. */
export interface VariantNumbers {
  readonly images: readonly number[]
  readonly texts: readonly number[]
}

/** The order that takes this one back. */
export const orderBefore = ({ images, texts }: VariantNumbers): VariantNumbers => ({
  images: images.map((_, place) => images.indexOf(place + 1) + 1),
  texts: texts.map((_, place) => texts.indexOf(place + 1) + 1),
})

/** `items` in an order of numbers from 1. */
export const inOrderOf = <Item>(items: readonly Item[], order: readonly number[]): Item[] => order.map((number) => items[number - 1])

/** Whether a click changes the ad so that it keeps the rule. A file's quality is chosen when it is drawn. */
export const isMendable = (mend: PlacementMend | null): mend is PlacementMend =>
  mend !== null && mend.kind !== 'lower quality' && (mend.kind !== 'call to action' || mend.label !== null)

/** The option as a mend changes it. A headline or description that gives way to a shorter one stays as the long form, if there is none. */
export function mendedOption(option: CopyOption, mend: PlacementMend): CopyOption {
  const { headline, description, callToAction, language, byHand, compact } = option
  const long = option.long ?? { headline, description }
  const changed = (texts: Partial<Pick<CopyOption, 'headline' | 'description' | 'callToAction' | 'long'>>): CopyOption =>
    withTexts(option, { headline, description, callToAction, language, byHand, compact, long: option.long, ...texts })
  if (mend.kind === 'call to action') return mend.label === null ? option : changed({ callToAction: mend.label })
  if (mend.kind === 'lower quality') return option
  switch (mend.field) {
    case 'headline':
      return changed({ headline: mend.text, long })
    case 'body':
      return changed({ description: mend.text, long })
    case 'longHeadline':
      return changed({ long: { ...long, headline: mend.text } })
    default:
      return option
  }
}
