// A reporter for vitest: its JSON report plus the seconds of each file, the files that did not finish, and the errors outside of tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { JsonReporter } from 'vitest/node'
import { root } from './processes.mjs'

/** Seconds a test file took, and how much of them went into loading it and into its hooks. */
function secondsOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const all = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
  const tests = [...module.children.allTests()].reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0)
  return { file: module.moduleId, seconds: all / 1000, besideTests: (all - tests) / 1000 }
}

/** Stores the latest seconds of each file for `tests/changed-tests.ts`, which chooses tests by them. */
function rememberSeconds(place, fileSeconds) {
  const known = existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : {}
  for (const { file, seconds } of fileSeconds) known[relative(root, file).replaceAll(sep, '/')] = seconds
  writeFileSync(place, JSON.stringify(known))
}

/** Vitest calls it with `new`. */
export default function vitestReport() {
  const json = new JsonReporter({})
  let report = ''
  let specifications = []
  return {
    onInit: (vitest) => {
      report = vitest.config.outputFile.json
      json.onInit(vitest)
    },
    onTestRunStart: (all) => {
      specifications = all
    },
    onTestRunEnd: async (modules, errors) => {
      await json.onTestRunEnd(modules)
      // Vitest has no module for a file whose worker never started.
      const unfinished = specifications.filter(({ testModule }) => ['queued', 'pending'].includes(testModule?.state() ?? 'pending'))
      const fileSeconds = modules.map(secondsOf)
      rememberSeconds(join(dirname(report), 'test-seconds.json'), fileSeconds)
      const whole = {
        ...JSON.parse(readFileSync(report, 'utf8')),
        fileSeconds,
        unfinishedFiles: unfinished.map(({ moduleId }) => moduleId),
        unhandledErrors: errors.map(({ type, message, cause, VITEST_TEST_PATH: file }) => ({
          file,
          // Errors of vitest's worker pool; all other errors have a type of their own.
          isOfWorker: type === 'Unhandled Error',
          message: [`${type}: ${message}`, ...(cause === undefined ? [] : [cause.message])].join('\n'),
        })),
      }
      writeFileSync(report, JSON.stringify(whole))
    },
  }
}
