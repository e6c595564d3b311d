import { type AdFormat } from '@adloom/domain/ad-format.ts'
import { type Categoriser } from '@adloom/domain/ports/categoriser.ts'
import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type AdLayout, type Creative } from '@adloom/domain/template.ts'
import { editWithModel } from './edit-with-model.ts'
import { writeWithModel, type WritingParts } from './write-with-model.ts'
import { type Workers } from './workers.ts'

/** The built-in engine as a categoriser. */
export const localCategoriser = (workers: Workers): Categoriser => ({
  engine: BUILT_IN_ENGINE,
  categorise: async (image, hint, signal) => ({
    ...(await workers.run('categorise', { image, hint }, signal)),
    engine: BUILT_IN_ENGINE,
    note: null,
  }),
})

/** The built-in engine as a copywriter. Fails as `Workers.run` does. */
export const localCopywriter = (workers: Pick<Workers, 'run'>): Copywriter => ({
  engine: BUILT_IN_ENGINE,
  write: (request, seed, signal) => workers.run('writeCopy', { request, seed }, signal),
  edit: (request, seed, signal) => workers.run('editCopy', { request, seed }, signal),
})

/** A text model as a copywriter. Its copy is checked against the page, and the built-in copywriter replaces it where nothing is usable. */
export const copywriterOf = (parts: WritingParts): Copywriter => ({
  engine: parts.model.engine,
  write: (request, seed, signal) => writeWithModel(request, seed, parts, signal),
  edit: (request, seed, signal) => editWithModel(request, seed, parts, signal),
})

/** A finished ad as a JPEG. `pictures`: the bytes behind every address the creative shows; a missing logo becomes an initial. */
export const finishCreative = (
  request: { readonly creative: Creative; readonly layout: AdLayout; readonly format: AdFormat },
  images: ReadonlyMap<string, Uint8Array>,
  workers: Workers,
  signal: AbortSignal,
): Promise<Uint8Array> => workers.run('finishAd', { request, images }, signal)
