import { AdloomError } from '@adloom/domain/error.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { writeCopy } from './copy/write-copy.ts'
import { localImageModel } from './local-image-model.ts'
import { makeAd } from './make-ad.ts'
import { createWorkers } from './workers.ts'

const url = 'https://shop.example/p/red-mug'
const html =
  '<title>Red Mug</title><h1>Red Mug</h1><img src="/mug.jpg" alt="Red Mug"><p class="price">€12.50</p><button>Add to cart</button>'

test('images that fail while copy is still being written fail the ad, not the process', async () => {
  const unreachable = new AdloomError('picture.unreachable')
  const pages: PageLoader = {
    loadPage: async () => ({ html, finalUrl: url }),
    forgetPage: () => undefined,
    loadImage: () => Promise.reject(unreachable),
    probeImage: async () => ({ state: 'unknown' }),
  }
  const slowCopywriter: Copywriter = {
    engine: BUILT_IN_ENGINE,
    write: async (request, seed) => {
      await setTimeout(50)
      return writeCopy(request, seed)
    },
    edit: () => Promise.reject(new AdloomError('internal')),
  }
  const workers = createWorkers({ size: 1, queueLimit: 4 })
  const unhandled: unknown[] = []
  const note = (reason: unknown): void => void unhandled.push(reason)
  process.on('unhandledRejection', note)
  try {
    const ad = makeAd(
      url,
      {
        pages,
        styles: { loadStyle: async () => ({ sheets: [], logo: null }) },
        renderer: null,
        workers,
        copywriter: slowCopywriter,
        images: localImageModel(workers),
        layout: 'card',
        format: 'social',
        seed: 1,
        allowHosts: [],
        now: () => performance.now(),
      },
      new AbortController().signal,
    )
    await expect(ad).rejects.toBe(unreachable)
    expect(unhandled).toEqual([])
  } finally {
    process.off('unhandledRejection', note)
    await workers.close()
  }
})
