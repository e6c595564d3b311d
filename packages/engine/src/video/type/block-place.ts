import { type TypeBlock } from '../timeline/timeline.ts'

/** The block with its lines moved to the right edge or the middle of its own width; at the left they stay as they were set. */
export function alignBlock(block: TypeBlock, alignment: 'left' | 'center' | 'right'): TypeBlock {
  if (alignment === 'left' || block.lines === 0) return block
  const shifts = Array.from({ length: block.lines }, (_, line) => {
    const own = block.pieces.filter((piece) => piece.line === line)
    const start = Math.min(block.width, ...own.map((piece) => piece.x + piece.margin))
    const free = block.width - Math.max(0, ...own.map((piece) => piece.x + piece.margin + piece.width))
    // Lines from right to left begin at the right.
    return alignment === 'center' ? Math.round((free - start) / 2) : free
  })
  return { ...block, pieces: block.pieces.map((piece) => ({ ...piece, x: piece.x + shifts[piece.line] })) }
}
