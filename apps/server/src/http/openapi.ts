import { errors } from '@adloom/domain/error.ts'
import { scopeOf } from '@adloom/domain/programs/call-scope.ts'
import { webhookBodySchema, type WebhookEventType, webhookEventTypes } from '@adloom/domain/programs/webhook.ts'
import { type FastifyInstance } from 'fastify'
import { type OpenapiCall, openapiCalls, type OpenapiFailure, schemaOf, tagOfPath, type JsonSchema } from './openapi-calls.ts'
import { docsPage } from './docs-page.ts'
import { bodiesOf, PROBLEM_TYPE } from './error-reply.ts'
import { TICKET_COOKIE } from './owner.ts'
import { VERSION } from './version.ts'

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>
const requiredOf = (schema: JsonSchema): readonly string[] => (schema.required ?? []) as readonly string[]

function parametersOf({ endpoint, request }: OpenapiCall): readonly object[] {
  const header = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes repeating the call safe for 24 hours: the same key and request give the same answer. While pictures are made, `GET /progress` tells how much is done under its key, and gives each picture as soon as it is there.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  const fields = Object.entries(propertiesOf(request)).map(([name, schema]) => {
    const isInPath = endpoint.path.includes(`{${name}}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || requiredOf(request).includes(name), schema }
  })
  const preference = {
    name: 'Prefer',
    in: 'header',
    required: false,
    description: '`respond-async` is answered with 202 and the job at once, `wait=10` after ten seconds unless it is done by then.',
    schema: { type: 'string' },
  }
  const engines = {
    name: 'Adloom-Engines',
    in: 'header',
    required: false,
    description: `Who is to do it, where \`GET /capabilities\` offers several: ${(endpoint.engines ?? []).map((role) => `\`${role}=provider:model\``).join(', ')}, or \`studio\`.`,
    schema: { type: 'string' },
  }
  return [
    ...(endpoint.generates ? [header] : []),
    ...(endpoint.accepted === undefined ? [] : [preference]),
    ...(endpoint.engines === undefined ? [] : [engines]),
    ...(endpoint.method === 'POST' ? [] : fields),
  ]
}

function requestBodyOf({ endpoint, request }: OpenapiCall): object {
  const json = { 'application/json': { schema: request } }
  const form = {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' }, bucket: { type: 'string' } },
        required: ['file'],
      },
    },
  }
  return { required: true, content: endpoint.multipart === true ? { ...json, ...form } : json }
}

const errorHeaders = {
  'X-Request-Id': { schema: { type: 'string' }, description: 'Names this request in the log.' },
  'X-Error-Code': { schema: { type: 'string' }, description: 'The code of the failure.' },
}
/** An example request id. */
const NO_REQUEST = '00000000-0000-4000-8000-000000000000'
const retryHeader = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds after which to try again.' } }

function failureReplies(failures: readonly OpenapiFailure[]): Readonly<Record<string, object>> {
  const statuses = [...new Set(failures.map(({ status }) => status))]
  const entries = statuses.map((status) => {
    const ofStatus = failures.filter((failure) => failure.status === status)
    const bodies = ofStatus.map(({ code, message }) => ({ code, ...bodiesOf({ code, message, details: [] }, NO_REQUEST) }))
    const content = {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(bodies.map(({ code, json }) => [code, { value: json }])),
      },
      [PROBLEM_TYPE]: {
        schema: { $ref: '#/components/schemas/Problem' },
        examples: Object.fromEntries(bodies.map(({ code, problem }) => [code, { value: problem }])),
      },
    }
    const description = ofStatus.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n')
    const headers = status === 429 || status === 503 || status === 409 ? { ...errorHeaders, ...retryHeader } : errorHeaders
    return [String(status), { description, headers, content }] as const
  })
  return Object.fromEntries(entries)
}

function operationOf(call: OpenapiCall): object {
  const { name, endpoint, response, accepted, failures } = call
  const headers = { 'X-Request-Id': errorHeaders['X-Request-Id'] }
  const reply = (description: string, schema: JsonSchema) => ({ description, headers, content: { 'application/json': { schema } } })
  const success = endpoint.status === 204 ? { description: 'Done.', headers } : reply(endpoint.summary, response)
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tagOfPath(endpoint)],
    // {}: where nobody signs in, a first call has no cookie yet.
    security: [{ accessToken: [] }, { apiToken: [scopeOf(endpoint)] }, { browser: [] }, {}],
    ...(endpoint.method === 'POST' && { requestBody: requestBodyOf(call) }),
    parameters: parametersOf(call),
    responses: {
      [String(endpoint.status)]: success,
      ...(accepted !== null && { 202: reply('Begun, for a caller who does not wait.', accepted) }),
      ...failureReplies(failures),
    },
    'x-rate-limit': endpoint.rate,
    'x-timeout-ms': endpoint.timeoutMs,
    'x-max-body-bytes': endpoint.maxBodyBytes,
  }
}

/** What a receiver of an event gets, and how its answer is taken. */
function webhookOperation(type: WebhookEventType): object {
  const header = (name: string, description: string) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } })
  return {
    operationId: type,
    summary: webhookSummaries[type],
    description:
      'Signed as Standard Webhooks 1.0.0 says. An event may arrive twice, under the same `webhook-id`, and events may arrive in any order.',
    security: [],
    parameters: [
      header('webhook-id', 'Names the event; the same in every attempt.'),
      header('webhook-timestamp', 'When this attempt was made: seconds since 1970.'),
      header(
        'webhook-signature',
        '`v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, with the secret behind `whsec_`, decoded from base64, as key.',
      ),
    ],
    requestBody: { required: true, content: { 'application/json': { schema: schemaOf(webhookBodySchema(type), 'output') } } },
    responses: {
      '2XX': { description: 'Received.' },
      '410': { description: 'The receiver is gone: nothing is sent to it any more.' },
      default: {
        description: 'Not received: it is sent again after growing pauses, ten times within three days. `Retry-After` is kept to.',
      },
    },
  }
}

const webhookSummaries: Readonly<Record<WebhookEventType, string>> = {
  'ad.saved': 'An ad was saved',
  'ad.deleted': 'An ad was deleted',
  'video.finished': 'A video is finished',
  'video.failed': 'A video could not be made',
  'campaign.finished': 'All ads of a campaign are made',
}

const errorDetails = {
  type: 'array',
  description: 'What is wrong with which field.',
  items: { type: 'object', required: ['path', 'message'], properties: { path: { type: 'string' }, message: { type: 'string' } } },
}

/** The API as an OpenAPI 3.1 document; `server` is its address, ending in `/api`. */
export function apiDocument(server: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of openapiCalls) {
    paths[call.endpoint.path] = { ...paths[call.endpoint.path], [call.endpoint.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Adloom',
      version: VERSION,
      summary: 'Makes finished, truthful ads from a product link.',
      description:
        'Rates hold where work costs money; with the built-in studio each is ten times as high. Every failure has the same body and one sentence a person can act on.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    tags: [...new Set(openapiCalls.map(({ endpoint }) => tagOfPath(endpoint)))].map((name) => ({ name })),
    paths,
    webhooks: Object.fromEntries(webhookEventTypes.map((type) => [type, { post: webhookOperation(type) }])),
    components: {
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', description: 'The ACCESS_TOKEN of the installation, where it has one.' },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API token, made in the settings or with `POST /tokens`. It acts for whoever made it; what it may do are its scopes: `read`, `make`, `manage`.',
        },
        browser: {
          type: 'apiKey',
          in: 'cookie',
          name: TICKET_COOKIE,
          description:
            'Where nobody signs in: whose something is. The first POST sets it; a program that does not send it back can neither list, change nor delete what it made.',
        },
      },
      schemas: {
        Error: {
          type: 'object',
          required: ['error'],
          properties: {
            error: {
              type: 'object',
              required: ['code', 'message', 'requestId'],
              properties: {
                code: { type: 'string', enum: Object.keys(errors) },
                message: { type: 'string', description: 'One sentence a person can act on.' },
                requestId: { type: 'string' },
                details: errorDetails,
              },
            },
          },
        },
        Problem: {
          type: 'object',
          description: 'RFC 9457, for requests with `Accept: application/problem+json`.',
          required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
          properties: {
            type: { type: 'string' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string', description: 'One sentence a person can act on.' },
            instance: { type: 'string', description: 'The request, as `urn:uuid:` and its id.' },
            code: { type: 'string', enum: Object.keys(errors) },
            details: errorDetails,
          },
        },
      },
    },
  }
}

/** Serves the document at `/api/openapi.json` and a readable page at `/api/docs`. */
export function serveApiDocument(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(apiDocument('/api')))
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(docsPage(openapiCalls, VERSION)),
  )
}
