import { type LinearColor } from '@adloom/renderer/color.ts'
import { cellNoise, smoothNoise } from '@adloom/renderer/noise.ts'
import { cylinder, ellipsoid, length2, length3, turnedProfile } from '@adloom/renderer/shapes/distance.ts'
import { glazed, matte, metal, plastic, timber } from '@adloom/renderer/shapes/skins.ts'
import { type ProductColors, type Shape, SKIN, type Skin } from '@adloom/renderer/shapes/shape.ts'

/** Things with bristles, blades, spines and fur, which the product kinds of the renderer lack: their edges are hard to cut out. */

/** Hairs that grow from a disc, bent outwards. Lengths in units of the shape. */
interface Tuft {
  readonly radius: number
  readonly bottom: number
  readonly height: number
  /** How many times wider the tuft is at its end. */
  readonly spread: number
  readonly cell: number
  readonly hair: number
  /** Share of their height by which hairs differ, and how far their ends bend aside, in cells. */
  readonly uneven: number
  readonly bend: number
}

/** A lower bound of the distance of a slanted hair, as a share of its level distance. */
const SLANT = 0.62

function tuftDistance(tuft: Tuft, x: number, y: number, z: number): number {
  const { radius, bottom, height, spread, cell, hair } = tuft
  const share = Math.min(1, Math.max(0, (y - bottom) / height))
  const wide = 1 + (spread - 1) * share * share
  const reach = length2(x, z)
  const hull = Math.max(reach - (radius + cell) * wide - tuft.bend * cell * share, y - bottom - height * (1 + tuft.uneven), bottom - y)
  if (hull > cell * 2) return hull * SLANT
  const u = x / wide / cell
  const v = z / wide / cell
  const column = Math.floor(u)
  const row = Math.floor(v)
  let nearest = cell * 1.5
  for (let i = column - 1; i <= column + 1; i++) {
    for (let k = row - 1; k <= row + 1; k++) {
      const one = cellNoise(i + 61, k + 17)
      const two = cellNoise(i + 5, k + 101)
      const baseX = (i + 0.2 + 0.6 * one) * cell
      const baseZ = (k + 0.2 + 0.6 * two) * cell
      if (baseX * baseX + baseZ * baseZ > radius * radius) continue
      const top = height * (1 + tuft.uneven * (2 * cellNoise(i + 33, k + 71) - 1))
      const along = Math.min(1, Math.max(0, (y - bottom) / top))
      const aside = tuft.bend * cell * along * along
      const dx = x - baseX * wide - aside * (two - 0.5) * 2
      const dz = z - baseZ * wide - aside * (one - 0.5) * 2
      const beyond = Math.max(0, y - bottom - top, bottom - y)
      const distance = Math.sqrt(dx * dx + dz * dz + beyond * beyond) - hair * (1 - 0.75 * along)
      if (distance < nearest) nearest = distance
    }
  }
  return nearest * SLANT
}

/** Hairs around a ball. `count`: cells along an edge of the cube that the ball is divided by. */
interface Fur {
  readonly radius: number
  readonly hair: number
  readonly thickness: number
  readonly count: number
  readonly wild: number
}

function furDistance({ radius, hair, thickness, count, wild }: Fur, x: number, y: number, z: number): number {
  const reach = length3(x, y, z)
  const skinDistance = reach - radius
  if (skinDistance > hair * 1.35 || reach < radius * 0.5) return skinDistance > 0 ? skinDistance - hair * 1.15 : skinDistance
  const ax = Math.abs(x)
  const ay = Math.abs(y)
  const az = Math.abs(z)
  const face = ax > ay && ax > az ? (x > 0 ? 0 : 1) : ay > az ? (y > 0 ? 2 : 3) : z > 0 ? 4 : 5
  const most = Math.max(ax, ay, az)
  const a = face < 2 ? y : x
  const b = face < 4 && face > 1 ? z : face < 2 ? z : y
  const u = ((Math.atan(a / most) * 4) / Math.PI) * 0.5 * count
  const v = ((Math.atan(b / most) * 4) / Math.PI) * 0.5 * count
  const column = Math.floor(u)
  const row = Math.floor(v)
  const along = Math.min(1, Math.max(0, skinDistance / hair))
  const cell = (Math.PI * radius) / 2 / count
  let nearest = cell * 2
  for (let i = column - 1; i <= column + 1; i++) {
    for (let k = row - 1; k <= row + 1; k++) {
      const one = cellNoise(i + 40 + face * 41, k + 90)
      const two = cellNoise(i + 7, k + 130 + face * 29)
      const long = hair * (0.65 + 0.5 * cellNoise(i + 19 * face, k + 11))
      const du = (u - i - 0.5 - (one - 0.5) * (0.5 + wild * along)) * cell
      const dv = (v - k - 0.5 - (two - 0.5) * (0.5 + wild * along)) * cell
      const grown = reach / radius
      const beyond = Math.max(0, skinDistance - long)
      const thin = thickness * (1 - 0.8 * Math.min(1, Math.max(0, skinDistance / long)))
      const distance = Math.sqrt((du * du + dv * dv) * grown * grown + beyond * beyond) - thin
      if (distance < nearest) nearest = distance
    }
  }
  return Math.min(nearest * 0.6, Math.abs(skinDistance) < radius ? skinDistance : nearest)
}

function hairSkin(skin: Skin, [red, green, blue]: LinearColor, strength: number): void {
  skin[SKIN.red] = red * strength
  skin[SKIN.green] = green * strength
  skin[SKIN.blue] = blue * strength
  skin[SKIN.sheen] = 0.5
  skin[SKIN.soft] = 0.3
}

/** A shaving brush on its handle. */
function shavingBrush({ main, second, accent }: ProductColors): Shape {
  const tuft: Tuft = { radius: 0.17, bottom: 0.6, height: 0.62, spread: 1.85, cell: 0.017, hair: 0.006, uneven: 0.07, bend: 1.2 }
  const radiusAt = turnedProfile([[0, 0.24], [0.05, 0.26], [0.16, 0.15], [0.3, 0.12], [0.45, 0.2], [0.58, 0.21], [0.64, 0.17]]) // prettier-ignore
  const handle = (x: number, y: number, z: number): number => Math.max(length2(x, z) - radiusAt(y), y - 0.64, -y) * 0.8
  return {
    distance: (x, y, z) => Math.min(handle(x, y, z), tuftDistance(tuft, x, y, z)),
    writeSkin: (skin, x, y, z) => {
      if (handle(x, y, z) > tuftDistance(tuft, x, y, z)) {
        const up = (y - 0.6) / 0.62
        return hairSkin(skin, up > 0.55 ? second : accent, (0.55 + 0.5 * up) * (0.8 + 0.4 * smoothNoise(x * 60, z * 60)))
      }
      if (y > 0.53 && y < 0.6) metal(skin, [0.8, 0.76, 0.66])
      else glazed(skin, main, x, y)
    },
    bounds: { height: 0.64, radius: 0.8 },
    turn: [0, 90],
    facing: main,
  }
}

/** Grass in a pot. */
function grassPot({ main, second }: ProductColors): Shape {
  const tuft: Tuft = { radius: 0.36, bottom: 0.44, height: 0.72, spread: 1.7, cell: 0.042, hair: 0.0105, uneven: 0.28, bend: 3.4 }
  const pot = (x: number, y: number, z: number): number => {
    const r = length2(x, z)
    const wide = 0.33 + 0.09 * (y / 0.5)
    return Math.max(cylinder(r, y, wide, 0, 0.5, 0.03), -cylinder(r, y, wide - 0.05, 0.44, 0.8, 0.01)) * 0.9
  }
  return {
    distance: (x, y, z) => Math.min(pot(x, y, z), tuftDistance(tuft, x, y, z)),
    writeSkin: (skin, x, y, z) => {
      if (pot(x, y, z) < tuftDistance(tuft, x, y, z))
        return matte(skin, y > 0.43 && length2(x, z) < 0.37 ? [0.05, 0.03, 0.02] : main, Math.atan2(x, z), y)
      const tone = 0.55 + 0.7 * ((y - 0.44) / 0.72) + 0.3 * (smoothNoise(x * 25, z * 25) - 0.5)
      hairSkin(skin, second, tone)
    },
    bounds: { height: 0.66, radius: 1.0 },
    turn: [0, 90],
    facing: main,
  }
}

/** A wooden scrubbing brush lying with its bristles up. */
function scrubBrush({ main, second }: ProductColors): Shape {
  const tuft: Tuft = { radius: 0.4, bottom: 0.14, height: 0.3, spread: 1.25, cell: 0.03, hair: 0.0095, uneven: 0.1, bend: 1.6 }
  const bristles = (x: number, y: number, z: number): number => tuftDistance(tuft, x * 0.62, y, z * 1.3) * 0.75
  const wood = (x: number, y: number, z: number): number =>
    Math.min(Math.max(ellipsoid(x, y - 0.08, z, 0.76, 0.3, 0.4), y - 0.16, -y), ellipsoid(x - 1.02, y - 0.09, z, 0.42, 0.085, 0.13)) * 0.9
  return {
    distance: (x, y, z) => Math.min(wood(x, y, z), bristles(x, y, z)),
    writeSkin: (skin, x, y, z) => {
      if (wood(x, y, z) < bristles(x, y, z)) timber(skin, main, x, z)
      else hairSkin(skin, second, 0.6 + 1.2 * (y - 0.14) + 0.3 * smoothNoise(x * 40, z * 40))
    },
    bounds: { height: 0.2, radius: 1.5 },
    turn: [-40, 30],
    facing: main,
  }
}

/** A round cactus in a pot. */
function cactusPot({ main, second }: ProductColors): Shape {
  const spines: Fur = { radius: 0.4, hair: 0.13, thickness: 0.008, count: 9, wild: 1.4 }
  const body = (x: number, y: number, z: number): number => {
    const rib = 0.022 * Math.cos(Math.atan2(x, z) * 14)
    return (length3(x, (y - 0.78) * 0.92, z) - 0.4 - rib) * 0.85
  }
  const needles = (x: number, y: number, z: number): number => furDistance(spines, x, (y - 0.78) * 0.92, z)
  const pot = (x: number, y: number, z: number): number => cylinder(length2(x, z), y, 0.36 + 0.06 * y, 0, 0.46, 0.03) * 0.9
  return {
    distance: (x, y, z) => Math.min(pot(x, y, z), body(x, y, z), needles(x, y, z)),
    writeSkin: (skin, x, y, z) => {
      const toBody = body(x, y, z)
      if (pot(x, y, z) < Math.min(toBody, needles(x, y, z))) return matte(skin, main, Math.atan2(x, z), y)
      if (needles(x, y, z) < toBody) return hairSkin(skin, [0.78, 0.7, 0.5], 1)
      const rib = 0.5 + 0.5 * Math.cos(Math.atan2(x, z) * 14)
      matte(skin, second, x * 3, y * 3)
      for (let channel = 0; channel < 3; channel++) skin[channel] *= 0.55 + 0.6 * rib
    },
    bounds: { height: 0.62, radius: 0.98 },
    turn: [0, 40],
    facing: main,
  }
}

/** A plush bear. */
function plushBear({ main, second, accent }: ProductColors): Shape {
  const fur = (radius: number, count: number): Fur => ({ radius, hair: 0.06, thickness: 0.012, count, wild: 1.6 })
  const balls = [
    { x: 0, y: 0.44, z: 0, fur: fur(0.38, 52), tone: main },
    { x: 0, y: 0.98, z: 0.04, fur: fur(0.29, 40), tone: main },
    { x: -0.24, y: 1.22, z: 0, fur: fur(0.11, 15), tone: main },
    { x: 0.24, y: 1.22, z: 0, fur: fur(0.11, 15), tone: main },
    { x: -0.4, y: 0.56, z: 0.12, fur: fur(0.14, 20), tone: main },
    { x: 0.4, y: 0.56, z: 0.12, fur: fur(0.14, 20), tone: main },
    { x: -0.28, y: 0.17, z: 0.32, fur: fur(0.17, 24), tone: main },
    { x: 0.28, y: 0.17, z: 0.32, fur: fur(0.17, 24), tone: main },
    { x: 0, y: 0.91, z: 0.27, fur: { ...fur(0.12, 18), hair: 0.035 }, tone: second },
  ] as const
  const beads = [
    [-0.11, 1.06, 0.345, 0.042],
    [0.11, 1.06, 0.345, 0.042],
    [0, 0.97, 0.405, 0.05],
  ] as const
  const beadAt = (x: number, y: number, z: number): number =>
    Math.min(...beads.map(([bx, by, bz, radius]) => length3(x - bx, y - by, z - bz) - radius))
  const nearest = (x: number, y: number, z: number) => {
    let found = { distance: Infinity, tone: main, depth: 0 }
    for (const ball of balls) {
      const far = length3(x - ball.x, y - ball.y, z - ball.z) - ball.fur.radius
      if (far - 0.1 > found.distance) continue
      const distance = far > 0.16 ? far - 0.08 : furDistance(ball.fur, x - ball.x, y - ball.y, z - ball.z)
      if (distance < found.distance) found = { distance, tone: ball.tone, depth: far }
    }
    return found
  }
  return {
    distance: (x, y, z) => Math.min(nearest(x, y, z).distance, beadAt(x, y, z)),
    writeSkin: (skin, x, y, z) => {
      const near = nearest(x, y, z)
      if (beadAt(x, y, z) < near.distance) return plastic(skin, accent, 0.12)
      hairSkin(skin, near.tone, 0.55 + 7 * Math.max(0, near.depth) + 0.25 * (smoothNoise(x * 22 + 9, y * 22 + z * 17) - 0.5))
    },
    bounds: { height: 0.66, radius: 0.9 },
    turn: [-25, 25],
    facing: main,
  }
}

/** A bobble of wool. */
function woolBall({ main }: ProductColors): Shape {
  const fur: Fur = { radius: 0.34, hair: 0.26, thickness: 0.011, count: 34, wild: 2.2 }
  return {
    distance: (x, y, z) => furDistance(fur, x, y - 0.55, z),
    writeSkin: (skin, x, y, z) => {
      const depth = length3(x, y - 0.55, z) - 0.34
      hairSkin(skin, main, 0.5 + 2.2 * Math.max(0, depth) + 0.3 * (smoothNoise(x * 16 + 3, y * 16 + z * 13) - 0.5))
    },
    bounds: { height: 0.55, radius: 0.72 },
    turn: [0, 90],
    facing: main,
  }
}

export const hairyShapes = { shavingBrush, grassPot, scrubBrush, cactusPot, plushBear, woolBall }
