import { defineConfig } from '@playwright/test'

/**
 * Journeys run against the real server with the embedded engine and the made-up shop, in the browser `scripts/browser.mjs` found
 * (`ADLOOM_BROWSER`; empty means Playwright's own). Two workers, each with an installation, a shop and a browser of its own.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  workers: 2,
  timeout: 90_000,
  // The machines are shared: a journey that only passes at its second try is named as flaky in the report.
  retries: 1,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/reports/journeys.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    // Drawing in software is most of what a journey costs; files whose journeys are about motion, and some with dialogs, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.ADLOOM_BROWSER === '' ? undefined : process.env.ADLOOM_BROWSER,
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
