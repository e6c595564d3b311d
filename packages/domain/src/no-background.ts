/** Replaces the scene when the background is left out; follows the product's name. */
export const NO_BACKGROUND = 'on a transparent background'
