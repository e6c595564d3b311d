import { type CutOut } from '../cutout/cut-out.ts'
import { type Pixels } from '@adloom/renderer/pixels.ts'
import { type Pose } from '@adloom/renderer/place-product.ts'
import { poseOfOutline } from './product-pose.ts'
import { resizeRegion } from '@adloom/renderer/resize-product.ts'

/** Side, in pixels, of the square with the area of each product of a group. */
const SIDE = 520
/** An image enlarged more than this shows its pixels; the whole group is then made smaller. */
const MOST_ENLARGED = 1.25
/** Room between two products, as a share of that side. */
const GAP = 0.15

/**
 * Several products as one: side by side on one ground line, each with the same visible area, since photographs do not state sizes. The scene then
 * gets the group, with one shadow.
 */
export function groupOf(cutOuts: readonly [CutOut, ...CutOut[]]): CutOut {
  const [first] = cutOuts
  if (cutOuts.length === 1) return first
  const size = ({ box }: CutOut): number => Math.sqrt(box.width * box.height)
  const side = Math.min(SIDE, ...cutOuts.map((each) => size(each) * MOST_ENLARGED))
  const products = cutOuts.map((each) => {
    const scale = side / size(each)
    return resizeRegion(
      each.product,
      each.box,
      Math.max(1, Math.round(each.box.width * scale)),
      Math.max(1, Math.round(each.box.height * scale)),
    )
  })
  const gap = Math.round(side * GAP)
  const width = products.reduce((sum, product) => sum + product.width + gap, -gap)
  const height = Math.max(...products.map((product) => product.height))
  const group: Pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) }
  let left = 0
  for (const product of products) {
    for (let y = 0; y < product.height; y++) {
      const row = product.data.subarray(y * product.width * 4, (y + 1) * product.width * 4)
      group.data.set(row, ((height - product.height + y) * width + left) * 4)
    }
    left += product.width + gap
  }
  return {
    ...first,
    product: group,
    box: { x: 0, y: 0, width, height },
    confidence: Math.min(...cutOuts.map(({ confidence }) => confidence)),
  }
}

/** The pose of a group: lying only when nothing in it stands; null leaves a single product to its own outline. */
export const poseOfGroup = (cutOuts: readonly CutOut[]): Pose | null =>
  cutOuts.length === 1 ? null : cutOuts.every(({ product, box }) => poseOfOutline(product, box) === 'lying') ? 'lying' : 'standing'
