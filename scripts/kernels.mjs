// Compiles the kernels, which are written in AssemblyScript; run by itself it writes the programs that are loaded.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './processes.mjs'

/** Add yours here, and its folder to `.oxfmtrc.json` and `.oxlintrc.json`. */
export const kernels = [
  {
    name: 'the pixel kernel of the renderer',
    folder: 'packages/renderer/kernel',
    entry: 'pixels.ts',
    program: 'packages/renderer/src/pixel-kernel.json',
    // End of what `kernel/memory.ts` lays out; what the compiler needs itself lies behind.
    options: ['--memoryBase', '281600'],
  },
  {
    name: 'the kernel of videos',
    folder: 'packages/engine/kernel',
    entry: 'kernels.ts',
    program: 'packages/engine/src/video/raster/kernels.json',
    // As in `drawing-memory.ts`: one page at least, 1 GiB at most.
    options: '--enable threads --sharedMemory --initialMemory 1 --maximumMemory 16384'.split(' '),
  },
]

// No warning that lanes pass between its own files.
const common = '-O3 --converge --noAssert --enable simd --runtime stub --importMemory --use abort= --disableWarning 112'.split(' ')

/**
 * The text of the file that holds a kernel's program.
 * @param {{ folder: string, entry: string, options: readonly string[] }} kernel
 * @returns {Promise<string>}
 */
export async function compileKernel({ folder, entry, options }) {
  const { default: compiler } = await import('assemblyscript/asc')
  let program = new Uint8Array()
  const { error } = await compiler.main([entry, '-o', 'program.wasm', ...common, ...options], {
    readFile: (name) => {
      try {
        return readFileSync(join(root, folder, name), 'utf8')
      } catch {
        return null
      }
    },
    writeFile: (_, contents) => {
      program = contents
    },
    listFiles: () => [],
  })
  if (error !== null) throw error
  return `${JSON.stringify({ program: Buffer.from(program).toString('base64') }, null, 2)}\n`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const kernel of kernels) writeFileSync(join(root, kernel.program), await compileKernel(kernel))
}
