/** Milliseconds between two questions to a server that does not answer. */
const ASK_EVERY_MS = 2000

/** Dependencies of waiting for the server. */
interface ServerProbe {
  /** Whether the server answers now. */
  readonly answers: () => Promise<boolean>
  /** Resolves after so many milliseconds. */
  readonly pause: (ms: number) => Promise<void>
}

const browserProbe: ServerProbe = {
  // The answer of a proxy that does not reach the server is not its own.
  answers: () =>
    fetch('/api/health', { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

let waiting: Promise<void> | null = null
const listeners = new Set<() => void>()

/** Whether something the user asked for waits for the server. A subscription for React, together with `onServerWait`. */
export const isWaitingForServer = (): boolean => waiting !== null

/** Calls back when waiting starts or ends. Returns a function that stops it. */
export function onServerWait(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setWaiting(next: Promise<void> | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

/**
 * Resolves once the server answers, at once when it does. Await it before a page load: without a server the browser would replace this page by its
 * own error page. All callers share the questions.
 */
export async function serverAnswers({ answers, pause }: ServerProbe = browserProbe): Promise<void> {
  if (waiting !== null) return waiting
  if (await answers()) return undefined
  const ask = async () => {
    do await pause(ASK_EVERY_MS)
    while (!(await answers()))
  }
  // Another caller may have begun meanwhile.
  if (waiting === null) setWaiting(ask().finally(() => setWaiting(null)))
  return waiting ?? undefined
}

/** Reloads the page once the server answers. */
export const reloadPage = (): void => void serverAnswers().then(() => window.location.reload())

/** Loads a page of this installation once the server answers. */
export const openPage = (path: string): void => void serverAnswers().then(() => window.location.assign(path))
