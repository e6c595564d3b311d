import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Readable, type Writable } from 'node:stream'
import { createApi } from '@adloom/domain/api-client.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { type Config } from '../config/config.ts'
import { withAdMaker } from '../make/ad-maker.ts'
import { asWritingFailure, prepareFolder } from '../make/written-ad.ts'
import { type AdTools } from './ad-tools.ts'
import { installationTools, type PutFile } from './installation-tools.ts'
import { createMcpServer } from './mcp-server.ts'
import { ownEngineTools } from './own-engine-tools.ts'

interface Streams {
  readonly in: Readable
  readonly out: Writable
}

/**
 * Serves the tools over standard input and output until the input ends or the signal aborts: with the installation at ADLOOM_URL, else with the engine
 * of this process. `report` gets what is no message of the protocol.
 */
export async function serveMcpOverStdio(
  config: Config,
  streams: Streams,
  report: (line: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { installation } = config
  if (installation !== null) return serve(toolsAt(installation), streams, report, signal)
  // Each ad brings its own settings.
  const settings = { layout: null, format: 'social', seed: 0 } as const
  return withAdMaker(settings, config, report, (parts) => serve(ownEngineTools(parts), streams, report, signal))
}

async function serve(tools: AdTools, { in: input, out }: Streams, report: (line: string) => void, signal: AbortSignal): Promise<void> {
  const server = createMcpServer(tools, {
    writesFiles: true,
    logFailure: (failure) => report(failure instanceof Error ? (failure.stack ?? failure.message) : String(failure)),
  })
  const ended = once(input, 'end', { signal }).catch(() => undefined)
  await server.connect(new StdioServerTransport(input, out))
  await ended
  await server.close()
}

/** The tools with the installation at an address, as whoever made the token. */
function toolsAt({ url, token }: NonNullable<Config['installation']>): AdTools {
  const own: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const ask = async (address: string, init: RequestInit = {}): Promise<Response> => {
    try {
      // `createApi` writes headers as a record.
      return await fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), ...own } })
    } catch (cause) {
      init.signal?.throwIfAborted()
      throw new AdloomError('tools.unreachable', { cause, values: { url } })
    }
  }
  const putFile: PutFile = async (address, folder, name, signal) => {
    const path = resolve(folder)
    await prepareFolder(path)
    // The token is for the installation alone: files may lie elsewhere, and need none.
    const reply = await fetch(address, { signal }).catch((cause: unknown) => {
      throw new AdloomError('tools.unreachable', { cause, values: { url } })
    })
    if (!reply.ok) throw new AdloomError('file.not-found', { detail: address })
    const file = join(path, name)
    try {
      await writeFile(file, new Uint8Array(await reply.arrayBuffer()))
    } catch (cause) {
      throw asWritingFailure(cause, path)
    }
    return file
  }
  return installationTools(createApi(`${url}/api`, ask), putFile)
}
