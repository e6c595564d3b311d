import { type Background } from './background-flood.ts'
import { labDistance, type LabPlanes } from '../../image/color-space.ts'
import { boxBlur } from '../grid/box-blur.ts'
import { type Area, areaOfCells } from '../grid/cut-out-planes.ts'
import { bytePlane, floatPlane, freeingPlanes } from '../../image/plane-memory.ts'

/** Cells around a cell in which both surfaces must be present, and the least share of each there. */
const MIX_RADIUS = 4
const LEAST_PRESENCE = 0.05
/** How far a cell may be from a mixture of two surfaces, as a multiple of the threshold. */
const MIX_LIMIT = 1.5

/** Where wall meets floor the colours mix: such cells, between two surfaces, are background too. */
export function joinGrounds(planes: LabPlanes, background: Background): void {
  const { ground, owner } = background
  const owners = [0, 1, 2].filter((index) => owner.includes(index))
  if (owners.length < 2) return
  const near = owners.map((index) => {
    const own = floatPlane(ground.length)
    for (let cell = 0; cell < own.length; cell += 1) if (ground[cell] !== 0 && owner[cell] === index) own[cell] = 1
    return { own, presence: boxBlur(own, planes, MIX_RADIUS) }
  })
  for (const [index, first] of near.entries())
    for (const second of near.slice(index + 1)) freeingPlanes(() => joinTwo(planes, background, first, second))
}

/** A surface: 1 where a cell is its background, and how much of it is near each cell. */
interface Surface {
  readonly own: Float32Array
  readonly presence: Float32Array
}

function joinTwo(planes: LabPlanes, { ground, threshold }: Background, first: Surface, second: Surface): void {
  const isBetween = bytePlane(ground.length)
  markBetween(isBetween, ground, first.presence, second.presence)
  const area = areaOfCells(isBetween, planes, 1, true, 0)
  if (area === null) return
  const [one, other] = [first, second].map((surface) => ({ presence: surface.presence, mean: meansOf(planes, surface, area) }))
  markMixed(planes, ground, isBetween, one, other, threshold * MIX_LIMIT)
}

function markBetween(isBetween: Uint8Array, ground: Uint8Array, one: Float32Array, other: Float32Array): void {
  for (let cell = 0; cell < ground.length; cell += 1)
    if (ground[cell] === 0 && one[cell] >= LEAST_PRESENCE && other[cell] >= LEAST_PRESENCE) isBetween[cell] = 1
}

/** The sums of a surface's colours near the cells of an area. */
function meansOf(planes: LabPlanes, { own }: Surface, area: Area): readonly Float32Array[] {
  const masked = floatPlane(own.length)
  return [planes.l, planes.a, planes.b].map((channel) => {
    for (let y = Math.max(0, area.top - MIX_RADIUS); y < Math.min(planes.height, area.bottom + MIX_RADIUS); y += 1)
      maskRow(masked, channel, own, y * planes.width, planes.width)
    return boxBlur(masked, planes, MIX_RADIUS, area)
  })
}

function maskRow(masked: Float32Array, channel: Float32Array, own: Float32Array, start: number, width: number): void {
  for (let cell = start; cell < start + width; cell += 1) masked[cell] = channel[cell] * own[cell]
}

/** One surface: how much of it is near each cell, and the sums of its colour there. */
interface Nearby {
  readonly presence: Float32Array
  readonly mean: readonly Float32Array[]
}

/** Adds to the background the cells near both surfaces that are nearer than `limit` to a mixture of their colours. */
function markMixed({ l, a, b }: LabPlanes, ground: Uint8Array, isBetween: Uint8Array, one: Nearby, other: Nearby, limit: number): void {
  const [oneL, oneA, oneB] = one.mean
  const [otherL, otherA, otherB] = other.mean
  for (let cell = isBetween.indexOf(1); cell >= 0; cell = isBetween.indexOf(1, cell + 1)) {
    const ofOne = one.presence[cell]
    const ofOther = other.presence[cell]
    const fromL = oneL[cell] / ofOne
    const fromA = oneA[cell] / ofOne
    const fromB = oneB[cell] / ofOne
    const dl = otherL[cell] / ofOther - fromL
    const da = otherA[cell] / ofOther - fromA
    const db = otherB[cell] / ofOther - fromB
    const ownL = l[cell] - fromL
    const ownA = a[cell] - fromA
    const ownB = b[cell] - fromB
    const along = (ownL * dl + 4 * (ownA * da + ownB * db)) / Math.max(1e-9, dl * dl + 4 * (da * da + db * db))
    const share = Math.max(0, Math.min(1, along))
    if (labDistance(ownL - share * dl, ownA - share * da, ownB - share * db) < limit) ground[cell] = 1
  }
}
