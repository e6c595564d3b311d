import { smoothUnion } from '../distance.ts'
import { curveThrough, taperedCapsuleOf } from '../outline.ts'

/** The last of a shoe without laces. Heights are above the foot's sole, which `lift` raises off the ground. */
export interface SlipOnLast {
  /** The shoe from above; its toe points along x. */
  readonly plan: (x: number, z: number) => number
  readonly heightOf: (x: number) => number
  readonly soleTop: (x: number) => number
  readonly lift: (x: number) => number
  /** How much lower the upper is at its sides than along its middle. */
  readonly dome: number
  /** Where the opening ends, and how much further back it ends at the sides. */
  readonly front: number
  readonly frontCurve: number
  readonly top: number
  /** Factor that compensates distances for slanted soles. */
  readonly even: number
}

const flat = (): number => 0

/** The toe of a flat shoe is lifted a little. */
const spring = curveThrough([
  [0.2, 0],
  [0.5, 0.008],
  [0.78, 0.03],
  [1.06, 0.08],
])

type Capsule = readonly [fromX: number, fromRadius: number, toX: number, toRadius: number]

/** A plan of two capsules melted together; the toe's lies aside by `inward`. */
function planOf(heelCapsule: Capsule, toeCapsule: Capsule, inward: number): SlipOnLast['plan'] {
  const heelAt = taperedCapsuleOf(...heelCapsule)
  const toeAt = taperedCapsuleOf(...toeCapsule)
  const toeFrom = toeCapsule[0] - toeCapsule[1]
  return (x, z) => {
    const heel = heelAt(x, z)
    return toeFrom - x > heel + 0.121 ? heel : smoothUnion(heel, toeAt(x, z + inward), 0.12)
  }
}

/** Add yours here. */
export const slipOnLasts = {
  loafer: {
    plan: planOf([-0.7, 0.245, 0.38, 0.335], [0.3, 0.25, 0.8, 0.19], 0.03),
    heightOf: curveThrough([
      [-1.05, 0.535],
      [-0.93, 0.55],
      [-0.75, 0.495],
      [-0.5, 0.41],
      [-0.3, 0.385],
      [-0.18, 0.43],
      [-0.06, 0.54],
      [0.06, 0.56],
      [0.25, 0.505],
      [0.5, 0.42],
      [0.7, 0.365],
      [0.88, 0.315],
      [1.02, 0.25],
    ]),
    soleTop: curveThrough([
      [-1.05, 0.165],
      [-0.45, 0.15],
      [-0.1, 0.115],
      [0.25, 0.08],
      [1.05, 0.08],
    ]),
    lift: spring,
    dome: 0.6,
    front: -0.1,
    frontCurve: 0.9,
    top: 0.62,
    even: 0.8,
  },
  'ballet flat': {
    plan: planOf([-0.72, 0.225, 0.4, 0.31], [0.3, 0.26, 0.76, 0.2], 0.02),
    heightOf: curveThrough([
      [-1.05, 0.46],
      [-0.93, 0.475],
      [-0.75, 0.42],
      [-0.45, 0.315],
      [-0.1, 0.28],
      [0.25, 0.275],
      [0.42, 0.295],
      [0.55, 0.3],
      [0.75, 0.27],
      [0.9, 0.23],
      [1.02, 0.17],
    ]),
    soleTop: curveThrough([
      [-1.05, 0.095],
      [-0.5, 0.085],
      [-0.1, 0.06],
      [1.05, 0.055],
    ]),
    lift: spring,
    dome: 0.6,
    front: 0.5,
    frontCurve: 1.6,
    top: 0.55,
    even: 0.82,
  },
  'high heel': {
    plan: planOf([-0.74, 0.2, 0.25, 0.285], [0.25, 0.27, 1.02, 0.05], 0.01),
    heightOf: curveThrough([
      [-1.05, 0.45],
      [-0.9, 0.455],
      [-0.7, 0.37],
      [-0.4, 0.25],
      [-0.1, 0.215],
      [0.2, 0.225],
      [0.4, 0.27],
      [0.52, 0.28],
      [0.7, 0.245],
      [0.88, 0.19],
      [1.08, 0.11],
    ]),
    soleTop: curveThrough([
      [-1.05, 0.04],
      [1.05, 0.035],
    ]),
    lift: curveThrough([
      [-1.05, 0.76],
      [-0.85, 0.74],
      [-0.6, 0.655],
      [-0.3, 0.46],
      [0, 0.22],
      [0.25, 0.06],
      [0.42, 0.006],
      [0.55, 0],
      [0.8, 0.008],
      [1.08, 0.05],
    ]),
    dome: 0.6,
    front: 0.44,
    frontCurve: 1.9,
    top: 1.24,
    even: 0.6,
  },
  sandal: {
    plan: planOf([-0.7, 0.265, 0.38, 0.355], [0.3, 0.28, 0.72, 0.25], 0.04),
    heightOf: curveThrough([
      [-0.6, 0.56],
      [-0.1, 0.6],
      [0.15, 0.56],
      [0.4, 0.475],
      [0.8, 0.37],
    ]),
    soleTop: curveThrough([
      [-1.05, 0.25],
      [-0.6, 0.225],
      [-0.1, 0.21],
      [0.3, 0.18],
      [0.8, 0.185],
      [1.05, 0.2],
    ]),
    lift: flat,
    dome: 0.85,
    front: 2,
    frontCurve: 0,
    top: 0.72,
    even: 0.78,
  },
} as const satisfies Readonly<Record<string, SlipOnLast>>
