import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { modelDescriptionSchema, type ModelDescription } from './model-description.ts'

/** What lies in the folder of an installed network. */
export const networkFiles = {
  model: 'model.onnx',
  description: 'model.json',
  /** The runtimes, as Node finds packages from a file beside them. */
  packages: join('runtime', 'node_modules'),
} as const

/** The runtimes, in the order they are tried. */
export const networkRuntimes = ['onnxruntime-node', 'onnxruntime-web'] as const
export type NetworkRuntime = (typeof networkRuntimes)[number]

interface Output {
  readonly data: ArrayLike<number>
  readonly dims: readonly number[]
}
/** The part of both runtimes' interface that is used here. */
interface Runtime {
  readonly env: { readonly wasm?: { numThreads?: number } }
  readonly Tensor: new (type: 'float32', data: Float32Array, dimensions: readonly number[]) => object
  readonly InferenceSession: {
    readonly create: (model: string | Uint8Array, options: object) => Promise<Session>
  }
}
interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  readonly run: (inputs: Readonly<Record<string, object>>) => Promise<Readonly<Record<string, Output | undefined>>>
}

export interface Network {
  readonly description: ModelDescription
  /** The mask's values for those of an image. */
  readonly run: (values: Float32Array) => Promise<Output>
}

const sessionOptions = {
  executionProviders: ['cpu'],
  graphOptimizationLevel: 'all',
  // Without an arena a network takes a third of the memory and a tenth more time (IS-Net, 2026-11-22).
  enableCpuMemArena: false,
  enableMemPattern: false,
  // A thread that waits must not take a core from the scenes that are drawn meanwhile.
  extra: { session: { intra_op: { allow_spinning: '0' } } },
}

/** A session of the runtime in native code. */
async function nativeSession(folder: string, threads: number): Promise<[Runtime, Session]> {
  const require = createRequire(join(folder, networkFiles.packages, 'beside.cjs'))
  const runtime = require('onnxruntime-node') as Runtime // its documented interface
  return [
    runtime,
    await runtime.InferenceSession.create(join(folder, networkFiles.model), { ...sessionOptions, intraOpNumThreads: threads }),
  ]
}

/** A session of the runtime in WebAssembly, which runs wherever Node does. */
async function webSession(folder: string, threads: number): Promise<[Runtime, Session]> {
  const file = join(folder, networkFiles.packages, 'onnxruntime-web', 'dist', 'ort.node.min.mjs')
  const runtime = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Runtime // its documented interface
  if (runtime.env.wasm !== undefined) runtime.env.wasm.numThreads = threads
  return [
    runtime,
    await runtime.InferenceSession.create(await readFile(join(folder, networkFiles.model)), { graphOptimizationLevel: 'all' }),
  ]
}

const sessions: Readonly<Record<NetworkRuntime, typeof nativeSession>> = {
  'onnxruntime-node': nativeSession,
  'onnxruntime-web': webSession,
}

/** The network in a folder, in the first of the runtimes that can load it. Fails with the reasons of all. */
export async function openNetwork(folder: string, runtimes: readonly NetworkRuntime[], threads: number): Promise<Network> {
  const description = modelDescriptionSchema.parse(JSON.parse(await readFile(join(folder, networkFiles.description), 'utf8')))
  const problems: unknown[] = []
  for (const name of runtimes) {
    try {
      const [{ Tensor }, session] = await sessions[name](folder, threads)
      const output = description.output ?? session.outputNames[0]
      return {
        description,
        run: async (values) => {
          const image = new Tensor('float32', values, [1, 3, description.height, description.width])
          const outputs = await session.run({ [session.inputNames[0]]: image })
          const mask = outputs[output]
          if (mask === undefined) throw new Error(`the network has no output "${output}"`)
          return mask
        },
      }
    } catch (error) {
      problems.push(error)
    }
  }
  throw new Error(problems.map(String).join('; '))
}
