import { add, all, clamp01, least, mix, mul, plus, rest, sub, times } from './lanes'
import { fieldsOfPieces, sampleSurface } from './materials'
import {
  BRIGHTEST, FOOTPRINT, KEY, LAMPS, LEFT, NORMAL, OVERLAY, PLACE_U, PLACE_V, PLACE_X, PLACE_Y, PLACE_Z, REFLECTION, RIGHT, SKY_LIGHT, TONE_COUNT, TONES, VALUES_PER_POINT,
} from './memory'
import {
  CONTACT_BACK, CONTACT_COLUMNS, CONTACT_LEFT, CONTACT_ROWS, CONTACT_SCALE, FILL_LIGHT, FREQUENCY, given, givenAll, KEY_LIGHT, LIGHT, PER_HEIGHT, PER_WIDTH, SHIFT_X, SHIFT_Y, STAND_HEIGHT, WRAP,
  WRAP_SHARE,
} from './setup'
import { between, blue, green, isOnPieces, placeAlong, placeOnPieces, red, shine, slopeX, slopeY } from './surface'

export { ditherRow, findEdges } from './finish-row'
export { countOpaque, differenceOf, drawOver, premultiply, resizeAcross, resizeDown } from './product'

// What the renderer does for each pixel without sending a ray, four pixels at a time. Squares are four pixels wide.

const POINT_BYTES: usize = <usize>VALUES_PER_POINT * 4

// The surface at hand, beside what `setup.ts` tells of it.
let material: i32 = 0
let isMirror: bool = false
let hasLamps: bool = false
let hasOverlay: bool = false
/** The two grids of the product's contact with the ground, 0 for none. */
let sky: usize = 0
let key: usize = 0
/** The key light of the next four pixels; 0 where it is interpolated. */
let keys: usize = 0

export function setUpSurface(
  itsMaterial: i32, onPieces: bool, mirrors: bool, inLampLight: bool, behindOverlay: bool, skyContact: usize, keyContact: usize,
): void {
  material = itsMaterial
  placeOnPieces(onPieces)
  isMirror = mirrors
  hasLamps = inLampLight
  hasOverlay = behindOverlay
  sky = skyContact
  key = keyContact
}

/**
 * Shades `count` squares side by side on one flat surface with a pattern, for the row of pixels `y`, from pixel `x` on: everything but the pattern's
 * finest part is interpolated. `values`: the numbers of the first square's first point; `below`: bytes from there to the point below it; `down`: the
 * row's position in the squares, 0 to 1. `to`: where the red of the first pixel goes; green and blue follow after `plane` bytes each. `itsKeys`: the key light
 * of each pixel, 0 where it is interpolated.
 */
export function shadeSquares(values: usize, below: usize, down: f32, count: i32, x: i32, y: i32, to: usize, plane: usize, itsKeys: usize): void {
  keys = itsKeys
  interpolatePoint(values, below, down, LEFT)
  placeAlong(f32x4(0.125, 0.375, 0.625, 0.875))
  let left = f32x4.mul(f32x4.add(f32x4(0.5, 1.5, 2.5, 3.5), all(<f32>x)), givenAll(PER_WIDTH))
  const perSquare = all(4 * given(PER_WIDTH))
  const fromMiddleY = (<f32>y + 0.5) * given(PER_HEIGHT) - 0.5
  const edgeY = all(1 - 0.22 * fromMiddleY * fromMiddleY)
  for (let square = 0; square < count; square++) {
    values += POINT_BYTES
    interpolatePoint(values, below, down, RIGHT)
    shade(inPattern(between(PLACE_U), SHIFT_X), inPattern(between(PLACE_V), SHIFT_Y), left, edgeY)
    v128.store(to, litRed)
    v128.store(to + plane, litGreen)
    v128.store(to + 2 * plane, litBlue)
    to += 16
    if (keys !== 0) keys += 16
    left = add(left, perSquare)
    copyPoint()
  }
}

/**
 * The mean of four samples of a pixel of such a square. (across, down): the pixel's upper left corner in the square, 0 to 1; (x, y): that corner in the
 * picture. Red, green and blue go to `to`.
 */
export function shadeSamples(values: usize, below: usize, across: f32, down: f32, x: i32, y: i32, to: usize): void {
  keys = 0
  interpolatePoint(values, below, down + 0.125, LEFT)
  interpolatePoint(values + POINT_BYTES, below, down + 0.125, RIGHT)
  // As SAMPLES_X and SAMPLES_Y of `src/render-scene.ts`.
  const samplesX = f32x4(0.375, 0.875, 0.125, 0.625)
  const samplesY = f32x4(0.125, 0.375, 0.625, 0.875)
  const along = plus(times(samplesX, 0.25), across)
  const downwards = plus(times(samplesY, 0.25), down)
  placeAlong(along)
  const u = inPattern(inSquare(values + (<usize>PLACE_U << 2), below, along, downwards), SHIFT_X)
  const v = inPattern(inSquare(values + (<usize>PLACE_V << 2), below, along, downwards), SHIFT_Y)
  const fromMiddleY = plus(mul(plus(samplesY, <f32>y), givenAll(PER_HEIGHT)), -0.5)
  shade(u, v, mul(plus(samplesX, <f32>x), givenAll(PER_WIDTH)), rest(times(mul(fromMiddleY, fromMiddleY), 0.22)))
  store<f32>(to, mean(litRed))
  store<f32>(to + 4, mean(litGreen))
  store<f32>(to + 8, mean(litBlue))
}

@inline
function mean(a: v128): f32 {
  return 0.25 * (f32x4.extract_lane(a, 0) + f32x4.extract_lane(a, 1) + f32x4.extract_lane(a, 2) + f32x4.extract_lane(a, 3))
}

/** A place on the surface in units of its pattern. */
@inline
function inPattern(place: v128, shift: i32): v128 {
  return add(mul(place, givenAll(FREQUENCY)), givenAll(shift))
}

/** The number at `at` of a square's first point, at four places of the square. */
@inline
function inSquare(at: usize, below: usize, along: v128, down: v128): v128 {
  const upper = mix(v128.load32_splat(at), v128.load32_splat(at + POINT_BYTES), along)
  return mix(upper, mix(v128.load32_splat(at + below), v128.load32_splat(at + below + POINT_BYTES), along), down)
}

/** The 8-bit colours, not rounded, at four places of the square at hand, into `litRed` and so on. `left`: their places in the picture, 0 to 1. */
@inline
function shade(u: v128, v: v128, left: v128, edgeY: v128): void {
  if (isOnPieces) fieldsOfPieces(material, u, v)
  sampleSurface(material, u, v, mul(between(FOOTPRINT), givenAll(FREQUENCY)))
  light()
  if (isMirror) mirror()
  if (hasOverlay) overlay()
  const fromMiddleX = plus(left, -0.5)
  const vignette = sub(edgeY, times(mul(fromMiddleX, fromMiddleX), 0.22))
  litRed = toned(mul(litRed, vignette))
  litGreen = toned(mul(litGreen, vignette))
  litBlue = toned(mul(litBlue, vignette))
}

let litRed = all(0)
let litGreen = all(0)
let litBlue = all(0)

/** The numbers of a point and the one below it, mixed. */
@inline
function interpolatePoint(point: usize, below: usize, down: f32, to: usize): void {
  for (let at: usize = 0; at < POINT_BYTES; at += 16) {
    v128.store(to + at, mix(v128.load(point + at), v128.load(point + below + at), all(down)))
  }
}

@inline
function copyPoint(): void {
  for (let at: usize = 0; at < POINT_BYTES; at += 16) v128.store(LEFT + at, v128.load(RIGHT + at))
}

/** The light of the surface, into `litRed` and so on: as `lightSurface` of `src/shade-hit.ts`. */
@inline
function light(): void {
  const ny = between(NORMAL + 1)
  let x = between(NORMAL)
  let y = ny
  let z = between(NORMAL + 2)
  x = sub(x, slopeX)
  z = sub(z, mul(slopeY, ny))
  y = add(y, mul(slopeY, f32x4.sqrt(clamp01(rest(mul(ny, ny))))))
  const scale = f32x4.div(all(1), f32x4.sqrt(add(add(mul(x, x), mul(y, y)), mul(z, z))))
  y = mul(y, scale)
  const towards = add(add(mul(mul(x, scale), givenAll(LIGHT)), mul(y, givenAll(LIGHT + 1))), mul(mul(z, scale), givenAll(LIGHT + 2)))
  let keyShare = mul(keys === 0 ? between(KEY) : v128.load(keys), clamp01(mul(add(towards, givenAll(WRAP)), givenAll(WRAP_SHARE))))
  let skyShare = mul(between(SKY_LIGHT), plus(times(y, 0.12), 0.88))
  let contact = all(1)
  if (sky !== 0 && isStand()) {
    const column = plus(mul(sub(between(PLACE_X), givenAll(CONTACT_LEFT)), givenAll(CONTACT_SCALE)), -0.5)
    const row = plus(mul(sub(between(PLACE_Z), givenAll(CONTACT_BACK)), givenAll(CONTACT_SCALE)), -0.5)
    const isRight = v128.and(f32x4.ge(column, all(0)), f32x4.lt(column, all(given(CONTACT_COLUMNS) - 1)))
    const isIn = v128.and(isRight, v128.and(f32x4.ge(row, all(0)), f32x4.lt(row, all(given(CONTACT_ROWS) - 1))))
    if (v128.any_true(isIn)) {
      contact = rest(v128.and(isIn, contactAt(sky, column, row)))
      skyShare = mul(skyShare, contact)
      keyShare = mul(keyShare, rest(v128.and(isIn, contactAt(key, column, row))))
    }
  }
  litRed = mul(red, add(mul(givenAll(KEY_LIGHT), keyShare), mul(givenAll(FILL_LIGHT), skyShare)))
  litGreen = mul(green, add(mul(givenAll(KEY_LIGHT + 1), keyShare), mul(givenAll(FILL_LIGHT + 1), skyShare)))
  litBlue = mul(blue, add(mul(givenAll(KEY_LIGHT + 2), keyShare), mul(givenAll(FILL_LIGHT + 2), skyShare)))
  if (!hasLamps) return
  litRed = add(litRed, mul(mul(red, between(LAMPS)), contact))
  litGreen = add(litGreen, mul(mul(green, between(LAMPS + 1)), contact))
  litBlue = add(litBlue, mul(mul(blue, between(LAMPS + 2)), contact))
}

/** Whether the square lies on the level on which the product stands. */
@inline
function isStand(): bool {
  return load<f32>(LEFT + 4 * (NORMAL + 1)) > 0.6 && abs<f32>(load<f32>(LEFT + 4 * PLACE_Y) - given(STAND_HEIGHT)) < 0.03
}

/** Values of a contact grid; lanes outside of it may be anything. */
function contactAt(grid: usize, column: v128, row: v128): v128 {
  const columns = <i32>given(CONTACT_COLUMNS)
  const left = f32x4.floor(column)
  const top = f32x4.floor(row)
  const a = sub(column, left)
  const b = sub(row, top)
  const last = columns * (<i32>given(CONTACT_ROWS) - 1) - 2
  const cell = i32x4.add(i32x4.mul(i32x4.trunc_sat_f32x4_s(top), i32x4.splat(columns)), i32x4.trunc_sat_f32x4_s(left))
  const at = i32x4.shl(i32x4.max_s(i32x4.min_s(cell, i32x4.splat(last)), i32x4.splat(0)), 2)
  return mix(pairs(grid, at, a), pairs(grid + (<usize>columns << 2), at, a), b)
}

/** Between the 32-bit numbers at four offsets and the ones after them. */
@inline
function pairs(from: usize, offset: v128, share: v128): v128 {
  let first = v128.load64_zero(from + i32x4.extract_lane(offset, 0))
  first = v128.load64_lane(from + i32x4.extract_lane(offset, 1), first, 1)
  let second = v128.load64_zero(from + i32x4.extract_lane(offset, 2))
  second = v128.load64_lane(from + i32x4.extract_lane(offset, 3), second, 1)
  return mix(v128.shuffle<f32>(first, second, 0, 2, 4, 6), v128.shuffle<f32>(first, second, 1, 3, 5, 7), share)
}

@inline
function mirror(): void {
  const share = least(all(1), mul(between(REFLECTION + 3), shine))
  litRed = mix(litRed, between(REFLECTION), share)
  litGreen = mix(litGreen, between(REFLECTION + 1), share)
  litBlue = mix(litBlue, between(REFLECTION + 2), share)
}

/** The light between the surface and the eye: what it leaves, and what it adds. */
@inline
function overlay(): void {
  const left = rest(between(OVERLAY + 3))
  litRed = add(mul(litRed, left), between(OVERLAY))
  litGreen = add(mul(litGreen, left), between(OVERLAY + 1))
  litBlue = add(mul(litBlue, left), between(OVERLAY + 2))
}

/** 8-bit values, not rounded, of linear light. */
@inline
function toned(value: v128): v128 {
  const place = times(f32x4.pmin(f32x4.pmax(value, all(0)), all(BRIGHTEST - 0.001)), <f32>TONE_COUNT / BRIGHTEST)
  const index = i32x4.trunc_sat_f32x4_s(place)
  return pairs(TONES, i32x4.shl(index, 2), sub(place, f32x4.convert_i32x4_s(index)))
}

/**
 * Interpolates the finished colours of `count` smooth squares side by side. `colors`: the colour of the first square's first point; `below`: bytes to
 * the point below it; the rest as for `shadeSquares`.
 */
export function interpolateSquares(colors: usize, below: usize, down: f32, count: i32, to: usize, plane: usize): void {
  const along = f32x4(0.125, 0.375, 0.625, 0.875)
  let left = mix(v128.load(colors), v128.load(colors + below), all(down))
  for (let square = 0; square < count; square++, to += 16) {
    colors += 16
    const right = mix(v128.load(colors), v128.load(colors + below), all(down))
    const growth = sub(right, left)
    v128.store(to, add(v128.shuffle<f32>(left, left, 0, 0, 0, 0), mul(v128.shuffle<f32>(growth, growth, 0, 0, 0, 0), along)))
    v128.store(to + plane, add(v128.shuffle<f32>(left, left, 1, 1, 1, 1), mul(v128.shuffle<f32>(growth, growth, 1, 1, 1, 1), along)))
    v128.store(to + 2 * plane, add(v128.shuffle<f32>(left, left, 2, 2, 2, 2), mul(v128.shuffle<f32>(growth, growth, 2, 2, 2, 2), along)))
    left = right
  }
}
