import { type ErrorCode } from '@adloom/domain/error.ts'

const SIGN_IN_NEEDED: ErrorCode = 'sign-in.needed'
const listeners = new Set<() => void>()
let isSignedOut = false

/** Notes an answer of the server; the first one that asks for a sign-in reaches the listeners, and the next only after one that did not. */
export function noteSignIn(status: number, code: string | null): void {
  const needsSignIn = status === 401 && code === SIGN_IN_NEEDED
  const isNew = needsSignIn && !isSignedOut
  isSignedOut = needsSignIn
  if (isNew) for (const listener of listeners) listener()
}

/** Calls back when the session of this browser turns out to be over. Returns a function that stops it. */
export function onSignedOut(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Path of the sign-in, which leads back to `path`. */
export const signInPath = (path: string): string => `/sign-in?to=${encodeURIComponent(path)}`
