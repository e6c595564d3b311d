// A reporter for vitest: its JSON report, and in it what that leaves out: the files that did not finish, and the errors outside of tests.
import { readFileSync, writeFileSync } from 'node:fs'
import { JsonReporter } from 'vitest/node'

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
      // Vitest knows no module of a file whose worker never started.
      const unfinished = specifications.filter(({ testModule }) => ['queued', 'pending'].includes(testModule?.state() ?? 'pending'))
      const whole = {
        ...JSON.parse(readFileSync(report, 'utf8')),
        unfinishedFiles: unfinished.map(({ moduleId }) => moduleId),
        unhandledErrors: errors.map(({ type, message, cause, VITEST_TEST_PATH: file }) => ({
          file,
          // What its pool of workers throws; all else has a type of its own.
          isOfWorker: type === 'Unhandled Error',
          message: [`${type}: ${message}`, ...(cause === undefined ? [] : [cause.message])].join('\n'),
        })),
      }
      writeFileSync(report, JSON.stringify(whole))
    },
  }
}
