import { type EngineRole } from './engine-choice.ts'
import * as z from 'zod'
import { type ErrorCode } from './error.ts'

/** A call: a row of the table `endpoints`. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Below `/api`. `{name}` is filled from the request's field of that name. */
  readonly path: `/${string}`
  readonly summary: string
  readonly request: z.ZodType
  readonly response: z.ZodType
  readonly status: 200 | 201 | 202 | 204
  /** What is answered with 202 when the caller prefers not to wait for the end (RFC 7240: `Prefer: respond-async`, `Prefer: wait=10`). */
  readonly accepted?: z.ZodType
  /** Failures a caller should expect besides those every call can have. */
  readonly failures: readonly ErrorCode[]
  readonly timeoutMs: number
  /** Largest request body, in bytes. */
  readonly maxBodyBytes: number
  /** The lower limit of a request that leaves its one large field out. */
  readonly smallBody?: { readonly without: string; readonly maxBytes: number }
  /** Requests one address may make in so many seconds where the work costs money; ten times as many with the embedded engine. */
  readonly rate: { readonly requests: number; readonly perSeconds: number }
  /** Whether it makes something: takes an `Idempotency-Key`, which holds for 24 hours. */
  readonly generates: boolean
  /** What of it a caller may choose the engine of, with the header of `engine-choice.ts`. */
  readonly engines?: readonly EngineRole[]
  /** Whether it is brought to its end when the caller leaves; what takes an `Idempotency-Key` is, whenever it came with one. */
  readonly goesOn?: true
  /** Whether requests it refuses (4xx) are not counted against the rate. */
  readonly countsOnlyAccepted?: true
  /** Whether it also takes the fields as multipart/form-data with one `file`. */
  readonly multipart?: true
}

/** Bytes. */
export const KB = 1024
export const MB = 1024 * KB
/** So many requests a minute. */
export const perMinute = (requests: number) => ({ requests, perSeconds: 60 }) as const
/** A request without fields, and a reply without a body. */
export const nothing = z.object({})
export const noContent = z.null()

/** What can go wrong when files are kept elsewhere than on the disk. */
export const reachingFiles = ['storage.unavailable', 'storage.refused'] as const satisfies readonly ErrorCode[]

/** What can go wrong when a picture is read from the address in a request. */
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

/** What is asked for, in words: at most 4000 characters. */
export const promptSchema = z.string({ error: 'Invalid prompt' }).trim().min(1, { error: 'Invalid prompt' }).max(4000)
/** The same seed makes the same again; without one, one is drawn. */
export const seedSchema = z.int().min(0).max(0xffff_ffff).optional()
/** What a call may be repeated under: 8 to 128 characters. */
export const idempotencyKeySchema = z.string().regex(/^[\x21-\x7e]{8,128}$/, { error: 'Idempotency-Key must have 8 to 128 characters' })
/** Where a picture is fetched from. */
export const imageUrlSchema = z.string({ error: 'Invalid imageUrl' }).regex(/^http/, { error: 'Invalid imageUrl' }).max(4096)
