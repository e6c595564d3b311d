import { readFileSync } from 'node:fs'
import { AdloomError } from '@adloom/domain/error.ts'
import { fakeVendors } from '@adloom/providers/vendors.test-data.ts'
import { describe, expect, test } from 'vitest'
import { type ProviderAccess, textProviders } from '../registry/text-registry.ts'
import { readConfig } from './config.ts'
import { environmentVariables } from './environment.ts'

test('an empty environment is the full product on port 4400 of this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 4400,
    host: '127.0.0.1',
    publicUrl: null,
    databaseUrl: null,
    trustedProxies: [],
    allowedOrigins: [],
    fetchAllowHosts: [],
    rateFactor: 10,
    logLevel: 'warn',
    adminToken: null,
    installation: null,
    leadNotifyTo: null,
    mailFrom: { name: 'Adloom', address: 'adloom@localhost' },
  })
  expect(readConfig({}).queueLimit).toBeGreaterThanOrEqual(32)
})

test('a variable with an empty value counts as unset', () => {
  expect(readConfig({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '', COPY_MODEL: '' })).toEqual(readConfig({}))
})

test('lists are split at commas and addresses lose their trailing slash', () => {
  const config = readConfig({
    PUBLIC_URL: 'https://ads.example/',
    ALLOWED_ORIGINS: 'https://one.example/, http://localhost:5173',
    TRUSTED_PROXIES: '10.0.0.0/8,loopback, ::1',
    FETCH_ALLOW_HOSTS: '127.0.0.1:8080, Intranet.example',
  })
  expect(config.publicUrl).toBe('https://ads.example')
  expect(config.allowedOrigins).toEqual(['https://one.example', 'http://localhost:5173'])
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', 'loopback', '::1'])
  expect(config.fetchAllowHosts).toEqual(['127.0.0.1:8080', 'intranet.example'])
})

test('the mail sender is an address with or without a name', () => {
  expect(readConfig({ MAIL_FROM: 'ads@shop.example' }).mailFrom).toEqual({ name: '', address: 'ads@shop.example' })
  expect(readConfig({ MAIL_FROM: '"The Shop" <ads@shop.example>' }).mailFrom).toEqual({ name: 'The Shop', address: 'ads@shop.example' })
  expect(problemsOf({ MAIL_FROM: 'the shop' }).details).toEqual([
    { path: 'MAIL_FROM', message: 'must be an e-mail address, or Name <address>' },
  ])
})

test('the page browser must be an executable program', () => {
  expect(readConfig({}).pageBrowser).toBeNull()
  expect(readConfig({ PAGE_BROWSER: process.execPath }).pageBrowser).toBe(process.execPath)
  for (const path of ['/nowhere/chromium', import.meta.dirname, import.meta.filename])
    expect(problemsOf({ PAGE_BROWSER: path }).details).toEqual([
      { path: 'PAGE_BROWSER', message: 'must be the path of a Chromium that may be run, such as /usr/bin/chromium' },
    ])
})

test('all problems are reported at once, without the value of a secret', () => {
  const refused = problemsOf({
    PORT: '70000',
    PUBLIC_URL: 'ads.example',
    DATABASE_URL: 'mysql://user:hunter2@db',
    TRUSTED_PROXIES: '10.0.0.0/99',
    ALLOWED_ORIGINS: 'https://one.example/path',
    LEAD_NOTIFY_TO: 'nobody',
    DAILY_BUDGET_USD: '-1',
    STORAGE: 'tape',
    VIDEO_MODEL: 'best',
  })
  expect(refused.code).toBe('config.invalid')
  expect(refused.details.map(({ path }) => path).toSorted()).toEqual([
    'ALLOWED_ORIGINS',
    'DAILY_BUDGET_USD',
    'DATABASE_URL',
    'LEAD_NOTIFY_TO',
    'PORT',
    'PUBLIC_URL',
    'STORAGE',
    'TRUSTED_PROXIES',
    'VIDEO_MODEL',
  ])
  expect(refused.message).toContain('  PORT: must be at most 65535')
  expect(refused.message).toContain('  TRUSTED_PROXIES: "10.0.0.0/99" is not an address')
  expect(refused.message).not.toContain('hunter2')
})

describe('a bucket for files', () => {
  const keys = { STORAGE: 's3', S3_BUCKET: 'ads', S3_ACCESS_KEY_ID: 'AKIDEXAMPLE', S3_SECRET_ACCESS_KEY: 'hunter2' }

  test('files are stored on disk unless S3 is chosen, whatever else is set', () => {
    expect(readConfig({}).s3).toBeNull()
    expect(readConfig({ ...keys, STORAGE: 'disk' })).toEqual(readConfig({}))
  })

  test('a bucket is at Amazon in a region, or at an address, where the region is optional', () => {
    const bucket = { bucket: 'ads', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'hunter2' }
    expect(readConfig({ ...keys, S3_REGION: 'eu-central-1' }).s3).toEqual({ ...bucket, endpoint: null, region: 'eu-central-1' })
    expect(readConfig({ ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000/' }).s3).toEqual({
      ...bucket,
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
    })
  })

  test('everything missing is reported at once, together with other problems', () => {
    const refused = problemsOf({ STORAGE: 's3', PORT: '70000' })
    const paths = ['PORT', 'S3_ACCESS_KEY_ID', 'S3_BUCKET', 'S3_REGION', 'S3_SECRET_ACCESS_KEY']
    expect(refused.details.map(({ path }) => path).toSorted()).toEqual(paths)
    expect(refused.message).toContain('  S3_BUCKET: must be set with STORAGE=s3')
  })

  test.each([
    ['the bucket is part of the address', { S3_ENDPOINT: 'https://1234.r2.cloudflarestorage.com/ads/' }, 'must not end with the bucket'],
    ['the address holds a password', { S3_ENDPOINT: 'https://me:hunter2@s3.example' }, 'must be the address alone'],
  ])('refused: %s', (_, wrong, sentence) => {
    const refused = problemsOf({ ...keys, ...wrong })
    expect(refused.details).toHaveLength(1)
    expect(refused.message).toContain(`  S3_ENDPOINT: ${sentence}`)
    expect(refused.message).not.toContain('hunter2')
  })

  test('refused: a bucket name that is a path', () => {
    expect(problemsOf({ ...keys, S3_REGION: 'eu-central-1', S3_BUCKET: 'ads/files' }).details).toMatchObject([{ path: 'S3_BUCKET' }])
  })
})

test('features this version lacks are refused at the start instead of ignored', () => {
  expect(problemsOf({ PRO_IMAGE_MODEL: 'fal:x' }).details.map(({ path }) => path)).toEqual(['PRO_IMAGE_MODEL'])
})

test('mail leaves through one service, which needs a recipient and a sender', () => {
  const addresses = { LEAD_NOTIFY_TO: 'owner@shop.example', MAIL_FROM: 'Ads <ads@shop.example>' }
  expect(readConfig({}).mail).toEqual({ kind: 'outbox' })
  expect(readConfig({ ...addresses, SENDGRID_API_KEY: 'SG.secret' }).mail).toEqual({ kind: 'sendgrid', apiKey: 'SG.secret' })
  expect(readConfig({ ...addresses, SMTP_URL: 'smtp://ads:p%40ss@mail.example:2525' }).mail).toMatchObject({
    kind: 'smtp',
    server: { host: 'mail.example', port: 2525, login: { user: 'ads', password: 'p@ss' } },
  })
  expect(problemsOf({ ...addresses, SENDGRID_API_KEY: 'SG.secret', SMTP_URL: 'smtp://mail.example' }).details).toEqual([
    { path: 'SENDGRID_API_KEY', message: 'leave it unset, or SMTP_URL: mail leaves in one way' },
  ])
  expect(problemsOf({ SMTP_URL: 'smtp://mail.example' }).details).toEqual([
    { path: 'LEAD_NOTIFY_TO', message: 'must be set together with SMTP_URL' },
    { path: 'MAIL_FROM', message: 'must be set together with SMTP_URL' },
  ])
  expect(problemsOf({ ...addresses, LEAD_NOTIFY_TO: 'jürgen@shop.example', SENDGRID_API_KEY: 'k' }).details).toMatchObject([
    { path: 'LEAD_NOTIFY_TO' },
  ])
})

test('an unusable address or key of a mail service is refused, and never repeated', () => {
  const { details, message } = problemsOf({ SMTP_URL: 'smtp://ads:hunter2@mail.example/inbox', SENDGRID_API_KEY: 'SG.sec ret' })
  expect(details).toEqual(
    expect.arrayContaining([
      { path: 'SENDGRID_API_KEY', message: 'must be a key of SendGrid, without blanks' },
      { path: 'SMTP_URL', message: expect.stringContaining('must be smtp://host:port') },
    ]),
  )
  expect(message).not.toMatch(/hunter2|SG\.sec/)
})

test('mail through a service keeps the table’s own rates', () => {
  const service = { SMTP_URL: 'smtp://mail.example', LEAD_NOTIFY_TO: 'owner@shop.example', MAIL_FROM: 'ads@shop.example' }
  expect([readConfig({}).mailRateFactor, readConfig(service).mailRateFactor, readConfig(service).rateFactor]).toEqual([10, 1, 10])
  expect(readConfig({ ...service, RATE_FACTOR: '3' }).mailRateFactor).toBe(3)
})

test('a text role is a provider’s model with the key and the address it needs', () => {
  expect(readConfig({ COPY_MODEL: 'anthropic:claude-haiku-5-5', ANTHROPIC_API_KEY: 'sk-a', CATEGORY_MODEL: 'studio' })).toMatchObject({
    models: {
      copy: [{ provider: 'anthropic', model: 'claude-haiku-5-5', key: 'sk-a', baseUrl: 'https://api.anthropic.com/v1' }, null],
      category: [null],
    },
  })
  const local = { COPY_MODEL: 'openai-compatible:llama3.2:3b', OPENAI_BASE_URL: 'http://localhost:11434/v1/' }
  // Calls that may cost money have the table's own rates.
  expect(readConfig(local).rateFactor).toBe(1)
  expect(readConfig(local).models.copy[0]).toEqual({
    provider: 'openai-compatible',
    model: 'llama3.2:3b',
    key: '',
    baseUrl: 'http://localhost:11434/v1',
  })
  const other = { CATEGORY_MODEL: 'openai:gpt-6-luna', OPENAI_API_KEY: 'sk-o', OPENAI_BASE_URL: 'https://eu.api.openai.com/v1' }
  expect(readConfig(other).models.category[0]).toMatchObject({ provider: 'openai', baseUrl: 'https://eu.api.openai.com/v1' })
})

test('problems of text roles are in the same list as all others', () => {
  const refused = problemsOf({
    PORT: '70000',
    COPY_MODEL: 'openai:gpt-6-luna',
    CATEGORY_MODEL: 'openai-compatible:llava',
    VIDEO_MODEL: 'fal:fal-ai/veo3',
  })
  expect(refused.details).toEqual([
    { path: 'PORT', message: 'must be at most 65535' },
    { path: 'COPY_MODEL', message: 'needs OPENAI_API_KEY: the key OpenAI gave you' },
    { path: 'CATEGORY_MODEL', message: 'needs OPENAI_BASE_URL: where your server is, such as http://localhost:11434/v1 (Ollama)' },
    { path: 'VIDEO_MODEL', message: 'needs FAL_KEY: the key fal gave you' },
  ])
  expect(problemsOf({ COPY_MODEL: 'gpt-6', CATEGORY_MODEL: 'fal:flux' }).details).toEqual([
    { path: 'COPY_MODEL', message: 'must be "studio" or "provider:model"' },
    {
      path: 'CATEGORY_MODEL',
      message: `"fal" is no provider that writes here: choose one of ${Object.keys(textProviders).join(', ')}, or "studio"`,
    },
  ])
})

test('each image role has its own model, and a model that only edits images is refused for prompts', () => {
  const kontext = 'fal:fal-ai/flux-pro/kontext'
  const keys = { FAL_KEY: 'f-1', REPLICATE_API_TOKEN: 'r-1', GOOGLE_GENERATIVE_AI_API_KEY: 'g-1' }
  const chosen = readConfig({
    ...keys,
    FAST_IMAGE_MODEL: 'fal:fal-ai/flux/schnell',
    PRO_IMAGE_MODEL: 'replicate:black-forest-labs/flux-1.1-pro',
    DISPLAY_IMAGE_MODEL: 'google:gemini-nano-banana-2.1',
    BACKGROUND_MODEL: kontext,
  })
  expect(chosen).toMatchObject({
    models: {
      fastImages: [{ provider: 'fal', model: 'fal-ai/flux/schnell', baseUrl: 'https://queue.fal.run', key: 'f-1' }, null],
      proImages: [{ provider: 'replicate', key: 'r-1' }, null],
      displayImages: [{ provider: 'google', key: 'g-1' }, null],
      background: [{ provider: 'fal', model: 'fal-ai/flux-pro/kontext' }, null],
    },
    rateFactor: 1,
  })
  expect(
    problemsOf({
      ...keys,
      FAST_IMAGE_MODEL: kontext,
      PRO_IMAGE_MODEL: 'fal:../../other',
      DISPLAY_IMAGE_MODEL: 'google:imagen-4',
      BACKGROUND_MODEL: 'openai:gpt-image-2',
    }).details,
  ).toEqual([
    {
      path: 'FAST_IMAGE_MODEL',
      message: '"fal-ai/flux-pro/kontext" only changes pictures it is given: choose a model that draws from words',
    },
    { path: 'PRO_IMAGE_MODEL', message: '"../../other" must be an id of fal, such as fal-ai/flux/schnell' },
    {
      path: 'DISPLAY_IMAGE_MODEL',
      message: '"imagen-4" is no image model of Google’s that is left: their names begin with gemini-',
    },
    { path: 'BACKGROUND_MODEL', message: 'needs OPENAI_API_KEY: the key OpenAI gave you' },
  ])
})

test('a role may offer several models, in the order they are named, and always the built-in engine', () => {
  const keys = { ANTHROPIC_API_KEY: 'sk-a', FAL_KEY: 'f-1' }
  const { models, rateFactor } = readConfig({
    ...keys,
    COPY_MODEL: 'studio, anthropic:claude-haiku-5-5,anthropic:claude-haiku-5-5',
    VIDEO_MODEL: 'fal:fal-ai/veo3.1/fast/image-to-video,fal:fal-ai/wan-25-preview/image-to-video',
  })
  expect(models.copy.map((model) => model?.model ?? 'studio')).toEqual(['studio', 'claude-haiku-5-5'])
  expect(models.video.map((model) => model?.model ?? 'studio')).toEqual([
    'fal-ai/veo3.1/fast/image-to-video',
    'fal-ai/wan-25-preview/image-to-video',
    'studio',
  ])
  expect(rateFactor).toBe(1)
  expect(problemsOf({ ...keys, VIDEO_MODEL: 'fal:../../other,acme:videos' }).details).toEqual([
    { path: 'VIDEO_MODEL', message: '"../../other" is no name of a model' },
    { path: 'VIDEO_MODEL', message: '"acme" is no provider that makes videos here: choose one of fal, openai-videos, or "studio"' },
  ])
})

test('an own server has its own address and key beside OpenAI’s, and never gets OpenAI’s key', () => {
  const openai = { OPENAI_API_KEY: 'sk-o', COPY_MODEL: 'openai:gpt-6-luna', CATEGORY_MODEL: 'openai-compatible:llava' }
  const local = { OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1' }
  const { models } = readConfig({ ...openai, ...local })
  expect([models.copy[0], models.category[0]]).toMatchObject([
    { provider: 'openai', key: 'sk-o', baseUrl: 'https://api.openai.com/v1' },
    { provider: 'openai-compatible', key: '', baseUrl: 'http://localhost:11434/v1' },
  ])
  expect(readConfig({ ...openai, ...local, OPENAI_COMPATIBLE_API_KEY: 'mine' }).models.category[0]?.key).toBe('mine')
})

test('a key that no header can carry is refused once, without being shown', () => {
  const model = 'google:gemini-3.8-flash'
  const env = { COPY_MODEL: model, CATEGORY_MODEL: model, GOOGLE_GENERATIVE_AI_API_KEY: 'AIza secret' }
  const { details, message } = problemsOf(env)
  expect(details).toEqual([{ path: 'GOOGLE_GENERATIVE_AI_API_KEY', message: 'must be one word of plain letters, digits and signs' }])
  expect(message).not.toContain('secret')
})

test('a server that makes no videos needs other processes that do, which requires PostgreSQL', () => {
  expect(problemsOf({ VIDEO_WORKERS: '0' }).message).toContain('  VIDEO_WORKERS: must be at least 1 without DATABASE_URL')
  expect(problemsOf({ VIDEO_WORKERS: '5' }).details).toMatchObject([{ path: 'VIDEO_WORKERS', message: 'must be at most 4' }])
  expect(readConfig({ VIDEO_WORKERS: '0', DATABASE_URL: 'postgres://db/adloom' }).videoWorkers).toBe(0)
  expect(readConfig({}).videoWorkers).toBe(1)
})

test('a key without a chosen role changes nothing', () => {
  expect(readConfig({ OPENAI_API_KEY: 'sk-test', FAL_KEY: 'x' })).toEqual(readConfig({}))
})

function problemsOf(env: Record<string, string>): AdloomError {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof AdloomError) return error
    throw error
  }
  throw new Error('it was accepted')
}

test('every provider of text has documented variables, and a fake vendor in the conformance suite', () => {
  const documented = readFileSync('docs/environment.md', 'utf8')
  for (const [name, { keyVariable, baseUrlVariable, ownVariables }] of Object.entries<ProviderAccess>(textProviders)) {
    for (const variable of [keyVariable, baseUrlVariable, ownVariables?.key, ownVariables?.baseUrl].filter(
      (one) => typeof one === 'string',
    )) {
      expect(environmentVariables).toContain(variable)
      expect(documented).toContain(`\`${variable}\``)
    }
    expect(fakeVendors.map((vendor) => vendor.name)).toContain(name)
  }
})

describe('who may use an installation', () => {
  const oidc = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'adloom', OIDC_CLIENT_SECRET: 'hunter2' }

  test.each(['127.0.0.1', '127.0.0.9', '::1', 'localhost'])('everybody on this machine, at %s', (HOST) =>
    expect(readConfig({ HOST }).signIn).toEqual({ accessToken: null, oidc: null, proxyUserHeader: null }),
  )

  test.each(['0.0.0.0', '::', '192.168.1.20', 'ads.example'])('nobody starts it for everybody at %s by accident', (HOST) => {
    expect(problemsOf({ HOST }).message).toContain(`  HOST: ${HOST} lets in everybody who can reach this machine. Set ACCESS_TOKEN,`)
    for (const way of [
      { OPEN_TO_ALL: '1' },
      { ACCESS_TOKEN: 'sixteen-letters-' },
      { ...oidc, PUBLIC_URL: 'https://ads.example' },
      { PROXY_USER_HEADER: 'Remote-User', TRUSTED_PROXIES: '10.0.0.1' },
    ])
      expect(readConfig({ HOST, ...way }).host).toBe(HOST)
  })

  test('a way to sign in is complete, and not combined with none', () => {
    const problems = (env: Record<string, string>): readonly string[] => problemsOf(env).details.map(({ path }) => path)
    expect(problems({ OIDC_ISSUER: 'https://id.example' })).toEqual(['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'])
    expect(problems({ ...oidc, OIDC_ISSUER: 'http://id.example', PUBLIC_URL: 'https://ads.example' })).toEqual(['OIDC_ISSUER'])
    expect(problems({ ...oidc, PUBLIC_URL: 'https://ads.example', OIDC_ALLOWED: 'shop.example' })).toEqual(['OIDC_ALLOWED'])
    expect(problems({ PROXY_USER_HEADER: 'Remote-User' })).toEqual(['TRUSTED_PROXIES'])
    expect(problems({ PROXY_USER_HEADER: 'Remote User', TRUSTED_PROXIES: '10.0.0.1' })).toEqual(['PROXY_USER_HEADER'])
    expect(problems({ ACCESS_TOKEN: 'sixteen-letters-', OPEN_TO_ALL: '1' })).toEqual(['OPEN_TO_ALL'])
    expect(problems({ ACCESS_TOKEN: 'fifteen-letters', ADMIN_TOKEN: 'sixteen letters-' })).toEqual(['ADMIN_TOKEN', 'ACCESS_TOKEN'])
    expect(problemsOf({ ACCESS_TOKEN: 'hunter2', ...oidc }).message).not.toContain('hunter2')
  })
})
