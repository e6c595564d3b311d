// What the runners' JSON reports say: how many tests passed, and which failed. Plain JavaScript for any Node from 20 on.
import { join, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './processes.mjs'

/** What failed under the name people find it by, and what went wrong: the first lines that are neither stack nor an excerpt of the source. */
export const failure = (name, message) => ({
  name,
  lines: stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => /\S/.test(line) && !/^\s+at |^[>\s]*\d*\s+\|/.test(line))
    // An assertion says what it wanted and what it got in four.
    .slice(0, 4)
    .map((line) => `    ${line.trimEnd().slice(0, 200)}`),
})

/** A test is found by `file › group › test`. */
const test = (file, titles, message) =>
  failure([relative(root, file).replaceAll(sep, '/'), ...titles].join(' › ').replaceAll(/\s+/g, ' '), message)

/** The results in a report of vitest. A file that fails without a failed test did not load, or broke in a hook. */
export const unitResults = ({ numPassedTests, testResults }) => ({
  passed: numPassedTests,
  flaky: [],
  failed: testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    const isBroken = message !== '' || (status === 'failed' && failed.length === 0)
    return [
      ...failed.map(({ ancestorTitles, title, failureMessages }) => test(file, [...ancestorTitles, title], failureMessages.join('\n'))),
      ...(isBroken ? [test(file, [], message || 'failed outside of its tests')] : []),
    ]
  }),
})

/** The results in a report of Playwright. Flaky tests passed at their second try. */
export function journeyResults({ config, suites, errors, stats }) {
  const tests = suites.flatMap((file) => testsOf(file, [], config.rootDir))
  const failed = tests.filter(({ status }) => status === 'unexpected')
  const broken = errors.map(({ message, location }) => test(location?.file ?? config.rootDir, [], message ?? ''))
  return {
    passed: stats.expected + stats.flaky,
    flaky: tests.filter(({ status }) => status === 'flaky'),
    failed: [...failed, ...broken],
  }
}

/** A file is a suite, and so is a group of tests in it; the file's title is its name again. */
const testsOf = ({ suites = [], specs }, titles, folder) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      ...test(join(folder, file), [...titles, title], (results[0]?.errors ?? []).map(({ message }) => message).join('\n')),
    })),
  ),
  ...suites.flatMap((group) => testsOf(group, [...titles, group.title], folder)),
]

/** Whoever is shown the last 100 lines of a run is shown these. */
const ROOM = 90

/** The end of a run: what was flaky, what failed, and `N passed, N failed` as the last line. Without room for what went wrong, names alone. */
export function closingLines({ passed, flaky, failed }) {
  const named = [
    ...flaky.map((one) => ({ ...one, name: `flaky: ${one.name}` })),
    ...failed.map((one) => ({ ...one, name: `failed: ${one.name}` })),
  ]
  const whole = named.flatMap(({ name, lines }) => [name, ...lines])
  const short = whole.length <= ROOM ? whole : named.map(({ name }) => name)
  const more = short.length - ROOM
  return [...(more > 0 ? [`and ${more} more above`] : []), ...short.slice(-ROOM), '', `${passed} passed, ${failed.length} failed`]
}
