import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FeedMapping, type FeedPreview, type FeedProduct } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { knownIds } from '@adloom/engine/feeds/known-ids.ts'
import { previewOfFeed } from '@adloom/engine/feeds/preview-of-feed.ts'
import { readFeed } from '@adloom/engine/feeds/read-feed.ts'
import { makeAdOfFeed } from '@adloom/engine/make-ad.ts'
import { type Config } from '../config/config.ts'
import { type AdMaker, type AdSettings, withAdMaker } from './ad-maker.ts'
import { CAMPAIGN_FILE, openCampaignFile, settingsIn } from './campaign-file.ts'
import { openFeedSource } from './feed-source.ts'
import { productFolderName } from './product-folder.ts'
import { AD_FILE, asWritingFailure, prepareFolder, writeAd } from './written-ad.ts'

export interface CampaignOrder {
  readonly command: 'make-all'
  /** A file, or an address. */
  readonly feed: string
  readonly folder: string
  /** Null: as the campaign in the folder has it, else as for one ad. */
  readonly layout: AdSettings['layout']
  readonly format: AdSettings['format'] | null
  readonly seed: number | null
  readonly drawnSeed: number
  /** Ads that are made at the same time. */
  readonly jobs: number
  readonly currency: string | null
  readonly mapping: FeedMapping
}

/** Failures that every other product would meet, too. */
const ENDS_ALL: ReadonlySet<string> = new Set(['request.cancelled', 'server.stopping', 'storage.full', 'output.unusable'])

/**
 * Makes an ad of each product of a feed, each in a folder of its own, and lists them in `campaign.json`. Run again, it makes only what is missing or
 * has changed in the feed. Fails with `campaign.incomplete` when a row gave no ad, with `campaign.other-settings`, and with `feed.*` codes.
 */
export async function makeAll(order: CampaignOrder, config: Config, report: (line: string) => void, signal: AbortSignal): Promise<string> {
  const takeBack = await prepareFolder(order.folder)
  try {
    const settings = await settingsOf(order)
    const source = await openFeedSource(order.feed, order.folder, config.fetchAllowHosts, signal)
    try {
      // Sales are judged by one moment, in the preview and when the ads are made.
      const options = { mapping: order.mapping, currency: order.currency, allowHosts: config.fetchAllowHosts, now: Date.now() }
      const preview = await previewOfFeed(source.read(), options)
      describe(preview, report)
      const rows = readFeed(source.read(), options)
      return await withAdMaker(settings, config, report, (parts) => makeRows({ rows, preview, order, settings }, parts, report, signal))
    } finally {
      await source.close()
    }
  } catch (error) {
    await takeBack()
    throw error
  }
}

/** The settings of the order; those of a campaign that stands in the folder may not be others. */
async function settingsOf({ folder, layout, format, seed, drawnSeed }: CampaignOrder): Promise<AdSettings> {
  const known = await settingsIn(folder)
  if (known === null) return { layout, format: format ?? 'social', seed: seed ?? drawnSeed }
  const isOther =
    (layout !== null && layout !== known.layout) || (format ?? known.format) !== known.format || (seed ?? known.seed) !== known.seed
  if (isOther) throw new AdloomError('campaign.other-settings', { values: { folder } })
  return known
}

/** Says how the feed was understood. */
function describe({ kind, columns, total, totalWrong, needsCurrency }: FeedPreview, report: (line: string) => void): void {
  const read = columns.flatMap(({ name, field }) => (field === null ? [] : [`${field} from "${name}"`]))
  report(`${total} ${total === 1 ? 'row' : 'rows'} (${kind}), ${totalWrong} wrong: ${read.join(', ')}.`)
  if (needsCurrency) report('The feed names no currency, so ads show no price. Name it with --currency, for example --currency EUR.')
}

interface Campaign {
  readonly rows: ReturnType<typeof readFeed>
  readonly preview: FeedPreview
  readonly order: CampaignOrder
  readonly settings: AdSettings
}

async function makeRows(
  { rows, preview, order, settings }: Campaign,
  parts: AdMaker,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const { folder, feed, jobs } = order
  const list = await openCampaignFile(folder, { feed, kind: preview.kind, settings })
  const names = knownIds()
  const running = new Set<Promise<void>>()
  let isEnded: AdloomError | null = null
  let done = 0
  let failed = 0
  const tell = (row: number, what: string): void => report(`[${++done}/${preview.total}] row ${row}: ${what}`)
  const makeRow = async (row: number, product: FeedProduct, name: string): Promise<void> => {
    const { id, title } = product
    try {
      const { files, isNew } = await productFolder(product, { name, folder, settings }, parts, signal)
      await list.addProduct({ row, id, title, folder: name, files })
      tell(row, isNew ? `${name} is made` : `${name} was made before`)
    } catch (cause) {
      const error = cause instanceof AdloomError ? cause : new AdloomError('internal', { cause })
      if (ENDS_ALL.has(error.code) || signal.aborted) {
        isEnded ??= error
        return
      }
      failed++
      await list.addProblem({ row, id, code: error.code, sentence: error.message })
      tell(row, error.message)
    }
  }
  try {
    for await (const row of rows) {
      if ('problem' in row) {
        failed++
        await list.addProblem({ row: row.row, ...row.problem })
        tell(row.row, row.problem.column === undefined ? row.problem.sentence : `${row.problem.column}: ${row.problem.sentence}`)
        continue
      }
      const job = makeRow(row.row, row.product, productFolderName(row.product, names.add)).finally(() => running.delete(job))
      running.add(job)
      if (running.size >= jobs) await Promise.race(running)
      if (isEnded !== null || signal.aborted) break
    }
    await Promise.all(running)
  } finally {
    await Promise.allSettled(running)
    await list.write()
    await list.close()
  }
  if (isEnded !== null) throw isEnded
  if (signal.aborted) throw new AdloomError('request.cancelled')
  const file = join(folder, CAMPAIGN_FILE)
  if (failed > 0) throw new AdloomError('campaign.incomplete', { values: { failed, total: done, file } })
  return file
}

/** The folder of a product with its ad: as it stands there, or made now. It appears in one step, so that what stands there is complete. */
async function productFolder(
  product: FeedProduct,
  { name, folder, settings }: { readonly name: string; readonly folder: string; readonly settings: AdSettings },
  parts: AdMaker,
  signal: AbortSignal,
): Promise<{ readonly files: readonly string[]; readonly isNew: boolean }> {
  const path = join(folder, name)
  if (await isMadeOf(path, product)) return { files: (await readdir(path)).toSorted(), isNew: false }
  const ad = await makeAdOfFeed(product, parts, signal)
  const part = join(folder, `.${name}`)
  try {
    await rm(part, { recursive: true, force: true })
    await mkdir(part)
    const files = await writeAd(ad, part, settings, { url: product.link, feed: product }, parts)
    // A folder without an ad is somebody else's, and stays.
    if (await hasAd(path)) await rm(path, { recursive: true, force: true })
    await rename(part, path)
    return { files: files.toSorted(), isNew: true }
  } catch (cause) {
    throw cause instanceof AdloomError ? cause : asWritingFailure(cause, folder)
  }
}

const hasAd = (path: string): Promise<boolean> =>
  access(join(path, AD_FILE)).then(
    () => true,
    () => false,
  )

/** Whether the ad of this product, as the feed states it now, stands in the folder. */
async function isMadeOf(path: string, product: FeedProduct): Promise<boolean> {
  try {
    const written: unknown = JSON.parse(await readFile(join(path, AD_FILE), 'utf8'))
    return typeof written === 'object' && written !== null && 'feed' in written && JSON.stringify(written.feed) === JSON.stringify(product)
  } catch {
    return false
  }
}
