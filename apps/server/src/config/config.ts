import { resolve } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import { type Prices } from '@adloom/providers/prices/price.ts'
import { environmentSchema, type EnvironmentValues } from './environment.ts'
import { mailServiceOf } from './mail-server.ts'
import { readPrices } from './prices-file.ts'
import { s3BucketOf } from './s3-bucket.ts'
import { signInOf } from './sign-in.ts'
import { signingFilesOf } from './signing-files.ts'
import { type ChosenImageModel, readImageRole } from '../registry/image-registry.ts'
import { type ChoiceProblem, type ChosenModel, type ReadRole, readTextRole } from '../registry/text-registry.ts'
import { type ChosenVideoModel, readVideoRole } from '../registry/video-registry.ts'

const MB = 1024 * 1024
const DAY_MS = 24 * 60 * 60 * 1000

const LOCAL_RATE_FACTOR = 10
const RATE_FACTOR_OF_A_SERVICE = 1

const withoutSlash = (address: string | undefined): string | null => (address === undefined ? null : address.replace(/(?<!\/)\/+$/, ''))

const cutoutSourceOf = ({ CUTOUT_MODEL_URL: address, CUTOUT_MODEL_SHA256: sha256, FETCH_ALLOW_HOSTS: allowHosts }: EnvironmentValues) =>
  address === undefined || sha256 === undefined ? null : { address, sha256: sha256.toLowerCase(), allowHosts }

/** The models of each role, the first as default; null is the built-in engine. */
type ChosenModels = Readonly<Record<'copy' | 'category', readonly (ChosenModel | null)[]>> &
  Readonly<Record<'fastImages' | 'proImages' | 'displayImages' | 'background', readonly (ChosenImageModel | null)[]>> & {
    readonly video: readonly (ChosenVideoModel | null)[]
  }

const configOf = (env: EnvironmentValues, models: ChosenModels, prices: Prices) => ({
  models,
  /** Daily budget of paid calls (UTC), in USD; null = no limit. */
  dailyBudgetUsd: env.DAILY_BUDGET_USD ?? null,
  /** The same for the calls of each user, or each browser without sign-in. */
  dailyBudgetPerUserUsd: env.DAILY_BUDGET_PER_USER_USD ?? null,
  /** How much of the file storage each of them may fill; null = no limit. */
  storageQuotaBytes: env.STORAGE_QUOTA_MB === undefined ? null : env.STORAGE_QUOTA_MB * MB,
  /** After how long without use a file that nothing needs is removed; null = never. */
  keepUnusedFilesMs: env.KEEP_UNUSED_FILES_DAYS === undefined ? null : env.KEEP_UNUSED_FILES_DAYS * DAY_MS,
  /** Prices of models, as known here and from the installation's own file. */
  prices,
  port: env.PORT,
  host: env.HOST,
  /** Address this installation is reached at, without a trailing slash; null = the request's own origin. */
  publicUrl: withoutSlash(env.PUBLIC_URL),
  dataFolder: resolve(env.DATA_DIR),
  databaseUrl: env.DATABASE_URL ?? null,
  s3: s3BucketOf(env),
  trustedProxies: env.TRUSTED_PROXIES,
  allowedOrigins: env.ALLOWED_ORIGINS.map((origin) => origin.replace(/\/$/, '')),
  /** Host names this installation is reached by, beside this machine's own and that of `publicUrl`. */
  allowedHosts: env.ALLOWED_HOSTS.map((host) => new URL(`http://${host}`).hostname),
  signIn: signInOf(env),
  fetchAllowHosts: env.FETCH_ALLOW_HOSTS.map((host) => host.toLowerCase()),
  workers: env.WORKERS,
  videoWorkers: env.VIDEO_WORKERS,
  campaignWorkers: env.CAMPAIGN_WORKERS,
  queueLimit: env.QUEUE_LIMIT,
  // Calls of models may cost money: then the table's own rates hold.
  rateFactor:
    env.RATE_FACTOR ??
    (Object.values(models)
      .flat()
      .every((model) => model === null)
      ? LOCAL_RATE_FACTOR
      : 1),
  logLevel: env.LOG_LEVEL,
  parts: {
    /** Where optional parts lie. */
    folder: resolve(env.PARTS_DIR),
    cutout: env.CUTOUT_MODEL,
    /** The owner's own model; null = the one of the part. */
    source: cutoutSourceOf(env),
    /** How npm is started; null = the npm on the PATH. */
    npmScript: env.npm_execpath ?? null,
  },
  c2pa: {
    /** Whether downloads get a manifest. */
    isOn: env.C2PA_SIGNING === 'on',
    /** Paths of the owner's own certificates and key, in PEM; null = those that are made here. */
    own: signingFilesOf(env),
  },
  /** Path of the Chromium that renders pages which are empty without their scripts; null = such pages are refused. */
  pageBrowser: env.PAGE_BROWSER ?? null,
  /** Bearer token of whoever runs the installation; null = there is no export of leads. */
  adminToken: env.ADMIN_TOKEN ?? null,
  /** The installation whose library and engines `adloom mcp` uses; null = it makes ads itself. */
  installation: env.ADLOOM_URL === undefined ? null : { url: env.ADLOOM_URL.replace(/(?<!\/)\/+$/, ''), token: env.ADLOOM_TOKEN ?? null },
  /** Recipient of lead mails; null = mail stays in the outbox, without a recipient. */
  leadNotifyTo: env.LEAD_NOTIFY_TO ?? null,
  /** The mail service. */
  mail: mailServiceOf(env),
  mailFrom: env.MAIL_FROM ?? { name: 'Adloom', address: 'adloom@localhost' },
  /** Factor for the rates of mail: a service has its quota, and the owner one mailbox. */
  mailRateFactor: env.RATE_FACTOR ?? (mailServiceOf(env).kind === 'outbox' ? LOCAL_RATE_FACTOR : RATE_FACTOR_OF_A_SERVICE),
})

/** The validated configuration of this installation; an empty environment is the full product. */
export type Config = Readonly<ReturnType<typeof configOf>>

/** The configuration in `env`. Fails with `config.invalid`, whose sentence lists every problem at once; values of secrets never appear. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(env)
  const ofRoles: ChoiceProblem[] = []
  const { prices, problems: ofPrices } = readPrices(env.PRICES_FILE)
  /** The models offered for a role; its problems are collected. */
  const offered = <Model>(role: ReadRole<Model>): ReadRole<Model>['offered'] => {
    ofRoles.push(...role.problems)
    return role.offered
  }
  const models: ChosenModels = {
    copy: offered(readTextRole(env, 'COPY_MODEL')),
    category: offered(readTextRole(env, 'CATEGORY_MODEL')),
    fastImages: offered(readImageRole(env, 'FAST_IMAGE_MODEL')),
    proImages: offered(readImageRole(env, 'PRO_IMAGE_MODEL')),
    displayImages: offered(readImageRole(env, 'DISPLAY_IMAGE_MODEL')),
    background: offered(readImageRole(env, 'BACKGROUND_MODEL')),
    video: offered(readVideoRole(env)),
  }
  if (parsed.success && ofRoles.length === 0 && ofPrices.length === 0) return configOf(parsed.data, models, prices)
  const found = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  // Several roles may report the same key: that is one problem.
  const problems = [
    ...found,
    ...ofRoles.filter((one, place) => ofRoles.findIndex(({ path, message }) => path === one.path && message === one.message) === place),
    ...ofPrices,
  ]
  const values = { problems: problems.map(({ path, message }) => `  ${path}: ${message}`).join('\n') }
  throw new AdloomError('config.invalid', { values, details: problems })
}

/** The configuration of this process. The one place that reads its environment. */
export const configOfThisProcess = (): Config => readConfig(process.env)
