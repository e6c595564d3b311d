import * as z from 'zod'
import { adFormats } from '../ad-format.ts'
import { type CallToAction, callsToAction, type CopyOption } from '../copy.ts'
import { type Concern } from '../copy-edit.ts'
import { charactersOf, writtenForms, type PlacementTexts, textOfField } from './fitting-texts.ts'
import { placementMendSchema } from './placement-mend.ts'
import { CONTRAST_SOURCE, type AdPlacement, type PlacementText, SMALLEST_TEXT_SOURCE } from './placement.ts'
import { callOfPlatform, platformCallOf, platformCalls } from './platform-calls.ts'
import { ruleSourceSchema } from './rule-source.ts'
import { weightInWords } from './weight-in-words.ts'

/** A rule that a finished ad keeps or breaks in a placement. */
const placementRules = [
  'size',
  'ratio',
  'weight',
  'file type',
  'safe zone',
  'smallest text',
  'text share',
  'contrast',
  'headline',
  'long headline',
  'text',
  'business name',
  'call to action',
  'claims',
  'length',
  'codec',
  'loops',
  'outside requests',
  'files',
  'click tag',
  'fallback',
] as const
const placementRuleSchema = z.enum(placementRules)
type PlacementRule = z.infer<typeof placementRuleSchema>

/** What became of a rule. `warn`: accepted, but cut or weak when it is shown. `found` and `allowed` are words: "1080 × 1350", "at least 600 × 750". */
export const placementCheckSchema = z.object({
  rule: placementRuleSchema,
  result: z.enum(['pass', 'warn', 'fail']),
  found: z.string(),
  allowed: z.string(),
  source: ruleSourceSchema.nullable(),
  mend: placementMendSchema.nullable(),
})
export type PlacementCheck = z.output<typeof placementCheckSchema>

/** Checks a fact of a file against a source's rule: it passes or fails, and no click mends it. */
export const checkAgainst =
  (source: PlacementCheck['source']) =>
  (rule: PlacementRule, isKept: boolean, found: string, allowed: string): PlacementCheck => ({
    rule,
    result: isKept ? 'pass' : 'fail',
    found,
    allowed,
    source,
    mend: null,
  })

const share = z.number().min(0).max(1)

/** A finished ad as its file and its drawing were measured. */
export const measuredCreativeSchema = z.object({
  width: z.int(),
  height: z.int(),
  /** Bytes of its file. */
  bytes: z.int(),
  fileType: z.enum(['jpeg', 'png', 'gif']),
  /** Of the JPEG, 1 to 100; null for others. */
  quality: z.int().nullable(),
  /** The least contrast of a text to the pixels behind it, which 95 % of them have; null without text. */
  contrast: z.number().nullable(),
  /** Its smallest type in pixels, and the text in it. */
  smallestText: z.object({ size: z.number(), text: z.string() }).nullable(),
  /** Margins that are free of text, as shares of the frame; null without text. */
  free: z.object({ top: share, right: share, bottom: share, left: share }).nullable(),
  /** Share of the frame that the boxes around lines of text cover. */
  textShare: share,
  /** Share of the frame that the product covers, cut out, or else its picture. */
  productShare: z.object({ share, of: z.enum(['product', 'picture']) }).nullable(),
  isBrandShown: z.boolean(),
  isCallShown: z.boolean(),
  /** What of the page's facts is drawn. */
  shownFacts: z.array(z.enum(['price', 'reduction', 'rating', 'badge', 'promise', 'features'])),
})
export type MeasuredCreative = z.output<typeof measuredCreativeSchema>

/** What is sent beside an ad, or known of its words. */
export interface CheckedTexts {
  readonly option: Pick<CopyOption, 'headline' | 'description' | 'callToAction' | 'compact' | 'long'>
  readonly brandName: string
  /** Which of our calls to action its label is, in whatever language; null for one that is none of them. */
  readonly call: CallToAction | null
  /** What each of our calls to action is called in the ad's language; English where it is missing. */
  readonly callLabels?: Readonly<Record<CallToAction, string>>
  /** What of its words the page does not bear out; null where no page is known. */
  readonly concerns: readonly Concern[] | null
  /** What is sent where it was chosen already; the option's own texts otherwise. */
  readonly sent?: PlacementTexts
}

/** What a finished ad keeps and breaks in a placement. */
export function checksOf(placement: AdPlacement, measured: MeasuredCreative, texts: CheckedTexts): readonly PlacementCheck[] {
  return [
    sizeCheck(placement, measured),
    ratioCheck(placement, measured),
    weightCheck(placement, measured),
    fileTypeCheck(placement, measured),
    safeZoneCheck(placement, measured),
    smallestTextCheck(placement, measured),
    textShareCheck(placement, measured),
    contrastCheck(measured),
    ...fields.map(([field, rule]) => textCheck(placement, field, rule, texts)),
    callCheck(placement, texts),
    claimsCheck(texts),
  ].filter((check) => check !== null)
}

const pixels = (width: number, height: number): string => `${width} × ${height}`
/** With a tenth: shares are measured in thousandths. */
const percent = (value: number): string => `${Math.round(value * 1000) / 10} %`
const passOr = (isKept: boolean, otherwise: 'warn' | 'fail'): PlacementCheck['result'] => (isKept ? 'pass' : otherwise)

function sizeCheck({ size, format }: AdPlacement, { width, height }: MeasuredCreative): PlacementCheck | null {
  const rule = { rule: 'size', found: pixels(width, height), source: size.source, mend: null } as const
  if (size.isExact) {
    const { width: across, height: along } = adFormats[format]
    return { ...rule, result: passOr(width === across && height === along, 'fail'), allowed: `exactly ${pixels(across, along)}` }
  }
  if (size.least === null) return null
  const isLarge = width >= size.least.width && height >= size.least.height
  return { ...rule, result: passOr(isLarge, 'fail'), allowed: `at least ${pixels(size.least.width, size.least.height)}` }
}

function ratioCheck({ size }: AdPlacement, { width, height }: MeasuredCreative): PlacementCheck | null {
  if (size.isExact) return null
  const isNear = Math.abs(width / height / size.ratio - 1) <= size.tolerance + 1e-9
  return {
    rule: 'ratio',
    result: passOr(isNear, 'fail'),
    found: (width / height).toFixed(3),
    allowed: `${size.ratio} ± ${percent(size.tolerance)}`,
    source: size.source,
    mend: null,
  }
}

function weightCheck({ weight }: AdPlacement, { bytes, quality }: MeasuredCreative): PlacementCheck | null {
  if (weight === null) return null
  const isLight = bytes <= weight.most
  return {
    rule: 'weight',
    result: passOr(isLight, 'fail'),
    found: weightInWords(bytes),
    allowed: `at most ${weightInWords(weight.most)}`,
    source: weight.source,
    mend: isLight || quality === null || quality <= LEAST_QUALITY ? null : { kind: 'lower quality' },
  }
}

/** A JPEG of less shows its blocks. */
export const LEAST_QUALITY = 60

const fileTypeCheck = ({ fileTypes: { accepted, source } }: AdPlacement, { fileType }: MeasuredCreative): PlacementCheck => ({
  rule: 'file type',
  result: passOr(accepted.includes(fileType), 'fail'),
  found: fileType.toUpperCase(),
  allowed: accepted.map((type) => type.toUpperCase()).join(', '),
  source,
  mend: null,
})

/** Letters may reach a pixel or two further than a margin that is no whole pixel. */
const SAFE_SLACK = 0.003

function safeZoneCheck({ safe }: AdPlacement, { free }: MeasuredCreative): PlacementCheck | null {
  if (safe === null || free === null) return null
  const sides = (['top', 'right', 'bottom', 'left'] as const).filter((side) => safe[side] > 0)
  const inWords = (margins: Readonly<Record<(typeof sides)[number], number>>): string =>
    sides.map((side) => `${side} ${percent(margins[side])}`).join(', ')
  const isClear = sides.every((side) => free[side] >= safe[side] - SAFE_SLACK)
  // Covered by the app's own buttons there, not refused.
  return {
    rule: 'safe zone',
    result: passOr(isClear, 'warn'),
    found: `free of text: ${inWords(free)}`,
    allowed: `at least ${inWords(safe)}`,
    source: safe.source,
    mend: null,
  }
}

function smallestTextCheck({ format }: AdPlacement, { smallestText }: MeasuredCreative): PlacementCheck | null {
  if (smallestText === null) return null
  const { smallestType } = adFormats[format]
  return {
    rule: 'smallest text',
    result: passOr(smallestText.size >= smallestType, 'fail'),
    found: `${smallestText.size} px ("${smallestText.text}")`,
    allowed: `at least ${smallestType} px`,
    source: SMALLEST_TEXT_SOURCE,
    mend: null,
  }
}

const textShareCheck = ({ textShare: rule }: AdPlacement, { textShare }: MeasuredCreative): PlacementCheck | null =>
  rule === null
    ? null
    : {
        rule: 'text share',
        result: passOr(textShare <= rule.most, 'warn'),
        found: percent(textShare),
        allowed: `at most ${percent(rule.most)}`,
        source: rule.source,
        mend: null,
      }

/** WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

const contrastCheck = ({ contrast }: MeasuredCreative): PlacementCheck | null =>
  contrast === null
    ? null
    : {
        rule: 'contrast',
        result: passOr(contrast >= LEAST_CONTRAST, 'fail'),
        // Never rounded up to what is allowed.
        found: (Math.floor(contrast * 10) / 10).toFixed(1),
        allowed: `at least ${LEAST_CONTRAST}`,
        source: CONTRAST_SOURCE,
        mend: null,
      }

const fields = [
  ['headline', 'headline'],
  ['longHeadline', 'long headline'],
  ['body', 'text'],
  ['businessName', 'business name'],
] as const satisfies readonly (readonly [PlacementText, PlacementRule])[]

function textCheck(placement: AdPlacement, field: PlacementText, rule: PlacementRule, texts: CheckedTexts): PlacementCheck | null {
  const limit = placement.texts[field]
  if (limit === null) return null
  const text = texts.sent?.[field] ?? textOfField(field, texts)
  const count = charactersOf(text, limit)
  const fits = (most: number | null, characters: number): boolean => most === null || characters <= most
  const isAccepted = fits(limit.most, count) && count > 0
  const isShown = fits(limit.shown, count)
  const better = isAccepted && isShown ? null : betterForm(field, limit, texts, text)
  const allowed = [limit.shown === null ? null : `${limit.shown} shown`, limit.most === null ? null : `${limit.most} accepted`]
  return {
    rule,
    result: isAccepted ? passOr(isShown, 'warn') : 'fail',
    found: count === 0 ? 'none' : `${count} characters`,
    allowed: allowed.filter((part) => part !== null).join(', '),
    source: limit.source,
    mend: better === null ? null : { kind: 'text', field, text: better },
  }
}

/** A form of the text that the copy has already and that fits better. */
function betterForm(
  field: PlacementText,
  limit: NonNullable<AdPlacement['texts']['headline']>,
  texts: CheckedTexts,
  text: string,
): string | null {
  const fitting = (most: number | null): string | undefined =>
    most === null ? undefined : writtenForms(field, texts).find((form) => form !== text && charactersOf(form, limit) <= most)
  return (
    fitting(limit.shown ?? limit.most) ?? (charactersOf(text, limit) > (limit.most ?? Infinity) ? fitting(limit.most) : undefined) ?? null
  )
}

function callCheck(
  { callsToAction: list }: AdPlacement,
  { option, call, callLabels = callsToAction }: CheckedTexts,
): PlacementCheck | null {
  if (list === null) return null
  const { source, values } = platformCalls[list]
  const known = call === null ? null : platformCallOf(list, call)
  const nearest = known?.value ?? (values.includes('LEARN_MORE') ? 'LEARN_MORE' : 'Learn More')
  const meant = callOfPlatform(nearest)
  const isNone = option.callToAction.trim() === ''
  return {
    rule: 'call to action',
    result: known === null ? 'warn' : passOr(known.isExact, 'warn'),
    found: isNone ? 'none' : call === null ? `"${option.callToAction}", which is in no list` : callsToAction[call],
    allowed: known?.isExact === true ? nearest : `a value of the list, such as ${nearest}`,
    source,
    mend: known?.isExact === true ? null : { kind: 'call to action', value: nearest, label: meant && callLabels[meant] },
  }
}

const claimsCheck = ({ concerns }: CheckedTexts): PlacementCheck | null =>
  concerns === null
    ? null
    : {
        rule: 'claims',
        result: passOr(concerns.length === 0, 'warn'),
        found:
          concerns.length === 0
            ? 'all borne out by the page'
            : concerns.map(({ passage, reason }) => (passage === null ? reason : `“${passage}”: ${reason}`)).join(' '),
        allowed: 'what the page states',
        source: null,
        mend: null,
      }
