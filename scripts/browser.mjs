// Finds or installs the browsers for the end-to-end tests. Plain JavaScript for any Node from 20 on.
import { existsSync } from 'node:fs'
import { run } from './processes.mjs'

const chromiumPlaces = {
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

// Not a snap: its own view of /tmp lacks the profile that a journey makes there.
const firefoxPlaces = {
  linux: ['/usr/bin/firefox-esr', '/usr/lib/firefox/firefox', '/usr/lib64/firefox/firefox', '/opt/firefox/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:/Program Files/Mozilla Firefox/firefox.exe'],
}

/** The path of a browser on the machine, else of Debian's package when apt and root are available; null without both. */
function findOrInstall(places, name, debianPackage) {
  const find = () => (places[process.platform] ?? []).find((place) => existsSync(place)) ?? null
  const found = find()
  const hasApt = process.platform === 'linux' && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (found !== null || !hasApt) return found
  console.log(`Installing ${name} for the journeys (once) …`)
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  run('apt-get', ['update'], quiet)
  run('apt-get', ['install', '-y', '--no-install-recommends', debianPackage], quiet)
  return find()
}

/**
 * The path of a Chromium or Chrome: one found on the machine, else Debian's package when apt and root are available. Null means Playwright's own,
 * which is then installed.
 */
export function browser(node) {
  const found = findOrInstall(chromiumPlaces, 'Chromium', 'chromium-headless-shell')
  if (found !== null) return found
  console.log('Installing the browser of Playwright for the journeys (once) …')
  if (run(node, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) !== 0)
    throw new Error('No Chromium was found, and none could be installed.')
  return null
}

/** The path of a Firefox, found or installed the same way. Null means that the journey in Firefox is skipped. */
export const firefox = () => findOrInstall(firefoxPlaces, 'Firefox', 'firefox-esr')
