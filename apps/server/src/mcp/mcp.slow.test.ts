import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { adFormats } from '@adloom/domain/ad-format.ts'
import { createApi } from '@adloom/domain/api-client.ts'
import { type ProgramToolName, programTools, type ToolOutput } from '@adloom/domain/tools/program-tools.ts'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startOwnServer } from '../../../../e2e/own-server.ts'
import { openShop, type Shop } from '../../../../e2e/shop/shop.ts'

/** An ad takes seconds on a quiet machine. */
const AD_MS = 180_000

let folder = ''
let shop: Shop
const opened: Client[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-mcp-'))
  shop = await openShop()
})
afterEach(async () => {
  for (const client of opened.splice(0)) await client.close()
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** The SDK's own client, connected to the program as a user would start it. */
async function clientOf(env: Readonly<Record<string, string>>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  opened.push(client)
  const args = ['--import', './scripts/jsx.mjs', 'apps/server/src/command-line.ts', 'mcp']
  const own = { PATH: process.env.PATH ?? '', CUTOUT_MODEL: 'off', NODE_COMPILE_CACHE: '.cache/compiled', DATA_DIR: join(folder, 'unused') }
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env: { ...own, ...env }, stderr: 'inherit' }))
  return client
}

interface Calling {
  readonly onprogress?: (progress: {
    readonly progress: number
    readonly total?: number | undefined
    readonly message?: string | undefined
  }) => void
  readonly signal?: AbortSignal
}

const call = (client: Client, name: ProgramToolName, given: object, options: Calling = {}) =>
  client.callTool({ name, arguments: { ...given } }, undefined, { timeout: 300_000, ...options })

/** What a tool gave, as its schema describes it. */
async function given<Name extends ProgramToolName>(client: Client, name: Name, input: object, options: Calling = {}) {
  const { structuredContent, isError, content } = await call(client, name, input, options)
  expect([isError ?? false, content]).toEqual([false, expect.any(Array)])
  return programTools[name].output.parse(structuredContent) as ToolOutput<Name>
}

async function codeOf(client: Client, name: ProgramToolName, input: object): Promise<unknown> {
  const { isError, _meta } = await call(client, name, input)
  expect(isError).toBe(true)
  return _meta?.['adloom/code']
}

const sizeOf = async (file: string) => {
  const { width, height, format } = await sharp(await readFile(file)).metadata()
  return { width, height, format }
}

describe('over standard input and output, with no server running', () => {
  const env = (): Record<string, string> => ({ FETCH_ALLOW_HOSTS: shop.host })

  test('the tools are described by the schemas of the domain', async () => {
    const client = await clientOf(env())
    expect(client.getServerVersion()).toMatchObject({ name: 'adloom' })
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(programTools))
    const make = tools.find(({ name }) => name === 'make_ad')
    expect(make?.inputSchema.required).toEqual(['url', 'folder'])
    expect(make?.inputSchema.properties).toMatchObject({
      format: { default: 'social', enum: Object.keys(adFormats) },
      url: { minLength: 4 },
    })
    for (const tool of tools) expect([tool.title, tool.outputSchema?.type]).toEqual([expect.stringMatching(/\w/), 'object'])
  })

  test('a product is read, and what is no product is refused with a code', async () => {
    const client = await clientOf(env())
    const product = await given(client, 'read_product', { url: `${shop.address}/products/mug` })
    expect(product).toMatchObject({ title: expect.stringContaining('ug'), price: { amount: expect.any(Number) } })
    expect(await codeOf(client, 'read_product', { url: `${shop.address}/gone` })).toBe('page.not-found')
    expect(await codeOf(client, 'read_product', { url: 'http://10.0.0.1/mug' })).toBe('url.private')
    expect(await codeOf(client, 'list_ads', {})).toBe('tools.no-library')
    const wrong = await call(client, 'make_ad', { url: `${shop.address}/products/mug`, format: 'poster', folder })
    expect([wrong.isError, JSON.stringify(wrong.content)]).toEqual([true, expect.stringContaining('format')])
  })

  test(
    'an ad is made into a folder, step by step, and called off on request',
    async () => {
      const client = await clientOf(env())
      const out = join(folder, 'mug')
      const steps: string[] = []
      const order = { url: `${shop.address}/products/mug`, format: 'square', layout: 'band', seed: 7, folder: out }
      const ad = await given(client, 'make_ad', order, {
        onprogress: ({ progress, total, message }) => steps.push(`${String(progress)}/${String(total)} ${message ?? ''}`),
      })
      expect(ad).toMatchObject({ id: null, seed: 7 })
      expect(ad.texts.length).toBeGreaterThan(0)
      expect(ad.files).toHaveLength(5)
      for (const { file, layout, text } of ad.files) {
        expect(await sizeOf(file)).toEqual({ width: 1080, height: 1080, format: 'jpeg' })
        expect([layout, ad.texts.some(({ id }) => id === text)]).toEqual(['band', true])
      }
      expect(steps[0]).toBe('1/12 The page is read')
      expect(steps.at(-1)).toBe('12/12 An ad is finished')

      const stopping = new AbortController()
      const stopped = join(folder, 'stopped', 'here')
      const calling = call(
        client,
        'make_ad',
        { ...order, folder: stopped },
        { signal: stopping.signal, onprogress: () => stopping.abort() },
      )
      await expect(calling).rejects.toThrow(/abort/i)
      // The folder is taken back, and the program goes on.
      await expect.poll(() => readdir(folder)).not.toContain('stopped')
      expect((await given(client, 'read_product', { url: `${shop.address}/products/mug` })).title).toBeTruthy()
    },
    AD_MS,
  )
})

describe('with a running installation', () => {
  let server: Awaited<ReturnType<typeof startOwnServer>>
  let token = ''
  beforeAll(async () => {
    const env = {
      DATA_DIR: join(folder, 'data'),
      FETCH_ALLOW_HOSTS: shop.host,
      ACCESS_TOKEN: 'the-token-of-this-shop',
      RATE_FACTOR: '1000',
    }
    server = await startOwnServer(env)
    const api = createApi(`${server.address}/api`, (url, init) =>
      fetch(url, { ...init, headers: { 'content-type': 'application/json', authorization: 'Bearer the-token-of-this-shop' } }),
    )
    ;({ token } = await api.createToken({ name: 'MCP', scopes: ['read', 'make'] }))
  }, 60_000)
  afterAll(() => server.stop())

  test(
    'an ad is made, stands in the library, and is exported in several formats',
    async () => {
      const client = await clientOf({ ADLOOM_URL: server.address, ADLOOM_TOKEN: token })
      const out = join(folder, 'there')
      const steps: number[] = []
      const order = { url: `${shop.address}/products/mug`, seed: 3, folder: out }
      const ad = await given(client, 'make_ad', order, { onprogress: ({ progress }) => steps.push(progress) })
      expect(new Set(ad.files.map(({ layout }) => layout)).size).toBe(5)
      expect(await sizeOf(ad.files[0].file)).toEqual({ width: 1080, height: 1350, format: 'jpeg' })
      expect(steps).toEqual(Array.from({ length: 14 }, (_, place) => place + 1))

      const { ads, total } = await given(client, 'list_ads', { limit: 5 })
      expect([total, ads]).toEqual([1, [expect.objectContaining({ id: ad.id, type: 'social', title: 'Creation 1' })]])

      const { files } = await given(client, 'export_ad', { id: ad.id, formats: ['story', 'leaderboard'], folder: join(out, 'more') })
      expect(new Set(files.map(({ file }) => file)).size).toBe(10)
      expect(await sizeOf(files[0].file)).toEqual({ width: 1080, height: 1920, format: 'jpeg' })
      expect(await sizeOf(files[9].file)).toEqual({ width: 728, height: 90, format: 'jpeg' })
      expect(await codeOf(client, 'export_ad', { id: 'ad_none', folder: out })).toBe('ad.not-found')
    },
    AD_MS,
  )

  test('a token without the scope and an installation that does not answer are told apart', async () => {
    const closed = await clientOf({ ADLOOM_URL: 'http://127.0.0.1:9', ADLOOM_TOKEN: token })
    expect(await codeOf(closed, 'list_ads', {})).toBe('tools.unreachable')
    const unknown = await clientOf({ ADLOOM_URL: server.address, ADLOOM_TOKEN: 'adl_revoked-long-ago' })
    expect(await codeOf(unknown, 'list_ads', {})).toBe('token.unknown')
  })

  test('the ten lines of docs/programs.md run as they stand there', async () => {
    const [, example] = /```ts\n(import \{ createApi \}.*?)```/s.exec(await readFile('docs/programs.md', 'utf8')) ?? []
    const here = example.replace('http://localhost:4400', server.address).replace('https://shop.example', shop.address)
    const words = ['--input-type=module-typescript', '--eval', here]
    const env = { ...process.env, ADLOOM_TOKEN: token }
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: 'packages/domain', env })
    expect(stdout).toMatch(/^Tideline Stoneware Mug 24\n\d+ .*\n$/)
  }, 60_000)

  test(
    'the same tools answer at /mcp, for those who send a token',
    async () => {
      const client = new Client({ name: 'test', version: '1.0.0' })
      const headers = { authorization: `Bearer ${token}` }
      const transport = new StreamableHTTPClientTransport(new URL('/mcp', server.address), { requestInit: { headers } })
      opened.push(client)
      await client.connect(transport)
      const { tools } = await client.listTools()
      expect(tools.find(({ name }) => name === 'make_ad')?.inputSchema.required).toEqual(['url'])
      const steps: number[] = []
      const ad = await given(
        client,
        'make_ad',
        { url: `${shop.address}/products/mug`, format: 'rectangle' },
        {
          onprogress: ({ progress }) => steps.push(progress),
        },
      )
      expect(steps.length).toBeGreaterThan(3)
      const file = await fetch(ad.files[0].file)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
      expect(await codeOf(client, 'read_product', { url: `${shop.address}/gone` })).toBe('page.not-found')

      const stranger = await fetch(new URL('/mcp', server.address), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
      expect(stranger.status).toBe(401)
      expect((await fetch(new URL('/mcp', server.address), { headers })).status).toBe(405)
    },
    AD_MS,
  )
})
