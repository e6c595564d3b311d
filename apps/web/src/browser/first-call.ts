import { flags, hasFlag, setFlag } from './flags.ts'

/** The longest other calls wait for the first. */
const WAIT_MS = 3000

let first: Promise<unknown> | null = null

/**
 * Makes a call that keeps something at the server. The first one of a browser gets it the cookie that says whose things are its own, and goes ahead
 * alone: several at the same time would get several cookies, of which the browser keeps one.
 */
export async function afterFirstCall<Reply>(call: () => Promise<Reply>): Promise<Reply> {
  if (hasFlag(flags.hasTicket)) return call()
  if (first !== null) {
    await Promise.race([first, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
    return call()
  }
  const reply = call()
  first = reply.then(
    () => setFlag(flags.hasTicket),
    // Without an answer there is no cookie either.
    () => (first = null),
  )
  return reply
}
