import * as z from 'zod'

/** Cells of a picture in each direction. */
export const GROUND_CELLS = 12

/** A digit of 36 for each cell, row by row. */
const cellsSchema = z.string().regex(new RegExp(`^[0-9a-z]{${GROUND_CELLS ** 2}}$`))

/**
 * What a picture is like behind text, in a coarse grid: its darkest and brightest pixels in each cell (the grey of their luminance, 0 black to z white)
 * and how much the cell draws the eye (0 nothing to z as much as any).
 */
export const pictureGroundSchema = z.object({ dark: cellsSchema, bright: cellsSchema, busy: cellsSchema })
export type PictureGround = z.output<typeof pictureGroundSchema>

/** A part of a picture, as fractions of it from its top left corner. */
interface PicturePlace {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What a part of a picture is like: its darkest and brightest grey, and the mean of what draws the eye, all 0 to 1. */
export function groundIn(ground: PictureGround, { left, top, right, bottom }: PicturePlace): Readonly<Record<keyof PictureGround, number>> {
  const first = (from: number): number => Math.max(0, Math.min(GROUND_CELLS - 1, Math.floor(from * GROUND_CELLS + 0.01)))
  const last = (to: number): number => Math.max(0, Math.min(GROUND_CELLS - 1, Math.ceil(to * GROUND_CELLS - 0.01) - 1))
  const cells: number[] = []
  for (let row = first(top); row <= last(bottom); row++)
    for (let column = first(left); column <= last(right); column++) cells.push(row * GROUND_CELLS + column)
  const valuesOf = (name: keyof PictureGround): readonly number[] => cells.map((cell) => Number.parseInt(ground[name][cell], 36) / 35)
  return {
    dark: Math.min(...valuesOf('dark')),
    bright: Math.max(...valuesOf('bright')),
    busy: valuesOf('busy').reduce((sum, value) => sum + value, 0) / Math.max(1, cells.length),
  }
}

/** The address of what the image of an ad is like behind text; null for images that are not ours, those without a background and those of older ads. */
export function groundAddressOf({ image, hasShapes }: { readonly image: string; readonly hasShapes: boolean }): string | null {
  const [, file, query = ''] = /^([^?#]*\/files\/[0-9a-f]{64}\.(?:jpg|webp|avif))(?:\?([^#]*))?$/.exec(image) ?? []
  if (file === undefined || !hasShapes) return null
  const shape = new URLSearchParams(query).get('shape')
  return `${file}?ground=1${shape === null ? '' : `&shape=${shape}`}`
}
