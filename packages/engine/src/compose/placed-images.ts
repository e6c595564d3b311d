import { type Size } from '@adloom/renderer/pixels.ts'
import { type ContainerNode, type ImageNode, type Node } from 'takumi-js/node'

interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** An image of the tree. Boxes are from the top left corner of what is drawn, in whole pixels. */
export interface PlacedImage {
  readonly node: ImageNode
  /** Null for an image whose place follows from what stands beside it. */
  readonly place: {
    readonly box: Box
    /** The part of the box that no edge cuts off. */
    readonly seen: Box
    /** What cuts it off, if it holds nothing else. */
    readonly frame: { readonly node: ContainerNode; readonly box: Box } | null
  } | null
}

/** The images of a tree. `seen`: the part that is drawn. */
export function imagesToDraw(root: Node, seen: Box): readonly PlacedImage[] {
  type Parent = { readonly node: ContainerNode; readonly box: Box | null; readonly seen: Box }
  const inside = (parent: Parent): readonly PlacedImage[] =>
    (parent.node.children ?? []).flatMap((node) => {
      if (node.type === 'text') return []
      const box = parent.box === null ? null : boxOf(node, parent.box)
      const isCut = node.style?.overflow === 'hidden'
      if (node.type === 'container') return inside({ node, box, seen: box !== null && isCut ? overlapOf(box, parent.seen) : parent.seen })
      if (box === null) return [{ node, place: null }]
      const isAlone = parent.node.style?.overflow === 'hidden' && parent.node.children?.length === 1
      const frame = isAlone && parent.box !== null ? { node: parent.node, box: parent.box } : null
      return [{ node, place: { box, seen: overlapOf(box, parent.seen), frame } }]
    })
  return root.type === 'container' ? inside({ node: root, box: seen, seen }) : []
}

function boxOf({ style }: Node, parent: Box): Box | null {
  const [left, top, width, height] = [style?.left, style?.top, style?.width, style?.height].map(Number)
  const isKnown = style?.position === 'absolute' && [left, top, width, height].every(Number.isInteger)
  return isKnown ? { left: parent.left + left, top: parent.top + top, width, height } : null
}

function overlapOf(one: Box, other: Box): Box {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const width = Math.min(one.left + one.width, other.left + other.width) - left
  const height = Math.min(one.top + one.height, other.top + other.height) - top
  return { left, top, width: Math.max(0, width), height: Math.max(0, height) }
}

export const isSameBox = (one: Box, other: Box): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
