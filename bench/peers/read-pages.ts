/**
 * Runs one peer over a folder of saved pages, in a process of its own: `read-pages.ts INSTALLATION PEER FOLDER`. Writes one line of JSON per page,
 * prefixed with "@", because peers print too.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { decodePage } from '../../packages/engine/src/page/fetch/decode-page.ts'
import { manifestSchema, type Page } from '../pages/marks.ts'
import { NOTHING, type PeerFacts } from './facts.ts'
import { peerReaders } from './readers.ts'

/** Runs per page, the fastest counts; a slow page is run once. */
const ROUNDS = 3
const SLOW_MS = 150
const WARM_UP_PAGES = 6
const PAGE_DEADLINE_MS = 20_000

const [installation = '', name = '', folder = ''] = process.argv.slice(2)
const require = createRequire(path.join(installation, 'package.json'))
// An unhandled rejection in a peer must not stop the other pages.
process.on('unhandledRejection', (cause) => console.error(String(cause)))

const reader = await peerReaders[name](async (specifier) => {
  try {
    return require(specifier) as unknown
  } catch (cause) {
    // Modules with a top-level await, or only for `import`.
    console.error(String(cause))
    return (await import(pathToFileURL(require.resolve(specifier)).href)) as unknown
  }
})

const read = (page: Page, html: string): Promise<PeerFacts> =>
  Promise.race([
    reader(html, page.url),
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`no answer in ${PAGE_DEADLINE_MS} ms`)), PAGE_DEADLINE_MS).unref()
    }),
  ])

const pages = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')))
const htmlOf = (page: Page): string => decodePage(readFileSync(path.join(folder, page.file)), null)
for (const page of pages.slice(0, WARM_UP_PAGES)) await read(page, htmlOf(page)).catch((cause: unknown) => console.error(String(cause)))
for (const page of pages) {
  const html = htmlOf(page)
  let ms = Number.POSITIVE_INFINITY
  let facts = NOTHING
  let failure: string | null = null
  for (let round = 0; round < ROUNDS && failure === null && (round === 0 || ms < SLOW_MS); round++) {
    const start = performance.now()
    try {
      facts = await read(page, html)
    } catch (cause) {
      failure = String(cause).slice(0, 200)
    }
    ms = Math.min(ms, performance.now() - start)
  }
  process.stdout.write(`\n@${JSON.stringify({ slug: page.slug, ms, facts, failure })}\n`)
}
process.exit(0)
