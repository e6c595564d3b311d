/**
 * Prompt words of one language: the English word the built-in engine knows → what people write, comma-separated, without accents, in the dictionary's
 * form; plurals and endings are derived (`translate-prompt.ts`), irregular forms are listed. A longer phrase wins over the words in it. Product nouns
 * are in the lexicon (`product-categories.json`).
 */
export interface PromptVocabulary {
  readonly colors: Readonly<Record<string, string>>
  readonly materials: Readonly<Record<string, string>>
  /** Parts of products and backgrounds: a colour or material beside one of them is its own. */
  readonly parts: Readonly<Record<string, string>>
  /** Places, surfaces and objects in a scene. */
  readonly places: Readonly<Record<string, string>>
  /** Light, style, mood and camera. */
  readonly manners: Readonly<Record<string, string>>
  /** Words that turn from the product to its surroundings, and conjunctions. */
  readonly turns: Readonly<Record<string, string>>
}
