import { Ajv2020 } from 'ajv/dist/2020.js'
import * as z from 'zod'

/** One thing that was held against a contract; no problems = it fits. */
export interface Verdict {
  readonly what: string
  readonly problems: readonly string[]
}

/** How one published contract file is checked. `contract` is its JSON. */
export interface ContractCheck {
  readonly file: string
  readonly check: (contract: unknown) => Promise<readonly Verdict[]>
}

/** What of an OpenAPI file (3.1) is read by name; the rest is reached by its references. */
const documentSchema = z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })
const nodeSchema = z.record(z.string(), z.unknown())

/** An OpenAPI file that can be asked. */
export interface OpenApi {
  /** What is at a path of keys, references followed; fails when there is nothing. */
  readonly at: (...keys: readonly string[]) => unknown
  /** What of a JSON body does not fit a call's request schema, its unknown fields included: one sentence each. */
  readonly misfits: (path: string, method: string, body: unknown) => readonly string[]
}

/** Reads an OpenAPI file. Fails with zod's sentences when it is none. */
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
    misfits: (path, method, body) => {
      const { pointer } = walk(document, '#', ['paths', path, method, 'requestBody', 'content', 'application/json', 'schema'])
      const fits = ajv.compile({ $ref: `contract${pointer}` })
      if (fits(body)) return []
      return (fits.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`)
    },
  }
}

/** The file with every object that lists its fields closed: a field the contract does not know is a mistake of ours. */
function withoutStrangers(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutStrangers)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutStrangers(value)]))
  const isClosed = 'type' in copy && copy.type === 'object' && 'properties' in copy && !('additionalProperties' in copy)
  return isClosed ? { ...copy, additionalProperties: false } : copy
}
