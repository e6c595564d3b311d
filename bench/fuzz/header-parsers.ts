import { fastify } from 'fastify'
import { asAdloomError, sendError } from '../../apps/server/src/http/error-reply.ts'
import { clientNetworkOf } from '../../apps/server/src/http/rate-limit.ts'
import { createJobEvents } from '../../apps/server/src/jobs/job-events.ts'
import { serveFalWebhook } from '../../apps/server/src/models/fal-webhook.ts'
import { bearerOf } from '../../apps/server/src/sign-in/bearer.ts'
import { createSessions } from '../../apps/server/src/sign-in/session.ts'
import { wantedPath } from '../../apps/server/src/sign-in/serve-sign-in.ts'
import { fileKeysIn } from '../../apps/server/src/storage/addresses.ts'
import { partOf } from '../../apps/server/src/storage/stored-files.ts'
import { unless } from './flaws.ts'
import { fieldsIn, jsonIn } from './json-in.ts'
import { type Parser, usually } from './parser.ts'

/** What a server receives of a header: no line ends, one byte a character. */
export const headerValue = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '')

const sessions = createSessions(
  { accessToken: 'a-token-of-the-bench', oidc: null, proxyUserHeader: null, openToAll: false } as Parameters<typeof createSessions>[0],
  () => 1_790_000_000_000,
)
/** Base64 may be written in several ways; what is signed may not change. */
const signedPart = (value: string): string => value.replace(/\s/g, '').split('.').slice(0, 2).join('.')
const ours = await sessions.write({ id: 'ann', name: 'Ann' }, 1000)

/** Parsers of what says who sends a request, and of other headers. */
export const headerParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'call of a provider',
    changes: 'json',
    starts: () => [
      JSON.stringify({
        keys: { keys: [{ kty: 'OKP', crv: 'Ed25519', x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', kid: 'k1', use: 'sig' }] },
        headers: {
          'x-fal-webhook-request-id': 'r1',
          'x-fal-webhook-user-id': 'u1',
          'x-fal-webhook-timestamp': '1790000000',
          'x-fal-webhook-signature': '0f'.repeat(64),
        },
        body: { request_id: 'r1', status: 'OK' },
      }),
    ],
    faultsOf: async (text) => {
      const sent = fieldsIn(jsonIn(text))
      const app = fastify()
      app.setErrorHandler((error, _request, reply) => sendError(asAdloomError(error, 0), reply))
      const fetch = async (): Promise<Response> => new Response(JSON.stringify(sent.keys) ?? '')
      serveFalWebhook(app, { baseUrl: 'https://queue.fal.run', calls: createJobEvents(), now: () => 1_790_000_000_000, fetch })
      const named = Object.entries(fieldsIn(sent.headers))
        .filter(([name]) => /^x-[\w-]+$/.test(name))
        .map(([name, value]) => [name, headerValue(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))])
      const payload = JSON.stringify(sent.body) ?? text
      const reply = await app.inject({ method: 'POST', url: '/api/webhooks/fal', payload, headers: Object.fromEntries(named) })
      return unless(reply.headers['x-error-code'] === 'webhook.unsigned', `answers ${reply.statusCode} ${reply.body.slice(0, 100)}`)
    },
  },
  {
    ...usually,
    name: 'header values',
    changes: 'words',
    starts: () => [
      'Bearer abc',
      'bytes=0-10',
      'bytes=-5',
      '2001:db8::1',
      '::ffff:192.0.2.1',
      '/library?x=1#y',
      '//shop.example/',
      `/files/${'a'.repeat(64)}.jpg`,
    ],
    faultsOf: (text) => {
      clientNetworkOf(text)
      fileKeysIn(text)
      bearerOf({ headers: { authorization: text } } as Parameters<typeof bearerOf>[0]) // it reads nothing else
      const part = partOf(text, 100)
      const to = wantedPath({ to: text })
      return [
        ...unless(
          part === null || part === 'unsatisfiable' || (part.start >= 0 && part.start <= part.end && part.end < 100),
          `part ${JSON.stringify(part)}`,
        ),
        ...unless(
          new URL(to, 'http://adloom.invalid').host === 'adloom.invalid' && to.startsWith('/') && !/^\/[\\/]/.test(to),
          `leads to ${to}`,
        ),
      ]
    },
  },
  {
    ...usually,
    name: 'session',
    changes: 'words',
    starts: () => [ours],
    faultsOf: async (value) => {
      const user = await sessions.read(value)
      return [
        ...unless(user === null || (user.id === 'ann' && signedPart(value) === signedPart(ours)), `lets in ${JSON.stringify(user)}`),
        ...unless((await sessions.readFlow(value)) === null, 'takes it for a sign-in'),
      ]
    },
  },
]
