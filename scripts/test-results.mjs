// Reads the runners' JSON reports: how many tests passed, and which failed. Plain JavaScript for any Node from 20 on.
import { join, relative, sep } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './processes.mjs'

/** A failure under the name to search for, with its reason: the first lines that are neither stack nor an excerpt of the source. */
export const failure = (name, message) => ({
  name,
  lines: stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => /\S/.test(line) && !/^\s+at |^[>\s]*\d*\s+\|/.test(line))
    // An assertion gives expected and received value in four lines.
    .slice(0, 4)
    .map((line) => `    ${line.trimEnd().slice(0, 200)}`),
})

/** The full name of a test: `file › group › test`. */
const nameOf = (file, titles) => [relative(root, file).replaceAll(sep, '/'), ...titles].join(' › ').replaceAll(/\s+/g, ' ')

const test = (file, titles, message) => failure(nameOf(file, titles), message)

/**
 * The results in a report of vitest. A file that fails without a failed test did not load, or failed in a hook. `unfinished` are the files whose
 * worker died or never started: none of their tests counts as failed or passed. Flaky tests passed on their second try.
 */
export function unitResults({ testResults, unfinishedFiles, unhandledErrors, fileSeconds }) {
  const failedIn = ({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    const isBroken = message !== '' || (status === 'failed' && failed.length === 0)
    return [
      ...failed.map(({ ancestorTitles, title, failureMessages }) => test(file, [...ancestorTitles, title], failureMessages.join('\n'))),
      ...(isBroken ? [test(file, [], message || 'failed outside of its tests')] : []),
    ]
  }
  const unfinished = unfinishedFiles.filter((file) => testResults.every((one) => one.name !== file || failedIn(one).length === 0))
  const errors = withFiles(unhandledErrors, unfinished, [...unfinished, ...testResults.map(({ name }) => name)])
  const reason = (file) => errors.filter((error) => error.file === file).map(({ message }) => message)
  const finished = testResults.filter(({ name }) => !unfinished.includes(name))
  const tests = finished.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, ...test(file, [...one.ancestorTitles, one.title], one.failureMessages.join('\n')) })),
  )
  const passed = tests.filter(({ status }) => status === 'passed')
  return {
    passed: passed.length,
    flaky: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(({ name, lines }) => ({ name, lines })),
    timed: [
      ...tests.map(({ name, duration = 0 }) => ({ name, seconds: duration / 1000 })),
      ...fileSeconds.map(({ file, besideTests }) => ({ name: `${nameOf(file, [])}, loading and hooks`, seconds: besideTests })),
    ],
    failed: [
      ...finished.flatMap(failedIn),
      ...errors
        .filter(({ file }) => !unfinished.includes(file))
        .map(({ file, message }) => (file === undefined ? failure('outside of the test files', message) : test(file, [], message))),
    ],
    unfinished: unfinished.map((file) => ({ file, ...test(file, [], reason(file).join('\n') || 'gave no results') })),
  }
}

/** The errors, each with the test file it is about where the report names one. */
function withFiles(errors, unfinished, files) {
  // Vitest names the test file of a worker error only in its message, as the last word.
  const isAbout = ({ message }, file) => message.split('\n').some((line) => line.endsWith(file) || line.endsWith(`${file}.`))
  const named = errors.map((error) => ({ ...error, file: error.file ?? files.find((file) => isAbout(error, file)) }))
  // The error of a worker that died while starting vitest names no file: it belongs to one of the files without any other result.
  const silent = unfinished.filter((one) => named.every(({ file }) => file !== one))
  return named.map((error) => (error.file === undefined && error.isOfWorker ? { ...error, file: silent.shift() } : error))
}

/**
 * The results merged with the second tries of the unfinished files, one result per file in the same order. A file that passes on its second try is
 * flaky.
 */
export function withSecondTries(first, seconds) {
  const failed = seconds.map((second) => [...second.failed, ...second.unfinished])
  return {
    passed: [first, ...seconds].reduce((sum, { passed }) => sum + passed, 0),
    timed: [first, ...seconds].flatMap(({ timed }) => timed),
    skipped: first.skipped,
    flaky: [...first.flaky, ...first.unfinished.filter((_, at) => failed[at].length === 0)],
    failed: [...first.failed, ...failed.flat()],
  }
}

/** The results in a report of Playwright. Flaky tests passed on their second try. */
export function journeyResults({ config, suites, errors, stats }) {
  const tests = suites.flatMap((file) => testsOf(file, [], config.rootDir))
  const failed = tests.filter(({ status }) => status === 'unexpected')
  const broken = errors.map(({ message, location }) => test(location?.file ?? config.rootDir, [], message ?? ''))
  return {
    passed: stats.expected + stats.flaky,
    timed: tests.map(({ name, seconds }) => ({ name, seconds })),
    flaky: tests.filter(({ status }) => status === 'flaky'),
    skipped: tests.filter(({ status }) => status === 'skipped'),
    failed: [...failed, ...broken],
  }
}

/** Files and groups of tests are both suites; the title of a file's suite repeats its name. */
const testsOf = ({ suites = [], specs }, titles, folder) => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results, annotations = [] }) => {
      // A skipped test has its reason as an annotation.
      const reasons =
        status === 'skipped' ? annotations.map(({ description }) => description) : results[0]?.errors.map(({ message }) => message)
      return {
        status,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...test(join(folder, file), [...titles, title], (reasons ?? []).join('\n')),
      }
    }),
  ),
  ...suites.flatMap((group) => testsOf(group, [...titles, group.title], folder)),
]

/** Number of closing lines: a view of the last 100 lines of a run shows all of them. */
const ROOM = 78
const SLOWEST = 10

/**
 * The end of a run: the slowest tests, skipped tests, flaky tests, failed tests, and `N passed, N failed` as the last line. Where the reasons do not
 * fit, only names are printed.
 */
export function closingLines({ passed, skipped, flaky, failed, timed }) {
  const named = [
    ...skipped.map((one) => ({ ...one, name: `skipped: ${one.name}` })),
    ...flaky.map((one) => ({ ...one, name: `flaky: ${one.name}` })),
    ...failed.map((one) => ({ ...one, name: `failed: ${one.name}` })),
  ]
  const whole = named.flatMap(({ name, lines }) => [name, ...lines])
  const short = whole.length <= ROOM ? whole : named.map(({ name }) => name)
  const more = short.length - ROOM
  return [
    ...slowestLines(timed),
    ...(more > 0 ? [`and ${more} more above`] : []),
    ...short.slice(-ROOM),
    '',
    `${passed} passed, ${failed.length} failed`,
  ]
}

function slowestLines(timed) {
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  if (slowest.length === 0) return []
  return ['The slowest:', ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`), '']
}
