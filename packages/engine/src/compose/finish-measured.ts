import { adFormats } from '@adloom/domain/ad-format.ts'
import { LEAST_QUALITY, type MeasuredCreative } from '@adloom/domain/placements/check-placement.ts'
import { type Creative } from '@adloom/domain/template.ts'
import { type Size } from '@adloom/renderer/pixels.ts'
import { type SourceType } from '../image/xmp-source.ts'
import { type DrawnAd, drawToMeasure } from './draw-element.ts'
import { measuredLines, type InkedLine } from './drawn-lines.ts'
import { AD_QUALITY, adToDraw, drawnAddresses, encodeAd, type FinishRequest } from './finish-creative.ts'

/** A finished ad as a file, with the figures of it. */
interface MeasuredFile {
  readonly bytes: Uint8Array
  readonly measured: MeasuredCreative
}

/** One drawing of an ad, and a file of it for each weight that was asked for, in their order. */
export interface MeasuredAd {
  readonly files: readonly MeasuredFile[]
  readonly sourceType: SourceType
}

/**
 * The finished ad, drawn once and measured, as one JPEG for each weight (bytes at most; null: any), as good as it allows. Where even the least quality
 * is too heavy that file is returned. Fails as `finishCreative` does.
 */
export async function finishMeasured(
  request: FinishRequest,
  bytesByUrl: ReadonlyMap<string, Uint8Array>,
  weights: readonly (number | null)[],
): Promise<MeasuredAd> {
  const { element, size, parts, source, creative } = await adToDraw(request, bytesByUrl)
  const drawn = await drawToMeasure(element, size, parts)
  const lines = measuredLines(drawn, size, creative)
  const { width, height } = adFormats[request.format]
  const common = { width, height, fileType: 'jpeg', ...figuresOf(lines, size), ...shownOf(drawn, lines, creative) } as const
  const files: MeasuredFile[] = []
  for (const most of weights) {
    const known = files.find(({ measured }) => measured.quality === AD_QUALITY && (most === null || measured.bytes <= most))
    const { bytes, quality } = known === undefined ? await fittingFile(drawn.ad, size, source, most) : { ...known, quality: AD_QUALITY }
    files.push({ bytes, measured: { ...common, bytes: bytes.length, quality } })
  }
  return { files, sourceType: source }
}

/** The file of the best quality within a weight, 88 at most; the least quality where none is. */
export async function fittingFile(
  drawn: Uint8Array,
  size: Size,
  source: SourceType,
  most: number | null,
): Promise<{ readonly bytes: Uint8Array; readonly quality: number }> {
  const first = await encodeAd(drawn, size, source, { quality: AD_QUALITY })
  if (most === null || first.length <= most) return { bytes: first, quality: AD_QUALITY }
  const encode = (quality: number): Promise<Uint8Array> => encodeAd(drawn, size, source, { quality, isSmall: true })
  let best = { bytes: await encode(LEAST_QUALITY), quality: LEAST_QUALITY as number }
  let above = AD_QUALITY + 1
  while (best.bytes.length <= most && above - best.quality > 1) {
    const quality = Math.floor((best.quality + above) / 2)
    const bytes = await encode(quality)
    if (bytes.length <= most) best = { bytes, quality }
    else above = quality
  }
  return best
}

type Figures = Pick<MeasuredCreative, 'contrast' | 'smallestText' | 'free' | 'textShare'>

function figuresOf(lines: readonly InkedLine[], { width, height }: Size): Figures {
  const boxes = lines.flatMap(({ inkBox }) => (inkBox === null ? [] : [inkBox]))
  const [smallest] = lines.toSorted((one, other) => one.size - other.size)
  if (lines.length === 0 || boxes.length === 0) return { contrast: null, smallestText: null, free: null, textShare: 0 }
  const least = (values: readonly number[]): number => rounded(Math.max(0, Math.min(...values)))
  const area = boxes.reduce((sum, box) => sum + (box.right - box.left) * (box.bottom - box.top), 0)
  return {
    contrast: Math.min(...lines.map(({ contrast }) => contrast)),
    smallestText: { size: smallest.size, text: smallest.text.trim() },
    free: {
      top: least(boxes.map(({ top }) => top / height)),
      right: least(boxes.map(({ right }) => 1 - right / width)),
      bottom: least(boxes.map(({ bottom }) => 1 - bottom / height)),
      left: least(boxes.map(({ left }) => left / width)),
    },
    textShare: rounded(Math.min(1, area / (width * height))),
  }
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000

type Shown = Pick<MeasuredCreative, 'productShare' | 'isBrandShown' | 'isCallShown' | 'shownFacts'>

function shownOf({ shares }: DrawnAd, lines: readonly InkedLine[], { brandName, callToAction, cutout, facts }: Creative): Shown {
  const words = flat(lines.map(({ text }) => text).join(''))
  const isShown = (text: string | null | undefined): boolean =>
    text !== null && text !== undefined && text !== '' && words.includes(flat(text))
  const product = cutout === null ? 0 : (shares.get(drawnAddresses.cutout) ?? 0) * cutout.box.width * cutout.box.height
  const picture = shares.get(drawnAddresses.image) ?? 0
  const share = rounded(Math.min(1, product || picture))
  const isFactShown = {
    price: isShown(facts.price),
    reduction: isShown(facts.reduction) || isShown(facts.before),
    rating: isShown(facts.rating?.value),
    badge: isShown(facts.badge),
    promise: isShown(facts.promise),
    features: facts.features.some(({ text }) => isShown(text)),
  }
  return {
    productShare: share === 0 ? null : { share, of: product > 0 ? 'product' : 'picture' },
    isBrandShown: isShown(brandName) || (shares.get(drawnAddresses.logo) ?? 0) > 0 || (shares.get(drawnAddresses.logoOnDark) ?? 0) > 0,
    isCallShown: isShown(callToAction),
    shownFacts: (Object.keys(isFactShown) as (keyof typeof isFactShown)[]).filter((fact) => isFactShown[fact]), // its keys
  }
}

/** Without spaces, which lines and typography change, and in small letters: some layouts set capitals. */
const flat = (text: string): string => text.replace(/\s/g, '').toLowerCase()
