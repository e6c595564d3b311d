import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { runInNewContext } from 'node:vm'
import { type AttackPattern } from 'recheck'
import { builtPatterns } from './built-patterns.ts'
import { partsOfPattern, shapeOfPattern } from './pattern-parts.ts'
import { type Pattern, sitesAndPatterns } from './written-patterns.ts'

/**
 * `node --import ./scripts/jsx.mjs tests/patterns/check-patterns.ts`: finds regular expressions that take more than linear time, written in our sources
 * or built from our data files. `recheck` searches for a text that makes a pattern slow, and V8 has the last word about it. Patterns that were found
 * linear are remembered in `linear-patterns.json` by their hash. `bounded-patterns.json` lists the files whose patterns read short texts only, with the
 * longest and the reason: theirs may be slow on longer ones. `--write` adds new hashes to both. An entry or hash that no pattern needs is an error.
 */

// Its plain JavaScript, which needs no other process; the package has one declaration for all its builds.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as typeof import('recheck')

const LINEAR = 'tests/patterns/linear-patterns.json'
const BOUNDED = 'tests/patterns/bounded-patterns.json'
/**
 * How long the analyser searches among texts when the pattern cannot be decided as an automaton: enough for each known slow one, in a third of a
 * second.
 */
const SEARCH = {
  timeout: 6000,
  maxInitialGenerationSize: 80,
  maxGenerationSize: 15,
  maxIteration: 3,
  crossoverSize: 4,
  mutationSize: 8,
  incubationLimit: 10_000,
  attackLimit: 100_000_000,
  maxAttackStringSize: 100_000,
  maxGeneStringSize: 800,
}
/** Characters on which a slow pattern takes seconds; milliseconds that V8 gets for them, and for the longest text of a file. */
const LONG_TEXT = 100_000
const MATCH_MS = 400

interface Bounded {
  readonly file: string
  /** Characters of the longest text that its patterns read; null where it builds patterns that only a text from outside completes. */
  readonly longest: number | null
  readonly reason: string
  /** Hashes of its patterns that are slow on longer texts, or that the analyser has no answer for; V8 was fast on texts of that length. */
  patterns: string[]
}

const written = ({ source, flags }: Pattern): string => `/${source}/${flags}`
const hashOf = (pattern: Pattern): string => createHash('sha256').update(written(pattern)).digest('hex').slice(0, 12)

/** The text that the analyser found, with its repeated parts so often that it has about that many characters. */
const textOf = ({ pumps, suffix }: AttackPattern, length: number): string =>
  pumps.map(({ prefix, pump }) => prefix + pump.repeat(length / pumps.length / pump.length)).join('') + suffix

/** Whether V8 takes long for a text of that length. */
function isSlow({ source, flags }: Pattern, attack: AttackPattern, length: number): boolean {
  const text = textOf(attack, length)
  try {
    runInNewContext('new RegExp(source, flags).exec(text)', { source, flags: flags.replace(/[gy]/g, ''), text }, { timeout: MATCH_MS })
    return false
  } catch {
    return true
  }
}

/** What makes a pattern slow: a text, or null when the analyser has no answer. 'linear' when nothing does. */
function slownessOf(pattern: Pattern): 'linear' | AttackPattern | null {
  // The analyser knows no `v`; without set operations it means the same as `u`.
  const flags = pattern.flags.replace('v', 'u')
  const answer = checkSync(pattern.source, flags, SEARCH)
  const found = answer.status === 'unknown' ? checkSync(pattern.source, flags, { ...SEARCH, checker: 'fuzz' }) : answer
  if (found.status === 'unknown') return null
  return found.status === 'safe' || !isSlow(pattern, found.attack, LONG_TEXT) ? 'linear' : found.attack
}

const { patterns, sites } = sitesAndPatterns()
const built = await builtPatterns()
const bounded: readonly Bounded[] = JSON.parse(readFileSync(BOUNDED, 'utf8'))
const linear = new Set<string>(JSON.parse(readFileSync(LINEAR, 'utf8')))
const seen = new Set<string>()
const needed = new Set<Bounded>()
const faults: string[] = []

/** As `slownessOf`, from memory where it was found linear before. Its shape is tried first: many patterns share one. */
function knownSlowness(part: Pattern): 'linear' | AttackPattern | null {
  let slowness: 'linear' | AttackPattern | null = null
  for (const source of linear.has(hashOf(part)) ? [part.source] : [shapeOfPattern(part.source), part.source]) {
    const one = { ...part, source }
    slowness = linear.has(hashOf(one)) ? 'linear' : slownessOf(one)
    if (slowness !== 'linear') continue
    linear.add(hashOf(one))
    seen.add(hashOf(one))
    break
  }
  return slowness
}

/** The entry that allows a pattern although it is slow; null when there is none, or a text of the length it states takes long too. */
function boundOf(part: Pattern, slowness: AttackPattern | null): Bounded | null {
  const bound = bounded.find(({ file, longest }) => longest !== null && part.at.startsWith(`${file}:`)) ?? null
  return bound === null || bound.longest === null || (slowness !== null && isSlow(part, slowness, bound.longest)) ? null : bound
}

const parts = [...patterns, ...built].flatMap((pattern) => partsOfPattern(pattern.source).map((source) => ({ ...pattern, source })))
const hashes = new Set(parts.map(hashOf))
for (const [hash, part] of new Map(parts.map((one) => [hashOf(one), one]))) {
  const known = bounded.find((one) => one.patterns.includes(hash))
  const slowness = known === undefined ? knownSlowness(part) : null
  if (slowness === 'linear') continue
  const bound = known ?? boundOf(part, slowness)
  if (bound === null)
    faults.push(
      `${part.at}: ${written(part)}\n  ${slowness === null ? 'the analyser has no answer' : `slow on ${slowness.pattern.slice(0, 100)}`}`,
    )
  else {
    needed.add(bound)
    if (known === undefined) bound.patterns.push(hash)
  }
}
for (const file of new Set(sites.filter((site) => !built.some(({ at }) => at === site)).map((site) => site.split(':')[0]))) {
  const bound = bounded.find((one) => one.file === file && one.longest === null)
  if (bound === undefined) faults.push(`${file} builds a pattern that no data file completes`)
  else needed.add(bound)
}
if (process.argv.includes('--write')) {
  for (const one of bounded) one.patterns = one.patterns.filter((hash) => hashes.has(hash)).toSorted()
  writeFileSync(BOUNDED, `${JSON.stringify(bounded, null, 2)}\n`)
  writeFileSync(LINEAR, `${JSON.stringify([...linear].filter((hash) => seen.has(hash)).toSorted(), null, 2)}\n`)
  execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', BOUNDED, LINEAR])
}
for (const one of bounded) if (!needed.has(one)) faults.push(`${BOUNDED}: no pattern of ${one.file} needs its entry`)
for (const { file, patterns: stale } of bounded)
  for (const hash of stale) if (!hashes.has(hash)) faults.push(`${BOUNDED}: ${hash} is no pattern of ${file} any more`)

console.log(faults.length === 0 ? `${patterns.length + built.length} patterns, ${needed.size} files with short texts.` : faults.join('\n'))
process.exit(faults.length === 0 ? 0 : 1)
