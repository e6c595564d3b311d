import { type Understood } from '@adloom/domain/ports/image-model.ts'

/** Sentences about images from a prompt. */
export const wordImagesText = {
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
  /** For an image ad whose product the built-in engine drew: nothing is cut out of a photograph. */
  about: (isBare: boolean) =>
    isBare ? 'Your product is drawn anew in five views, each on a transparent background.' : 'Your product is drawn anew in five scenes.',
  progress: 'Pictures being drawn',
  stop: 'Stop',
  /** `percent`: progress of the images, 0 while it is unknown. */
  drawing: (place: number, total: number, percent = 0) =>
    `Drawing picture ${String(place)} of ${String(total)}${percent > 0 ? ` · ${String(percent)} % done` : ''}`,
} as const
