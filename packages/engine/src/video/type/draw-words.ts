import { type Face, type FaceId, faces } from '@adloom/creatives/faces.ts'
import { fontStyleOf } from '@adloom/creatives/fallback-fonts.ts'
import { mayHaveEmoji, isRightToLeft } from '@adloom/creatives/letter-widths.ts'
import { adRenderer } from '../../compose/fonts.ts'
import { type Cover } from './cover.ts'

/** A word to be drawn. `size` in pixels, `tracking` in parts of it; `shift` 0 to 1: subpixel offset of its start. */
export interface WordOrder {
  readonly text: string
  readonly face: FaceId
  readonly size: number
  readonly weight: number
  readonly tracking: number
  readonly shift: number
  /** The direction of its line; else that of its first letter. */
  readonly direction?: 'ltr' | 'rtl'
}

/** Room for letters above and below the baseline, in parts of the type size: marks of other scripts stack higher and hang lower than Latin letters. */
const ROOM_ABOVE = 1.3
const ROOM_BELOW = 0.65
/** Margin around letters for parts that lean out of their advance width: little in Inter, in parts of the type size in others, most in handwriting. */
const LETTER_MARGIN = 4
const LEANING = 0.24
export const marginOf = ({ size, face }: Pick<WordOrder, 'size' | 'face'>): number =>
  face === 'inter' ? LETTER_MARGIN : Math.max(LETTER_MARGIN, Math.ceil(size * LEANING))

/** Height of the middle of a line above its baseline, in parts of the type size. Four digits: with more, letters in Inter would have other edges than before. */
export const middleOf = (face: FaceId): number => (faces[face].ascent - Math.round(faces[face].descent * 10_000) / 10_000) / 2

/** Height of the baseline below the upper edge of a drawn word, pixels. */
export const baselineOf = (size: number): number => Math.ceil(size * ROOM_ABOVE) + LETTER_MARGIN

type Fonts = ReturnType<typeof fontStyleOf>

const facesOf = (orders: readonly Pick<WordOrder, 'face'>[]): readonly FaceId[] => [...new Set(orders.map(({ face }) => face))]

/** The fonts of all words that are drawn together: which font has a Chinese character depends on the letters around it. */
const fontsOf = (orders: readonly Pick<WordOrder, 'text'>[]): Fonts => fontStyleOf(orders.map(({ text }) => text).join(' '))

function inFace(id: FaceId, { fontFamily, fontFeatureSettings }: Fonts): Fonts {
  const { family, features }: Face = faces[id]
  const wanted = [features, fontFeatureSettings === 'normal' ? undefined : fontFeatureSettings].filter((each) => each !== undefined)
  return { fontFamily: `'${family}', ${fontFamily}`, fontFeatureSettings: wanted.length === 0 ? 'normal' : wanted.join(', ') }
}

const styleOf = ({ text, face, size, weight, tracking, direction }: Omit<WordOrder, 'shift'>, fonts: Fonts) => ({
  ...fonts,
  ...(face === 'inter' ? {} : inFace(face, fonts)),
  direction: direction ?? (isRightToLeft(text) ? ('rtl' as const) : ('ltr' as const)),
  fontWeight: weight,
  fontSize: size,
  letterSpacing: size * tracking,
  lineHeight: 1,
  whiteSpace: 'pre' as const,
})

/** Advance width of each text, pixels: with the font's kerning. */
export async function measureWords(orders: readonly Omit<WordOrder, 'shift'>[]): Promise<readonly number[]> {
  if (orders.length === 0) return []
  const renderer = await adRenderer(
    orders.map(({ text }) => text),
    facesOf(orders),
  )
  const fonts = fontsOf(orders)
  const children = orders.map((order) => ({
    type: 'text' as const,
    text: order.text,
    style: { ...styleOf(order, fonts), position: 'absolute' as const, left: 0, top: 0 },
  }))
  const style = { position: 'relative' as const, width: SHEET, height: SHEET }
  const measured = await renderer.measure({ type: 'container', style, children }, { width: SHEET, height: SHEET })
  return measured.children.map(({ runs }) => runs.reduce((sum, run) => sum + run.width, 0))
}

/** Width of the sheet that words are drawn on, pixels. */
const SHEET = 2400

/**
 * The words drawn, in the requested order, all on one sheet that is then cut apart. Each has `marginOf` at both sides and its baseline at
 * `baselineOf(size)`. `widths` from `measureWords`.
 */
export async function drawWords(orders: readonly WordOrder[], widths: readonly number[]): Promise<readonly Cover[]> {
  if (orders.length === 0) return []
  const boxes: { left: number; top: number; width: number; height: number }[] = []
  let [left, top, high] = [0, 0, 0]
  for (const [index, order] of orders.entries()) {
    const { size } = order
    const width = Math.ceil(widths[index] + 1) + 2 * marginOf(order)
    const height = baselineOf(size) + Math.ceil(size * ROOM_BELOW) + LETTER_MARGIN
    if (left > 0 && left + width > SHEET) [left, top, high] = [0, top + high, 0]
    boxes.push({ left, top, width, height })
    left += width
    high = Math.max(high, height)
  }
  const sheet = { width: Math.max(...boxes.map((box) => box.left + box.width)), height: top + high }
  const fonts = fontsOf(orders)
  const renderer = await adRenderer(
    orders.map(({ text }) => text),
    facesOf(orders),
  )
  const drawIn = (color: string): Promise<Uint8Array> => {
    const children = orders.map((order, index) => ({
      type: 'text' as const,
      text: order.text,
      style: {
        ...styleOf(order, fonts),
        position: 'absolute' as const,
        color,
        left: boxes[index].left + marginOf(order) + order.shift,
        // The renderer puts the line's middle (ascent and depth) at the middle of its height.
        top: boxes[index].top + baselineOf(order.size) - order.size * (0.5 + middleOf(order.face)),
      },
    }))
    const style = { position: 'relative' as const, ...sheet }
    return renderer.render({ type: 'container', style, children }, { ...sheet, format: 'raw' })
  }
  const black = await drawIn('#000000')
  // What is as dark in white has a colour of its own.
  const white = orders.some(({ text }) => mayHaveEmoji(text)) ? await drawIn('#FFFFFF') : null
  return boxes.map((box, index) => {
    const cover = new Uint8Array(box.width * box.height)
    for (let y = 0; y < box.height; y++) copyAlpha(cover, y * box.width, black, ((box.top + y) * sheet.width + box.left) * 4, box.width)
    if (white === null || !mayHaveEmoji(orders[index].text)) return { width: box.width, height: box.height, cover }
    const own = new Uint8Array(cover.length * 4)
    for (let y = 0; y < box.height; y++) {
      const row = ((box.top + y) * sheet.width + box.left) * 4
      for (let x = 0; x < box.width; x++) {
        const [from, to] = [row + x * 4, y * box.width + x]
        const alpha = black[from + 3]
        if (alpha === 0) continue
        own[to * 4 + 3] = Math.max(0, alpha - ((white[from + 1] - black[from + 1]) * alpha) / 255)
        for (let channel = 0; channel < 3; channel++) own[to * 4 + channel] = (black[from + channel] * alpha) / 255
      }
    }
    return { width: box.width, height: box.height, cover, own }
  })
}

function copyAlpha(out: Uint8Array, start: number, pixels: Uint8Array, first: number, count: number): void {
  for (let x = 0, from = first + 3; x < count; x++, from += 4) out[start + x] = pixels[from]
}
