import { hkdfSync, randomBytes } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { type SignIn } from '../config/sign-in.ts'
import { type User } from '../http/user.ts'
import { FLOW_SECONDS } from './session-cookies.ts'

const KEY_BYTES = 32

const userSchema = z.object({ sub: z.string().min(1), name: z.string() })
/** What must be known when the provider sends somebody back. `to` is the path they wanted. */
const flowSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), to: z.string() })
export type SignInFlow = z.infer<typeof flowSchema>

/** Writes and reads the signed values of our cookies (JSON Web Tokens, HS256). Nothing is stored: every server with the same secrets reads them. */
export interface Sessions {
  readonly write: (user: User, seconds: number) => Promise<string>
  /** Null for a value that is not ours, was changed, or is over. */
  readonly read: (value: string) => Promise<User | null>
  readonly writeFlow: (flow: SignInFlow) => Promise<string>
  readonly readFlow: (value: string) => Promise<SignInFlow | null>
}

/** `now` gives milliseconds. The key comes from the secrets of sign-in, so that a changed secret ends every session. */
export function createSessions({ accessToken, oidc }: SignIn, now: () => number): Sessions {
  const secrets = JSON.stringify([accessToken, oidc?.clientSecret ?? null])
  // Behind a proxy alone there is no secret, and a key made of none is anybody's. Nobody gets a session there, so a random key refuses them all.
  const hasSecret = accessToken !== null || oidc !== null
  const key = new Uint8Array(hasSecret ? hkdfSync('sha256', secrets, '', 'adloom sessions', KEY_BYTES) : randomBytes(KEY_BYTES))

  const sign = (audience: string, content: Readonly<Record<string, string>>, seconds: number): Promise<string> =>
    new SignJWT({ ...content })
      .setProtectedHeader({ alg: 'HS256' })
      .setAudience(audience)
      .setExpirationTime(Math.floor(now() / 1000) + seconds)
      .sign(key)

  const verified = async <Content>(audience: string, value: string, schema: z.ZodType<Content>): Promise<Content | null> => {
    try {
      const { payload } = await jwtVerify(value, key, { algorithms: ['HS256'], audience, currentDate: new Date(now()) })
      return schema.parse(payload)
    } catch {
      return null // not ours, changed, or over
    }
  }

  return {
    write: ({ id, name }, seconds) => sign('session', { sub: id, name }, seconds),
    read: async (value) => {
      const found = await verified('session', value, userSchema)
      return found === null ? null : { id: found.sub, name: found.name }
    },
    writeFlow: (flow) => sign('flow', flow, FLOW_SECONDS),
    readFlow: (value) => verified('flow', value, flowSchema),
  }
}
