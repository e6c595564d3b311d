// Lighthouse, installed on first use: 176 MB that nothing but `npm run bench:web` needs. Plain JavaScript for any Node from 20 on.
import { join } from 'node:path'
import { pinned } from './pinned.mjs'
import { root } from './processes.mjs'

/** The path of Lighthouse's program, installed into `.cache/lighthouse` as `bench/web/lighthouse` pins it. */
export function lighthouse() {
  const folder = pinned('lighthouse', join(root, 'bench', 'web', 'lighthouse'))
  if (folder === null) process.exit(1)
  return join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
}
