import { faces } from '@adloom/creatives/faces.ts'
import { type TypeStyle } from '@adloom/creatives/letter-widths.ts'
import { type FittedText } from '@adloom/creatives/text-fit.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { blurred, colorAt, type Cover, roundedCover } from './cover.ts'
import { baselineOf, drawWords, marginOf, measureWords, type WordOrder } from './draw-words.ts'
import { type TypeBlock, type TypePiece } from '../timeline/timeline.ts'

/** One word of a block to be made: its pen begins at (x, y), y is the baseline; pixels of the block. */
export interface SetWord {
  readonly text: string
  readonly size: number
  readonly style: TypeStyle
  readonly x: number
  readonly y: number
  readonly line: number
  /** The direction of its line; missing for a word that is a line of its own. */
  readonly direction?: FittedText['direction']
  /** An old price: gets a stroke through it, as a piece of its own. */
  readonly isStruck?: boolean
}

/** Style of words: the colour, and the colour of the shadow that separates them from images. */
export interface WordStyle {
  readonly color: string
  readonly shadow: string | null
}

/** A block to be made: its words, their style, and the names of its sprites: `name/0`, `name/1`… */
export interface BlockOrder {
  readonly name: string
  readonly words: readonly SetWord[]
  readonly wordStyle: WordStyle
  readonly lineHeight: number
}

/** Lines with their words in place: measured with the font's kerning, so that the words are spaced as in one piece. Lines begin at the same side. */
export async function placeLines({ lines, size, lineHeight, style, direction }: Omit<FittedText, 'fit'>): Promise<readonly SetWord[]> {
  const words = lines.map((line) => piecesOf(line, direction))
  const order = { face: style.face, size, weight: style.weight, tracking: style.tracking, direction }
  const [space, ...widths] = await measureWords([{ text: '\u00a0', ...order }, ...words.flat().map((text) => ({ text, ...order }))])
  let at = 0
  const placed = words.flatMap((texts, line) => {
    let pen = 0
    return texts.map((text) => {
      const [x, width] = [pen, widths[at++]]
      pen += width + space
      return { text, size, style, direction, x, y: line * lineHeight, line, width }
    })
  })
  const wide = Math.max(0, ...placed.map(({ x, width }) => x + width))
  return placed.map(({ width, ...word }) => (direction === 'rtl' ? { ...word, x: wide - word.x - width } : word))
}

const RIGHT_TO_LEFT = /[\p{sc=Arabic}\p{sc=Hebrew}]/u
const LEFT_TO_RIGHT = /(?![\p{sc=Arabic}\p{sc=Hebrew}])\p{L}/u

/**
 * The words of a line. Those that run against its direction stay together with the numbers after them, so that their order among themselves is theirs;
 * signs only between two of them (the Unicode bidirectional algorithm, rules W7, N1 and N2).
 */
function piecesOf(line: string, direction: FittedText['direction']): string[] {
  const [own, other] = direction === 'rtl' ? [RIGHT_TO_LEFT, LEFT_TO_RIGHT] : [LEFT_TO_RIGHT, RIGHT_TO_LEFT]
  const pieces: string[] = []
  let against: string[] = []
  let signs: string[] = []
  const end = (): void => {
    if (against.length > 0) pieces.push(against.join('\u00a0'))
    pieces.push(...signs)
    against = []
    signs = []
  }
  for (const word of line.split(' ').filter((each) => each !== '')) {
    const isAgainst = !own.test(word) && (other.test(word) || (against.length > 0 && /\p{Nd}/u.test(word)))
    if (isAgainst) {
      if (against.length === 0) end()
      against.push(...signs, word)
      signs = []
    } else if (against.length > 0 && !own.test(word)) signs.push(word)
    else {
      end()
      pieces.push(word)
    }
  }
  end()
  let lastLetter = ''
  return pieces.map((piece) => {
    const isAfterArabic = /\p{sc=Arabic}/u.test(lastLetter) && !/^\p{L}/u.test(piece)
    lastLetter = piece.match(/\p{L}/gu)?.at(-1) ?? lastLetter
    return isAfterArabic ? `${ARABIC_MARK}${piece}` : piece
  })
}

/** An invisible Arabic letter: numbers after Arabic have their signs at the other side (rule W2), also in a word drawn alone. */
const ARABIC_MARK = '\u061C'

/** Words begin at quarters of a pixel: finer is invisible, and equal words are drawn once. */
const SUBPIXEL_STEPS = 4

interface DrawnWord {
  readonly cover: Cover
  /** Left top corner of the cover in the block, and its visible part. */
  readonly left: number
  readonly top: number
  readonly ink: { readonly top: number; readonly bottom: number }
  readonly advance: number
  readonly word: SetWord
}

/** All blocks of a video, drawn together. */
export async function makeBlocks(orders: readonly BlockOrder[]): Promise<{
  readonly blocks: ReadonlyMap<string, TypeBlock>
  /** How far the first baseline of each block lies below its upper edge, pixels. */
  readonly rises: ReadonlyMap<string, number>
  readonly sprites: ReadonlyMap<string, Pixels>
}> {
  const known = new Map<string, number>()
  const wanted: WordOrder[] = []
  const numbers = orders.map(({ words }) =>
    words.map(({ text, size, style: { face, weight, tracking }, direction, x }) => {
      const shift = Math.floor((x - Math.floor(x)) * SUBPIXEL_STEPS) / SUBPIXEL_STEPS
      const key = [text, face, size, weight, tracking, direction, shift].join('|')
      const number = known.get(key) ?? wanted.push({ text, face, size, weight, tracking, direction, shift }) - 1
      known.set(key, number)
      return number
    }),
  )
  const widths = await measureWords(wanted)
  const covers = await drawWords(wanted, widths)
  const sprites = new Map<string, Pixels>()
  const blocks = new Map<string, TypeBlock>()
  const rises = new Map<string, number>()
  for (const [index, order] of orders.entries()) {
    const drawn = order.words.map((word, at): DrawnWord => {
      const number = numbers[index][at]
      const cover = covers[number]
      return {
        cover,
        left: Math.floor(word.x) - sideOf(word),
        top: Math.round(word.y) - baselineOf(word.size),
        ink: inkOf(cover),
        advance: widths[number] - word.size * word.style.tracking,
        word,
      }
    })
    if (drawn.length === 0) continue
    blocks.set(order.name, blockOf(order, drawn, sprites))
    rises.set(order.name, -inksOf(drawn)[0].top)
  }
  return { blocks, rises, sprites }
}

/** Less cover than this is the soft edge of a letter. */
const FAINT_COVER = 24

/** First row with ink, and the one after the last. */
function inkOf({ width, height, cover }: Cover): { readonly top: number; readonly bottom: number } {
  const isBlank = (row: number): boolean => {
    for (let at = row * width; at < (row + 1) * width; at++) if (cover[at] >= FAINT_COVER) return false
    return true
  }
  let [top, bottom] = [0, height]
  while (top < height - 1 && isBlank(top)) top++
  while (bottom > top + 1 && isBlank(bottom - 1)) bottom--
  return { top, bottom }
}

/** First row of each line with ink, and the one after its last. */
function inksOf(drawn: readonly DrawnWord[]): readonly { readonly top: number; readonly bottom: number }[] {
  return Array.from({ length: Math.max(...drawn.map(({ word }) => word.line)) + 1 }, (_, line) => {
    const own = drawn.filter(({ word }) => word.line === line)
    return { top: Math.min(...own.map((one) => one.top + one.ink.top)), bottom: Math.max(...own.map((one) => one.top + one.ink.bottom)) }
  })
}

const sideOf = ({ size, style: { face } }: SetWord): number => marginOf({ size, face })

function blockOf({ name, wordStyle, lineHeight }: BlockOrder, drawn: readonly DrawnWord[], sprites: Map<string, Pixels>): TypeBlock {
  const inks = inksOf(drawn)
  const lines = inks.length
  const top = inks[0].top
  const pieces = drawn.flatMap((one, index): TypePiece[] => {
    const { word, advance } = one
    const ink = inks[word.line]
    const side = sideOf(word)
    const margin = wordStyle.shadow === null ? side : Math.max(side, Math.ceil(word.size * 0.36))
    const width = Math.ceil(advance)
    const box = {
      left: one.left + side - margin,
      top: ink.top - margin,
      width: width + 2 * margin,
      height: ink.bottom - ink.top + 2 * margin,
    }
    const sprite = `${name}/${index}`
    sprites.set(sprite, drawWord(one, box, wordStyle, drawn))
    const piece = { sprite, x: box.left, y: box.top - top, width, height: ink.bottom - ink.top, margin, line: word.line }
    return word.isStruck === true ? [piece, strokeThrough(piece, word, top, wordStyle, sprites)] : [piece]
  })
  const width = Math.max(...pieces.map((piece) => piece.x + piece.margin + piece.width))
  return { pieces, width, height: inks[lines - 1].bottom - top, lineHeight, lines }
}

/** By how much the stroke reaches beyond the figures at each side, in parts of the type size. */
export const STROKE_OVERHANG = 0.07

/** The stroke through a price: a bar a little wider than the figures, at the height of their middle. */
function strokeThrough(piece: TypePiece, word: SetWord, top: number, { color }: WordStyle, sprites: Map<string, Pixels>): TypePiece {
  const height = Math.max(2, Math.round(word.size * 0.085))
  const over = Math.round(word.size * STROKE_OVERHANG)
  const width = piece.width + 2 * over
  const sprite = `${piece.sprite}-stroke`
  sprites.set(sprite, tintSprite(roundedCover(width, height, height / 2, 1), color))
  const y = Math.round(word.y - top - word.size * faces[word.style.face].capHeight * 0.47 - height / 2)
  return { sprite, x: piece.x + piece.margin - over - 1, y: y - 1, width, height, margin: 1, line: piece.line }
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The part of a drawn word inside the box. */
function within({ cover, left, top }: DrawnWord, box: Box): Cover {
  const part = new Uint8Array(box.width * box.height)
  const own = cover.own === undefined ? undefined : new Uint8Array(part.length * 4)
  const from = Math.max(0, left - box.left)
  const until = Math.min(box.width, left + cover.width - box.left)
  for (let y = Math.max(0, top - box.top); y < Math.min(box.height, top + cover.height - box.top); y++) {
    const row = (y + box.top - top) * cover.width + box.left - left
    for (let x = from; x < until; x++) part[y * box.width + x] = cover.cover[row + x]
    if (own !== undefined && cover.own !== undefined)
      own.set(cover.own.subarray((row + from) * 4, (row + until) * 4), (y * box.width + from) * 4)
  }
  return { width: box.width, height: box.height, cover: part, ...(own === undefined ? {} : { own }) }
}

/** The word in its colour; its shadow spares the letters of neighbouring words. */
function drawWord(word: DrawnWord, box: Box, { color, shadow }: WordStyle, all: readonly DrawnWord[]): Pixels {
  const letters = within(word, box)
  if (shadow === null) return tintSprite(letters, color)
  const { size } = word.word
  const near = blurred(letters, size * 0.035)
  const far = blurred(letters, size * 0.16)
  const spared = neighbours(word, box, all)
  const rgb = channelsOf(color)
  const [darkRed, darkGreen, darkBlue] = channelsOf(shadow)
  const data = new Uint8ClampedArray(box.width * box.height * 4)
  const drop = Math.max(1, Math.round(size * 0.02)) * box.width
  for (let at = 0; at < letters.cover.length; at++) {
    const ink = letters.cover[at] / 255
    const above = at >= drop ? at - drop : at
    let dark = Math.min(0.62, (near.cover[above] * 0.26 + far.cover[above] * 0.66) / 255)
    if (ink === 0 && dark === 0) continue
    dark *= 1 - spared[at] / 255
    const under = dark * (1 - ink)
    const alpha = ink + under
    if (alpha === 0) continue
    const [red, green, blue] = colorAt(letters, at, rgb)
    data[at * 4] = (red * ink + darkRed * under) / alpha
    data[at * 4 + 1] = (green * ink + darkGreen * under) / alpha
    data[at * 4 + 2] = (blue * ink + darkBlue * under) / alpha
    data[at * 4 + 3] = alpha * 255
  }
  return { width: box.width, height: box.height, data }
}

/** Cover of all other words in the box. */
function neighbours(word: DrawnWord, box: Box, all: readonly DrawnWord[]): Uint8Array {
  const covers = all.filter((other) => other !== word && touches(other, box)).map((other) => within(other, box).cover)
  const [first = new Uint8Array(box.width * box.height), ...rest] = covers
  for (const cover of rest) for (let at = 0; at < first.length; at++) if (cover[at] > first[at]) first[at] = cover[at]
  return first
}

const touches = ({ cover, left, top }: DrawnWord, box: Box): boolean =>
  left < box.left + box.width && box.left < left + cover.width && top < box.top + box.height && box.top < top + cover.height

/** The cover in one colour. */
function tintSprite(shape: Cover, color: string): Pixels {
  const { width, height, cover } = shape
  const rgb = channelsOf(color)
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < cover.length; at++) {
    if (cover[at] === 0) continue
    const [red, green, blue] = colorAt(shape, at, rgb)
    data[at * 4] = red
    data[at * 4 + 1] = green
    data[at * 4 + 2] = blue
    data[at * 4 + 3] = cover[at]
  }
  return { width, height, data }
}

/** Red, green and blue, 0 to 255, of `#RRGGBB`. */
export const channelsOf = (color: string): readonly [red: number, green: number, blue: number] => {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}
