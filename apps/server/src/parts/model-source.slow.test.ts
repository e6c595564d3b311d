import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { networkFiles } from '@adloom/engine/cutout/network/open-network.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../sha256.ts'
import { fetchModel } from './model-source.ts'
import { partList } from './part-list.ts'

const model = Buffer.from('a network')
const modelHash = sha256(model)
const { description } = partList.cutout.model

let served: Readonly<Record<string, string | Buffer>> = {}
const server = createServer((request, reply) => {
  const body = served[request.url ?? '']
  reply.writeHead(body === undefined ? 404 : 200).end(body)
})
let host = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.close()
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adloom-model-'))
  served = { '/net.onnx?v=1': model, '/net.json?v=1': JSON.stringify(description) }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const fetched = (change: Partial<Parameters<typeof fetchModel>[0]> = {}): Promise<void> =>
  fetchModel(
    { address: `http://${host}/net.onnx?v=1`, sha256: modelHash, allowHosts: [host], ...change },
    folder,
    () => undefined,
    new AbortController().signal,
  )

test('a model of the owner’s own is fetched with its description', async () => {
  await fetched()
  expect((await readFile(join(folder, networkFiles.model))).equals(model)).toBe(true)
  expect(JSON.parse(await readFile(join(folder, networkFiles.description), 'utf8'))).toEqual(description)
})

describe('a model is refused', () => {
  test('when it is not the expected one', async () => {
    await expect(fetched({ sha256: 'a'.repeat(64) })).rejects.toMatchObject({ code: 'part.wrong-hash' })
  })

  test('when nothing describes it, or what does is no description', async () => {
    served = { '/net.onnx?v=1': model }
    await expect(fetched()).rejects.toMatchObject({ code: 'part.refused' })
    served = { ...served, '/net.json?v=1': JSON.stringify({ ...description, fit: 'somehow' }) }
    await expect(fetched()).rejects.toMatchObject({ code: 'part.description-unusable', message: expect.stringContaining('fit') })
    served = { ...served, '/net.json?v=1': '<html>' }
    await expect(fetched()).rejects.toMatchObject({ code: 'part.description-unusable' })
    expect(await readdir(folder)).toEqual([])
  })

  test('when it lies in a private network that is not named', async () => {
    await expect(fetched({ allowHosts: [] })).rejects.toMatchObject({ code: 'url.private' })
  })

  test('when its server does not answer', async () => {
    await expect(fetched({ address: 'http://127.0.0.1:9/net.onnx', allowHosts: ['127.0.0.1:9'] })).rejects.toMatchObject({
      code: 'part.unreachable',
    })
  })
})
