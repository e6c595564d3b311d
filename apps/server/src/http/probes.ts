import { endpoints } from '@adloom/domain/endpoints.ts'

const probePaths: ReadonlySet<string> = new Set([endpoints.health, endpoints.ready].map(({ path }) => `/api${path}`))

/**
 * Whether a path is that of a call by which something watches the server: it is answered without sign-in, under any host name, without the database.
 */
export const isProbe = (path: string): boolean => probePaths.has(path)
