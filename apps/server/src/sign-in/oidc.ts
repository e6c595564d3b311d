import { AdloomError } from '@adloom/domain/error.ts'
import * as client from 'openid-client'
import { type OidcProvider } from '../config/sign-in.ts'
import { type SignInFlow } from './session.ts'
import { type User } from '../http/user.ts'

/** Sign-in at a provider of OpenID Connect: the authorization code flow with PKCE, state and nonce. */
export interface OidcSignIn {
  /** Where to send somebody who wants to sign in, and what to remember meanwhile. Fails with `sign-in.unreachable`. */
  readonly start: (to: string) => Promise<{ readonly address: string; readonly flow: SignInFlow }>
  /** The user the provider sent back; `query` as it came. Fails with `sign-in.failed`, `sign-in.unreachable` or `sign-in.refused`. */
  readonly finish: (query: string, flow: SignInFlow) => Promise<User>
}

/** Seconds the provider may take for an answer. */
const PROVIDER_TIMEOUT_SECONDS = 10

export function createOidcSignIn({ issuer, clientId, clientSecret, callbackUrl, allowed }: OidcProvider): OidcSignIn {
  const provider = new URL(issuer).host
  let discovered: Promise<client.Configuration> | null = null

  const unreachable = (cause: unknown): AdloomError => new AdloomError('sign-in.unreachable', { cause, values: { provider } })

  /** The provider's own description, read once; anew after a failure. */
  function configuration(): Promise<client.Configuration> {
    const isLocal = new URL(issuer).protocol === 'http:'
    discovered ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, {
        timeout: PROVIDER_TIMEOUT_SECONDS,
        execute: isLocal ? [client.allowInsecureRequests] : [],
      })
      .catch((cause: unknown) => {
        discovered = null
        throw unreachable(cause)
      })
    return discovered
  }

  return {
    start: async (to) => {
      const flow = { state: client.randomState(), nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier(), to }
      const config = await configuration()
      const wanted = {
        redirect_uri: callbackUrl,
        scope: 'openid profile email',
        code_challenge: await client.calculatePKCECodeChallenge(flow.verifier),
        code_challenge_method: 'S256',
        state: flow.state,
        nonce: flow.nonce,
      }
      try {
        return { address: client.buildAuthorizationUrl(config, wanted).href, flow }
      } catch (cause) {
        // A description that does not say where to sign in is of no use.
        discovered = null
        throw unreachable(cause)
      }
    },

    finish: async (query, flow) => {
      const config = await configuration()
      const claims = await claimsOf(config, new URL(`${callbackUrl}?${query}`), flow).catch((cause: unknown) => {
        throw new AdloomError('sign-in.failed', { cause, values: { provider } })
      })
      const names = [claims.name, claims.preferred_username, claims.email].filter((text) => typeof text === 'string')
      const user = { id: `oidc ${claims.iss} ${claims.sub}`, name: names.find((text) => text !== '') ?? claims.sub }
      if (!isAllowed(claims, allowed)) throw new AdloomError('sign-in.refused', { values: { provider, name: user.name } })
      return user
    },
  }
}

/** What the provider says about somebody: in its ID token and, as most keep name and address there, at its UserInfo endpoint. */
async function claimsOf(config: client.Configuration, callback: URL, { state, nonce, verifier }: SignInFlow): Promise<client.IDToken> {
  const tokens = await client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) throw new Error('the provider sent no ID token')
  if (config.serverMetadata().userinfo_endpoint === undefined) return claims
  return { ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)), ...claims }
}

/** Whether the provider vouches for an address in the list; everybody where there is no list. */
export function isAllowed(claims: Readonly<Record<string, unknown>>, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true
  // Some providers let people type any address: only a verified one says who somebody is.
  if (typeof claims.email !== 'string' || claims.email_verified !== true) return false
  const email = claims.email.toLowerCase()
  return allowed.some((entry) => (entry.startsWith('@') ? email.endsWith(entry) : email === entry))
}
