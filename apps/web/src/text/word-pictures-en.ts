/** What is told of pictures made from words. */
export const wordPicturesText = {
  title: 'What your words became',
  drawn: (kind: string, scene: string, colors: readonly string[]) =>
    `Drawn: ${kind} ${scene}${colors.length === 0 ? '' : `, ${colors.join(' and ')}`}.`,
  ignored: (words: readonly string[]) => `Nothing came of: ${words.join(', ')}.`,
  /** Of an ad image whose product the studio drew: nothing is cut out of a photograph. */
  about: 'Your product is drawn anew in five scenes.',
  drawing: (place: number, total: number) => `Drawing picture ${place} of ${total}`,
} as const
