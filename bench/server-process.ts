import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'

/** A program of ours in a process of its own. */
export interface StartedProgram {
  /** Where a server answers; '' of a program that listens nowhere. */
  readonly address: string
  readonly pid: number | undefined
  readonly isRunning: () => boolean
  /** Asks it to end, and waits. */
  readonly stop: () => Promise<void>
}

export const SERVER_PROGRAM = 'apps/server/src/main.ts'

/** Starts a program with these variables alone and waits for its first line. `preload` are modules it loads before. */
export async function startProgram(
  program: string,
  variables: Readonly<Record<string, string>>,
  preload: readonly string[] = [],
): Promise<StartedProgram> {
  const imports = ['./scripts/jsx.mjs', ...preload].flatMap((file) => ['--import', file])
  const child = spawn(process.execPath, [...imports, program], {
    env: { PATH: process.env.PATH, PORT: '0', RATE_FACTOR: '1000000', ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    if (isRunning()) await once(child, 'exit')
  }
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (said.includes('\n')) return { address: /http:\S+/.exec(said)?.[0] ?? '', pid: child.pid, isRunning, stop }
  }
  throw new Error(`${program} did not start: ${said}`)
}

/** Megabytes of a process now (`VmRSS`) or at its peak (`VmHWM`); NaN where the system does not report it. */
export async function memoryMb(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kb = 'NaN'] = new RegExp(`${field}:\\s+(\\d+) kB`).exec(status) ?? []
  return Number(kb) / 1024
}

export async function childrenOf(pid: number | undefined): Promise<readonly number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => [])
  const lists = await Promise.all(tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')))
  return lists.flatMap((list) =>
    list
      .split(' ')
      .filter((word) => word !== '')
      .map(Number),
  )
}

/** Megabytes of a process and its children now. A child that has just ended has no figure. */
export async function memoryWithChildrenMb(pid: number | undefined): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))]
  const sizes = await Promise.all(pids.map((each) => memoryMb(each, 'VmRSS')))
  return sizes.reduce((sum, each) => sum + (each || 0), 0)
}

/** That port when it is free, else any other; 0 asks for any. */
export async function freePort(wanted: number): Promise<number> {
  const server = createServer()
  const taken = await new Promise<number>((resolve, reject) => {
    server.once('error', () => {
      server.removeAllListeners('error')
      server.once('error', reject)
      server.listen(0, '127.0.0.1')
    })
    server.on('listening', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
    server.listen(wanted, '127.0.0.1')
  })
  server.close()
  await once(server, 'close')
  return taken
}
