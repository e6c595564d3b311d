import { chosenMedium, mediaOf, methodOf, wordsOfPrompt } from './wizard-answers.ts'
import { type Wizard } from './wizard-state.ts'

/** An image whose category the server is asked for. */
export interface CategoryWork {
  readonly kind: 'categorise'
  readonly key: string
  readonly src: string
  readonly hint: string
}

/** Number of images categorised at once; the rest wait, so that reading pages and generating images are not delayed. */
const CATEGORISED_AT_ONCE = 3
/** Number of images categorised at all: the first ones, which show the product. */
const CATEGORISED_AT_MOST = 24

/** The images to categorise now. */
export function dueCategories(wizard: Wizard): readonly CategoryWork[] {
  // The prompt of an image says more than its number.
  const words = methodOf(wizard) === 'prompt' ? wordsOfPrompt(wizard.promptData) : null
  const page = [wizard.scrapedData?.title, wizard.scrapedData?.category, ...(wizard.scrapedData?.categoryPath ?? [])]
  const images = mediaOf(wizard).filter(({ video }) => !video)
  const chosen = chosenMedium(wizard)?.src
  // The chosen one first: copy waits for it.
  return [...images.filter(({ src }) => src === chosen), ...images.filter(({ src }) => src !== chosen)]
    .slice(0, CATEGORISED_AT_MOST)
    .filter(({ src }) => wizard.imageCategories[src] === undefined)
    .slice(0, CATEGORISED_AT_ONCE)
    .map(({ src, name }) => ({
      kind: 'categorise',
      key: `categorise:${src}`,
      src,
      hint: [...page, words ?? name]
        .filter((text) => typeof text === 'string' && text !== '')
        .join(' · ')
        .slice(0, 2000),
    }))
}
