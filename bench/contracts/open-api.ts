import { Ajv2020 } from 'ajv/dist/2020.js'
import * as z from 'zod'

/** One check against a contract; without problems it fits. */
export interface Verdict {
  readonly what: string
  readonly problems: readonly string[]
}

/** How one published contract file is checked. `contract` is its JSON. */
export interface ContractCheck {
  readonly file: string
  readonly check: (contract: unknown) => Promise<readonly Verdict[]>
}

/** The parts of an OpenAPI file (3.1) that are read by name; the rest is reached through its references. */
const documentSchema = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })
const nodeSchema = z.record(z.string(), z.unknown())

/** An OpenAPI file to query. */
export interface OpenApi {
  /** The value at a path of keys, with references resolved; throws when there is none. */
  readonly at: (...keys: readonly string[]) => unknown
  /** Violations of a call's request schema by a JSON body, unknown fields included: one sentence each. */
  readonly problemsOf: (path: string, method: string, body: unknown) => readonly string[]
}

/** Reads an OpenAPI file. Throws zod's messages when it is none. */
export function openApi(contract: unknown): OpenApi {
  const document = documentSchema.parse(withoutStrangers(contract))
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
  ajv.addFormat('email', /^[^\s@]+@[^\s@]+$/)
  ajv.addSchema(document, 'contract')

  const followed = (node: unknown, pointer: string): { node: unknown; pointer: string } => {
    const reference = nodeSchema.safeParse(node).data?.$ref
    if (typeof reference !== 'string') return { node, pointer }
    return walk(
      document,
      '#',
      reference
        .slice(2)
        .split('/')
        .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    )
  }
  const walk = (root: unknown, start: string, keys: readonly string[]): { node: unknown; pointer: string } => {
    let place = followed(root, start)
    for (const key of keys) {
      const child = nodeSchema.parse(place.node)[key]
      if (child === undefined) throw new Error(`the contract has nothing at ${place.pointer}/${key}`)
      place = followed(child, `${place.pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
    }
    return place
  }

  return {
    at: (...keys) => walk(document, '#', keys).node,
    problemsOf: (path, method, body) => {
      const { pointer } = walk(document, '#', ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'])
      const validate = ajv.compile({ $ref: `contract${pointer}` })
      if (validate(body)) return []
      return (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    },
  }
}

/** The file with `additionalProperties: false` on every object that lists its fields: a field the contract does not know is a bug of ours. */
function withoutStrangers(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutStrangers)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutStrangers(value)]))
  const isClosed = 'type' in copy && copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy)
  return isClosed ? { ...copy, additionalProperties: false } : copy
}
