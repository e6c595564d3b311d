import { add, all, mix, mul, sub, times } from './lanes'
import { FIELDS, LEFT, RIGHT } from './memory'
import { givenAll, MAIN } from './setup'

// The surface at four pixels: reflectance, slope along both axes of its pattern, share of its gloss.
export let red = all(0)
export let green = all(0)
export let blue = all(0)
export let slopeX = all(0)
export let slopeY = all(0)
export let shine = all(1)

/** Forgets the last surface. */
@inline
export function beginSurface(): void {
  slopeX = all(0)
  slopeY = all(0)
  shine = all(1)
}

@inline
export function slope(x: v128, y: v128): void {
  slopeX = x
  slopeY = y
}

@inline
export function shineBy(share: v128): void {
  shine = share
}

/** The main colour at that strength. */
@inline
export function fill(strength: v128): void {
  red = mul(givenAll(MAIN), strength)
  green = mul(givenAll(MAIN + 1), strength)
  blue = mul(givenAll(MAIN + 2), strength)
}

/** Moves the colour towards the one at `color` of the setup. */
@inline
export function blend(color: i32, share: v128): void {
  red = mix(red, givenAll(color), share)
  green = mix(green, givenAll(color + 1), share)
  blue = mix(blue, givenAll(color + 2), share)
}

@inline
export function blendTo(toRed: v128, toGreen: v128, toBlue: v128, share: v128): void {
  red = mix(red, toRed, share)
  green = mix(green, toGreen, share)
  blue = mix(blue, toBlue, share)
}

/** Makes the colour lighter or darker. */
@inline
export function dim(factor: v128): void {
  red = mul(red, factor)
  green = mul(green, factor)
  blue = mul(blue, factor)
}

/** Where the four pixels, or the four samples of one pixel, lie between the left and the right edge of the square at hand, 0 to 1. */
let along = f32x4(0.125, 0.375, 0.625, 0.875)

@inline
export function placeAlong(places: v128): void {
  along = places
}

/** A number of the grid at four places of the square at hand. */
@inline
export function between(index: i32): v128 {
  const at = <usize>index << 2
  const left = v128.load32_splat(LEFT + at)
  return add(left, mul(sub(v128.load32_splat(RIGHT + at), left), along))
}

/** Whether the square lies on several pieces of the material: then the slow part of the pattern is not interpolated. */
export let isOnPieces: bool = false

@inline
export function placeOnPieces(value: bool): void {
  isOnPieces = value
}

let firstField = all(0)
let secondField = all(0)

/** The slow part of the pattern where it is not interpolated. */
export function takeFields(first: v128, second: v128): void {
  firstField = first
  secondField = second
}

/** A number of the slow part of the pattern. */
@inline
export function field(index: i32): v128 {
  if (isOnPieces) return index === 0 ? firstField : secondField
  return between(FIELDS + index)
}

@inline
export function half(a: v128): v128 {
  return times(a, 0.5)
}
