// Installs Lighthouse on first use: 176 MB that nothing but `npm run bench:web` needs. Plain JavaScript for any Node from 20 on.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './processes.mjs'

const source = join(root, 'bench', 'web', 'lighthouse')
const folder = join(root, '.cache', 'lighthouse')
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
const lock = join(source, 'package-lock.json')
const installed = join(folder, 'installed-lock.json')

/** The path of Lighthouse's program, installed into `.cache/lighthouse` as `bench/web/lighthouse` pins it. */
export function lighthouse() {
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(lock))) return program
  console.log('Installing Lighthouse (once) …')
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(source, name), join(folder, name))
  npm(['install', '--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  // Last, so that an installation that broke off starts over.
  copyFileSync(lock, installed)
  return program
}
