import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `node tests/postgres-process.ts PROGRAMS`: a PostgreSQL in a temporary folder, reached through a socket in that folder, whose path is the one line
 * it prints. It ends and removes its folder when its input ends, which happens however its parent ends, also by a kill.
 */
const [, , programs] = process.argv

/** PostgreSQL refuses to run as root: then it runs as the user of its package, or as `nobody`. */
async function runner(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (user === undefined) throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

/** The data is thrown away, so nothing has to reach the disk. Socket only, so that it takes no port and no other user can connect. */
const SETTINGS = ['listen_addresses=', 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300']

const folder = await mkdtemp(join(tmpdir(), 'adloom-pg-'))
const user = await runner()
if (user !== null) await chown(folder, user.uid, user.gid)
const data = join(folder, 'data')

function start(program: string, words: readonly string[]): { readonly child: ChildProcess; readonly output: () => string } {
  const child = spawn(join(programs, program), words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], ...user, env: { LC_ALL: 'C' } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  return { child, output: () => output }
}

let server: ChildProcess | null = null
const inputEnds = once(process.stdin.resume(), 'end')
// Signals from the keyboard reach the whole process group; only the end of the parent counts.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => undefined)

async function open(): Promise<void> {
  const making = start('initdb', ['-D', data, '-U', 'adloom', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const [code] = await once(making.child, 'close')
  if (code !== 0) throw new Error(`initdb failed: ${making.output()}`)
  const { child, output } = start('postgres', ['-D', data, '-k', folder, ...SETTINGS.flatMap((setting) => ['-c', setting])])
  server = child
  while (!output().includes('ready to accept connections')) {
    if (child.exitCode !== null) throw new Error(`postgres failed: ${output()}`)
    await Promise.race([once(child.stderr ?? child, 'data'), once(child, 'close')])
  }
  process.stdout.write(`${folder}\n`)
}

async function close(): Promise<void> {
  if (server?.exitCode === null) {
    server.kill('SIGQUIT')
    await once(server, 'close')
  }
  await rm(folder, { recursive: true, force: true })
}

try {
  await open()
  await inputEnds
} finally {
  await close()
}
