import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type TestProject } from 'vitest/node'
import { findPostgres } from '../scripts/postgres.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL that returns the folder of PostgreSQL's socket; PostgreSQL starts on the first request. */
    readonly postgresBroker: string
  }
}

const NOT_FOUND = 'No PostgreSQL was found for the tests: install it, or name the folder of its programs in ADLOOM_POSTGRES.'

/** One PostgreSQL for a whole test run, started for the test files that request it; vitest calls the returned function at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let child: ChildProcess | null = null
  let starting: Promise<string> | null = null

  async function start(): Promise<string> {
    const programs = findPostgres()
    if (programs === null) throw new Error(NOT_FOUND)
    // A separate process group: a kill of this process and its group lets it end by itself and remove its folder.
    child = spawn(process.execPath, [fileURLToPath(new URL('postgres-process.ts', import.meta.url)), programs], {
      stdio: ['pipe', 'pipe', 'inherit'],
      detached: true,
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += String(chunk)))
    const ended = once(child, 'close')
    while (!output.includes('\n')) {
      if (child.exitCode !== null) throw new Error('PostgreSQL did not start; what it said stands above.')
      await Promise.race([once(child.stdout ?? child, 'data'), ended])
    }
    return output.trim()
  }

  const broker = createServer((_request, reply) => {
    starting ??= start()
    starting.then(
      (folder) => reply.end(folder),
      (error: unknown) => reply.writeHead(503).end(error instanceof Error ? error.message : String(error)),
    )
  })
  broker.listen(0, '127.0.0.1')
  await once(broker, 'listening')
  // Listening on a port, so `address()` is an object.
  project.provide('postgresBroker', `http://127.0.0.1:${(broker.address() as AddressInfo).port}`)

  return async () => {
    broker.close()
    await starting?.catch(() => undefined)
    if (child === null || child.exitCode !== null) return
    child.stdin?.end()
    await once(child, 'close')
  }
}
