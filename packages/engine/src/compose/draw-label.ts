import { fontStyleOf } from '@adloom/creatives/fallback-fonts.ts'
import { hasJoinedLetters } from '@adloom/creatives/letter-widths.ts'
import { createElement } from 'react'
import { fromJsx } from 'takumi-js/helpers/jsx'
import { adRenderer } from './fonts.ts'
import { type Label } from '@adloom/renderer/shapes/shape.ts'

const HEIGHT = 420

/** The printed lines of a product: a name, and below it the content, set in capitals as on packaging. Null without text. */
export async function drawLabel(title: string | null, contents: string | null, ratio: number): Promise<Label | null> {
  const main = title ?? contents
  if (main === null) return null
  const small = title === null ? null : contents
  const texts = [main, small ?? '']
  const width = Math.round(HEIGHT * ratio)
  const lines = linesOf(main.toLocaleUpperCase('en'))
  const longest = Math.max(...lines.map((line) => line.length))
  // 0.78: mean width of a spaced capital in ems.
  const size = Math.min((width * 0.86) / (longest * 0.78), (HEIGHT * 0.5) / lines.length, 104)
  const line = (text: string, style: object) =>
    createElement('div', { key: text, style: { display: 'flex', color: '#000', ...style } }, text)
  const rule = createElement('div', {
    key: 'rule',
    style: { width: Math.round(width * 0.12), height: 5, backgroundColor: '#000', marginTop: 26 },
  })
  const element = createElement(
    'div',
    {
      style: {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        width,
        height: HEIGHT,
        ...fontStyleOf(texts.join(' ')),
      },
    },
    ...lines.map((text) => line(text, { fontSize: size, fontWeight: 600, letterSpacing: spaced(text, size * 0.07), lineHeight: 1.16 })),
    rule,
    ...(small === null
      ? []
      : [
          line(small.toLocaleUpperCase('en'), {
            fontSize: Math.max(20, Math.min(size * 0.4, (width * 0.8) / (small.length * 0.82))),
            fontWeight: 500,
            letterSpacing: spaced(small, 5),
            marginTop: 24,
          }),
        ]),
  )
  const { node, css } = await fromJsx(element)
  const renderer = await adRenderer(texts)
  const drawn = await renderer.render(node, { width, height: HEIGHT, format: 'raw', css })
  const cover = new Uint8Array(width * HEIGHT)
  for (let at = 0; at < cover.length; at++) cover[at] = drawn[at * 4 + 3]
  return { width, height: HEIGHT, cover }
}

const spaced = (text: string, space: number): number => (hasJoinedLetters(text) ? 0 : space)

/** At most three lines of similar length. */
function linesOf(text: string): string[] {
  const words = text.split(/\s+/)
  if (words.length === 1 || text.length <= 9) return [text]
  const target = Math.max(...words.map((word) => word.length), Math.ceil(text.length / Math.min(3, words.length)))
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= target + 1) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 4)
}
