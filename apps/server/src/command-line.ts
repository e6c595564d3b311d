import { join } from 'node:path'
import { type Writable } from 'node:stream'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { feedFields } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { DEFAULT_PATTERN } from '@adloom/domain/placements/pack-name.ts'
import { placements } from '@adloom/domain/placements/placement.ts'
import { adLayouts } from '@adloom/domain/template.ts'
import { makeAd } from '@adloom/engine/make-ad.ts'
import { type AdOrder, type CommandLineOrder, readCommandLine, UsageError } from './command-line-order.ts'
import { type Config, configOfThisProcess } from './config/config.ts'
import { runInspectCommand } from './credentials/inspect-command.ts'
import { VERSION } from './http/version.ts'
import { withAdMaker } from './make/ad-maker.ts'
import { makeAll } from './make/make-all.ts'
import { packFolder } from './make/pack-command.ts'
import { AD_FILE, prepareFolder, writeAd } from './make/written-ad.ts'
import { installedParts } from './parts/installed-parts.ts'
import { runPartsCommand } from './parts/parts-command.ts'
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

/** Runs the order, and returns what to print: the path of its result, or a text; null where everything is printed. */
async function done(
  order: CommandLineOrder,
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
    const order = readCommandLine(args)
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
