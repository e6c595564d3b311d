import { readFileSync } from 'node:fs'
import path from 'node:path'
import { productSchema } from '@adloom/domain/product.ts'
import { decodePage } from '../../packages/engine/src/page/fetch/decode-page.ts'
import { extractProduct } from '../../packages/engine/src/page/extract-product.ts'
import { createWorkers } from '../../packages/engine/src/workers.ts'
import { casesSchema, type NastyCase, wrongFields } from './judge.ts'

/** One case with what came of it. `peakMb`: most memory the whole process held while it was read. */
export interface Outcome {
  readonly id: string
  readonly isRight: boolean
  readonly said: string
  readonly ms: number
  readonly peakMb: number
}

const never = new AbortController().signal
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** The cases of a folder. */
export const nastyCases = (folder: string): readonly NastyCase[] =>
  casesSchema.parse(JSON.parse(readFileSync(path.join(folder, 'cases.json'), 'utf8')))

/** Every nasty file of a folder read in the worker thread that reads pages for the server, one after another. */
export async function readNasty(folder: string): Promise<readonly Outcome[]> {
  const workers = createWorkers({ size: 1, queueLimit: 1 })
  const outcomes: Outcome[] = []
  // The thread's start is no part of a reading.
  await workers.run('extractProduct', { html: '<h1>Mug</h1>', url: 'https://shop.example/', finalUrl: 'https://shop.example/' }, never)
  for (const nasty of nastyCases(folder)) {
    const bytes = readFileSync(path.join(folder, nasty.file))
    let peak = process.memoryUsage.rss()
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
    const start = performance.now()
    let wrong: string[]
    try {
      const page = { html: decodePage(bytes, null), url: nasty.url, finalUrl: nasty.url }
      const product = await workers.run('extractProduct', page, never)
      // What a page does to every object it does to the thread's; here it can be seen.
      if (nasty.expect.noPollution === true) extractProduct(page.html, page.url, page.finalUrl)
      wrong = [...wrongFields(nasty, product), ...(productSchema.safeParse(product).success ? [] : ['schema'])]
    } catch (cause) {
      wrong = [`failed: ${String(cause)}`]
    }
    const ms = performance.now() - start
    clearInterval(watch)
    peak = Math.max(peak, process.memoryUsage.rss())
    outcomes.push({ id: nasty.id, isRight: wrong.length === 0, said: wrong.join(', '), ms, peakMb: megabytes(peak) })
  }
  await workers.close()
  return outcomes
}
