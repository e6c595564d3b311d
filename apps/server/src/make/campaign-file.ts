import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { adFormatSchema } from '@adloom/domain/ad-format.ts'
import { type FeedKind, type FeedProblem } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { adLayoutSchema } from '@adloom/domain/template.ts'
import * as z from 'zod'
import { VERSION } from '../http/version.ts'
import { type AdSettings } from './ad-maker.ts'
import { asWritingFailure } from './written-ad.ts'

/** The file that lists the products, files and problems of a campaign. */
export const CAMPAIGN_FILE = 'campaign.json'

const settingsSchema = z.object({ settings: z.object({ layout: adLayoutSchema.nullable(), format: adFormatSchema, seed: z.int() }) })

/** The settings of the campaign that stands in a folder; null where there is none. Fails with `campaign.damaged`. */
export async function settingsIn(folder: string): Promise<AdSettings | null> {
  const file = join(folder, CAMPAIGN_FILE)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return null
  try {
    return settingsSchema.parse(JSON.parse(text)).settings
  } catch (cause) {
    throw new AdloomError('campaign.damaged', { cause, values: { file } })
  }
}

interface ListedProduct {
  readonly row: number
  readonly id: string
  readonly title: string | null
  readonly folder: string
  readonly files: readonly string[]
}

/** A row without an ad: wrong in the feed, or failed while it was made. */
interface ListedProblem extends FeedProblem {
  readonly row: number
  readonly id?: string
}

/** What stands above the lists. */
interface CampaignHead {
  readonly feed: string
  readonly kind: FeedKind
  readonly settings: AdSettings
}

/** Lists of any length, which stand on disk until the file is written. */
interface CampaignFile {
  readonly addProduct: (product: ListedProduct) => Promise<void>
  readonly addProblem: (problem: ListedProblem) => Promise<void>
  /** Writes the file in one step, and can be called again. */
  readonly write: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The campaign file of a folder; written at once, so that its settings are known to the next run whatever happens to this one. */
export async function openCampaignFile(folder: string, head: CampaignHead): Promise<CampaignFile> {
  const lists = { products: join(folder, '.products'), problems: join(folder, '.problems') }
  const close = async (): Promise<void> => {
    for (const list of Object.values(lists)) await rm(list, { force: true })
  }
  const add = (list: string, entry: unknown): Promise<void> => orFail(folder, appendFile(list, `${JSON.stringify(entry)}\n`))
  async function* content(): AsyncGenerator<string> {
    yield JSON.stringify({ version: VERSION, ...head }, null, 2).replace(/\n}$/, '')
    for (const [name, list] of Object.entries(lists)) {
      yield `,\n  "${name}": [`
      yield* entriesOf(list)
      yield '\n  ]'
    }
    yield '\n}\n'
  }
  const write = async (): Promise<void> => {
    const part = join(folder, `.${CAMPAIGN_FILE}`)
    await orFail(
      folder,
      pipeline(content(), createWriteStream(part)).then(() => rename(part, join(folder, CAMPAIGN_FILE))),
    )
  }
  await close()
  for (const list of Object.values(lists)) await orFail(folder, appendFile(list, ''))
  await write()
  return { addProduct: (product) => add(lists.products, product), addProblem: (problem) => add(lists.problems, problem), write, close }
}

/** Lines of a list as entries of a JSON array. */
async function* entriesOf(list: string): AsyncGenerator<string> {
  let isFirst = true
  let last = ''
  for await (const part of createReadStream(list, 'utf8')) {
    const lines = `${last}${String(part)}`.split('\n')
    last = lines.pop() ?? ''
    for (const line of lines) {
      yield `${isFirst ? '' : ','}\n    ${line}`
      isFirst = false
    }
  }
}

const orFail = <Value>(folder: string, work: Promise<Value>): Promise<Value> =>
  work.catch((cause: unknown) => {
    throw asWritingFailure(cause, folder)
  })
