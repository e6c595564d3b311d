/**
 * The result of tracing for every pixel: `CHANNELS` numbers each, in shared memory. Diffuse light and reflectance are separate, so that the light can
 * be denoised without touching the patterns.
 */
export interface Framebuffer {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

/** Diffuse light: directly from the key light, and from everything around; the mean reflectance. */
export const KEY_CHANNEL = 0
export const AROUND = 3
export const COLOR = 6
/** Light from mirrors, glass, lamps and the view. */
export const CLEAR = 9
/** Mean normal of the surface, its distance, and its id: EDGE when several meet in the pixel. */
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

/** Perceived brightness of light. */
export const brightness = (red: number, green: number, blue: number): number => 0.3 * red + 0.55 * green + 0.15 * blue
