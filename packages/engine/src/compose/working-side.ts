/** Longest side of a decoded product image, in pixels: the product in a 1024 px variant never needs more than twice its own size. */
export const WORKING_SIDE = 1024
