import { type CheckedRequestOf, type ResponseOf } from '@adloom/domain/endpoints.ts'
import { VARIANT_SIZE } from '@adloom/domain/image.ts'
import { BUILT_IN_ENGINE } from '@adloom/domain/provenance.ts'
import { type Call } from '../http/call-context.ts'
import { type Models } from '../models/models-of-roles.ts'
import { type ServerDependencies } from './server-dependencies.ts'

type Dependencies = Pick<ServerDependencies, 'store' | 'readImage' | 'drawSeed' | 'ledger' | 'imageRecipes'> & Pick<Models, 'imageModels'>

/** The product of an image before another background. */
export async function changeImageBackground(
  { imageUrl, prompt, seed: wantedSeed, colors = [], output_format: outputFormat }: CheckedRequestOf<'changeBackground'>,
  { store, readImage, drawSeed, ledger, imageRecipes, imageModels }: Dependencies,
  { signal, addressOf }: Pick<Call, 'signal' | 'addressOf'>,
): Promise<ResponseOf<'changeBackground'>> {
  const image = await readImage(imageUrl, signal)
  const seed = wantedSeed ?? drawSeed()
  const request = {
    image,
    prompt,
    seed,
    width: VARIANT_SIZE,
    height: VARIANT_SIZE,
    shape: null,
    outputFormat,
    quality: 'medium' as const,
    companions: [],
    product: null,
    colors,
  }
  const [{ result, cost }, photographs] = await Promise.all([
    ledger.billed(() => imageModels.background.changeBackground(request, signal)),
    imageRecipes.savePhotographs([image]),
  ])
  const { bytes, engine, scene, cutOut, confidence, untouched, note, ...generated } = result
  const { key } = await store.write(bytes, generated.contentType)
  // A video is staged after a recipe; a model's image has none.
  if (engine === BUILT_IN_ENGINE) await imageRecipes.remember(key, { kind: 'photograph', photographs, prompt, colors, seed })
  const [provider, model = provider] = engine.split(/:(.*)/s)
  return {
    url: addressOf(key),
    prompt,
    engine,
    metadata: {
      provider,
      model,
      ...generated,
      scene: scene ?? undefined,
      cutOut: cutOut ?? undefined,
      confidence: confidence ?? undefined,
      untouched: untouched ?? undefined,
      note: note ?? undefined,
      costUsd: cost?.usd ?? undefined,
    },
  }
}
