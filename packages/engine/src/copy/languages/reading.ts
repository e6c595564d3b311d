/** The words by which a language's product texts are read: what may be taken from a page as it stands, and what may not. */
export interface Reading {
  /** Shop business that is no word about the product: shipping, returns, prices, reviews, cookies. */
  readonly business: RegExp
  /** Praise that says nothing and that a platform may question. */
  readonly praise: RegExp
  /** Verbs and pronouns that make a fragment a clause; a label holds none. */
  readonly clause: RegExp
  /** Labels that hold such a verb all the same: "Made of oak". */
  readonly clauseInLabel: RegExp
  /** A text that begins so says what the product does, in the third person and without naming it: "keeps drinks cold". */
  readonly doing: RegExp
  /** Words in such a text that point elsewhere: "it", "you to". */
  readonly pointing: RegExp
  /** Words that bind a statement to a condition: cut from its sentence it would not be the page's statement any more. */
  readonly condition: RegExp
  /** What makes a text worth more: materials, numbers with units, makes. */
  readonly concrete: RegExp
  /** Labels of bullets whose value says it all: "Material: solid oak". */
  readonly plainHead: RegExp
  /** Headings of specification tables: they name a value, and the value is missing. */
  readonly tableHead: RegExp
  /** A sentence that begins so leans on the one before it, or talks to a shopper. */
  readonly leaning: RegExp
  /** The shop's or the writer's own voice ("we", "our", "I"), and words that take something back ("except", "not"). */
  readonly ownVoice: RegExp
  /** A sentence that ends so was cut off. */
  readonly cutOff: RegExp
  /** A label neither begins nor ends so, nor holds this: small words, imperatives. */
  readonly notLabel: RegExp
  /** Sizes and packs by themselves: nothing to head an ad with. */
  readonly sizeOnly: RegExp
  /** Packs in a title: "set of 4". */
  readonly packs: RegExp
  /** Care labels and the like, said last. */
  readonly lastSaid: RegExp
  /** A sentence that begins so points at the product without naming it: "This …". */
  readonly pointingStart: RegExp
  /** An article before a fragment that may go: "A small lamp" → "small lamp". */
  readonly article: RegExp
  /** Words that begin a label in small letters inside a sentence; null where only the page itself can show it. */
  readonly plainStart: RegExp | null
  /** Words that begin a label and keep their capital inside a sentence: nouns, where the language writes them so. */
  readonly nounStart?: RegExp
  /** Single words that are a label, where the language joins its words: "spülmaschinenfest". */
  readonly oneWord?: RegExp
  /** Parts of a sentence that are true when they stand alone; none where nobody has written how to find them. */
  readonly parts: (sentence: string) => readonly string[]
}
