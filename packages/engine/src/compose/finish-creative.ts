import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { groundAddressOf } from '@adloom/domain/design/picture-ground.ts'
import { pictureShapes } from '@adloom/domain/design/picture-shape.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type AdLayout, type Creative, withPicturesOf } from '@adloom/domain/template.ts'
import { textsOf, writtenTextsOf } from '@adloom/creatives/ad-parts.tsx'
import { FinishedAd, type FinishedAdProps } from '@adloom/creatives/finished-ad.tsx'
import { facesOf } from '@adloom/creatives/layouts.ts'
import { measureLogo } from '@adloom/creatives/logo-tone.ts'
import { isClearFile } from '@adloom/creatives/image-frame.tsx'
import { createElement } from 'react'
import sharp from 'sharp'
import { requireDrawable } from './drawable-texts.ts'
import { drawElement } from './draw-element.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { compositeOf, decodeImage } from '../image/pixels.ts'
import { type SourceType, xmpOf } from '../image/xmp-source.ts'
import { GROUND_SIDE, pictureGroundOf } from '../image/picture-ground.ts'
import { readScalableImage, type ScalableImage, scalableImageOf } from '../image/scalable-image.ts'
import { readLogo } from './read-logo.ts'

/** Input of `finishCreative`. */
export interface FinishRequest {
  readonly creative: Creative
  readonly layout: AdLayout
  readonly format: AdFormat
  /** Whether its image was made here, whatever its address says. */
  readonly isOwnImage?: boolean
}

/** Longest side of a decoded image, in pixels: no layout draws one larger. */
const AD_IMAGE_SIDE = pictureShapes.strip.width
export const AD_QUALITY = 88

/**
 * The finished ad as a JPEG with its source in the metadata, in the exact size of its format: the layout that the browser shows, drawn from the same
 * data. The same request and bytes give the same file. `pictures` holds the encoded bytes of the creative's addresses; a data URI needs none. A logo
 * that is missing or unreadable becomes the brand's initial; other pictures that are missing are left out. Fails with `picture.unreachable` without
 * bytes for the image, with `text.undrawable` when no font has a letter of its words, and as `decodeImage` does.
 */
export async function finishCreative(request: FinishRequest, bytesByUrl: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const { element, size, parts, source } = await adToDraw(request, bytesByUrl)
  return encodeAd(await drawElement(element, size, parts), size, source, { quality: AD_QUALITY })
}

/** The tree of an ad with all that it is drawn with. Fails as `finishCreative` does. */
export async function adToDraw(
  { creative: given, layout, format, isOwnImage = false }: FinishRequest,
  bytesByUrl: ReadonlyMap<string, Uint8Array>,
) {
  const creative = withPicturesOf(layout, given)
  const texts = textsOf(creative)
  // Of what the page states, letters that no font has are left out.
  await requireDrawable(writtenTextsOf(creative))
  const bytes = bytesOf(creative.image, bytesByUrl)
  if (bytes === null) throw new AdloomError('picture.unreachable', { detail: creative.image.slice(0, 200) })
  const [cutout, ...pictures] = [creative.cutout?.src ?? null, ...creative.pictures].map((address) =>
    address === null ? null : bytesOf(address, bytesByUrl),
  )
  const others = pictures.filter((picture) => picture !== null)
  const [image, logo, logoOnDark, cutoutImage, otherImages, source] = await Promise.all([
    readScalableImage(bytes, AD_IMAGE_SIDE),
    logoOf(creative.brandLogo, bytesByUrl),
    logoOf(creative.style.logoOnDark, bytesByUrl),
    cutout === null ? null : readScalableImage(cutout, AD_IMAGE_SIDE),
    Promise.all(others.map((picture) => readScalableImage(picture, AD_IMAGE_SIDE))),
    compositeOf([bytes, ...(cutout === null ? [] : [cutout]), ...others]),
  ])
  const ratioOf = ({ width, height }: Size): number => width / height
  const ad: FinishedAdProps = {
    creative: {
      ...creative,
      image: drawnAddresses.image,
      brandLogo: logo === null ? null : drawnAddresses.logo,
      style: { ...creative.style, logoOnDark: logoOnDark === null ? null : drawnAddresses.logoOnDark },
      cutout: creative.cutout === null || cutoutImage === null ? null : { ...creative.cutout, src: drawnAddresses.cutout },
      pictures: otherImages.map((_, index) => `${OTHER}${index}`),
    },
    layout,
    format,
    measured: {
      imageRatio: ratioOf(image),
      pictureRatios: otherImages.map(ratioOf),
      isClear: isClearFile(creative.image),
      ground: isOwnImage || groundAddressOf(creative) !== null ? pictureGroundOf(await decodeImage(bytes, GROUND_SIDE)) : null,
      ...(logo === null ? { logoRatio: 1, logoTone: 'dark' } : measureLogo(logo)),
      logoOnDark: logoOnDark === null ? null : measureLogo(logoOnDark),
    },
  }
  const images = new Map([
    [drawnAddresses.image, image],
    ...otherImages.map((other, index): [string, ScalableImage] => [`${OTHER}${index}`, other]),
  ])
  if (logo !== null) images.set(drawnAddresses.logo, scalableImageOf(logo))
  if (cutoutImage !== null) images.set(drawnAddresses.cutout, cutoutImage)
  if (logoOnDark !== null) images.set(drawnAddresses.logoOnDark, scalableImageOf(logoOnDark))
  const { width, height } = adFormats[format]
  const parts = { texts, faces: facesOf(layout, creative.style.pairing), images }
  return { ad, element: createElement(FinishedAd, ad), size: { width, height }, parts, source, creative }
}

/** A drawn ad as a JPEG with its source. `isSmall`: a twentieth smaller, in twice the time. */
export const encodeAd = (
  drawn: Uint8Array,
  { width, height }: Size,
  source: SourceType,
  { quality, isSmall = false }: { readonly quality: number; readonly isSmall?: boolean },
): Promise<Uint8Array> =>
  // Opaque already, so it needs no white background; standard code tables cost a tenth in bytes and save half of the encoding.
  sharp(drawn, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality, chromaSubsampling: '4:4:4', optimiseCoding: isSmall })
    .withXmp(xmpOf(source))
    .toBuffer()

/** Placeholder addresses of the decoded images during layout. */
export const drawnAddresses = { image: 'picture', logo: 'logo', logoOnDark: 'logo-on-dark', cutout: 'cutout' } as const
const OTHER = 'other-'

function bytesOf(address: string, images: ReadonlyMap<string, Uint8Array>): Uint8Array | null {
  const known = images.get(address)
  if (known !== undefined) return known
  const encoded = /^data:image\/[\w.+-]+(;base64)?,/i.exec(address)
  if (encoded === null) return null
  const text = address.slice(encoded[0].length)
  return encoded[1] === undefined ? Buffer.from(decodeURIComponent(text)) : Buffer.from(text, 'base64')
}

async function logoOf(address: string | null, images: ReadonlyMap<string, Uint8Array>): Promise<Pixels | null> {
  const bytes = address === null ? null : bytesOf(address, images)
  return bytes === null ? null : readLogo(bytes)
}
