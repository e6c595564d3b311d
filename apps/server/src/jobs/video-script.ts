import { type Angle, type CopyOption, type CopyRequest, textLength } from '@adloom/domain/copy.ts'
import {
  CAPTIONS_MAX,
  scriptLimits,
  type VideoScript,
  videoScriptSchema,
  type VideoStoryboard,
  type ScriptInput,
} from '@adloom/domain/video.ts'
import { DEFAULT_LANGUAGE } from '@adloom/domain/language.ts'
import { type VideoRequest } from '@adloom/domain/video-job.ts'
import { writingOf } from '@adloom/engine/copy/languages/writing.ts'
import { priceTexts } from '@adloom/engine/copy/price-text.ts'
import { type ProductNames } from '@adloom/engine/copy/subject.ts'

/** Highest number of graphemes of a caption: readable in a second and a half. */
const CAPTION_SHOWN = 60

/** The copy request of a video. */
export const copyRequestOfVideo = ({ about, imageUrl }: VideoRequest): CopyRequest => ({
  url: about?.url ?? undefined,
  title: about?.title,
  description: about?.description,
  imageUrl,
  languages: [about?.language ?? DEFAULT_LANGUAGE],
  facts: about?.facts,
})

/** What was read and written about the product of a video. */
export interface VideoCopy extends ProductNames {
  readonly options: readonly CopyOption[]
}

/**
 * The texts of a video: given ones verbatim, open ones from copy about the product. Without `copy` there are no facts and nothing is invented; the
 * prompt is an instruction, not a fact.
 */
export function videoScript(request: VideoRequest, copy: VideoCopy | null): VideoScript {
  const written = copy === null ? {} : writtenParts(request, copy)
  return videoScriptSchema.parse({ ...written, ...scriptParts(request.script) })
}

/** A part present without a value is as open as a missing one. */
const scriptParts = (script: ScriptInput | undefined): ScriptInput =>
  Object.fromEntries(Object.entries(script ?? {}).filter(([, value]) => value !== undefined))

function writtenParts(request: VideoRequest, { options, names, house }: VideoCopy): ScriptInput {
  const named = wordsOf([...names, request.about?.title, house, request.about?.facts?.brand].join(' '))
  const lead = leadOf(options, request.storyboard ?? null)
  const price = priceTexts(request.about?.facts?.price, writingOf(request.about?.language ?? DEFAULT_LANGUAGE).locale)
  return {
    brandName: within(scriptLimits.brandName, house),
    productName: within(scriptLimits.productName, names[0]),
    hook: within(scriptLimits.hook, lead?.headline),
    captions: lead === null ? [] : captionsOf(options, lead, named),
    offer:
      price === null || price.price.length > scriptLimits.price
        ? null
        : { now: price.price, before: within(scriptLimits.price, price.before) },
    callToAction: within(scriptLimits.callToAction, lead?.callToAction),
    site: within(scriptLimits.site, hostOf(request.about?.url)),
  }
}

/** A text that is too long is left out: half of it says something else. */
const within = (longest: number, text: string | null | undefined): string | null =>
  text === null || text === undefined || text.trim() === '' || text.length > longest ? null : text.trim()

/** Angles for the hook, best first. A bare feature makes no hook, and the price has its own place. */
const hooks: readonly (Angle | undefined)[] = [
  'benefit',
  'problem',
  'question',
  'proof',
  'season',
  'how-to',
  'brand',
  'audience',
  'feature',
  undefined,
  'offer',
]

/** The option for the hook; a price comes first only where the video is about it. */
function leadOf(options: readonly CopyOption[], storyboard: VideoStoryboard | null): CopyOption | null {
  const order = storyboard === 'offer' ? hooks.toReversed() : hooks
  return options.toSorted((one, other) => order.indexOf(one.angle) - order.indexOf(other.angle))[0] ?? null
}

/** Angles whose texts stand alone: first the facts of the product, then its benefits. Texts of other angles depend on their headline. */
const captionAngles: readonly (readonly (Angle | undefined)[])[] = [
  ['proof', 'feature', 'benefit', undefined],
  ['audience', 'season', 'question'],
]

/** Short texts, no two of them alike, beginning with the option of the hook. */
function captionsOf(options: readonly CopyOption[], lead: CopyOption, named: ReadonlySet<string>): string[] {
  const speaking = captionAngles.flatMap((angles) => options.filter((option) => option !== lead && angles.includes(option.angle)))
  const texts = [lead, ...speaking].map(({ compact }) => compact?.description).concat(speaking.map(({ headline }) => headline))
  const captions: string[] = []
  for (const text of texts) {
    if (captions.length === CAPTIONS_MAX) break
    if (text === undefined || text === '' || textLength(text) > CAPTION_SHOWN) continue
    if ([...wordsOf(text)].filter((word) => !named.has(word)).length < MIN_CAPTION_WORDS) continue
    if (![lead.headline, ...captions].some((shown) => isAlike(shown, text))) captions.push(text)
  }
  return captions
}

/** Fewest words of a caption besides the product's name: an article is none. */
const MIN_CAPTION_WORDS = 2

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])

/** Two texts are alike when more than this share of the shorter one's words is in the longer. */
const ALIKE_SHARE = 0.6

function isAlike(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].toSorted((left, right) => left.size - right.size)
  if (few.size === 0) return one.trim() === other.trim()
  return [...few].filter((word) => many.has(word)).length > ALIKE_SHARE * few.size
}

const hostOf = (url: string | null | undefined): string | null =>
  url === null || url === undefined
    ? null
    : (URL.parse(/^\w+:\/\//.test(url) ? url : `https://${url}`)?.hostname.replace(/^www\./, '') ?? null)
