import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { uploadLimits } from '@adloom/domain/upload.ts'
import sharp from 'sharp'
import { holdOnMachine } from '../../processes/machine-lock.ts'
import type { FirstWords } from '../../processes/on-demand-process.ts'
import type { ModelDescription } from './model-description.ts'
import { areaInNetwork, inputValues, maskOfValues } from './network-values.ts'
import { type Network, type NetworkRuntime, openNetwork } from './open-network.ts'
import type { SegmentOrder, SegmentReply } from './segmenter.ts'

/** Runs the network on one image after the other in a process of its own, one such process for each installed network on a machine. */
const parent = process.send?.bind(process)
if (parent === undefined) throw new Error('network-main.ts runs as a process of its own only')

/** More threads than that gain little (IS-Net at 1024 × 1024, 2026-11-22). */
const THREADS_MAX = 4
const threads = Math.min(THREADS_MAX, availableParallelism())
sharp.concurrency(1)
sharp.cache(false)

const reply = (message: FirstWords | SegmentReply): Promise<void> =>
  new Promise((resolve) => {
    parent(message, undefined, undefined, () => resolve())
  })

/** An image's pixels, upright, on white, at its place in the network's image; null when it cannot be read. */
async function networkImage(image: Uint8Array, description: ModelDescription) {
  try {
    const input = { limitInputPixels: uploadLimits.pixels, failOn: 'error' } as const
    const { autoOrient } = await sharp(image, input).metadata()
    const area = areaInNetwork(autoOrient, description)
    const margin = { left: area.left, top: area.top, right: description.width - area.left - area.width }
    const [r, g, b] = description.channels === 'rgb' ? description.mean : description.mean.toReversed()
    const small = await sharp(image, input)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(area.width, area.height, { fit: 'fill' })
      .removeAlpha()
      .extend({ ...margin, bottom: description.height - area.top - area.height, background: { r, g, b } })
      .raw({ depth: 'uchar' })
      .toBuffer()
    return { area, pixels: small }
  } catch {
    return null
  }
}

async function segment(image: Uint8Array, { description, run }: Network): Promise<SegmentReply> {
  const found = await networkImage(image, description)
  if (found === null) return { mask: null }
  const { data, dims } = await run(inputValues(found.pixels, description))
  return { mask: maskOfValues(data, dims, found.area, description) }
}

// Nobody waits any more. An orderly exit would wait for the network.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

const [folder, ...runtimes] = process.argv.slice(2)
let isWanted = false
let isBusy = true
const leaveIfWanted = (): void => {
  if (isWanted && !isBusy) process.exit(0)
}

try {
  await holdOnMachine(createHash('sha256').update(folder).digest('hex').slice(0, 32), () => {
    isWanted = true
    leaveIfWanted()
  })
  const network = await openNetwork(folder, runtimes as NetworkRuntime[], threads) // what `segmenter.ts` passes
  process.on('message', (order: SegmentOrder) => {
    isBusy = true
    const answered = segment(order.image, network).then(reply)
    answered.then(
      () => {
        isBusy = false
        leaveIfWanted()
      },
      (error: unknown) => reply({ problem: String(error) }),
    )
  })
  await reply('ready')
} catch (error) {
  await reply({ problem: String(error) })
  process.exit(1)
}
