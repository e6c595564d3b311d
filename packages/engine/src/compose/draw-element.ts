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
