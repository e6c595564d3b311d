import { curveThrough } from '../outline.ts'

/** The last of one kind of shoe. Heights are of the finished shoe; the throat is the laced slope. */
export interface Last {
  readonly heightOf: (x: number) => number
  /** Factor that compensates the steepness of the heights. */
  readonly steep: number
  readonly soleTop: (x: number) => number
  readonly throatX: number
  readonly throatY: number
  readonly cosine: number
  readonly sine: number
  /** Length of the laced slope. */
  readonly long: number
  readonly laces: number
  readonly top: number
  /** Width of the seam panel beside the laces. */
  readonly stay: number
}

const flatSole = curveThrough([
  [-1.05, 0.19],
  [-0.5, 0.172],
  [0.2, 0.158],
  [0.7, 0.153],
  [1.05, 0.17],
])

/** The lasts of shoes. Add yours here. */
export const lasts = {
  sneaker: {
    heightOf: curveThrough([
      [-1.05, 0.7],
      [-0.92, 0.73],
      [-0.8, 0.71],
      [-0.6, 0.595],
      [-0.42, 0.565],
      [-0.3, 0.64],
      [-0.19, 0.765],
      [0.05, 0.655],
      [0.37, 0.5],
      [0.55, 0.432],
      [0.75, 0.39],
      [0.9, 0.355],
      [1.02, 0.31],
    ]),
    steep: 0.84,
    soleTop: flatSole,
    throatX: 0.37,
    throatY: 0.5,
    cosine: Math.cos(0.455),
    sine: Math.sin(0.455),
    long: 0.62,
    laces: 7,
    top: 0.98,
    stay: 0.155,
  },
  runner: {
    heightOf: curveThrough([
      [-1.05, 0.82],
      [-0.95, 0.86],
      [-0.84, 0.82],
      [-0.62, 0.66],
      [-0.44, 0.62],
      [-0.3, 0.7],
      [-0.19, 0.8],
      [0.05, 0.68],
      [0.37, 0.515],
      [0.55, 0.43],
      [0.75, 0.37],
      [0.9, 0.33],
      [1.02, 0.29],
    ]),
    steep: 0.82,
    soleTop: curveThrough([
      [-1.05, 0.37],
      [-0.8, 0.3],
      [-0.45, 0.255],
      [0, 0.215],
      [0.35, 0.2],
      [0.7, 0.17],
      [1.05, 0.22],
    ]),
    throatX: 0.37,
    throatY: 0.515,
    cosine: Math.cos(0.48),
    sine: Math.sin(0.48),
    long: 0.62,
    laces: 7,
    top: 1.02,
    stay: 0.13,
  },
  boot: {
    heightOf: curveThrough([
      [-1.05, 1.24],
      [-0.85, 1.22],
      [-0.55, 1.15],
      [-0.3, 1.14],
      [-0.12, 1.16],
      [-0.06, 1.12],
      [0.1, 0.86],
      [0.33, 0.53],
      [0.45, 0.455],
      [0.6, 0.415],
      [0.75, 0.385],
      [0.9, 0.355],
      [1.02, 0.31],
    ]),
    steep: 0.56,
    soleTop: curveThrough([
      [-1.05, 0.2],
      [-0.3, 0.17],
      [0.2, 0.15],
      [0.7, 0.15],
      [1.05, 0.17],
    ]),
    throatX: 0.3,
    throatY: 0.56,
    cosine: Math.cos(1),
    sine: Math.sin(1),
    long: 0.7,
    laces: 7,
    top: 1.36,
    stay: 0.2,
  },
} as const satisfies Readonly<Record<string, Last>>

/** How far the toe is lifted off the ground. */
export const springOf = curveThrough([
  [0.1, 0],
  [0.3, 0],
  [0.5, 0.006],
  [0.78, 0.03],
  [1.06, 0.085],
])
