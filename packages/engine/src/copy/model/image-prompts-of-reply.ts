import { type CopyRequest } from '@adloom/domain/copy.ts'
import { AD_IMAGE_VARIANTS } from '@adloom/domain/image.ts'
import { lightWords, sceneWords } from '@adloom/domain/scene-words.ts'
import { graphemes } from '../limits.ts'
import { meaningWords } from '../meaning.ts'
import type { Subject } from '../subject.ts'

/** Graphemes of a prompt: shorter ones name no scene, longer ones drown out the product. */
export const promptLengths = { least: 10, most: 200 } as const

/** What no image of a product may show: people, and words or trade marks, which image models misspell. Prompts are in English. */
const unwanted =
  /\b(?:people|persons?|someone|somebody|m[ae]n|wom[ae]n|girls?|boys?|child(?:ren)?|kids?|bab(?:y|ies)|famil(?:y|ies)|couples?|crowds?|friends?|customers?|faces?|hands|portraits?|holding|wearing|texts?|words?|letters?|lettering|letterings|captions?|slogans?|headlines?|taglines?|typograph(?:y|ic)|logos?|logotypes?|watermarks?|signage|banners?|saying|says|reads|reading|written)\b/iu

const program = /[{}<>\\]|https?:|\bwww\.|\n/iu

/** A capitalised word that does not start a sentence: a name. */
const name = /(?<=[\p{L}\p{N},;:’'"”)] ["“(]?)\p{Lu}[\p{L}\p{N}’'-]+/gu

/** Capitalised places and styles that every image model knows: "Scandinavian". */
const sceneNames = meaningWords(
  [...Object.values(sceneWords), ...Object.values(lightWords)].flatMap(({ phrase, words }) => [phrase, ...words]).join('\n'),
)

/** The prompts of a reply when all five are usable; null when one is not, because then the built-in prompts replace all of them. */
export function usablePrompts(replied: readonly string[], request: CopyRequest, subject: Subject): readonly string[] | null {
  const prompts = [...new Set(replied.map((prompt) => prompt.trim()))]
  const isWhole = prompts.length === AD_IMAGE_VARIANTS && replied.length === AD_IMAGE_VARIANTS
  return isWhole && prompts.every((prompt) => isUsable(prompt, request, subject)) ? prompts : null
}

function isUsable(prompt: string, request: CopyRequest, subject: Subject): boolean {
  const length = graphemes(prompt)
  if (length < promptLengths.least || length > promptLengths.most || program.test(prompt)) return false
  // "Kids' Bike", "Hand Soap": the product's own name does not count as a request.
  return namesProduct(prompt, subject) && !unwanted.test(withoutOwnWords(prompt, request, subject)) && !namesOther(prompt, request)
}

/** Whether a prompt says what to show: the product's name, its noun, or a word of its name besides the brand. */
function namesProduct(prompt: string, { name: productName, kind, brand }: Subject): boolean {
  const plain = prompt.toLowerCase()
  if ((productName?.names ?? []).some((own) => plain.includes(own.toLowerCase()))) return true
  const brandWords = meaningWords(brand ?? '')
  const nouns =
    kind === null
      ? [...meaningWords((productName?.names ?? []).join(' '))].filter((word) => !brandWords.has(word))
      : [...meaningWords(kind.text)]
  const words = meaningWords(prompt)
  return nouns.some((noun) => words.has(noun))
}

function withoutOwnWords(prompt: string, { title }: CopyRequest, { name: productName, kind }: Subject): string {
  const own = new Set(
    [title ?? '', ...(productName?.names ?? []), kind?.text ?? ''].flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []),
  )
  return prompt.replace(/\p{L}+/gu, (word) => (own.has(word.toLowerCase()) ? '' : word))
}

/** Whether a prompt has a name that the page lacks: probably another brand's, judged by the capital. */
function namesOther(prompt: string, { title, description, facts, targeting }: CopyRequest): boolean {
  const texts = [title, description, facts?.brand, facts?.siteName, targeting?.businessName, targeting?.productName]
  const onPage = [...texts, ...(facts?.features ?? []), ...(facts?.passages ?? []).map(({ text }) => text)]
  const known = meaningWords(onPage.filter((text) => typeof text === 'string').join('\n'))
  return (prompt.match(name) ?? []).some((word) => [...meaningWords(word)].some((stem) => !known.has(stem) && !sceneNames.has(stem)))
}
