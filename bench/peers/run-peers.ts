import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { manifestSchema, type Page, type ReadFacts } from '../pages/marks.ts'
import { Tally } from '../pages/tally.ts'
import { NOTHING, type PeerFacts } from './facts.ts'
import { peerReaders } from './readers.ts'

/** Results of one peer; `tally` is null when it could not be run, and `note` gives the reason. Times in milliseconds, one per page. */
export interface PeerRow {
  readonly name: string
  readonly tally: Tally | null
  readonly times: readonly number[]
  readonly note: string | null
}

/** Time limit for all pages of one peer, and for all peers; on two idle cores the slowest needs half of it. */
const PEER_DEADLINE_MS = 120_000
const ALL_DEADLINE_MS = 360_000

const lineSchema = z.object({
  slug: z.string(),
  ms: z.number(),
  facts: z.object({
    title: z.string().nullable(),
    description: z.string().nullable(),
    images: z.array(z.string()),
    logo: z.string().nullable(),
    price: z.number().nullable(),
    currency: z.string().nullable(),
    brand: z.string().nullable(),
    language: z.string().nullable(),
    siteName: z.string().nullable(),
  }),
  failure: z.string().nullable(),
})
type Line = z.infer<typeof lineSchema>

/** Runs a peer in a child process; results written before the time limit count. */
function linesOf(
  installation: string,
  name: string,
  folder: string,
  deadlineMs: number,
): Promise<{ lines: readonly Line[]; end: string | null }> {
  return new Promise((resolve) => {
    const program = fileURLToPath(new URL('read-pages.ts', import.meta.url))
    const child = spawn(process.execPath, ['--max-old-space-size=2000', program, installation, name, folder], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let out = ''
    let errors = ''
    let isLate = false
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    child.stderr.on('data', (part: Buffer) => (errors = (errors + part.toString()).slice(-2000)))
    const deadline = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, deadlineMs)
    child.on('close', (code) => {
      clearTimeout(deadline)
      const lines = out.split('\n').flatMap((line) => (line.startsWith('@{') ? [lineSchema.parse(JSON.parse(line.slice(1)))] : []))
      const reason = /^\w*Error.*$/m.exec(errors)?.[0] ?? errors.trim().split('\n').at(-1) ?? ''
      resolve({
        lines,
        end: isLate
          ? `stopped after ${Math.round(deadlineMs / 1000)} s`
          : code === 0
            ? null
            : `ended with ${code}: ${reason.slice(0, 120)}`,
      })
    })
  })
}

/** A peer does not detect the page kind, so it gets the right one. */
const readFacts = (facts: PeerFacts, kind: ReadFacts['kind']): ReadFacts => ({
  kind,
  title: facts.title,
  description: facts.description,
  logos: facts.logo === null ? [] : [facts.logo],
  productImages: facts.images.map((src) => ({ src })),
  price: facts.price === null && facts.currency === null ? null : { amount: facts.price, currency: facts.currency },
  brand: facts.brand,
  language: facts.language?.slice(0, 2).toLowerCase() ?? null,
  siteName: facts.siteName,
})

/**
 * Every peer over the saved pages of a folder, one after another. `ADLOOM_PAGE_PEERS` is the path of their installation, or 'missing' when the
 * installation failed; without it there are no rows.
 */
export async function* runPeers(folder: string): AsyncGenerator<PeerRow> {
  const installation = process.env.ADLOOM_PAGE_PEERS
  if (installation === undefined) return
  if (installation === 'missing') {
    yield { name: 'npm peers', tally: null, times: [], note: 'could not be installed; see above' }
    return
  }
  const pages = manifestSchema.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')))
  const end = performance.now() + ALL_DEADLINE_MS
  for (const name of Object.keys(peerReaders)) {
    const left = end - performance.now()
    yield left <= 0
      ? { name, tally: null, times: [], note: `not asked: the others took ${ALL_DEADLINE_MS / 1000} s` }
      : await rowOf(name, pages, installation, folder, Math.min(left, PEER_DEADLINE_MS))
  }
}

async function rowOf(name: string, pages: readonly Page[], installation: string, folder: string, deadlineMs: number): Promise<PeerRow> {
  const { lines, end } = await linesOf(installation, name, folder, deadlineMs)
  if (lines.length === 0) return { name, tally: null, times: [], note: end ?? 'said nothing' }
  const bySlug = new Map(lines.map((line) => [line.slug, line]))
  const tally = new Tally()
  for (const page of pages) {
    const line = bySlug.get(page.slug)
    // Pages beyond the time limit count as neither right nor wrong.
    if (line === undefined) continue
    const kind = page.kind === 'nonproduct' ? 'other' : page.kind
    tally.add(page, readFacts(line.failure === null ? line.facts : NOTHING, kind))
  }
  const failures = lines.filter(({ failure }) => failure !== null).length
  const notes = [...(failures > 0 ? [`threw on ${failures} pages`] : []), ...(end === null ? [] : [`${end}, ${lines.length} pages read`])]
  return { name, tally, times: lines.map(({ ms }) => ms), note: notes.length === 0 ? null : notes.join(', ') }
}

/** Prints the number of fully correct product pages of each platform for every reader. */
export function printPlatforms(readers: readonly { readonly name: string; readonly tally: Tally | null }[]): void {
  const tallied = readers.flatMap(({ name, tally }) => (tally === null ? [] : [{ name, tally }]))
  const platforms = [...new Set(tallied.flatMap(({ tally }) => [...tally.platforms.keys()]))]
  console.log(`\n| wholly right per platform | ${tallied.map(({ name }) => name).join(' | ')} |`)
  console.log(`|---|${tallied.map(() => '---|').join('')}`)
  const count = (platform: string): number => tallied[0]?.tally.platforms.get(platform)?.[1] ?? 0
  for (const platform of platforms.toSorted((one, other) => count(other) - count(one)))
    console.log(`| ${platform} | ${tallied.map(({ tally }) => (tally.platforms.get(platform) ?? [0, 0]).join('/')).join(' | ')} |`)
}
