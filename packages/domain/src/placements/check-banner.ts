import * as z from 'zod'
import { type AdFormat } from '../ad-format.ts'
import { type PlacementCheck } from './check-placement.ts'
import { type AdPlacement, html5Rules } from './placement.ts'
import { weightInWords } from './weight-in-words.ts'

/** A banner in HTML5 as its files say. */
export const measuredBannerSchema = z.object({
  width: z.int(),
  height: z.int(),
  /** Of its zip. */
  bytes: z.int(),
  files: z.int(),
  /** From its beginning until nothing moves any more. */
  seconds: z.number(),
  /** How often what repeats longest does so; 1 where nothing is repeated. */
  loops: z.int(),
  /** Addresses in it that are in none of its own files. */
  outside: z.array(z.string()),
  /** Where a click leads until the ad server says otherwise; null without a click tag, empty where no page is known. */
  clickTag: z.string().nullable(),
  /** Of the picture for where HTML5 is not shown; null without one. */
  fallbackBytes: z.int().nullable(),
})
export type MeasuredBanner = z.output<typeof measuredBannerSchema>

/** Bytes that the zip of a banner may have. */
export const bannerWeight = (format: AdFormat): number => {
  const { small, ofSmall, most } = html5Rules.weight
  return small.includes(format) ? ofSmall : most
}

/** What a banner in HTML5 keeps and breaks in its placement. */
export function bannerChecksOf({ format, size }: AdPlacement, measured: MeasuredBanner): readonly PlacementCheck[] {
  const { weight, seconds, loops, files, clickTag, fallback } = html5Rules
  const { width, height, bytes, outside, fallbackBytes } = measured
  const most = bannerWeight(format)
  type Words = Pick<PlacementCheck, 'found' | 'allowed' | 'source'>
  const check = (rule: PlacementCheck['rule'], result: PlacementCheck['result'] | boolean, words: Words): PlacementCheck => ({
    rule,
    result: result === true ? 'pass' : result === false ? 'fail' : result,
    ...words,
    mend: null,
  })
  return [
    check('size', size.least === null || (width === size.least.width && height === size.least.height), {
      found: `${width} × ${height}`,
      allowed: size.least === null ? 'any' : `exactly ${size.least.width} × ${size.least.height}`,
      source: size.source,
    }),
    check('weight', bytes <= most, {
      found: weightInWords(bytes),
      allowed: `at most ${weightInWords(most)} as a zip`,
      source: weight.source,
    }),
    check('length', measured.seconds <= seconds.most, {
      found: `${measured.seconds} s`,
      allowed: `at most ${seconds.most} s`,
      source: seconds.source,
    }),
    check('loops', measured.loops <= loops.most, {
      found: String(measured.loops),
      allowed: `at most ${loops.most}`,
      source: loops.source,
    }),
    check('outside requests', outside.length === 0, {
      found: outside.length === 0 ? 'none' : outside.join(', '),
      allowed: 'none',
      source: files.source,
    }),
    check('files', measured.files <= files.most, {
      found: String(measured.files),
      allowed: `at most ${files.most}`,
      source: files.source,
    }),
    check('click tag', measured.clickTag === null ? false : measured.clickTag === '' ? 'warn' : true, {
      found: measured.clickTag === null ? 'none' : measured.clickTag === '' ? 'without an address' : measured.clickTag,
      allowed: 'a global clickTag with the address of a page',
      source: clickTag.source,
    }),
    check('fallback', fallbackBytes === null ? false : fallbackBytes <= fallback.most ? true : 'warn', {
      found: fallbackBytes === null ? 'none' : weightInWords(fallbackBytes),
      allowed: `a picture, at most ${weightInWords(fallback.most)}`,
      source: fallback.source,
    }),
  ]
}
