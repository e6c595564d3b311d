import { detailSuggestions, guidedPromptCategories, promptMoods, promptStyles } from '@adloom/domain/image.ts'
import { lightWords, sceneWords } from '@adloom/domain/scene-words.ts'
import { colorWords, materialWords } from './color-words.ts'
import { contentNouns, type NounPhrase, nouns, singular, nounTokens } from './product-nouns.ts'
import { productWords } from './product-words.ts'
import { styleWords } from './style-words.ts'

/** Most words that are reported as ignored. */
const MAX_IGNORED = 12

const understoodWords: ReadonlySet<string> = new Set(
  [
    ...Object.entries(sceneWords).flatMap(([id, { phrase, words }]) => [id, phrase, ...words]),
    ...Object.values(lightWords).flatMap(({ phrase, words }) => [phrase, ...words]),
    ...promptStyles,
    ...promptMoods,
    ...detailSuggestions,
    ...guidedPromptCategories,
    ...Object.keys(colorWords),
    ...Object.keys(materialWords),
    ...Object.keys(styleWords),
    ...productWords.beforeSurroundings,
    ...productWords.parts,
    ...productWords.backdrop,
    ...productWords.fillers,
    ...productWords.understood,
  ].flatMap((text) => nounTokens(text).map(singular)),
)

/** Words without effect, each once. `used`: words that had one besides the noun. */
export function ignoredWords(tokens: readonly string[], noun: NounPhrase | null, used: readonly string[]): string[] {
  const effective = new Set([...tokens.slice(noun?.start ?? 0, noun?.end ?? 0), ...used].map(singular))
  const wordsOfNouns = new Set([...contentNouns.keys(), ...nouns.keys()].flatMap((phrase) => phrase.split(' ')))
  const hasEffect = (word: string): boolean =>
    effective.has(word) || understoodWords.has(word) || (wordsOfNouns.has(word) && noun !== null && tokens.indexOf(word) < noun.end)
  return [...new Set(tokens)].filter((word) => !hasEffect(singular(word)) && word.length > 2).slice(0, MAX_IGNORED)
}
