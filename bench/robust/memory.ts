import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { decodePage } from '../../packages/engine/src/page/fetch/decode-page.ts'
import { extractProduct } from '../../packages/engine/src/page/extract-product.ts'
import { hostileCases } from './hostile-files.ts'

const PAGES = 200
const WARM_UP = 60
const LARGE = 200_000

/** Bytes of heap left after reading 200 pages in a row and collecting garbage. */
export function retainedMemory(folder: string): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  const heap = (): number => {
    if (typeof collect === 'function') for (let round = 0; round < 3; round++) collect()
    return process.memoryUsage().heapUsed
  }
  const pages = hostileCases(folder)
    .map(({ file, url }) => ({ bytes: readFileSync(path.join(folder, file)), url }))
    .filter(({ bytes }) => bytes.length < LARGE)
  // A different text each time: a cache by text would hold all 200.
  const read = (turn: number): void => {
    const { bytes, url } = pages[turn % pages.length]
    extractProduct(`${decodePage(bytes, null)}<p>${`page ${turn} `.repeat(2000)}</p>`, `${url}/${turn}`, `${url}/${turn}`)
  }
  for (let turn = 0; turn < WARM_UP; turn++) read(turn)
  const before = heap()
  for (let turn = WARM_UP; turn < WARM_UP + PAGES; turn++) read(turn)
  return heap() - before
}
