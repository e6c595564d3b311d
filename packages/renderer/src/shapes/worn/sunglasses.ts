import { luminanceOf, type LinearColor } from '../../color.ts'
import { length2, roundedBox, roundedRectangle } from '../distance.ts'
import { roundedIntersection, trapezoid } from '../outline.ts'
import { metal, plastic, printInk } from '../skins.ts'
import { layeredNoise, smoothStep } from '../../noise.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'

/** Sunglasses standing open, on the rims and the ends of the temples. */
export function sunglasses(choice: ShapeChoice): Shape {
  const { colors } = choice
  const design = designOf(choice)
  const parts = partsOf(design)
  const { isMetal } = design
  return {
    distance: distanceToSunglasses(parts),
    writeSkin: paintSunglasses(choice, design, parts),
    bounds: { height: 0.36, radius: 1.85 },
    turn: [-25, 25],
    facing: isMetal ? colors.accent : colors.main,
  }
}

type Design = ReturnType<typeof designOf>

/** What a prompt decides about a pair of sunglasses. */
function designOf({ material, variation, words }: ShapeChoice) {
  const isRound = words.has('round') || words.has('retro') || (variation[0] > 0.62 && !words.has('square'))
  const isMetal = material === 'metal' || words.has('aviator')
  const lensX = 0.43
  const halfX = isRound ? 0.29 : 0.345
  const halfY = isRound ? 0.29 : 0.262
  const rim = isMetal ? 0.02 : 0.047
  const middle = isRound ? halfY + rim : isMetal ? 0.305 : 0.322
  return { isRound, isMetal, lensX, halfX, halfY, rim, middle }
}

type Parts = ReturnType<typeof partsOf>

/** The parts of a pair of sunglasses as distances. */
function partsOf({ isRound, isMetal, lensX, halfX, rim, middle }: Design) {
  /** The front is bent round the face: further back to the sides. */
  const bentZ = (x: number, z: number): number => z + 0.13 * x * x
  const lensOutline = (x: number, y: number): number => {
    const side = Math.abs(x) - lensX
    if (isRound) return length2(side, y - middle) - halfX
    // Wider above, and lifted at the outer corner.
    const up = y - middle - 0.07 * side
    return isMetal
      ? trapezoid(side + 0.06 * (y - middle), up, 0.07, 0.14, 0.075) * 0.93 - 0.19
      : trapezoid(side, up, 0.1, 0.155, 0.068) * 0.96 - 0.19
  }
  const frameAt = (x: number, y: number, z: number): number => {
    const lens = lensOutline(x, y)
    const side = Math.abs(x)
    const bridge = roundedRectangle(x, y - middle - (isRound ? 0.07 : 0.12) + 0.5 * x * x, 0.16, isMetal ? 0.02 : 0.05, 0.018)
    const corner = roundedBox(side - lensX - halfX - 0.02, y - middle - (isRound ? 0.1 : 0.16), 0, 0.08, isMetal ? 0.026 : 0.06, 1, 0.02)
    const outside = Math.min(lens - rim, bridge, corner)
    const face = Math.max(outside, -(lens + 0.01))
    return roundedIntersection(face, Math.abs(bentZ(x, z)) - 0.042, 0.02) * 0.94
  }
  const lensAt = (x: number, y: number, z: number): number =>
    roundedIntersection(lensOutline(x, y) - 0.01, Math.abs(bentZ(x, z) + 0.004) - 0.012, 0.006) * 0.94
  const templeAt = (x: number, y: number, z: number): number => {
    const side = Math.abs(x) - lensX - halfX - 0.055
    const back = -z - 0.06
    // Straight to the ear, then bent down behind it.
    const drop = Math.max(0, back - 1.05)
    const level = y - middle - (isRound ? 0.1 : 0.16) + 0.42 * drop * drop + 0.22 * Math.max(0, back - 0.9)
    const high = (isMetal ? 0.022 : 0.058) - 0.012 * Math.min(1, back)
    return roundedBox(side + 0.1 * Math.max(0, back), level, back - 0.75, 0.024, high, 0.76, 0.02) * 0.8
  }
  return { frameAt, lensAt, templeAt }
}

function distanceToSunglasses({ frameAt, lensAt, templeAt }: Parts): Shape['distance'] {
  return (x, y, z) => {
    const hull = roundedBox(x, y - 0.36, z + 0.75, 0.92, 0.38, 0.86, 0.05)
    if (hull > 0.15) return hull
    const temple = templeAt(x, y, z)
    if (z < -0.35) return Math.min(temple, -z - 0.2)
    return Math.min(frameAt(x, y, z), lensAt(x, y, z), temple)
  }
}

function paintSunglasses(
  { colors, variation, words }: ShapeChoice,
  { isRound, isMetal, lensX, halfX, halfY, middle }: Design,
  { frameAt, lensAt, templeAt }: Parts,
): Shape['writeSkin'] {
  const isTortoiseshell = words.has('tortoiseshell') || words.has('tortoise')
  const isSpotted = !isMetal && (isTortoiseshell || variation[1] > 0.7)
  const frameSkin = (skin: Skin, x: number, y: number, z: number): void => {
    if (isMetal) return metal(skin, colors.accent, 0.14)
    plastic(skin, isTortoiseshell ? HORN : colors.main, 0.12)
    if (isSpotted) {
      const spot = smoothStep(0.5, 0.64, layeredNoise(x * 5 + z * 4 + 20, y * 6 + z * 3 + 9, 3))
      printInk(skin, [0.5, 0.21, 0.05], 0.8 * spot)
      skin[SKIN.gloss] = 0.95
    }
  }
  // A pale second colour is the frame's; sun lenses are dark.
  const isDark = luminanceOf(colors.second) < 0.12
  const tint: LinearColor = isDark ? colors.second : [0.014, 0.016, 0.017]
  return (skin, x, y, z) => {
    const frame = frameAt(x, y, z)
    const lens = lensAt(x, y, z)
    const temple = templeAt(x, y, z)
    if (lens < Math.min(frame, temple)) {
      // Darker above, like the sky in a lens.
      const shade = 0.4 + 1.5 * smoothStep(middle + halfY, middle - halfY, y)
      plastic(skin, [tint[0] * shade, tint[1] * shade, tint[2] * shade], 0.04)
      skin[SKIN.gloss] = 1
      skin[SKIN.metal] = 0.4
      skin[SKIN.bendX] = (Math.abs(x) - lensX) * Math.sign(x) * 0.5
      skin[SKIN.bendY] = (y - middle) * 0.6
      return
    }
    frameSkin(skin, x, y, z)
    if (!isMetal) {
      // Rivets beside the hinges.
      const rivet = length2((Math.abs(x) - lensX - halfX + 0.015) * 1.6, y - middle - (isRound ? 0.1 : 0.16))
      if (z > -0.2 && rivet < 0.022 && frame <= temple) metal(skin, [0.8, 0.79, 0.76], 0.15)
    }
  }
}

/** The colour of tortoiseshell between its amber spots. */
const HORN: LinearColor = [0.045, 0.016, 0.006]
