/** What is told of pictures made from words. */
export const wordPicturesText = {
  title: 'What your words became',
  drawn: (kind: string, scene: string, colors: readonly string[]) =>
    `Drawn: ${kind} ${scene}${colors.length === 0 ? '' : `, ${colors.join(' and ')}`}.`,
  ignored: (words: readonly string[]) => `Nothing came of: ${words.join(', ')}.`,
} as const
