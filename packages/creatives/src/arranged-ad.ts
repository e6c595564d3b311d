import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { type PictureShape, pictureShapes, shapedAddress } from '@adloom/domain/design/picture-shape.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { isMirrored } from './ad-parts.tsx'
import { isClearFile } from './image-frame.tsx'
import { undrawable } from './letter-widths.ts'
import { layouts, pairingOf } from './layouts.ts'
import { arrange, type Placed } from './layouts/arrange.ts'
import { frameShapeOf } from './layouts/layout.ts'
import { turned } from './layouts/turned.ts'
import { typographicCreative } from './type/typographic.ts'

/** What is shown of a creative, how, and where. */
export interface ShownAd {
  readonly creative: Creative
  readonly layout: AdLayout
  readonly format: AdFormat
}

/** The parts of an ad in the frame of its format. `isTurned`: with its text at the other edge. */
export function arrangedAd({ creative, layout, format }: ShownAd, isTurned = false): readonly Placed[] {
  const { width, height, safe, smallestType } = adFormats[format]
  const size = { width, height }
  const region = layouts[layout].layout[frameShapeOf(size)]
  return arrange(isTurned ? turned(region) : region, {
    ...size,
    creative,
    pairing: pairingOf(layout, creative.style.pairing),
    smallestType,
    safe: { above: safe.top * height, below: safe.bottom * height, beside: Math.max(safe.left, safe.right) * width },
    isMirrored: isMirrored(creative),
  })
}

/** How much smaller a text gets before its short form stands for it. */
const SHRUNK = 0.85

/** The creative with the texts it is drawn with: in a banner too small for its headline and description, their short forms. */
export function withFittingTexts({ creative, layout, format }: ShownAd): Creative {
  const { compact } = creative
  if (compact === null) return creative
  const whole = { ...creative, compact: null }
  if (adFormats[format].group !== 'banner' || undrawable(`${compact.headline} ${compact.description}`).length > 0) return whole
  const short = { ...whole, ...compact }
  const [ofWhole, ofShort] = [whole, short].map((one) => arrangedAd({ creative: typographicCreative(one), layout, format }))
  return costsMore(ofWhole, ofShort) && !costsMore(ofShort, ofWhole) ? short : whole
}

/** Whether a text leaves less room for other parts of the ad than another, is cut, or smaller. */
function costsMore(parts: readonly Placed[], others: readonly Placed[]): boolean {
  if (parts.length < others.length) return true
  const texts = parts.filter((part) => part.kind === 'text').filter(({ name }) => name === 'headline' || name === 'description')
  return texts.some(({ name, text }) => {
    const other = others.filter((part) => part.kind === 'text').find((part) => part.name === name)
    return other !== undefined && ((text.fit !== 'whole' && other.text.fit === 'whole') || text.size < other.text.size * SHRUNK)
  })
}

/** The shape in which the ad's layout needs its image in that format; null for the image's own, and where it has no other. */
export const imageShapeOf = (ad: ShownAd): PictureShape | null =>
  ad.creative.hasShapes && !isClearFile(ad.creative.image) && !/^(?:data|blob):/i.test(ad.creative.image)
    ? shapeFor(ownPictureIn(arrangedAd({ ...ad, creative: typographicCreative(withFittingTexts(ad)) }), ad.creative), adFormats[ad.format])
    : null

/** The creative with its image in that shape. */
export function withShapedImage(ad: ShownAd): Creative {
  const { creative } = ad
  const shape = imageShapeOf(ad)
  return shape === null ? creative : { ...creative, image: shapedAddress(creative.image, shape) }
}

type PlacedPicture = Extract<Placed, { readonly kind: 'picture' }>

/** Where an ad shows its own picture: also where it would show the product without its background, and has none. */
export const ownPictureIn = (parts: readonly Placed[], { cutout }: Pick<Creative, 'cutout'>): PlacedPicture | undefined =>
  parts
    .filter((part) => part.kind === 'picture')
    .find(({ part: { source } }) => source === undefined || (source === 'cutout' && cutout === null))

/**
 * The largest ratio of a frame to which the slim shape is cropped, those to which the wide one is, behind text and in a panel, and those from and up to
 * which its own square fits a panel.
 */
const SLIMMEST = 0.43
const WIDEST = { behind: (1.14 * pictureShapes.wide.width) / pictureShapes.wide.height, panel: 2.3 }
const SQUARE_PANEL = { from: 0.9, to: 1.19 }

/** The shape of a picture in its place; null where its own square fits. */
function shapeFor(picture: PlacedPicture | undefined, frame: { readonly width: number; readonly height: number }): PictureShape | null {
  if (picture === undefined || picture.part.shape === 'disc') return null
  const ratio = picture.box.width / picture.box.height
  if (ratio < SLIMMEST) return 'slim'
  const isBehind = isBehindText(picture, frame)
  if (ratio > (isBehind ? WIDEST.behind : WIDEST.panel)) return 'strip'
  if (isBehind) return ratio < 0.8 ? 'long' : ratio < 0.9 ? 'upright' : ratio < 1.35 ? 'even' : 'wide'
  return ratio >= SQUARE_PANEL.to ? 'wide' : ratio <= SQUARE_PANEL.from ? 'tall' : null
}

/** Whether a picture fills the frame and the text lies on it. */
export const isBehindText = ({ box, part }: PlacedPicture, frame: { readonly width: number; readonly height: number }): boolean =>
  part.isBehind === true || (box.width === frame.width && box.height === frame.height)
