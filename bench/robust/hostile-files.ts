import { readFileSync } from 'node:fs'
import path from 'node:path'
import { productSchema } from '@adloom/domain/product.ts'
import { decodePage } from '../../packages/engine/src/page/fetch/decode-page.ts'
import { extractProduct } from '../../packages/engine/src/page/extract-product.ts'
import { createWorkers } from '../../packages/engine/src/workers.ts'
import { casesSchema, type HostileCase, wrongFields } from './judge.ts'

/** One case and its result. `peakMb`: peak memory of the whole process while it was read. */
export interface Outcome {
  readonly id: string
  readonly isRight: boolean
  readonly note: string
  readonly ms: number
  readonly peakMb: number
}

const never = new AbortController().signal
const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024)

/** The cases of a folder. */
export const hostileCases = (folder: string): readonly HostileCase[] =>
  casesSchema.parse(JSON.parse(readFileSync(path.join(folder, 'cases.json'), 'utf8')))

/** Reads every hostile file of a folder in the server's worker thread for pages, one after another. */
export async function readHostileFiles(folder: string): Promise<readonly Outcome[]> {
  const workers = createWorkers({ size: 1, queueLimit: 1 })
  const outcomes: Outcome[] = []
  // Starts the thread first, so that its start is not measured.
  await workers.run('extractProduct', { html: '<h1>Mug</h1>', url: 'https://shop.example/', finalUrl: 'https://shop.example/' }, never)
  for (const hostile of hostileCases(folder)) {
    const bytes = readFileSync(path.join(folder, hostile.file))
    let peak = process.memoryUsage.rss()
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 5)
    const start = performance.now()
    let wrong: string[]
    try {
      const page = { html: decodePage(bytes, null), url: hostile.url, finalUrl: hostile.url }
      const product = await workers.run('extractProduct', page, never)
      // Pollution of the prototypes in the thread would show here.
      if (hostile.expect.noPollution === true) extractProduct(page.html, page.url, page.finalUrl)
      wrong = [...wrongFields(hostile, product), ...(productSchema.safeParse(product).success ? [] : ['schema'])]
    } catch (cause) {
      wrong = [`failed: ${String(cause)}`]
    }
    const ms = performance.now() - start
    clearInterval(watch)
    peak = Math.max(peak, process.memoryUsage.rss())
    outcomes.push({ id: hostile.id, isRight: wrong.length === 0, note: wrong.join(', '), ms, peakMb: megabytes(peak) })
  }
  await workers.close()
  return outcomes
}
