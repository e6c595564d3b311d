import { createElement, type CSSProperties, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { type ScalableImage, scalableImageOf } from '../image/scalable-image.ts'
import { drawElement } from './draw-element.ts'

const SIDE = 80
/** Columns from black to red. */
const columns = scalableImageOf({
  width: SIDE,
  height: SIDE,
  data: Uint8ClampedArray.from({ length: SIDE * SIDE * 4 }, (_, at) => (at % 4 === 0 ? ((at / 4) % SIDE) * 3 : at % 4 === 3 ? 255 : 0)),
})

const at = (left: number, top: number, width: number, height: number, more: CSSProperties = {}): CSSProperties => ({
  position: 'absolute',
  display: 'flex',
  left,
  top,
  width,
  height,
  ...more,
})
const framed = (frame: CSSProperties, image: CSSProperties): ReactElement =>
  createElement(
    'div',
    { style: { position: 'relative', display: 'flex', overflow: 'hidden', width: 60, height: 60, background: '#0000ff' } },
    createElement('div', { style: { overflow: 'hidden', ...frame } }, createElement('img', { src: 'columns', style: image })),
  )

/** What is drawn, and the sizes that were asked of the image. */
async function drawn(element: ReactElement) {
  const asked: string[] = []
  const image: ScalableImage = {
    ...columns,
    drawnAt: (size, part) => {
      asked.push(`${part.width} × ${part.height} from ${part.left}, ${part.top} of ${size.width} × ${size.height}`)
      return columns.drawnAt(size, part)
    },
  }
  const data = await drawElement(element, { width: 60, height: 60 }, { texts: [], faces: [], images: new Map([['columns', image]]) })
  return { asked, pixel: (x: number, y: number): number[] => [...data.subarray((y * 60 + x) * 4, (y * 60 + x) * 4 + 3)] }
}

test('of an image that is shrunk only the part is resized that its frame and the ad show', async () => {
  const { asked, pixel } = await drawn(framed(at(10, 10, 30, 20), at(-5, -10, 40, 40)))
  expect(asked).toEqual(['30 × 20 from 5, 10 of 40 × 40'])
  expect(pixel(9, 15)).toEqual([0, 0, 255])
  // Column 5 of 40 is column 10 of 80.
  expect(pixel(10, 15)[0]).toBeCloseTo(31, -1)
  expect(pixel(39, 29)[2]).toBe(0)
  expect(pixel(40, 15)).toEqual([0, 0, 255])
  const beyond = await drawn(framed(at(40, 40, 40, 40), at(0, 0, 40, 40)))
  expect(beyond.asked).toEqual(['20 × 20 from 0, 0 of 40 × 40'])
})

test('a frame keeps its round corners, whether its image fills it or not', async () => {
  for (const image of [at(0, 0, 40, 40), at(0, 0, 40, 30)]) {
    const { pixel } = await drawn(framed(at(10, 10, 40, 40, { borderRadius: 20 }), image))
    expect(pixel(11, 11)).toEqual([0, 0, 255])
    expect(pixel(30, 15)[2]).toBe(0)
  }
})

test('an enlarged image is left to the renderer, and one outside the ad draws nothing', async () => {
  const enlarged = await drawn(framed(at(0, 0, 60, 60), at(0, 0, 160, 160)))
  expect(enlarged.asked).toEqual([])
  expect(enlarged.pixel(20, 20)[0]).toBeCloseTo(31, -1)
  const outside = await drawn(framed(at(0, 0, 60, 60), at(70, 0, 40, 40)))
  expect([outside.asked, outside.pixel(59, 5)]).toEqual([[], [0, 0, 255]])
})
