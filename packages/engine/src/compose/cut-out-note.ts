import { type CutPhoto } from './change-background.ts'

/** The note when things beside the product were left out. */
const CHOSEN = 'Other things in the photograph were left out: the page’s other pictures show the product without them.'

/** What was done to a photograph before or while its product was cut out, in sentences; null when nothing. */
export function cutOutNote({ isChosen, enlargedFrom: from }: Pick<CutPhoto, 'isChosen' | 'enlargedFrom'>): string | null {
  const enlarged =
    from === null
      ? null
      : `The photograph has only ${from.width} × ${from.height} pixels. It was enlarged and its edges sharpened; a larger one gives a clearer ad.`
  return [isChosen ? CHOSEN : null, enlarged].filter((note) => note !== null).join(' ') || null
}
