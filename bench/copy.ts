/**
 * Measures the quality of copy written from saved product pages without a model: `npm run bench:copy -- <folder>`. The folder holds `manifest.json`
 * (URL, kind and language of each page) and the pages. Per language: options per page, the share of options that would fit no other product, broken
 * texts, lengths, time. Then truthful options by people that the check rejects on the page as it was read, and untruthful twins that it accepts.
 * Lists every fault; the last line is JSON. `--show` prints the options, `--show <part of a name>` those of some pages.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CopyRequest, factsOf } from '@adloom/domain/copy.ts'
import { DEFAULT_LANGUAGE, type Language, languageSchema } from '@adloom/domain/language.ts'
import { findUnsupported } from '@adloom/engine/copy/claims/find-unsupported.ts'
import { claimSupportOf } from '@adloom/engine/copy/claims/claim-support.ts'
import { truthfulOptions } from '@adloom/engine/copy/truthful-options.test-data.ts'
import { readSubject } from '@adloom/engine/copy/subject.ts'
import { writeCopy } from '@adloom/engine/copy/write-copy.ts'
import { decodePage } from '@adloom/engine/page/fetch/decode-page.ts'
import { extractProduct } from '@adloom/engine/page/extract-product.ts'
import { writingFaultsOf, isSpecific } from './copy/faults.ts'
import { percentile } from './figures.ts'
import { manifestSchema } from './pages/marks.ts'

const ROUNDS = 3

interface LanguageFigures {
  pages: number
  options: number
  specific: number
  broken: number
  headline: number[]
  description: number[]
  ms: number[]
}

const folder = process.argv.slice(2).find((word) => !word.startsWith('--'))
if (folder === undefined) throw new Error('Which folder? npm run bench:copy -- <folder>')
const showAt = process.argv.indexOf('--show')
const shown = showAt < 0 ? null : (process.argv[showAt + 1] ?? '')

const pages = manifestSchema
  .parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')))
  .filter(({ kind }) => kind === 'product')
const figures = new Map<string, LanguageFigures>()
const requests = new Map<string, CopyRequest>()
const faults: string[] = []

for (const { slug, file, url, language } of pages) {
  const product = extractProduct(decodePage(readFileSync(path.join(folder, file)), null), url, url)
  const requestedLanguage: Language = languageSchema.safeParse(language).data ?? DEFAULT_LANGUAGE
  const request: CopyRequest = {
    url,
    title: product.title,
    description: product.description,
    languages: [requestedLanguage],
    facts: factsOf(product),
  }
  requests.set(slug, request)
  const own = figures.get(language ?? '?') ?? { pages: 0, options: 0, specific: 0, broken: 0, headline: [], description: [], ms: [] }
  figures.set(language ?? '?', own)
  own.pages += 1
  let quickest = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round += 1) {
    // A copy each time: data derived from a request is cached with it.
    const fresh = structuredClone(request)
    const start = performance.now()
    writeCopy(fresh, round)
    quickest = Math.min(quickest, performance.now() - start)
  }
  own.ms.push(quickest)
  const { options } = writeCopy(request, 0)
  const writtenLanguage = readSubject(request).language
  if (options.length < 3) faults.push(`${slug}: ${String(options.length)} options`)
  for (const option of options) {
    const { headline, description, lengths } = option
    own.options += 1
    own.headline.push(lengths?.headline ?? 0)
    own.description.push(lengths?.description ?? 0)
    if (isSpecific(option, request)) own.specific += 1
    else faults.push(`${slug}: fits others: ${headline} // ${description}`)
    const broken = writingFaultsOf(option, writtenLanguage)
    if (broken.length > 0) own.broken += 1
    for (const fault of broken) faults.push(`${slug}: ${fault}: ${headline} // ${description}`)
  }
  if (shown !== null && slug.includes(shown)) {
    console.log(`\n${slug} (${language ?? '?'}): ${product.title ?? ''}`)
    for (const { headline, description, callToAction, adFacts } of options)
      console.log(`  ${headline} // ${description} [${callToAction}] ${JSON.stringify(adFacts)}`)
  }
}

const median = (values: readonly number[]): number => Math.round(percentile(values, 0.5) * 10) / 10
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((1000 * part) / whole) / 1000)

console.log('\n| language | pages | options a page | specific | broken | headline | description | ms |')
console.log('|---|---|---|---|---|---|---|---|')
const rows = [...figures].toSorted(([, one], [, other]) => other.pages - one.pages)
for (const [language, own] of rows)
  console.log(
    `| ${language} | ${own.pages} | ${(own.options / own.pages).toFixed(1)} | ${share(own.specific, own.options)} | ${own.broken} | ${median(own.headline)} | ${median(own.description)} | ${median(own.ms)} |`,
  )
if (faults.length > 0) console.log(`\nFaults:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)

const known = truthfulOptions.filter(({ page }) => page !== null && requests.has(page))
const isRefused = (text: { readonly headline: string; readonly description: string }, page: string | null, language: Language): boolean =>
  findUnsupported(`${text.headline}\n${text.description}`, claimSupportOf(requests.get(page ?? '') ?? { languages: [language] }, language))
    .length > 0
const refused = known.filter((option) => isRefused(option, option.page, option.language))
const passed = known.filter((option) => !isRefused(option.untruthful, option.page, option.language))
console.log(
  `\nTruthful options refused on the page as it was read: ${refused.length} of ${known.length}; untruthful twins let through: ${passed.length}.`,
)
for (const { page, headline, description } of refused) console.log(`  refused, ${page ?? ''}: ${headline} // ${description}`)
for (const { page, untruthful } of passed) console.log(`  let through, ${page ?? ''}: ${untruthful.headline} // ${untruthful.description}`)

const all = rows.map(([, own]) => own)
const sum = (value: (own: LanguageFigures) => number): number => all.reduce((total, own) => total + value(own), 0)
console.log(
  JSON.stringify({
    pages: pages.length,
    options: sum(({ options }) => options),
    specificity: share(
      sum(({ specific }) => specific),
      sum(({ options }) => options),
    ),
    broken: sum(({ broken }) => broken),
    falseRefusals: [refused.length, known.length],
    letThrough: passed.length,
    p50Ms: median(all.flatMap(({ ms }) => ms)),
    p95Ms: Math.round(
      percentile(
        all.flatMap(({ ms }) => ms),
        0.95,
      ),
    ),
  }),
)
