import { configDefaults, defineConfig } from 'vitest/config'
import { materialIcons } from './apps/web/material-icons.ts'

const SLOW = '**/*.slow.test.ts'

const shared = {
  // Worker threads inherit it: the engine draws layouts, which are .tsx.
  execArgv: ['--import', './scripts/jsx.mjs'],
  setupFiles: ['tests/console-errors-fail.ts', 'tests/repeatable-inputs.ts'],
  testTimeout: 30_000,
  // A database and its threads start in two seconds, on a busy machine in more than Vitest's ten.
  hookTimeout: 30_000,
  // The machines are shared: a test that only passes at its second try is named as flaky at the end.
  retry: 1,
  // Vitest's own choice is one fewer than there are cores.
  maxWorkers: '100%',
}

/**
 * Unit, rule and conformance tests in three projects; journeys are Playwright's.
 * - `node`: packages and the server. Files share a process and its modules: a test puts back what it changes.
 * - `web`: the browser app, whose stores are modules. Component tests ask for a document themselves: `// @vitest-environment jsdom`.
 * - `slow`: tests that start processes, make whole videos or measure their process, or compare many drawn images
 *   (`*.slow.test.ts`). `npm run check` leaves them out.
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/postgres-server.ts'],
    maxWorkers: shared.maxWorkers,
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/server/src/**/*.test.ts',
            'tests/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'e2e/shop/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, SLOW],
          isolate: false,
        },
      },
      {
        plugins: [materialIcons()],
        test: {
          ...shared,
          name: 'web',
          pool: 'threads',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: [...shared.setupFiles, 'tests/query-timeout.ts'],
        },
      },
      { test: { ...shared, name: 'slow', include: [SLOW], sequence: { groupOrder: 1 } } },
    ],
  },
})
