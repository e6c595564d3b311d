import { type Region } from './frame.ts'
import { type TypeBlock } from './timeline.ts'

export type Alignment = 'left' | 'center' | 'right'

/** The block with its lines moved to an edge or the middle of its own width. */
export function alignBlock(block: TypeBlock, alignment: Alignment): TypeBlock {
  if (alignment === 'left' || block.lines === 0) return block
  const ends = Array.from({ length: block.lines }, (_, line) =>
    Math.max(0, ...block.pieces.filter((piece) => piece.line === line).map((piece) => piece.x + piece.room + piece.width)),
  )
  const share = alignment === 'center' ? 0.5 : 1
  return {
    ...block,
    pieces: block.pieces.map((piece) => ({ ...piece, x: piece.x + Math.round((block.width - ends[piece.line]) * share) })),
  }
}

/** Where the block's left top corner goes so that it stands in the region: 0 at its left or upper edge, 1 at the other one; whole pixels. */
export const placeIn = (block: { readonly width: number; readonly height: number }, region: Region, across: number, down: number) => ({
  x: Math.round(region.left + (region.width - block.width) * across),
  y: Math.round(region.top + (region.height - block.height) * down),
})
