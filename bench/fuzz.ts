/**
 * Gives damaged inputs to every parser of bytes and text from outside: `npm run bench:fuzz`, with `-- --seconds 600`, `--seed 7`, `--only <parser>`,
 * `--run <number>` (that one alone, or with `--from <number>` after those before it) and a folder of real pages and pictures to start from. A result
 * must be what its schema says, or an `AdloomError`; it must come in time and without runaway memory. Each parser runs in a process that is killed
 * when it hangs. What is slow or hangs is tried again before it counts: the machine may be busy. Prints a table, every fault with the run that shows
 * it, and one line of JSON; failing inputs go to `.cache/fuzz`. Ends with 1 when there is a fault. A mended one becomes a rule test beside its
 * parser, and a line of `fuzz/kept.json`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ms, textTable } from './figures.ts'
import { parsers } from './fuzz/parsers.ts'
import { createRunner, type ParserResult } from './fuzz/run-parser.ts'

const KEPT = fileURLToPath(new URL('../.cache/fuzz/', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    run: { type: 'string' },
    from: { type: 'string' },
  },
})
const seed = Number(values.seed)
const wanted = parsers.filter(({ name }) => values.only === undefined || name === values.only)
if (wanted.length === 0) throw new Error(`--only takes one of: ${parsers.map(({ name }) => name).join(', ')}`)
const shares = wanted.reduce((sum, { share }) => sum + share, 0)

const folder = mkdtempSync(path.join(tmpdir(), 'adloom-fuzz-'))
const progress = path.join(folder, 'progress')
const runner = createRunner()
const results: (ParserResult & { readonly name: string })[] = []
try {
  for (const { name, share } of wanted) {
    writeFileSync(progress, '')
    const order = {
      parser: name,
      seed,
      from: Number(values.from ?? values.run ?? 0),
      to: values.run === undefined ? null : Number(values.run),
      folder: positionals[0] ?? null,
      progress,
    }
    const result = await runner.run({
      ...order,
      ms: values.run === undefined ? (Number(values.seconds) * 1000 * share) / shares : Infinity,
    })
    results.push({ name, ...result })
    for (const { run, fault, input } of result.faults) {
      console.log(`${name}, run ${run}: ${fault}\n  ${JSON.stringify(input).slice(0, 300)}`)
      mkdirSync(KEPT, { recursive: true })
      writeFileSync(
        path.join(KEPT, `${name.replaceAll(' ', '-')}-${seed}-${run}.json`),
        JSON.stringify({ parser: name, was: fault, ...input }),
      )
    }
  }
} finally {
  await runner.close()
  rmSync(folder, { recursive: true })
}

console.log(
  textTable([
    ['parser', 'runs', 'runs/s', 'slowest ms', 'faults'],
    ...results.map(({ name, runs, seconds, slowestMs, faults }) => [
      name,
      String(runs),
      String(Math.round(runs / seconds)),
      ms(slowestMs),
      String(faults.length),
    ]),
  ]),
)
const faults = results.reduce((sum, one) => sum + one.faults.length, 0)
const figures = Object.fromEntries(
  results.map(({ name, runs, slowestMs, faults: found }) => [name, { runs, slowestMs: Math.round(slowestMs), faults: found.length }]),
)
console.log(
  `\n${JSON.stringify({ seed, parsers: results.length, runs: results.reduce((sum, { runs }) => sum + runs, 0), faults, of: figures })}`,
)
if (faults > 0) process.exitCode = 1
