import * as z from 'zod'
import { type AdLayout, adLayoutSchema } from '../template.ts'
import { type AdStyle, adStyleSchema, plainStyle } from './ad-style.ts'

/** What a user set for all ads of a brand; null where the page, or the layout, decides. */
export const brandKitSchema = adStyleSchema.extend({
  /** Layouts that are suggested first. */
  favourites: z.array(adLayoutSchema).max(adLayoutSchema.options.length),
})
export type BrandKit = z.infer<typeof brandKitSchema>

export const plainKit: BrandKit = { ...plainStyle, favourites: [] }

export const isPlainKit = ({ favourites, pairing, corners, secondary, logoOnDark }: BrandKit): boolean =>
  favourites.length === 0 && [pairing, corners, secondary, logoOnDark].every((choice) => choice === null)

/** The kit with this layout as a favourite, or without it. */
export function kitWithFavourite(kit: BrandKit, layout: AdLayout, isFavourite: boolean): BrandKit {
  const others = kit.favourites.filter((favourite) => favourite !== layout)
  return { ...kit, favourites: isFavourite ? [...others, layout] : others }
}

/** The style of a page with the user's choices over it. */
export const styleWithKit = (style: AdStyle, kit: BrandKit): AdStyle => ({
  pairing: kit.pairing ?? style.pairing,
  corners: kit.corners ?? style.corners,
  secondary: kit.secondary ?? style.secondary,
  logoOnDark: kit.logoOnDark ?? style.logoOnDark,
})
