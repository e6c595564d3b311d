// What `npm test` and `npm run check` run, and how their results are counted. Plain JavaScript for any Node from 20 on.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'

const reports = join(root, '.cache', 'reports')
const bin = (name, file) => join('node_modules', name, file)

/** A check that is one thing: passed when the program ends with 0. */
const single = (name, words) => ({ name, count: (node) => (run(node, words) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }) })

/** A runner that writes a JSON report which says how many passed; without a report the runner itself has failed. */
const counted = (name, words, environment, read) => ({
  name,
  count: (node) => {
    const report = join(reports, `${name}.json`)
    rmSync(report, { force: true })
    mkdirSync(reports, { recursive: true })
    const code = run(node, words(report), { env: { ...process.env, ...environment(report) } })
    let counts = { passed: 0, failed: 0 }
    try {
      counts = read(JSON.parse(readFileSync(report, 'utf8')))
    } catch (cause) {
      console.error(`${name}: no report (${cause.message})`)
    }
    // A suite that does not load fails without a failed test; a run of no tests proves nothing.
    const isBroken = code !== 0 && counts.failed === 0
    return isBroken || counts.passed === 0 ? { ...counts, failed: counts.failed + 1 } : counts
  },
})

export const types = single('types', [bin('typescript', 'bin/tsc'), '--noEmit', '-p', '.'])
export const lint = single('lint', [bin('oxlint', 'bin/oxlint'), '--type-aware', '--deny-warnings'])
export const format = single('format', [bin('oxfmt', 'bin/oxfmt'), '--check', '.'])

export const unit = counted(
  'unit',
  (report) => [bin('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  () => ({}),
  ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
)

/** Journeys through the real app in a real browser; `executable` null means Playwright's own. */
export const journeys = (executable) =>
  counted(
    'journeys',
    () => [bin('@playwright/test', 'cli.js'), 'test'],
    (report) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: report, ADLOOM_BROWSER: executable ?? '' }),
    ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  )

/** Runs the checks one after the other, all of them whatever fails, and prints the closing line `N passed, N failed`. Gives the exit code. */
export function runChecks(node, checks) {
  const total = { passed: 0, failed: 0 }
  for (const check of checks) {
    console.log(`\n── ${check.name}`)
    const { passed, failed } = check.count(node)
    console.log(`${check.name}: ${passed} passed, ${failed} failed.`)
    total.passed += passed
    total.failed += failed
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}
