import { groundIn, type PictureGround } from '@adloom/domain/design/picture-ground.ts'
import { mix, TEXT_CONTRAST } from '../accent.ts'
import { contrast } from '../oklch.ts'
import { type GroundColors } from './ad-palette.ts'
import { type AdBox, type Placed } from './arrange.ts'
import { SHADE_OPACITY } from './shade.ts'

/** How a picture is shaded behind text: lighter under dark text or darker under white text. */
export interface TextShade {
  readonly isLight: boolean
  /** 0 for no shade. */
  readonly opacity: number
}

/** The shade over a picture of which nothing is known. */
export const FULL_SHADE: TextShade = { isLight: false, opacity: SHADE_OPACITY }

/** The colours of a dark and of a light shade, and of text on them. */
export interface ShadeColors {
  readonly dark: GroundColors
  readonly light: GroundColors
}

/** A picture in the frame: `box` is all of it, also what lies beyond the frame. */
export interface MeasuredPicture {
  readonly ground: PictureGround
  readonly box: AdBox
}

/** Colours of a pixel and of the shade mix otherwise than their greys do: so much more contrast is asked for. */
const SAFETY = 1.06
const STEP = 0.02

/** The lightest shade under which text can be read on that part of the picture, or the full one where it reaches beyond the picture. */
export function shadeOn(picture: MeasuredPicture, text: AdBox, { dark, light }: ShadeColors): TextShade {
  if (!isWithin(text, picture.box)) return FULL_SHADE
  const { dark: darkest, bright } = groundIn(picture.ground, partOf(picture, text))
  const [below, above] = [opacityOn(greyOf(bright), dark), opacityOn(greyOf(darkest), light)]
  return above <= below ? { isLight: true, opacity: above } : { isLight: false, opacity: below }
}

/** The least opacity of a shade over that colour. */
function opacityOn(color: string, { ground, text, soft }: GroundColors): number {
  const isReadable = (shown: string): boolean => [text, soft].every((each) => contrast(each, shown) >= TEXT_CONTRAST * SAFETY)
  let opacity = 0
  while (opacity < SHADE_OPACITY && !isReadable(mix(color, ground, opacity))) opacity = Math.min(SHADE_OPACITY, opacity + STEP)
  return opacity
}

const greyOf = (share: number): string =>
  `#${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`

const isWithin = (inner: AdBox, outer: AdBox): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height

const partOf = ({ box }: MeasuredPicture, { left, top, width, height }: AdBox) => ({
  left: (left - box.left) / box.width,
  top: (top - box.top) / box.height,
  right: (left + width - box.left) / box.width,
  bottom: (top + height - box.top) / box.height,
})

/** How much of what draws the eye the ad's texts and buttons cover, 0 to 1. */
export function coveredBy(parts: readonly Placed[], picture: MeasuredPicture): number {
  const covering = parts.filter(
    (placed) => placed.kind === 'text' || placed.kind === 'ground' || (placed.kind === 'part' && placed.part.part !== 'space'),
  )
  const [left, top] = [Math.min(...covering.map(({ box }) => box.left)), Math.min(...covering.map(({ box }) => box.top))]
  const right = Math.max(...covering.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...covering.map(({ box }) => box.top + box.height))
  return groundIn(picture.ground, partOf(picture, { left, top, width: right - left, height: bottom - top })).busy
}
