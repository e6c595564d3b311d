import { length2, length3, leg, roundedBox, roundedRectangle, slab } from '../distance.ts'
import { coat, hide, metal, timber, upholstery } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'

/** Metres. */
const SEAT_TOP = 0.46
const HEIGHT = 0.88
const DEPTH = 0.44
const LEG = 0.15
const COSINE = Math.cos(0.17)
const SINE = Math.sin(0.17)

/** An upholstered seat with arms for one to three: loose cushions with piping, wooden or metal legs, throw pillows at random. */
export function seating(choice: ShapeChoice, seats: SeatCount): Shape {
  const { colors, variation } = choice
  const design = designOf(choice, seats)
  const { scale, half } = design
  const parts = { ...frameOf(design), ...cushionsOf(design) }
  const inMetres = distanceToSeating(design, parts)
  return {
    distance: (x, y, z) => inMetres(x / scale, y / scale, z / scale) * scale,
    writeSkin: paintSeating(choice, design, parts),
    bounds: { height: (HEIGHT / 2) * scale, radius: scale * Math.sqrt(half * half + 0.45 * 0.45 + 0.5 * 0.5) },
    turn: variation[1] < 0.5 ? [-32, -16] : [16, 32],
    facing: colors.main,
  }
}

type SeatCount = 1 | 2 | 3
type Design = ReturnType<typeof designOf>

/** What a prompt decides about a seat, in metres. */
function designOf({ variation, words }: ShapeChoice, seats: SeatCount) {
  // A sofa in metres is 2.1 wide; a single seat is made larger, as it is seen from nearer.
  const scale = seats === 1 ? 1.5 : seats === 2 ? 1.15 : 1
  const wide = seats === 1 ? 0.6 : seats === 2 ? 0.68 : 0.63
  const inner = (seats * wide) / 2
  const isRounded = variation[1] > 0.55
  const arm = isRounded ? 0.095 : 0.075
  return {
    seats,
    scale,
    wide,
    inner,
    arm,
    armRound: isRounded ? 0.085 : 0.035,
    armTop: 0.58 + 0.06 * variation[2],
    half: inner + 2 * arm,
    pillows: seats === 1 ? (variation[0] > 0.7 ? 1 : 0) : variation[0] > 0.25 ? 2 : 1,
    isMetalLegged: variation[2] > 0.65 && !words.has('wooden'),
  }
}

type Parts = ReturnType<typeof frameOf> & ReturnType<typeof cushionsOf>

/** What carries the cushions: base, arms, back and legs. */
function frameOf({ inner, arm, armRound, armTop, half, isMetalLegged }: Design) {
  const frame = (x: number, y: number, z: number): number => {
    const side = Math.abs(x)
    let nearest = roundedBox(x, y - 0.22, z, half - 0.02, 0.075, DEPTH - 0.015, 0.02)
    if (inner - side < nearest && y - armTop < nearest)
      nearest = Math.min(nearest, roundedBox(side - inner - arm, y - (LEG + armTop) / 2, z, arm, (armTop - LEG) / 2, DEPTH, armRound))
    const bz = -(y - 0.5) * SINE + (z + 0.38) * COSINE
    if (bz - 0.07 > nearest) return nearest
    const by = (y - 0.5) * COSINE + (z + 0.38) * SINE
    return Math.min(nearest, roundedBox(x, by, bz, half - 0.015, 0.33, 0.07, 0.055))
  }
  const legs = (x: number, y: number, z: number): number =>
    leg(Math.abs(x), y, Math.abs(z), half - 0.05, DEPTH - 0.06, half - 0.1, LEG + 0.02, DEPTH - 0.1, 0.016, isMetalLegged ? 0.016 : 0.028)
  return { frame, legs }
}

/** Seat and back cushions, `px` measured from the middle of one, and the throw pillows. */
function cushionsOf({ seats, wide, inner }: Design) {
  /** Middle of the cushion nearest to x. */
  const middleOf = (x: number): number => {
    const index = Math.floor(x / wide + seats / 2)
    return ((index < 0 ? 0 : index >= seats ? seats - 1 : index) - (seats - 1) / 2) * wide
  }
  const seat = (px: number, y: number, z: number): number => {
    const pz = z - 0.12
    const py = y - SEAT_TOP + 0.085
    const hx = wide / 2 - 0.006
    const plan = roundedRectangle(px, pz, hx, 0.345, 0.06)
    const u = px / hx
    const v = pz / 0.345
    const crown = py > 0 && u * u < 1 && v * v < 1 ? 0.022 * (1 - u * u) * (1 - v * v) : 0
    const body = slab(plan, py, 0.085, 0.04) - crown
    const piping = length2(plan + 0.004, Math.abs(py) - 0.062) - 0.0085
    return Math.min(body, piping) * 0.95
  }
  const back = (px: number, y: number, z: number): number => {
    const py = (y - 0.66) * COSINE + (z + 0.2) * SINE
    const pz = -(y - 0.66) * SINE + (z + 0.2) * COSINE
    const hx = wide / 2 - 0.008
    const plan = roundedRectangle(px, py, hx, 0.225, 0.07)
    const u = px / hx
    const v = py / 0.225
    const crown = pz > 0 && u * u < 1 && v * v < 1 ? 0.04 * (1 - u * u) * (1 - v * v) : 0
    const body = slab(plan, pz, 0.085, 0.055) - crown
    const piping = length2(plan + 0.006, pz - 0.05) - 0.0085
    return Math.min(body, piping) * 0.9
  }
  /** A pillow leaning in the corner: -1 left, 1 right. */
  const pillow = (x: number, y: number, z: number, corner: number): number => {
    const ax = seats === 1 ? x : x * corner - inner + 0.22
    const ay = y - SEAT_TOP - 0.2
    const az = z + (seats === 1 ? -0.02 : 0.03)
    const bound = length3(ax, ay, az) - 0.36
    if (bound > 0.1) return bound
    // Turned towards the middle, then leaning back.
    const tx = ax * 0.94 + az * 0.34
    const tz = az * 0.94 - ax * 0.34
    const py = ay * 0.95 + tz * 0.31
    const pz = tz * 0.95 - ay * 0.31
    const u = Math.min(1, Math.abs(tx) / 0.2)
    const v = Math.min(1, Math.abs(py) / 0.2)
    const full = (1 - u * u) * (1 - v * v)
    const drawn = 0.02 * (1 - (u > v ? v * v : u * u))
    const plan = roundedRectangle(tx, py, 0.2 - drawn, 0.2 - drawn, 0.03)
    return Math.max(plan, Math.abs(pz) - 0.012 - 0.085 * Math.sqrt(full)) * 0.55
  }
  return { middleOf, seat, back, pillow }
}

function distanceToSeating({ half, pillows }: Design, { frame, legs, middleOf, seat, back, pillow }: Parts): Shape['distance'] {
  return (x, y, z) => {
    const bound = roundedBox(x, y - HEIGHT / 2, z, half + 0.02, HEIGHT / 2 + 0.06, DEPTH + 0.1, 0)
    if (bound > 0.2) return bound
    let nearest = frame(x, y, z)
    const legsBound = y - LEG - 0.02
    if (legsBound < nearest) nearest = Math.min(nearest, legs(x, y, z))
    // Each cushion only where it can be nearest.
    const px = x - middleOf(x)
    if (Math.abs(y - SEAT_TOP + 0.085) - 0.125 < nearest && (-0.24 - z) * 0.95 < nearest) nearest = Math.min(nearest, seat(px, y, z))
    if (z - 0.05 < nearest && 0.38 - y < nearest) nearest = Math.min(nearest, back(px, y, z))
    if (pillows > 0 && 0.4 - y < nearest) {
      nearest = Math.min(nearest, pillow(x, y, z, -1))
      if (pillows > 1) nearest = Math.min(nearest, pillow(x, y, z, 1))
    }
    return nearest
  }
}

function paintSeating(
  { colors, material, words }: ShapeChoice,
  { scale, pillows, isMetalLegged }: Design,
  { frame, legs, middleOf, seat, back, pillow }: Parts,
): Shape['writeSkin'] {
  const isLeather = material === 'leather'
  const isVelvet = words.has('velvet')
  const cover = (skin: Skin, paint: ShapeChoice['colors']['main'], u: number, v: number): void => {
    if (isLeather) {
      hide(skin, paint, u * 0.4, v * 0.4)
      skin[SKIN.gloss] = 1
      skin[SKIN.roughness] = 0.24
    } else if (material === null || material === 'fabric' || material === 'wood' || material === 'metal') upholstery(skin, paint, u, v)
    else coat(skin, material, paint, u, v)
    if (isVelvet) {
      skin[SKIN.sheen] = 1
      skin[SKIN.gloss] = 0.2
      skin[SKIN.roughness] = 0.5
    }
  }
  return (skin, sx, sy, sz, nx, ny) => {
    const x = sx / scale
    const y = sy / scale
    const z = sz / scale
    const u = Math.abs(nx) > 0.7 ? z : x
    const v = Math.abs(ny) > 0.7 ? z : y
    if (y < LEG + 0.01 && legs(x, y, z) < frame(x, y, z)) {
      if (isMetalLegged) return metal(skin, colors.accent, 0.24)
      return timber(skin, [0.3, 0.16, 0.075], y * 2, x * 1.5 + z)
    }
    const px = x - middleOf(x)
    const cushions = Math.min(frame(x, y, z), seat(px, y, z), back(px, y, z))
    if (pillows > 0 && pillow(x, y, z, -1) < cushions) {
      upholstery(skin, colors.second, x * 2, y * 2)
      return
    }
    if (pillows > 1 && pillow(x, y, z, 1) < cushions) {
      upholstery(skin, colors.accent, x * 2, y * 2)
      return
    }
    cover(skin, colors.main, u * 1.3, v * 1.3)
  }
}

/** A sofa for two or three. */
export const sofa = (choice: ShapeChoice): Shape => {
  const { words, variation } = choice
  const isSmall = words.has('loveseat') || words.has('two-seater') || words.has('two-seat') || words.has('small') || words.has('2-seater')
  const isLarge = words.has('three-seater') || words.has('3-seater') || words.has('large') || words.has('sectional')
  return seating(choice, isSmall || (!isLarge && variation[1] > 0.8) ? 2 : 3)
}
