import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { modelDescriptionSchema } from '@adloom/engine/cutout/network/model-description.ts'
import { create } from 'tar'
import { unpackKept } from '../../apps/server/src/parts/build-part.ts'
import { addressIn } from '../../apps/server/src/parts/npm-tarball.ts'
import { unless } from './flaws.ts'
import { jsonIn } from './json-in.ts'
import { serviceFlaws } from './local-services.ts'
import { type Parser, usually } from './parser.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'adloom-fuzz-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

const machine = { platform: 'linux', arch: 'x64' }
const keptFiles = ['bin/{platform}/{arch}/*', 'index.js']
/** The archive of a package of the registry, unpacked by gzip already: damage to its bytes is damage to its entries. */
async function packageArchive(): Promise<Uint8Array> {
  const from = mkdtempSync(path.join(folder, 'package-'))
  const bin = path.join(from, 'package/bin/linux/x64')
  mkdirSync(bin, { recursive: true })
  writeFileSync(path.join(bin, 'network.node'), 'a library')
  for (const name of ['index.js', 'README.md']) writeFileSync(path.join(from, 'package', name), 'export {}')
  const chunks: Uint8Array[] = []
  for await (const chunk of create({ cwd: from, portable: true }, ['package'])) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Parsers of what the registry of packages answers, and of what the packages of optional parts hold. */
export const partParsers: readonly Parser[] = [
  {
    ...usually,
    name: 'archive of a part',
    changes: 'bytes',
    starts: async () => [await packageArchive()],
    faultsOf: async (input) => {
      const place = mkdtempSync(path.join(folder, 'part-'))
      const [file, into] = [path.join(place, 'package.tgz'), path.join(place, 'into')]
      writeFileSync(file, input)
      // The bytes are known by their SHA-512 before they are unpacked; what can't be unpacked ends as any failure of the file system does.
      await unpackKept(file, into, keptFiles, machine).catch(() => undefined)
      const beside = readdirSync(place).filter((name) => !['package.tgz', 'into'].includes(name))
      const made = readdirSync(into, { recursive: true, withFileTypes: true })
      rmSync(place, { recursive: true })
      return [
        ...beside.map((name) => `unpacks ${name} outside of its folder`),
        ...made.flatMap((entry) => unless(entry.isFile() || entry.isDirectory(), `unpacks ${entry.name}, which is no file`)),
      ]
    },
  },
  {
    ...usually,
    name: 'description of a part',
    changes: 'json',
    starts: () => [
      '{"width":1024,"height":1024,"fit":"fill","mean":[123.675,116.28,103.53],"deviation":[58.395,57.12,57.375],"channels":"rgb","output":null,"values":"logits"}',
      '"https://registry.example/onnxruntime-node/-/onnxruntime-node-1.23.2.tgz"',
      '{"error":{"code":"E404","summary":"No match found for version 9.9.9"}}',
    ],
    faultsOf: async (input) => {
      const network = modelDescriptionSchema.safeParse(jsonIn(input)).data
      return [
        ...unless(network === undefined || network.deviation.every((value) => Number.isFinite(1 / value)), 'a division by nothing'),
        ...(await serviceFlaws(async () => {
          const address = addressIn(input, 'a package', null)
          return unless(/^https?:$/.test(new URL(address).protocol), `fetches ${address}`)
        })),
      ]
    },
  },
]
