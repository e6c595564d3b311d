import { length2 } from '../distance.ts'

type Corner = readonly [x: number, y: number]

/** The cut of a garment: the right half of its outlines, laid flat. */
export interface CutOfClothes {
  readonly body: readonly Corner[]
  readonly sleeve: readonly Corner[]
  /** Corner between body and sleeve, and the direction across the sleeve. */
  readonly pit: Corner
  readonly sleeveX: number
  readonly sleeveY: number
  /** Hems: lines from one corner to the other, and how broad they are. */
  readonly cuff: readonly [Corner, Corner]
  readonly hem: number
  readonly cuffWide: number
  readonly ribs: boolean
  readonly neckY: number
  readonly neck: number
  readonly neckFlat: number
  /** Half the width of the neck's band. */
  readonly band: number
  readonly thick: number
  readonly crumpled: number
  readonly top: number
  readonly wide: number
}

/** Add yours here. */
export const cuts = {
  't-shirt': {
    body: [[-0.4, 0.02], [0.3, 0.02], [0.5, 0.035], [0.485, 0.5], [0.475, 0.95], [0.5, 1.3], [0.34, 1.38], [0.19, 1.45], [0.1, 1.42], [-0.4, 1.41]],
    sleeve: [[0.4, 0.92], [0.475, 0.93], [0.66, 0.75], [0.9, 0.97], [0.79, 1.115], [0.68, 1.235], [0.53, 1.32], [0.4, 1.34]],
    pit: [0.475, 0.93],
    sleeveX: 0.72,
    sleeveY: 0.7,
    cuff: [[0.66, 0.75], [0.9, 0.97]],
    hem: 0.035,
    cuffWide: 0.035,
    ribs: false,
    neckY: 1.45,
    neck: 0.19,
    neckFlat: 1.15,
    band: 0.024,
    thick: 0.03,
    crumpled: 1,
    top: 1.48,
    wide: 0.92,
  },
  sweater: {
    body: [[-0.4, 0.02], [0.44, 0.03], [0.49, 0.16], [0.5, 0.6], [0.485, 0.95], [0.51, 1.3], [0.36, 1.38], [0.19, 1.45], [0.1, 1.425], [-0.4, 1.415]],
    sleeve: [[0.42, 0.9], [0.485, 0.9], [0.6, 0.52], [0.665, 0.19], [0.655, 0.06], [0.84, 0.05], [0.86, 0.2], [0.82, 0.62], [0.745, 1], [0.7, 1.14], [0.63, 1.245], [0.53, 1.315], [0.42, 1.35]],
    pit: [0.485, 0.92],
    sleeveX: 0.96,
    sleeveY: 0.22,
    cuff: [[0.6, 0.06], [0.9, 0.05]],
    hem: 0.13,
    cuffWide: 0.13,
    ribs: true,
    neckY: 1.45,
    neck: 0.185,
    neckFlat: 1.25,
    band: 0.04,
    thick: 0.06,
    crumpled: 0.85,
    top: 1.5,
    wide: 0.9,
  },
  hoodie: {
    body: [[-0.4, 0.02], [0.44, 0.03], [0.49, 0.16], [0.51, 0.6], [0.49, 0.95], [0.52, 1.28], [0.36, 1.36], [0.19, 1.42], [-0.4, 1.42]],
    sleeve: [[0.42, 0.9], [0.49, 0.9], [0.61, 0.52], [0.675, 0.19], [0.665, 0.06], [0.85, 0.05], [0.88, 0.2], [0.84, 0.62], [0.765, 0.99], [0.72, 1.12], [0.645, 1.225], [0.54, 1.295], [0.42, 1.33]],
    pit: [0.49, 0.92],
    sleeveX: 0.96,
    sleeveY: 0.22,
    cuff: [[0.6, 0.06], [0.92, 0.05]],
    hem: 0.11,
    cuffWide: 0.11,
    ribs: true,
    neckY: 1.4,
    neck: 0.2,
    neckFlat: 1,
    band: 0.03,
    thick: 0.055,
    crumpled: 1.1,
    top: 1.86,
    wide: 0.92,
  },
} as const satisfies Readonly<Record<string, CutOfClothes>> // prettier-ignore

/** How far above the hems a point is, in the sleeves and in the body; negative in a hem. */
export function hemsOf({ cuff: [[fromX, fromY], [toX, toY]], cuffWide, hem, pit }: CutOfClothes, side: number, y: number): number {
  const bottom = y - hem
  if (side < pit[0] + 0.03) return bottom
  const long = length2(toX - fromX, toY - fromY)
  return Math.abs((side - fromX) * (toY - fromY) - (y - fromY) * (toX - fromX)) / long - cuffWide
}
