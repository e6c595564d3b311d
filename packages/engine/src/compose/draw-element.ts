import { type FaceId } from '@adloom/creatives/faces.ts'
import { type Pixels, type Size } from '@adloom/renderer/pixels.ts'
import { type ReactElement } from 'react'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { type ImageNode, type Node } from 'takumi-js/node'
import { resizePixels } from '../image/pixels.ts'
import { adRenderer } from './fonts.ts'

/** What an element is drawn with. `images`: the pixels of each address in it. */
interface ElementParts {
  readonly texts: readonly string[]
  readonly faces: readonly FaceId[]
  readonly images: ReadonlyMap<string, Pixels>
}

/** Part of an ad as RGBA bytes in that size; transparent where it draws nothing. */
export async function drawElement(element: ReactElement, size: Size, { texts, faces, images }: ElementParts): Promise<Uint8Array> {
  const { node, css } = await fromJsx(element)
  const nodes = imageNodesIn(node)
  for (const [address, pixels] of images) await fill(nodes, address, pixels)
  const renderer = await adRenderer(texts, faces)
  return renderer.render(node, { ...size, format: 'raw', css })
}

const imageNodesIn = (node: Node): ImageNode[] =>
  node.type === 'image' ? [node] : node.type === 'container' ? (node.children ?? []).flatMap(imageNodesIn) : []

/** Gives the image nodes of an address its pixels: where one is drawn undistorted, in exactly that size, for the renderer resizes several times slower. */
async function fill(images: readonly ImageNode[], address: string, pixels: Pixels): Promise<void> {
  const nodes = images.filter(({ src }) => src === address)
  if (nodes.length === 0) return
  const exact = nodes.filter((node) => isDrawnAsIs(node) && Number(node.style?.width) <= pixels.width * ENLARGE_TO)
  for (const node of exact) node.src = imageOf(await resized(pixels, Number(node.style?.width), Number(node.style?.height)))
  const others = nodes.filter((node) => !exact.includes(node))
  if (others.length === 0) return
  const undistorted = nodes.filter(({ style }) => style?.transform === undefined)
  const ratio = pixels.width / pixels.height
  const width = Math.max(1, Math.ceil(Math.max(...undistorted.map(({ style }) => drawnWidth(style, ratio)))))
  // The renderer would skip pixels if it shrank much.
  const image = imageOf(pixels.width < width * SHRINK_FROM ? pixels : await resized(pixels, width, Math.max(1, Math.round(width / ratio))))
  for (const node of others) node.src = image
}

/** From this ratio on an image is shrunk before it is drawn. */
const SHRINK_FROM = 1.25

/** Up to this ratio an image is enlarged before it is drawn: beyond, most of it lies outside its frame. */
const ENLARGE_TO = 1.3

/** Whether an image fills its box without being turned, mirrored or held within it. */
const isDrawnAsIs = ({ style }: ImageNode): boolean =>
  style?.transform === undefined && style?.objectFit === undefined && Number(style?.width) >= 1 && Number(style?.height) >= 1

const resized = async (pixels: Pixels, width: number, height: number): Promise<Pixels> =>
  pixels.width === width && pixels.height === height ? pixels : resizePixels(pixels, width, height)

const imageOf = ({ data, ...size }: Pixels) => ({ ...size, data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) })

const drawnWidth = (style: ImageNode['style'], ratio: number): number => {
  const [width, height] = [Number(style?.width), Number(style?.height)]
  return style?.objectFit === 'contain' ? Math.min(width, height * ratio) : width
}
