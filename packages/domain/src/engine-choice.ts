import * as z from 'zod'
import { type EngineName, engineNameSchema } from './provenance.ts'

/** Roles whose engine a caller may choose, named as in the features of an installation. */
export const engineRoles = ['copy', 'category', 'background', 'fastImages', 'proImages', 'displayImages', 'video'] as const
export type EngineRole = (typeof engineRoles)[number]

/** The requested engine per role, among those the installation offers; missing roles get the installation's first. */
export const engineChoicesSchema = z.partialRecord(z.enum(engineRoles), engineNameSchema)
export type EngineChoices = z.infer<typeof engineChoicesSchema>

/** Name of the header that carries them: `Adloom-Engines: copy=studio, video=fal:fal-ai/…`. */
export const ENGINES_HEADER = 'adloom-engines'

/** The header's value. */
export const writeEngineChoices = (choices: EngineChoices): string =>
  Object.entries(choices)
    .map(([role, engine]: readonly [string, EngineName]) => `${role}=${engine}`)
    .join(', ')

/** The choices in a header; null when it cannot be parsed. Engine names contain no comma and no blank. */
export function readEngineChoices(header: string): EngineChoices | null {
  const entries = header.split(',').map((entry) => entry.trim().split(/=(.*)/s, 2))
  const { data } = engineChoicesSchema.safeParse(Object.fromEntries(entries.filter(([role]) => role !== '')))
  return data ?? null
}
