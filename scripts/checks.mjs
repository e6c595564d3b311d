// What `npm test` and `npm run check` run, and how their results are counted. Plain JavaScript for any Node from 20 on.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { output, root, run, runQuietly } from './processes.mjs'
import { withSecondTries, closingLines, failure, journeyResults, unitResults } from './test-results.mjs'

const reports = join(root, '.cache', 'reports')
const bin = (name, file) => join('node_modules', name, file)

/** A check with a single result: it passes when the program exits with 0. Others may run beside it, so its output is printed at its end. */
const single = (name, words) => ({
  name,
  isSingle: true,
  results: async (node) => {
    const { code, text } = await runQuietly(node, words)
    console.log(`\n── ${name}\n${text.trimEnd()}`)
    const isGood = code === 0
    return { passed: isGood ? 1 : 0, flaky: [], timed: [], failed: isGood ? [] : [failure(name, '')] }
  },
})

/** A runner that reports its results in a JSON file; without that report the runner itself has failed. */
const counted = (name, words, environment, read) => {
  const report = join(reports, `${name}.json`)
  /** One run over `files`, or over all files when none are given; `title` names the run where nothing else does. */
  const attempt = (node, title, files) => {
    rmSync(report, { force: true })
    mkdirSync(reports, { recursive: true })
    const code = run(node, [...words(report), ...files], { env: { ...process.env, ...environment(report) } })
    try {
      const results = { unfinished: [], skipped: [], ...read(JSON.parse(readFileSync(report, 'utf8'))) }
      // An error between tests fails the run without a failed test.
      const isBroken = code !== 0 && results.failed.length === 0 && results.unfinished.length === 0
      return isBroken ? { ...results, failed: [failure(title, `ended with ${code}`)] } : results
    } catch (cause) {
      return { passed: 0, flaky: [], timed: [], failed: [failure(title, `no report (${cause.message})`)], unfinished: [] }
    }
  }
  return {
    name,
    isSingle: false,
    results: async (node) => {
      console.log(`\n── ${name}`)
      const first = attempt(node, name, [])
      // A run without tests proves nothing, and if no file reported results each would be retried.
      if (first.passed === 0 && first.failed.length === 0) return { ...first, failed: [failure(name, 'no test passed')] }
      const seconds = first.unfinished.map((one) => {
        console.log(`\n── ${name}, second try: ${one.name}`)
        return attempt(node, one.name, [one.file])
      })
      return withSecondTries(first, seconds)
    },
  }
}

// Not `--incremental`: TypeScript 7.0.2 then misses errors in files that did not change (2026-11-23).
export const types = single('types', [bin('typescript', 'bin/tsc'), '--noEmit', '-p', '.'])
const lintOf = (files) => single('lint', [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings', ...files])
export const lint = lintOf([])
/** Regular expressions that a text could keep busy: `tests/patterns/check-patterns.ts`. */
export const patterns = single('patterns', ['--import', './scripts/jsx.mjs', join('tests', 'patterns', 'check-patterns.ts')])
export const format = single('format', [bin('oxfmt', 'bin/oxfmt'), '--check', '.'])

const vitest = (name, chosen) =>
  counted(
    name,
    (report) => [
      bin('vitest', 'vitest.mjs'),
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=./scripts/vitest-report.mjs',
      `--outputFile.json=${report}`,
    ],
    () => ({}),
    unitResults,
  )

export const unit = vitest('unit', ['--project=node', '--project=web'])
export const slow = vitest('slow', ['--project=slow'])
/** The test files whose paths contain one of the words. */
export const testsNamed = (words) => vitest('tests', words)

/** End-to-end tests of the real app in real browsers, by their paths; `chromium` null means Playwright's own, `firefox` null that there is none. */
export const journeys = ({ chromium, firefox }) =>
  counted(
    'journeys',
    () => [bin('@playwright/test', 'cli.js'), 'test'],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, ADLOOM_BROWSER: chromium ?? '', ADLOOM_FIREFOX: firefox ?? '' }),
    journeyResults,
  )

/** The checks for what has changed since a commit: types and format of everything, lint of the changed files, and the tests nearest to them. */
export function checksOfChange(node, commit) {
  const { changed, tests, reaching } = JSON.parse(output(node, ['tests/changed-tests.ts', commit]))
  const sources = changed.filter((file) => /\.(tsx?|mjs)$/.test(file))
  console.log(`${changed.length} files have changed; ${tests.length} of the ${reaching} test files that reach them are run, the nearest.`)
  if (reaching > tests.length) console.log('`npm run check` runs all.')
  return [types, ...(sources.length > 0 ? [lintOf(sources), patterns] : []), format, ...(tests.length > 0 ? [vitest('unit', tests)] : [])]
}

/** Prints a check's results in one line and returns them. */
async function countedResults(node, check) {
  const start = performance.now()
  const results = await check.results(node)
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${check.name}: ${results.passed} passed, ${results.failed.length} failed, ${seconds} s.`)
  return results
}

/**
 * Runs all checks, even after a failure, and prints the closing lines. Returns the exit code. Single checks run together, because none of them
 * uses two cores; then the tests, which do and measure time, one runner after the other.
 */
export async function runChecks(node, checks) {
  const all = await Promise.all(checks.filter(({ isSingle }) => isSingle).map((check) => countedResults(node, check)))
  for (const check of checks.filter(({ isSingle }) => !isSingle)) all.push(await countedResults(node, check))
  const failed = all.flatMap((results) => results.failed)
  const lines = closingLines({
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    flaky: all.flatMap(({ flaky }) => flaky),
    skipped: all.flatMap(({ skipped = [] }) => skipped),
    timed: all.flatMap(({ timed }) => timed),
    failed,
  })
  console.log(`\n${lines.join('\n')}`)
  return failed.length === 0 ? 0 : 1
}
