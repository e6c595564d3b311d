import { copyLimits, type CopyOption, type CopyRequest, textLength } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { writingOf } from '@adloom/engine/copy/languages/writing.ts'
import { meaningWords } from '@adloom/engine/copy/meaning.ts'

/** Words of praise that fit any product and distinguish none. */
const generic = meaningWords(
  'quality best great good nice new perfect ideal premium product item design style modern elegant unique amazing everyday shop buy now price order look',
)

const figures = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/gu) ?? []

/** The meaningful words of a page, and its numbers, including price and rating. */
function pageOf({ title, description, facts }: CopyRequest): {
  readonly words: ReadonlySet<string>
  readonly figures: ReadonlySet<string>
} {
  const price = facts?.price
  const texts = [title, description, ...(facts?.features ?? []), ...(facts?.passages ?? []).map(({ text }) => text)].filter(
    (text) => typeof text === 'string',
  )
  const amounts = price === null || price === undefined ? [] : [price.amount, price.before ?? price.amount]
  const percent = price?.before === undefined ? [] : [Math.floor((100 * (price.before - price.amount)) / price.before)]
  const rating = facts?.rating === null || facts?.rating === undefined ? [] : [facts.rating.value.toFixed(1), facts.rating.count]
  const numbers = [...amounts, ...amounts.map((amount) => amount.toFixed(2)), ...percent, ...rating].map(String)
  return {
    words: meaningWords(texts.join(' ')),
    figures: new Set([...texts.flatMap(figures), ...numbers].map((figure) => figure.replace(/[.,]/gu, ''))),
  }
}

/**
 * Whether an option would fit no other product: without the product's name, brand, shop, kind and category it has at least two meaningful words of
 * the page, or one of its numbers.
 */
export function isSpecific({ headline, description }: Pick<CopyOption, 'headline' | 'description'>, request: CopyRequest): boolean {
  const { title, facts, targeting } = request
  const named = meaningWords(
    [title, facts?.brand, facts?.siteName, facts?.category, ...(facts?.categoryPath ?? []), targeting?.businessName]
      .filter(Boolean)
      .join(' '),
  )
  const page = pageOf(request)
  const text = `${headline} ${description}`
  if (figures(text).some((figure) => page.figures.has(figure.replace(/[.,]/gu, '')) && !figures(title ?? '').includes(figure))) return true
  const telling = [...meaningWords(text)].filter(
    (word) => word.length > 2 && page.words.has(word) && !named.has(word) && !generic.has(word),
  )
  // A script without spaces has one word where others have many.
  return telling.length >= 2 || telling.some((word) => /[\u3040-\u30ff\u3400-\u9fff]{4}/u.test(word))
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Defects of an option's texts: unbalanced brackets, an unfinished end, a truncated number, a text that is too long. */
export function writingFaultsOf({ headline, description, facts }: CopyOption, language: Language | null): readonly string[] {
  const faults: string[] = []
  const { endsOpen } = language === null ? { endsOpen: new Set<string>() } : writingOf(language)
  for (const [name, text] of Object.entries({ headline, description })) {
    if (count(text, /[([]/gu) !== count(text, /[)\]]/gu)) faults.push(`${name}: brackets`)
    if (count(text.replace(/\d\s?["”″]/gu, ''), /["“”„]/gu) % 2 === 1) faults.push(`${name}: quotation marks`)
    const last = (/([\p{L}&]+)[.!?]?$/u.exec(text)?.[1] ?? '').toLowerCase()
    if (endsOpen.has(last) || /[,:;(–—-]$/u.test(text)) faults.push(`${name} ends with “${text.slice(-12)}”`)
    if (/[{}<>]|undefined|null|\s{2}|\s[,.;]/u.test(text)) faults.push(`${name}: marks`)
  }
  const [first] = facts ?? []
  const at = first?.text.indexOf(headline) ?? -1
  if (first !== undefined && at >= 0 && /\d$/u.test(headline) && /^(?:[.,]\d|\s?[%"”″°]|\d)/u.test(first.text.slice(at + headline.length)))
    faults.push('headline: a number cut short')
  if (textLength(headline) > copyLimits.headline) faults.push('headline: too long')
  if (textLength(description) > copyLimits.description) faults.push('description: too long')
  return faults
}
