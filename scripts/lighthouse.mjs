// Lighthouse, installed on first use: 176 MB that only `npm run bench:web` needs. Plain JavaScript for any Node from 20 on.
import { join } from 'node:path'
import { pinned } from './pinned.mjs'
import { root } from './processes.mjs'

/** The path of the Lighthouse program, installed into `.cache/lighthouse` in the version that `bench/web/lighthouse` pins. */
export function lighthouse() {
  const folder = pinned('lighthouse', join(root, 'bench', 'web', 'lighthouse'))
  if (folder === null) process.exit(1)
  return join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
}
