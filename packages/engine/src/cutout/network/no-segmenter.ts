import { type Segmenter } from '@adloom/domain/ports/segmenter.ts'

/** No network: products are cut out by their backgrounds alone. */
export const noSegmenter: Segmenter = { segment: async () => null, close: async () => undefined }
