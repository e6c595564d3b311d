import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import kept from './kept.json' with { type: 'json' }
import { changedBytes } from './change-bytes.ts'
import { textChanges } from './change-text.ts'
import { type Input, type Parser } from './parser.ts'
import { drawsOf } from './random.ts'

/** Inputs that failed once, by the name of their parser: they are tried first. `was`: what went wrong. Add yours here. */
const keptSchema = z.array(
  z.strictObject({ parser: z.string(), was: z.string(), text: z.string().optional(), base64: z.string().optional() }),
)
const keptInputs = keptSchema.parse(kept)

/** Files of the folder of real ones that a parser starts from, at most. */
const REAL_MAX = 200
const REAL_BYTES = 400_000

function realFiles(folder: string | null, endings: RegExp | undefined): Buffer[] {
  if (folder === null || endings === undefined) return []
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => endings.test(file))
  return files
    .toSorted()
    .slice(0, REAL_MAX)
    .map((file) => readFileSync(path.join(folder, file)))
    .filter(({ length }) => length > 0 && length <= REAL_BYTES)
}

/** The inputs of a parser's runs: kept ones, valid ones, then as many changed ones as are asked for. */
export async function inputsOf(parser: Parser, seed: number, folder: string | null): Promise<(run: number) => Input> {
  const ofParser = keptInputs.filter((one) => one.parser === parser.name)
  const real = realFiles(folder, parser.endings)
  if (parser.changes === 'bytes') {
    const valid = [...(await parser.starts()), ...real]
    const first = [...ofParser.map(({ base64 = '' }) => Buffer.from(base64, 'base64')), ...valid]
    return (run) => {
      if (run < first.length) return first[run]
      const draw = drawsOf(parser.name, seed, run)
      return changedBytes(draw.oneOf(valid), draw.oneOf(valid), draw)
    }
  }
  const valid = [...(await parser.starts()), ...real.map((file) => file.toString())]
  const first = [...ofParser.map(({ text = '' }) => text), ...valid]
  const change = textChanges[parser.changes]
  return (run) => {
    if (run < first.length) return first[run]
    const draw = drawsOf(parser.name, seed, run)
    return change(draw.oneOf(valid), draw.oneOf(valid), draw)
  }
}
