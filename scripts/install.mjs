// Installs the locked packages and Node when they are missing. Plain JavaScript for any Node from 20 on.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node24 } from './node24.mjs'
import { npm, root } from './processes.mjs'

const stampFile = join(root, 'node_modules', '.adloom-installed')

const stampOf = (scope) =>
  `${createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')} ${scope}`

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch (cause) {
    if (cause.code === 'ENOENT') return null
    throw cause
  }
}

async function installPackages(scope) {
  const stamp = readStamp()
  if (stamp === stampOf('all') || stamp === stampOf(scope)) return
  // Not to standard output, which may be a program's: `adloom mcp` speaks a protocol there.
  console.error('Installing packages (once) …')
  // Not `npm ci`: it refuses a lock file that lacks a binary for another platform, and registries do not always have all of them. With a lock file
  // and exact versions `npm install` installs the same; `--no-save` leaves both files unchanged.
  await npm(['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...(scope === 'run' ? ['--omit=dev'] : [])])
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stampFile, stampOf(scope))
}

/**
 * Installs what is missing, packages and Node side by side. Scope `run` has what starting needs; `all` adds what tests need and satisfies both.
 * Resolves to the path of a Node that is new enough.
 */
export async function install(scope) {
  const [node] = await Promise.all([node24(), installPackages(scope)])
  return node
}
