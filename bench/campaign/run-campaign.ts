import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Campaign, type CampaignProduct, campaignLimits } from '@adloom/domain/campaign/campaign.ts'
import sharp from 'sharp'
import { percentile } from '../figures.ts'
import { freePort, memoryMb, memoryWithChildrenMb, SERVER_PROGRAM, startProgram } from '../server-process.ts'

/** A table of products, and the server with their pictures. */
interface FeedServer {
  readonly host: string
  readonly table: string
  readonly close: () => Promise<void>
}

const PHOTOGRAPHS = new URL('../../e2e/shop/pictures/', import.meta.url)
const names = ['mug', 'tote', 'headphones', 'lamp', 'cushion'] as const

/** Serves so many products of a shop. No two pictures have the same bytes: nothing that was made of one is found again for another. */
export async function serveFeed(products: number): Promise<FeedServer> {
  const photographs = await Promise.all(names.map((name) => readFile(new URL(`${name}.jpg`, PHOTOGRAPHS))))
  const server = createServer((request, reply) => {
    const number = Number(/\d+/.exec(request.url ?? '')?.[0] ?? 0)
    sharp(photographs[number % names.length])
      .modulate({ hue: number % 360, brightness: 1 + (number % 97) / 970 })
      .jpeg({ quality: 90 })
      .toBuffer()
      .then(
        (bytes) => reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes),
        () => reply.destroy(),
      )
  })
  const port = await freePort(0)
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const address = `http://127.0.0.1:${port}`
  const lines = Array.from(
    { length: products },
    (_, row) =>
      `P-${row},"Harbour ${names[row % names.length]} ${row}",Made by the sea and meant for every day.,${address}/${row}.jpg,Longshore,${10 + (row % 90)} GBP`,
  )
  return {
    host: `127.0.0.1:${port}`,
    table: ['id,title,description,image_link,brand,price', ...lines].join('\n'),
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/**
 * `workers`: processes beside the server, on PostgreSQL; 0: the server makes the ads, on its own database. `threads`: of each process that makes ads.
 * `choices`: pictures and texts of each product. `parts`: how many equal parts of the products have their memory told. `idleMs`: how long the processes
 * stay without work afterwards.
 */
interface CampaignRun {
  readonly workers: number
  readonly threads: number
  readonly url: string | null
  readonly choices: { readonly images: number; readonly texts: number }
  readonly parts: number
  readonly idleMs: number
}

interface CampaignFigures {
  readonly perMinute: number
  /** Ads that were made, and products that failed. */
  readonly made: number
  readonly failed: number
  /** Those products, at most a hundred. */
  readonly problems: readonly CampaignProduct[]
  /** Milliseconds from the call that starts the campaign to its first ad. */
  readonly firstMs: number
  /** Memory of the largest process that makes ads: the median of each part of the products. */
  readonly parts: readonly { readonly mb: number; readonly withChildrenMb: number }[]
  /** Its peak, and that of the server, without children. */
  readonly peak: number
  readonly serverPeak: number
  /** Its memory and the threads of its process: at the end, and after a time without work. */
  readonly end: ProcessSize
  readonly idle: ProcessSize
}

/** Resident memory in MB, alone and with child processes. */
export interface ProcessSize {
  readonly mb: number
  readonly withChildrenMb: number
  readonly threads: number
}

const sizeOf = async (pid: number | undefined): Promise<ProcessSize> => ({
  mb: await memoryMb(pid, 'VmRSS'),
  withChildrenMb: await memoryWithChildrenMb(pid),
  threads: (await readdir(`/proc/${pid}/task`)).length,
})

const POLL_MS = 250

/** Makes a campaign of a feed by processes of its own. */
export async function runCampaign(
  { workers, threads, url, choices, parts, idleMs }: CampaignRun,
  feed: FeedServer,
): Promise<CampaignFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-campaign-'))
  const variables = { DATA_DIR: folder, LOG_LEVEL: 'error', FETCH_ALLOW_HOSTS: feed.host, ...(url === null ? {} : { DATABASE_URL: url }) }
  const making = { WORKERS: String(threads), CAMPAIGN_WORKERS: String(threads + 1) }
  const server = await startProgram(SERVER_PROGRAM, { ...variables, ...(workers === 0 ? making : { CAMPAIGN_WORKERS: '0', WORKERS: '1' }) })
  const line = await Promise.all(
    Array.from({ length: workers }, () => startProgram('apps/server/src/worker-main.ts', { ...variables, ...making })),
  )
  const makers = workers === 0 ? [server] : line
  const largest = async (): Promise<ProcessSize> =>
    (await Promise.all(makers.map(({ pid }) => sizeOf(pid)))).reduce((one, other) => (other.mb > one.mb ? other : one))
  try {
    const call = caller(`${server.address}/api`)
    const { key } = await call<{ readonly key: string }>('/feeds', { text: feed.table, name: 'products.csv' })
    const began = performance.now()
    let campaign = await call<Campaign>('/campaigns', { name: 'Bench', feed: { key, name: 'products.csv' }, choices })
    const seen: { readonly at: number; readonly made: number }[] = []
    const sizes: ProcessSize[][] = Array.from({ length: parts }, () => [])
    const total = feed.table.split('\n').length - 1
    while (campaign.status !== 'finished') {
      await delay(POLL_MS)
      // A busy machine may answer one of these too late; the next one tells the same.
      campaign = await call<Campaign>(`/campaigns/${campaign.id}`).catch((error: unknown) => {
        console.error(String(error))
        return campaign
      })
      const { made, failed } = campaign.products
      if (made > 0) seen.push({ at: performance.now(), made })
      sizes[Math.min(parts - 1, Math.floor(((made + failed) / total) * parts))].push(await largest())
    }
    const { made, failed, refused } = campaign.products
    const productsThat = async (status: 'failed' | 'refused'): Promise<readonly CampaignProduct[]> =>
      (await call<{ readonly products: readonly CampaignProduct[] }>(`/campaigns/${campaign.id}/products?status=${status}`)).products
    const end = await largest()
    const figures = {
      perMinute: paceOf(seen),
      made,
      failed: failed + refused,
      problems: [...(await productsThat('failed')), ...(await productsThat('refused'))].slice(0, campaignLimits.productsListed),
      firstMs: seen[0].at - began,
      parts: sizes.map((part) => ({
        mb: percentile(
          part.map(({ mb }) => mb),
          0.5,
        ),
        withChildrenMb: percentile(
          part.map(({ withChildrenMb }) => withChildrenMb),
          0.5,
        ),
      })),
      peak: Math.max(...(await Promise.all(makers.map(({ pid }) => memoryMb(pid, 'VmHWM'))))),
      serverPeak: await memoryMb(server.pid, 'VmHWM'),
      end,
    }
    await delay(idleMs)
    return { ...figures, idle: await largest() }
  } finally {
    for (const { stop } of [...line, server]) await stop()
    await rm(folder, { recursive: true })
  }
}

/** Which products failed and why, a line each. */
export const problemLines = (problems: readonly CampaignProduct[]): readonly string[] =>
  problems.map(({ row, status, code, problem }) => `row ${row}: ${status}, ${code}: ${problem}`)

/** Ads a minute, without the first tenth, during which processes still warm up. */
function paceOf(seen: readonly { readonly at: number; readonly made: number }[]): number {
  const last = seen[seen.length - 1]
  const first = seen.find(({ made }) => made >= last.made / 10) ?? last
  return ((last.made - first.made) / (last.at - first.at)) * 60_000
}

const caller = (api: string) => {
  let cookie = ''
  // The shape of each call's answer.
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const reply = await fetch(`${api}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    cookie ||= reply.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as Answer
  }
}
