/**
 * Words of prompts in one language: the English word the studio knows → what people write, comma-separated, without accents, in the
 * dictionary's form; plurals and endings are found by themselves (`translate-prompt.ts`), what bends otherwise is listed. A longer
 * phrase wins over the words in it. Product nouns are the lexicon's (`categorise-lexicon.ts`).
 */
export interface PromptVocabulary {
  readonly colors: Readonly<Record<string, string>>
  readonly materials: Readonly<Record<string, string>>
  /** Parts of products and what is behind them: a colour or material beside one of them is its own. */
  readonly parts: Readonly<Record<string, string>>
  /** Places, surfaces and what stands about. */
  readonly places: Readonly<Record<string, string>>
  /** Light, style, mood and camera. */
  readonly manners: Readonly<Record<string, string>>
  /** Words that turn from the product to what is around it, and those that join. */
  readonly turns: Readonly<Record<string, string>>
}
