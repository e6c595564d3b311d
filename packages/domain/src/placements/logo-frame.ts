import * as z from 'zod'
import { checkAgainst, type PlacementCheck } from './check-placement.ts'
import { sourceSchema } from './placement.ts'
import table from './placements.json' with { type: 'json' }
import { uploadKindsOf } from './upload-file.ts'
import { weightInWords } from './weight-in-words.ts'

/** A logo as a platform asks for it, in pixels and bytes. */
const logoFrameSchema = z.object({
  id: z.string(),
  name: z.string(),
  ratio: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  least: z.object({ width: z.int().positive(), height: z.int().positive() }),
  /** How far its ratio may be from that of the size. */
  tolerance: z.number().min(0).max(0.05),
  weight: z.int().positive(),
  fileTypes: z.array(z.enum(['jpeg', 'png', 'gif'])).min(1),
  /** The upload files whose ads need it. */
  uploads: z.array(z.enum(['responsive-display', 'performance-max', 'meta'])),
  source: sourceSchema,
})
export type LogoFrame = z.output<typeof logoFrameSchema>

const logoFrames = z.array(logoFrameSchema).parse(table.logos)

/** The logos that ads in placements of these ids need. */
export function logoFramesOf(placements: readonly string[]): readonly LogoFrame[] {
  const kinds = uploadKindsOf(placements)
  return logoFrames.filter(({ uploads }) => uploads.some((kind) => kinds.includes(kind)))
}

/** What a PNG of a logo keeps and breaks. */
export function logoChecksOf(
  { width, height, least, tolerance, weight, fileTypes, source }: LogoFrame,
  file: { readonly width: number; readonly height: number; readonly bytes: number },
): readonly PlacementCheck[] {
  const check = checkAgainst(source)
  const ratio = width / height
  const own = file.width / file.height
  return [
    check(
      'size',
      file.width >= least.width && file.height >= least.height,
      `${file.width} × ${file.height}`,
      `at least ${least.width} × ${least.height}`,
    ),
    check('ratio', Math.abs(own / ratio - 1) <= tolerance + 1e-9, own.toFixed(3), `${ratio} ± ${tolerance * 100} %`),
    check('weight', file.bytes <= weight, weightInWords(file.bytes), `at most ${weightInWords(weight)}`),
    check('file type', fileTypes.includes('png'), 'PNG', fileTypes.map((type) => type.toUpperCase()).join(', ')),
  ]
}
