import { execFile } from 'node:child_process'
import { basename } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import * as z from 'zod'
import { type PartPackage } from './part-list.ts'

/** npm tries each request once more; a silent registry is given up after this. */
const TRIES_OF_NPM = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=30000']

const failureSchema = z.object({ error: z.object({ code: z.string(), summary: z.string() }) })

/** How npm is started: `npmScript` is the npm that started this process; without it, the one on the PATH. */
function npmWith(npmScript: string | null, words: readonly string[]) {
  return npmScript !== null && basename(npmScript).startsWith('npm-cli')
    ? { program: process.execPath, words: [npmScript, ...words], shell: false }
    : { program: 'npm', words: [...words], shell: process.platform === 'win32' }
}

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The address in what npm printed, or why there is none; `file` names the package. Fails with `part.refused` and `part.unreachable`. */
export function addressIn(printed: string, file: string, cause: Error | null): string {
  const reply = jsonOf(printed)
  const address = z.url({ protocol: /^https?$/ }).safeParse(reply)
  if (address.success) return address.data
  const { error } = failureSchema.safeParse(reply).data ?? { error: { code: '', summary: printed.slice(0, 500) } }
  // npm names what it does not find, or may not have, E and the status.
  if (/^E4\d\d$/.test(error.code)) {
    throw new AdloomError('part.refused', {
      cause,
      detail: error.summary,
      values: { host: 'The package registry', file, status: error.code.slice(1) },
    })
  }
  throw new AdloomError('part.unreachable', { cause, detail: error.summary, values: { host: 'The package registry' } })
}

/**
 * The address of a package's tarball in the registry that npm is set to. Fails with `part.npm-missing`, `part.refused`, `part.unreachable` and
 * `request.cancelled`.
 */
export async function tarballAddress({ name, version }: PartPackage, npmScript: string | null, signal: AbortSignal): Promise<string> {
  const { program, words, shell } = npmWith(npmScript, ['view', `${name}@${version}`, 'dist.tarball', '--json', ...TRIES_OF_NPM])
  const { printed, cause } = await new Promise<{ printed: string; cause: Error | null }>((resolve) => {
    execFile(program, words, { shell, signal, windowsHide: true }, (error, stdout) => resolve({ printed: stdout, cause: error }))
  })
  if (signal.aborted) throw new AdloomError('request.cancelled', { cause })
  if (cause !== null && 'code' in cause && cause.code === 'ENOENT') throw new AdloomError('part.npm-missing', { cause })
  return addressIn(printed, `${name} ${version}`, cause)
}
