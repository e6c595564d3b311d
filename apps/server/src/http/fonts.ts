import { AdloomError } from '@adloom/domain/error.ts'
import { interFont, readFontAddress } from '@adloom/engine/compose/font-slices.ts'
import { type FastifyInstance } from 'fastify'

/** Loads Inter, for the head of a page outside the browser app. */
export const interSheet = `<link rel="stylesheet" href="/fonts/${interFont.packageName}/font.css">`

/**
 * The fonts of the finished files, for previews in browsers and for pages outside the browser app: `/fonts/{package}/font.css`, and the files that it
 * names.
 */
export function serveFonts(app: FastifyInstance): void {
  app.get<{ readonly Params: { readonly '*': string } }>('/fonts/*', async (request, reply) => {
    const found = await readFontAddress(request.params['*'])
    if (found === null) throw new AdloomError('file.not-found', { detail: request.params['*'] })
    return typeof found === 'string'
      ? reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(found)
      : reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(found)
  })
}
