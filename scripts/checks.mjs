// What `npm test` and `npm run check` run, and how their results are counted. Plain JavaScript for any Node from 20 on.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'
import { closingLines, failure, journeyResults, unitResults } from './test-results.mjs'

const reports = join(root, '.cache', 'reports')
const bin = (name, file) => join('node_modules', name, file)

/** A check that is one thing: passed when the program ends with 0. */
const single = (name, words) => ({
  name,
  results: (node) => {
    const isGood = run(node, words) === 0
    return { passed: isGood ? 1 : 0, flaky: [], failed: isGood ? [] : [failure(name, '')] }
  },
})

/** A runner that writes a JSON report which says what passed; without a report the runner itself has failed. */
const counted = (name, words, environment, read) => ({
  name,
  results: (node) => {
    const report = join(reports, `${name}.json`)
    rmSync(report, { force: true })
    mkdirSync(reports, { recursive: true })
    const code = run(node, words(report), { env: { ...process.env, ...environment(report) } })
    try {
      const results = read(JSON.parse(readFileSync(report, 'utf8')))
      // What goes wrong between tests fails without a failed test; a run of no tests proves nothing.
      const isBroken = results.failed.length === 0 && (code !== 0 || results.passed === 0)
      return isBroken ? { ...results, failed: [failure(name, `ended with ${code}`)] } : results
    } catch (cause) {
      return { passed: 0, flaky: [], failed: [failure(name, `no report (${cause.message})`)] }
    }
  },
})

export const types = single('types', [bin('typescript', 'bin/tsc'), '--noEmit', '-p', '.'])
export const lint = single('lint', [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'])
export const format = single('format', [bin('oxfmt', 'bin/oxfmt'), '--check', '.'])

export const unit = counted(
  'unit',
  (report) => [bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  () => ({}),
  unitResults,
)

/** Journeys through the real app in a real browser; `executable` null means Playwright's own. */
export const journeys = (executable) =>
  counted(
    'journeys',
    () => [bin('@playwright/test', 'cli.js'), 'test'],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, ADLOOM_BROWSER: executable ?? '' }),
    journeyResults,
  )

/** Runs the checks one after the other, all of them whatever fails, and prints the closing lines. Gives the exit code. */
export function runChecks(node, checks) {
  const all = checks.map((check) => {
    console.log(`\n── ${check.name}`)
    const results = check.results(node)
    console.log(`${check.name}: ${results.passed} passed, ${results.failed.length} failed.`)
    return results
  })
  const failed = all.flatMap((results) => results.failed)
  const lines = closingLines({
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    flaky: all.flatMap(({ flaky }) => flaky),
    failed,
  })
  console.log(`\n${lines.join('\n')}`)
  return failed.length === 0 ? 0 : 1
}
