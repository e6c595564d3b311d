import { type FaceId, faces } from '@adloom/creatives/faces.ts'
import { styleFor } from '@adloom/creatives/letter-widths.ts'
import { wordsOf } from '@adloom/creatives/line-breaks.ts'
import { type FittedText, fitText, isLevel, type TextBox } from '@adloom/creatives/text-fit.ts'
import { measureWords } from './draw-words.ts'
import { type VideoTextStyle, type VideoType } from './video-type.ts'
import { placeLines, type SetWord, STROKE_OVERHANG } from './type-block.ts'
import { LEAST_SIZE, SMALL } from './type-sizes.ts'

/** Place and largest size of a text; sizes in parts of the frame's shorter side. */
export interface TextPlace {
  readonly shorter: number
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly smallest?: number
  readonly maxLines: number
  /** Names and addresses: better none than a part of one. */
  readonly isWhole?: boolean
}

/** Drawn letters of the heavy weights are up to a hundredth wider than the table of widths says, which ends at 700. */
const DRAWN_WIDTH_SHARE = 0.988

/**
 * The largest size in which the text fits, its lines balanced; never smaller than `LEAST_SIZE`: text that does not fit then ends in '…'. Null when no
 * word fits.
 */
export function fit(text: string, style: VideoTextStyle, place: TextPlace): FittedText | null {
  const [largest, smallest] = [place.largest, place.smallest ?? SMALL].map((share) => Math.round(share * style.size * place.shorter))
  const box: TextBox = {
    width: place.width * DRAWN_WIDTH_SHARE,
    height: place.height,
    maxLines: place.maxLines,
    sizes: Array.from({ length: Math.max(1, largest - smallest + 1) }, (_, step) => largest - step),
  }
  const fitted = fitText(text, style, box)
  const least = levelAbove(LEAST_SIZE * place.shorter, fitted.style.face)
  if (fitted.size >= least) return fitted
  const words = wordsOf(text)
  for (let count = words.length; count > 0; count--) {
    const shortened =
      count === words.length
        ? text
        : `${words
            .slice(0, count)
            .join('')
            .replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, '')}…`
    const small = fitText(shortened, style, { ...box, sizes: [least] })
    if (small.size === least) return small
  }
  return null
}

/** The least size that texts may be set in, from `size` on. */
const levelAbove = (size: number, face: FaceId): number => (isLevel(Math.ceil(size), face) ? Math.ceil(size) : levelAbove(size + 1, face))

/** The text's words in their places, and its line height. No words when they do not fit, or not all although `isWhole` asks for all. */
export async function setText(
  text: string,
  style: VideoTextStyle,
  place: TextPlace,
): Promise<{ readonly words: readonly SetWord[]; readonly lineHeight: number }> {
  const fitted = fit(text, style, place)
  if (fitted === null || (place.isWhole === true && fitted.lines.join('').endsWith('…') && !text.endsWith('…'))) {
    return { words: [], lineHeight: 0 }
  }
  return { words: await placeLines(fitted), lineHeight: fitted.lineHeight }
}

/** The style with a typeface that has all letters of the text. */
const inItsFace = (text: string, style: VideoTextStyle): VideoTextStyle => ({ ...style, face: styleFor(text, style).face })

/** The size of the old price, in parts of the other; the air between them, beside it and below it. */
const OLD_PRICE_SCALE = 0.45
const OLD_PRICE_GAP = 0.24
const OLD_PRICE_BELOW = 0.28
/** Prices go one below the other when that makes them so much larger. */
const TWO_LINES_GAIN = 1.35
/** The stroke through the old price, and figures that lean out of their width, take a little more than the letters. */
const PRICE_WIDTH_SHARE = 0.97

/**
 * The new price, then, as the texts run, the old one on the same baseline or below, each in one piece; no words when they do not fit in a readable
 * size.
 */
export async function setPrice(
  offer: { readonly now: string; readonly before: string | null },
  place: TextPlace,
  isMirrored: boolean,
  type: Pick<VideoType, 'price' | 'before'>,
): Promise<{ readonly words: readonly SetWord[]; readonly lineHeight: number }> {
  const texts = [offer.now, ...(offer.before === null ? [] : [offer.before])].map((text) => text.replace(/ /g, '\u00a0'))
  const [priceStyle, beforeStyle = priceStyle] = texts.map((text, index) => inItsFace(text, index === 0 ? type.price : type.before))
  const least = Math.ceil(LEAST_SIZE * place.shorter)
  const [nowWidth, oldWidth = 0] = await measureWords(
    texts.map((text, index) => {
      const { face, weight, tracking } = index === 0 ? priceStyle : beforeStyle
      return { text, face, size: 100, weight, tracking }
    }),
  )
  // Widths at size 1 of the new price.
  const width = place.width * PRICE_WIDTH_SHARE
  const oldShare = (oldWidth / 100) * OLD_PRICE_SCALE
  const most = Math.min(place.largest * priceStyle.size * place.shorter, place.height)
  const inOneLine = Math.min(most, width / (nowWidth / 100 + (texts.length > 1 ? OLD_PRICE_GAP + oldShare : 0)))
  const inTwo = Math.min(most, place.height / (1 + OLD_PRICE_BELOW + OLD_PRICE_SCALE), width / Math.max(nowWidth / 100, oldShare))
  // Beside a small price the old one would be too small to read.
  const isBelow = texts.length > 1 && (inTwo > inOneLine * TWO_LINES_GAIN || inOneLine * OLD_PRICE_SCALE < least)
  const size = Math.floor(isBelow ? inTwo : inOneLine)
  const oldSize = Math.max(least, Math.floor(size * OLD_PRICE_SCALE))
  if (size < least || (texts.length > 1 && (oldWidth / 100) * oldSize > width)) return { words: [], lineHeight: size }
  const [now, old] = texts
  const isOldFirst = isMirrored && texts.length > 1 && !isBelow
  const air = size * OLD_PRICE_GAP
  const overhang = Math.round(oldSize * STROKE_OVERHANG)
  const nowX = isOldFirst ? overhang + (oldWidth / 100) * oldSize + air : 0
  const words: SetWord[] = [{ text: now, size, style: priceStyle, x: nowX, y: 0, line: 0 }]
  if (texts.length > 1) {
    const beside = { x: isOldFirst ? overhang : (nowWidth / 100) * size + air, y: 0, line: 0 }
    const below = { x: overhang, y: Math.round(size * OLD_PRICE_BELOW + oldSize * faces[beforeStyle.face].capHeight), line: 1 }
    words.push({ text: old, size: oldSize, style: beforeStyle, ...(isBelow ? below : beside), isStruck: true })
  }
  return { words, lineHeight: size }
}
