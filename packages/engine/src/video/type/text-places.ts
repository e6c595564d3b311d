import { aspectOf } from '../timeline/aspect.ts'
import { type VideoSubject } from '../timeline/timeline.ts'
import { type FrameRegion } from '../timeline/frame.ts'
import { type TextPlace } from './set-words.ts'
import { typeSizes } from './type-sizes.ts'

/** Width of a panel's text beside the product in a wide frame, in parts of the frame. */
const PANEL_WIDTH = 0.4
/** Width of the end card's text in parts of the safe area: beside the product in a wide frame, else over or under it. */
const END_WIDTH = { wide: 0.48, stacked: 0.96 }
/** Width of price and button on a square end card, where they stand side by side, in parts of the safe area. */
const SQUARE_END = { offer: 0.5, button: 0.44 }
/** Size of the shop's name beside its logo, in parts of its size alone. */
const NAME_BESIDE_LOGO = 0.62
/** Size of the address of the shop, in parts of the button's. */
const SITE = 0.86

/** The places of a text that is shown over an image, on a panel or on a poster. */
export interface ShotTextPlaces {
  readonly hook: TextPlace
  readonly caption: TextPlace
  readonly offer: TextPlace
}

/** Where each text of a video goes, and how large it may be. Lengths in pixels, sizes in parts of the frame's shorter side. */
export interface TextPlaces {
  readonly image: ShotTextPlaces
  readonly panel: ShotTextPlaces
  readonly poster: ShotTextPlaces
  readonly endLine: TextPlace
  readonly endOffer: TextPlace
  readonly name: TextPlace
  readonly nameBesideLogo: TextPlace
  readonly site: TextPlace
  /** `widthBesideOffer`: where a price stands next to it. */
  readonly button: { readonly shorter: number; readonly width: number; readonly widthBesideOffer: number; readonly size: number }
  /** Largest size of the logo on the end card. */
  readonly logo: { readonly width: number; readonly height: number }
}

/** The places in a frame `width` by `height`, within its safe area. */
export function textPlaces(
  { width, height, safe }: { readonly width: number; readonly height: number; readonly safe: FrameRegion },
  subject: VideoSubject,
): TextPlaces {
  const aspect = aspectOf({ width, height })
  const sizes = typeSizes(width, height, subject !== 'staged' && aspect === 'upright')
  const shorter = Math.min(width, height)
  const isWide = aspect === 'wide'
  // A square end card keeps room for the product: two lines at most, price and button side by side.
  const isTight = aspect === 'square' || aspect === 'tall'
  const isSquare = aspect === 'square'
  const column = Math.floor(isWide ? Math.min(width * PANEL_WIDTH, safe.width) : safe.width)
  const endWidth = Math.floor(safe.width * (isWide ? END_WIDTH.wide : END_WIDTH.stacked))
  const space = { shorter, width: safe.width, height: safe.height }
  const endSpace = { ...space, width: endWidth }
  const name = { ...endSpace, largest: sizes.name, maxLines: 2, isWhole: true }
  return {
    image: {
      hook: { ...space, height: safe.height * 0.5, largest: sizes.hook, smallest: 0.052, maxLines: 3 },
      caption: {
        ...space,
        width: Math.floor(safe.width * (isWide ? 0.5 : 1)),
        height: safe.height * 0.36,
        largest: sizes.caption,
        maxLines: 3,
      },
      offer: { ...space, height: safe.height * 0.4, largest: sizes.offer, maxLines: 1 },
    },
    panel: {
      hook: { ...space, width: column, height: safe.height * 0.7, largest: sizes.panelHook, smallest: 0.052, maxLines: 4 },
      // In lists a mark precedes it.
      caption: { ...space, width: Math.floor(column * 0.84), height: safe.height * 0.5, largest: sizes.caption, maxLines: 4 },
      offer: { ...space, width: column, height: safe.height * 0.4, largest: sizes.offer, maxLines: 1 },
    },
    poster: {
      hook: { ...space, height: safe.height * 0.86, largest: sizes.posterHook, smallest: 0.06, maxLines: 4 },
      // In wide frames the product is beside it.
      caption: {
        ...space,
        width: Math.floor(safe.width * (isWide ? 0.54 : 1)),
        height: safe.height * 0.7,
        largest: sizes.posterHook * 0.7,
        maxLines: 4,
      },
      offer: { ...space, height: safe.height * 0.5, largest: sizes.posterOffer, maxLines: 1 },
    },
    endLine: { ...endSpace, height: safe.height * 0.34, largest: sizes.endLine, maxLines: isTight ? 2 : 3 },
    endOffer: {
      ...endSpace,
      width: isSquare ? Math.floor(safe.width * SQUARE_END.offer) : endWidth,
      largest: sizes.endOffer,
      maxLines: 1,
    },
    name,
    nameBesideLogo: { ...name, largest: sizes.name * NAME_BESIDE_LOGO },
    site: { ...endSpace, largest: sizes.button * SITE, smallest: 0.036, maxLines: 1, isWhole: true },
    button: {
      shorter,
      width: endWidth,
      widthBesideOffer: isSquare ? Math.floor(safe.width * SQUARE_END.button) : endWidth,
      size: sizes.button,
    },
    logo: { width: Math.round(endWidth * 0.8), height: Math.round(shorter * sizes.name * 1.9) },
  }
}
