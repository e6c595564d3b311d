import { Writable } from 'node:stream'
import { databaseFailure } from '../database/database-failure.ts'

/** The longest line of the log, in bytes: longer ones are split or dropped by what collects logs. */
const MAX_LINE = 8192
/** Characters kept of a text in a line that is too long. */
const MAX_TEXT = 1000

/** An error in a line of the log. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly code?: string
  readonly cause?: LoggedError
  readonly [more: string]: unknown
}

/** An error as the log shows it. A failed query appears without its parameters, wherever in the chain of causes it is. */
export function loggableError(error: unknown): LoggedError {
  const shown = databaseFailure(error)?.cause ?? error
  if (!(shown instanceof Error)) return { type: typeof shown, message: String(shown), stack: '' }
  const code = 'code' in shown && typeof shown.code === 'string' ? { code: shown.code } : {}
  const cause = shown.cause === undefined ? {} : { cause: loggableError(shown.cause) }
  return { type: shown.name, message: shown.message, ...code, stack: shown.stack ?? '', ...cause }
}

/** An error in a log without structure: its stack, without a query's parameters. */
export const stackOf = (error: unknown): string => {
  const shown = databaseFailure(error)?.cause ?? error
  return shown instanceof Error ? (shown.stack ?? shown.message) : String(shown)
}

/** Writes the lines of a log to `target`, none longer than 8 KB: texts in a longer one are cut. Each chunk is one JSON object and its line end. */
export const limitedLines = (target: NodeJS.WritableStream): NodeJS.WritableStream =>
  new Writable({
    decodeStrings: false,
    write: (chunk: string | Buffer, _, done) => {
      const line = chunk.toString()
      target.write(Buffer.byteLength(line) <= MAX_LINE ? line : shortened(line))
      done()
    },
  })

function shortened(line: string): string {
  const short = JSON.stringify(JSON.parse(line, (_, value: unknown) => (typeof value === 'string' ? cut(value) : value)))
  // Many texts: what remains says at least what happened.
  return `${Buffer.byteLength(short) < MAX_LINE ? short : JSON.stringify({ level: 50, msg: cut(line) })}\n`
}

const cut = (text: string): string => (text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT)}… (${text.length} characters)`)
