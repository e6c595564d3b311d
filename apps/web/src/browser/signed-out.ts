import { type ErrorCode } from '@adloom/domain/error.ts'

/** How a page learns that it can't go on: its user's session is over, or another user has signed in in this browser. */
export type SessionEnd = 'over' | 'changed'

const ends: Readonly<Partial<Record<ErrorCode, SessionEnd>>> = { 'sign-in.needed': 'over', 'sign-in.changed': 'changed' }
const listeners = new Set<(end: SessionEnd) => void>()
let lastEnd: SessionEnd | null = null

/**
 * Notes the code of an answer's failure, null for none; the first that ends the session reaches the listeners, and the next only after one that did
 * not.
 */
export function noteSignIn(code: string | null): void {
  // Other codes are no keys of it.
  const end = ends[code as ErrorCode] ?? null
  const isNew = end !== null && end !== lastEnd
  lastEnd = end
  if (isNew) for (const listener of listeners) listener(end)
}

/** Calls back when the session of this page turns out to be over. Returns a function that stops it. */
export function onSignedOut(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Path of the sign-in, which leads back to `path`. */
export const signInPath = (path: string): string => `/sign-in?to=${encodeURIComponent(path)}`
