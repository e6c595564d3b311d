// Installs packages that only one benchmark needs, on first use and in the versions that a folder of the benchmark pins. Plain JavaScript for any
// Node from 20 on.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCode, root } from './processes.mjs'

/**
 * The folder below `.cache` whose `node_modules` holds the packages pinned by `package.json` and `package-lock.json` of `source`; null when npm
 * cannot install them (no network, for instance).
 */
export function pinned(name, source) {
  const folder = join(root, '.cache', name)
  const lock = join(source, 'package-lock.json')
  const installed = join(folder, 'installed-lock.json')
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return folder
  console.log(`Installing ${name} (once) …`)
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(source, file), join(folder, file))
  // Without a network npm would wait two minutes between its retries.
  const retryOptions = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000']
  const words = ['install', '--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  if (npmCode([...words, ...retryOptions]) !== 0) return null
  // Written last, so that an interrupted installation starts over.
  copyFileSync(lock, installed)
  return folder
}
