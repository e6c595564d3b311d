import { promises } from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { type ResolverOptions } from 'node:dns'

/**
 * Preloaded into a server under test: it asks the name server of `BENCH_NAME_SERVER` alone, so that no question leaves this machine and one can be
 * slow.
 */
const { BENCH_NAME_SERVER = '' } = process.env

promises.Resolver = class extends promises.Resolver {
  constructor(options?: ResolverOptions) {
    super(options)
    this.setServers([BENCH_NAME_SERVER])
  }
}
syncBuiltinESMExports()
