import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './processes.mjs'
import { withSecondTries, closingLines, failure, journeyResults, unitResults } from './test-results.mjs'

const good = { ancestorTitles: [], title: 'holds', status: 'passed', duration: 2000, failureMessages: [] }
const bad = {
  ancestorTitles: ['a price'],
  title: 'has a\n currency',
  status: 'failed',
  failureMessages: ['AssertionError: expected 1 to be 2\n    at /app/price.test.ts:2:74', 'Error: and then'],
}
const unitReport = (testResults, parts) => ({ testResults, fileSeconds: [], unfinishedFiles: [], unhandledErrors: [], ...parts })
const unitFile = (name, parts) => ({ name: join(root, 'packages', name), status: 'failed', message: '', assertionResults: [], ...parts })

describe('a report of vitest', () => {
  test('names each failed test by file, group and title and gives the reason without the stack', () => {
    const report = unitReport([unitFile('price.test.ts', { assertionResults: [good, bad] })])
    expect(unitResults(report)).toEqual({
      passed: 1,
      flaky: [],
      timed: [
        { name: 'packages/price.test.ts › holds', seconds: 2 },
        { name: 'packages/price.test.ts › a price › has a currency', seconds: 0 },
      ],
      failed: [
        {
          name: 'packages/price.test.ts › a price › has a currency',
          lines: ['    AssertionError: expected 1 to be 2', '    Error: and then'],
        },
      ],
      unfinished: [],
    })
  })

  test.each([
    ['did not load', { message: 'Cannot find module' }, ['    Cannot find module']],
    ['broke after a failed test', { message: 'Error: hook', assertionResults: [bad] }, ['    Error: hook']],
    ['broke in a hook', { assertionResults: [{ ...good, status: 'skipped' }] }, ['    failed outside of its tests']],
  ])('names a file that %s', (_, parts, lines) => {
    const report = unitReport([unitFile('price.test.ts', parts)])
    expect(unitResults(report).failed.at(-1)).toEqual({ name: 'packages/price.test.ts', lines })
  })

  test('names a test that passed on its second try as flaky', () => {
    const again = { ...good, failureMessages: ['Error: late\n    at /app/price.test.ts:2:74'] }
    const { passed, flaky } = unitResults(unitReport([unitFile('price.test.ts', { status: 'passed', assertionResults: [again] })]))
    expect({ passed, flaky }).toEqual({ passed: 1, flaky: [{ name: 'packages/price.test.ts › holds', lines: ['    Error: late'] }] })
  })

  test('gives the seconds a file takes outside its tests', () => {
    const fileSeconds = [{ file: join(root, 'packages/price.test.ts'), seconds: 9, besideTests: 7 }]
    expect(unitResults(unitReport([], { fileSeconds })).timed).toEqual([{ name: 'packages/price.test.ts, loading and hooks', seconds: 7 }])
  })

  test('omits files that passed', () => {
    const report = unitReport([unitFile('a.test.ts', { status: 'passed', assertionResults: [good] })])
    expect(unitResults(report).failed).toEqual([])
  })

  const file = join(root, 'packages', 'price.test.ts')
  const died = { message: `Unhandled Error: Worker emitted error.\nWorker exited unexpectedly while running test file ${file}` }
  const unfinishedFiles = [file]

  test.each([
    ['never started', [], [{ message: `Unhandled Error: Failed to start worker for test files ${file}.\nTimeout` }], 'Timeout'],
    ['died between its tests', [{ assertionResults: [good, { ...good, status: 'pending' }] }], [died], died.message.split('\n')[1]],
    ['died while it started', [], [{ isOfWorker: true, message: 'Unhandled Error: Worker exited' }], 'Unhandled Error: Worker exited'],
    ['gave no results', [], [], 'gave no results'],
  ])('sets aside a file, and its passed tests, that %s', (_, parts, unhandledErrors, reason) => {
    const files = parts.map((one) => unitFile('price.test.ts', { status: 'passed', ...one }))
    const { passed, failed, unfinished } = unitResults(unitReport(files, { unfinishedFiles, unhandledErrors }))
    expect({ passed, failed }).toEqual({ passed: 0, failed: [] })
    expect(unfinished).toMatchObject([{ file, name: 'packages/price.test.ts' }])
    expect(unfinished[0].lines.at(-1)).toBe(`    ${reason}`)
  })

  test.each([
    ['in a file whose tests all ran', { unhandledErrors: [{ file, message: 'Unhandled Rejection: late' }] }, 'packages/price.test.ts'],
    ['of a worker that died after the tests', { unhandledErrors: [died] }, 'packages/price.test.ts'],
    [
      'of a worker more than files are missing',
      { unhandledErrors: [{ isOfWorker: true, message: 'Worker exited' }] },
      'outside of the test files',
    ],
    ['of no file', { unhandledErrors: [{ message: 'Teardown Error: late' }] }, 'outside of the test files'],
  ])('reports an error %s as a failure', (_, parts, name) => {
    const report = unitReport([unitFile('price.test.ts', { status: 'passed', assertionResults: [good] })], parts)
    expect(unitResults(report)).toMatchObject({ passed: 1, failed: [{ name }], unfinished: [] })
  })

  test('fails a file whose worker died after a failed test', () => {
    const report = unitReport([unitFile('price.test.ts', { assertionResults: [bad] })], { unfinishedFiles, unhandledErrors: [died] })
    const { failed, unfinished } = unitResults(report)
    expect(failed.map(({ name }) => name)).toEqual(['packages/price.test.ts › a price › has a currency', 'packages/price.test.ts'])
    expect(unfinished).toEqual([])
  })
})

describe('a second try', () => {
  const first = { passed: 3, flaky: [], timed: [], failed: [], unfinished: [failure('a.test.ts', 'died'), failure('b.test.ts', 'died')] }
  const second = { passed: 0, flaky: [], timed: [], failed: [], unfinished: [] }

  test('counts a file that passes as passed and lists it as flaky', () => {
    const seconds = [second, second].map((one) => ({ ...one, passed: 2 }))
    expect(withSecondTries(first, seconds)).toEqual({ passed: 7, flaky: first.unfinished, timed: [], failed: [] })
  })

  test('fails a file that fails, or does not finish again', () => {
    const failed = [failure('a.test.ts › adds', 'wrong')]
    const unfinished = [failure('b.test.ts', 'died again')]
    const seconds = [
      { ...second, failed },
      { ...second, unfinished },
    ]
    expect(withSecondTries(first, seconds)).toMatchObject({ passed: 3, flaky: [], failed: [...failed, ...unfinished] })
  })
})

describe('a report of Playwright', () => {
  const spec = (title, status, ...messages) => ({
    title,
    file: 'kept.spec.ts',
    tests: [{ status, results: [{ duration: 1500, errors: messages.map((message) => ({ message })) }] }],
  })
  const report = (parts) => ({
    config: { rootDir: join(root, 'e2e') },
    stats: { expected: 3, flaky: 1 },
    suites: [],
    errors: [],
    ...parts,
  })

  test('names failed, flaky and skipped tests of a file and of its groups', () => {
    const colored =
      '\u001B[31mError: toBe\u001B[39m\n\nExpected: 1\nReceived: 2\n\n  1 | import\n> 2 | expect\n    |   ^\n    at /app/kept.spec.ts:2:1'
    const group = { title: 'a kept ad', specs: [spec('opens', 'flaky', 'Error: late'), spec('closes', 'unexpected', colored)] }
    const waits = spec('waits', 'skipped')
    waits.tests[0].annotations = [{ type: 'skip', description: 'no Firefox' }]
    const suites = [{ title: 'kept.spec.ts', specs: [spec('shows', 'expected'), waits], suites: [group] }]
    expect(journeyResults(report({ suites }))).toMatchObject({
      passed: 4,
      timed: ['shows', 'waits', 'a kept ad › opens', 'a kept ad › closes'].map((name) => ({
        name: `e2e/kept.spec.ts › ${name}`,
        seconds: 1.5,
      })),
      skipped: [{ status: 'skipped', name: 'e2e/kept.spec.ts › waits', lines: ['    no Firefox'] }],
      flaky: [{ status: 'flaky', name: 'e2e/kept.spec.ts › a kept ad › opens', lines: ['    Error: late'] }],
      failed: [
        {
          status: 'unexpected',
          name: 'e2e/kept.spec.ts › a kept ad › closes',
          lines: ['    Error: toBe', '    Expected: 1', '    Received: 2'],
        },
      ],
    })
  })

  test('names a file that did not load', () => {
    const errors = [{ message: 'Error: no module', location: { file: join(root, 'e2e/kept.spec.ts') } }]
    expect(journeyResults(report({ errors })).failed).toEqual([{ name: 'e2e/kept.spec.ts', lines: ['    Error: no module'] }])
  })
})

describe('the closing lines', () => {
  test('list skipped, flaky and failed tests and end with the counts', () => {
    const lines = closingLines({
      passed: 5,
      timed: [],
      flaky: [failure('e2e/a › b', 'slow')],
      skipped: [failure('e2e/c', 'no Firefox')],
      failed: [failure('types', '')],
    })
    expect(lines).toEqual(['skipped: e2e/c', '    no Firefox', 'flaky: e2e/a › b', '    slow', 'failed: types', '', '5 passed, 1 failed'])
  })

  test('begin with the ten slowest tests', () => {
    const timed = Array.from({ length: 12 }, (_, at) => ({ name: `test ${at}`, seconds: at }))
    const lines = closingLines({ passed: 12, skipped: [], flaky: [], failed: [], timed })
    expect(lines.slice(0, 2)).toEqual(['The slowest:', '  11.0 s  test 11'])
    expect(lines).toHaveLength(14)
  })

  test('stay within the visible lines: names alone where reasons do not fit, then the number of names further up', () => {
    const many = (count) =>
      closingLines({
        passed: 0,
        skipped: [],
        flaky: [],
        timed: [],
        failed: Array.from({ length: count }, (_, i) => failure(`test ${i}`, 'why')),
      })
    expect(many(39)).toHaveLength(80)
    expect(many(40)).toHaveLength(42)
    expect(many(200)).toHaveLength(81)
    expect(many(200)).toContain('and 122 more above')
    expect(many(200)).toContain('failed: test 199')
  })
})
