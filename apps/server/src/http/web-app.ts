import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { AdloomError } from '@adloom/domain/error.ts'
import fastifyStatic from '@fastify/static'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** Served while the browser app has not been built; the API works without it. */
const NOT_BUILT = '<!doctype html><title>Adloom</title><p>The browser app is not built yet. Please run <code>npm run build</code>.</p>'

/**
 * Serves the browser app: files with a hash in their name may be kept for ever, pages never unasked. `/` gets `index.html`, the landing
 * page as the build wrote it; any other path that is no call and no file gets the app itself, which knows its own routes: a page of the
 * name of its first part, `/tool/all` has `tool.html`, else `app.html`.
 * A missing asset is a 404: a page of HTML in place of a script would break a tab that was open while a new version arrived.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'))
  const pages = new Set(isBuilt ? readdirSync(folder).filter((name) => name.endsWith('.html') && name !== 'index.html') : [])
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      // With `wildcard` the routes are the files that are there now, so that everything else comes to the handler below.
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
  // A route for what can be a page: only routes are compressed.
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: answerPage })
  app.setNotFoundHandler(answerPage)
}
