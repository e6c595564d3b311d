/**
 * What is known of every pixel after tracing: `CHANNELS` numbers each, in memory that threads share. Light of dull surfaces and their
 * reflectance lie apart, so that noise can be taken from the light without touching what is drawn on them.
 */
export interface Framebuffer {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Light that dull surfaces send back: straight from the key light, and from everything around them; their mean reflectance. */
export const KEY_CHANNEL = 0
export const AROUND = 3
export const COLOR = 6
/** Light from mirrors, glass, lamps and the view. */
export const CLEAR = 9
/** Mean direction of the surface, its distance, and which it is: EDGE where several meet in the pixel. */
export const NORMAL_CHANNEL = 12
export const DEPTH_CHANNEL = 15
export const SURFACE = 16
export const EDGE = -1
/** Variance of the mean brightness of each kind of light, in the order above. */
export const NOISE = 17
/** Diameter of the lens's blur in pixels. */
export const BLUR = 20
/** How much the surface faces the key light, with all its bends: 1 straight at it. */
export const FACING = 21
export const CHANNELS = 22

export const newFramebuffer = (width: number, height: number): Framebuffer => ({
  width,
  height,
  values: new Float32Array(new SharedArrayBuffer(width * height * CHANNELS * 4)),
})

/** How bright light looks. */
export const brightness = (red: number, green: number, blue: number): number => 0.3 * red + 0.55 * green + 0.15 * blue
