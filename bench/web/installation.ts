import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A server on a new, empty folder. */
interface BenchInstallation {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts it on a free port; `stop` ends it and removes the folder. */
export async function startInstallation(): Promise<BenchInstallation> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'adloom-bench-web-'))
  const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', 'apps/server/src/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
    await rm(dataFolder, { recursive: true })
  }
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    const address = /ready: (\S+)/.exec(output)?.[1]
    if (address !== undefined) return { address, stop }
  }
  throw new Error(`The server did not start: ${output}`)
}
