import { type Copywriter } from '@adloom/domain/ports/copywriter.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { editWithModel } from './edit-with-model.ts'
import { writeWithModel, type WritingParts } from './write-with-model.ts'
import { type Workers } from './workers.ts'

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
