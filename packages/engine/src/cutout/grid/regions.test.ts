import { describe, expect, it } from 'vitest'
import { regionsOf } from './regions.ts'

/** A mask drawn in text: `#` is 1. */
function drawn(...rows: readonly string[]): { mask: Uint8Array; grid: { width: number; height: number } } {
  const mask = Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0))
  return { mask, grid: { width: rows[0].length, height: rows.length } }
}

describe('connected regions', () => {
  it('join arms that meet only further down, and keep the number of the arm that began first', () => {
    const { mask, grid } = drawn(
      '.........', //
      '.#...#.#.',
      '.#.#.#.#.',
      '.###.###.',
      '.........',
    )
    const { labels, regions } = regionsOf(mask, grid, 1)
    expect(regions.map(({ area }) => area)).toEqual([0, 6, 7])
    expect([labels[10], labels[21], labels[14], labels[16]]).toEqual([1, 1, 2, 2])
    expect(labels[0]).toBe(0)
  })

  it('do not join at corners or around the end of a row', () => {
    const { mask, grid } = drawn(
      '...#', //
      '#.#.',
      '.#..',
    )
    expect(regionsOf(mask, grid, 1).regions).toHaveLength(5)
  })

  it('report their centre and whether they touch the frame', () => {
    const { mask, grid } = drawn(
      '.....', //
      '.##.#',
      '.##.#',
      '.....',
    )
    const { regions } = regionsOf(mask, grid, 1)
    expect(regions[1]).toEqual({ area: 4, touchesFrame: false, centerX: 1.5, centerY: 1.5, left: 1, right: 2 })
    expect(regions[2]).toEqual({ area: 2, touchesFrame: true, centerX: 4, centerY: 1.5, left: 4, right: 4 })
  })
})
