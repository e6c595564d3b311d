/** Runs parsers on the inputs of an order, in a process that may be killed: `child.ts`, orders and replies by messages. */
import { closeSync, openSync, writeSync } from 'node:fs'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Input, type Parser } from './parser.ts'
import { inputsOf } from './inputs.ts'
import { parsers } from './parsers.ts'
import { smallest } from './smallest.ts'

/** Runs of a parser from number `from`, up to `to` or for so many milliseconds. */
export interface FuzzOrder {
  readonly parser: string
  readonly seed: number
  readonly from: number
  readonly ms: number
  /** The last run; null while there is time. */
  readonly to: number | null
  readonly folder: string | null
  /** A file that says which run is on: eight bytes, for when this process is killed. */
  readonly progress: string
}

/** A fault, and the run that shows it. */
export interface Fault {
  readonly run: number
  readonly fault: string
  /** The input, made smaller where that still shows the fault: text, or base64 of bytes. */
  readonly input: { readonly text: string } | { readonly base64: string }
}

/** What a process says of an order: a fault, or the end. `slowestMs` in processor time. */
export type FuzzReply = { readonly found: Fault } | { readonly runs: number; readonly slowestMs: number }

/** Faults of one kind that are made smaller and told; then only counted. */
const seen = new Set<string>()
/** The same fault with other numbers and names in it. */
const kindOf = (fault: string): string => fault.replace(/"[^"]*"|'[^']*'|\d+/g, '#').slice(0, 300)
const asText = (input: Input): Fault['input'] =>
  typeof input === 'string' ? { text: input } : { base64: Buffer.from(input).toString('base64') }

/** Where in our code an error was thrown. */
function placeOf({ stack = '' }: Error): string {
  const line = stack.split('\n').find((one) => /\/(?:packages|apps)\/(?!.*node_modules)/.test(one)) ?? stack.split('\n')[1] ?? ''
  return line
    .replace(/^.*\/(packages|apps)\//, '$1/')
    .replace(/\)$/, '')
    .trim()
}

function failureOf(cause: unknown): readonly string[] {
  if (cause instanceof AdloomError && cause.code !== 'internal') return []
  return cause instanceof Error ? [`${cause.name}: ${cause.message.slice(0, 200)} at ${placeOf(cause)}`] : [`thrown: ${String(cause)}`]
}

/** What is wrong with one run; empty when nothing is. */
async function faultsOfRun({ faultsOf }: Parser, input: Input): Promise<readonly string[]> {
  try {
    // A parser of text gets text, one of bytes gets bytes: `inputsOf` made it.
    return await (faultsOf as (input: Input) => readonly string[] | Promise<readonly string[]>)(input)
  } catch (cause) {
    return failureOf(cause)
  }
}

/** What one run gave. `tookMs` in processor time. */
interface Measured {
  readonly faults: readonly string[]
  readonly tookMs: number
}

/** One run, measured: too slow or too much memory is a fault as well. */
async function measured(parser: Parser, input: Input): Promise<Measured> {
  const [cpuBefore, peakBefore] = [cpuMs(), peakMb()]
  const faults = [...(await faultsOfRun(parser, input))]
  const [tookMs, tookMb] = [cpuMs() - cpuBefore, peakMb() - peakBefore]
  if (tookMs > parser.limitMs) faults.push(`${SLOW} it took ${Math.round(tookMs)} ms`)
  if (tookMb > parser.limitMb) faults.push(`memory: it took ${Math.round(tookMb)} MB`)
  return { faults, tookMs }
}

const SLOW = 'slow:'
const isSlow = (fault: string): boolean => fault.startsWith(SLOW)

/** One run; when it is slow again without the garbage of earlier ones it is slow. */
async function measuredTwice(parser: Parser, input: Input): Promise<Measured> {
  const once = await measured(parser, input)
  if (!once.faults.some(isSlow)) return once
  const again = await measured(parser, input)
  const faults = [...once.faults.filter((fault) => !isSlow(fault)), ...again.faults.filter(isSlow)]
  return { faults, tookMs: Math.min(once.tookMs, again.tookMs) }
}

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
/** The highest memory of this process so far, in megabytes. */
const peakMb = (): number => process.resourceUsage().maxRSS / 1024

async function work({ parser: name, seed, from, to, ms, folder, progress }: FuzzOrder): Promise<void> {
  const parser = parsers.find((one) => one.name === name)
  if (parser === undefined) throw new Error(`no parser ${name}`)
  const tell = (reply: FuzzReply): void => void process.send?.(reply)
  const inputAt = await inputsOf(parser, seed, folder)
  const file = openSync(progress, 'w')
  const place = new Float64Array(1)
  const end = performance.now() + ms
  let slowestMs = 0
  let run = from
  for (let isLast = false; !isLast; run++) {
    place[0] = run
    writeSync(file, place, 0, 8, 0)
    const input = inputAt(run)
    // What the first run loads is not measured.
    if (run === from) await faultsOfRun(parser, input)
    const { faults, tookMs } = await measuredTwice(parser, input)
    slowestMs = Math.max(slowestMs, tookMs)
    for (const fault of faults) {
      const kind = `${name}: ${kindOf(fault)}`
      if (seen.has(kind)) continue
      seen.add(kind)
      const isSame = async (smaller: Input): Promise<boolean> =>
        (await measured(parser, smaller)).faults.some((one) => kindOf(one) === kindOf(fault))
      tell({ found: { run, fault, input: asText(await smallest(input, isSame)) } })
    }
    isLast = run === to || performance.now() >= end
  }
  closeSync(file)
  tell({ runs: run - from, slowestMs })
}

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (order: FuzzOrder) => void work(order))
