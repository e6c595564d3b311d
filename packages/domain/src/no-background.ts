/** What stands for a scene where the background is left out; reads on after the product's name. */
export const NO_BACKGROUND = 'on a transparent background'
