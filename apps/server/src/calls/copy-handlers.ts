import { toReply } from '@adloom/domain/copy.ts'
import { type Handlers } from '../http/call-context.ts'
import { type ServerDependencies } from './server-dependencies.ts'

type CopyHandlers = Pick<Handlers, 'generateCopy' | 'editCopy' | 'checkCopy'>

/** The handlers of calls about copy. */
export const copyHandlers = ({
  choose,
  checkCopy,
  drawSeed,
}: Pick<ServerDependencies, 'choose' | 'checkCopy' | 'drawSeed'>): CopyHandlers => ({
  generateCopy: async (request, { signal, engines }) => {
    const seed = request.seed ?? drawSeed()
    const { options, imagePrompts, engine, notes } = await choose(engines).copywriter.write(request, seed, signal)
    return {
      copy: options.map((option) => toReply(option)),
      imagePrompts: [...imagePrompts],
      engine,
      seed,
      ...(notes.length === 0 ? {} : { notes: [...notes] }),
    }
  },

  editCopy: async (request, { signal, engines }) => {
    const seed = request.seed ?? drawSeed()
    const edited = await choose(engines).copywriter.edit(request, seed, signal)
    const { headline, description, callToAction, language, engine, notes } = edited
    return { headline, subline: description, button: callToAction, language, engine, seed, notes: [...notes] }
  },

  checkCopy: async (request, { signal }) => ({ concerns: [...(await checkCopy(request, signal))] }),
})
