// Prints as JSON the test files affected by changes since a commit: `node tests/changed-tests.ts [commit]`, default HEAD.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { nearestTests } from './nearest-tests.ts'
import { addressedFiles, isTest, readSources, valueImports, workspaceSources } from './sources.ts'

const SECONDS = '.cache/reports/test-seconds.json'
/** Test files that take longer are run only when they are named. */
const SECONDS_MAX = 25

const git = (...words: string[]): readonly string[] => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)

const commit = process.argv[2] ?? 'HEAD'
const changed = [...git('diff', '--name-only', '--diff-filter=d', commit), ...git('ls-files', '--others', '--exclude-standard')]
const sources = readSources([...workspaceSources, 'tests', 'scripts', 'e2e/shop'])
const imports = new Map(sources.map((source) => [source.file, [...valueImports(source), ...addressedFiles(source)]]))
// Written by every test run.
const seconds: Readonly<Record<string, number>> = existsSync(SECONDS) ? JSON.parse(readFileSync(SECONDS, 'utf8')) : {}
const secondsOf = (file: string): number => seconds[file] ?? (file.includes('.slow.') ? Infinity : 1)
const tests = nearestTests({ changed, imports, isTest: (file) => isTest(file) && secondsOf(file) <= SECONDS_MAX, secondsOf })
console.log(JSON.stringify({ changed, ...tests }))
