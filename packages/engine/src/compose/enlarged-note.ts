import { type Size } from '@adloom/renderer/pixels.ts'

/** The note on a photograph that was enlarged from that size; null for one that was not. */
export const enlargedNote = (from: Size | null): string | null =>
  from === null
    ? null
    : `The photograph has only ${from.width} × ${from.height} pixels. It was enlarged and its edges sharpened; a larger one gives a clearer ad.`
