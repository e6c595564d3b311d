import { randomInt } from 'node:crypto'
import { join, resolve } from 'node:path'
import { type Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { feedFields, type FeedMapping, feedMappingSchema } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { DEFAULT_PATTERN } from '@adloom/domain/placements/pack-name.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { adLayouts } from '@adloom/domain/template.ts'
import { makeAd } from '@adloom/engine/make-ad.ts'
import { currencyCode } from '@adloom/engine/page/values/currency.ts'
import { type Config, configOfThisProcess } from './config/config.ts'
import { VERSION } from './http/version.ts'
import { type InspectOrder, runInspectCommand } from './credentials/inspect-command.ts'
import { type AdSettings, withAdMaker } from './make/ad-maker.ts'
import { type CampaignOrder, makeAll } from './make/make-all.ts'
import { AD_FILE, prepareFolder, writeAd } from './make/written-ad.ts'
import { installedParts } from './parts/installed-parts.ts'
import { packChoicesOf, type PackFolderOrder, packFolder } from './make/pack-command.ts'
import { type PartsOrder, runPartsCommand } from './parts/parts-command.ts'
import { keepFilesPrivate } from './run-until-stopped.ts'
import { backUp, restore } from './storage/backup.ts'

const USAGE = `Adloom ${VERSION}: makes finished ads from a product link, or from a feed of products.

  adloom make <product-url> --out <folder>
  adloom make-all <feed> --out <folder>
                            an ad of each product of a file or an address: a list of links,
                            a table (CSV, TSV, XLSX), a Google Merchant feed, an export of
                            Shopify or WooCommerce, a sitemap; run again, it goes on
  adloom pack <folder> --out <file.zip>
                            the ads that make or make-all wrote, drawn for every placement, in
                            one zip with checks and upload files
  adloom backup <file>      puts the stopped installation's rows and files into one .tar.gz
  adloom restore <file>     puts them back, into an empty DATA_DIR
  adloom mcp                serves tools to an assistant that speaks MCP, over standard input and output
  adloom inspect <file>     where a picture, a video or those of a zip come from
  adloom parts              lists optional parts: their size, licence and state
  adloom parts add <part>   fetches one; adloom parts remove <part> removes it

  --out <folder>      where ad.json, picture-1.jpg … and creative-1.jpg … are written
  --layout <layout>   ${Object.keys(adLayouts).join(', ')}; each picture another one if you name none
  --format <format>   ${Object.keys(adFormats).join(', ')} (social)
  --seed <number>     the same page and seed give the same pictures
  --jobs <number>     make-all: ads made at the same time, 1 to 8 (2)
  --currency <code>   make-all: of prices that name none, for example EUR
  --column <name=field>
                      make-all: what a column holds, as often as needed; "name=" leaves it out.
                      Fields: ${feedFields.join(', ')}
  --json              inspect: for programs
  --placements <ids>  pack: ${placements.map(({ id }) => id).join(', ')}; all if you name none
  --names <pattern>   pack: names of its files (${DEFAULT_PATTERN})
  --first             pack: of each ad the first picture and text, not every one with every other
  --html5             pack: display banners also animated, in HTML5, each as a zip
  --help              this text
`

/** A parsed command line. */
type Order =
  | AdOrder
  | CampaignOrder
  | InspectOrder
  | PackFolderOrder
  | PartsOrder
  | { readonly command: 'mcp' }
  | { readonly command: 'backup' | 'restore'; readonly file: string }

interface AdOrder extends AdSettings {
  readonly command: 'make'
  readonly url: string
  readonly folder: string
}

/** Ends the program with one sentence, for wrong arguments rather than a failed ad. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

const oneOf = <Choice extends string>(choices: Readonly<Record<Choice, unknown>>, chosen: string, option: string): Choice => {
  if (!Object.hasOwn(choices, chosen)) throw new UsageError(`--${option} must be one of ${Object.keys(choices).join(', ')}.`)
  return chosen as Choice // it is a key of the record
}

/** The order in the arguments, or null for help. */
function readOrder(args: readonly string[]): Order | null {
  const { values, positionals } = parse(args)
  if (values.help === true || args.length === 0) return null
  const [command, address, ...rest] = positionals
  if (command === 'inspect') {
    const { json = false, ...others } = values
    if (address === undefined || rest.length > 0 || Object.keys(others).length > 0)
      throw new UsageError('Please give one file: adloom inspect <file> [--json]')
    return { command, file: resolve(address), isJson: json }
  }
  if (values.json !== undefined) throw new UsageError('--json belongs to inspect.')
  if (command === 'backup' || command === 'restore') {
    const hasOptions = Object.keys(values).length > 0
    if (address === undefined || rest.length > 0 || hasOptions) throw new UsageError(`Please give one file: adloom ${command} <file>`)
    return { command, file: resolve(address) }
  }
  if (command === 'mcp') {
    if (positionals.length > 1 || Object.keys(values).length > 0) throw new UsageError('Please write: adloom mcp')
    return { command }
  }
  if (command === 'pack') return readPackOrder([address, ...rest], values)
  if (command === 'parts') return readPartsOrder(positionals.slice(1), Object.keys(values).length > 0)
  if (command !== 'make' && command !== 'make-all')
    throw new UsageError(`There is no command "${command ?? ''}". Use: adloom make <product-url> --out <folder>`)
  const usage = command === 'make' ? 'adloom make <product-url> --out <folder>' : 'adloom make-all <feed> --out <folder>'
  if (address === undefined || rest.length > 0)
    throw new UsageError(`Please give one ${command === 'make' ? 'product link' : 'feed'}: ${usage}`)
  if (values.out === undefined) throw new UsageError(`Please say where to: ${usage}`)
  const look = {
    folder: resolve(values.out),
    layout: values.layout === undefined ? null : oneOf(adLayouts, values.layout, 'layout'),
    format: values.format === undefined ? null : oneOf(adFormats, values.format, 'format'),
    seed: values.seed === undefined ? null : seedOf(values.seed),
  }
  const drawnSeed = randomInt(0x1_0000_0000)
  const { jobs, currency, column } = values
  if (command === 'make-all') {
    const feed = /^https?:\/\//i.test(address) ? address : resolve(address)
    return {
      command,
      feed,
      ...look,
      drawnSeed,
      jobs: jobsOf(jobs ?? '2'),
      currency: currencyOf(currency),
      mapping: mappingOf(column ?? []),
    }
  }
  if (jobs !== undefined || currency !== undefined || column !== undefined)
    throw new UsageError('--jobs, --currency and --column belong to make-all.')
  const url = parseProductUrl(address)
  if (url === null) throw new AdloomError('url.invalid', { detail: address })
  return { command, url: url.href, ...look, format: look.format ?? 'social', seed: look.seed ?? drawnSeed }
}

function readPartsOrder(words: readonly string[], hasOptions: boolean): PartsOrder {
  const [change, name, ...rest] = words
  if (change === undefined && !hasOptions) return { command: 'parts', change: null }
  if ((change === 'add' || change === 'remove') && name !== undefined && rest.length === 0 && !hasOptions) {
    return { command: 'parts', change, name }
  }
  throw new UsageError('Please write: adloom parts, adloom parts add <part> or adloom parts remove <part>')
}

function readPackOrder([folder, ...rest]: readonly (string | undefined)[], values: ReturnType<typeof parse>['values']): PackFolderOrder {
  const { out, placements: ids, names, first, html5, ...others } = values
  if (folder === undefined || rest.length > 0 || out === undefined || Object.keys(others).length > 0)
    throw new UsageError('Please write: adloom pack <folder> --out <file.zip>')
  const choices = packChoicesOf(ids, names, { isFirst: first === true, html5: html5 === true })
  if (typeof choices === 'string') throw new UsageError(choices)
  return { command: 'pack', folder: resolve(folder), file: resolve(out), choices }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    out: text,
    layout: text,
    format: text,
    seed: text,
    jobs: text,
    currency: text,
    column: { ...text, multiple: true },
    json: { type: 'boolean' },
    placements: text,
    names: text,
    first: { type: 'boolean' },
    html5: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause
    // Node's first sentence names the problem; the others guess reasons.
    throw new UsageError(cause.message.split('\n')[0])
  }
}

function seedOf(text: string): number {
  const seed = Number(text)
  if (!/^\d{1,10}$/.test(text) || seed > 0xffff_ffff) throw new UsageError('--seed must be a whole number from 0 to 4294967295.')
  return seed
}

/** Makes the ad of an order and writes it into its folder. */
async function make(
  { url, folder, ...settings }: AdOrder,
  config: Config,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<string> {
  const takeBack = await prepareFolder(folder)
  try {
    await withAdMaker(settings, config, report, async (parts) =>
      writeAd(await makeAd(url, parts, signal), folder, settings, { url }, parts),
    )
    return join(folder, AD_FILE)
  } catch (error) {
    await takeBack()
    throw error
  }
}

function jobsOf(text: string): number {
  if (!/^[1-8]$/.test(text)) throw new UsageError('--jobs must be a whole number from 1 to 8.')
  return Number(text)
}

function currencyOf(text: string | undefined): string | null {
  if (text === undefined) return null
  const code = currencyCode(text)
  if (code === null) throw new UsageError('--currency must be a code of ISO 4217, for example EUR.')
  return code
}

function mappingOf(columns: readonly string[]): FeedMapping {
  const mapping = Object.fromEntries(
    columns.map((column) => {
      const end = column.lastIndexOf('=')
      return [column.slice(0, Math.max(0, end)), column.slice(end + 1) === '' ? null : column.slice(end + 1)]
    }),
  )
  const read = feedMappingSchema.safeParse(mapping)
  if (!read.success || Object.hasOwn(mapping, ''))
    throw new UsageError(`--column must be <name>=<field>, and the field one of ${feedFields.join(', ')}.`)
  return read.data
}

/** Runs the order, and returns what to print: the path of its result, or a text; null where everything is printed. */
async function done(
  order: Order,
  config: Config,
  { out, report }: { readonly out: Writable; readonly report: (line: string) => void },
  signal: AbortSignal,
): Promise<string | null> {
  if (order.command === 'mcp') {
    // Loaded alone, as the programs are.
    const { serveMcpOverStdio } = await import('./mcp/serve-stdio.ts')
    await serveMcpOverStdio(config, { in: process.stdin, out }, report, signal)
    return null
  }
  if (order.command === 'parts') {
    const warn = (message: string, detail: string): void => report(`${message}: ${detail}`)
    return runPartsCommand(order, installedParts(config, warn), report, signal)
  }
  if (order.command === 'inspect') return runInspectCommand(order, config)
  if (order.command === 'make') return make(order, config, report, signal)
  if (order.command === 'pack') return packFolder(order, config, report, signal)
  if (order.command === 'make-all') return makeAll(order, config, report, signal)
  if (order.command === 'backup') {
    await backUp(config, order.file)
    return order.file
  }
  await restore(config, order.file)
  return config.dataFolder
}

/** The command line: runs `args`, prints the outcome, and returns the exit code. */
export async function runCommandLine(
  args: readonly string[],
  config: () => Config,
  out: Writable,
  problems: NodeJS.WritableStream,
  signal: AbortSignal,
): Promise<0 | 1> {
  try {
    const order = readOrder(args)
    if (order === null) {
      out.write(USAGE)
      return 0
    }
    const report = (line: string): void => {
      problems.write(`${line}\n`)
    }
    const printed = await done(order, config(), { out, report }, signal)
    if (printed !== null) out.write(`${printed}\n`)
    return 0
  } catch (error) {
    if (error instanceof UsageError || error instanceof AdloomError) {
      problems.write(`${error.message}\n`)
      return 1
    }
    throw error
  }
}

/** Runs the words this process was started with; Ctrl-C cancels what runs. */
export async function runThisProcess(): Promise<void> {
  const interrupted = new AbortController()
  process.once('SIGINT', () => interrupted.abort(new AdloomError('request.cancelled')))
  // What `make` writes is for its user to share; a backup holds everything.
  if (/^(backup|restore)$/.test(process.argv[2] ?? '')) keepFilesPrivate()
  process.exitCode = await runCommandLine(process.argv.slice(2), configOfThisProcess, process.stdout, process.stderr, interrupted.signal)
}

if (import.meta.main) await runThisProcess()
