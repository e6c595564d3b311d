import { type FaceId } from '@adloom/creatives/faces.ts'
import { type AdBox } from '@adloom/creatives/layouts/arrange.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { type ReactElement } from 'react'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { type ImageNode, type RgbaImage } from 'takumi-js/node'
import { type ScalableImage } from '../image/scalable-image.ts'
import { drawnLines, type DrawnText, withoutText } from './drawn-lines.ts'
import { adRenderer } from './fonts.ts'
import { imagesToDraw, isSameBox, type PlacedImage } from './placed-images.ts'

/** What an element is drawn with. `images`: the image of each address in it. */
export interface ElementParts {
  readonly texts: readonly string[]
  readonly faces: readonly FaceId[]
  readonly images: ReadonlyMap<string, ScalableImage>
}

/** Part of an ad as RGBA bytes in that size, or in so many times its pixels; transparent where it draws nothing. */
export async function drawElement(element: ReactElement, size: Size, parts: ElementParts, density = 1): Promise<Uint8Array> {
  const { node, css, renderer } = await readyToDraw(element, size, parts, density)
  return renderer.render(node, {
    width: size.width * density,
    height: size.height * density,
    devicePixelRatio: density,
    format: 'raw',
    css,
  })
}

/** An ad as it was drawn, and where its images are: the share of it that each covers, by its address. */
export interface DrawnAd extends DrawnText {
  readonly shares: ReadonlyMap<string, number>
}

/** An ad with what is needed to measure it: drawn once more without its text. */
export async function drawToMeasure(element: ReactElement, size: Size, parts: ElementParts): Promise<DrawnAd> {
  const { node, css, renderer, shares } = await readyToDraw(element, size, parts)
  const [ad, ground, measured] = await Promise.all([
    renderer.render(node, { ...size, format: 'raw', css }),
    renderer.render(withoutText(node), { ...size, format: 'raw', css }),
    renderer.measure(node, { ...size, css }),
  ])
  return { ad, ground, lines: drawnLines(node, measured), shares }
}

async function readyToDraw(element: ReactElement, size: Size, { texts, faces, images }: ElementParts, density = 1) {
  const { node, css } = await fromJsx(element)
  const places = imagesToDraw(node, { left: 0, top: 0, ...size })
  // Before they are filled, while their sources are addresses.
  const shares = new Map(
    places.flatMap((place) => (typeof place.node.src === 'string' ? [[place.node.src, seenArea(place) / (size.width * size.height)]] : [])),
  )
  await Promise.all(places.map((place) => fill(place, images, density)))
  // The file's own edges cut off what reaches beyond them; a layer that does it takes a third of the drawing.
  if (node.style !== undefined) delete node.style.overflow
  return { node, css, shares, renderer: await adRenderer(texts, faces) }
}

/** Pixels of an image that are seen; of one whose place follows from others, all. */
function seenArea({ place, node: { style } }: PlacedImage): number {
  const { width, height } = place?.seen ?? { width: Number(style?.width), height: Number(style?.height) }
  return width * height || 0
}

/** Gives an image its pixels: what is shrunk in exactly the size that is drawn, for the renderer shrinks several times slower. */
async function fill({ node, place }: PlacedImage, images: ReadonlyMap<string, ScalableImage>, density: number): Promise<void> {
  const image = typeof node.src === 'string' ? images.get(node.src) : undefined
  if (image === undefined) return
  const { style = {} } = node
  if (place === null || style.objectFit !== undefined) node.src = await nearSize(image, node, density)
  else if (place.seen.width === 0 || place.seen.height === 0) node.src = NOTHING
  else if (place.box.width * density > image.width || place.box.height * density > image.height) node.src = imageOf(await image.whole())
  else {
    const { box, seen, frame } = place
    const moved = { left: seen.left - box.left, top: seen.top - box.top }
    const part = { ...moved, width: seen.width, height: seen.height }
    node.src = imageOf(await image.drawnAt(enlarged(box, density), enlarged(part, density)))
    node.style = {
      ...style,
      width: seen.width,
      height: seen.height,
      left: Number(style.left) + moved.left,
      top: Number(style.top) + moved.top,
    }
    if (frame === null || !isSameBox(frame.box, seen)) return
    // It fills its frame, which need not cut it off any more.
    node.style.borderRadius = frame.node.style?.borderRadius
    delete frame.node.style?.overflow
  }
}

const enlarged = ({ left, top, width, height }: AdBox, density: number): AdBox => ({
  left: left * density,
  top: top * density,
  width: width * density,
  height: height * density,
})

const NOTHING = { width: 1, height: 1, data: new Uint8Array(4) }

/** From this ratio on the renderer would skip pixels of an image that it shrinks. */
const SHRINK_FROM = 1.25

/** An image that is held within its box, or whose place is not known. */
async function nearSize(image: ScalableImage, { style }: ImageNode, density: number): Promise<RgbaImage> {
  const ratio = image.width / image.height
  const [across, along] = [Number(style?.width) * density, Number(style?.height) * density]
  const width = Math.max(1, Math.ceil(style?.objectFit === 'contain' ? Math.min(across, along * ratio) : across))
  if (!(width * SHRINK_FROM <= image.width)) return imageOf(await image.whole())
  const size = { width, height: Math.max(1, Math.round(width / ratio)) }
  return imageOf(await image.drawnAt(size, { left: 0, top: 0, ...size }))
}

const imageOf = ({ data, ...size }: Pixels): RgbaImage => ({ ...size, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) })
