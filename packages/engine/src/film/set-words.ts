import { drawable, type FittedText, fitText, type TextBox, type TypeStyle } from '@adloom/creatives/text-fit.ts'
import { measureWords } from './draw-words.ts'
import { placeLines, type SetWord } from './type-block.ts'
import { beforeStyle, LEAST_SIZE, priceStyle, SMALL } from './type-sizes.ts'

/** From this share of letters on that the film's type lacks, a text is left out rather than shown in parts. */
const UNDRAWN = 0.15

/** The text as type can show it: emoji are dropped; null when it says nothing or is written in letters that the type does not have. */
export function readable(text: string | null): string | null {
  if (text === null) return null
  const shown = drawable(text)
  const count = (part: string): number => part.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  const before = count(text.normalize('NFC'))
  return count(shown) === 0 || count(shown) < before * (1 - UNDRAWN) ? null : shown
}

/** Where a text goes and how large it may be; sizes in parts of the frame's shorter side. */
export interface TextPlace {
  readonly shorter: number
  readonly width: number
  readonly height: number
  readonly largest: number
  readonly smallest?: number
  readonly maxLines: number
}

/** The largest size in which the text fits, its lines balanced; never smaller than `LEAST_SIZE`. */
export function fit(text: string, style: TypeStyle, place: TextPlace): FittedText {
  const [largest, smallest] = [place.largest, place.smallest ?? SMALL].map((share) => Math.round(share * place.shorter))
  const box: TextBox = {
    width: place.width,
    height: place.height,
    maxLines: place.maxLines,
    sizes: Array.from({ length: Math.max(1, largest - smallest + 1) }, (_, step) => largest - step),
  }
  const fitted = fitText(text, style, box)
  const least = Math.ceil(LEAST_SIZE * place.shorter)
  return fitted.size >= least ? fitted : fitText(text, style, { ...box, sizes: [least] })
}

/** The text's words in their places, and how far apart its lines are. */
export async function setText(
  text: string,
  style: TypeStyle,
  place: TextPlace,
): Promise<{ readonly words: readonly SetWord[]; readonly lineHeight: number; readonly size: number }> {
  const { lines, size, lineHeight } = fit(text, style, place)
  return { words: await placeLines(lines, size, lineHeight, style), lineHeight, size }
}

/** The old price beside the new one, in parts of its size. */
const BEFORE = 0.45
const PRICE_GAP = 0.24

/** Now, then the price before on the same baseline, each in one piece; `words` is empty when they do not fit. */
export async function setPrice(
  offer: { readonly now: string; readonly before: string | null },
  place: TextPlace,
): Promise<{ readonly words: readonly SetWord[]; readonly lineHeight: number; readonly size: number }> {
  const inOnePiece = (text: string): string => text.replace(/ /g, '\u00a0')
  const now = inOnePiece(offer.now)
  const before = offer.before === null ? null : inOnePiece(offer.before)
  const trial = 100
  const placed = async (size: number): Promise<readonly SetWord[]> => {
    const [price] = await placeLines([now], size, size, priceStyle)
    const old = before === null ? [] : await placeLines([before], Math.max(size * BEFORE, LEAST_SIZE * place.shorter), size, beforeStyle)
    const end = await widthOf(price)
    return [price, ...old.map((word) => ({ ...word, x: end + size * PRICE_GAP, isStruck: true }))]
  }
  const words = await placed(trial)
  const last = words[words.length - 1]
  const width = last.x + (await widthOf(last))
  const size = Math.floor(Math.min(place.largest * place.shorter, (place.width / width) * trial * 0.98, place.height))
  return { words: await placed(size), lineHeight: size, size }
}

const widthOf = async ({ text, size, style: { weight, tracking } }: SetWord): Promise<number> =>
  (await measureWords([{ text, size, weight, tracking }]))[0]
