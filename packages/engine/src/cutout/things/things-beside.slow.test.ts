import { type SegmentMask } from '@adloom/domain/ports/segmenter.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { expect, test } from 'vitest'
import { downscale } from '../../image/downscale.ts'
import { colorsAlone, WITNESS_SIDE } from './colors-alone.ts'
import { type Color, cutOutSample, sampleBox, sampleDisc } from '../cut-out-sample.test-data.ts'
import { cutOut } from '../cut-out.ts'

const SIDE = 512
type Shape = (x: number, y: number) => number
/** A thing in a drawn photograph, and its colour. */
type Thing = readonly [Shape, Color]

const grey: Color = [236, 236, 234]
const blue: Color = [44, 84, 150]
const green: Color = [70, 128, 62]
const brown: Color = [134, 88, 52]

/** A photograph of these things; `light` is how it is exposed. */
const photo = (things: readonly Thing[], ground: (x: number, y: number) => Color = () => grey, light = 1): Pixels =>
  cutOutSample({
    size: SIDE,
    ground: (x, y) => lit(ground(x, y), light),
    shape: (x, y) => Math.min(...things.map(([shape]) => shape(x, y))),
    // A surface is shaded from left to right.
    color: (x, y) => lit((things.find(([shape]) => shape(x, y) < 0.01) ?? things[0])[1], light * (1.1 - 0.3 * x)),
    noise: 1.5,
  }).photo
const lit = (color: Color, light: number): Color => [color[0] * light, color[1] * light, color[2] * light]

const vase: Thing = [sampleBox(0.36, 0.55, 0.12, 0.2, 0.05), blue]
const plant: Thing = [sampleDisc(0.74, 0.58, 0.13), green]
const main = photo([vase, plant])
/** Further photographs of the vase alone: nearer, and in another light and place. */
const near: readonly Thing[] = [[sampleBox(0.5, 0.5, 0.2, 0.32, 0.08), blue]]
const small: readonly Thing[] = [[sampleBox(0.62, 0.6, 0.08, 0.14, 0.03), blue]]
const alone = [photo(near), photo(small, undefined, 0.9)]

/** Whether the vase and the thing beside it are in the cutout of a photograph whose page has these others. */
function kept(image: Pixels, others: readonly Pixels[], mask: SegmentMask | null = null) {
  const colors = others.map((other) => colorsAlone(downscale(other, WITNESS_SIDE))).filter((one) => one !== null)
  const { product, usable, things } = cutOut(image, mask, colors)
  const isAt = (x: number, y: number): boolean => product.data[(Math.round(y * SIDE) * SIDE + Math.round(x * SIDE)) * 4 + 3] > 127
  return { vase: isAt(0.36, 0.55), beside: isAt(0.74, 0.58), usable, things }
}

test('what stands beside the product is left out when the other photographs of the page show the product alone', () => {
  expect(kept(main, [])).toMatchObject({ vase: true, beside: true, things: 2 })
  expect(kept(main, alone)).toEqual({ vase: true, beside: false, usable: true, things: 1 })
})

test('a network that sees both things gets the same answer, also on boards', () => {
  const boards = (x: number, y: number): Color => (Math.floor(y * 9) % 2 === 0 ? [178, 150, 120] : [150, 120 + 14 * Math.sin(x * 60), 92])
  const seen = [vase, plant].map(([shape]) => shape)
  const data = Uint8Array.from({ length: SIDE * SIDE }, (_, cell) =>
    seen.some((shape) => shape(((cell % SIDE) + 0.5) / SIDE, (Math.floor(cell / SIDE) + 0.5) / SIDE) < 0) ? 255 : 0,
  )
  const mask = { width: SIDE, height: SIDE, data }
  expect(kept(photo([vase, plant], boards), alone, mask)).toEqual({ vase: true, beside: false, usable: true, things: 1 })
})

test.each<[string, readonly Pixels[]]>([
  ['there is one other photograph', [alone[0]]],
  ['the other photographs show both', [photo([vase, plant]), main]],
  ['one of them shows the other thing', [...alone, photo([[sampleDisc(0.5, 0.5, 0.2), green]])]],
  ['they show something else', [photo([[sampleDisc(0.5, 0.5, 0.25), brown]]), photo([[sampleBox(0.5, 0.5, 0.1, 0.1), brown]])]],
  ['they show another colour of the product beside the same plant', [photo([[vase[0], brown], plant]), photo([[vase[0], grey], plant])]],
])('all things stay when %s', (_, others) => {
  expect(kept(main, others)).toMatchObject({ vase: true, beside: true, things: 2 })
})

test('both of a pair stay, and only what stands beside the pair goes', () => {
  const second: Thing = [sampleBox(0.12, 0.58, 0.08, 0.16, 0.04), blue]
  const image = photo([vase, second, plant])
  expect(kept(image, alone)).toMatchObject({ vase: true, beside: false, things: 2 })
})

test('a head above a coat stays though the other photographs show the coat alone', () => {
  const coat: Thing = [sampleBox(0.5, 0.65, 0.14, 0.22, 0.05), blue]
  // A scarf in the colour of the wall lies between them.
  const head: Thing = [sampleDisc(0.5, 0.3, 0.09), [196, 140, 112]]
  const { product } = cutOut(
    photo([coat, head]),
    null,
    alone.map((other) => colorsAlone(downscale(other, WITNESS_SIDE))).filter((one) => one !== null),
  )
  expect(product.data[(Math.round(0.3 * SIDE) * SIDE + SIDE / 2) * 4 + 3]).toBeGreaterThan(127)
})
