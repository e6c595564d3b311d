import { type CopyOption, type CopyRequest, textLength } from '@adloom/domain/copy.ts'
import { CAPTIONS_MAX, type FilmScript, filmScriptSchema, type FilmStoryboard, type GivenScript } from '@adloom/domain/film.ts'
import { DEFAULT_LANGUAGE } from '@adloom/domain/language.ts'
import { type VideoRequest } from '@adloom/domain/video-job.ts'
import { phrasebookOf } from '@adloom/engine/copy/languages/phrasebooks.ts'
import { priceTexts } from '@adloom/engine/copy/price-text.ts'
import { readSubject } from '@adloom/engine/copy/subject.ts'

/** Graphemes a caption may have: what is read in a second and a half. */
const CAPTION_SHOWN = 60

/** What copy for a film is written from. */
export const copyRequestOf = ({ about, imageUrl }: VideoRequest): CopyRequest => ({
  url: about?.url ?? undefined,
  title: about?.title,
  description: about?.description,
  imageUrl,
  languages: [about?.language ?? DEFAULT_LANGUAGE],
  facts: about?.facts,
})

/**
 * What a film says: the texts that were given as they are, the open ones from copy written about the product. Without `options` nothing is
 * known of the product and nothing is made up; the prompt is an instruction, no fact.
 */
export function filmScript(request: VideoRequest, options: readonly CopyOption[] | null): FilmScript {
  const written = options === null ? {} : writtenParts(request, options)
  return filmScriptSchema.parse({ ...written, ...givenParts(request.script) })
}

/** A part that is there without a value is as open as one that is not. */
const givenParts = (given: GivenScript | undefined): GivenScript =>
  Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined))

function writtenParts(request: VideoRequest, options: readonly CopyOption[]): GivenScript {
  const subject = readSubject(copyRequestOf(request))
  const lead = leadOf(options, request.storyboard ?? null)
  const price = priceTexts(request.about?.facts?.price, phrasebookOf(request.about?.language ?? DEFAULT_LANGUAGE).grammar.locale)
  return {
    brandName: within(60, subject.house),
    productName: within(120, subject.name?.names[0]),
    hook: within(90, lead?.headline),
    captions: lead === null ? [] : captionsOf(options, lead),
    offer: price === null || price.price.length > 24 ? null : { now: price.price, before: within(24, price.before) },
    callToAction: within(30, lead?.callToAction),
    site: within(60, hostOf(request.about?.url)),
  }
}

/** A text that does not fit is left out: half of one says something else. */
const within = (longest: number, text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' || text.length > longest ? null : text.trim()

/** The first option; a price comes first only where the film is about it. */
const leadOf = (options: readonly CopyOption[], storyboard: FilmStoryboard | null): CopyOption | null =>
  options.find(({ angle }) => (angle === 'offer') === (storyboard === 'offer')) ?? options[0] ?? null

/** Short texts of the other options, no two of them alike; what the hook says already comes last or not at all. */
function captionsOf(options: readonly CopyOption[], lead: CopyOption): string[] {
  const others = options.filter((option) => option !== lead)
  const texts = [...others.map(({ compact }) => compact?.description), ...others.map(({ headline }) => headline)]
  const captions: string[] = []
  for (const text of texts) {
    if (captions.length === CAPTIONS_MAX) break
    if (text === undefined || text === '' || textLength(text) > CAPTION_SHOWN) continue
    if (![lead.headline, ...captions].some((said) => isAlike(said, text))) captions.push(text)
  }
  return captions
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** Whether most words of the shorter text are in the longer. */
function isAlike(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((left, right) => left.size - right.size)
  if (few.size === 0) return one.trim() === other.trim()
  return [...few].filter((word) => many.has(word)).length > 0.6 * few.size
}

const hostOf = (url: string | null | undefined): string | null =>
  url === null || url === undefined
    ? null
    : (URL.parse(/^\w+:\/\//.test(url) ? url : `https://${url}`)?.hostname.replace(/^www\./, '') ?? null)
