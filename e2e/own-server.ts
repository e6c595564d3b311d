import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** The real server on any free port and a new data folder, with these variables beside the machine's own; with another program on a used folder. */
export async function startOwnServer(
  environment: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  program = 'e2e/server-with-database.ts',
): Promise<{ readonly address: string; readonly stop: () => Promise<void>; readonly kill: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', program], {
    env: { ...process.env, PORT: '0', CUTOUT_MODEL: 'off', NODE_COMPILE_CACHE: '.cache/compiled', ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const endWith = (signal: 'SIGTERM' | 'SIGKILL') => async (): Promise<void> => {
    child.kill(signal)
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    const address = /ready: (\S+)/.exec(said)?.[1]
    if (address !== undefined) return { address, stop: endWith('SIGTERM'), kill: endWith('SIGKILL') }
  }
  throw new Error(`The server did not start: ${said}`)
}
