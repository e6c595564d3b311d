// Runs other programs for the scripts beside it. Plain JavaScript for any Node from 20 on.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the repository. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Runs a program to its end and shows its output. Returns its exit code. */
export function run(program, words, options = {}) {
  const { status, error } = spawnSync(program, words, { cwd: root, stdio: 'inherit', ...options })
  if (error !== undefined) throw error
  return status ?? 1
}

/** Runs a program to its end. Returns what it prints; throws when it fails. */
export const output = (program, words) =>
  execFileSync(program, words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** Runs a program to its end beside what else this process does. Returns its exit code and what it printed. */
export async function runQuietly(program, words) {
  const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
  const [code] = await once(child, 'close')
  return { code: code ?? 1, text }
}

/** How npm is started. `npm_execpath` is the npm that started this process; without it, the one on the PATH. */
function npmWith(words) {
  const script = process.env.npm_execpath
  return script === undefined
    ? { program: 'npm', words, options: { shell: process.platform === 'win32' } }
    : { program: process.execPath, words: [script, ...words], options: {} }
}

/** Runs npm to its end. Returns its exit code. */
export function npmCode(npmWords) {
  const { program, words, options } = npmWith(npmWords)
  return run(program, words, options)
}

/** Runs npm to its end. Returns what it prints; throws when it fails. */
export function npmOutput(npmWords) {
  const { program, words, options } = npmWith(npmWords)
  return execFileSync(program, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  })
}

/** Runs npm beside what else this process does. A failure ends this process with npm's exit code. */
export async function npm(npmWords) {
  const { program, words, options } = npmWith(npmWords)
  // What npm says is for whoever watches, never a program's output.
  const [code] = await once(spawn(program, words, { cwd: root, stdio: ['inherit', 2, 2], ...options }), 'exit')
  if (code !== 0) process.exit(code ?? 1)
}

/**
 * Starts programs that run until one of them ends or this process receives a signal; then stops all of them and ends with the first one's exit code.
 */
export function runTogether(programs) {
  const children = programs.map(({ program, words }) => spawn(program, words, { cwd: root, stdio: 'inherit' }))
  const stopAll = (signal) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(signal))
  // A killed npm kills its shell but not this process; killing `npm start` must stop the server too.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stopAll('SIGTERM')
  }, 500).unref()
  for (const child of children) {
    child.on('exit', (code, signal) => {
      stopAll('SIGTERM')
      process.exitCode = code ?? (signal === null ? 0 : 1)
    })
  }
}
