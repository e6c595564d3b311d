import { type EngineRole } from './engine-choice.ts'
import * as z from 'zod'
import { type ErrorCode } from './error.ts'
import { textLimits } from './text-limits.ts'

/** A call: a row of the table `endpoints`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/api`. `{name}` is filled from the request's field of that name. */
  readonly path: `/${string}`
  readonly summary: string
  readonly request: z.ZodType
  readonly response: z.ZodType
  readonly status: 200 | 201 | 202 | 204
  /** The body of the 202 reply when the caller prefers not to wait (RFC 7240: `Prefer: respond-async`, `Prefer: wait=10`). */
  readonly accepted?: z.ZodType
  /** Failures a caller should expect besides those every call can have. */
  readonly failures: readonly ErrorCode[]
  readonly timeoutMs: number
  /** Largest request body, in bytes. */
  readonly maxBodyBytes: number
  /** The lower limit for a request that omits its one large field. */
  readonly smallBody?: { readonly without: string; readonly maxBytes: number }
  /** Requests per address in that many seconds where the work costs money; ten times as many with the built-in engine. */
  readonly rate: { readonly requests: number; readonly perSeconds: number }
  /** Whether it generates something: it then takes an `Idempotency-Key`, valid for 24 hours. */
  readonly generates: boolean
  /** Roles whose engine the caller may choose, with the header of `engine-choice.ts`. */
  readonly engines?: readonly EngineRole[]
  /** Whether it runs to the end when the caller disconnects; calls with an `Idempotency-Key` always do. */
  readonly runsToEnd?: true
  /** Whether rejected requests (4xx) do not count against the rate. */
  readonly countsOnlyAccepted?: true
  /** Whether it also takes the fields as multipart/form-data with one `file`. */
  readonly multipart?: true
}

/** Bytes. */
export const KB = 1024
export const MB = 1024 * KB
/** A rate of that many requests a minute. */
export const perMinute = (requests: number) => ({ requests, perSeconds: 60 }) as const
/** A request without fields, and a reply without a body. */
export const nothing = z.object({})
export const noContent = z.null()

/** Failures of file storage that is not the local disk. */
export const reachingFiles = ['storage.unavailable', 'storage.refused'] as const satisfies readonly ErrorCode[]

/** Failures of reading an image from the address in a request. */
export const readingImages = [
  'picture.invalid-url',
  'url.private',
  'file.not-found',
  'picture.unreachable',
  'picture.undecodable',
  'picture.svg',
  'picture.too-large',
  ...reachingFiles,
] as const satisfies readonly ErrorCode[]

/** Characters of a prompt. */
const PROMPT_MAX = 4000
/** A prompt: at most `PROMPT_MAX` characters. */
export const promptSchema = z.string({ error: 'Invalid prompt' }).trim().min(1, { error: 'Invalid prompt' }).max(PROMPT_MAX)
/** The same seed repeats the result; without one, a random seed is used. */
export const seedSchema = z.int().min(0).max(0xffff_ffff).optional()
const wrongKey = { error: 'Idempotency-Key must have 8 to 128 characters' }
/** A key that makes a call repeatable: 8 to 128 characters. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]+$/, wrongKey)
  .min(8, wrongKey)
  .max(128, wrongKey)
/** The address an image is fetched from. */
export const imageUrlSchema = z.string({ error: 'Invalid imageUrl' }).regex(/^http/, { error: 'Invalid imageUrl' }).max(textLimits.address)
