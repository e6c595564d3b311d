import { modelDescriptionSchema } from '@adloom/engine/cutout/network/model-description.ts'
import * as z from 'zod'
import written from './parts.json' with { type: 'json' }

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
/** A path inside a package or a part. */
const path = z.string().regex(/^(?!\/)(?!.*\.\.)[\w@{}*./-]+$/)

/** A package of the registry that npm is set to. `integrity` is the hash of its tarball as npm writes it, `bytes` the tarball's size. */
const packageSchema = z.strictObject({
  name: z.string(),
  version: z.string(),
  integrity: z.string().regex(/^sha512-[\w+/]{86}==$/),
  bytes: z.int().positive(),
})

/** A part of an installation that is added on demand. */
const partSchema = z.strictObject({
  /** Counted up with every change of what is in it: the name of its folder. */
  version: z.string().regex(/^\d+$/),
  title: z.string(),
  gives: z.string(),
  licences: z.array(z.strictObject({ of: z.enum(['model', 'runtime']), what: z.string(), licence: z.string(), source: z.url() })).min(1),
  /** Of each package only these files are kept; `*` stands for a name, `{platform}` and `{arch}` for those of Node. `into` is a folder of the part. */
  packages: z.array(packageSchema.extend({ into: path, files: z.array(path).min(1) })),
  /** The model: files of a package that are named after their SHA-256, one behind the other. Nothing else of that package is kept. */
  model: z.strictObject({
    package: packageSchema,
    /** Ends with a slash. */
    under: path,
    chunks: z.array(sha256).min(1),
    bytes: z.int().positive(),
    sha256,
    description: modelDescriptionSchema,
  }),
  /** Bytes of everything but the model, by platform and processor; `other` where only the runtime in WebAssembly runs. */
  runtimeBytes: z.record(z.string(), z.int().positive()).refine((sizes) => 'other' in sizes),
})
export type PartEntry = z.infer<typeof partSchema>
export type PartPackage = z.infer<typeof packageSchema>

export const partListSchema = z.record(z.string().regex(/^[a-z]+$/), partSchema)

/** The parts there are. Add yours in `parts.json`. */
export const partList = partListSchema.parse(written)
