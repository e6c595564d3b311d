import * as z from 'zod'
import { type EngineName, engineNameSchema } from './provenance.ts'

/** What a caller may choose the engine of, named as among the features of an installation. */
export const engineRoles = ['copy', 'category', 'background', 'fastImages', 'proImages', 'displayImages', 'video'] as const
export type EngineRole = (typeof engineRoles)[number]

/** The engines a caller wants, among those the installation offers; for roles that are missing the installation's first. */
export const engineChoicesSchema = z.partialRecord(z.enum(engineRoles), engineNameSchema)
export type EngineChoices = z.infer<typeof engineChoicesSchema>

/** Name of the header that carries them: `Adloom-Engines: copy=studio, video=fal:fal-ai/…`. */
export const ENGINES_HEADER = 'adloom-engines'

/** The header's value. */
export const writeEngineChoices = (choices: EngineChoices): string =>
  Object.entries(choices)
    .map(([role, engine]: readonly [string, EngineName]) => `${role}=${engine}`)
    .join(', ')

/** What a header says; null when it cannot be read. No name of an engine holds a comma or a blank. */
export function readEngineChoices(header: string): EngineChoices | null {
  const entries = header.split(',').map((entry) => entry.trim().split(/=(.*)/s, 2))
  const { data } = engineChoicesSchema.safeParse(Object.fromEntries(entries.filter(([role]) => role !== '')))
  return data ?? null
}
