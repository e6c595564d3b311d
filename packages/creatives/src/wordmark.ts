/** A logo at least this wide (width divided by height) spells the brand's name, so a finished ad does not repeat it. */
export const WORDMARK_RATIO = 1.8
