import { AdloomError } from '@adloom/domain/error.ts'
import * as z from 'zod'
import { type VideoVendor } from './video-vendor.ts'

/**
 * What an attempt stores of its order, as JSON: `asking` before the order is placed, `refused` after a refusal, `ordered` with the provider's id. An
 * attempt that finds `asking` cannot know the outcome.
 */
type VideoHandle<Ordered> =
  | { readonly at: 'asking' }
  | { readonly at: 'refused' }
  | { readonly at: 'ordered'; readonly by: string; readonly ordered: Ordered; readonly notes: readonly string[] }

/** The handle that an earlier attempt stored, null for the first. Fails with `provider.outcome-unknown`: another version or model wrote it. */
export function parseHandle<Ordered>(
  handle: string | null,
  { provider, engine, ordered }: Pick<VideoVendor<Ordered>, 'provider' | 'engine' | 'ordered'>,
): VideoHandle<Ordered> | null {
  if (handle === null) return null
  const schema = z.discriminatedUnion('at', [
    z.object({ at: z.literal('asking') }),
    z.object({ at: z.literal('refused') }),
    z.object({ at: z.literal('ordered'), by: z.literal(engine), ordered, notes: z.array(z.string()) }),
  ])
  try {
    return schema.parse(JSON.parse(handle))
  } catch (cause) {
    throw new AdloomError('provider.outcome-unknown', { cause, values: { provider } })
  }
}

export const handleText = <Ordered>(handle: VideoHandle<Ordered>): string => JSON.stringify(handle)
