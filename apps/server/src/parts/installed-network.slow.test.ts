import { segmenterPromises } from '@adloom/domain/ports/segmenter.conformance.ts'
import { createSegmenter } from '@adloom/engine/cutout/network/segmenter.ts'
import { networkRuntimes } from '@adloom/engine/cutout/network/open-network.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '../config/config.ts'
import { CUTOUT, installedParts } from './installed-parts.ts'

const folder = installedParts(readConfig({ PARTS_DIR: process.env.PARTS_DIR }), () => undefined).folderOf(CUTOUT)
if (folder === null) console.log('The installed network is not tested: there is none. `npm run adloom -- parts add cutout` adds it.')

/** A bright disc on a dark ground. */
const photograph = (level: number): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      `<svg width="640" height="320"><rect width="640" height="320" fill="#333"/><circle cx="160" cy="160" r="100" fill="rgb(${level},${level},255)"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

// Minutes on a busy machine, in WebAssembly.
const limits = { startMs: 120_000, replyMs: 240_000, idleMs: 60_000, waiting: 16, restMs: 0 }
describe.skipIf(folder === null).each(networkRuntimes)('the installed network in %s', (runtime) => {
  const segmenter = createSegmenter({
    network: async () => folder,
    runtimes: [runtime],
    warn: (problem) => expect(problem).toBe(''),
    limits,
  })
  afterAll(() => segmenter.close())
  test('keeps the promises of every segmenter', { timeout: 900_000 }, async () => {
    for (const { check } of segmenterPromises(await photograph(255), await photograph(200)))
      await expect(check(segmenter)).resolves.toBeUndefined()
  })
})
