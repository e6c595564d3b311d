import { ellipsoid, length2, capsule, slab } from '../distance.ts'
import { coat, metal, plastic, timber } from '../skins.ts'
import { shadeOf } from '../../color.ts'
import { SKIN, type Shape, type ShapeChoice, type Skin } from '../shape.ts'

/** A round clock: on the wall, or by words an alarm clock with two bells. Always ten past ten. */
export function clock(choice: ShapeChoice): Shape {
  const { colors } = choice
  const design = designOf(choice)
  const parts = partsOf(design)
  const { isAlarm, radius } = design
  return {
    distance: distanceToClock(design, parts),
    writeSkin: paintClock(choice, design, parts),
    bounds: { height: isAlarm ? 0.72 : radius, radius: isAlarm ? 0.9 : radius * 1.02 },
    turn: isAlarm ? [-26, 26] : [-6, 6],
    facing: colors.main,
    hangs: !isAlarm,
  }
}

type Design = ReturnType<typeof designOf>

/** What a prompt decides about a clock. */
function designOf({ variation, words }: ShapeChoice) {
  const isAlarm = ['alarm', 'desk clock', 'table clock', 'wecker', 'despertador', 'sveglia', 'wekker'].some((word) => words.has(word))
  const radius = isAlarm ? 0.5 : 0.85
  const middle = isAlarm ? 0.68 : radius
  const half = isAlarm ? 0.15 : 0.07
  const rim = isAlarm ? 0.05 : 0.055 + 0.02 * variation[0]
  const faceAt = half - 0.05
  const secondTurn = turned(205)
  return { isAlarm, radius, middle, half, rim, faceAt, secondTurn }
}

type Parts = ReturnType<typeof partsOf>

/** The parts of a clock as distances. */
function partsOf({ radius, half, rim, faceAt, secondTurn }: Design) {
  const casing = (r: number, z: number): number => {
    const body = slab(r - radius, z, half, 0.03)
    // The face lies deeper than the rim; the hollow changes nothing beside it and behind it.
    if (r - radius + rim > -body || faceAt - z > -body) return body
    return Math.max(body, -slab(r - radius + rim, z - half - 0.15, 0.2, 0.01))
  }
  const hand = (x: number, y: number, turn: Turn, long: number, wide: number): number => {
    const up = x * turn.sine + y * turn.cosine
    const aside = x * turn.cosine - y * turn.sine
    const dx = Math.abs(aside) - wide * (1 - 0.35 * Math.min(1, Math.max(0, up / long)))
    const dy = Math.abs(up - long * 0.42) - long * 0.58
    return dx > dy ? dx : dy
  }
  const hourTurn = turned(305)
  const minuteTurn = turned(60)
  const handsPlan = (x: number, y: number): number =>
    Math.min(hand(x, y, hourTurn, radius * 0.48, radius * 0.033), hand(x, y, minuteTurn, radius * 0.7, radius * 0.024))
  const hands = (x: number, y: number, z: number): number => {
    if (z < faceAt) return 0.05
    const long = handsPlan(x, y)
    const second = hand(x, y, secondTurn, radius * 0.74, radius * 0.008)
    const hub = length2(x, y) - radius * 0.045
    const plan = Math.min(long, second, hub)
    if (plan > 0.05) return length2(plan, Math.max(0, z - faceAt - 0.045)) * 0.97
    const dark = slab(long, z - faceAt - 0.022, 0.006, 0.002)
    return Math.min(dark, slab(second, z - faceAt - 0.036, 0.004, 0.001), slab(hub, z - faceAt - 0.02, 0.024, 0.006)) * 0.97
  }
  const extras = (x: number, y: number, z: number): number => {
    const side = Math.abs(x)
    const foot = capsule(side, y, z, 0.26, 0.24, 0, 0.36, 0.035, 0.02, 0.035)
    // Bells: half eggs that lean outwards on a short post.
    const bx = (side - 0.34) * 0.82 - (y - 1.2) * 0.57
    const by = (side - 0.34) * 0.57 + (y - 1.2) * 0.82
    const bell = Math.max(ellipsoid(bx, by, z, 0.21, 0.15, 0.21), -by - 0.01)
    const post = capsule(side, y, z, 0.3, 1.1, 0, 0.36, 1.22, 0, 0.02)
    const hammer = Math.min(capsule(x, y, z, 0, 1.15, 0, 0, 1.34, 0, 0.013), length2(length2(x, y - 1.33), z) - 0.04)
    const handle = length2(length2(x, (y - 1.24) * 0.9) - 0.3, z) - 0.018
    return Math.min(foot, bell * 0.95, post, hammer, Math.max(handle * 0.95, 1.36 - y))
  }
  return { casing, hand, handsPlan, hands, extras }
}

function distanceToClock({ isAlarm, radius, middle, faceAt }: Design, { casing, hands, extras }: Parts): Shape['distance'] {
  return (x, py, z) => {
    const y = py - middle
    const r = length2(x, y)
    const body = casing(r, z)
    // Hands only where they can be nearest.
    const near = r < radius && z > 0 && z - faceAt - 0.05 < body ? Math.min(body, hands(x, y, z)) : body
    return isAlarm ? Math.min(near, extras(x, py, z)) : near
  }
}

function paintClock(
  { colors, material, variation }: ShapeChoice,
  { isAlarm, radius, middle, rim, faceAt, secondTurn }: Design,
  { casing, hand, handsPlan, hands, extras }: Parts,
): Shape['writeSkin'] {
  const { hue, chroma } = shadeOf(colors.main)
  const isWooden = !isAlarm && (material === 'wood' || (material === null && hue > 35 && hue < 95 && chroma > 0.03))
  return (skin, x, py, z) => {
    const y = py - middle
    const r = length2(x, y)
    if (isAlarm && extras(x, py, z) < casing(r, z)) {
      return py < 0.4 ? metal(skin, colors.accent, 0.22) : metal(skin, colors.accent, 0.16)
    }
    const isInside = r < radius - rim + 0.004 && z > faceAt - 0.03
    if (!isInside) {
      if (isWooden) return timber(skin, colors.main, Math.atan2(x, y) * radius, r + z)
      if (material !== null && material !== 'wood') return coat(skin, material, colors.main, x, py)
      if (variation[1] > 0.7 && !isAlarm) return metal(skin, colors.accent, 0.2)
      return plastic(skin, colors.main, 0.24)
    }
    if (z > faceAt + 0.01 && hands(x, y, z) < 0.002) {
      // Told apart by direction, not by height: a hit may be a hair above its surface.
      const isSecond = hand(x, y, secondTurn, radius * 0.74, radius * 0.008) < handsPlan(x, y) - 0.002
      if (isSecond || r < radius * 0.05) plastic(skin, [0.55, 0.09, 0.05], 0.4)
      else plastic(skin, [0.015, 0.015, 0.017], 0.4)
      return
    }
    paintFace(skin, x / radius, y / radius, r / radius, isWooden || isAlarm)
  }
}

/** Degrees from twelve, clockwise. */
const turned = (degrees: number) => ({ sine: Math.sin((degrees * Math.PI) / 180), cosine: Math.cos((degrees * Math.PI) / 180) })
type Turn = ReturnType<typeof turned>

/** Enamel with marks for hours and minutes; x, y and r as shares of the clock's radius. */
function paintFace(skin: Skin, x: number, y: number, r: number, isClassic: boolean): void {
  skin[0] = 0.84
  skin[1] = 0.82
  skin[2] = 0.77
  skin[SKIN.gloss] = 0.45
  skin[SKIN.roughness] = 0.3
  if (r < 0.66 || r > 0.875) return
  const turn = (Math.atan2(x, y) / (2 * Math.PI) + 1) % 1
  const hour = turn * 12 - Math.round(turn * 12)
  const minute = turn * 60 - Math.round(turn * 60)
  const isQuarter = Math.abs(turn * 4 - Math.round(turn * 4)) < 0.08
  const acrossHour = Math.abs(hour) * r * 0.5236
  const acrossMinute = Math.abs(minute) * r * 0.1047
  const isHour = acrossHour < (isQuarter ? 0.021 : 0.013) && r > (isQuarter ? 0.66 : 0.7) && r < 0.82
  const isMinute = isClassic && acrossMinute < 0.004 && r > 0.84 && r < 0.875
  if (isHour || isMinute) {
    skin[0] = skin[1] = 0.02
    skin[2] = 0.022
  }
}
