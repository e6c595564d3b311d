/**
 * Characters of the texts that calls take. What our pages, copy and screens produce is shorter; what is longer is no ad, and would only cost time.
 */
export const textLimits = {
  /** Ids, languages, choices from a list. */
  id: 200,
  /** A name, a title, a line of an ad. */
  line: 1000,
  /** A description, a quote, a prompt with all its details. */
  text: 10_000,
  /** A web address, as `imageUrlSchema` takes it. */
  address: 4096,
  /** An address that may be a drawing itself: a page's logo of `SVG_MAX` characters, each escaped. */
  logo: 100_000,
  /** JSON of another version or another client, which is kept and not read. */
  kept: 200_000,
} as const

/** Entries of the lists that calls take. */
export const listLimits = {
  /** Features, colours, categories, quotes of a product. */
  facts: 100,
  /** Images or texts of an ad. */
  variants: 200,
  /** Banners of a display ad: each image with each text. */
  banners: 2000,
} as const

/** Whether a value takes at most `textLimits.kept` characters as JSON. */
export const isKeepable = (value: unknown): boolean => JSON.stringify(value).length <= textLimits.kept
