import { defineConfig } from 'vitest/config'

/** Unit, rule and conformance tests. Component tests ask for a document themselves: `// @vitest-environment jsdom`. Journeys are Playwright's. */
export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.{ts,tsx}',
      'apps/*/src/**/*.test.{ts,tsx}',
      'tests/**/*.test.ts',
      'scripts/**/*.test.mjs',
      'e2e/shop/**/*.test.ts',
    ],
    // Worker threads inherit it: the engine draws layouts, which are .tsx.
    execArgv: ['--import', './scripts/jsx.mjs'],
    globalSetup: ['tests/postgres-server.ts'],
    setupFiles: ['tests/console-errors-fail.ts', 'tests/repeatable-chance.ts'],
    testTimeout: 30_000,
  },
})
