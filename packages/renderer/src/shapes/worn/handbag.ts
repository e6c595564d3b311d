import { smoothStep } from '../../noise.ts'
import { type LinearColor } from '../../color.ts'
import { cylinder, length2, smoothUnion, ringDistance, roundedBox, roundedRectangle } from '../distance.ts'
import { metal, printInk } from '../skins.ts'
import { SKIN, type Shape, type ShapeChoice } from '../shape.ts'
import { leather, shaded, stitchAt } from './worn-skins.ts'

const TALL = 1.12
const ROUND = 0.1

/** A structured top-handle bag: a flap over the front, a turn lock, two rings that hold the handle. */
export function handbag(choice: ShapeChoice): Shape {
  const { colors } = choice
  const design = designOf(choice)
  const parts = partsOf(choice, design)
  return {
    distance: distanceToHandbag(design, parts),
    writeSkin: paintHandbag(choice, design, parts),
    bounds: { height: 0.84, radius: 1.27 },
    turn: [-32, 32],
    facing: colors.main,
  }
}

type Design = ReturnType<typeof designOf>

/** What a prompt decides about a handbag. */
function designOf({ variation }: ShapeChoice) {
  const wide = 0.82 + 0.1 * variation[0]
  const handleRise = 0.4 + 0.12 * variation[2]
  return { wide, handleRise }
}

type Parts = ReturnType<typeof partsOf>

/** The parts of a handbag as distances. */
function partsOf({ variation }: ShapeChoice, { wide, handleRise }: Design) {
  const deep = 0.32
  /** The flap's lower edge, and how round it is. */
  const flapFoot = 0.5 - 0.12 * variation[1]
  /** Half the bag's depth at a height: narrower above. */
  const depthAt = (y: number): number => deep - 0.13 * y
  const bodyAt = (x: number, y: number, z: number): number => {
    const side = Math.abs(x) - wide + 0.07 * y
    // The gusset is drawn in at its middle.
    const front = Math.abs(z) - depthAt(y) - 0.025 * Math.cos(x * 1.5) * Math.sin(Math.min(3.1, Math.max(0, y * 2.7)))
    const upright = Math.abs(y - TALL / 2 - 0.02) - TALL / 2
    const dx = side + ROUND
    const dy = upright + ROUND
    const dz = front + ROUND
    const ax = dx > 0 ? dx : 0
    const ay = dy > 0 ? dy : 0
    const az = dz > 0 ? dz : 0
    const inside = dx > dy ? (dx > dz ? dx : dz) : dy > dz ? dy : dz
    return (Math.sqrt(ax * ax + ay * ay + az * az) + (inside < 0 ? inside : 0) - ROUND) * 0.9
  }
  /** The flap's outline on the front, below 0 within. */
  const flapOutline = (x: number, y: number): number =>
    roundedRectangle(x, y - TALL - 0.2, wide - 0.02 - 0.05 * y, TALL + 0.2 - flapFoot, 0.3)
  const flapAt = (x: number, y: number, z: number, body: number): number => {
    const shell = Math.abs(body - 0.014) - 0.012
    // Down the front, and a little over the top behind.
    const outline = Math.min(Math.max(flapOutline(x, y), -z - 0.1), TALL - 0.06 - y)
    const a = shell + 0.01
    const b = outline + 0.01
    const inside = a > b ? a : b
    return (length2(Math.max(a, 0), Math.max(b, 0)) + Math.min(inside, 0) - 0.01) * 0.84
  }
  const handleAt = (x: number, y: number, z: number): number => {
    const up = y - TALL - 0.09
    const arc = length2(x, Math.max(0, up) * (0.44 / handleRise)) - 0.44
    const round = length2(arc, z) - 0.042
    return Math.max(round, -up - 0.02) * 0.8
  }
  const ringsAt = (x: number, y: number, z: number): number => {
    const at = Math.abs(x) - 0.44
    const loop = ringDistance(at, y - TALL - 0.06, z, 0.075, 0.02)
    const plate = roundedBox(at, y - TALL - 0.0, z, 0.06, 0.05, 0.05, 0.02)
    return Math.min(loop, plate)
  }
  const lockAt = (x: number, y: number, z: number): number => {
    const at = z - depthAt(y) - 0.05
    const plate = roundedBox(x, y - flapFoot - 0.1, at, 0.085, 0.055, 0.022, 0.02)
    const knob = roundedBox(x, y - flapFoot - 0.1, at - 0.03, 0.016, 0.045, 0.022, 0.014)
    return Math.min(plate, knob)
  }
  const footAt = (x: number, y: number, z: number): number =>
    cylinder(length2(Math.abs(x) - wide + 0.14, Math.abs(z) - deep + 0.1), y, 0.04, 0, 0.06, 0.015)
  return { flapFoot, depthAt, bodyAt, flapOutline, flapAt, handleAt, ringsAt, lockAt, footAt }
}

function distanceToHandbag(
  { wide, handleRise }: Design,
  { flapFoot, depthAt, bodyAt, flapAt, handleAt, ringsAt, lockAt, footAt }: Parts,
): Shape['distance'] {
  const top = TALL + 0.14 + handleRise
  return (x, y, z) => {
    const hull = roundedBox(x, y - top / 2, z, wide + 0.06, top / 2 + 0.01, 0.44, 0.1)
    if (hull > 0.15) return hull
    // Above the rings there is only the handle.
    if (y > TALL + 0.2) return Math.min(handleAt(x, y, z), y - TALL - 0.16)
    const body = bodyAt(x, y, z)
    // What is below the flap in front, or behind its upper edge, is far from it.
    const pastFlap = Math.min(Math.max(flapFoot - y, -z - 0.1), TALL - 0.06 - y) * 0.84
    let near = pastFlap > body + 0.007 ? body : smoothUnion(body, flapAt(x, y, z, body), 0.006)
    if (Math.abs(x) - 0.085 < near && Math.abs(y - flapFoot - 0.1) - 0.055 < near && depthAt(y) - z < near)
      near = Math.min(near, lockAt(x, y, z))
    if (y - 0.06 < near) near = Math.min(near, footAt(x, y, z))
    if (y < TALL - 0.3 || TALL - 0.05 - y > near) return near
    return (Math.abs(z) - 0.065) * 0.8 > near ? near : Math.min(near, handleAt(x, y, z), ringsAt(x, y, z))
  }
}

function paintHandbag(
  { colors }: ShapeChoice,
  { wide }: Design,
  { bodyAt, flapOutline, flapAt, handleAt, ringsAt, lockAt, footAt }: Parts,
): Shape['writeSkin'] {
  return (skin, x, y, z, nx, ny) => {
    const body = bodyAt(x, y, z)
    const flap = flapAt(x, y, z, body)
    const handle = handleAt(x, y, z)
    const hardware = Math.min(ringsAt(x, y, z), lockAt(x, y, z), footAt(x, y, z))
    const least = Math.min(body, flap, handle, hardware)
    if (least === hardware) return metal(skin, colors.accent, 0.14)
    if (least === handle) {
      leather(skin, colors.main, Math.atan2(x, y - TALL), Math.atan2(z, length2(x, y - TALL) - 0.44) * 0.05)
      if (stitchAt(Math.abs(z) - 0.018, Math.atan2(x, Math.max(0.01, y - TALL)) * 0.45, 24, 0.004) > 0) shaded(skin, 0.35)
      return
    }
    const isSide = Math.abs(nx) > 0.6
    leather(skin, colors.main, isSide ? z : x, ny > 0.7 ? z : y)
    if (least === flap) {
      const edge = -Math.min(Math.max(flapOutline(x, y), -z - 0.1), TALL - 0.06 - y)
      if (edge < 0.012) shaded(skin, 0.35)
      if (Math.abs(edge - 0.045) < 0.014) shaded(skin, 0.1)
      if (stitchAt(edge - 0.045, Math.abs(x) > wide - 0.25 ? y : x, 22, 0.0055) > 0) printInk(skin, threadColor, 0.75)
      return
    }
    // Piping where front and gusset meet.
    const corner = Math.min(Math.abs(nx), Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny)))
    if (corner > 0.5 && corner < 0.8) shaded(skin, 0.12 * smoothStep(0.5, 0.66, corner))
    const fromEdge = wide - 0.07 * y - Math.abs(x)
    if (!isSide && stitchAt(fromEdge - 0.11, y, 22, 0.0055) > 0) printInk(skin, threadColor, 0.6)
    if (!isSide && y < 0.5 && stitchAt(y - 0.14, x, 22, 0.0055) > 0) printInk(skin, threadColor, 0.6)
    skin[SKIN.gloss] = 0.7
  }
}

const threadColor: LinearColor = [0.62, 0.54, 0.42]
