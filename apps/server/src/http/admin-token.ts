import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an Authorization header contains this token. Both are hashed first, so that the time taken reveals neither length nor content. */
export const isAdmin = (authorization: string | undefined, adminToken: string): boolean =>
  timingSafeEqual(hashOf(/^Bearer +(.+)$/i.exec(authorization ?? '')?.[1] ?? ''), hashOf(adminToken))

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
