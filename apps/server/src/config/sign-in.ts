import { isLoopback } from './loopback.ts'

/** Who may use this installation, and how they say who they are. Each way is null where it is not configured; without any, everybody may. */
export interface SignIn {
  /** One secret for everybody who may come in: typed once by people, sent as a bearer token by programs. */
  readonly accessToken: string | null
  readonly oidc: OidcProvider | null
  /** Name, in lower case, of the header in which a trusted proxy says who it let in. */
  readonly proxyUserHeader: string | null
}

/** A provider of OpenID Connect, and this installation as its client. */
export interface OidcProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where the provider sends people back to. */
  readonly callbackUrl: string
  /** Addresses (`ann@shop.example`) and domains (`@shop.example`) that are let in; empty: everybody whom the provider knows. */
  readonly allowed: readonly string[]
}

/** The variables about sign-in, as the environment has them. */
interface SignInVariables {
  readonly HOST: string
  readonly PUBLIC_URL?: string | undefined
  readonly TRUSTED_PROXIES: readonly string[]
  readonly ACCESS_TOKEN?: string | undefined
  readonly OIDC_ISSUER?: string | undefined
  readonly OIDC_CLIENT_ID?: string | undefined
  readonly OIDC_CLIENT_SECRET?: string | undefined
  readonly OIDC_ALLOWED: readonly string[]
  readonly PROXY_USER_HEADER?: string | undefined
  readonly OPEN_TO_ALL: boolean
}

/** Path the provider sends people back to. */
const OIDC_CALLBACK_PATH = '/sign-in/callback'

/** Whether an entry of `OIDC_ALLOWED` is an address, or a domain behind an @. */
export const isAllowedEntry = (entry: string): boolean => /^[^\s@]{0,64}@[^\s@]{1,253}$/.test(entry)

/** Whether a provider may be believed at this address: over plain HTTP only on this machine. */
export const isSafeIssuer = (issuer: string): boolean => {
  const url = URL.parse(issuer)
  return url !== null && (url.protocol === 'https:' || isLoopback(url.hostname))
}

/** Whether a name may be a header's. */
export const isHeaderName = (name: string): boolean => /^[A-Za-z][\w-]{0,63}$/.test(name)

/** Whether a text may be a bearer token that can't be guessed: 16 characters or more that a header can carry. */
export const isToken = (value: string): boolean => /^[!-~]{16,512}$/.test(value)

/** Problems of the variables about sign-in, without their values. */
export function signInProblems(env: SignInVariables): readonly { readonly variable: keyof SignInVariables; readonly problem: string }[] {
  const oidc = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const isOidc = oidc.some((variable) => env[variable] !== undefined)
  const isClosed = isOidc || env.ACCESS_TOKEN !== undefined || env.PROXY_USER_HEADER !== undefined
  const isHere = isLoopback(env.HOST === '::1' ? '[::1]' : env.HOST)
  return [
    ...(isOidc ? oidc : [])
      .filter((variable) => env[variable] === undefined)
      .map((variable) => ({ variable, problem: `must be set too: sign-in needs ${oidc.join(', ')}` })),
    ...(isOidc && env.PUBLIC_URL === undefined
      ? [{ variable: 'PUBLIC_URL' as const, problem: 'must be set together with OIDC_ISSUER: the provider sends people back to it' }]
      : []),
    ...(env.PROXY_USER_HEADER !== undefined && env.TRUSTED_PROXIES.length === 0
      ? [{ variable: 'TRUSTED_PROXIES' as const, problem: 'must name the proxy whose PROXY_USER_HEADER is believed' }]
      : []),
    ...(env.OPEN_TO_ALL && isClosed
      ? [{ variable: 'OPEN_TO_ALL' as const, problem: 'leave it unset, or the variables of sign-in: the two exclude each other' }]
      : []),
    ...(isHere || isClosed || env.OPEN_TO_ALL
      ? []
      : [
          {
            variable: 'HOST' as const,
            problem: `${env.HOST} lets in everybody who can reach this machine. Set ACCESS_TOKEN, OIDC_ISSUER or PROXY_USER_HEADER, or OPEN_TO_ALL=1 to let everybody use every screen and every key`,
          },
        ]),
  ]
}

/** Sign-in, in a valid environment. */
export function signInOf(env: SignInVariables): SignIn {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, PUBLIC_URL: publicUrl } = env
  const isOidc = issuer !== undefined && clientId !== undefined && clientSecret !== undefined && publicUrl !== undefined
  const callbackUrl = `${(publicUrl ?? '').replace(/(?<!\/)\/+$/, '')}${OIDC_CALLBACK_PATH}`
  const allowed = env.OIDC_ALLOWED.map((entry) => entry.toLowerCase())
  return {
    accessToken: env.ACCESS_TOKEN ?? null,
    oidc: isOidc ? { issuer, clientId, clientSecret, callbackUrl, allowed } : null,
    proxyUserHeader: env.PROXY_USER_HEADER?.toLowerCase() ?? null,
  }
}

/** Whether everybody who reaches this installation may use it. */
export const isOpen = ({ accessToken, oidc, proxyUserHeader }: SignIn): boolean =>
  accessToken === null && oidc === null && proxyUserHeader === null
