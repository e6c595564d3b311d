/**
 * What a phrase or sentence of a page is worth in an ad, term by term. Set by reading ads made from real pages: a result for the buyer before
 * a number, a number before a material, a material before a shape. Add to it only what you have seen on many pages.
 */
export const weights = {
  // How it stands alone
  sentence: 1.4,
  lead: 1.1,
  /** A point up to its first comma. */
  opening: 0.9,
  does: 1.5,
  is: 1.1,
  made: 0.6,
  order: 1.2,
  noun: 0.7,
  clause: 0.9,
  // What it says; each counts up to twice
  benefit: 0.9,
  denial: 1.1,
  number: 0.8,
  proof: 1.3,
  origin: 0.6,
  generic: -0.9,
  /** Something bad that is not denied: "fading", "sharp edges". */
  harm: -2.5,
  /** It says nothing of these: a trim, a shape, a part. */
  plain: -1.5,
  /** The same of a point that the shop lists among the best. */
  plainPoint: -0.4,
  // How it reads
  /** Whoever speaks on the page does not speak in the ad. */
  ours: -2.5,
  /** Unless the maker sells it. */
  oursOfMaker: -0.5,
  pointing: -1.4,
  /** A word in the middle that leans on the sentence before: "lower heat also means". */
  leaning: -1.2,
  /** Something that belonged to it was left off. */
  cut: -0.9,
  /** A word of the product's own name: said already. */
  nameWord: -0.35,
  /** A capital in the middle: somebody's name for something, which tells a stranger nothing. */
  innerCapital: -0.35,
  /** It speaks of what the audience looks for. */
  audience: 0.9,
  short: -0.8,
  /** Shares of fibres, one after the other. */
  composition: -1.8,
  /** It speaks of the maker, not of the product: "Tefal is …". */
  maker: -0.9,
  /** A statement that holds only sometimes: "When …". */
  condition: -1.2,
  /** In a description a number or a material is one fact among others. */
  detail: 0.4,
  /** A statement with a verb that tells a result. */
  result: 0.6,
  /** A statement without a verb of its own. */
  fragment: -0.4,
  /** Per place down the page. */
  rank: -0.025,
  feature: 0.3,
  /** The shop's own list of what sells, as a headline. */
  point: 0.9,
  /** A row of the table of facts. */
  specification: -2.6,
  review: -0.8,
  question: -1,
} as const
