import { AdloomError } from '@adloom/domain/error.ts'
import { type FastifyInstance } from 'fastify'

/** The thumbnail of a template as JPEG; null when there is no template of that id. */
export type ReadThumbnail = (id: string) => Promise<Uint8Array | null>

/** Serves the thumbnails of templates at `/files/templates/{id}.jpg`. A new version may draw them otherwise, so they are cached for an hour. */
export function serveThumbnails(app: FastifyInstance, thumbnail: ReadThumbnail): void {
  app.get<{ readonly Params: { readonly id: string } }>('/files/templates/:id.jpg', async ({ params: { id } }, reply) => {
    const bytes = await thumbnail(id)
    if (bytes === null) throw new AdloomError('file.not-found', { detail: id })
    // As stored images: pages of other sites that use the API show them.
    return reply
      .type('image/jpeg')
      .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
      .send(bytes)
  })
}
