import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { errors } from '@adloom/domain/error.ts'
import * as z from 'zod'
import { freePort } from '../server-process.ts'
import { type Outcome } from './hostile-files.ts'

/** The port in the hostile server's own redirects; another port works too, but then one redirect leads nowhere. */
const PORT = 8899
/** Time limit for a rejection: the loader's deadline of 15 s, the start of a process and the delays of a busy machine. */
const CASE_DEADLINE_MS = 30_000
const AT_ONCE = 2
const TITLE = 'Red Mug'

const answerSchema = z.object({ title: z.string().nullable(), code: z.string().nullable(), ms: z.number(), peakMb: z.number() })
type Answer = z.infer<typeof answerSchema>

/** Reads a URL in a child process; null when it crashed or did not end. */
function readAddress(address: string, host: string): Promise<Answer | null> {
  return new Promise((resolve) => {
    const program = fileURLToPath(new URL('read-address.ts', import.meta.url))
    const child = spawn(process.execPath, ['--import', './scripts/jsx.mjs', program, address, host], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let out = ''
    child.stdout.on('data', (part: Buffer) => (out += part.toString()))
    const deadline = setTimeout(() => child.kill('SIGKILL'), CASE_DEADLINE_MS)
    child.on('close', () => {
      clearTimeout(deadline)
      const line = /^@(\{.*\})$/m.exec(out)?.[1]
      resolve(line === undefined ? null : answerSchema.parse(JSON.parse(line)))
    })
  })
}

const known = new Set<string>(Object.keys(errors))

/** Whether a result matches the server's own description of the case; a rejection must have one of our codes. */
function isRightAnswer(expectation: string, { title, code }: Answer): boolean {
  const isRefused = code !== null && known.has(code) && code !== 'internal'
  const named = /^title (.+)$/.exec(expectation)?.[1]
  if (named !== undefined) return title === named
  const mayBeEither = /\bor\b|\belse\b|\//.test(expectation)
  if (/^(error|blocked)/.test(expectation) && !mayBeEither) return isRefused
  return title === TITLE || (isRefused && (mayBeEither || !expectation.startsWith('ok')))
}

/** Every case of a folder's `server.mjs` through the guarded loader and the worker thread, each in a process of its own. */
export async function readTransport(folder: string): Promise<readonly Outcome[]> {
  const port = await freePort(PORT)
  const host = `127.0.0.1:${port}`
  const server = spawn(process.execPath, ['--max-old-space-size=3000', path.join(folder, 'server.mjs'), String(port)], { stdio: 'ignore' })
  try {
    let cases: Record<string, string> | null = null
    for (let left = 100; cases === null && left > 0; left--) {
      const reply = await fetch(`http://${host}/__cases`).catch(() => null)
      if (reply === null) await wait(100)
      else cases = z.record(z.string(), z.string()).parse(await reply.json())
    }
    if (cases === null) throw new Error('the hostile server did not start')
    const outcomes: Outcome[] = []
    const queue = Object.entries(cases).filter(([id]) => id !== 'canary')
    const total = queue.length
    const work = async (): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [id, expectation] = next
        const answer = await readAddress(`http://${host}/${id}`, host)
        outcomes.push(
          answer === null
            ? { id, isRight: false, note: `crashed or no end (${expectation})`, ms: CASE_DEADLINE_MS, peakMb: 0 }
            : {
                id,
                isRight: isRightAnswer(expectation, answer),
                note: answer.code ?? `"${answer.title}"`,
                ms: answer.ms,
                peakMb: answer.peakMb,
              },
        )
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    // The page behind the redirect into the machine counts its requests: this is the first.
    const canary = await (await fetch(`http://${host}/canary`)).text()
    outcomes.push({ id: 'canary', isRight: /CANARY 1</.test(canary), note: canary.slice(0, 40), ms: 0, peakMb: 0 })
    if (outcomes.length !== total + 1) throw new Error('a case was left out')
    return outcomes
  } finally {
    server.kill('SIGKILL')
  }
}
