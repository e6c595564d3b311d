import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { feedFields, type FeedMapping, feedMappingSchema } from '@adloom/domain/campaign/feed-product.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { parseProductUrl } from '@adloom/domain/product.ts'
import { adLayouts } from '@adloom/domain/template.ts'
import { currencyCode } from '@adloom/engine/page/values/currency.ts'
import { type InspectOrder } from './credentials/inspect-command.ts'
import { type AdSettings } from './make/ad-maker.ts'
import { type CampaignOrder } from './make/make-all.ts'
import { packChoicesOf, type PackFolderOrder } from './make/pack-command.ts'
import { type PartsOrder } from './parts/parts-command.ts'

/** A parsed command line. */
export type CommandLineOrder =
  | AdOrder
  | CampaignOrder
  | InspectOrder
  | PackFolderOrder
  | PartsOrder
  | { readonly command: 'mcp' }
  | { readonly command: 'backup' | 'restore'; readonly file: string }

export interface AdOrder extends AdSettings {
  readonly command: 'make'
  readonly url: string
  readonly folder: string
}

/** Ends the program with one sentence, for wrong arguments rather than a failed ad. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const oneOf = <Choice extends string>(choices: Readonly<Record<Choice, unknown>>, chosen: string, option: string): Choice => {
  if (!Object.hasOwn(choices, chosen)) throw new UsageError(`--${option} must be one of ${Object.keys(choices).join(', ')}.`)
  return chosen as Choice // it is a key of the record
}

/** The order in the arguments, or null for help. Fails with a `UsageError`. */
export function readCommandLine(args: readonly string[]): CommandLineOrder | null {
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
