import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'tar'
import { sha256 } from '../sha256.ts'
import { type PartEntry, type PartPackage, partList } from './part-list.ts'
import { createParts } from './parts.ts'

const integrityOf = (bytes: Uint8Array): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`

/** How the registry sends a tarball: whole, not at all, half of it and then nothing, half of it and then a broken connection, with other bytes. */
type Manner = 'whole' | 'missing' | 'stalls' | 'breaks' | 'wrong'

/** A small part and the registry it comes from, in a folder of their own. */
export async function madeUpPart() {
  const folder = await mkdtemp(join(tmpdir(), 'adloom-parts-'))
  const tarballs = new Map<string, Buffer>()

  async function pack(name: string, files: Readonly<Record<string, Uint8Array>>): Promise<PartPackage> {
    const source = join(folder, 'sources', name)
    for (const [path, bytes] of Object.entries(files)) {
      await mkdir(join(source, 'package', path, '..'), { recursive: true })
      await writeFile(join(source, 'package', path), bytes)
    }
    const file = join(folder, `${name}.tgz`)
    await create({ cwd: source, file, gzip: true }, ['package'])
    const bytes = await readFile(file)
    tarballs.set(name, bytes)
    return { name, version: '1.2.3', integrity: integrityOf(bytes), bytes: bytes.length }
  }

  // Bytes that gzip cannot shrink, so that half of a tarball is half of them.
  const pieces = [0, 1].map((place) => Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * at * (place + 7) + (at >> 3)) % 251)))
  const [first, second] = pieces.map(sha256)
  const weights = await pack('weights', {
    [`dist/${first}`]: pieces[0],
    [`dist/${second}`]: pieces[1],
    'dist/program.js': Buffer.from('a program'),
  })
  const runtime = await pack('runtime', {
    'package.json': Buffer.from('{}'),
    'bin/linux/x64/lib.so': Buffer.from('linux'),
    'bin/win32/x64/lib.dll': Buffer.from('windows'),
    'dist/a.js': Buffer.from('a'),
    'dist/a.d.ts': Buffer.from('types'),
  })
  const { cutout } = partList
  const entry: PartEntry = {
    ...cutout,
    packages: [{ ...runtime, into: 'runtime/node_modules/runtime', files: ['package.json', 'dist/*.js', 'bin/{platform}/{arch}/*'] }],
    model: { ...cutout.model, package: weights, chunks: [first, second], bytes: 100_000, sha256: sha256(Buffer.concat(pieces)) },
    runtimeBytes: { other: 1000 },
  }

  let manner: Manner = 'whole'
  let breaksLeft = 0
  const asked: string[] = []
  const server = createServer((request, reply) => {
    const name = /(\w+)\.tgz$/.exec(request.url ?? '')?.[1] ?? ''
    const bytes = tarballs.get(name)
    asked.push(`${name} ${request.headers.range ?? ''}`.trim())
    if (bytes === undefined || manner === 'missing') {
      reply.writeHead(404).end()
      return
    }
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    const rest = bytes.subarray(from)
    reply.writeHead(from === 0 ? 200 : 206, { 'content-length': rest.length })
    if (manner === 'wrong') {
      reply.end(Buffer.alloc(rest.length))
      return
    }
    if (manner === 'stalls' || (manner === 'breaks' && breaksLeft-- > 0)) {
      reply.write(rest.subarray(0, rest.length >> 1), () => {
        if (manner === 'breaks') setTimeout(() => reply.destroy(), 50)
      })
      return
    }
    reply.end(rest)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  // What npm prints for `npm view <name>@<version> dist.tarball --json`.
  const npmScript = join(folder, 'npm-cli.cjs')
  await writeFile(npmScript, `console.log(JSON.stringify('http://127.0.0.1:${port}/' + process.argv[3].split('@')[0] + '.tgz'))`)
  const parts = join(folder, 'parts')
  const warnings: unknown[] = []
  return {
    folder: parts,
    entry,
    npmScript,
    asked,
    warnings,
    /** How the next tarballs are sent; `times`: how often a connection breaks. */
    sends: (next: Manner, times = 1): void => {
      manner = next
      breaksLeft = times
    },
    parts: (change: Partial<Parameters<typeof createParts>[0]> = {}) =>
      createParts({
        list: { cutout: entry },
        folder: parts,
        isUsed: true,
        source: null,
        npmScript,
        freeBytes: async () => Number.POSITIVE_INFINITY,
        warn: (error) => warnings.push(error),
        system: { platform: 'linux', arch: 'x64' },
        ...change,
      }),
    model: Buffer.concat(pieces),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
