// Finds or installs a browser for the end-to-end tests. Plain JavaScript for any Node from 20 on.
import { existsSync } from 'node:fs'
import { run } from './processes.mjs'

const places = {
  linux: [
    // The headless shell draws no window around the page: an end-to-end test takes a fifth less.
    '/usr/lib/chromium/chromium-headless-shell',
    // Debian's /usr/bin/chromium is a wrapper that adds flags and prints a shell error as root: the binary comes first.
    '/usr/lib/chromium/chromium',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
  ],
  darwin: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/Applications/Chromium.app/Contents/MacOS/Chromium'],
  win32: ['C:/Program Files/Google/Chrome/Application/chrome.exe', 'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe'],
}

const find = () => (places[process.platform] ?? []).find((place) => existsSync(place)) ?? null

/**
 * The path of a Chromium or Chrome: one found on the machine, else Debian's package when apt and root are available. Null means Playwright's own,
 * which is then installed.
 */
export function browser(node) {
  const found = find()
  if (found !== null) return found
  const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (hasApt) {
    console.log('Installing Chromium for the journeys (once) …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    run('apt-get', ['update'], quiet)
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], quiet)
    const installed = find()
    if (installed !== null) return installed
  }
  console.log('Installing the browser of Playwright for the journeys (once) …')
  if (run(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) !== 0)
    throw new Error('No Chromium was found, and none could be installed.')
  return null
}
