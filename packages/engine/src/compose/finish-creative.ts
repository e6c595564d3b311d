import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { groundAddressOf } from '@adloom/domain/design/picture-ground.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type AdLayout, type Creative, withPicturesOf } from '@adloom/domain/template.ts'
import { textsOf } from '@adloom/creatives/ad-parts.tsx'
import { FinishedAd } from '@adloom/creatives/finished-ad.tsx'
import { facesOf } from '@adloom/creatives/layouts.ts'
import { measureLogo } from '@adloom/creatives/logo-tone.ts'
import { isClearFile } from '@adloom/creatives/image-frame.tsx'
import { createElement } from 'react'
import sharp from 'sharp'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { type ImageNode, type Node } from 'takumi-js/node'
import { requireDrawable } from './drawable-texts.ts'
import { adRenderer } from './fonts.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { compositeOf, decodeImage, resizePixels } from '../image/pixels.ts'
import { xmpOf } from '../image/xmp-source.ts'
import { pictureGroundOf } from '../image/picture-ground.ts'
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
export const AD_IMAGE_SIDE = 1920
const QUALITY = 88

/**
 * The finished ad as a JPEG with its source in the metadata, in the exact size of its format: the layout that the browser shows, drawn from the same
 * data. The same request and bytes give the same file. `pictures` holds the encoded bytes of the creative's addresses; a data URI needs none. A logo
 * that is missing or unreadable becomes the brand's initial; other pictures that are missing are left out. Fails with `picture.unreachable` without bytes for the image, with `text.undrawable` when
 * no font has a letter of its texts, and as `decodeImage` does.
 */
export async function finishCreative(
  { creative: given, layout, format, isOwnImage = false }: FinishRequest,
  bytesByUrl: ReadonlyMap<string, Uint8Array>,
): Promise<Uint8Array> {
  const creative = withPicturesOf(layout, given)
  const texts = textsOf(creative)
  await requireDrawable(texts)
  const bytes = bytesOf(creative.image, bytesByUrl)
  if (bytes === null) throw new AdloomError('picture.unreachable', { detail: creative.image.slice(0, 200) })
  const [cutout, ...pictures] = [creative.cutout?.src ?? null, ...creative.pictures].map((address) =>
    address === null ? null : bytesOf(address, bytesByUrl),
  )
  const others = pictures.filter((picture) => picture !== null)
  const [image, logo, cutoutImage, otherImages, source] = await Promise.all([
    decodeImage(bytes, AD_IMAGE_SIDE),
    logoOf(creative, bytesByUrl),
    cutout === null ? null : decodeImage(cutout, AD_IMAGE_SIDE),
    Promise.all(others.map((picture) => decodeImage(picture, AD_IMAGE_SIDE))),
    compositeOf([bytes, ...(cutout === null ? [] : [cutout]), ...others]),
  ])
  const ratioOf = ({ width, height }: Pixels): number => width / height
  const element = createElement(FinishedAd, {
    creative: {
      ...creative,
      image: IMAGE,
      brandLogo: logo === null ? null : LOGO,
      cutout: creative.cutout === null || cutoutImage === null ? null : { ...creative.cutout, src: CUTOUT },
      pictures: otherImages.map((_, index) => `${OTHER}${index}`),
    },
    layout,
    format,
    measured: {
      imageRatio: ratioOf(image),
      pictureRatios: otherImages.map(ratioOf),
      isClear: isClearFile(creative.image),
      ground: isOwnImage || groundAddressOf(creative) !== null ? pictureGroundOf(image) : null,
      ...(logo === null ? { logoRatio: 1, logoTone: 'dark' } : measureLogo(logo)),
    },
  })
  const { node, css } = await fromJsx(element)
  const images = imagesOf(node)
  await fill(images, IMAGE, image)
  if (logo !== null) await fill(images, LOGO, logo)
  if (cutoutImage !== null) await fill(images, CUTOUT, cutoutImage)
  for (const [index, other] of otherImages.entries()) await fill(images, `${OTHER}${index}`, other)
  const { width, height } = adFormats[format]
  const renderer = await adRenderer(texts, facesOf(layout, creative.style.pairing))
  const drawn = await renderer.render(node, { width, height, format: 'raw', css })
  // Opaque already, so it needs no white background; standard code tables cost a tenth in bytes and save half of the encoding.
  return sharp(drawn, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .withXmp(xmpOf(source))
    .toBuffer()
}

/** Placeholder addresses of the decoded images during layout. */
const IMAGE = 'picture'
const LOGO = 'logo'
const CUTOUT = 'cutout'
const OTHER = 'other-'

function bytesOf(address: string, images: ReadonlyMap<string, Uint8Array>): Uint8Array | null {
  const known = images.get(address)
  if (known !== undefined) return known
  const encoded = /^data:image\/[\w.+-]+(;base64)?,/i.exec(address)
  if (encoded === null) return null
  const text = address.slice(encoded[0].length)
  return encoded[1] === undefined ? Buffer.from(decodeURIComponent(text)) : Buffer.from(text, 'base64')
}

async function logoOf({ brandLogo }: Creative, images: ReadonlyMap<string, Uint8Array>): Promise<Pixels | null> {
  const bytes = brandLogo === null ? null : bytesOf(brandLogo, images)
  return bytes === null ? null : readLogo(bytes)
}

const imagesOf = (node: Node): ImageNode[] =>
  node.type === 'image' ? [node] : node.type === 'container' ? (node.children ?? []).flatMap(imagesOf) : []

/** From this ratio on sharp shrinks an image before it is drawn: the renderer would skip pixels. The renderer enlarges. */
const SHRINK_FROM = 1.25

/** Gives the image nodes of an address its pixels, hardly larger than its largest undistorted drawing. */
async function fill(images: readonly ImageNode[], address: string, pixels: Pixels): Promise<void> {
  const nodes = images.filter(({ src }) => src === address)
  if (nodes.length === 0) return
  const ratio = pixels.width / pixels.height
  const widths = nodes.filter(({ style }) => style?.transform === undefined).map(({ style }) => drawnWidth(style, ratio))
  const width = Math.max(1, Math.ceil(Math.max(...widths)))
  const { data, ...size } =
    pixels.width < width * SHRINK_FROM ? pixels : await resizePixels(pixels, width, Math.max(1, Math.round(width / ratio)))
  const image = { ...size, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
  for (const node of nodes) node.src = image
}

const drawnWidth = (style: ImageNode['style'], ratio: number): number => {
  const [width, height] = [Number(style?.width), Number(style?.height)]
  return style?.objectFit === 'contain' ? Math.min(width, height * ratio) : width
}
