import { type Endpoint } from '@adloom/domain/endpoint.ts'
import { type EndpointName, endpointNames, endpoints } from '@adloom/domain/endpoints.ts'
import { type ErrorCode, errors } from '@adloom/domain/error.ts'
import * as z from 'zod'
import { schemaNotes } from './schema-notes.ts'

/** A JSON Schema as zod writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** A failure a call may answer with. */
export interface OpenapiFailure {
  readonly code: ErrorCode
  readonly status: number
  readonly message: string
  readonly retryable: boolean
}

/** One call, described from its row of the table. */
export interface OpenapiCall {
  readonly name: EndpointName
  readonly endpoint: Endpoint
  readonly request: JsonSchema
  readonly response: JsonSchema
  /** The answer to a caller who does not wait; null where every caller waits. */
  readonly accepted: JsonSchema | null
  readonly failures: readonly OpenapiFailure[]
}

const everyCall: readonly ErrorCode[] = ['request.invalid', 'request.too-many', 'server.timeout', 'server.stopping', 'internal']
const everyPost: readonly ErrorCode[] = ['request.not-json', 'request.too-large', 'request.media-type', 'request.origin']
const everyKeyed: readonly ErrorCode[] = ['idempotency.key-reused', 'idempotency.running']

/** For calls with a choice of engine. */
const everyChosen: readonly ErrorCode[] = ['engine.not-offered']

/** The JSON Schema of what a caller sends or gets. */
export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', io, unrepresentable: 'any', metadata: schemaNotes })
  return rest
}

/** Every call of the table with its schemas and failures. */
export const openapiCalls: readonly OpenapiCall[] = endpointNames.map((name) => {
  const endpoint: Endpoint = endpoints[name]
  const codes = new Set<ErrorCode>([
    ...endpoint.failures,
    ...everyCall,
    ...(endpoint.method === 'POST' ? everyPost : []),
    ...(endpoint.generates ? everyKeyed : []),
    ...(endpoint.engines === undefined ? [] : everyChosen),
  ])
  return {
    name,
    endpoint,
    request: schemaOf(endpoint.request, 'input'),
    response: schemaOf(endpoint.response, 'output'),
    accepted: endpoint.accepted === undefined ? null : schemaOf(endpoint.accepted, 'output'),
    failures: [...codes].map((code) => ({ code, ...errors[code] })).toSorted((one, other) => one.status - other.status),
  }
})

/** The group of a call: the first part of its path. */
export const tagOfPath = ({ path }: Endpoint): string => path.split('/')[1]
