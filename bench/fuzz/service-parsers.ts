import { createServer } from 'node:net'
import { sendGridMailer } from '@adloom/providers/mail/sendgrid.ts'
import { smtpMailer } from '@adloom/providers/mail/smtp.ts'
import { openS3Storage } from '@adloom/providers/storage/s3.ts'
import { createOidcSignIn } from '../../apps/server/src/sign-in/oidc.ts'
import { aMail } from '../../packages/providers/src/mail/mail.test-data.ts'
import { unless } from './flaws.ts'
import { fieldsIn, jsonIn } from './json-in.ts'
import { atFirstUse, httpPort, localPortOf, serviceFlaws, WAIT_MS } from './local-services.ts'
import { type Parser, usually } from './parser.ts'

/** What the services of this file say now, the input of the run. */
let text = ''

const statuses = [200, 200, 200, 206, 301, 400, 403, 404, 412, 429]
/** A status that follows from the text, so that the same input gives the same reply. */
const statusOfText = (): number => statuses[text.length % statuses.length]

const bucket = atFirstUse(async () => {
  const port = await httpPort(({ method }, response) => {
    response.writeHead(statusOfText(), {
      'content-type': 'application/xml',
      'content-range': `bytes ${text.slice(0, 9).replace(/[^ -~]/g, '')}`,
    })
    response.end(method === 'HEAD' ? undefined : text)
  })
  const place = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'ads', accessKeyId: 'A', secretAccessKey: 'B' }
  return openS3Storage(place, { connectMs: WAIT_MS, idleMs: WAIT_MS, totalMs: WAIT_MS })
})
const KEY = `${'0'.repeat(64)}.jpg`

const mailServer = atFirstUse(async () => {
  const port = await localPortOf(
    createServer((socket) => {
      const lines = text.split('\n')
      const say = (): void => {
        const line = lines.shift()
        if (line === undefined) socket.end()
        else socket.write(`${line}\r\n`)
      }
      socket.on('error', () => undefined).on('data', say)
      say()
    }),
  )
  const server = { host: '127.0.0.1', port, isSecure: false, login: null, isHere: true }
  return smtpMailer({ server, now: () => 1_790_000_000_000, timeoutMs: WAIT_MS })
})

/** What a provider of OpenID Connect says: its description, its tokens with the claims of the ID token, and its user's data. */
const sayings = JSON.stringify({
  discovery: {
    issuer: 'ISSUER',
    authorization_endpoint: 'ISSUER/authorize',
    token_endpoint: 'ISSUER/token',
    userinfo_endpoint: 'ISSUER/me',
    jwks_uri: 'ISSUER/keys',
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
  },
  token: {
    access_token: 'a',
    token_type: 'bearer',
    id_token: { iss: 'ISSUER', sub: 'ann', aud: 'adloom', nonce: 'NONCE', iat: 1_790_000_000, exp: 9_999_999_999 },
  },
  me: { sub: 'ann', name: 'Ann', email: 'ann@shop.example', email_verified: true },
})
let nonce = ''
const said = (issuer: string) => fieldsIn(jsonIn(text.replaceAll('ISSUER', issuer).replaceAll('NONCE', nonce)))
const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value) ?? '').toString('base64url')
const issuerOf = atFirstUse(async () => {
  let issuer = ''
  const port = await httpPort(({ url = '' }, response) => {
    const { discovery, token, me } = said(issuer)
    // No signature is checked: the token comes from the provider itself.
    const tokens = { ...fieldsIn(token), id_token: `${base64({ alg: 'RS256' })}.${base64(fieldsIn(token).id_token)}.${base64('x')}` }
    const body = url.includes('openid-configuration') ? discovery : url === '/token' ? tokens : me
    response.writeHead(statusOfText() === 200 ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(body) ?? '')
  })
  issuer = `http://127.0.0.1:${port}`
  return issuer
})

/** Parsers of what services answer that are no models: buckets, mail services, providers of sign-in. */
export const serviceParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'reply of a bucket',
    changes: 'markup',
    starts: () => [
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>ads</Name><IsTruncated>false</IsTruncated><Contents><Key>${KEY}</Key><Size>434234</Size></Contents></ListBucketResult>`,
      '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchKey</Code><Message>The resource you requested does not exist</Message><RequestId>1</RequestId></Error>',
    ],
    faultsOf: async (input) => {
      text = input
      const { store, check } = await bucket()
      const flaws: string[] = []
      const steps = [
        async () => {
          for await (const { key, size } of store.list()) {
            flaws.push(...unless(/^[0-9a-f]{64}\.\w{1,5}$/.test(key) && Number.isFinite(size), `lists ${key} of ${size}`))
            break
          }
        },
        async () => void flaws.push(...unless((await store.read(KEY, { start: 1, end: 4 })).length <= 4, 'more than the part')),
        () => store.remove(KEY),
        check,
      ]
      for (const step of steps) {
        flaws.push(
          ...(await serviceFlaws(async () => {
            await step()
            return []
          })),
        )
      }
      return flaws
    },
    limitMs: 3000,
  },
  {
    ...usually,
    name: 'reply of a mail service',
    changes: 'words',
    starts: () => [
      '220 mail.example ready\n250-mail.example\n250-SIZE 35882577\n250 8BITMIME\n250 OK\n250 OK\n354 Go on\n250 Accepted\n221 Bye',
      '220 mail.example ready\n250 mail.example\n250 OK\n550 5.1.1 No such user',
      '{"errors":[{"message":"The provided authorization grant is invalid","field":null,"help":null}]}',
    ],
    faultsOf: async (input) => {
      text = input
      const { signal } = new AbortController()
      const http = sendGridMailer({
        apiKey: 'SG.bench',
        fetch: async () =>
          new Response(text, {
            status: [202, 400, 401, 500][text.length % 4],
            headers: { 'x-message-id': encodeURI(text.slice(0, 50).toWellFormed()) },
          }),
      })
      const found = await Promise.all(
        [http, await mailServer()].map((mailer) =>
          serviceFlaws(async () => unless(/^[\w.@<>=+-]{1,200}$/.test(await mailer.send(aMail(), signal)), 'an id with other characters')),
        ),
      )
      return found.flat()
    },
  },
  {
    ...usually,
    name: 'reply of a sign-in provider',
    changes: 'json',
    starts: () => [sayings],
    faultsOf: (input) =>
      serviceFlaws(async () => {
        text = input
        const issuer = await issuerOf()
        const callbackUrl = 'http://localhost:4400/sign-in/callback'
        const provider = { issuer, clientId: 'adloom', clientSecret: 'a secret of the bench', callbackUrl, allowed: ['@shop.example'] }
        const signIn = createOidcSignIn(provider)
        const { flow, address } = await signIn.start('/')
        nonce = flow.nonce
        const user = await signIn.finish(`code=c&state=${flow.state}`, flow)
        const { token, me } = said(issuer)
        const claims = fieldsIn(fieldsIn(token).id_token)
        const all = { ...fieldsIn(me), ...claims }
        return [
          ...unless(/^https?:/.test(address), `leads to ${address}`),
          ...unless(user.id === `oidc ${issuer} ${String(claims.sub)}` && typeof user.name === 'string', `lets in ${JSON.stringify(user)}`),
          ...unless(claims.nonce === nonce && [claims.aud].flat().includes('adloom'), 'lets in with the token of another sign-in'),
          ...unless(all.email_verified === true && /@shop\.example$/i.test(String(all.email)), `lets in ${String(all.email)}`),
        ]
      }),
  },
]
