import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** Served while the browser app has not been built; the API works without it. */
const NOT_BUILT = '<!doctype html><title>Adloom</title><p>The browser app is not built yet. Please run <code>npm run build</code>.</p>'

/**
 * Serves the browser app: files with a hash in their name may be cached for ever, pages must be revalidated. `/` gets `index.html`, the landing page
 * as the build prerendered it; any other path that is neither call nor file gets the app itself, which does its own routing: a page with the name of
 * its first part, `/tool/all` has `tool.html`, else `app.html`. A missing asset is a 404: an HTML page in place of a script would break a tab that
 * was open while a new version arrived.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  const pages = new Set(isBuilt ? readdirSync(folder).filter((name) => name.endsWith('.html') && name !== 'index.html') : [])
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // With `wildcard` every path would be a file route; without it the routes are the present files, and everything else reaches the handler below.
      wildcard: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.startsWith(join(folder, 'assets')) ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const answerPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { pathname } = new URL(request.url, 'http://adloom')
    if (pathname === '/api' || pathname.startsWith('/api/'))
      throw new AdloomError('call.unknown', { detail: `${request.method} ${pathname}` })
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(assets|files)(\/|$)/.test(pathname)) throw new AdloomError('file.not-found', { detail: pathname })
    if (!isBuilt) return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(NOT_BUILT)
    if (pathname === '/') return reply.sendFile('index.html')
    return reply.sendFile([`${pathname.split('/')[1]}.html`, 'app.html'].find((name) => pages.has(name)) ?? 'index.html')
  }
  // A route for every possible page: only routes are compressed.
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage })
  app.setNotFoundHandler(answerPage)
}
