import { reloadPage, serverAnswers } from './server-answers.ts'

const RELOADED = 'adloom.reloaded-at'
/** A second reload within this time, in milliseconds, would not help: the new version is broken. Then the error screen is right. */
const RELOAD_INTERVAL_MS = 60_000

/** Starts the newer version that the server delivers now. False when that was tried just before, or when it cannot be recorded that it was. */
function startedNewVersion(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0)
    if (Date.now() - last < RELOAD_INTERVAL_MS) return false
    sessionStorage.setItem(RELOADED, String(Date.now()))
  } catch {
    // Without a session store the page would reload for ever.
    return false
  }
  reloadPage()
  return true
}

const browserPorts = { serverAnswers: () => serverAnswers(), startedNewVersion }

/**
 * Loads a part of the app that the user asked for: a screen, a dialog, code of a button. While the server does not answer the part is waited for, the
 * screen stays, and a message says so. A part that an answering server no longer has belongs to an older version: the page reloads, or the promise
 * rejects when reloading did not help. Parts loaded in advance use plain `import()`: nobody waits for them.
 */
export async function loadPart<Part>(load: () => Promise<Part>, ports = browserPorts): Promise<Part> {
  try {
    return await load()
  } catch {
    await ports.serverAnswers()
  }
  try {
    return await load()
  } catch (cause) {
    await ports.serverAnswers()
    if (!ports.startedNewVersion()) throw cause
    // The page is about to be replaced.
    return new Promise(() => undefined)
  }
}
