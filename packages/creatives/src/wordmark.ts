/** From this ratio of width to height on a logo spells the brand's name: a finished ad does not write it again. */
export const WORDMARK_RATIO = 1.8
