// Compiles the renderer's pixel kernel from `packages/renderer/kernel` with AssemblyScript; run by itself it writes the program that the renderer loads.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './processes.mjs'

const folder = join(root, 'packages', 'renderer', 'kernel')
const programFile = join(root, 'packages', 'renderer', 'src', 'pixel-kernel.json')

/** End of what `kernel/memory.ts` lays out; what the compiler needs itself lies behind. */
const MEMORY_BASE = 281_600

// No warning that lanes pass between its own files.
const options =
  `-O3 --converge --noAssert --enable simd --runtime stub --importMemory --use abort= --memoryBase ${MEMORY_BASE} --disableWarning 112`.split(
    ' ',
  )

/**
 * The text of the file that holds the program.
 * @returns {Promise<string>}
 */
export async function compilePixelKernel() {
  const { default: compiler } = await import('assemblyscript/asc')
  let program = new Uint8Array()
  const { error } = await compiler.main(['pixels.ts', '-o', 'program.wasm', ...options], {
    readFile: (name) => {
      try {
        return readFileSync(join(folder, name), 'utf8')
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(programFile, await compilePixelKernel())
