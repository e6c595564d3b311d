// Builds the browser app when its sources changed. Plain JavaScript for any Node from 20 on.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './processes.mjs'

const stampFile = join(root, 'apps/web/dist/.built-from')
const sources = ['apps/web', 'packages/domain', 'packages/creatives', 'package-lock.json']

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) if (name !== 'dist' && name !== 'node_modules') yield* filesBelow(join(path, name))
}

/** Names, sizes and times of every source: enough to detect a change, and read in milliseconds. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources)
    for (const file of filesBelow(join(root, source))) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex')
}

const readStamp = () => {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch (cause) {
    if (cause.code === 'ENOENT') return null
    throw cause
  }
}

/** Builds `apps/web/dist` unless it was built from exactly these sources. Returns the exit code of the build. */
export function buildWeb(node, { isForced = false } = {}) {
  const now = fingerprint()
  if (!isForced && readStamp() === now) return 0
  console.log('Building the browser app …')
  const code = run(node, ['node_modules/vite/bin/vite.js', 'build', 'apps/web', '--logLevel', 'warn'])
  if (code === 0) writeFileSync(stampFile, now)
  return code
}
