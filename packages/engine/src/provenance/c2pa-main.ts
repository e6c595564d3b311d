import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm'
import type { FirstWords } from '../processes/on-demand-process.ts'
import type { C2paOrder, C2paReply } from './c2pa-process.ts'
import { claimSignerOf } from './cose-signature.ts'

/** Signs files and reads manifests with C2PA's library, one after the other, in a process of its own: the files may be from anywhere. */
const parent = process.send?.bind(process)
if (parent === undefined) throw new Error('c2pa-main.ts runs as a process of its own only')

/** In pages of 64 KB: 1.5 GB. A file of 60 MB takes 0.3 GB (2026-11-28). */
setFlagsFromString('--wasm-max-mem-pages=24576')

/** A manifest may name an address to ask. */
Reflect.deleteProperty(globalThis, 'fetch')

/** Stands in for a file of a browser: the library asks for its size and its bytes, in parts where it is large. */
class MemoryFile {
  readonly #bytes: Uint8Array<ArrayBuffer>
  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.#bytes = bytes
  }
  get size(): number {
    return this.#bytes.length
  }
  slice(start: number, end: number): MemoryFile {
    return new MemoryFile(this.#bytes.subarray(start, end))
  }
  content(): ArrayBuffer {
    const { buffer, byteOffset, length } = this.#bytes
    return length === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + length)
  }
}
class MemoryFileReader {
  readAsArrayBuffer(file: MemoryFile): ArrayBuffer {
    return file.content()
  }
}
Reflect.set(globalThis, 'FileReaderSync', MemoryFileReader)

const settingsWith = (anchors: string | null): string =>
  JSON.stringify({
    // Nothing is asked of other machines.
    verify: { remote_manifest_fetch: false, ocsp_fetch: false, verify_trust: anchors !== null, verify_after_sign: false },
    ...(anchors === null ? {} : { trust: { user_anchors: anchors } }),
    // A manifest is small without a picture of its file in it.
    builder: { thumbnail: { enabled: false } },
  })

/** No manifest in the file: what the library calls it. */
const NONE = /JumbfNotFound|ProvenanceMissing/

async function replyTo(order: C2paOrder): Promise<C2paReply> {
  const bytes = Uint8Array.from(order.bytes)
  if (order.kind === 'read') {
    try {
      const reader = await WasmReader.fromBytes(order.type, bytes, settingsWith(order.anchors))
      return { json: reader.json() }
    } catch (cause) {
      if (NONE.test(String(cause))) return { json: null }
      throw cause
    }
  }
  const signer = claimSignerOf(order.identity)
  if (signer === null) return { problem: 'the private key is of no kind that C2PA allows, or not that of the certificate' }
  const builder = WasmBuilder.fromJson(order.definition, settingsWith(null))
  const definition = { alg: signer.alg, reserveSize: signer.size, sign: async (claim: Uint8Array) => Uint8Array.from(signer.sign(claim)) }
  // The library uses of it what `MemoryFile` has.
  return { signed: await builder.sign(definition, [], order.type, new MemoryFile(bytes) as unknown as Blob) }
}

const reply = (message: FirstWords | C2paReply): boolean => parent(message)

/** A library that stopped in the middle of its work is not asked again. */
const fail = (cause: unknown): void => {
  parent({ problem: String(cause) } satisfies C2paReply, undefined, undefined, () => {
    if (cause instanceof WebAssembly.RuntimeError) process.exit(1)
  })
}

process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.on('message', (order: C2paOrder) => {
  replyTo(order).then(reply, fail)
})
initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('@contentauth/c2pa-wasm/c2pa.wasm'))) })
reply('ready')
