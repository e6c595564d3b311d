import { type TypeBlock } from '../timeline/timeline.ts'

export type Alignment = 'left' | 'center' | 'right'

/** The block with its lines moved to an edge or the middle of its own width. */
export function alignBlock(block: TypeBlock, alignment: Alignment): TypeBlock {
  if (alignment === 'left' || block.lines === 0) return block
  const ends = Array.from({ length: block.lines }, (_, line) =>
    Math.max(0, ...block.pieces.filter((piece) => piece.line === line).map((piece) => piece.x + piece.margin + piece.width)),
  )
  const share = alignment === 'center' ? 0.5 : 1
  return {
    ...block,
    pieces: block.pieces.map((piece) => ({ ...piece, x: piece.x + Math.round((block.width - ends[piece.line]) * share) })),
  }
}
