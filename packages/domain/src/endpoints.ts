import type * as z from 'zod'
import { adCalls } from './calls/ad-calls.ts'
import { campaignCalls } from './calls/campaign-calls.ts'
import { copyCalls } from './calls/copy-calls.ts'
import { installationCalls } from './calls/installation-calls.ts'
import { leadCalls } from './calls/lead-calls.ts'
import { imageCalls } from './calls/image-calls.ts'
import { programCalls } from './calls/program-calls.ts'
import { packCalls } from './calls/pack-calls.ts'
import { productCalls } from './calls/product-calls.ts'
import { videoCalls } from './calls/video-calls.ts'
import { type Endpoint } from './endpoint.ts'

/**
 * THE table of calls: the server's checks, the browser's client and the API document are derived from it. Paths and field names are the
 * specification's; names of calls are ours. Add yours to its group: `handlers.ts` does not compile until it has a handler.
 */
export const endpoints = {
  ...productCalls,
  ...copyCalls,
  ...imageCalls,
  ...videoCalls,
  ...adCalls,
  ...campaignCalls,
  ...packCalls,
  ...leadCalls,
  ...programCalls,
  ...installationCalls,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
/** What a caller sends: fields with a default may be missing. */
export type RequestOf<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['request']>
/** What a handler receives: validated, defaults filled in. */
export type CheckedRequestOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['request']>
export type ResponseOf<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['response']>
/** The 202 reply to a caller who does not wait; never where every caller waits. */
export type AcceptedOf<Name extends EndpointName> = (typeof endpoints)[Name] extends { readonly accepted: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never

export const endpointNames = Object.keys(endpoints) as EndpointName[] // the keys of a literal are its names
