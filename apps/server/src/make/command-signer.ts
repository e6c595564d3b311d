import { type Config } from '../config/config.ts'
import { createFileSigner, type FileSigner } from '../credentials/file-signer.ts'
import { VERSION } from '../http/version.ts'

/** Signs what the command line writes, with the identity of the installation. */
export const commandSigner = (config: Config, report: (line: string) => void): FileSigner =>
  createFileSigner({
    config,
    version: VERSION,
    now: Date.now,
    warn: (message, problem) => report(`${message}: ${String(problem)}`),
  })
