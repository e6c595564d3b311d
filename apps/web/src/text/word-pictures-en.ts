import { type Understood } from '@adloom/domain/ports/image-model.ts'

/** What is told of pictures made from words. */
export const wordPicturesText = {
  title: 'What your words became',
  drawn: ({ kind, colors, material, light, camera }: Understood, scene: string) =>
    `Drawn: ${[
      [material, kind, scene].filter((part) => part !== null).join(' '),
      colors.length === 0 ? null : colors.join(' and '),
      light,
      camera === null ? null : `seen ${camera}`,
    ]
      .filter((part) => part !== null)
      .join(', ')}.`,
  ignored: (words: readonly string[]) => `Nothing came of: ${words.join(', ')}.`,
  /** Of an ad image whose product the studio drew: nothing is cut out of a photograph. */
  about: 'Your product is drawn anew in five scenes.',
  progress: 'Pictures being drawn',
  stop: 'Stop',
  drawing: (place: number, total: number) => `Drawing picture ${place} of ${total}`,
} as const
