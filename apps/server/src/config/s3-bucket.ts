import { type S3Bucket } from '@adloom/providers/storage/s3.ts'
import { type core } from 'zod'

/** The variables that say where files are stored. */
interface OfStorage {
  readonly STORAGE: 'disk' | 's3'
  readonly S3_ENDPOINT?: string
  readonly S3_REGION?: string
  readonly S3_BUCKET?: string
  readonly S3_ACCESS_KEY_ID?: string
  readonly S3_SECRET_ACCESS_KEY?: string
}

/** Region for services that have none; Amazon's first, which the others understand. */
const REGION_OF_OTHERS = 'us-east-1'

/** Whether an address, if given, contains nothing but scheme, host, port and path. */
export const hasOnlyHostAndPath = (address: string | undefined): boolean => {
  if (address === undefined) return true
  const { username, password, search, hash } = URL.parse(address) ?? {}
  return [username, password, search, hash].every((part) => part === '')
}

/** Refuses STORAGE=s3 without every variable it needs. */
export function checkBucketIsComplete(env: OfStorage, context: core.$RefinementCtx): void {
  if (env.STORAGE !== 's3') return
  const refuse = (variable: keyof OfStorage, message: string) => context.addIssue({ code: 'custom', path: [variable], message })
  for (const variable of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (env[variable] === undefined) refuse(variable, 'must be set with STORAGE=s3')
  if (env.S3_REGION === undefined && env.S3_ENDPOINT === undefined)
    refuse('S3_REGION', 'must be set with STORAGE=s3, or S3_ENDPOINT for a service that is not Amazon’s')
  // Some dashboards offer this form for copying.
  if (env.S3_BUCKET !== undefined && env.S3_ENDPOINT?.replace(/(?<!\/)\/+$/, '').endsWith(`/${env.S3_BUCKET}`) === true)
    refuse('S3_ENDPOINT', 'must not end with the bucket, which S3_BUCKET names')
}

/** The bucket of a valid environment; null = files are stored on disk. */
export const s3BucketOf = (env: OfStorage): S3Bucket | null =>
  env.STORAGE === 'disk'
    ? null
    : {
        endpoint: env.S3_ENDPOINT?.replace(/(?<!\/)\/+$/, '') ?? null,
        region: env.S3_REGION ?? REGION_OF_OTHERS,
        // None of these is missing in a valid environment.
        bucket: env.S3_BUCKET ?? '',
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      }
