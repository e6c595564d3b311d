import { AsyncLocalStorage } from 'node:async_hooks'

// Passed beside the calls: every function between a request and its work would carry it otherwise.
const clients = new AsyncLocalStorage<string>()

/** Runs `work` for a client, who shares threads and lookups fairly with others. The key is a user, or the network of an address. */
export const actFor = <Result>(client: string, work: () => Result): Result => clients.run(client, work)

/** Whom the running work is for; '' for the installation itself. */
export const currentClient = (): string => clients.getStore() ?? ''
