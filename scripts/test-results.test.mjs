import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './processes.mjs'
import { closingLines, failure, journeyResults, unitResults } from './test-results.mjs'

const good = { ancestorTitles: [], title: 'holds', status: 'passed', failureMessages: [] }
const bad = {
  ancestorTitles: ['a price'],
  title: 'has a\n currency',
  status: 'failed',
  failureMessages: ['AssertionError: expected 1 to be 2\n    at /app/price.test.ts:2:74', 'Error: and then'],
}
const unitFile = (name, parts) => ({ name: join(root, 'packages', name), status: 'failed', message: '', assertionResults: [], ...parts })

describe('a report of vitest', () => {
  test('names each failed test by file, group and title and says what went wrong without the stack', () => {
    const report = { numPassedTests: 1, testResults: [unitFile('price.test.ts', { assertionResults: [good, bad] })] }
    expect(unitResults(report)).toEqual({
      passed: 1,
      flaky: [],
      failed: [
        {
          name: 'packages/price.test.ts › a price › has a currency',
          lines: ['    AssertionError: expected 1 to be 2', '    Error: and then'],
        },
      ],
    })
  })

  test.each([
    ['did not load', { message: 'Cannot find module' }, ['    Cannot find module']],
    ['broke after a failed test', { message: 'Error: hook', assertionResults: [bad] }, ['    Error: hook']],
    ['broke in a hook', { assertionResults: [{ ...good, status: 'skipped' }] }, ['    failed outside of its tests']],
  ])('names a file that %s', (_, parts, lines) => {
    const report = { numPassedTests: 0, testResults: [unitFile('price.test.ts', parts)] }
    expect(unitResults(report).failed.at(-1)).toEqual({ name: 'packages/price.test.ts', lines })
  })

  test('says nothing of files that passed', () => {
    const report = { numPassedTests: 1, testResults: [unitFile('a.test.ts', { status: 'passed', assertionResults: [good] })] }
    expect(unitResults(report).failed).toEqual([])
  })
})

describe('a report of Playwright', () => {
  const spec = (title, status, ...messages) => ({
    title,
    file: 'kept.spec.ts',
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
  const report = (parts) => ({
    config: { rootDir: join(root, 'e2e') },
    stats: { expected: 3, flaky: 1 },
    suites: [],
    errors: [],
    ...parts,
  })

  test('names failed and flaky tests of a file and of its groups', () => {
    const colored =
      '\u001B[31mError: toBe\u001B[39m\n\nExpected: 1\nReceived: 2\n\n  1 | import\n> 2 | expect\n    |   ^\n    at /app/kept.spec.ts:2:1'
    const group = { title: 'a kept ad', specs: [spec('opens', 'flaky', 'Error: late'), spec('closes', 'unexpected', colored)] }
    const suites = [{ title: 'kept.spec.ts', specs: [spec('shows', 'expected'), spec('waits', 'skipped')], suites: [group] }]
    expect(journeyResults(report({ suites }))).toEqual({
      passed: 4,
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
  test('tell what was flaky and what failed, and end with the counts', () => {
    const lines = closingLines({ passed: 5, flaky: [failure('e2e/a › b', 'slow')], failed: [failure('types', '')] })
    expect(lines).toEqual(['flaky: e2e/a › b', '    slow', 'failed: types', '', '5 passed, 1 failed'])
  })

  test('stay within what is shown: names alone where reasons do not fit, and how many names stand further up', () => {
    const many = (count) =>
      closingLines({ passed: 0, flaky: [], failed: Array.from({ length: count }, (_, i) => failure(`test ${i}`, 'why')) })
    expect(many(45)).toHaveLength(92)
    expect(many(46)).toHaveLength(48)
    expect(many(200)).toHaveLength(93)
    expect(many(200)).toContain('and 110 more above')
    expect(many(200)).toContain('failed: test 199')
  })
})
