import { SETUP } from './memory'

// Offsets of the numbers in SETUP.
export const FREQUENCY: i32 = 0
export const SHIFT_X: i32 = 1
export const SHIFT_Y: i32 = 2
export const RATIO: i32 = 3
export const MAIN: i32 = 4
export const SECOND: i32 = 7
export const THIRD: i32 = 10
export const FOURTH: i32 = 13
export const LIGHT: i32 = 16
/** How far the light reaches around an edge, and 1 / (1 + that). */
export const WRAP: i32 = 19
export const WRAP_SHARE: i32 = 20
export const KEY_LIGHT: i32 = 21
export const FILL_LIGHT: i32 = 24
export const STAND_HEIGHT: i32 = 27
/** The grid of the product's contact with the ground: its left and back edge, cells per unit, columns and rows. */
export const CONTACT_LEFT: i32 = 28
export const CONTACT_BACK: i32 = 29
export const CONTACT_SCALE: i32 = 30
export const CONTACT_COLUMNS: i32 = 31
export const CONTACT_ROWS: i32 = 32
/** 1 / width and 1 / height of the image. */
export const PER_WIDTH: i32 = 33
export const PER_HEIGHT: i32 = 34

@inline
export function given(index: i32): f32 {
  return load<f32>(SETUP + (<usize>index << 2))
}

@inline
export function givenAll(index: i32): v128 {
  return v128.load32_splat(SETUP + (<usize>index << 2))
}
