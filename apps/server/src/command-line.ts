import { randomInt } from 'node:crypto'
import { access, constants, mkdir, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type AdFormat, adFormats } from '@adloom/domain/ad-format.ts'
import { keepFilesPrivate } from './run-until-stopped.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { type ImageModel } from '@adloom/domain/ports/image-model.ts'
import { type PageLoader } from '@adloom/domain/ports/page-loader.ts'
import { type Segmenter } from '@adloom/domain/ports/segmenter.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { type AdLayout, adLayouts } from '@adloom/domain/template.ts'
import { imageModelOf } from '@adloom/engine/image-model-of.ts'
import { CUTOUT_FILE, type MadeAd, makeAd } from '@adloom/engine/make-ad.ts'
import { guardedStyleLoader } from '@adloom/engine/page/fetch/load-styles.ts'
import { guardedPageLoader } from '@adloom/engine/page/fetch/load-page.ts'
import { styleLoaderWithLogosOf, cacheFetched } from '@adloom/engine/page/fetch/page-cache.ts'
import { copywriterOf, localCopywriter } from '@adloom/engine/copywriters.ts'
import { type LocalImageModel, localImageModel } from '@adloom/engine/local-image-model.ts'
import { type Workers } from '@adloom/engine/workers.ts'
import { backUp, restore } from './storage/backup.ts'
import { type Config, configOfThisProcess } from './config/config.ts'
import { imageGeneratorFor } from './registry/image-registry.ts'
import { seesImages, textModelFor } from './registry/text-registry.ts'
import { MODEL_TIMEOUT_MS, imageLoader } from './models/models-of-roles.ts'
import { rendererOf, workersOf } from './calls/dependencies.ts'
import { installedParts, openParts } from './parts/installed-parts.ts'
import { type PartsOrder, runPartsCommand } from './parts/parts-command.ts'
import { VERSION } from './http/version.ts'

const USAGE = `Adloom ${VERSION}: makes finished ads from a product link.

  adloom make <product-url> --out <folder>
  adloom backup <file>      puts the stopped installation's rows and files into one .tar.gz
  adloom restore <file>     puts them back, into an empty DATA_DIR
  adloom parts              lists optional parts: their size, licence and state
  adloom parts add <part>   fetches one; adloom parts remove <part> removes it

  --out <folder>      where ad.json, picture-1.jpg … and creative-1.jpg … are written
  --layout <layout>   ${Object.keys(adLayouts).join(', ')}; each picture another one if you name none
  --format <format>   ${Object.keys(adFormats).join(', ')} (social)
  --seed <number>     the same page and seed give the same pictures
  --help              this text
`

/** A parsed command line. */
type Order = AdOrder | PartsOrder | { readonly command: 'backup' | 'restore'; readonly file: string }

interface AdOrder {
  readonly command: 'make'
  readonly url: string
  readonly folder: string
  /** Null: each picture another one. */
  readonly layout: AdLayout | null
  readonly format: AdFormat
  readonly seed: number
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
  if (command === 'backup' || command === 'restore') {
    const hasOptions = Object.keys(values).length > 0
    if (address === undefined || rest.length > 0 || hasOptions) throw new UsageError(`Please give one file: adloom ${command} <file>`)
    return { command, file: resolve(address) }
  }
  if (command === 'parts') return readPartsOrder(positionals.slice(1), Object.keys(values).length > 0)
  if (command !== 'make') throw new UsageError(`There is no command "${command ?? ''}". Use: adloom make <product-url> --out <folder>`)
  if (address === undefined || rest.length > 0)
    throw new UsageError('Please give one product link: adloom make <product-url> --out <folder>')
  if (values.out === undefined) throw new UsageError('Please say where to: adloom make <product-url> --out <folder>')
  const url = parseProductUrl(address)
  if (url === null) throw new AdloomError('url.invalid', { detail: address })
  return {
    command,
    url: url.href,
    folder: resolve(values.out),
    layout: values.layout === undefined ? null : oneOf(adLayouts, values.layout, 'layout'),
    format: oneOf(adFormats, values.format ?? 'social', 'format'),
    seed: values.seed === undefined ? randomInt(0x1_0000_0000) : seedOf(values.seed),
  }
}

function readPartsOrder(words: readonly string[], hasOptions: boolean): PartsOrder {
  const [change, name, ...rest] = words
  if (change === undefined && !hasOptions) return { command: 'parts', change: null }
  if ((change === 'add' || change === 'remove') && name !== undefined && rest.length === 0 && !hasOptions) {
    return { command: 'parts', change, name }
  }
  throw new UsageError('Please write: adloom parts, adloom parts add <part> or adloom parts remove <part>')
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { out: text, layout: text, format: text, seed: text, help: { type: 'boolean', short: 'h' } } as const
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

/**
 * Creates the folder, so that a wrong one is reported before the work; returns a function that removes it again while it is empty. Fails with
 * `output.unusable`.
 */
async function prepareFolder(folder: string): Promise<() => Promise<void>> {
  let topmost: string | undefined
  try {
    topmost = await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (cause) {
    throw new AdloomError('output.unusable', { cause, values: { folder } })
  }
  return async () => {
    if (topmost === undefined) return
    try {
      for (let path = folder; path.length >= topmost.length; path = dirname(path)) await rmdir(path)
    } catch {
      // Another program wrote into it meanwhile: it stays.
    }
  }
}

/** The model of a role, null for the built-in engine: there is no ledger here, so with a budget only the built-in engine works. */
const firstOf = <Model>([first]: readonly (Model | null)[], { dailyBudgetUsd, dailyBudgetPerUserUsd }: Config): Model | null =>
  dailyBudgetUsd === null && dailyBudgetPerUserUsd === null ? first : null

/** The image model for scenes. */
function imagesOf(
  config: Config,
  { workers, segmenter }: { readonly workers: Workers; readonly segmenter: Segmenter },
  pages: PageLoader,
): { readonly images: ImageModel; readonly cutOutImage: LocalImageModel['cutOutImage'] } {
  const builtIn = localImageModel(workers, segmenter)
  const { cutOutImage } = builtIn
  const backgroundModel = firstOf(config.models.background, config)
  if (backgroundModel === null) return { images: builtIn, cutOutImage }
  const generator = imageGeneratorFor(backgroundModel, async (url, signal) => (await pages.loadImage(url, signal)).bytes)
  return { images: imageModelOf(generator, { own: builtIn, workers, timeoutMs: MODEL_TIMEOUT_MS.background }), cutOutImage }
}

/** The copywriter; a model with vision is shown the product. */
function copywriterFor(config: Config, workers: Workers, pages: PageLoader): Copywriter {
  const chosen = firstOf(config.models.copy, config)
  if (chosen === null) return localCopywriter(workers)
  const readImage = async (url: string, signal: AbortSignal): Promise<Uint8Array> => (await pages.loadImage(url, signal)).bytes
  const loadImage = seesImages(chosen, config.models.category) ? imageLoader(workers, readImage) : null
  return copywriterOf({ model: textModelFor(chosen), workers, loadImage })
}

const warnWith =
  (report: (line: string) => void) =>
  (message: string, detail: string): void =>
    report(`${message}: ${detail}`)

/** Makes the ad of an order with the same engine as the server, and writes it into the folder. No data folder, no lock. */
async function make(order: AdOrder, config: Config, report: (line: string) => void, signal: AbortSignal): Promise<void> {
  const takeBack = await prepareFolder(order.folder)
  const workers = workersOf(config)
  const optional = openParts(config, warnWith(report))
  const now = (): number => performance.now()
  const pages = cacheFetched(guardedPageLoader({ allowHosts: config.fetchAllowHosts }), now)
  try {
    const parts = {
      pages,
      styles: styleLoaderWithLogosOf(guardedStyleLoader({ allowHosts: config.fetchAllowHosts }), pages),
      renderer: rendererOf(config),
      workers,
      copywriter: copywriterFor(config, workers, pages),
      ...imagesOf(config, { workers, segmenter: optional.segmenter }, pages),
      layout: order.layout,
      format: order.format,
      seed: order.seed,
      allowHosts: config.fetchAllowHosts,
      now,
    }
    await writeAd(await makeAd(order.url, parts, signal), order)
  } catch (error) {
    await takeBack()
    throw error
  } finally {
    await Promise.all([workers.close(), optional.close()])
  }
}

/** Writes a file of the ad. Fails with `storage.full` or `output.unusable`. */
async function writeInto(folder: string, name: string, content: Uint8Array | string): Promise<void> {
  try {
    await writeFile(join(folder, name), content)
  } catch (cause) {
    const isFull = cause instanceof Error && 'code' in cause && (cause.code === 'ENOSPC' || cause.code === 'EDQUOT')
    throw new AdloomError(isFull ? 'storage.full' : 'output.unusable', { cause, values: { folder } })
  }
}

/** Writes the images first and `ad.json` last, so that its presence means the ad is complete. */
async function writeAd(ad: MadeAd, { url, folder, format, seed }: AdOrder): Promise<void> {
  const variants = await Promise.all(
    ad.variants.map(async ({ prompt, image, creative, layout, finished }, place) => {
      const { bytes, ...details } = image
      const file = `creative-${place + 1}.jpg`
      await Promise.all([writeInto(folder, creative.image, bytes), writeInto(folder, file, finished)])
      return { file, layout, creative, prompt, picture: { file: creative.image, ...details } }
    }),
  )
  if (ad.cutout !== null) await writeInto(folder, CUTOUT_FILE, ad.cutout)
  const { product, options, imagePrompts, notes, engines, timings } = ad
  const written = { url, product, copy: options, imagePrompts, notes, variants, format, seed, engines, timings, version: VERSION }
  await writeInto(folder, 'ad.json', `${JSON.stringify(written, null, 2)}\n`)
}

/** Runs the order, and returns what to print: the path of its result, or a text. */
async function done(order: Order, config: Config, report: (line: string) => void, signal: AbortSignal): Promise<string> {
  if (order.command === 'parts') return runPartsCommand(order, installedParts(config, warnWith(report)), report, signal)
  if (order.command === 'make') {
    await make(order, config, report, signal)
    return join(order.folder, 'ad.json')
  }
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
  out: NodeJS.WritableStream,
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
    out.write(`${await done(order, config(), report, signal)}\n`)
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
