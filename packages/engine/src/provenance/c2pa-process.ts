import { type MediaType } from '../image/metadata-parts.ts'
import { createOnDemandProcess, forkProgram, type ProcessLimits } from '../processes/on-demand-process.ts'
import { type SigningIdentity } from './own-certificate.ts'

/**
 * Messages to and from the process that runs the library. `definition` and `json` are the library's. `anchors`: certificates in PEM; what chains to one
 * of them is reported as trusted. `json` is null without a manifest.
 */
export type C2paOrder = { readonly type: MediaType; readonly bytes: Uint8Array } & (
  | { readonly kind: 'read'; readonly anchors: string | null }
  | { readonly kind: 'sign'; readonly definition: string; readonly identity: SigningIdentity }
)
export type C2paReply = { readonly json: string | null } | { readonly signed: Uint8Array } | { readonly problem: string }

/** Generous: alone a start takes 0.4 s and an image 5 ms (2026-11-28). */
const limits: ProcessLimits = { startMs: 30_000, replyMs: 30_000, idleMs: 60_000 }

export interface C2paProcess {
  /** One order after the other. `problem`, too, where the process did not start, ended or took too long. */
  readonly ask: (order: C2paOrder) => Promise<C2paReply>
  readonly close: () => void
}

/** Runs the library in a process that is started for the first order, and ended when idle. */
export function createC2paProcess(): C2paProcess {
  let problem = ''
  const child = createOnDemandProcess<C2paOrder, C2paReply>({
    fork: () => forkProgram(new URL('./c2pa-main.ts', import.meta.url), [], 1),
    limits,
    onProblem: (found) => (problem = found),
  })
  let last: Promise<unknown> = Promise.resolve()
  return {
    ask: (order) => {
      const asked = last.then(() => child.ask(order)).then((reply) => reply ?? { problem })
      last = asked.catch(() => undefined)
      return asked
    },
    close: child.kill,
  }
}
