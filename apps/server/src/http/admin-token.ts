import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an Authorization header holds this token. Hashed first, so that neither length nor content shows in the time it takes. */
export const isAdmin = (authorization: string | undefined, adminToken: string): boolean =>
  timingSafeEqual(hashOf(/^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? ''), hashOf(adminToken))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
