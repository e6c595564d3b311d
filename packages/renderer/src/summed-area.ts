/** Sums of a map's values over everything above and left of each corner: one row and one column longer than the map. */
export interface SummedArea {
  readonly columns: number
  readonly rows: number
  readonly sums: Float32Array
}

/** Mean of the map in a square around a point, `half` its side; 0 beyond its edges. In columns and rows, fractions included. */
export function meanAround(area: SummedArea, column: number, row: number, half: number): number {
  const right = sumTo(area, column + half, row + half) - sumTo(area, column + half, row - half)
  const left = sumTo(area, column - half, row + half) - sumTo(area, column - half, row - half)
  return (right - left) / (4 * half * half)
}

/** Sum of everything above and left of a point, which is held inside the map. */
function sumTo({ columns, rows, sums }: SummedArea, column: number, row: number): number {
  const width = columns + 1
  const x = column < 0 ? 0 : column > columns - 0.001 ? columns - 0.001 : column
  const y = row < 0 ? 0 : row > rows - 0.001 ? rows - 0.001 : row
  const left = x | 0
  const top = y | 0
  const across = x - left
  const at = top * width + left
  const upper = sums[at] + (sums[at + 1] - sums[at]) * across
  const lower = sums[at + width] + (sums[at + width + 1] - sums[at + width]) * across
  return upper + (lower - upper) * (y - top)
}
