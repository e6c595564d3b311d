/**
 * Measures how well saved product pages are read: `npm run bench:pages -- <folder>`. The folder holds `manifest.json` (URL, kind and expected facts
 * of each page) and the pages. Prints a table with our row above those of the npm peers, correct pages per platform, every miss of ours, and as last
 * line our figures as JSON. `--no-peers` leaves the peers out.
 *
 * With `--perturb` every page is read again with one source of facts removed, then another: facts that only one source has do not generalise.
 * `--perturb "visible only"` applies one perturbation and lists its misses; "(gone)" marks facts the page no longer contains at all.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument } from 'htmlparser2'
import { decodePage } from '../packages/engine/src/page/fetch/decode-page.ts'
import { extractProduct } from '../packages/engine/src/page/extract-product.ts'
import { parsePage } from '../packages/engine/src/page/document/page-document.ts'
import { manifestSchema, type Page } from './pages/marks.ts'
import { HEADER, Tally } from './pages/tally.ts'
import { type PeerRow, runPeers, printPlatforms } from './peers/run-peers.ts'
import { removals } from './pages/without.ts'

/** Runs per page; the fastest counts. */
const ROUNDS = 3
const WARM_UP_PAGES = 6

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const tenth = (value: number): number => Math.round(value * 10) / 10

/** The fastest of several runs, in milliseconds, and the result of the last one. */
function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  let quickest = Number.POSITIVE_INFINITY
  let result: T
  let round = 0
  do {
    const start = performance.now()
    result = work()
    quickest = Math.min(quickest, performance.now() - start)
  } while (++round < ROUNDS)
  return { ms: quickest, result }
}

interface Saved {
  readonly page: Page
  readonly html: string
}

function savedPages(folder: string): Saved[] {
  const pages = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')))
  return pages.map((page) => ({ page, html: decodePage(readFileSync(path.join(folder, page.file)), null) }))
}

async function run(folder: string): Promise<void> {
  const saved = savedPages(folder)
  for (const { page, html } of saved.slice(0, WARM_UP_PAGES)) extractProduct(html, page.url, page.url)
  const tally = new Tally()
  const times: number[] = []
  const parseTimes: number[] = []
  const baselineTimes: number[] = []
  for (const { page, html } of saved) {
    baselineTimes.push(timed(() => parseDocument(html)).ms)
    parseTimes.push(timed(() => parsePage(html)).ms)
    const { ms, result } = timed(() => extractProduct(html, page.url, page.url))
    times.push(ms)
    tally.add(page, result)
  }
  const median = tenth(quantile(times, 0.5))
  const p95 = tenth(quantile(times, 0.95))
  console.log(`| reader | ${HEADER} ms median / p95 |`)
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  console.log(`${tally.row('Adloom')} ${median} / ${p95} |`)
  const peers: PeerRow[] = []
  for await (const peer of runPeers(folder)) {
    peers.push(peer)
    const { name, times: took, note } = peer
    console.log(
      peer.tally === null
        ? `| ${name} | ${note} |`
        : `${peer.tally.row(name)} ${tenth(quantile(took, 0.5))} / ${tenth(quantile(took, 0.95))}${note === null ? '' : ` (${note})`} |`,
    )
  }
  printPlatforms([{ name: 'Adloom', tally }, ...peers])
  const parseMedian = tenth(quantile(parseTimes, 0.5))
  const parseP95 = tenth(quantile(parseTimes, 0.95))
  const baselineMedian = tenth(quantile(baselineTimes, 0.5))
  const baselineP95 = tenth(quantile(baselineTimes, 0.95))
  console.log(
    `\nparsing alone ${parseMedian} / ${parseP95} ms; baseline: the tree of htmlparser2 alone ${baselineMedian} / ${baselineP95} ms`,
  )
  console.log(
    `kind ${tally.share('kind')}, two known pictures ${tally.share('twoImages')}, two pictures at all ${tally.share('twoListed')}, language ${tally.share('language')}, false prices ${tally.wrong('noFalsePrice')}, home logo ${tally.share('homeLogo')}, home description ${tally.share('homeDescription')}, home name ${tally.share('homeName')}`,
  )
  console.log('\nMisses:')
  for (const { page, field, got, expected } of tally.misses) console.log(`- ${page} · ${field}: got ${got} · expected ${expected}`)
  console.log(
    JSON.stringify({
      pages: saved.length,
      whole: tally.whole,
      title: tally.of('title'),
      mainImage: tally.of('mainImage'),
      logo: tally.of('logo'),
      description: tally.of('description'),
      price: tally.of('price'),
      priceWrong: tally.wrong('priceNotWrong'),
      currency: tally.of('currency'),
      brand: tally.of('brand'),
      kind: tally.of('kind'),
      twoImages: tally.of('twoImages')[0],
      twoListed: tally.of('twoListed')[0],
      falsePrice: tally.wrong('noFalsePrice'),
      language: tally.of('language'),
      medianMs: median,
      p95Ms: p95,
      parseMedianMs: parseMedian,
      parseP95Ms: parseP95,
      baselineMedianMs: baselineMedian,
      baselineP95Ms: baselineP95,
    }),
  )
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/&\w+;|[^\p{L}\p{N}]+/gu, '')

/** The letters and digits of a page and of its tags' attributes, to check whether it still contains a fact. */
const allLetters = (html: string): string => lettersOf(html.replaceAll(/<[^<>]*>/g, (tag) => (tag.includes('=') ? tag : '')))

/** Whether the page still contains every expected fact, however it is escaped. */
function holdsFacts({ expected }: Page, letters: string): boolean {
  const prices = expected.price?.flatMap((price) => [String(price), price.toFixed(2), price.toLocaleString('en')])
  return [expected.title, expected.imageMain, expected.description, prices].every(
    (marks) => !marks || marks.length === 0 || marks.some((mark) => letters.includes(lettersOf(mark))),
  )
}

function runPerturbed(saved: readonly Saved[], wanted: string | undefined): void {
  console.log(`| taken away | ${HEADER} of which possible | kind | two pictures |`)
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|')
  const figures: Record<string, number> = {}
  for (const { name, apply } of removals) {
    if (wanted !== undefined && wanted !== name) continue
    const tally = new Tally()
    const left = new Map<string, string>()
    let possible = 0
    for (const { page, html } of saved) {
      const rest = apply(html)
      const letters = allLetters(rest)
      left.set(page.slug, letters)
      if (page.kind === 'product' && holdsFacts(page, letters)) possible++
      tally.add(page, extractProduct(rest, page.url, page.url))
    }
    figures[name] = tally.whole
    console.log(`${tally.row(name)} ${possible} | ${tally.share('kind')} | ${tally.share('twoImages')} |`)
    if (wanted === undefined) continue
    for (const { page, field, got, expected } of tally.misses) {
      const marks = saved.find((one) => one.page.slug === page)?.page.expected
      const known = { title: marks?.title, mainImage: marks?.imageMain, description: marks?.description, brand: marks?.brand }[field]
      const isMissingFromPage = known?.every((mark) => !(left.get(page) ?? '').includes(lettersOf(mark))) === true
      console.log(`- ${page} · ${field}${isMissingFromPage ? ' (gone)' : ''}: got ${got} · expected ${expected}`)
    }
  }
  console.log(JSON.stringify(figures))
}

const words = process.argv.slice(2)
const folder = words.find((word) => !word.startsWith('--'))
const perturb = words.indexOf('--perturb')
if (folder === undefined) {
  console.error('Usage: npm run bench:pages -- <folder with manifest.json and the pages> [--no-peers] [--perturb [way]]')
  process.exitCode = 1
} else if (perturb === -1) await run(folder)
else runPerturbed(savedPages(folder), words[perturb + 1])
