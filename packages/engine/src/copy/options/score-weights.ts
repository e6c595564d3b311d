/**
 * Score terms of a phrase or sentence of a page. Tuned by reading ads made from real pages: a result for the buyer before a number, a
 * number before a material, a material before a shape. Add only what you have seen on many pages.
 */
const POINTING = -1.4

export const weights = {
  // How it works on its own
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
  // What it says; each counts at most twice
  benefit: 0.9,
  denial: 1.1,
  number: 0.8,
  proof: 1.3,
  origin: 0.6,
  generic: -0.9,
  /** Something bad that is not denied: "fading", "sharp edges". */
  harm: -2.5,
  /** States none of these: a trim, a shape, a part. */
  plain: -1.5,
  /** The same for a point in the shop's own list. */
  plainPoint: -0.4,
  // How it reads
  /** First person: "we" on the page is not the advertiser. */
  ours: -2.5,
  /** First person when the maker sells the product. */
  oursOfMaker: -0.5,
  /** A pronoun for something said before, as the subject of a description: "It keeps …". */
  pointing: POINTING,
  /** The same word before a noun: "This lamp …"; and anywhere in a headline. */
  pointingFirst: POINTING / 2,
  pointingInHeadline: POINTING / 3,
  /** A description that begins as the second half of something, or as an instruction: "However, …", "Rinse …". */
  dependentOpening: 2 * POINTING,
  /** A word in the middle that depends on the sentence before: "lower heat also means". */
  leaning: -1.2,
  /** Cut off from something that belonged to it. */
  cut: -0.9,
  /** A word of the product's own name, which repeats. */
  nameWord: -0.35,
  /** A capital in the middle: a coined name that means nothing to a stranger. */
  innerCapital: -0.35,
  /** Matches what the audience looks for. */
  audience: 0.9,
  short: -0.8,
  /** A list of fibre shares. */
  composition: -1.8,
  /** About the maker, not the product: "Tefal is …". */
  maker: -0.9,
  /** A statement that holds only sometimes: "When …". */
  condition: -1.2,
  /** In a description, a number or a material is one fact among others. */
  detail: 0.4,
  /** A statement with a verb that states a result. */
  result: 0.6,
  /** A statement without a verb of its own. */
  fragment: -0.4,
  /** Per place down the page. */
  rank: -0.025,
  feature: 0.3,
  /** An item of the shop's own list of selling points, as a headline. */
  point: 0.9,
  /** A row of the table of facts. */
  specification: -2.6,
  review: -0.8,
  question: -1,
} as const
