// Where things lie in memory, in bytes; `src/pixel-kernel.ts` writes them there.

/** The table of `src/noise.ts`: 256 rows, each followed by its first number. */
export const NOISE: usize = 1024
export const NOISE_COLUMNS: i32 = 257
/** The table of `src/tone-curve.ts`. */
export const TONES: usize = 264_192
export const TONE_COUNT: i32 = 4096
export const BRIGHTEST: f32 = 4
/** Numbers of the image and of the surface at hand, in the order of `setup.ts`. */
export const SETUP: usize = 280_704
/** The numbers of the points at the left and the right edge of a square, in the current row of pixels. */
export const LEFT: usize = 281_216
export const RIGHT: usize = 281_344

/** Offsets of the numbers of a point of the grid, as in `src/light-grid.ts`. */
export const KEY: i32 = 0
export const SKY_LIGHT: i32 = 1
export const REFLECTION: i32 = 2
export const PLACE_U: i32 = 6
export const PLACE_V: i32 = 7
export const FOOTPRINT: i32 = 8
export const NORMAL: i32 = 9
export const PLACE_X: i32 = 12
export const PLACE_Y: i32 = 13
export const PLACE_Z: i32 = 14
export const FIELDS: i32 = 15
export const LAMPS: i32 = 21
export const OVERLAY: i32 = 24
export const VALUES_PER_POINT: i32 = 28
