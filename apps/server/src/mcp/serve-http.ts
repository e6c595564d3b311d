import { Readable } from 'node:stream'
import { createApi } from '@adloom/domain/api-client.ts'
import { MB } from '@adloom/domain/endpoint.ts'
import { AdloomError } from '@adloom/domain/error.ts'
import { type FastifyInstance, type FastifyRequest } from 'fastify'
import { hostOf } from '../http/origins.ts'
import { logError } from '../http/error-reply.ts'
import { installationTools } from './installation-tools.ts'

const MCP_PATH = '/mcp'

/**
 * Serves the tools at `/mcp` (MCP, streamable HTTP without sessions) for those who sent a token: without one, what a tool makes would be nobody's. Each
 * tool makes the calls of this very server, so that scopes, rates and owners are theirs.
 */
export function serveMcpOverHttp(app: FastifyInstance): void {
  // As the protocol asks of a server without streams of its own and without sessions.
  app.route({ method: ['GET', 'DELETE'], url: MCP_PATH, handler: (_request, reply) => reply.code(405).header('allow', 'POST').send() })
  app.post(MCP_PATH, { bodyLimit: MB, config: { maxBodyBytes: MB, compress: false } }, async (request, reply) => {
    if (request.user === null && request.apiToken === null) {
      reply.header('www-authenticate', 'Bearer realm="Adloom"')
      throw new AdloomError('token.needed')
    }
    // Loaded only on demand: most servers are never asked.
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./mcp-server.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ])
    const server = createMcpServer(toolsFor(app, request), {
      writesFiles: false,
      logFailure: (failure) => logError(new AdloomError('internal', { cause: failure }), reply.log),
    })
    // Without `sessionIdGenerator` each request stands alone.
    const transport = new WebStandardStreamableHTTPServerTransport({})
    reply.raw.once('close', () => void server.close())
    await server.connect(transport)
    const asked = new Request(`http://${hostOf(request)}${MCP_PATH}`, { method: 'POST', headers: headersOf(request) })
    const answer = await transport.handleRequest(asked, { parsedBody: request.body })
    for (const [name, value] of answer.headers) reply.header(name, value)
    reply.code(answer.status)
    return reply.send(answer.body === null ? null : Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0])) // the same streams, under two names
  })
}

/** The tools as whoever sent the request. */
function toolsFor(app: FastifyInstance, request: FastifyRequest) {
  const { authorization, cookie, host } = request.headers
  const own = Object.entries({ authorization, cookie, host }).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const api = createApi('/api', async (url, init = {}) => {
    const reply = await app.inject({
      method: init.method as 'GET', // one of the table's
      url,
      // `createApi` writes them as a record.
      headers: { ...(init.headers as Record<string, string>), ...Object.fromEntries(own) },
      remoteAddress: request.ip,
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
      ...(init.signal == null ? {} : { signal: init.signal }),
    })
    const headers = Object.entries(reply.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(reply.statusCode === 204 ? null : reply.payload, { status: reply.statusCode, headers })
  })
  return installationTools(api, async (address) => address)
}

const headersOf = ({ headers }: FastifyRequest): Headers =>
  new Headers(Object.entries(headers).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]])))
