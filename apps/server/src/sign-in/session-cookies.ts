/** Name of the cookie of somebody who signed in, and its lifetime in seconds. */
export const SESSION_COOKIE = 'adloom_session'
export const SESSION_SECONDS = { token: 30 * 24 * 60 * 60, oidc: 12 * 60 * 60 } as const
/** Name of the cookie that a sign-in at a provider begins with, and how long one may take there, in seconds. */
export const FLOW_COOKIE = 'adloom_sign_in'
export const FLOW_SECONDS = 10 * 60
