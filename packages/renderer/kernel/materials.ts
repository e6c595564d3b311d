import { abs, add, all, choose, clamp01, cosine, floor, fract, isAbove, least, mul, plus, rest, sign, sine, smoothBetween, smoothStep, sub, times, visible } from './lanes'
import { cellNoise, chanceOf, layeredNoise, richNoise, smoothNoise } from './noise'
import { FOURTH, FREQUENCY, given, givenAll, MAIN, RATIO, SECOND, SHIFT_Y, THIRD } from './setup'
import { beginSurface, blend, blendTo, dim, field, fill, shineBy, slope, takeFields } from './surface'

// The materials of `src/materials/`, by four pixels: a test holds each to what it is there. Numbered as `src/pixel-kernel.ts` lists them.

/** Whether anything of a share is left. */
@inline
function isAny(share: v128): bool {
  return v128.any_true(isAbove(share, 0))
}

export function sampleSurface(material: i32, u: v128, v: v128, pixel: v128): void {
  beginSurface()
  switch (material) {
    case 0: return sampleMarble()
    case 1: return sampleWood(u, v, pixel)
    case 2: return sampleSlats(u, v, pixel)
    case 3: return sampleConcrete(u, v, pixel)
    case 4: return sampleAsphalt(u, v, pixel)
    case 5: return sampleTile(u, v, pixel)
    case 6: return sampleLinen(u, v, pixel)
    case 7: return sampleVelvet(u, v, pixel)
    case 8: return sampleKraft(u, v, pixel)
    case 9: return sampleTerrazzo(u, v, pixel)
    case 10: return sampleSand(u, v, pixel)
    case 11: return sampleSnow(u, v, pixel)
    case 12: return sampleStone(u, v, pixel)
    case 13: return samplePanel(u, v, pixel)
    default: return samplePaint(u, v)
  }
}

/** The slow part of the pattern of a material that comes in pieces. */
export function fieldsOfPieces(material: i32, u: v128, v: v128): void {
  if (material === WOOD) {
    const chance = cellNoise(floor(times(v, <f32>1 / PLANK)), all(7))
    const slow = add(v, times(chance, 91))
    takeFields(add(times(slow, 3.1), times(richNoise(times(add(u, times(chance, 37)), 0.24), times(slow, 1.05)), 7.5)), all(0))
  } else {
    const chance = cellNoise(floor(times(v, <f32>1 / SLAT)), all(23))
    const slow = add(v, times(chance, 63))
    const shifted = add(u, times(chance, 41))
    const rings = add(times(slow, 4.2), times(richNoise(times(shifted, 0.26), times(slow, 1.2)), 6))
    takeFields(rings, plus(layeredNoise(times(shifted, 0.7), times(slow, 2.2)), -0.5))
  }
}

const WOOD: i32 = 1

function sampleMarble(): void {
  const warp = field(0)
  const vein = abs(plus(field(1), -0.5))
  const fine = plus(field(2), -0.5)
  const presence = field(3)
  const bold = rest(clamp01(mul(vein, sub(all(24), times(presence, 15)))))
  const hair = rest(clamp01(times(abs(fine), 34)))
  const haze = clamp01(rest(times(vein, 5)))
  fill(plus(times(add(fine, warp), 0.05), 0.97))
  blend(THIRD, mul(mul(haze, haze), plus(times(presence, 0.4), 0.14)))
  blend(SECOND, add(mul(mul(bold, bold), plus(times(presence, 0.6), 0.2)), mul(times(mul(hair, hair), 0.2), plus(presence, 0.25))))
}

const PLANK: f32 = 0.62

function sampleWood(u: v128, v: v128, pixel: v128): void {
  const planks = times(v, <f32>1 / PLANK)
  const plank = floor(planks)
  const chance = cellNoise(plank, all(7))
  const within = sub(planks, plank)
  const shifted = add(u, times(chance, 37))
  const slow = add(v, times(chance, 91))
  const ring = fract(field(0))
  const late = mul(smoothStep(0.3, 0.92, ring), rest(smoothStep(0.94, 1, ring)))
  const clear = visible(pixel, 0.045)
  const fibreClear = visible(pixel, 0.012)
  const streaks = isAny(clear) ? plus(layeredNoise(times(shifted, 0.7), times(slow, 26)), -0.5) : all(0)
  fill(plus(times(cellNoise(plank, all(19)), 0.2), 0.9))
  const grain = mul(add(times(late, 0.62), times(streaks, 0.55)), clear)
  blend(SECOND, clamp01(add(add(grain, times(rest(clear), 0.24)), times(plus(chance, -0.5), 0.25))))
  let tone = all(1)
  if (isAny(fibreClear)) {
    const pore = mul(smoothStep(0.72, 0.9, smoothNoise(times(shifted, 5.1), times(slow, 78))), plus(times(late, 0.65), 0.35))
    blend(THIRD, mul(times(pore, 0.4), fibreClear))
    tone = plus(mul(times(plus(smoothNoise(times(shifted, 3.2), times(slow, 120)), -0.5), 0.12), fibreClear), 1)
  }
  const fromSeam = times(least(within, rest(within)), PLANK)
  const seam = rest(times(rest(smoothBetween(all(0.002), plus(pixel, 0.007), fromSeam)), 0.72))
  dim(mul(tone, seam))
  slope(all(0), mul(times(streaks, 0.05), clear))
  shineBy(plus(mul(times(rest(late), 0.5), clear), 0.75))
}

const SLAT: f32 = 0.34
const SLIT: f32 = 0.016

function sampleSlats(u: v128, v: v128, pixel: v128): void {
  const slats = times(v, <f32>1 / SLAT)
  const slat = floor(slats)
  const chance = cellNoise(slat, all(23))
  const within = plus(sub(slats, slat), -0.5)
  const ring = fract(field(0))
  const late = mul(smoothStep(0.2, 0.85, ring), rest(smoothStep(0.9, 1, ring)))
  const clear = visible(pixel, 0.04)
  const fine = visible(pixel, 0.014)
  fill(plus(times(chance, 0.24), 0.86))
  blend(SECOND, clamp01(add(plus(mul(times(late, 0.45), clear), 0.2), times(field(1), 0.9))))
  if (isAny(fine)) {
    const shifted = add(u, times(chance, 41))
    const crack = smoothStep(0.74, 0.86, smoothNoise(times(shifted, 1.3), times(add(v, times(chance, 63)), 62)))
    blend(THIRD, mul(times(crack, 0.6), fine))
    dim(plus(mul(times(plus(smoothNoise(times(shifted, 3), times(v, 130)), -0.5), 0.22), fine), 1))
  }
  const fromEdge = times(sub(all(0.5), abs(within)), SLAT)
  const edge = rest(smoothStep(SLIT, SLIT + 0.035, fromEdge))
  slope(all(0), mul(sign(within), times(edge, 0.7)))
  const blurred = times(pixel, 0.7)
  const slit = rest(smoothBetween(sub(all(SLIT), blurred), plus(blurred, SLIT), fromEdge))
  dim(rest(times(slit, 0.93)))
  shineBy(rest(slit))
}

/** Radius of an air bubble at most, in pixels of the picture. */
const BUBBLE_PIXELS: f32 = 5

function sampleConcrete(u: v128, v: v128, pixel: v128): void {
  const stains = field(1)
  const clear = visible(pixel, 0.02)
  const isClear = isAny(clear)
  const grit = isClear ? mul(plus(smoothNoise(times(u, 46), times(v, 46)), -0.5), clear) : all(0)
  fill(plus(add(times(field(0), 0.42), times(grit, 0.13)), 1))
  blend(SECOND, times(smoothStep(0.44, 0.66, stains), 0.5))
  const across = times(u, 7)
  const down = times(v, 7)
  const column = floor(across)
  const row = floor(down)
  const chance = cellNoise(column, row)
  const isBubble = isAbove(chance, 0.9)
  if (isClear && v128.any_true(isBubble)) {
    const dx = sub(plus(sub(across, column), -0.3), times(cellNoise(plus(column, 57), row), 0.4))
    const dy = mul(
      sub(plus(sub(down, row), -0.3), times(cellNoise(column, plus(row, 91)), 0.4)),
      plus(times(cellNoise(plus(column, 3), plus(row, 8)), 0.8), 0.9),
    )
    const perPixel = times(pixel, 7)
    const radius = add(least(plus(times(plus(chance, -0.9), 0.55), 0.025), times(perPixel, BUBBLE_PIXELS)), times(grit, 0.03))
    const reach = f32x4.sqrt(add(mul(dx, dx), mul(dy, dy)))
    const inside = times(rest(smoothBetween(times(radius, 0.4), add(radius, perPixel), reach)), 0.55)
    blend(THIRD, v128.and(isBubble, mul(inside, clear)))
  }
  slope(times(grit, 0.06), all(0))
  shineBy(plus(times(stains, 0.8), 0.6))
}

function sampleAsphalt(u: v128, v: v128, pixel: v128): void {
  const wet = field(0)
  const dry = rest(wet)
  const uneven = field(1)
  const clear = visible(pixel, 0.03)
  const grit = isAny(clear) ? mul(plus(smoothNoise(times(u, 52), times(v, 52)), -0.5), clear) : all(0)
  fill(plus(times(uneven, 0.5), 1))
  blend(SECOND, mul(clamp01(times(grit, 1.7)), dry))
  dim(rest(times(wet, 0.45)))
  slope(mul(times(grit, 0.35), dry), mul(times(uneven, 0.25), dry))
  shineBy(add(plus(times(wet, 0.66), 0.34), mul(times(grit, 0.3), dry)))
}

const JOINT: f32 = 0.022
const RIM: f32 = 0.07
const BRICK: f32 = 1.5

function sampleTile(u: v128, v: v128, pixel: v128): void {
  const ratio = given(RATIO)
  const row = floor(v)
  // Laid like bricks, each other row begins with half a tile.
  const odd = times(fract(times(row, 0.5)), ratio > BRICK ? 1 : 0)
  const x = add(times(u, <f32>1 / ratio), odd)
  const column = floor(x)
  const right = times(plus(sub(x, column), -0.5), ratio)
  const down = plus(sub(v, row), -0.5)
  const toSide = sub(all(ratio / 2), abs(right))
  const toEnd = sub(all(0.5), abs(down))
  const inside = least(toSide, toEnd)
  const chance = cellNoise(plus(column, 31), row)
  const other = cellNoise(column, plus(row, 77))
  const leanX = times(plus(chance, -0.5), 0.16)
  const leanY = times(plus(other, -0.5), 0.16)
  fill(plus(times(chance, 0.14), 0.9))
  blend(THIRD, times(mul(other, other), 0.5))
  const room = smoothNoise(plus(add(times(u, 0.55), times(leanX, 9)), 3), add(times(v, 0.4), times(leanY, 7)))
  blendTo(all(1), all(1), all(1), times(smoothStep(0.52, 0.8, room), 0.24))
  const bend = times(rest(smoothStep(JOINT, JOINT + RIM, inside)), 0.5)
  const isSide = f32x4.lt(toSide, toEnd)
  const joint = rest(smoothBetween(sub(all(JOINT), times(pixel, 0.5)), plus(pixel, JOINT), inside))
  const glazed = rest(joint)
  blend(SECOND, joint)
  slope(
    mul(add(leanX, v128.and(isSide, mul(sign(right), bend))), glazed),
    mul(add(leanY, v128.andnot(mul(sign(down), bend), isSide)), glazed),
  )
  shineBy(glazed)
}

const THREADS: f32 = 78

function sampleLinen(u: v128, v: v128, pixel: v128): void {
  const bands = mul(
    plus(add(smoothNoise(times(u, 36), times(v, 2.1)), smoothNoise(plus(times(u, 2.1), 90), times(v, 36))), -1),
    visible(pixel, 0.024),
  )
  let tone = plus(times(bands, 0.07), 0.93)
  const weave = visible(pixel, <f32>0.6 / THREADS)
  if (isAny(weave)) {
    const warp = add(times(u, THREADS), field(2))
    const weft = add(times(v, THREADS), field(3))
    const column = floor(warp)
    const row = floor(weft)
    const across = plus(sub(warp, column), -0.5)
    const down = plus(sub(weft, row), -0.5)
    const wide = mul(across, across)
    const high = mul(down, down)
    const isWeft = isAbove(fract(times(add(column, row), 0.5)), 0.25)
    const round = rest(choose(isWeft, add(times(high, 3.1), times(wide, 1.1)), add(times(wide, 3.1), times(high, 1.1))))
    const slub = plus(add(cellNoise(column, floor(times(v, 2.1))), cellNoise(plus(row, 133), floor(times(u, 2.1)))), -1)
    tone = add(tone, mul(weave, add(times(plus(round, -0.66), 0.3), times(slub, 0.05))))
  }
  fill(tone)
  blend(SECOND, field(4))
  slope(field(0), field(1))
  shineBy(all(0))
}

function sampleVelvet(u: v128, v: v128, pixel: v128): void {
  const x = field(0)
  const y = field(1)
  const patches = field(2)
  const square = add(mul(x, x), mul(y, y))
  const clear = visible(pixel, 0.014)
  const pile = isAny(clear) ? mul(plus(smoothNoise(times(u, 95), times(v, 95)), -0.5), clear) : all(0)
  fill(plus(times(add(patches, pile), 0.3), 0.84))
  blend(SECOND, clamp01(plus(add(times(square, 0.75), times(patches, 0.3)), 0.04)))
  slope(x, y)
  shineBy(all(0))
}

const FOLDED: f32 = 1.9

function sampleKraft(u: v128, v: v128, pixel: v128): void {
  slope(field(0), field(1))
  shineBy(all(0))
  const clear = visible(pixel, 0.016)
  fill(plus(times(field(2), 0.1), 0.96))
  const across = times(abs(plus(fract(times(u, <f32>1 / FOLDED)), -0.5)), FOLDED)
  const down = times(abs(plus(fract(times(v, <f32>1 / FOLDED)), -0.5)), FOLDED)
  const worn = plus(pixel, 0.008)
  blend(THIRD, times(rest(smoothBetween(all(0), add(worn, worn), least(across, down))), 0.34))
  if (!isAny(clear)) return
  const fibre = plus(smoothNoise(times(u, 24), times(v, 110)), -0.5)
  const speck = cellNoise(floor(add(times(u, 60), fibre)), floor(times(v, 90)))
  blend(SECOND, mul(clear, add(clamp01(times(fibre, 0.9)), v128.and(isAbove(speck, 0.97), all(0.35)))))
  blend(THIRD, mul(clear, clamp01(times(fibre, -0.5))))
}

function sampleTerrazzo(u: v128, v: v128, pixel: v128): void {
  fill(plus(times(field(0), 0.05), 0.965))
  blendChips(times(u, 4.2), times(v, 4.2), times(pixel, 4.2), 0, 0.62)
  blendChips(plus(times(u, 9.5), 3.3), plus(times(v, 9.5), 8.1), times(pixel, 9.5), 101, 0.4)
}

/** Broken stones: the cell of the nearest of jittered points, shrunk, in some of the cells. */
function blendChips(x: v128, y: v128, pixel: v128, salt: f32, share: f32): void {
  const column = floor(x)
  const row = floor(y)
  let nearest = all(9)
  let second = all(9)
  let nearestColumn = column
  let nearestRow = row
  for (let down: f32 = -1; down <= 1; down++) {
    const j = plus(row, down)
    for (let right: f32 = -1; right <= 1; right++) {
      const i = plus(column, right)
      const dx = sub(plus(add(i, times(cellNoise(plus(i, salt), j), 0.8)), 0.1), x)
      const dy = sub(plus(add(j, times(cellNoise(i, plus(j, salt + 53)), 0.8)), 0.1), y)
      const distance = add(mul(dx, dx), mul(dy, dy))
      const isNearer = f32x4.lt(distance, nearest)
      second = choose(isNearer, nearest, least(second, distance))
      nearest = choose(isNearer, distance, nearest)
      nearestColumn = choose(isNearer, i, nearestColumn)
      nearestRow = choose(isNearer, j, nearestRow)
    }
  }
  const columns = i32x4.mul(i32x4.trunc_sat_f32x4_s(nearestColumn), i32x4.splat(7919))
  const rows = i32x4.mul(i32x4.trunc_sat_f32x4_s(nearestRow), i32x4.splat(104729))
  const pick = chanceOf(i32x4.add(i32x4.add(columns, rows), i32x4.splat(<i32>salt)))
  const isStone = f32x4.le(pick, all(share))
  if (!v128.any_true(isStone)) return
  const gap = sub(f32x4.sqrt(second), f32x4.sqrt(nearest))
  const threshold = plus(times(cellNoise(plus(nearestColumn, 11), plus(nearestRow, salt)), 0.34), 0.14)
  const inside = v128.and(isStone, smoothBetween(sub(threshold, pixel), add(threshold, pixel), gap))
  const tone = plus(times(smoothNoise(times(x, 3.1), times(y, 3.1)), 0.22), 0.86)
  const kind = times(pick, <f32>1 / share)
  blendTo(stone(kind, tone, 0), stone(kind, tone, 1), stone(kind, tone, 2), inside)
}

/** A channel of the colour of stones of that kind. */
@inline
function stone(kind: v128, tone: v128, channel: i32): v128 {
  const light = choose(f32x4.lt(kind, all(0.9)), givenAll(FOURTH + channel), givenAll(MAIN + channel))
  const third = choose(f32x4.lt(kind, all(0.66)), givenAll(THIRD + channel), light)
  return mul(choose(f32x4.lt(kind, all(0.36)), givenAll(SECOND + channel), third), tone)
}

function sampleSand(u: v128, v: v128, pixel: v128): void {
  const phase = field(0)
  const wave = sine(phase)
  // Steeper on the lee side.
  const steep = mul(mul(cosine(add(phase, times(wave, 0.55))), field(3)), visible(pixel, 0.16))
  const uneven = field(4)
  slope(add(mul(steep, field(1)), uneven), add(mul(steep, field(2)), uneven))
  const clear = visible(pixel, 0.011)
  const fine = times(cellNoise(floor(times(u, 150)), floor(times(v, 150))), 0.6)
  const grain = add(fine, times(cellNoise(floor(plus(times(u, 83), 9)), floor(times(v, 83))), 0.4))
  fill(plus(add(mul(times(plus(grain, -0.5), 0.3), clear), field(5)), 0.97))
  blend(SECOND, add(times(rest(wave), 0.16), v128.and(isAbove(grain, 0.9), times(clear, 0.4))))
  shineBy(all(0))
}

function sampleSnow(u: v128, v: v128, pixel: v128): void {
  slope(field(0), field(1))
  const clear = visible(pixel, 0.015)
  const grain = cellNoise(floor(times(u, 120)), floor(times(v, 120)))
  fill(plus(mul(times(plus(grain, -0.5), 0.07), clear), 0.96))
  blend(SECOND, clamp01(sub(all(0.95), times(field(2), 4.6))))
  dim(plus(v128.and(isAbove(grain, 0.992), times(clear, 0.9)), 1))
  shineBy(all(0))
}

function sampleStone(u: v128, v: v128, pixel: v128): void {
  const bands = field(0)
  const clouds = field(1)
  const clear = visible(pixel, 0.05)
  const isClear = isAny(clear)
  fill(plus(times(plus(clouds, -0.5), 0.12), 0.95))
  blend(SECOND, clamp01(plus(times(plus(bands, -0.5), 1.5), 0.16)))
  if (isClear && v128.any_true(isAbove(bands, 0.47))) {
    const pit = mul(smoothStep(0.7, 0.79, layeredNoise(times(u, 9), times(v, 24))), smoothStep(0.47, 0.6, bands))
    blend(THIRD, mul(times(pit, 0.26), clear))
  }
  const grit = isClear ? plus(smoothNoise(times(u, 60), times(v, 60)), -0.5) : all(0)
  dim(plus(mul(times(grit, 0.07), visible(pixel, 0.02)), 1))
  slope(mul(times(grit, 0.05), clear), all(0))
  shineBy(plus(times(clouds, 0.6), 0.4))
}

const PITCH: f32 = 1.5
const GAP: f32 = 0.2
const BOTTOM: f32 = 0.32
const TOP: f32 = 2.5
const MOULDING: f32 = 0.055

function samplePanel(u: v128, v: v128, pixel: v128): void {
  fill(all(1))
  const height = times(sub(givenAll(SHIFT_Y), v), <f32>1 / given(FREQUENCY))
  const fromMiddle = times(plus(fract(times(u, <f32>1 / PITCH)), -0.5), PITCH)
  const toSide = sub(all((PITCH - GAP) / 2), abs(fromMiddle))
  const fromBottom = plus(height, -BOTTOM)
  const fromTop = sub(all(TOP), height)
  const toEnd = least(fromBottom, fromTop)
  const inside = least(toSide, toEnd)
  const near = v128.and(f32x4.ge(add(inside, pixel), all(0)), f32x4.le(sub(inside, pixel), all(MOULDING)))
  if (!v128.any_true(near)) return
  // A rounded bead: rises from the edge, falls again towards the panel.
  const turn = clamp01(times(inside, <f32>1 / MOULDING))
  const rise = mul(cosine(times(turn, 6.2831853)), choose(f32x4.lt(turn, all(0.5)), all(1.1), all(0.7)))
  const perEdge = f32x4.div(all(0.5), pixel)
  const edge = mul(clamp01(mul(add(inside, pixel), perEdge)), clamp01(mul(sub(plus(pixel, MOULDING), inside), perEdge)))
  const bead = v128.and(near, mul(rise, edge))
  const isSide = f32x4.lt(toSide, toEnd)
  slope(
    v128.and(isSide, choose(isAbove(fromMiddle, 0), f32x4.neg(bead), bead)),
    v128.andnot(choose(f32x4.lt(fromBottom, fromTop), f32x4.neg(bead), bead), isSide),
  )
}

function samplePaint(u: v128, v: v128): void {
  fill(plus(times(smoothNoise(times(u, 1.3), times(v, 1.3)), 0.03), 0.985))
}
