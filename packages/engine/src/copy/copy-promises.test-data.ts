import { type CopyOption, copyLimits, type CopyRequest, formLimits, textLength } from '@adloom/domain/copy.ts'
import { type Language } from '@adloom/domain/language.ts'
import { findUnsupported } from './claims/find-unsupported.ts'
import { claimSupportOf } from './claims/claim-support.ts'
import { writingOf } from './languages/writing.ts'
import { clearedRequest } from './page-orders.ts'
import { tidyLine } from './sentences/tidy-line.ts'

/** All texts of the page and of the user in a request. */
export const textsIn = ({ title, description, facts, targeting }: CopyRequest): string[] =>
  [
    title,
    description,
    facts?.brand,
    facts?.siteName,
    ...(facts?.features ?? []),
    ...(facts?.passages ?? []).map(({ text }) => text),
    targeting?.painPoints,
    targeting?.quotes,
    targeting?.productName,
    targeting?.headline,
    ...(targeting?.additionalQuotes ?? []),
  ].filter((text) => typeof text === 'string')

const withoutAsides = (text: string): string => text.replace(/(?<=\S)\s?\([^()]{1,80}\)/gu, '')

/** Whether a headline is a contiguous piece of a passage; ignores case and brackets. */
const isPieceOf = (headline: string, passage: string): boolean =>
  [passage, tidyLine(passage), tidyLine(withoutAsides(passage))].some((text) => text.toLowerCase().includes(headline.toLowerCase()))

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** Typographic faults of a text: open ends, unpaired brackets or quotation marks, stray marks. */
function slipsIn(text: string, language: Language | null): string[] {
  const slips: string[] = []
  const open = language === null ? new Set<string>() : writingOf(language).endsOpen
  const last = (/([\p{L}&+'’]+)[.!?…]?["”»]?$/u.exec(text)?.[1] ?? '').toLowerCase()
  if (open.has(last)) slips.push(`ends with ${last}`)
  if (/[,;:(/–—-]$/u.test(text)) slips.push('ends with a mark')
  if (count(text, /[([]/gu) !== count(text, /[)\]]/gu)) slips.push('bracket without its pair')
  if (count(text, /[“«„]/gu) !== count(text, /[”»]|“(?=[\s.,]|$)/gu) && count(text, /[“”«»„]/gu) % 2 === 1)
    slips.push('quotation mark without its pair')
  if (/[{}<>|【】•]|undefined|NaN|\u200b/u.test(text)) slips.push('mark-up')
  if (/\s[,.;](?:\s|$)|\s{2}|^\s|\s$|[,;:]\s*[.!?]|\.\.|,,/u.test(text)) slips.push('broken punctuation')
  if (/^\p{Ll}/u.test(text) && !/^\p{Ll}\p{Lu}/u.test(text)) slips.push('begins small')
  if (/(?<![\p{L}\p{N}'])([\p{L}\p{N}']{2,})\s+\1(?![\p{L}\p{N}'])/iu.test(text)) slips.push('word twice')
  if (/!|[\p{Extended_Pictographic}®™©]/u.test(text.replace('★', ''))) slips.push('shout or pictograph')
  return slips
}

/** Whether a text ends inside a number of the passage: "2" of "2.1 kg". */
const isNumberCut = (text: string, passage: string): boolean => {
  const at = passage.toLowerCase().indexOf(text.toLowerCase())
  const behind = at < 0 ? '' : passage.slice(at + text.length)
  const before = at <= 0 ? '' : passage.slice(0, at)
  return (
    (/\d$/u.test(text) && /^(?:[.,]?\d|\s?[%"”″°×]|-?(?:inch|in|mm|cm|m|kg|g|ml|l|W)\b)/u.test(behind)) ||
    (/^\d/u.test(text) && /\d[.,]?$/u.test(before))
  )
}

/** Texts of an option, each with its limit in graphemes. */
const sized = ({ headline, description, compact, long }: CopyOption): readonly (readonly [name: string, text: string, most: number])[] => [
  ['headline', headline, copyLimits.headline],
  ['description', description, copyLimits.description],
  ['compact headline', compact?.headline ?? 'None', formLimits.compact.headline],
  ['compact description', compact?.description ?? 'None.', formLimits.compact.description],
  ['long headline', long?.headline ?? 'None', formLimits.long.headline],
  ['long description', long?.description ?? 'None.', formLimits.long.description],
]

/** What every platform rejects, whatever the page says. */
const banned =
  /\b(?:hurry|last chance|limited time|act now|only today|don't miss|you won't believe|click here|are you (?:fat|poor|single|sick))\b/iu

/** Sources of headlines that are not the page's own words. */
const ownPlaces: ReadonlySet<string> = new Set(['price', 'rating', 'title', 'brand', 'targeting'])

/** Broken promises of an option, a line each; they hold for any page and seed. `pageLanguage` is null for a language without data here. */
export function brokenPromises(option: CopyOption, request: CopyRequest, pageLanguage: Language | null): string[] {
  const { headline, description, facts = [], language = 'en' } = option
  const own = pageLanguage === null ? null : language
  const cleared = clearedRequest(request)
  const slips = sized(option).flatMap(([name, text, most]) => [
    ...slipsIn(text, own).map((slip) => `${name} ${slip}: ${text}`),
    ...(textLength(text) > most ? [`${name} too long: ${text}`] : []),
    ...(banned.test(text) ? [`${name} breaks a rule: ${text}`] : []),
  ])
  const unsupported = findUnsupported(`${headline}\n${description}`, claimSupportOf(cleared, language)).map(
    ({ passage, reason }) => `not on the page: ${passage}: ${reason}`,
  )
  const texts = textsIn(cleared)
  const [first] = facts
  const isOwnWords = pageLanguage === language || pageLanguage === null
  const isTaken = first !== undefined && !ownPlaces.has(first.source) && headline !== request.targeting?.headline && isOwnWords
  const found = facts.flatMap(({ text, source }) =>
    source === 'price' || source === 'rating' || source === 'title' || source === 'brand' || texts.some((one) => one.includes(text))
      ? []
      : [`rests on what is not in the request: ${source}: ${text}`],
  )
  return [
    ...slips,
    ...unsupported,
    ...found,
    ...(facts.length === 0 ? [`rests on nothing: ${headline}`] : []),
    ...(isTaken && !isPieceOf(headline, first.text) ? [`no piece of its passage: ${headline} / ${first.text}`] : []),
    ...(isTaken && isNumberCut(headline, first.text) ? [`number cut: ${headline} / ${first.text}`] : []),
    ...(headline.replace(/\.$/u, '') === description.replace(/\.$/u, '') ? [`says it twice: ${headline}`] : []),
  ]
}
