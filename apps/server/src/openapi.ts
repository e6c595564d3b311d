import { type Endpoint, type EndpointName, endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { type ErrorCode, errors } from '@adloom/domain/error.ts'
import { type FastifyInstance } from 'fastify'
import * as z from 'zod'
import { docsPage } from './docs-page.ts'
import { VERSION } from './version.ts'

/** A JSON Schema as zod writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A failure a call may answer with. */
export interface DescribedFailure {
  readonly code: ErrorCode
  readonly status: number
  readonly message: string
  readonly retryable: boolean
}

/** One call, described from its row of the table. */
export interface DescribedCall {
  readonly name: EndpointName
  readonly endpoint: Endpoint
  readonly request: JsonSchema
  readonly response: JsonSchema
  readonly failures: readonly DescribedFailure[]
}

const everyCall: readonly ErrorCode[] = ['request.invalid', 'request.too-many', 'server.timeout', 'server.stopping', 'internal']
const everyPost: readonly ErrorCode[] = ['request.not-json', 'request.too-large', 'request.media-type', 'request.origin']
const everyKeyed: readonly ErrorCode[] = ['idempotency.key-reused', 'idempotency.running']

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any' })
  return rest
}

/** Every call of the table with its schemas and failures. */
export const describedCalls: readonly DescribedCall[] = endpointNames.map((name) => {
  const endpoint: Endpoint = endpoints[name]
  const codes = new Set<ErrorCode>([
    ...endpoint.failures,
    ...everyCall,
    ...(endpoint.method === 'POST' ? everyPost : []),
    ...(endpoint.generates ? everyKeyed : []),
  ])
  return {
    name,
    endpoint,
    request: schemaOf(endpoint.request, 'input'),
    response: schemaOf(endpoint.response, 'output'),
    failures: [...codes].map((code) => ({ code, ...errors[code] })).toSorted((one, other) => one.status - other.status),
  }
})

const propertiesOf = (schema: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  (schema.properties ?? {}) as Readonly<Record<string, JsonSchema>>
const requiredOf = (schema: JsonSchema): readonly string[] => (schema.required ?? []) as readonly string[]

function parametersOf({ endpoint, request }: DescribedCall): readonly object[] {
  const header = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'Makes repeating the call safe for 24 hours: the same key and request give the same answer.',
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  }
  const fields = Object.entries(propertiesOf(request)).map(([name, schema]) => {
    const isInPath = endpoint.path.includes(`{${name}}`)
    return { name, in: isInPath ? 'path' : 'query', required: isInPath || requiredOf(request).includes(name), schema }
  })
  return [...(endpoint.generates ? [header] : []), ...(endpoint.method === 'POST' ? [] : fields)]
}

function requestBodyOf({ endpoint, request }: DescribedCall): object {
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
const retryHeader = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds after which to try again.' } }

function failureReplies(failures: readonly DescribedFailure[]): Readonly<Record<string, object>> {
  const statuses = [...new Set(failures.map(({ status }) => status))]
  const entries = statuses.map((status) => {
    const ofStatus = failures.filter((failure) => failure.status === status)
    const schema = { allOf: [{ $ref: '#/components/schemas/Error' }] }
    const examples = Object.fromEntries(
      ofStatus.map(({ code, message }) => [
        code,
        { value: { error: { code, message, requestId: '00000000-0000-4000-8000-000000000000' } } },
      ]),
    )
    const description = ofStatus.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n')
    const headers = status === 429 || status === 503 || status === 409 ? { ...errorHeaders, ...retryHeader } : errorHeaders
    return [String(status), { description, headers, content: { 'application/json': { schema, examples } } }] as const
  })
  return Object.fromEntries(entries)
}

function operationOf(call: DescribedCall): object {
  const { name, endpoint, response, failures } = call
  const success =
    endpoint.status === 204
      ? { description: 'Done.', headers: { 'X-Request-Id': errorHeaders['X-Request-Id'] } }
      : {
          description: endpoint.summary,
          headers: { 'X-Request-Id': errorHeaders['X-Request-Id'] },
          content: { 'application/json': { schema: response } },
        }
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [groupOf(endpoint)],
    ...(endpoint.method === 'POST' && { requestBody: requestBodyOf(call) }),
    parameters: parametersOf(call),
    responses: { [String(endpoint.status)]: success, ...failureReplies(failures) },
    'x-rate-limit': endpoint.rate,
    'x-timeout-ms': endpoint.timeoutMs,
    'x-max-body-bytes': endpoint.maxBodyBytes,
  }
}

/** What a call is about: the first part of its path. */
export const groupOf = ({ path }: Endpoint): string => path.split('/')[1]

/** The API as an OpenAPI 3.1 document; `server` is where it is reached, ending in `/api`. */
export function apiDocument(server: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const call of describedCalls) {
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
    tags: [...new Set(describedCalls.map(({ endpoint }) => groupOf(endpoint)))].map((name) => ({ name })),
    paths,
    components: {
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
                details: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['path', 'message'],
                    properties: { path: { type: 'string' }, message: { type: 'string' } },
                  },
                },
              },
            },
          },
        },
      },
    },
  }
}

/** Serves the document at `/api/openapi.json` and a page to read at `/api/docs`. */
export function serveApiDocument(app: FastifyInstance): void {
  app.get('/api/openapi.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(apiDocument('/api')))
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(docsPage(describedCalls, VERSION)),
  )
}
