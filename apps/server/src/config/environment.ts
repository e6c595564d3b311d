import { availableParallelism } from 'node:os'
import { type Mailbox } from '@adloom/domain/ports/mailer.ts'
import { smtpServerOf } from '@adloom/providers/mail/smtp-server.ts'
import * as z from 'zod'
import { isKey, mailboxOf, mailProblems } from './mail-server.ts'
import { checkBucketIsComplete, hasOnlyHostAndPath } from './s3-bucket.ts'
import { isAllowedEntry, isHeaderName, isSafeIssuer, isToken, signInProblems } from './sign-in.ts'
import { signingProblem } from './signing-files.ts'
import { isHost, isOrigin, isProgram, isProxy } from './variable-checks.ts'

/** An empty value counts as unset: compose files write unset variables like this. */
const unset = (value: unknown): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value)

const text = z.preprocess(unset, z.string().trim().optional())
const secret = text
const token = text.refine((value) => value === undefined || isToken(value), {
  error: 'must have at least 16 characters, without blanks, so that nobody can guess it',
})
const integer = (lowest: number, highest: number, fallback: number) =>
  z.preprocess(
    unset,
    z.coerce
      .number({ error: `must be a number from ${lowest} to ${highest}` })
      .int({ error: `must be a whole number from ${lowest} to ${highest}` })
      .min(lowest, { error: `must be at least ${lowest}` })
      .max(highest, { error: `must be at most ${highest}` })
      .default(fallback),
  )
const positive = z.preprocess(
  unset,
  z.coerce.number({ error: 'must be a number above 0' }).positive({ error: 'must be a number above 0' }).optional(),
)

const addressOf = (...protocols: string[]) =>
  z.preprocess(
    unset,
    z
      .string()
      .trim()
      .refine((value) => protocols.includes(URL.parse(value)?.protocol ?? ''), {
        error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
      })
      .optional(),
  )

/** A comma-separated list; each entry must pass. */
const listOf = (isGood: (entry: string) => boolean, what: string) =>
  z.preprocess(
    unset,
    z
      .string()
      .default('')
      .transform((value) =>
        value
          .split(',')
          .map((entry) => entry.trim())
          .filter((entry) => entry !== ''),
      )
      .superRefine((entries, context) => {
        for (const entry of entries) {
          if (!isGood(entry)) context.addIssue({ code: 'custom', message: `"${entry}" is not ${what}` })
        }
      }),
  )

/**
 * THE environment: every variable, its allowed values and its default. The table in docs/environment.md explains each. Add yours here, and to
 * `configOf` in `config.ts` unless a registry reads it.
 */
export const environmentSchema = z
  .object({
    PORT: integer(0, 65_535, 4400),
    HOST: z.preprocess(unset, z.string().trim().default('127.0.0.1')),
    PUBLIC_URL: addressOf('http:', 'https:'),
    DATA_DIR: z.preprocess(unset, z.string().default('./data')),
    DATABASE_URL: addressOf('postgres:', 'postgresql:'),
    STORAGE: z.preprocess(unset, z.enum(['disk', 's3'], { error: 'must be "disk" or "s3"' }).default('disk')),
    S3_ENDPOINT: addressOf('http:', 'https:').refine(hasOnlyHostAndPath, {
      error: 'must be the address alone, without a name, a password or a question mark',
    }),
    S3_REGION: text,
    S3_BUCKET: text.refine((value) => value === undefined || /^[\w.-]{3,255}$/.test(value), {
      error: 'must be the name of a bucket: letters, digits, dots and hyphens',
    }),
    S3_ACCESS_KEY_ID: secret,
    S3_SECRET_ACCESS_KEY: secret,
    PAGE_BROWSER: text.refine((path) => path === undefined || isProgram(path), {
      error: 'must be the path of a Chromium that may be run, such as /usr/bin/chromium',
    }),
    TRUSTED_PROXIES: listOf(isProxy, 'an address, a network such as 10.0.0.0/8, or loopback, linklocal, uniquelocal'),
    ALLOWED_ORIGINS: listOf(isOrigin, 'an origin such as https://shop.example'),
    DAILY_BUDGET_USD: positive,
    DAILY_BUDGET_PER_USER_USD: positive,
    STORAGE_QUOTA_MB: positive,
    KEEP_UNUSED_FILES_DAYS: z.preprocess(
      unset,
      z.coerce.number({ error: 'must be a number of days' }).min(1, { error: 'must be at least 1' }).optional(),
    ),
    /** Read by `prices-file.ts`. */
    PRICES_FILE: text,
    FETCH_ALLOW_HOSTS: listOf(isHost, 'a host or host:port'),
    ADMIN_TOKEN: token,
    ADLOOM_URL: addressOf('http:', 'https:'),
    ADLOOM_TOKEN: token,
    ALLOWED_HOSTS: listOf(isHost, 'a host such as ads.shop.example'),
    ACCESS_TOKEN: token,
    OIDC_ISSUER: addressOf('https:', 'http:').refine((value) => value === undefined || isSafeIssuer(value), {
      error: 'must begin with https://, unless the provider runs on this machine',
    }),
    OIDC_CLIENT_ID: text,
    OIDC_CLIENT_SECRET: secret,
    OIDC_ALLOWED: listOf(isAllowedEntry, 'an address such as ann@shop.example, or a domain such as @shop.example'),
    PROXY_USER_HEADER: text.refine((name) => name === undefined || isHeaderName(name), {
      error: 'must be the name of a header, such as X-Forwarded-User',
    }),
    OPEN_TO_ALL: z.preprocess(unset, z.enum(['0', '1'], { error: 'must be 1, or unset' }).default('0')).transform((value) => value === '1'),
    LEAD_NOTIFY_TO: z.preprocess(
      unset,
      z
        .string()
        .regex(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, { error: 'must be an e-mail address' })
        .optional(),
    ),
    MAIL_FROM: z.preprocess(
      unset,
      z
        .string()
        .trim()
        .transform((value, context): Mailbox => {
          const mailbox = mailboxOf(value)
          if (mailbox !== null) return mailbox
          context.addIssue({ code: 'custom', message: 'must be an e-mail address, or Name <address>' })
          return z.NEVER
        })
        .optional(),
    ),
    SENDGRID_API_KEY: secret.refine((key) => key === undefined || isKey(key), {
      error: 'must be a key of SendGrid, without blanks',
    }),
    SMTP_URL: text.refine((address) => address === undefined || smtpServerOf(address) !== null, {
      error: 'must be smtp://host:port or smtps://user:password@host:port, with user and password percent-encoded and nothing behind',
    }),
    OPENAI_API_KEY: secret,
    OPENAI_BASE_URL: addressOf('http:', 'https:'),
    OPENAI_COMPATIBLE_API_KEY: secret,
    OPENAI_COMPATIBLE_BASE_URL: addressOf('http:', 'https:'),
    ANTHROPIC_API_KEY: secret,
    GOOGLE_GENERATIVE_AI_API_KEY: secret,
    FAL_KEY: secret,
    REPLICATE_API_TOKEN: secret,
    /** Read by the provider registry, which knows what each needs beside its name. */
    COPY_MODEL: text,
    FAST_IMAGE_MODEL: text,
    PRO_IMAGE_MODEL: text,
    DISPLAY_IMAGE_MODEL: text,
    BACKGROUND_MODEL: text,
    CATEGORY_MODEL: text,
    /** Read by the registry of video providers. */
    VIDEO_MODEL: text,
    FAL_BASE_URL: addressOf('http:', 'https:'),
    OPENAI_VIDEOS_BASE_URL: addressOf('http:', 'https:'),
    OPENAI_VIDEOS_API_KEY: secret,
    /** Worker threads for CPU-heavy work. */
    WORKERS: integer(1, 64, Math.max(1, availableParallelism())),
    /** Videos made at the same time in this process; with 0 only separate workers make them. */
    VIDEO_WORKERS: integer(0, 4, 1),
    /** Ads of campaigns made at the same time in this process; with 0 only separate workers make them. */
    CAMPAIGN_WORKERS: integer(0, 64, Math.max(1, availableParallelism())),
    /** Tasks that may wait for a worker before the answer is 503. */
    QUEUE_LIMIT: integer(32, 10_000, 128),
    /** Whether the network of the part `cutout` is used, and fetched when it is first needed. */
    CUTOUT_MODEL: z.preprocess(
      unset,
      z.enum(['installed', 'auto', 'off'], { error: 'must be installed, auto or off' }).default('installed'),
    ),
    CUTOUT_MODEL_URL: addressOf('https:', 'http:').refine((value) => value === undefined || new URL(value).pathname.endsWith('.onnx'), {
      error: 'must be the address of an .onnx file',
    }),
    CUTOUT_MODEL_SHA256: text.refine((value) => value === undefined || /^[0-9a-f]{64}$/i.test(value), {
      error: 'must be a SHA-256: 64 digits and letters a to f',
    }),
    /** Whether downloads of files that were made here get a C2PA manifest. */
    C2PA_SIGNING: z.preprocess(unset, z.enum(['on', 'off'], { error: 'must be on or off' }).default('on')),
    C2PA_CERTIFICATE: text,
    C2PA_PRIVATE_KEY: text,
    PARTS_DIR: z.preprocess(unset, z.string().default('./.cache/parts')),
    /** Set by npm: the npm that started this process. */
    npm_execpath: text,
    /** Factor for every rate of the table of calls: with the built-in engine no call costs money. */
    RATE_FACTOR: positive,
    LOG_LEVEL: z.preprocess(
      unset,
      z.enum(['silent', 'error', 'warn', 'info', 'debug'], { error: 'must be silent, error, warn, info or debug' }).default('warn'),
    ),
  })
  .refine((env) => env.VIDEO_WORKERS > 0 || env.DATABASE_URL !== undefined, {
    path: ['VIDEO_WORKERS'],
    error: 'must be at least 1 without DATABASE_URL: nobody else could make the videos',
  })
  .refine((env) => env.CAMPAIGN_WORKERS > 0 || env.DATABASE_URL !== undefined, {
    path: ['CAMPAIGN_WORKERS'],
    error: 'must be at least 1 without DATABASE_URL: nobody else could make the ads',
  })
  .refine((env) => (env.CUTOUT_MODEL_URL === undefined) === (env.CUTOUT_MODEL_SHA256 === undefined), {
    path: ['CUTOUT_MODEL_URL'],
    error: 'needs CUTOUT_MODEL_SHA256 beside it, and the other way round',
  })
  .superRefine((env, context) => {
    const problem = signingProblem(env)
    if (problem !== null) context.addIssue({ code: 'custom', path: ['C2PA_CERTIFICATE'], message: problem })
  })
  // Runs together with the checks of single variables, so that all problems are reported at once.
  .superRefine(checkBucketIsComplete, { when: () => true })
  .superRefine((env, context) => {
    for (const { variable, problem } of signInProblems(env)) context.addIssue({ code: 'custom', path: [variable], message: problem })
    for (const { variable, problem } of mailProblems(env)) context.addIssue({ code: 'custom', path: [variable], message: problem })
  })
export type EnvironmentValues = z.output<typeof environmentSchema>
/** Names of all variables Adloom reads. */
export const environmentVariables: readonly string[] = Object.keys(environmentSchema.shape)
