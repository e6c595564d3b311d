// A reporter for vitest: its JSON report, and in it what that leaves out: the seconds of each file, the files that did not finish, and the
// errors outside of tests.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { JsonReporter } from 'vitest/node'
import { root } from './processes.mjs'

/** What a test file took, and what of it went into loading it and into the hooks around its tests. */
function secondsOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  const all = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
  const tests = [...module.children.allTests()].reduce((sum, test) => sum + (test.diagnostic()?.duration ?? 0), 0)
  return { file: module.moduleId, seconds: all / 1000, besideTests: (all - tests) / 1000 }
}

/** Keeps what each file took last, for those who choose among them: `tests/changed-tests.ts`. */
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
      // Vitest knows no module of a file whose worker never started.
      const unfinished = specifications.filter(({ testModule }) => ['queued', 'pending'].includes(testModule?.state() ?? 'pending'))
      const fileSeconds = modules.map(secondsOf)
      rememberSeconds(join(dirname(report), 'test-seconds.json'), fileSeconds)
      const whole = {
        ...JSON.parse(readFileSync(report, 'utf8')),
        fileSeconds,
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
