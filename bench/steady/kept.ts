import { createHash } from 'node:crypto'
import { type BenchClient } from '../http-client.ts'

/** What the server acknowledged, by the client it belongs to. A file is known by its path, which ends in the hash of its bytes. */
export interface Kept {
  readonly ads: string[]
  readonly leads: string[]
  readonly jobs: string[]
  readonly files: Set<string>
}
export type KeptKind = keyof Kept

export const nothingKept = (): Kept => ({ ads: [], leads: [], jobs: [], files: new Set() })

export const keptAmounts = ({ ads, leads, jobs, files }: Kept): Readonly<Record<KeptKind, number>> => ({
  ads: ads.length,
  leads: leads.length,
  jobs: jobs.length,
  files: files.size,
})

/** The token for the table of leads. */
export const LEADS_TOKEN = 'token-of-the-steady-bench'

/** Asks for all that was acknowledged to `client`; what is not there, or not as it was. */
export async function findLost(
  { send }: BenchClient,
  { ads, leads, jobs, files }: Kept,
): Promise<Readonly<Record<KeptKind, readonly string[]>>> {
  const foundAds = new Set<string>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: Buffer = (await send({ path: `/api/ads${cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`}` })).bytes
    // The shape of the call's answer, or of a refusal, which has neither.
    const reply = JSON.parse(page.toString()) as {
      readonly ads?: readonly { readonly ad: { readonly id: string } }[]
      readonly cursor?: string | null
    }
    for (const { ad } of reply.ads ?? []) foundAds.add(ad.id)
    cursor = reply.cursor ?? null
  }
  const table = (await send({ path: '/api/leads.csv', headers: { authorization: `Bearer ${LEADS_TOKEN}` } })).bytes.toString()
  const lostJobs: string[] = []
  for (const id of jobs) if ((await send({ path: `/api/generate-video/jobs/${id}` })).status !== '200') lostJobs.push(id)
  const lostFiles: string[] = []
  for (const path of files) {
    const { status, bytes } = await send({ path })
    const hash = createHash('sha256').update(bytes).digest('hex')
    if (status !== '200' || !path.includes(hash)) lostFiles.push(path)
  }
  return {
    ads: ads.filter((id) => !foundAds.has(id)),
    leads: leads.filter((id) => !table.includes(id)),
    jobs: lostJobs,
    files: lostFiles,
  }
}
